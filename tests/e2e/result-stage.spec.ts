import type { Page } from 'playwright/test';
import sharp from 'sharp';
import {
  cancelButton,
  choose,
  CONVERSION,
  convert,
  convertButton,
  drawing,
  open,
  png,
  sewOnlyWhenAsked,
  type TestFile,
} from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* The finished piece is the page: whole in view, as large as the window allows. */

const stage = (page: Page) => page.getByRole('region', { name: 'Your embroidery' });
const zoom = (page: Page) => page.getByLabel('Zoom level');

const VIEWS = [
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const svg = (name: string, markup: string): TestFile => ({
  ...{ name, mimeType: 'image/svg+xml' },
  buffer: Buffer.from(markup),
});

/** Four discs in a row. */
const WIDE = () => {
  const row = [90, 450, 810, 1170].map((x) => `<circle cx="${x}" cy="100" r="80" fill="#b3262e"/>`);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1260 200"><rect width="1260" height="200" fill="#fff"/>${row.join('')}</svg>`;
  return sharp(Buffer.from(markup)).png().toBuffer();
};
/** It reaches to all of its edges. */
const EDGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" rx="30" fill="#234a8f"/></svg>';

/* The pieces stay on their page from one step to the next: each would be sewn anew for each. */
test('arrives whole in windows of four sizes, side by side with its picture, fills the screen, and is enlarged where one points', async ({
  page,
}) => {
  await open(page);
  const arrive = (view: (typeof VIEWS)[number], file: TestFile) =>
    test.step(`arrives whole, and cuts no title, at ${view.width} px`, async () => {
      await page.setViewportSize(view);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await convert(page, file);
      await expectWhole(page, view.width);
    });
  const [phone, tablet, desk, large] = VIEWS;
  await arrive(phone, await drawing('phone.png'));
  await test.step('on a phone the piece is seen before the picture that it was made from', () =>
    pieceFirst(page));
  await arrive(tablet, svg('edge.svg', EDGE));
  await test.step('a drawing and its piece lie on one and the same cloth, and neither touches its edge', () =>
    sameCloth(page));
  await arrive(desk, png('wide.png', await WIDE()));
  await test.step('two pictures of what is wide stand one above the other, each larger so', () =>
    oneAboveTheOther(page));
  await arrive(large, await drawing('large.png'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('fills the screen by a press, and gives it back with Escape', () =>
    fillsScreen(page));
  await test.step('is enlarged where the wheel points', () => enlarges(page));
});

async function expectWhole(page: Page, width: number): Promise<void> {
  await expect(stage(page).locator('.frame')).toBeInViewport({ ratio: 1 });
  const title = await page.locator('h1').evaluate((h1) => {
    const { top, bottom } = h1.getBoundingClientRect();
    return { top, bottom };
  });
  expect(title.top >= 0 || title.bottom <= 0, JSON.stringify(title)).toBe(true);
  // Nor does the strip of the next step lie over it, also once it is kept.
  await expect(page.getByText(/It is kept in this browser/)).toBeVisible(CONVERSION);
  const strip = await page.locator('.action-bar').boundingBox();
  const frame = (await stage(page).locator('.frame').boundingBox())!;
  if (width < 1024) expect(frame.y + frame.height).toBeLessThanOrEqual(strip!.y);
  if (width === 1920) expect(frame.width).toBeGreaterThan(1300);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function fillsScreen(page: Page): Promise<void> {
  const before = (await stage(page).locator('.frame').boundingBox())!;
  const button = page.getByRole('button', { name: 'Full screen' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect
    .poll(async () => (await stage(page).locator('.frame').boundingBox())!.width)
    .toBeGreaterThan(before.width);
  await expect(stage(page).locator('.frame')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(stage(page)).toHaveCSS('position', 'static');
}

async function enlarges(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Stitches' }).check();
  // As large as its frame, until somebody looks closer.
  const finePx = () =>
    page
      .getByRole('img', { name: /embroidery/ })
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  expect(await finePx()).toBeLessThan(1000);
  const box = (await stage(page).locator('.frame').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(zoom(page)).not.toHaveText('100 %');
  // What was pointed at stays there: the picture grew to the left of it.
  const grown = async () => {
    const picture = (await page.getByRole('img', { name: /embroidery/ }).boundingBox())!;
    const left = box.x - picture.x;
    return left - (picture.x + picture.width - box.x - box.width);
  };
  await expect.poll(grown).toBeGreaterThan(5);
  await expect.poll(finePx).toBeGreaterThan(2000);
  // Without the key the wheel scrolls the page.
  const level = await zoom(page).innerText();
  await page.mouse.wheel(0, 200);
  await expect(zoom(page)).toHaveText(level);
}

/** Shows the picture and the piece; those of the next arrival are shown by themselves again. */
async function sideBySide(page: Page) {
  await page.getByRole('radio', { name: 'Side by side' }).check();
  const frames = stage(page).locator('.frame');
  await expect(frames).toHaveCount(2);
  return frames;
}

async function oneAboveTheOther(page: Page): Promise<void> {
  const frames = await sideBySide(page);
  const original = (await frames.first().boundingBox())!;
  const sewn = (await frames.last().boundingBox())!;
  expect(sewn.y).toBeGreaterThan(original.y + original.height);
  expect(sewn.width).toBeGreaterThan(700);
  await expect(frames.last()).toBeInViewport({ ratio: 1 });
  // Below, the picture that the next is made from is seen whole, too.
  const next = page.locator('form canvas').first();
  await expect(next).toBeVisible();
  await expect(next).toHaveCSS('object-fit', 'contain');
}

async function pieceFirst(page: Page): Promise<void> {
  await sideBySide(page);
  const figures = stage(page).locator('figure');
  await expect(figures).toHaveText(['Original', 'Embroidery']);
  const [original, sewn] = await figures.evaluateAll((all) =>
    all.map((figure) => figure.getBoundingClientRect().top),
  );
  expect(sewn).toBeLessThan(original);
}

async function sameCloth(page: Page): Promise<void> {
  const frames = await sideBySide(page);
  const cloth = frames.first().locator('canvas').first();
  const sewn = page.getByRole('img', { name: 'The same as embroidery' });
  // Rows above the piece, as they are drawn: each thread of the linen is where the other's is.
  const above = (canvas: HTMLCanvasElement) => [
    ...canvas.getContext('2d')!.getImageData(0, 0, canvas.width, 20).data,
  ];
  const differ = async () => {
    const [bare, beside] = await Promise.all([cloth.evaluate(above), sewn.evaluate(above)]);
    const sum = bare.reduce((all, value, i) => all + Math.abs(value - beside[i]), 0);
    return bare.length === beside.length ? sum / bare.length : Infinity;
  };
  await expect.poll(differ).toBeLessThan(2);
  const drawn = (await page.getByRole('img', { name: 'The original picture' }).boundingBox())!;
  const frame = (await frames.first().boundingBox())!;
  expect(drawn.x - frame.x).toBeGreaterThan(0.03 * frame.width);
  expect(drawn.y - frame.y).toBeGreaterThan(0.03 * frame.width);
}

/** Keeps back what shows a result's stage, until the returned function is called. */
async function holdStage(page: Page): Promise<() => void> {
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route(/ResultStage/, async (route) => {
    await late;
    await route.continue();
  });
  return come;
}

test('a stage that comes late takes neither focus nor place from who has gone on', async ({
  page,
}) => {
  const come = await holdStage(page);
  await open(page);
  await convert(page, await drawing());
  const ask = page.getByRole('button', { name: 'Which machine?' });
  await ask.focus();
  come();
  await expect(stage(page).locator('.frame')).toBeVisible(CONVERSION);
  // Its arrival is over with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a stage that comes late takes the focus that nobody has taken, whatever is told of the picture meanwhile', async ({
  page,
}) => {
  await sewOnlyWhenAsked(page);
  const come = await holdStage(page);
  await open(page);
  await choose(page, await drawing());
  await convertButton(page).click();
  await expect(cancelButton(page)).toBeFocused();
  await expect(page.locator('#result-title')).toBeVisible(CONVERSION);
  // Its size is told once it is drawn.
  const next = page.locator('form canvas');
  await expect(next).toBeVisible();
  await expect.poll(() => next.evaluate((canvas: HTMLCanvasElement) => canvas.width)).not.toBe(300);
  await expect(page.locator('body')).toBeFocused();
  come();
  await expect(stage(page).locator('.frame')).toBeVisible(CONVERSION);
  await expect(page.locator('#result-title')).toBeFocused();
});
