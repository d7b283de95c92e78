import type { Page } from 'playwright/test';
import { builtPages } from '../helpers/built-pages.ts';
import { expect, test } from '../helpers/test.ts';

/* What holds for every page of the built site. */

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
  test(`${path} is whole, and fits narrow and zoomed screens`, async ({ page, faults }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    expect((await page.title()).length).toBeGreaterThan(5);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(?:en|tr)$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\//);
    for (const size of [NARROW, ZOOMED]) {
      await page.setViewportSize(size);
      expect(await overflowing(page), `at ${size.width} px`).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

test('an unknown path gets the page for it, with status 404', async ({ page }) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
  await page.setViewportSize(NARROW);
  expect(await overflowing(page)).toEqual([]);
});
