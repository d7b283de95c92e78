import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from '../helpers/axe.ts';
import { CONVERSION, convert, figure, numberIn, open, png } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* A drawing in ink on paper is read as such, it is said, and one press has it read the other way. */

/** A leaf drawn with a pen, photographed under a lamp. */
async function inkDrawing() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 450" width="600" height="450">
    <linearGradient id="light" x2="1" y2="0.4">
      <stop stop-color="#fbf8f0"/><stop offset="1" stop-color="#c9c3b4"/>
    </linearGradient>
    <rect width="600" height="450" fill="url(#light)"/>
    <g fill="none" stroke="#22263a" stroke-width="4" stroke-linecap="round">
      <path d="M90 230Q220 70 420 130T520 300Q360 400 220 350T90 230"/>
      <path d="M90 230Q300 210 520 300M200 225L250 150M290 232L350 155M390 250L450 190"/>
      <path d="M210 226L260 300M300 236L350 320M400 256L430 330"/>
    </g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let seed = 3;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    data[i] = Math.min(255, Math.max(0, data[i] + 8 * (seed / 2 ** 31 - 0.5)));
  }
  const { width, height, channels } = info;
  const buffer = await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
  return png('leaf.png', buffer);
}

const line = (page: Page) => page.getByText(/^Read as ink on paper/);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a drawing in ink is sewn as ink, and as a picture by one press', async ({ page, faults }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '?size=s');
  await convert(page, await inkDrawing());
  await expect(line(page)).toBeVisible();
  const asInk = numberIn(await figure(page, 'Stitches'));
  expect(
    await accessibilityFaults(page, { within: ['section[aria-labelledby=result-title]'] }),
  ).toEqual([]);
  await press(page, 'Read it as a picture').press('Enter');
  await expect(press(page, 'Read it as ink')).toBeFocused(CONVERSION);
  await expect(line(page)).toHaveCount(0);
  // The paper is sewn, too.
  expect(numberIn(await figure(page, 'Stitches'))).toBeGreaterThan(2 * asInk);
  await press(page, 'Read it as ink').press('Enter');
  await expect(line(page)).toBeVisible(CONVERSION);
  expect(numberIn(await figure(page, 'Stitches'))).toBe(asInk);
  expect(faults).toEqual([]);
});
