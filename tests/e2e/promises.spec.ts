import { globSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { PROMISES, type Promised } from '../../src/lib/promises/promises.table.ts';
import {
  plannedOf,
  PROMISE_KEYS,
  todayLine,
  type PromiseKey,
} from '../../src/lib/promises/promises.ts';
import { isBuilt, metaOf, readSite } from '../helpers/built-head.ts';
import { expect, test } from '../helpers/test.ts';

/* What the pages promise, held against the table of promises. Read from the built files. */

const site = readSite();
const keysOf = (element: HTMLElement, attribute = 'data-claim') =>
  (element.getAttribute(attribute) ?? '').split(' ').filter(Boolean) as PromiseKey[];
const claimsOf = (path: string) =>
  site.find((page) => page.path === path)!.root.querySelectorAll('[data-claim]');

/** The claims of content files, as their page has to carry them. */
const written = (files: string, claim: RegExp): string[] =>
  globSync(`src/content/${files}.yaml`)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(claim)])
    .map(([, keys]) =>
      keys
        .split(/[,\s]+/)
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);

const CLAIM = /promises:\s*\[([^\]]*)\]/g;
const INCLUDED = /included: true,\s*promises:\s*\[([^\]]*)\]/g;

for (const [path, files, claim] of [
  ['/', 'landing/*', CLAIM],
  ['/features', 'features/*', CLAIM],
  ['/pricing', 'plans/*', INCLUDED],
  ['/pricing', 'faq/pricing', CLAIM],
  ['/help-center', 'faq/help-center', CLAIM],
] as const) {
  test(`each claim of ${files} stands on ${path} with its promise`, () => {
    const left = claimsOf(path).map((element) => keysOf(element).join(' '));
    const wanted = written(files, claim);
    expect(wanted.length).toBeGreaterThan(4);
    for (const keys of wanted) {
      expect(left, `${path} lacks a claim of "${keys}"`).toContain(keys);
      left.splice(left.indexOf(keys), 1);
    }
  });
}

test('what is planned shows its mark and what there is today; what is kept shows none', () => {
  for (const page of site) {
    for (const element of page.root.querySelectorAll('[data-claim]')) {
      const keys = keysOf(element);
      const planned = plannedOf(keys).map(({ key }) => key);
      const where = `${page.path}: ${keys.join(' ')}`;
      const marks = element.querySelectorAll('[data-planned]');
      expect(
        marks.flatMap((mark) => keysOf(mark, 'data-planned')),
        where,
      ).toEqual(planned);
      expect(
        element.querySelectorAll('.planned-mark').map(({ text }) => text),
        where,
      ).toEqual(planned.length > 0 ? ['planned'] : []);
      for (const mark of marks) expect(mark.text, where).toContain(todayLine(keys));
    }
  }
});

test('what is kept is kept by a page of the site, and each promise is made somewhere', () => {
  for (const [key, promised] of Object.entries<Promised>(PROMISES)) {
    if (promised.state === 'kept')
      expect(isBuilt(promised.page), `${key}: ${promised.page}`).toBe(true);
  }
  const made = new Set(
    site.flatMap(({ root }) => root.querySelectorAll('[data-claim]').flatMap((e) => keysOf(e))),
  );
  // The office shows its mark only as long as it is the stand-in that the project brings.
  made.add('contact-details');
  expect([...made].sort()).toEqual([...PROMISE_KEYS].sort());
});

test('search engines are told of what is planned with its mark, or not at all', () => {
  const text = (path: string) =>
    site.find((page) => page.path === path)!.root.querySelector('[type="application/ld+json"]')!
      .text;
  expect(text('/pricing')).toContain(`(Planned. ${todayLine(['money-back'])})`);
  expect(text('/help-center')).toContain('(Planned. ');
  expect(text('/features')).toContain('"20+ formats"');
  expect(text('/features')).not.toContain('API access');
});

test('while nothing is sold the prices say so, on both pages', () => {
  for (const path of ['/', '/pricing']) {
    const line = site.find((page) => page.path === path)!.root.querySelector('[data-nothing-sold]');
    expect(line?.text, path).toContain('open to everybody');
  }
});

/** What only a claim with its promise may say. */
const CLAIM_WORDS =
  /live chat|24\/7|money-back|mock-?ups?\b|white-label|\bSLA\b|watermark|social media siz|team collaboration/i;

test('what is planned is claimed nowhere else, in no description either', () => {
  for (const page of readSite().filter(({ path }) => !/^\/(?:terms|blog)/.test(path))) {
    // Rows that a plan has not, and what is no text.
    const other = page.root.querySelectorAll('[data-claim], .without, script, style');
    for (const element of other) element.remove();
    expect(page.root.querySelector('body')!.text, page.path).not.toMatch(CLAIM_WORDS);
    expect(metaOf(page, 'description'), page.path).not.toMatch(CLAIM_WORDS);
  }
});

test('the figure of 50,000+ artworks stands beside no count', () => {
  const pages = site.filter(({ root }) => root.text.includes('50,000+'));
  expect(pages.map(({ path }) => path)).toEqual(['/']);
});

test('the words of a planned feature open what there is today, by key and without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/pricing');
  const claim = page.locator('details[data-claim="api"]').first();
  const line = claim.getByText(todayLine(['api']));
  await expect(line).toBeHidden();
  await claim.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  expect((await claim.locator('summary').boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await context.close();
});
