import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { listen, type Listening } from '../listen.ts';
import { Backend } from './backend.ts';
import { LOCAL_ANON_KEY } from './keys.ts';
import { isLocal } from './routes.ts';

/* The server with its database: what it answers beside the services, and to whom. */

let folder: string;
let backend: Backend;
let listening: Listening;
const lines: string[] = [];
const log = (line: string) => void lines.push(line);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-backend-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  backend = new Backend({ folder, siteUrl: () => listening.url, log });
  listening = await listen(createApp({ dist: folder, log, backend }), {
    port: 0,
    host: '127.0.0.1',
  });
}, 60_000);
afterAll(async () => {
  await Promise.all([listening.close(), backend.close()]);
  await rm(folder, { recursive: true, force: true });
});

const settings = (from: Backend) =>
  from.fetch(
    new Request('http://localhost/auth/v1/settings', { headers: { apikey: LOCAL_ANON_KEY } }),
  );

describe('the local database', () => {
  it('serves pages without having started', async () => {
    const response = await fetch(listening.url);
    expect(await response.text()).toContain('Home');
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  });

  it('starts with the first request to it, and is closed to a second process', async () => {
    const response = await fetch(`${listening.url}/auth/v1/settings`, {
      headers: { apikey: LOCAL_ANON_KEY },
    });
    expect(response.status).toBe(200);

    const second = new Backend({ folder, siteUrl: () => '', log });
    const refused = await settings(second);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('DATA_DIR=');
    expect(lines.at(-1)).toContain('is in use by another Ilmek');
  }, 120_000);

  it('refuses what is too large before reading it whole', async () => {
    const response = await fetch(`${listening.url}/storage/v1/object/gallery/x`, {
      method: 'POST',
      body: new Uint8Array(12 * 1024 * 1024),
      headers: { apikey: LOCAL_ANON_KEY, 'Content-Type': 'image/png' },
    });
    expect(response.status).toBe(413);
  });

  it('shows its mails, with their links', async () => {
    expect(await (await fetch(`${listening.url}/_mail`)).text()).toContain('No mail yet');
    const name = '<img src=x onerror=alert(1)>';
    await fetch(`${listening.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: 'ada+<b>@example.com',
        password: 'needles',
        data: { full_name: name },
      }),
    });
    await fetch(`${listening.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'needles' }),
    });
    const response = await fetch(`${listening.url}/_mail`);
    const page = await response.text();
    expect(page).toContain('ada@example.com');
    expect(page).toMatch(/href="\/auth\/confirm\?token_hash=[^"&]+&amp;type=signup"/);
    expect(page).not.toMatch(/<img|<b>|<script|style=/);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const style = await fetch(`${listening.url}/_mail/style.css`);
    expect(style.headers.get('Content-Type')).toContain('text/css');
    expect((await fetch(`${listening.url}/_mail/other`)).status).toBe(404);
  });
});

describe('isLocal', () => {
  it.each([
    ['127.0.0.1', 'localhost', true],
    ['::1', '[::1]', true],
    ['::ffff:127.0.0.1', '127.0.0.1', true],
    ['192.168.1.7', 'localhost', false],
    ['127.0.0.1', 'evil.example', false],
    ['127.0.0.1', 'localhost.evil.example', false],
    [undefined, 'localhost', false],
  ])('%s asking for %s: %s', (peer, host, local) => {
    expect(isLocal(peer, host)).toBe(local);
  });
});
