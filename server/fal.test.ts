import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../netlify/functions/fal.ts';
import { FLUX_PRO_PARAMETERS } from '../src/lib/ai/models.ts';
import { makeRemotely, RemoteProblem } from '../src/services/ai/ai.ts';
import { createApp } from './app.ts';
import { startTestServer, type TestServer } from './embedded/testing/server.ts';
import { FakeFal } from './fake-fal/fake-fal.ts';
import { startFalSite, type FalSite } from './fake-fal/testing/site.ts';
import { FAKE_FAL_KEY } from './fal.ts';
import { listen, type Listening } from './listen.ts';

/* The function as the local server mounts it: with its rate limit, its database, its stand-in. */

const REQUEST = 'https://queue.fal.run/fal-ai/flux-pro/requests/0123456789';
const PROXY = '/api/fal/proxy';
const target = (url: string) => ({ headers: { 'x-fal-target-url': url } });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('without a key', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ilmek-fal-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    vi.stubEnv('FAL_KEY', '');
  });

  it('says that there is no remote maker, and is no page', async () => {
    const app = createApp({ dist: folder, log: () => undefined });
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await app.request(PROXY, { method });
      expect(response.status).toBe(503);
      expect(response.headers.get('x-ilmek-problem')).toBe('unavailable');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect((await app.request('/_fal/files/x')).status).toBe(404);
    expect((await app.request('/_fal/faults', { method: 'POST', body: '[]' })).status).toBe(405);
  });

  it('holds to Netlify’s rate limit, a visitor at a time', async () => {
    const server = await listen(createApp({ dist: folder, log: () => undefined }), {
      port: 0,
      host: '127.0.0.1',
    });
    const { windowLimit } = config.rateLimit!;
    const statuses = new Map<number, number>();
    for (let i = 0; i < windowLimit + 20; i++) {
      const response = await fetch(server.url + PROXY);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 429) {
        expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(await response.json()).toEqual({
          message: 'Too many requests at once. Wait a moment.',
        });
      }
    }
    expect(statuses).toEqual(
      new Map([
        [503, windowLimit],
        [429, 20],
      ]),
    );
    await server.close();
  });
});

describe('with the stand-in', () => {
  let server: TestServer;
  const fake = new FakeFal({ origin: () => `${server.url}/_fal`, key: FAKE_FAL_KEY });
  beforeAll(async () => {
    server = await startTestServer({ fakeFal: fake });
  });
  afterAll(() => server?.close());

  it('makes a picture, until the visitor has had his share of the day', async () => {
    vi.stubEnv('FAL_DAILY_PICTURES_EACH', '2');
    vi.stubEnv('FAL_KEY', 'a-real-key:of-somebody');
    vi.spyOn(console, 'error').mockReturnValue();
    const make = () =>
      makeRemotely(
        { tool: 'font', settings: { text: 'Ada', fontStyle: 'block-bold' } },
        { proxyUrl: server.url + PROXY },
      );
    expect((await make()).picture.type).toBe('image/jpeg');
    expect((await make()).width).toBe(1024);
    const problem: unknown = await make().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(RemoteProblem);
    expect((problem as RemoteProblem).reason).toBe('share');
    expect(fake.count('submit')).toBe(2);
    expect(JSON.stringify(fake.seen)).not.toContain('a-real-key');
    expect(server.lines.join('\n')).not.toMatch(/Ada|127\.0\.0\.1|no-real-key/);
  });

  it('tells the pages who works', async () => {
    const response = await fetch(`${server.url}/maker.json`);
    expect(await response.json()).toEqual({ maker: 'fal', standIn: true });
  });

  it.each([
    ['POST', '/_fal/faults', { 'Sec-Fetch-Site': 'cross-site' }],
    ['POST', '/_fal/faults/more', { Origin: 'https://elsewhere.example' }],
    ['PUT', '/_fal/files/x.png', { 'Sec-Fetch-Site': 'same-site' }],
    ['PUT', '/_fal/files/x.png', { Origin: 'null' }],
    ['PUT', '/_fal/files/x.png/1', { 'Sec-Fetch-Site': 'none' }],
    ['GET', '/_fal/files/x.png', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('takes nothing of another site: %s %s %j', async (method, where, headers) => {
    const body = method === 'GET' ? undefined : '[]';
    const answer = await fetch(server.url + where, { method, headers, body });
    expect(answer.status).toBe(403);
    expect(fake.files.get('x.png')).toBeUndefined();
  });

  it.each([
    ['text/html', 'application/octet-stream', 'attachment'],
    ['image/svg+xml', 'application/octet-stream', 'attachment'],
    ['text/javascript', 'application/octet-stream', 'attachment'],
    ['image/png; charset=utf-7', 'image/png', 'inline'],
  ])('gives what came as %s back as %s', async (type, shown, how) => {
    const where = `${server.url}/_fal/files/${crypto.randomUUID()}.png`;
    await fetch(where, { method: 'PUT', headers: { 'Content-Type': type }, body: 'alert(1)' });
    const { headers } = await fetch(where);
    expect(headers.get('Content-Type')).toBe(shown);
    expect(headers.get('Content-Disposition')).toBe(how);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  });

  it('stops reading a file that is too large', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 4 * 1024 * 1024;
        controller.enqueue(new Uint8Array(4 * 1024 * 1024));
      },
    });
    const init = { method: 'PUT', body: endless, duplex: 'half' } as RequestInit;
    const answer = await fake.app.fetch(new Request('http://stand-in/files/large.png', init));
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(150 * 1024 * 1024);
  });

  it('can be told to go wrong', async () => {
    const say = (faults: unknown) =>
      fetch(`${server.url}/_fal/faults`, { method: 'POST', body: JSON.stringify(faults) });
    expect((await say([{ on: 'status', how: 'explode' }])).status).toBe(400);
    expect((await say([{ on: 'result', how: 'status', status: 418 }])).status).toBe(200);
    const response = await fetch(server.url + PROXY, target(REQUEST));
    expect(response.status).toBe(418);
    await say([]);
  });
});

