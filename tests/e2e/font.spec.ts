import type { Page } from 'playwright/test';
import {
  cancelButton,
  CONVERSION,
  download,
  figure,
  numberIn,
  open,
  sewnStitches,
  tabTo,
  toast,
} from '../helpers/converter.ts';
import { LOOKS } from '../helpers/axe.ts';
import { expectSound } from '../helpers/sound.ts';
import { expect, test } from '../helpers/test.ts';

/* Letters and monograms as a visitor meets them: the built page, the real fonts and the real engine. */

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1440, height: 900 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const made = (page: Page) => expect(page.locator('#result-title')).toBeFocused(CONVERSION);

test.describe('/font-generator', () => {
  const path = '/font-generator';

  test('asks for no words where there are some, however long they take to be sewn', async ({
    page,
  }) => {
    // No worker answers.
    await page.addInitScript(() => {
      globalThis.Worker = class extends EventTarget {
        postMessage(): void {}
        terminate(): void {}
      } as unknown as typeof Worker;
    });
    await open(page, '', path);
    await expect(page.getByText('Write something')).toBeVisible();
    await page.locator('#text').fill('Ada');
    await expect(page.getByText('3 of 50')).toBeVisible();
    await expect(page.getByText('Write something')).toBeHidden({ timeout: 5000 });
  });

  test('sews as one types, hands out the words, sews others by mouse, and joins a monogram', async ({
    page,
    faults,
  }) => {
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
    for (const format of ['SVG', 'CSV', 'JSON']) {
      const { name, bytes } = await download(page, new RegExp(`^Download ${format}`));
      expect(name).toBe(`sahin.${format.toLowerCase()}`);
      // The working file has the letters themselves, not their stitches.
      if (format === 'SVG')
        expect(String(bytes)).toContain('&quot;stitch&quot;:&quot;letters&quot;');
    }
    await expectSound(page, [375, 1280]);
    await button(page, 'Create Another').click();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused();

    await test.step('by mouse on a desktop: from words to a file for the machine', async () => {
      await page.setViewportSize(DESKTOP);
      await page.getByLabel('Text', { exact: true }).click();
      await page.keyboard.type('Öykü');
      await page.getByLabel('Font style').selectOption('Block Bold');
      await page.locator('input[name=size][value=s]').check();
      await page.locator('input[name=frameShape][value=circle]').check();
      await button(page, 'Generate Font').click();
      await made(page);
      expect(await figure(page, 'Text')).toBe('Öykü');
      expect(await figure(page, 'Font style')).toBe('Block Bold');
      const dst = await download(page, 'DST file');
      expect(dst.name).toMatch(/\.dst$/);
      expect(sewnStitches(dst.bytes)).toBe(numberIn(await figure(page, 'Stitches')));
      await page.getByRole('radio', { name: 'Sew it' }).check();
      await expect(page.getByRole('slider').first()).toBeVisible();
    });
    await test.step('one to four letters are joined into a monogram', async () => {
      await page.getByRole('switch', { name: /^Monogram Mode/ }).check();
      const text = page.getByLabel('Monogram Text (1-4 characters)');
      // The form has changed by then: what is pressed sooner may move away under the press.
      await expect(text).toBeVisible();
      await page.locator('input[name=language][value=tr]').check();
      await text.fill('işıkl');
      await expect(text).toHaveValue('İŞIKL');
      await expect(page.locator('#text-fault')).toHaveText(
        'Monograms support maximum 4 characters',
      );
      await expect(button(page, 'Generate Font')).toBeDisabled();
      await text.fill('işık');
      await button(page, 'Generate Font').click();
      await made(page);
      expect(await figure(page, 'Monogram style')).toBe('M1 Classic Circle');
    });
    expect(faults).toEqual([]);
  });

  test('by keyboard on a phone: a monogram in Turkish', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '', path);
    await tabTo(page, '[role=switch]');
    await page.keyboard.press('Space');
    await tabTo(page, '#text');
    await page.keyboard.type('iş');
    await expect(page.locator('#text')).toHaveValue('IŞ');
    await tabTo(page, 'input[name=language]');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#text')).toHaveValue('İŞ');
    await tabTo(page, 'input[name=monogramStyle]');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await made(page);
    await expect(page.getByRole('region', { name: 'Your embroidery' })).toBeInViewport();
    expect(await figure(page, 'Text')).toBe('İŞ');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'DST file' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.dst$/);
  });

  test('stands without fault in each state, by day and by night', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, '?size=xs', path);
    await expectSound(page);
    await page.locator('#text').fill('Istanbul Embroidery Club, since 1923');
    await expect(page.getByText('Too small to read when sewn.')).toBeVisible(CONVERSION);
    await expectSound(page, [375, 1440]);
    await test.step('offers a size that can be read', async () => {
      await page.getByRole('button', { name: /^Make it \d+ mm$/ }).click(CONVERSION);
      await expect(page.getByText('Too small to read when sewn.')).toHaveCount(0, CONVERSION);
    });
    await page.getByRole('switch', { name: /^Monogram Mode/ }).check();
    await page.locator('#text').fill('ABCDE');
    await expect(page.locator('#text-fault')).toBeVisible();
    await expectSound(page, [375, 1440]);
    await page.locator('#text').fill('ABC');
    await page.locator('input[name=size][value=m]').check();
    await button(page, 'Generate Font').click();
    await expect(cancelButton(page)).toBeVisible();
    await expect(page.locator('#result-title')).toBeVisible(CONVERSION);
    await expectSound(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page, [375], LOOKS);
    await button(page, 'Create Another').click();
    await expectSound(page, [375], LOOKS);
  });
});
