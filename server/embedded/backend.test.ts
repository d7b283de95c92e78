import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { listen, type Listening } from '../listen.ts';
import { Backend } from './backend.ts';
import { LOCAL_ANON_KEY } from './keys.ts';
import { openEmbedded } from './open.ts';
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
});
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
    const said = await refused.text();
    expect(said).toContain('The log of the server says why');
    expect(said).not.toContain(folder);
    expect(lines.at(-1)).toMatch(/is in use by another Ilmek.*DATA_DIR=/);
  });

  it('lets pages of this site alone read what it answers', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${listening.url}/rest/v1/gallery_counts`, {
        method,
        headers: { apikey: LOCAL_ANON_KEY, Origin: 'https://elsewhere.example' },
      });
      expect(response.headers.get('Access-Control-Allow-Origin') ?? listening.url).toBe(
        listening.url,
      );
    }
  });

  it('tells how it is sixty times a minute, not more', async () => {
    const ask = async () => (await fetch(`${listening.url}/api/health`)).status;
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push(await ask());
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

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

describe('a statement without end', () => {
  const ask = (where: string, init: RequestInit = {}) =>
    fetch(`${listening.url}/rest/v1/${where}`, {
      ...init,
      headers: { apikey: LOCAL_ANON_KEY, 'Content-Type': 'application/json' },
    });

  it('is given up after a while, and others are answered', async () => {
    const busy = await mkdtemp(path.join(tmpdir(), 'ilmek-endless-'));
    const embedded = await openEmbedded({ folder: busy, siteUrl: '' });
    await embedded.database.exec(
      `create function public.endless() returns int language plpgsql as
       $$ begin loop end loop; end $$`,
    );
    await embedded.close();
    const impatient = new Backend({ folder: busy, siteUrl: () => '', log, patienceMs: 3000 });
    const rest = (what: string, method = 'GET') =>
      impatient.fetch(
        new Request(`http://localhost/rest/v1/${what}`, {
          method,
          headers: { apikey: LOCAL_ANON_KEY },
        }),
      );
    try {
      await impatient.start();
      const hung = rest('rpc/endless', 'POST');
      const other = rest('gallery_counts?type=eq.font&select=type');
      expect((await hung).status).toBe(504);
      expect(await (await other).json()).toEqual([{ type: 'font' }]);
      expect(lines.join()).toContain('A statement took too long.');
    } finally {
      await impatient.close();
      await rm(busy, { recursive: true, force: true });
    }
  });

  it('is refused where it can be seen coming', async () => {
    expect((await ask('gallery_images?prompt=match.^(a%2B)%2B$')).status).toBe(400);
    const search = JSON.stringify({ search: 'a'.repeat(10 * 1024 * 1024) });
    expect((await ask('rpc/gallery_page', { method: 'POST', body: search })).status).toBe(413);
  });
});

describe('a request that is cut', () => {
  const counts = (from: Backend) =>
    from.fetch(
      new Request('http://localhost/rest/v1/gallery_counts', {
        headers: { apikey: LOCAL_ANON_KEY },
      }),
    );
  const here = async (work: (backend: Backend, said: string[]) => Promise<void>) => {
    const data = await mkdtemp(path.join(tmpdir(), 'ilmek-cut-'));
    const said: string[] = [];
    const cut = new Backend({
      folder: data,
      siteUrl: () => '',
      log: (line) => void said.push(line),
    });
    try {
      await work(cut, said);
    } finally {
      await cut.close();
      await rm(data, { recursive: true, force: true });
    }
  };

  it('by the end of the server is told so, and sends nobody to a log that says nothing', () =>
    here(async (cut, said) => {
      const asked = counts(cut);
      await cut.close();
      const answers = [await asked, await counts(cut)];
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(await answer.text()).toMatch(/The server is ending\. Try again/);
      }
      expect(said).toEqual([]);
    }));

  it('by an end of the database that nobody wanted stands in the log', () =>
    here(async (cut, said) => {
      await cut.start();
      const asked = counts(cut);
      await new Promise((resolve) => setImmediate(resolve));
      await cut.end();
      const answer = await asked;
      // It may have been answered just before.
      if (answer.status !== 200) expect(await answer.text()).toMatch(/database ended before/);
      expect(said.join()).toMatch(/The local database ended \(.*\)\. \d+ requests? got no answer/);
      expect((await counts(cut)).status).toBe(200);
    }));
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
