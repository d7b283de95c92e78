import sharp from 'sharp';
import type { Page } from 'playwright/test';
import {
  cancelButton,
  choose,
  CONVERSION,
  download,
  drawing,
  figure,
  numberIn,
  open,
  plain,
  png,
  sewnStitches,
  sewOnlyWhenAsked,
  tabTo,
  refusal,
  toast,
} from '../helpers/converter.ts';
import { join, signIn } from '../helpers/members.ts';
import { kept, openDialog, press } from '../helpers/cutting.ts';
import { LOOKS } from '../helpers/axe.ts';
import { expectSound } from '../helpers/sound.ts';
import { expect, expectWholeStyle, test } from '../helpers/test.ts';

/* The generators of pictures as a visitor meets them: the built pages and the real engine. */

const PATH = '/generator';
const FILE = /^embroidery-\d+\.jpg$/;
const FAILED = 'Failed to process image. Please try again with a different image.';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };

const makeButton = (page: Page) => page.getByRole('button', { name: 'Generate Pattern' });
const ready = (page: Page) => page.getByRole('heading', { name: 'Ready to generate' });
const result = (page: Page) => page.getByRole('region', { name: 'Your embroidery' });

async function make(page: Page): Promise<void> {
  await makeButton(page).click();
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
}

// The logo's page has the same frame; what is its own is told below.
test('by mouse on a desktop: from a picture to its files and back', async ({ page, faults }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '', PATH);
  await expect(ready(page)).toBeVisible();
  await expect(makeButton(page)).toBeDisabled();
  await expect(page.getByText('Please upload an image to process')).toBeVisible();

  await choose(page, await drawing());
  await page.locator('input[name=frameShape][value=circle]').check();
  await page.getByLabel('Side that is exact').selectOption('height');
  await page.getByLabel('Height, exactly').fill('60');
  await page.getByLabel('Height, exactly').blur();
  await makeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Processing your image...' })).toBeVisible();
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await expect(toast(page, 'Embroidery pattern generated successfully!')).toBeVisible();

  await expect(page.getByRole('img', { name: 'The original picture' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The same as embroidery' })).toBeVisible();
  expect(await figure(page, 'Frame shape')).toBe('Circle');
  expect(await figure(page, 'Stitch style')).toBe('Mixed');
  const sides = (await figure(page, 'Size')).split('×').map(Number.parseFloat);
  for (const side of sides) expect(Math.abs(side - 60)).toBeLessThanOrEqual(0.3);
  const stitches = numberIn(await figure(page, 'Stitches'));

  const artwork = await download(page, 'Download Pattern');
  expect(artwork.name).toMatch(FILE);
  expect((await sharp(artwork.bytes).metadata()).format).toBe('jpeg');
  await expect(toast(page, 'Image downloaded successfully!')).toBeVisible();
  const dst = await download(page, 'DST file');
  expect(dst.name).toBe('leaf.dst');
  expect(sewnStitches(dst.bytes)).toBe(stitches);
  expect((await download(page, 'Download VP3')).name).toBe('leaf.vp3');
  const sheet = await download(page, 'Worksheet (PDF)');
  expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  const gallery = page.getByRole('link', { name: 'View in Gallery' });
  await expect(gallery).toHaveAttribute('href', '/gallery');

  await page.getByRole('radio', { name: 'Sew it' }).check();
  await result(page).getByRole('slider').first().press('End');
  // On a canvas: of an image the browser would keep all pixels long after it is gone.
  const whole = page.locator('.player-cloth > canvas');
  await expect(whole).toBeVisible();
  await expect
    .poll(() => whole.evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBeGreaterThan(500);
  await expect(page.locator('.result-stage img')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Compare' }).check();
  await expect(page.getByRole('slider', { name: /original shows/ })).toBeVisible();

  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(page.locator('#picture-file')).toBeFocused();
  await expect(ready(page)).toBeVisible();
  await expect(makeButton(page)).toBeDisabled();
  await expect(page.locator('input[name=frameShape][value=circle]')).toBeChecked();
  expect(faults).toEqual([]);
});

test('stands without fault in each state, by day and by night', async ({ page }) => {
  await sewOnlyWhenAsked(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '?size=xs', PATH);
  await expectSound(page);
  await choose(page, png('faint.png', await plain(99, 99, { r: 0, g: 0, b: 0, alpha: 0.02 })));
  await makeButton(page).click();
  await expect(page.locator('[data-problem]')).toBeVisible(CONVERSION);
  await expectSound(page, [375, 1280]);
  await choose(page, await drawing('large.png', 1500));
  await makeButton(page).click();
  await expect(cancelButton(page)).toBeVisible();
  await expectSound(page, [375]);
  await expect(page.locator('#result-title')).toBeVisible(CONVERSION);
  await page.locator('.sew-check summary').or(page.getByText('Sews cleanly')).click();
  await expectSound(page);
  const where = page.locator('.sew-check').getByRole('button', { name: /^Show the place/ });
  await expect(where.first().or(page.getByText('Sews cleanly'))).toBeVisible();
  if ((await where.count()) > 0) {
    await where.first().click();
    await expect(page.locator('[data-marks] circle').first()).toBeVisible();
    await expectSound(page, [375]);
    await page.locator('.sew-check').getByRole('button', { name: /^Hide/ }).click();
    await expect(page.locator('[data-marks]')).toHaveCount(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page, [375], LOOKS);
});

/* The keys are those of the frame, which both pages share. */
test('whoever has no picture finds the page of words without scrolling, and the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '', PATH);
  const words = page.getByRole('link', { name: 'No picture? Describe it in words' });
  await expect(words).toBeInViewport({ ratio: 1 });
  await words.click();
  await expect(page).toHaveURL(/\/prompt-to-embroidery$/);
  const back = page.getByRole('link', { name: 'Have a picture? Sew it as it is' });
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(page).toHaveURL(/\/generator$/);
});

test('by keyboard on a phone', async ({ page }) => {
  await sewOnlyWhenAsked(page);
  await page.setViewportSize(PHONE);
  await open(page, '', PATH);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, '#picture-file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await drawing());
  await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
  // The chooser that was pressed went with the empty hoop; the next one has the focus.
  await expect(page.locator('#picture-file')).toBeFocused();
  await tabTo(page, 'input[name=palette]');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[name=palette]').nth(1)).toBeChecked();
  await tabTo(page, 'input[name=colors]');
  await page.keyboard.press('Home');
  await expect(page.locator('input[name=colors]')).toHaveValue('2');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(cancelButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(makeButton(page)).toBeEnabled();
  await makeButton(page).press('Enter');
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await expect(result(page)).toBeInViewport();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Pattern' }).press('Enter'),
  ]);
  expect(saved.suggestedFilename()).toMatch(FILE);
});

test('says what is wrong, takes the next picture, and sews for the thread on the machine and the fabric in the hoop', async ({
  page,
}) => {
  await open(page, '?size=xs', PATH);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear') };
  await choose(page, text);
  await expect(refusal(page)).toContainText('Please upload a valid image file');
  await expect(page.locator('#ready-title')).toHaveText('Waiting for a picture');
  await choose(page, png('big.png', Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(refusal(page)).toContainText('Image size must be less than 10MB');
  // Once: what is said beside the hoop is not said by a toast, too.
  await expect(page.locator('#notifications .toast')).toHaveCount(0);
  await choose(page, png('faint.png', await plain(200, 200, { r: 0, g: 0, b: 0, alpha: 0.02 })));
  await makeButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible(CONVERSION);
  await expect(page.locator('[data-problem="nothing-to-sew"]')).toBeVisible();
  await choose(page, await drawing('first.png'));
  await make(page);
  // Another picture takes the place of the result.
  await choose(page, await drawing('second.png'));
  await expect(page.getByRole('img', { name: 'Your picture: second.png' })).toBeVisible();
  await expect(result(page)).toHaveCount(0);

  await make(page);
  const usual = numberIn(await figure(page, 'Stitches'));
  await page.locator('input[name=part][value=advanced]').check();
  await page.locator('input[name=threadWeight][value="60"]').check();
  await page.getByLabel('Sewn on').selectOption('towel');
  await page.getByRole('combobox', { name: 'Sewing order' }).selectOption('by-hand');
  await make(page);
  // Rows 0.8 × 0.9 times as far apart, and more under them.
  expect(numberIn(await figure(page, 'Stitches'))).toBeGreaterThan(1.2 * usual);
  // For a machine that does not cut its thread.
  expect(await figure(page, 'Trims')).toBe('0');
});

test('a logo has its own words, and what a member made is made again from the gallery, with its original', async ({
  page,
  request,
}) => {
  await signIn(page, await join(request, 'ada'));
  await open(page, '?style=fill&frameShape=square', '/logo-generator');
  await choose(page, await drawing());
  await test.step('its picture is turned', async () => {
    await openDialog(page);
    await press(page, 'Turn right');
    await press(page, 'Use this');
    await expect.poll(() => kept(page)).toMatchObject({ width: 400, height: 600 });
  });
  await make(page);
  await test.step('message, file, no link to the gallery', async () => {
    await expect(toast(page, 'Logo pattern generated successfully!')).toBeVisible();
    expect((await download(page, 'Download Pattern')).name).toMatch(/^logo-embroidery-\d+\.jpg$/);
    await expect(page.getByRole('link', { name: 'View in Gallery' })).toHaveCount(0);
    await expectSound(page, [375, 1280]);
    for (const view of ['Sew it', 'Compare']) await page.getByRole('radio', { name: view }).check();
    await expect(page.getByRole('slider', { name: /original shows/ })).toBeVisible();
    await page.locator('.sew-check summary').or(page.getByText('Sews cleanly')).click();
    await expectWholeStyle(page);
  });
  const there = page.getByRole('link', { name: /^See it there/ });
  await expect(there).toBeVisible(CONVERSION);
  const address = (await there.getAttribute('href'))!;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logo embroidery - fill style');
  await page.getByRole('link', { name: 'Create Similar' }).click();
  await expect(page).toHaveURL(/\/logo-generator/);
  await expect(page.getByRole('img', { name: /^Your picture/ })).toBeVisible(CONVERSION);
  await expect(page.getByLabel('Stitch style')).toHaveValue('fill');
  await expect(page.locator('input[name=frameShape][value=square]')).toBeChecked();
  expect(new URL(page.url()).searchParams.has('like')).toBe(false);
});
