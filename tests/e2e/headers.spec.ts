import { globSync } from 'node:fs';
import type { APIResponse } from 'playwright/test';
import { DIST } from '../helpers/built-pages.ts';
import { expect, test } from '../helpers/test.ts';

/*
 * What a browser is told of each kind of answer, held against what Mozilla's HTTP Observatory asks
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), without its allowances.
 */

const file = (pattern: string) => `/${globSync(pattern, { cwd: DIST }).sort()[0]}`;

const PAGES = [
  '/',
  '/generator',
  '/contact',
  '/gallery',
  '/gallery/7f8a4b1c-0000-4000-8000-000000000000',
  '/no/such-page',
  '/blog/no-such-post',
];

const FILES = [
  file('_astro/*.js'),
  file('_astro/*.woff2'),
  file('_astro/*.avif'),
  file('_astro/*.wasm'),
  file('_astro/*.onnx'),
  '/service-worker.js',
  '/maker.json',
  '/motifs/index.json',
  '/samples/fox.webp',
  '/favicon.svg',
  '/site.webmanifest',
  '/sitemap-index.xml',
  '/rss.xml',
  '/robots.txt',
  // No files, but answered in their place.
  '/_astro/gone.js',
  '/features/',
  '/%zz',
];

const FUNCTIONS = ['/api/health', '/api/contact', '/api/fal/proxy'];

/** The sources of each directive, from one policy or several that hold together. */
function readPolicy(policy: string): Map<string, string[]> {
  const rules = policy.split(/[;,]/).map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.map(([name, ...sources]) => [name, sources]));
}

function expectGuarded(response: APIResponse): void {
  const headers = response.headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
  const [, seconds] = /^max-age=(\d+)/.exec(headers['strict-transport-security']) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
  expect(readPolicy(headers['content-security-policy']).get('frame-ancestors')).toEqual(["'none'"]);
  // Nothing says to others what may be read here, which programs answer, or who the visitor is.
  for (const name of ['access-control-allow-origin', 'server', 'x-powered-by', 'set-cookie']) {
    expect(headers[name], name).toBeUndefined();
  }
}

for (const path of PAGES) {
  test(`${path} as a page`, async ({ request }) => {
    const response = await request.get(path);
    expectGuarded(response);
    const headers = response.headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    for (const power of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect(headers['permissions-policy']).toContain(`${power}=()`);
    }

    const html = await response.text();
    const [, inPage] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? [];
    const policy = readPolicy(inPage);
    for (const [name, sources] of policy) {
      for (const source of sources) {
        const isOwn = /^(?:'self'|'none'|'sha(?:256|384|512)-[\w+/=]+'|blob:)$/.test(source);
        // A picture in an address runs nothing.
        expect(isOwn || (name === 'img-src' && source === 'data:'), `${name} ${source}`).toBe(true);
      }
    }
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    // The local maker, and a project that is here too.
    expect(policy.get('connect-src')).toEqual(["'self'", 'blob:']);
  });
}

test('files, and what is answered in their place', async ({ request }) => {
  for (const path of FILES) {
    await test.step(path, async () => {
      const response = await request.get(path, { maxRedirects: 0 });
      expectGuarded(response);
      const isHashed = path.startsWith('/_astro/') && response.ok();
      expect(/immutable/.test(response.headers()['cache-control'])).toBe(isHashed);
    });
  }
});

test('functions, whatever they are asked', async ({ request }) => {
  for (const path of FUNCTIONS) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      await test.step(`${method} ${path}`, async () => {
        const response = await request.fetch(path, { method, maxRedirects: 0 });
        expectGuarded(response);
        expect(response.headers()['cache-control']).toBe('no-store');
      });
    }
  }
});
