import type { Page } from 'playwright/test';
import { CONVERSION, download, figure, open, tabTo, toast } from '../helpers/converter.ts';
import { expectSound } from '../helpers/sound.ts';
import { expect, test } from '../helpers/test.ts';

/* The tools that make designs from words: letters, monograms, tattoos and prompts. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const made = (page: Page) => expect(page.locator('#result-title')).toBeFocused(CONVERSION);

test.describe('/font-generator', () => {
  const path = '/font-generator';

  test('sews as one types, and hands out the words', async ({ page, faults }) => {
    await open(page, '', path);
    await expect(button(page, 'Generate Font')).toBeDisabled();
    await expect(page.getByText('Please enter text to generate embroidery font')).toBeVisible();
    await tabTo(page, '#text');
    await page.keyboard.type('Şahin');
    await expect(page.getByRole('img', { name: /^Live preview/ })).toBeVisible(CONVERSION);
    await expectSound(page, [320, 1280]);
    await page.locator('#text').press('Enter');
    await made(page);
    await expect(toast(page, 'Embroidery font generated successfully!')).toBeVisible();
    expect(await figure(page, 'Text')).toBe('Şahin');
    expect(await figure(page, 'Font style')).toBe('Script Elegant');
    expect((await download(page, /^Download .*(drawn|px)/)).name).toMatch(
      /^embroidery-font-\d+\.jpg$/,
    );
    await expectSound(page, [375, 1280]);
    await button(page, 'Create Another').click();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('');
    expect(faults).toEqual([]);
  });

  test('joins one to four letters into a monogram', async ({ page }) => {
    await open(page, '', path);
    await page.getByRole('switch', { name: /^Monogram Mode/ }).check();
    await page.locator('input[name=language][value=tr]').check();
    const text = page.getByLabel('Monogram Text (1-4 characters)');
    await text.fill('işıkl');
    await expect(text).toHaveValue('İŞIKL');
    await expect(page.locator('#text-fault')).toHaveText('Monograms support maximum 4 characters');
    await expect(button(page, 'Generate Font')).toBeDisabled();
    await text.fill('işık');
    await button(page, 'Generate Font').click();
    await made(page);
    expect(await figure(page, 'Monogram style')).toBe('M1 Classic Circle');
  });

  test('offers a size that can be read', async ({ page }) => {
    await open(page, '?size=xs', path);
    await page.locator('#text').fill('Istanbul Embroidery Club, since 1923');
    await page.getByRole('button', { name: /^Make it \d+ mm$/ }).click(CONVERSION);
    await expect(page.getByText('Too small to read when sewn.')).toHaveCount(0, CONVERSION);
  });
});
