import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server/embedded/testing/server.ts';
import { type Health, readHealth } from '../src/lib/status/health.ts';
import { health } from './functions/health.ts';

/* What the site says of itself, against a real project and against none. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const ask = (url: string, env: Record<string, string> = {}) =>
  health(new Request('https://ilmek.example/api/health'), {
    fetch,
    env: { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_local', ...env },
    now: Date.now,
  });

describe('health', () => {
  it('of a deployment whose parts answer', async () => {
    const answer = await fetch(`${server.url}/api/health`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const body = readHealth(await answer.json());
    expect(body).toMatchObject({
      ok: true,
      parts: { database: 'up', auth: 'up', storage: 'up', functions: 'up', maker: 'local' },
    });
  });

  it('names what does not answer', async () => {
    const answer = await ask('http://127.0.0.1:9');
    expect(answer.status).toBe(503);
    const { ok, parts } = (await answer.json()) as Health;
    expect(ok).toBe(false);
    expect(parts).toMatchObject({ database: 'down', auth: 'down', storage: 'down' });
  });

  it('tells of a key that there is one, and nothing more', async () => {
    const answer = await ask(server.url, { FAL_KEY: 'key-id:key-secret' });
    const text = await answer.text();
    expect((JSON.parse(text) as Health).parts.maker).toBe('remote');
    expect(text).not.toContain('key-');
  });

  it('is only read', async () => {
    const request = new Request('https://ilmek.example/api/health', { method: 'POST' });
    const answer = await health(request, { fetch, env: {}, now: Date.now });
    expect(answer.status).toBe(405);
  });
});

describe('readHealth', () => {
  it.each([null, 1, {}, { parts: { database: 'up' } }, { parts: { database: 'toString' } }])(
    '%j is no report',
    (data) => expect(readHealth(data)).toBeUndefined(),
  );
});
