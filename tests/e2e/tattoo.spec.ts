import sharp from 'sharp';
import type { Page } from 'playwright/test';
import {
  choose,
  CONVERSION,
  download,
  drawing,
  figure,
  numberIn,
  open,
  sewnStitches,
  tabTo,
  toast,
} from '../helpers/converter.ts';
import { join, signIn } from '../helpers/members.ts';
import { choice, make, makeButton, made, PATH, PHONE, prompt, reading } from '../helpers/tattoo.ts';
import { expect, test } from '../helpers/test.ts';

/* Tattoos as a visitor makes them: from a picture and from words, with the real engine. */

const DESKTOP = { width: 1280, height: 800 };
const ready = (page: Page) => page.getByRole('heading', { name: 'Ready to generate' });

test('from a picture, by mouse on a desktop: its files, another style, and back', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '', PATH);
  await expect(ready(page)).toBeVisible();
  await expect(makeButton(page)).toBeDisabled();
  await expect(page.getByText('Please upload an image to process')).toBeVisible();

  await choose(page, await drawing());
  await choice(page, 'Traditional').check();
  await page.getByLabel('Category').selectOption('nature');
  await page.locator('input[name=palette][value=classic]').check();
  await makeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Processing your image...' })).toBeVisible();
  await made(page);
  await expect(toast(page, 'Tattoo pattern generated successfully!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The original picture' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The same as embroidery' })).toBeVisible();
  expect(await figure(page, 'Tattoo style')).toBe('Traditional');
  expect(await figure(page, 'Stitch style')).toBe('Mixed');
  const details = page.locator('h3:has-text("Pattern details") + dl');
  await expect(details).toContainText('S, 2-3 inches');
  await expect(details).toContainText('Thread colours4');
  expect(Number.parseFloat(await figure(page, 'Size'))).toBeLessThan(66);
  await expect(page.getByRole('link', { name: 'View in Gallery' })).toHaveAttribute(
    'href',
    '/gallery',
  );

  const artwork = await download(page, 'Download Pattern');
  expect(artwork.name).toMatch(/^tattoo-embroidery-\d+\.jpg$/);
  expect((await sharp(artwork.bytes).metadata()).format).toBe('jpeg');
  await expect(toast(page, 'Image downloaded successfully!')).toBeVisible();
  const first = await download(page, 'DST file');
  expect(first.name).toBe('leaf.dst');
  expect(sewnStitches(first.bytes)).toBe(numberIn(await figure(page, 'Stitches')));
  expect((await download(page, 'Download PES')).name).toBe('leaf.pes');

  // The same picture in another style is another design.
  await choice(page, 'Fine Line').check();
  await make(page);
  expect(await figure(page, 'Tattoo style')).toBe('Fine Line');
  const second = await download(page, 'DST file');
  expect(second.bytes.equals(first.bytes)).toBe(false);

  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(ready(page)).toBeVisible();
  await expect(page.locator('#picture-file')).toBeFocused();
  await expect(makeButton(page)).toBeDisabled();
  await expect(choice(page, 'Fine Line')).toBeChecked();
  expect(faults).toEqual([]);
});

test('from words, by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '', PATH);
  await tabTo(page, 'input[name=mode]');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Prompt')).toBeChecked();
  await tabTo(page, '#prompt');
  await page.keyboard.type('bir kurt');
  await expect(reading(page)).toContainText('Understood: kurt', CONVERSION);
  await tabTo(page, 'input[name=size]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Longer side, exactly')).toHaveValue('88.9');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await made(page);
  await expect(page.locator('#result-title + p')).toHaveText('bir kurt');
  await page.getByRole('button', { name: 'Create Another' }).press('Enter');
  await expect(prompt(page)).toHaveValue('');
  await expect(prompt(page)).toBeFocused();
  await expect(choice(page, 'Prompt')).toBeChecked();
  await expect(makeButton(page)).toBeDisabled();
});

test('settings travel in the link, and Create Tattoo leads back with them', async ({
  page,
  request,
}) => {
  await signIn(page, await join(request, 'ada'));
  await open(page, '?tattooStyle=minimalist&category=portrait&palette=pastel&colors=2', PATH);
  await expect(choice(page, 'Minimalist')).toBeChecked();
  await expect(page.getByLabel('Category')).toHaveValue('portrait');
  await choose(page, await drawing());
  await make(page);
  const there = page.getByRole('link', { name: /^See it there/ });
  await expect(there).toBeVisible(CONVERSION);
  await page.goto((await there.getAttribute('href'))!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tattoo embroidery - minimalist style',
  );
  await page.getByRole('link', { name: 'Create Tattoo' }).click();
  await expect(page).toHaveURL(/\/tattoo-generator/);
  await expect(page.getByRole('img', { name: /^Your picture/ })).toBeVisible(CONVERSION);
  await expect(choice(page, 'Minimalist')).toBeChecked();
  await expect(page.locator('input[name=colors]')).toHaveValue('2');
});
