import {
  choose,
  CONVERSION,
  convertButton,
  download,
  drawing,
  dstButton,
  figure,
  open,
} from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* A result is opened in the editor: stitch for stitch as it was made, until it is changed. */

test('an unchanged result is handed out by the editor as by its tool', async ({ page }) => {
  await open(page);
  await choose(page, await drawing());
  await convertButton(page).click();
  await expect(dstButton(page)).toBeVisible(CONVERSION);
  const stitches = await figure(page, 'Stitches');
  const own = await download(page, 'Download DST File');
  await page.getByRole('button', { name: /^Edit/ }).click();

  const figures = page.locator('.editor-figures');
  await expect(figures).toHaveAttribute('data-turn', /./);
  await expect(figures).toContainText(`Stitches${stitches}`);
  const asMade = page.getByText(/Stitch for stitch as it was made/);
  await expect(asMade).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const { bytes } = await download(page, 'DST file');
  // Behind the header, which has the name.
  expect(bytes.subarray(512)).toEqual(own.bytes.subarray(512));
  await page.keyboard.press('Escape');

  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowRight');
  await expect(asMade).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(asMade).toBeVisible();
  await expect(page.locator('.editor-kept')).toHaveAttribute('data-state', 'kept');
  await page.reload();
  await expect(asMade).toBeVisible();
});

test('the words of a text that was sewn are written anew in the editor', async ({ page }) => {
  await open(page, '?text=Ayşe&colors=1', '/font-generator');
  await page.getByRole('button', { name: 'Generate Font', exact: true }).click();
  await expect(page.locator('#result-title')).toBeVisible(CONVERSION);
  await page.getByRole('button', { name: /^Edit/ }).click();

  await expect(page.getByText(/Stitch for stitch as it was made/)).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Ayşe' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Words' }).fill('Fatma');
  await expect(page.getByRole('heading', { name: 'Fatma' })).toBeVisible();
  await expect(page.getByText(/Stitch for stitch as it was made/)).toBeHidden();
});

test('a text in several threads and a frame, and a monogram, say other words by one edit', async ({
  page,
}) => {
  await open(page, '?text=Ada&colors=3&frameShape=rectangle', '/font-generator');
  await page.getByRole('button', { name: 'Generate Font', exact: true }).click();
  await expect(page.locator('#result-title')).toBeVisible(CONVERSION);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByText(/Stitch for stitch as it was made/)).toBeVisible();
  // The letters in their three threads, and the frame.
  await expect(page.getByText('4 objects', { exact: true })).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  const words = page.getByRole('textbox', { name: 'Words' });
  await expect(words).toHaveValue('Ada');
  await expect(page.getByText('One text in 3 threads')).toBeVisible();
  await words.fill('Elif');
  await expect(page.locator('.editor-list').getByText('Elif').first()).toBeVisible();
  await words.fill('El');
  await expect(page.getByText(/wants at least 3 letters/)).toBeVisible();
  await words.blur();
  await expect(words).toHaveValue('Elif');
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue('Ada');

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the piece' });
  await dialog.getByRole('button', { name: 'Monogram', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Initials' }).fill('AB');
  await dialog.getByRole('button', { name: 'Add monogram' }).click();
  await expect(dialog).toHaveCount(0);
  const initials = page.getByRole('textbox', { name: 'Initials' });
  await expect(initials).toHaveValue('AB');
  await initials.fill('CEM');
  await initials.press('Enter');
  await expect(page.locator('.editor-list').getByText('CEM').first()).toBeVisible();
  await expect(initials).toHaveValue('CEM');
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.editor-list').getByText('CEM')).toHaveCount(0);
  await expect(page.locator('.editor-list').getByText('AB').first()).toBeVisible();
});
