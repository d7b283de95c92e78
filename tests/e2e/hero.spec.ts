import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/test.ts';

/* The landing page's piece sews itself, and stops when it is told to. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const stage = (page: Page) => page.locator('[data-hero]');

/** Pixels of the player's canvas that thread lies on. */
const sewnPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.hero-canvas');
    if (!canvas) return 0;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] > 200) count++;
    return count;
  });

/** A browser without a screen may stop to draw a page on which nothing moves, ms. */
const NO_FRAME_MS = 100;

/** Waits until the page has drawn so many frames, or had the time for them. */
const framesDrawn = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    async ([frames, noFrameMs]) => {
      for (let i = 0; i < frames; i++) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, noFrameMs);
        });
      }
    },
    [count, NO_FRAME_MS],
  );

test('sews once the page is idle, in the place of one flower; pauses and goes on', async ({
  page,
  faults,
}) => {
  await page.goto('/');
  await expect(stage(page)).toHaveAttribute('data-sewing', 'on');
  await expect.poll(() => sewnPixels(page)).toBeGreaterThan(500);
  await test.step('the picture is whole but for the flower that is sewn', async () => {
    const picture = stage(page).locator('img');
    await expect(picture).toHaveCSS('opacity', '1');
    await expect(picture).toHaveCSS('mask-image', /^radial-gradient\(/);
    // The opening is a small part of the picture.
    const shares = await stage(page).evaluate((figure: HTMLElement) =>
      ['--flower-width', '--flower-height'].map((name) =>
        parseFloat(figure.style.getPropertyValue(name)),
      ),
    );
    for (const share of shares) expect(share).toBeLessThan(20);
  });

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const paused = await sewnPixels(page);
  await framesDrawn(page, 30);
  expect(await sewnPixels(page)).toBe(paused);

  await page.getByRole('button', { name: 'Play' }).press('Enter');
  await expect.poll(() => sewnPixels(page)).toBeGreaterThan(paused);
  expect(faults).toEqual([]);
});

test('has its button on the rim', async ({ page }) => {
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(stage(page)).toHaveAttribute('data-sewing', 'on');
    const hoop = (await stage(page).locator('.hoop').boundingBox())!;
    const button = (await page.getByRole('button', { name: 'Pause' }).boundingBox())!;
    const from = Math.hypot(
      button.x + button.width / 2 - hoop.x - hoop.width / 2,
      button.y + button.height / 2 - hoop.y - hoop.height / 2,
    );
    // The ring is the outer 4.1 % of the box.
    expect(Math.abs(from / hoop.width - 0.48), `at ${width} px`).toBeLessThan(0.012);
  }
});

test('stays a picture for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  // It would begin 1.2 s after the page is loaded.
  await page.waitForTimeout(1500);
  await framesDrawn(page, 10);
  await expect(stage(page)).not.toHaveAttribute('data-sewing');
  await expect(page.locator('.hero-button')).toBeHidden();
  expect(await sewnPixels(page)).toBe(0);
});

for (const [width, height] of [
  [1024, 700],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
]) {
  test(`at ${width} × ${height} the caption is whole, and no thread runs through the words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('.hero-caption')).toBeInViewport({ ratio: 1 });
    const through = await page.locator('.loose-strand').evaluate((strand: SVGPathElement) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('[data-claim]')!);
      const words = range.getBoundingClientRect();
      const toScreen = strand.getScreenCTM()!;
      return Array.from({ length: 200 }, (_, i) =>
        strand.getPointAtLength((i / 199) * strand.getTotalLength()).matrixTransform(toScreen),
      ).filter(({ x, y }) => x < words.right && y < words.bottom && y > words.top).length;
    });
    expect(through).toBe(0);
  });
}
