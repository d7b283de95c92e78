import type { Page } from 'playwright/test';
import { accessibilityFaults, LOOKS } from '../helpers/axe.ts';
import { builtPages } from '../helpers/built-pages.ts';
import { expect, test } from '../helpers/test.ts';

/* What holds for every page of the built site. */

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 640 };
/** What is left of 1280 × 1000 px when everything is twice as large. */
const ZOOMED = { width: 640, height: 500 };

/** Elements that reach over the right edge, for a message that says where to look. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .slice(0, 8)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
  });

test('the site has pages', () => {
  expect(builtPages()).toContain('/');
});

for (const path of builtPages()) {
  test(`${path} is whole, by day and by night, on wide, narrow and zoomed screens`, async ({
    page,
    faults,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(?:en|tr)$/);
    expect(await accessibilityFaults(page), 'by day').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const size of [ZOOMED, NARROW]) {
      await page.setViewportSize(size);
      await expect.poll(() => overflowing(page), `at ${size.width} px`).toEqual([]);
    }
    expect(await accessibilityFaults(page, { rules: LOOKS }), 'by night, narrow').toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('an unknown path gets the page for it, with status 404', async ({ page }) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
  await page.setViewportSize(NARROW);
  await expect.poll(() => overflowing(page)).toEqual([]);
});
