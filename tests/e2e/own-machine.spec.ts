import type { Page } from 'playwright/test';
import {
  choose,
  CONVERSION,
  convert,
  download,
  drawing,
  figure,
  open,
} from '../helpers/converter.ts';
import { accessibilityFaults } from '../helpers/axe.ts';
import { expect, test } from '../helpers/test.ts';

/* The visitor's machine: told once, and its file stands first on every tool. */

const sheet = (page: Page) => page.locator('section[aria-labelledby=result-title]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Which machine do you sew on?' });

/** Words of the sheet's large button. */
const first = (page: Page) => sheet(page).locator('.button:not(.button-secondary)');

async function tell(page: Page, maker: string, model?: string, hoop?: string): Promise<void> {
  await page.getByRole('button', { name: /^(Which machine\?|Change machine)$/ }).click();
  await dialog(page).getByLabel('Maker').selectOption(maker);
  if (model) await dialog(page).getByLabel('Machine', { exact: true }).selectOption(model);
  if (hoop) await dialog(page).getByLabel('Hoop').selectOption({ label: hoop });
  await dialog(page).getByRole('button', { name: 'This one' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('its file is one large button, on this tool and on the next', async ({ page, faults }) => {
  await open(page);
  await convert(page, await drawing());
  await expect(first(page)).toHaveText(/^Download DST File/);
  await tell(page, 'Brother', 'PE800');
  await expect(first(page)).toHaveText(/^PES for Brother, 5×7/);
  await expect(sheet(page).getByText('Brother PE800, hoop 5×7')).toBeVisible();
  expect((await download(page, /^PES for Brother/)).bytes.subarray(0, 4).toString()).toBe('#PES');
  // What the page promises stays, with its name.
  expect((await download(page, 'Download DST File')).name).toBe('embroidery-pattern.dst');
  await expect(sheet(page).getByRole('button', { name: 'Download PES' })).toHaveCount(0);
  await expect(
    sheet(page).getByRole('button', { name: 'Download JEF Janome, Elna' }),
  ).toBeVisible();
  expect(await figure(page, 'Hoop')).toBe('Fits your 5×7');

  await open(page, '', '/generator');
  await choose(page, await drawing());
  await page.getByRole('button', { name: 'Generate Pattern' }).click();
  await expect(first(page)).toHaveText(/^PES for Brother, 5×7/, CONVERSION);
  const artwork = sheet(page).getByRole('region', { name: 'Artwork' });
  await expect(artwork.getByRole('button', { name: 'Download Pattern' })).toBeVisible();
  await tell(page, 'Brother', 'SE600');
  // 127 mm do not go into 100.
  expect(await figure(page, 'Hoop')).toBe('Larger than your 4×4');
  await expect(sheet(page).getByText('It is larger than that hoop.')).toBeVisible();
  await tell(page, 'Tajima');
  await expect(first(page)).toHaveText(/^DST file/);

  await page.getByRole('button', { name: 'Change machine' }).click();
  await dialog(page).getByRole('button', { name: 'Any machine' }).click();
  await expect(first(page)).toHaveText(/^Download Pattern/);
  expect(faults).toEqual([]);
});

test('the question is asked by keys alone, and can be left', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page);
  await convert(page, await drawing());
  const ask = page.getByRole('button', { name: 'Which machine?' });
  await ask.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Maker').selectOption('Janome');
  await expect(dialog(page).getByRole('status')).toContainText('It reads JEF.');
  expect(await accessibilityFaults(page, { within: ['dialog'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(ask).toBeFocused();
  await expect(first(page)).toHaveText(/^Download DST File/);
});
