import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSite, type BuiltPage } from '../helpers/built-head.ts';
import { DIST } from '../helpers/built-pages.ts';
import { expect, test } from '../helpers/test.ts';

/* What a static page weighs, in bytes after gzip; read from the files. */

const KB = 1000;
const LONG_TEXTS = /^\/(?:blog\/|machine-embroidery)/;

const file = (url: string) => path.join(DIST, url.split('?')[0]);
const gzipped = (data: Buffer | string) => gzipSync(data, { level: 9 }).length;
const weight = (urls: string[]) =>
  urls.reduce((sum, url) => sum + gzipped(readFileSync(file(url))), 0);

const attributes = ({ root }: BuiltPage, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name)!);

/** A script and all that it imports before it runs. */
function withImports(url: string, found = new Set<string>()): Set<string> {
  if (found.has(url)) return found;
  found.add(url);
  const text = readFileSync(file(url), 'utf8');
  for (const [, from] of text.matchAll(
    /(?:^|[;}])\s*import\s*(?:[^'"()]*?from)?\s*["'](\.[^"']+)["']/g,
  )) {
    withImports(path.posix.join(path.posix.dirname(url), from), found);
  }
  return found;
}

function scriptBytes(page: BuiltPage): number {
  const files = new Set(
    attributes(page, 'script[src]', 'src').flatMap((url) => [...withImports(url)]),
  );
  const inline = page.root
    .querySelectorAll('script:not([src])')
    .filter((script) => script.getAttribute('type') !== 'application/ld+json')
    .map((script) => script.text)
    .join('\n');
  return weight([...files]) + (inline ? gzipped(inline) : 0);
}

const fontBytes = (page: BuiltPage) =>
  attributes(page, 'link[rel=preload][as=font]', 'href').reduce(
    (sum, url) => sum + readFileSync(file(url)).length,
    0,
  );

/** Pages without an island, but for the header's, which sleeps until a session is stored. */
const still = readSite().filter(({ root }) =>
  root.querySelectorAll('astro-island').every((i) => i.getAttribute('client') === 'session'),
);

test('most pages are still', () => {
  expect(still.length).toBeGreaterThan(25);
});

for (const page of still) {
  test(`${page.path} keeps its budgets`, () => {
    const turkish = page.root.querySelector('html')?.getAttribute('lang') === 'tr';
    expect(gzipped(page.root.toString()), 'HTML').toBeLessThanOrEqual(
      (LONG_TEXTS.test(page.path) ? 45 : 30) * KB,
    );
    expect(scriptBytes(page), 'script').toBeLessThanOrEqual(5 * KB);
    expect(attributes(page, 'link[rel=stylesheet]', 'href'), 'style sheets of their own').toEqual(
      [],
    );
    const styles = page.root.querySelectorAll('style').map((style) => style.text);
    expect(gzipped(styles.join('')), 'style').toBeLessThanOrEqual(20 * KB);
    expect(fontBytes(page), 'fonts').toBeLessThanOrEqual((turkish ? 120 : 90) * KB);
  });
}
