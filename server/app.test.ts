import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

const LONG_TEXT = '<!doctype html><title>Long</title>' + 'stitch '.repeat(500);

const SITE: Record<string, string> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'features.html': '<!doctype html><title>Features</title>',
  'blog/index.html': '<!doctype html><title>Blog</title>',
  'blog/bulunamadi.html': '<!doctype html><title>Blog yazısı bulunamadı</title>',
  'blog/ilk-yazı.html': '<!doctype html><title>İlk yazı</title>',
  'long.html': LONG_TEXT,
  '_astro/app.1a2b.js': 'export {};',
  'site.webmanifest': '{}',
  'sample.png': 'x'.repeat(4000),
  'design.dst': 'LA:x',
  '.hidden': 'secret',
  '.well-known/security.txt': 'Contact: nobody',
};

let folder: string;
let app: Hono;
let lines: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-app-'));
  for (const [name, text] of Object.entries(SITE)) {
    const file = path.join(folder, 'dist', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  lines = [];
  app = createApp({ dist: path.join(folder, 'dist'), log: (line) => lines.push(line) });
});

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(app.request(url, { headers }));

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/features', 'Features'],
    ['/blog', 'Blog'],
    ['/blog/ilk-yaz%C4%B1', 'İlk yazı'],
    ['/features?from=mail', 'Features'],
  ])('%s is its page', async (url, title) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/features/', '/features'],
    ['/features.html', '/features'],
    ['/blog/index.html', '/blog'],
    ['/blog/', '/blog'],
    ['/index.html', '/'],
    ['/features/?a=1&b=%2F', '/features?a=1&b=%2F'],
    ['/blog/ilk-yaz%C4%B1/', '/blog/ilk-yaz%C4%B1'],
  ])('%s leads to its one address', async (url, to) => {
    const response = await get(url);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(to);
  });

  it('answers HEAD as GET, without the body', async () => {
    const response = await app.request('/long', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(LONG_TEXT.length));
    expect(await response.text()).toBe('');
  });

  it('takes no other method', async () => {
    const response = await app.request('/features', { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('unknown paths', () => {
  it('get the page for them, status 404 and one line in the log', async () => {
    const response = await get('/no/such-page?token=secret');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not found');
    expect(response.headers.get('ETag')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(lines).toEqual(['404 /no/such-page']);
  });

  it('is not kept for a year where a hashed file is missing', async () => {
    expect((await get('/_astro/gone.js')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('cannot write lines or colours of their own into the log', async () => {
    await get('/a%0A500%20all%20lost%1B%5B31m%E2%80%AEx');
    expect(lines).toEqual(['404 /a·500 all lost·[31m·x']);
    await get(`/${'long'.repeat(500)}`);
    expect(lines[1].length).toBeLessThan(220);
  });

  it.each(['/blog/no', '/blog/no/deeper', '/blog/bulunamadi', '/blog/bulunamadi.html'])(
    '%s gets the page for unknown posts',
    async (url) => {
      const response = await get(url);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Blog yazısı bulunamadı');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(lines).toEqual([`404 ${url}`]);
    },
  );

  it('outside the blog is not told that a post is missing', async () => {
    for (const url of ['/blogs', '/blog2/x', '/no'])
      expect(await (await get(url)).text()).toContain('Not found');
  });

  it.each(['/404', '/404.html', '/blog/no', '/features/deeper', '/_astro', '/_astro/'])(
    '%s is one of them',
    async (url) => expect((await get(url)).status).toBe(404),
  );

  it.each(['/%', '/%E0%A4%A', '/blog/%zz'])('%s is malformed', async (url) => {
    expect((await get(url)).status).toBe(400);
  });
});

describe('what lies outside', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%5csecret.txt',
    '/.hidden',
    '/%2ehidden',
    '/index.html%00.png',
    '/blog/../../secret.txt',
  ])('%s is not given', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('no path sends the visitor to another site', async () => {
    for (const url of ['//elsewhere.example/', '//features/', '/%2Felsewhere.example/']) {
      const response = await get(`http://localhost${url}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('Location')).toBeNull();
    }
  });

  it('well-known files are no hidden ones', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });

  it('a folder behind a broken link is missing, not a fault', async () => {
    const link = path.join(folder, 'dist', 'broken.html');
    await symlink(path.join(folder, 'nowhere'), link);
    expect((await get('/broken')).status).toBe(404);
    await rm(link);
  });
});

describe('what is sent', () => {
  it.each([
    ['/_astro/app.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/sample.png', 'image/png'],
    ['/design.dst', 'application/octet-stream'],
  ])('%s is %s', async (url, type) => {
    expect((await get(url)).headers.get('Content-Type')).toBe(type);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    ['gzip', 'GZIP', gunzipSync],
    ['br', '*', brotliDecompressSync],
  ])('is coded as %s for “%s”', async (coding, accept, decode) => {
    const response = await get('/long', { 'Accept-Encoding': accept });
    expect(response.headers.get('Content-Encoding')).toBe(coding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const body = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(body.length).toBeLessThan(LONG_TEXT.length / 5);
    expect(decode(body).toString()).toBe(LONG_TEXT);
  });

  it.each([
    ['/long', 'identity'],
    ['/long', 'gzip;q=0, br;q=0.0'],
    ['/sample.png', 'br'],
    ['/features', 'br'],
  ])('%s is not coded for “%s”', async (url, accept) => {
    const response = await get(url, { 'Accept-Encoding': accept });
    expect(response.headers.get('Content-Encoding')).toBeNull();
  });

  it('is not sent again while its tag holds, and is after a change', async () => {
    const tag = (await get('/long')).headers.get('ETag') ?? '';
    for (const header of [tag, `"other", ${tag}`, '*', tag.replace('W/', '')]) {
      const again = await get('/long', { 'If-None-Match': header });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('ETag')).toBe(tag);
    }
    await utimes(path.join(folder, 'dist/long.html'), 1, 1);
    const changed = await get('/long', { 'If-None-Match': tag, 'Accept-Encoding': 'gzip' });
    expect(changed.status).toBe(200);
    expect(gunzipSync(new Uint8Array(await changed.arrayBuffer())).toString()).toBe(LONG_TEXT);
  });

  it.each(['/', '/features/', '/no', '/%', '/_astro/app.1a2b.js'])(
    '%s has the security headers',
    async (url) => {
      const { headers } = await get(url);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("object-src 'none'");
    },
  );
});
