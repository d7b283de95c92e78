import type { Locator, Page } from 'playwright/test';
import { alive } from '../helpers/alive.ts';
import { choose, CONVERSION, drawing } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* A first visit by thumb: from the landing page to the file on the machine's stick, in six presses at most. */

const PHONE = { width: 375, height: 740 };
test.use({ viewport: PHONE, hasTouch: true });

const MOST_TAPS = 6;

/** A thumb that counts its presses, and finds what it presses without scrolling. */
class Thumb {
  taps = 0;

  async press(what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    await expect(what).toBeEnabled();
    await expect(what).toBeInViewport({ ratio: 1 });
    await what.tap();
    this.taps++;
  }
}

const bar = (page: Page) => page.locator('.action-bar');

/** From the first screen of the landing page to a tool, by its name there. */
async function toTool(page: Page, thumb: Thumb, name: string): Promise<void> {
  await page.goto('/');
  await thumb.press(page.locator('.hero').getByRole('link', { name, exact: true }));
  await page.waitForURL(/generator|-to-embroidery/);
  await alive(page, 'astro-island[client=load]');
}

/** Makes the piece, tells the machine's maker, and takes its file by its hoop. */
async function toFile(page: Page, thumb: Thumb): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Which machine do you sew on?' });
  await thumb.press(bar(page).locator('button[type=submit], button.button').first());
  const ask = bar(page).getByRole('button', { name: 'Which machine?' });
  await expect(ask).toBeVisible(CONVERSION);
  await thumb.press(ask);
  await thumb.press(dialog.getByRole('button', { name: /^Brother/ }));
  const file = page.waitForEvent('download');
  await thumb.press(dialog.getByRole('button', { name: /^5×7 .*PE800/ }));
  expect((await file).suggestedFilename()).toMatch(/\.pes$/);
  expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS);
}

for (const [link, field, words] of [
  ['Letters', 'Text', 'Ada'],
  ['Monogram', 'Text', 'AB'],
  ['Words', 'Prompt', 'three red roses'],
]) {
  test(`${link.toLowerCase()}, from the landing page to the machine's file`, async ({ page }) => {
    const thumb = new Thumb();
    await toTool(page, thumb, link);
    await thumb.press(page.getByRole('textbox', { name: field }));
    await page.keyboard.type(words);
    await toFile(page, thumb);
  });
}

for (const link of ['Try Free Preview', 'Tattoo', 'Logo', 'AI Generator']) {
  test(`a picture by “${link}”, from the landing page to the machine's file`, async ({ page }) => {
    const thumb = new Thumb();
    await toTool(page, thumb, link);
    const chooser = page.waitForEvent('filechooser');
    await thumb.press(bar(page).locator('label[for=picture-file]'));
    await chooser;
    await choose(page, await drawing());
    await expect(bar(page).locator('label[for=picture-file]')).toHaveCount(0);
    await toFile(page, thumb);
  });
}

test("a tattoo from words, from the landing page to the machine's file", async ({ page }) => {
  const thumb = new Thumb();
  await toTool(page, thumb, 'Tattoo');
  await thumb.press(page.locator('label').filter({ hasText: /^Prompt$/ }));
  // What one asks for by finger has the focus: no press is needed for it.
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeFocused();
  await page.keyboard.type('a rose');
  await toFile(page, thumb);
});
