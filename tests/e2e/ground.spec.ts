import type { Page } from 'playwright/test';
import {
  choose,
  CONVERSION,
  convert,
  DRAWING,
  drawing,
  figure,
  numberIn,
  open,
  png,
  sewOnlyWhenAsked,
  tabTo,
} from '../helpers/converter.ts';
import { kept, openDialog, press } from '../helpers/cutting.ts';
import { expectSound } from '../helpers/sound.ts';
import { expect, test } from '../helpers/test.ts';
import sharp from 'sharp';

/* What became of a picture's ground, and the press that has it the other way. */

const svg = (body: string) => ({
  name: 'leaf.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(body),
});

/** A ground takes long where it is large. */
const SMALL = '?size=xs';

/** The same drawing on a plate. */
const PLATE = DRAWING.replace('fill="#fff"', 'fill="#f2c230"');

const leftOut = (page: Page, color: string) =>
  page.getByText(new RegExp(`Left out: ${color} ground, \\d+\\s% of the picture`));
const sewnToo = (page: Page, color: string) =>
  page.getByText(new RegExp(`Sewn too: ${color} ground, \\d+\\s% of the picture`));
const sewIt = (page: Page) => page.getByRole('button', { name: 'Sew it', exact: true });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave the ground out' });
const stitches = async (page: Page) => numberIn(await figure(page, 'Stitches'));

test('a white page is left out and told; by keyboard it is sewn, and left out again; stopped, it can be tried again', async ({
  page,
  faults,
}) => {
  await sewOnlyWhenAsked(page);
  await open(page, SMALL);
  await convert(page, svg(DRAWING));
  await expect(leftOut(page, 'white')).toBeVisible();
  const without = await stitches(page);
  await test.step('stopped, the press can be tried again', async () => {
    await sewIt(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(leftOut(page, 'white')).toBeVisible();
    await expect(sewIt(page)).toBeFocused();
  });
  await page.locator('#result-title').focus();
  await tabTo(page, 'button[data-keeps-focus]');
  await page.keyboard.press('Enter');
  await expect(sewnToo(page, 'white')).toBeVisible(CONVERSION);
  await expect(leave(page)).toBeFocused();
  expect(await stitches(page)).toBeGreaterThan(1.5 * without);
  await expectSound(page, [375]);
  await page.keyboard.press('Enter');
  await expect(leftOut(page, 'white')).toBeVisible(CONVERSION);
  await expect(sewIt(page)).toBeFocused();
  expect(await stitches(page)).toBe(without);
  // The next picture is judged by itself.
  await convert(page, { ...svg(PLATE), name: 'plate.svg' });
  await expect(sewnToo(page, 'yellow')).toBeVisible();
  expect(faults).toEqual([]);
});

const asImage = (page: Page) => page.locator('input[name=mode][value=image]').check();

// The logo's page asks the engine as this one does (`tools.test.ts`), on the same frame; it cuts in `generators.spec.ts`.
for (const [path, color, before] of [
  ['/generator', 'yellow', undefined],
  ['/tattoo-generator', 'yellow', undefined],
  [
    '/prompt-to-embroidery',
    'yellow',
    async (page: Page) => {
      await asImage(page);
      await page.getByRole('textbox', { name: 'Prompt' }).fill('“Ada” below');
    },
  ],
] as const) {
  test(`${path} cuts its picture, tells of a plate, and has it the other way`, async ({ page }) => {
    await open(page, SMALL, path);
    await before?.(page);
    await test.step('its picture is turned', async () => {
      await choose(page, await drawing());
      await openDialog(page);
      await press(page, 'Turn right');
      await press(page, 'Use this');
      await expect.poll(() => kept(page)).toMatchObject({ width: 400, height: 600 });
    });
    await choose(page, png('plate.png', await sharp(Buffer.from(PLATE)).png().toBuffer()));
    await page.getByRole('button', { name: /^Generate (Pattern|Embroidery)$/ }).click();
    // A tattoo stands on skin.
    const isTattoo = path === '/tattoo-generator';
    const [first, then] = isTattoo ? [leftOut, sewnToo] : [sewnToo, leftOut];
    await expect(first(page, color)).toBeVisible(CONVERSION);
    await (isTattoo ? sewIt(page) : leave(page)).click();
    await expect(then(page, color)).toBeVisible(CONVERSION);
    await expect(isTattoo ? leave(page) : sewIt(page)).toBeFocused();
  });
}

test('a palette that changes a picture’s colours says so, and one press keeps its own', async ({
  page,
  faults,
}) => {
  await open(page, SMALL);
  await convert(page, svg(DRAWING));
  await expect(page.getByText('follow the Vibrant palette')).toBeVisible();
  await page.getByRole('button', { name: 'Keep its own colours' }).click();
  await expect(page.getByText('Sewn in the picture’s own colours.')).toBeVisible(CONVERSION);
  await expect(page.getByRole('button', { name: 'Follow Vibrant' })).toBeFocused();
  expect(faults).toEqual([]);
});
