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
  test.setTimeout(180_000);
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
  await expect(page.getByAltText('The original picture')).toBeVisible();
  await expect(page.getByAltText('The same as embroidery')).toBeVisible();
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
  expect(first.name).toBe('embroidery-pattern.dst');
  expect(sewnStitches(first.bytes)).toBe(numberIn(await figure(page, 'Stitches')));
  expect((await download(page, 'Download PES')).name).toBe('embroidery-pattern.pes');

  // The same picture in another style is another design.
  await choice(page, 'Fine Line').check();
  await make(page);
  expect(await figure(page, 'Tattoo style')).toBe('Fine Line');
  const second = await download(page, 'DST file');
  expect(second.bytes.equals(first.bytes)).toBe(false);

  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(ready(page)).toBeVisible();
  await expect(makeButton(page)).toBeDisabled();
  await expect(choice(page, 'Fine Line')).toBeChecked();
  expect(faults).toEqual([]);
});

test('from words, by mouse on a desktop: what is understood, and the design', async ({
  page,
  faults,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(DESKTOP);
  await open(page, '', PATH);
  await choice(page, 'Prompt').check();
  await expect(makeButton(page)).toBeDisabled();
  await expect(page.getByText('Please enter a description for your tattoo')).toBeVisible();
  const hoop = page.getByRole('region', { name: 'Words' });
  await expect(hoop.getByAltText(/^A swallow in heavy black strokes/)).toBeVisible();
  await choice(page, 'Blackwork').check();
  await expect(hoop.getByAltText(/^A swallow in solid black areas/)).toBeVisible();

  await prompt(page).fill('   ');
  await expect(makeButton(page)).toBeDisabled();
  await prompt(page).fill('two roses and a dragn');
  await expect(reading(page)).toContainText('Understood: 2 × roses', CONVERSION);
  await expect(reading(page)).toContainText(/No motif is called “?dragn”?\. Near it: /);
  await reading(page).getByRole('button', { name: 'dragon', exact: true }).click();
  await expect(prompt(page)).toHaveValue('two roses and a dragon');
  await expect(prompt(page)).toBeFocused();
  await expect(reading(page)).toContainText('dragon', CONVERSION);
  await expect(reading(page)).not.toContainText('No motif');

  await make(page);
  await expect(toast(page, 'Tattoo pattern generated successfully!')).toBeVisible();
  await expect(page.locator('#result-title + p')).toHaveText('two roses and a dragon');
  expect(await figure(page, 'Tattoo style')).toBe('Blackwork');
  await expect(page.getByAltText('Your embroidery')).toBeVisible();
  await expect(page.getByAltText('The original picture')).toHaveCount(0);
  expect((await download(page, 'Download Pattern')).name).toMatch(/^tattoo-embroidery-\d+\.jpg$/);
  const first = await download(page, 'DST file');

  // The words can be changed below the result, and the mode.
  await prompt(page).fill('zzyzx');
  await expect(reading(page)).toContainText(
    'No drawing is named here: the one of the category Animals is taken.',
    CONVERSION,
  );
  await make(page);
  expect((await download(page, 'DST file')).bytes.equals(first.bytes)).toBe(false);
  await expect(page.getByText(/No motif is called “?zzyzx/).first()).toBeVisible();
  await choice(page, 'Image').check();
  await expect(makeButton(page)).toBeDisabled();
  await expect(page.getByText('Please upload an image to process')).toBeVisible();
  await choose(page, await drawing());
  await expect(page.getByAltText('Your picture: leaf.png')).toBeVisible();
  await make(page);
  await expect(page.getByAltText('The original picture')).toBeVisible();
  expect(faults).toEqual([]);
});

test('from a picture, by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '', PATH);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, '#picture-file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await drawing());
  await expect(page.getByAltText('Your picture: leaf.png')).toBeVisible();
  await tabTo(page, 'input[name=tattooStyle]');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Traditional')).toBeChecked();
  await tabTo(page, 'input[name=colors]');
  await page.keyboard.press('Home');
  await expect(page.locator('input[name=colors]')).toHaveValue('1');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(cancelButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(makeButton(page)).toBeEnabled();
  await makeButton(page).press('Enter');
  await made(page);
  expect(await figure(page, 'Thread colours')).toBe('1');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Pattern' }).press('Enter'),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^tattoo-embroidery-\d+\.jpg$/);
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
  await expect(choice(page, 'Prompt')).toBeChecked();
  await expect(makeButton(page)).toBeDisabled();
});

test('settings travel in the link, and Create Tattoo leads back with them', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
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
  await expect(page.getByAltText(/^Your picture/)).toBeVisible(CONVERSION);
  await expect(choice(page, 'Minimalist')).toBeChecked();
  await expect(page.locator('input[name=colors]')).toHaveValue('2');
});
