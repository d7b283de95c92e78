import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { builtPages } from '../helpers/built-pages.ts';
import { expect, test } from '../helpers/test.ts';

/* WCAG 2.2 A and AA on every page of the built site, by day and by night. */

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 640 };

/** Faults on the page as it is, each with its place and the mend. */
async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

for (const path of [...builtPages(), '/no/such-page', '/blog/yok-boyle-bir-yazi']) {
  test(`${path} by day and by night, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await faultsOn(page), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize(NARROW);
    expect(await faultsOn(page), 'by night, narrow').toEqual([]);
  });
}
