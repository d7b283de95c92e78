import type { Page } from 'playwright/test';
import {
  choose,
  CONVERSION,
  convertButton,
  drawing,
  dstButton,
  numberIn,
  figure,
  open,
} from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* A chosen picture is sewn while one looks at it; whoever presses takes that work over. */

/** Notes what workers are asked for, on a device with two cores. */
async function noteAsked(page: Page): Promise<(type: string) => Promise<number>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 });
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    globalThis.Worker = class extends Worker {
      override postMessage(
        message: { request?: { type: string } },
        given: Transferable[] | StructuredSerializeOptions = [],
      ): void {
        asked.push(message.request?.type ?? '');
        super.postMessage(message, given as Transferable[]);
      }
    };
  });
  return (type) =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { asked: string[] }).asked.filter((one) => one === wanted).length,
      type,
    );
}

test('a picture is sewn before one asks, once, and anew for other settings', async ({
  page,
  faults,
}) => {
  const asked = await noteAsked(page);
  await open(page);
  await choose(page, await drawing());
  await expect.poll(() => asked('make')).toBe(1);
  await convertButton(page).click();
  await expect(dstButton(page)).toBeVisible(CONVERSION);
  expect(await asked('make')).toBe(1);
  const stitches = numberIn(await figure(page, 'Stitches'));

  await page.getByLabel('Stitch style').selectOption('fill');
  await convertButton(page).click();
  await expect.poll(() => asked('make')).toBe(2);
  await expect
    .poll(async () => numberIn(await figure(page, 'Stitches')), CONVERSION)
    .not.toBe(stitches);
  expect(faults).toEqual([]);
});

test('the whole hoop is in a window of a laptop, empty and with a picture', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(page.locator('main .hoop')).toBeInViewport({ ratio: 0.99 });
    await choose(page, await drawing());
    await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
    await expect(page.locator('main .hoop')).toBeInViewport({ ratio: 0.99 });
  }
});