describe('over real connections', () => {
  let site: FalSite;
  let trap: Listening;
  let trapped = 0;
  beforeAll(async () => {
    site = await startFalSite();
    const counting = createApp({ dist: '/nowhere', log: () => undefined });
    counting.notFound((context) => {
      trapped++;
      return context.text('trapped');
    });
    trap = await listen(counting, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => Promise.all([site.close(), trap.close()]));

  it.each(['result', 'status', 'cancel'] as const)('no redirect is followed: %s', async (on) => {
    const { proxyUrl, fake } = site;
    fake.fail({ on, how: 'redirect', to: `${trap.url}/a` });
    const rest = { result: '', status: '/status?logs=0', cancel: '/cancel' }[on];
    const method = on === 'cancel' ? 'PUT' : 'GET';
    const response = await fetch(proxyUrl, { method, ...target(REQUEST + rest) });
    expect(response.status).toBe(502);
    expect(fake.count(on)).toBeGreaterThan(0);
    expect(trapped).toBe(0);
    fake.fail();
  });

  it('sends fal the site’s key and nothing of the visitor', async () => {
    const { proxyUrl, fake } = site;
    await fetch(proxyUrl, {
      method: 'POST',
      headers: {
        ...target('https://queue.fal.run/fal-ai/flux-pro').headers,
        'Content-Type': 'application/json',
        Authorization: 'Bearer visitors-token',
        Cookie: 'session=visitors-session',
        'X-Fal-Runner-Hint': 'visitors-hint',
        'User-Agent': 'visitors-browser',
      },
      body: JSON.stringify({ prompt: 'a', ...FLUX_PRO_PARAMETERS }),
    });
    const sent = fake.seen.at(-1)!;
    expect(sent.moment).toBe('submit');
    expect(sent.headers.authorization).toBe('Key test-key-id:test-key-secret');
    expect(JSON.stringify(sent.headers)).not.toContain('visitors');
    expect(JSON.parse(sent.headers['x-fal-object-lifecycle-preference'])).toEqual({
      expiration_duration_seconds: 86_400,
    });
  });

  /** An answer to bytes as no client would send them. */
  async function raw(...lines: string[]): Promise<string> {
    const { port } = new URL(site.proxyUrl);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    return answer;
  }

  it.each([
    ['two targets', ['x-fal-target-url: ' + REQUEST, 'X-Fal-Target-Url: https://evil.example/']],
    ['a folded target', ['x-fal-target-url: https://evil.example/', '\t' + REQUEST]],
    ['a target with a letter beyond ASCII', [`x-fal-target-url: ${REQUEST}é`]],
    ['a target as the address', []],
  ])('raw bytes: %s', async (_, headers) => {
    const before = site.fake.seen.length;
    const path = headers.length ? PROXY : `${PROXY}?x-fal-target-url=${REQUEST}`;
    const answer = await raw(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(site.fake.seen.length).toBe(before);
  });
});
