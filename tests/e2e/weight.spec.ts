import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { DIST } from '../helpers/built-pages.ts';
import { expect, test } from '../helpers/test.ts';

/* How much script a page loads before its visitor does anything, and before a chosen picture is shown, in bytes after gzip. */

// Of a first visit: what another test has left in a browser brings its own script along.
test.use({ reuseContext: false });

const KB = 1000;
const BUDGETS = {
  '/': 5 * KB,
  '/image-to-embroidery': 110 * KB,
  '/editor': 180 * KB,
  '/generator': 140 * KB,
  '/font-generator': 140 * KB,
  '/logo-generator': 140 * KB,
  '/prompt-to-embroidery': 140 * KB,
  '/tattoo-generator': 140 * KB,
  '/machine-embroidery': 5 * KB,
  '/gallery': 120 * KB,
  '/auth': 110 * KB,
};

const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** Scripts that came as files, and those that stand in the page. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const files: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) files.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type$=json])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? '').join('\n'));
  const bodies = await Promise.all(files);
  return bodies.reduce((sum, body) => sum + gzipped(body), inline ? gzipped(inline) : 0);
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} loads at most ${budget / KB} KB of script`, async ({ page }) => {
    const bytes = await scriptBytes(page, path);
    test.info().annotations.push({ type: 'script, gzip', description: `${bytes} B` });
    expect(bytes).toBeLessThanOrEqual(budget);
  });
}

const SCRIPTS = path.join(DIST, '_astro');
/** What a worker loads for a request before it begins, its own script aside. */
const PARTS = { check: 20 * KB, 'check-drawing': 40 * KB, 'cut-out': 30 * KB };

/** The scripts that one needs, itself included. @param name of a part, without what a build adds */
function needed(name: string): Set<string> {
  const isIt = new RegExp(String.raw`^${name}-[\w-]{8}\.js$`);
  const all = new Set<string>();
  const left = readdirSync(SCRIPTS).filter((file) => isIt.test(file));
  expect(left, `one script is ${name}`).toHaveLength(1);
  for (let file = left.pop(); file; file = left.pop()) {
    if (all.has(file)) continue;
    all.add(file);
    const text = readFileSync(path.join(SCRIPTS, file), 'utf8');
    for (const [, other] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) left.push(other);
  }
  return all;
}

for (const [part, budget] of Object.entries(PARTS)) {
  test(`the worker's ${part} needs at most ${budget / KB} KB of script`, () => {
    const files = [...needed(part)].map((file) => readFileSync(path.join(SCRIPTS, file)));
    expect(files.reduce((sum, file) => sum + gzipped(file), 0)).toBeLessThanOrEqual(budget);
  });
}
