import { describe, expect, it } from 'vitest';
import { FLUX_PRO_PARAMETERS } from '../../src/lib/ai/models.ts';
import type { Budget } from './budget.ts';
import { falProxy } from './proxy.ts';
import { Random } from './testing/random.ts';
import { FAL_KEY, TRICKS, VISITOR_SECRET, type Attempt } from './testing/tricks.ts';

/* Two thousand requests of somebody who wants the key, or another host in our name. */

const REQUESTS = 2000;
const VISITOR = '203.0.113.77';

/** What may be asked, said once more and in another way than the function says it. */
function isListed(method: string, address: string): boolean {
  const { protocol, host, username, password, hash, pathname, search } = new URL(address);
  if (protocol !== 'https:' || username || password || hash) return false;
  const [owner, app, ...rest] = pathname.slice(1).split('/');
  if (host === 'rest.fal.ai') {
    const known = ['initiate', 'initiate-multipart', 'complete-multipart'];
    const path = [owner, app].join('/') === 'storage/upload' && known.includes(rest.join('/'));
    return path && method === 'POST' && search === '?storage_type=fal-cdn-v3';
  }
  if (host !== 'queue.fal.run' || owner !== 'fal-ai' || app !== 'flux-pro') return false;
  if (rest.length === 0 || rest.join('/') === 'kontext') return method === 'POST' && search === '';
  const [requests, id, what] = rest;
  if (requests !== 'requests' || !/^[\w-]{8,64}$/.test(id) || rest.length > 3) return false;
  if (what === undefined) return method === 'GET' && search === '';
  if (what === 'cancel') return method === 'PUT' && search === '';
  return what === 'status' && method === 'GET' && /^\?logs=[01]$/.test(search);
}

const SENT_HEADERS = new Set([
  ...['accept', 'authorization', 'content-type', 'user-agent'],
  ...['x-fal-object-lifecycle', 'x-fal-object-lifecycle-preference'],
]);

const ANSWER_HEADERS = new Set([
  ...['allow', 'cache-control', 'content-security-policy', 'content-type'],
  ...['cross-origin-resource-policy', 'referrer-policy', 'retry-after'],
  ...['strict-transport-security', 'x-content-type-options', 'x-ilmek-problem'],
  ...['x-fal-error-type', 'x-fal-request-id', 'x-fal-request-timeout-type'],
]);

interface Outcome {
  sent: Request[];
  redirects: (string | undefined)[];
  response: Response;
  text: string;
  lines: string[];
}

const generous: Budget = {
  take: () => Promise.resolve('granted'),
  giveBack: () => Promise.resolve(),
};

async function attack({ method, target, headers, body, answer }: Attempt): Promise<Outcome> {
  const all = new Headers();
  if (body !== undefined) all.set('content-type', 'application/json');
  if (target !== null) all.append('x-fal-target-url', encodable(target));
  for (const [name, value] of headers ?? []) {
    if (name === 'x-fal-target-url') all.append(name, value);
    else all.set(name, value);
  }
  const init = { method, headers: all, body, duplex: 'half' };
  const sent: Request[] = [];
  const redirects: (string | undefined)[] = [];
  const lines: string[] = [];
  const upstream: typeof fetch = (input, options) => {
    redirects.push(options?.redirect);
    sent.push(new Request(input, options));
    return Promise.resolve(answer?.() ?? Response.json({ request_id: 'x' }));
  };
  const response = await falProxy(new Request('https://ilmek.example/api/fal/proxy', init), {
    fetch: upstream,
    falKey: FAL_KEY,
    budget: generous,
    visitor: VISITOR,
    log: (line) => void lines.push(line),
  });
  return { sent, redirects, response, text: await response.text(), lines };
}

/** A header holds bytes: letters beyond are sent as such, as a raw connection would. */
const encodable = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte)).join('');

async function expectSafe(attempt: Attempt, reaches: boolean): Promise<void> {
  const { sent, redirects, response, text, lines } = await attack(attempt);
  expect(sent).toHaveLength(reaches ? 1 : 0);
  for (const request of sent) {
    expect(isListed(request.method, request.url), `${request.method} ${request.url}`).toBe(true);
    expect(request.headers.get('authorization')).toBe(`Key ${FAL_KEY}`);
    const body = await request.text();
    for (const [name, value] of request.headers) {
      expect(SENT_HEADERS.has(name), name).toBe(true);
      expect(value).not.toContain(VISITOR_SECRET);
    }
    expect(body).not.toContain(VISITOR_SECRET);
    if (body) expect(JSON.parse(body)).toMatchObject(FLUX_PRO_PARAMETERS);
  }
  expect(redirects.every((redirect) => redirect === 'manual')).toBe(true);

  if (!reaches) expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status >= 300 && response.status < 400).toBe(false);
  for (const [name, value] of response.headers) {
    expect(ANSWER_HEADERS.has(name), name).toBe(true);
    expect(value).not.toContain(FAL_KEY);
  }
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(text).not.toContain(FAL_KEY);
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  // Where the answer is about the owner's account, a line before the last has fal's own words.
  expect([1, 2]).toContain(lines.length);
  expect(lines.join(' ')).not.toContain(FAL_KEY);
  expect(lines.at(-1)).toMatch(/^fal (refused|[a-z -]+) \d{3} \d+ ms$/);
}

describe('the proxy under attack', () => {
  const each = Math.ceil(REQUESTS / TRICKS.length);

  it(`stands ${TRICKS.length} tricks, ${each} times each: ${REQUESTS} requests at least`, () => {
    expect(new Set(TRICKS.map(({ name }) => name)).size).toBe(TRICKS.length);
    expect(each * TRICKS.length).toBeGreaterThanOrEqual(REQUESTS);
  });

  it.each(TRICKS.map((trick, at) => [trick.name, trick, at] as const))(
    '%s',
    async (_, trick, at) => {
      const random = new Random(1000 + at);
      for (let i = 0; i < each; i++) await expectSafe(trick.make(random), trick.reaches);
    },
  );
});
