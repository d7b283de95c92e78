import type { Page } from 'playwright/test';
import { formatCount } from '../../src/islands/common/numbers.ts';
import { expectNoViolation } from '../helpers/axe.ts';
import {
  CONVERSION,
  convert,
  download,
  drawing,
  open,
  sewnStitches,
  toast,
} from '../helpers/converter.ts';
import { join, signIn } from '../helpers/members.ts';
import { expect, expectWholeStyle, test } from '../helpers/test.ts';

test.describe('saving from the converter', () => {
  const NOT_SAVED = "Could not save to gallery. Please ensure you're logged in.";

  /* One page for all three: each would sew in a new worker. */
  test('a member’s result: kept for himself, saved again after a failure, and on its own page', async ({
    page,
    request,
  }) => {
    await signIn(page, await join(request, 'ada'));
    await open(page, '?style=fill');
    const there = page.getByRole('link', { name: /^See it there/ });
    const wish = page.getByRole('checkbox', {
      name: /^Save the result to My designs, for you alone/,
    });

    await test.step('a failed save loses nothing and is tried again', async () => {
      await page.route('**/storage/v1/**', (route) => route.abort());
      await convert(page, await drawing());
      await expect(toast(page, NOT_SAVED)).toBeVisible(CONVERSION);
      const titles = page.getByRole('region', { name: 'Notifications' }).locator('.font-label');
      await expect(titles).toHaveText(['Conversion completed!', NOT_SAVED]);
      await page.unroute('**/storage/v1/**');
      await page.getByRole('button', { name: 'Try to save it again' }).click();
      await expect(there).toBeVisible();
    });

    await test.step('he may keep it to himself, and save it later', async () => {
      await wish.uncheck();
      await convert(page, await drawing('second.png'));
      await expect(page.getByText('Nothing was uploaded.')).toBeVisible(CONVERSION);
      await expect(there).toHaveCount(0);
      await page.getByRole('button', { name: 'Save it to My designs' }).click();
      await expect(there).toBeVisible();
      await wish.check();
    });

    await test.step('it lies in his designs by itself, for him alone', async () => {
      const before = (await there.getAttribute('href'))!;
      await convert(page, await drawing('third.png'));
      await expect(page.getByText('Saved to My designs, for you alone.')).toBeVisible(CONVERSION);
      await expect(there).not.toHaveAttribute('href', before);
      const view = page.getByRole('link', { name: /^View in Gallery/ });
      await expect(view).toHaveAttribute('href', (await there.getAttribute('href'))!);
      await expectWholeStyle(page);
    });

    await test.step('it has a page of its own, with its stitches', async () => {
      await page.goto((await there.getAttribute('href'))!);
      await expectOwnPage(page);
    });
  });
});

/** What a maker asks of a saved piece, where it is shown. */
async function expectOwnPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Embroidery conversion - fill style',
  );
  await expect(page.getByRole('img', { name: /^The original/ })).toBeVisible();
  const { name, bytes } = await download(page, 'Download DST');
  expect(name).toBe('embroidery-conversion-fill-style.dst');
  expect(bytes.subarray(0, 3).toString()).toBe('LA:');
  expect(bytes.length).toBeGreaterThan(1000);

  // What a maker asks, counted from the stitches; settings in words.
  const row = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(row('Sewn size')).toContainText(/\d+\.\d × \d+\.\d mm/);
  await expect(row('Stitches')).toContainText(formatCount(sewnStitches(bytes)));
  await expect(row('Threads')).toContainText(/^Threads2, \d+\.\d m in all$/);
  await expect(row('Sewing time')).toContainText(/\d+ min/);
  await expect(row('Size')).toContainText('4 inch');
  await expect(row('Color Palette')).toContainText('Vibrant');
  await expect(page.getByRole('heading', { name: 'Threads, in sewing order' })).toBeVisible();
  await page.getByRole('radio', { name: 'Sew it' }).check();
  await expect(page.getByRole('region', { name: 'Stitch player' })).toBeVisible();
  await expectNoViolation(page);
}
