import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CACHE_CONTROL, headersFor } from './headers.ts';
import { netlifyToml } from './netlify.ts';

describe('headersFor', () => {
  it('lets hashed files be kept for good and asks about pages each time', () => {
    expect(headersFor('/_astro/app.CkD3.js')['Cache-Control']).toContain('immutable');
    expect(headersFor('/features')['Cache-Control']).toBe(DEFAULT_CACHE_CONTROL);
    expect(headersFor('/_astro')['Cache-Control']).toBe(DEFAULT_CACHE_CONTROL);
  });

  it('protects every path alike', () => {
    for (const path of ['/', '/_astro/app.js', '/no/such/page']) {
      const headers = headersFor(path);
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
      expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('knows exact paths, and lets a later rule win', () => {
    const rules = [
      { for: '/*', values: { 'X-Name': 'all' } },
      { for: '/one', values: { 'X-Name': 'one' } },
    ];
    expect(headersFor('/one', rules)['X-Name']).toBe('one');
    expect(headersFor('/one/two', rules)['X-Name']).toBe('all');
  });
});

describe('netlify.toml', () => {
  it('agrees with the table (npm run netlify writes it)', async () => {
    expect(await readFile('netlify.toml', 'utf8')).toBe(netlifyToml());
  });

  it('has a rule for each route, not forced, so that a file comes first', () => {
    expect(netlifyToml()).toContain(
      '[[redirects]]\nfrom = "/blog/*"\nto = "/blog/bulunamadi.html"\nstatus = 404\n',
    );
    expect(netlifyToml()).not.toContain('force');
  });

  it('names each header once a path, because Netlify joins what is given twice', () => {
    const names = netlifyToml().match(/^[\w-]+(?= = ".*"$)/gm) ?? [];
    expect(names.filter((name) => name === 'Cache-Control')).toHaveLength(1);
    expect(names.filter((name) => name === 'Content-Security-Policy')).toHaveLength(1);
  });
});
