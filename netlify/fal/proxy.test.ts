import { afterEach, describe, expect, it, vi } from 'vitest';
import { FLUX_PRO_PARAMETERS } from '../../src/lib/ai/models.ts';
import { fal } from '../functions/fal.ts';
import { network } from '../visitor.ts';
import { secondsToMidnight } from './budget.ts';

/* The function's own answers: what it says where, and what a day's budget does. */

const SUBMIT = 'https://queue.fal.run/fal-ai/flux-pro';
const INITIATE = 'https://rest.fal.ai/storage/upload/initiate?storage_type=fal-cdn-v3';
const ENV = {
  FAL_KEY: 'fal-key-id:fal-key-secret',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_0123456789',
  PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
};

interface World {
  env?: Record<string, string | undefined>;
  /** What the database says. */
  taken?: () => Response;
  upstream?: (signal: AbortSignal) => Response | Promise<Response>;
}

/** A site with its function; what is asked of whom is noted. */
function site({ env = ENV, taken, upstream }: World = {}) {
  const asked: { url: string; body: unknown; headers: Headers }[] = [];
  const lines: string[] = [];
  const ask = async (method: string, target: string, body?: unknown) =>
    fal(
      new Request('https://ilmek.example/api/fal/proxy', {
        method,
        headers: { 'x-fal-target-url': target, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
      {
        env,
        visitor: '203.0.113.7',
        log: (line) => void lines.push(line),
        upstream: async (_, init) => {
          asked.push({ url: 'fal', body: undefined, headers: new Headers() });
          return (await upstream?.(init.signal)) ?? Response.json({ request_id: 'r' });
        },
        fetch: (input, init) => {
          const body = JSON.parse(init!.body as string) as unknown;
          asked.push({ url: input as string, body, headers: new Headers(init!.headers) });
          return Promise.resolve(taken?.() ?? Response.json('granted'));
        },
      },
    );
  const order = (prompt = 'a red tulip') => ask('POST', SUBMIT, { prompt, ...FLUX_PRO_PARAMETERS });
  const names = () => asked.map(({ url }) => url.split('/').at(-1));
  return { ask, order, asked, lines, names };
}

const said = async (response: Response) => {
  const { message } = (await response.json()) as { message: string };
  return [response.status, response.headers.get('x-ilmek-problem'), message] as const;
};

describe('a site that is not set up', () => {
  it.each(['FAL_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'PUBLIC_SUPABASE_URL'])(
    'says so without %s, and asks nobody',
    async (name) => {
      for (const value of [undefined, '', '  ', 'a b\nc']) {
        const { order, asked, lines } = site({ env: { ...ENV, [name]: value } });
        const [status, problem, message] = await said(await order());
        expect([status, problem]).toEqual([503, 'unavailable']);
        expect(message).toBe('This site has no remote maker; the maker on your own device works.');
        expect(asked).toEqual([]);
        expect(lines).toEqual([`fal is not set up: ${name} is missing`]);
      }
    },
  );
});

describe('the budget', () => {
  it('is asked before a picture is ordered, with the service key and no address', async () => {
    const { order, asked, names } = site({ env: { ...ENV, FAL_DAILY_PICTURES: '7' } });
    expect((await order()).status).toBe(200);
    expect(names()).toEqual(['ai_budget_take', 'fal']);
    const [{ url, body, headers }] = asked;
    expect(url).toBe('https://abc.supabase.co/rest/v1/rpc/ai_budget_take');
    expect(headers.get('apikey')).toBe(ENV.SUPABASE_SERVICE_ROLE_KEY);
    expect(body).toMatchObject({ what: 'picture', most: 7, most_each: 1 });
    expect(JSON.stringify(body)).not.toContain('203.0.113.7');
    expect((body as { who: string }).who).toMatch(/^[\w-]{43}$/);
  });

  it('is twice as large for uploads, and not asked for anything else', async () => {
    const { ask, asked, names } = site();
    await ask('POST', INITIATE, { content_type: 'image/png', file_name: '1.png' });
    await ask('GET', `${SUBMIT}/requests/0123456789`);
    await ask('PUT', `${SUBMIT}/requests/0123456789/cancel`);
    expect(names()).toEqual(['ai_budget_take', 'fal', 'fal', 'fal']);
    expect(asked[0].body).toMatchObject({ what: 'upload', most: 400, most_each: 40 });
  });

  it.each([
    ['spent', 'budget', /^The pictures that this site pays for today are all made\. .*tomorrow/],
    ['share', 'share', /^You have made all the pictures that one visitor can make here in a day/],
  ])('%s: 429 until midnight, and nothing is ordered', async (taken, code, words) => {
    const { order, names } = site({ taken: () => Response.json(taken) });
    const response = await order();
    const wait = Number(response.headers.get('Retry-After'));
    expect(Math.abs(wait - secondsToMidnight(Date.now()))).toBeLessThan(5);
    const [status, problem, message] = await said(response);
    expect([status, problem]).toEqual([429, code]);
    expect(message).toMatch(words);
    expect(names()).toEqual(['ai_budget_take']);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')) as never],
    ['refuses', () => Response.json({}, { status: 401 })],
    ['says something else', () => Response.json('perhaps')],
  ])('keeps the purse shut where the database %s', async (_, taken) => {
    const { order, names } = site({ taken });
    const [status, problem] = await said(await order());
    expect([status, problem]).toEqual([503, 'unavailable']);
    expect(names()).not.toContain('fal');
  });

  it.each([
    [{}, 200, 20],
    [{ FAL_DAILY_PICTURES: '10' }, 10, 1],
    [{ FAL_DAILY_PICTURES: '10', FAL_DAILY_PICTURES_EACH: '20' }, 10, 5],
    [{ FAL_DAILY_PICTURES: '1', FAL_DAILY_PICTURES_EACH: '1' }, 1, 1],
    [{ FAL_DAILY_PICTURES: '0' }, 0, 0],
  ])('with %j is never one visitor’s alone', async (set, most, most_each) => {
    const { order, asked } = site({ env: { ...ENV, ...set } });
    await order();
    expect(asked[0].body).toMatchObject({ most, most_each });
  });

  it('gets back what fal refused', async () => {
    for (const status of [401, 422, 429, 503]) {
      const { order, names } = site({ upstream: () => Response.json({}, { status }) });
      expect((await order()).status).toBe(status);
      expect(names()).toEqual(['ai_budget_take', 'fal', 'ai_budget_return']);
    }
  });

  it('counts what may have been ordered, and lets nobody order it twice unasked', async () => {
    const broken = () => Promise.reject(new TypeError('terminated'));
    const { order, ask, names } = site({ upstream: broken });
    expect((await order()).status).toBe(500);
    expect(names()).toEqual(['ai_budget_take', 'fal']);
    // Reading may be tried again: the client does, after a 502.
    expect((await ask('GET', `${SUBMIT}/requests/0123456789`)).status).toBe(502);
  });

  it('a stale connection is no failure of what only reads', async () => {
    let tries = 0;
    const cause = { code: 'UND_ERR_SOCKET' };
    const stale = () => {
      if (tries++ === 0) throw new TypeError('fetch failed', { cause });
      return Response.json({ status: 'COMPLETED' });
    };
    const { ask, order } = site({ upstream: stale });
    expect((await ask('GET', `${SUBMIT}/requests/0123456789/status?logs=0`)).status).toBe(200);
    expect(tries).toBe(2);
    tries = 0;
    expect((await order()).status).toBe(500);
    expect(tries).toBe(1);
  });

  it('gets back what never left', async () => {
    const cause = { code: 'ECONNREFUSED' };
    const refused = () => Promise.reject(new TypeError('fetch failed', { cause }));
    const { order, names } = site({ upstream: refused });
    expect((await order()).status).toBe(502);
    expect(names()).toEqual(['ai_budget_take', 'fal', 'ai_budget_return']);
  });
});

describe('what fal says to the owner', () => {
  it.each([401, 402, 403])('with %i stays in the log', async (status) => {
    const words = `Exhausted balance of ada@example.com. Top up at fal.ai/dashboard/billing`;
    const upstream = () =>
      Response.json(
        { detail: `${words} ${ENV.FAL_KEY}` },
        { status, headers: { 'x-fal-error-type': 'balance' } },
      );
    const { order, ask, lines } = site({ upstream });
    for (const asking of [order, () => ask('GET', `${SUBMIT}/requests/0123456789/status?logs=0`)]) {
      const answer = await asking();
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-fal-error-type')).toBeNull();
      expect(await answer.text()).not.toMatch(/balance|ada@|billing/);
    }
    expect(lines.join()).toContain(words);
    expect(lines.join()).not.toContain(ENV.FAL_KEY);
  });
});

describe('a slow answer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    // Only what is not paid may be asked again: an order's lateness is named, so that it is not.
    ['GET', `${SUBMIT}/requests/0123456789`, 504, null],
    ['POST', SUBMIT, 500, 'late'],
  ])('is waited for a quarter of a minute: %s %s', async (method, url, status, name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = (signal: AbortSignal) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const { ask } = site({ upstream: never });
    let answer: Response | undefined;
    const body = method === 'POST' ? { prompt: 'a', ...FLUX_PRO_PARAMETERS } : undefined;
    void ask(method, url, body).then((response) => (answer = response));
    await vi.advanceTimersByTimeAsync(14_900);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(await said(answer!)).toEqual([status, name, 'fal.ai took too long.']);
  });
});

describe('an answer', () => {
  it('is passed on with what the client reads of it', async () => {
    const detail = [{ loc: ['body', 'prompt'], msg: 'too rude', type: 'content_policy' }];
    const { order } = site({
      upstream: () =>
        Response.json(
          { detail },
          {
            status: 422,
            headers: { 'x-fal-request-id': 'abc', 'x-fal-other': 'x', server: 'y' },
          },
        ),
    });
    const response = await order();
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail });
    expect(response.headers.get('x-fal-request-id')).toBe('abc');
    expect(response.headers.get('x-fal-other')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps its status where it is a page of somebody on the way', async () => {
    const html = { headers: { 'content-type': 'text/html' } };
    const page = () => new Response('<h1>Bad gateway</h1>', { ...html, status: 502 });
    const [status, , message] = await said(await site({ upstream: page }).order());
    expect([status, message]).toEqual([502, 'HTTP 502']);
  });

  it('leaves no words in the log', async () => {
    const { order, lines } = site();
    await order('my secret garden');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^fal submit flux-pro 200 \d+ ms$/);
  });

  it('says which fields were out of bounds, not what stood in them', async () => {
    const { ask } = site();
    const response = await ask('POST', SUBMIT, { prompt: 'rude', num_images: 4 });
    const [status, problem, message] = await said(response);
    expect([status, problem]).toEqual([400, 'refused']);
    expect(message).toContain('num_images');
    expect(message).not.toContain('rude');
  });
});

it('a visitor is an address, or the half of one that he keeps', () => {
  expect(network('203.0.113.7')).toBe('203.0.113.7');
  expect(network('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(network('2001:0DB8:0001:0002::9')).toBe('2001:db8:1:2');
  expect(network('2001:db8::1')).toBe('2001:db8:0:0');
  expect(network('::1')).toBe('0:0:0:0');
  expect(network('fe80::1%eth0')).toBe('fe80:0:0:0');
});
