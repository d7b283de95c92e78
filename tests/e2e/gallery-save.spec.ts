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
import { expect, test } from '../helpers/test.ts';

test.describe('saving from the converter', () => {
  const NOT_SAVED = "Could not save to gallery. Please ensure you're logged in.";

  test('a member finds the result on its own page, with its stitches, for him alone', async ({
    page,
    request,
  }) => {
    const ada = await join(request, 'ada');
    await signIn(page, ada);
    await open(page, '?style=fill');
    await convert(page, await drawing());
    await expect(toast(page, 'Conversion completed!')).toBeVisible();
    const there = page.getByRole('link', { name: /^See it there/ });
    await expect(there).toBeVisible(CONVERSION);
    await expect(page.getByText('Saved to My designs, for you alone.')).toBeVisible();
    const view = page.getByRole('link', { name: /^View in Gallery/ });
    await expect(view).toHaveAttribute('href', (await there.getAttribute('href'))!);
    await page.goto((await there.getAttribute('href'))!);
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
    await expect(row('Sews in')).toContainText(/\d+ min/);
    await expect(row('Size')).toContainText('4 inch');
    await expect(row('Color Palette')).toContainText('Vibrant');
    await expect(page.getByRole('heading', { name: 'Threads, in sewing order' })).toBeVisible();
    await page.getByRole('radio', { name: 'Sew it' }).check();
    await expect(page.getByRole('region', { name: 'Stitch player' })).toBeVisible();
    await expectNoViolation(page);
  });

  test('a failed save loses nothing and is tried again', async ({ page, request }) => {
    await signIn(page, await join(request, 'ada'));
    await open(page);
    await page.route('**/storage/v1/**', (route) => route.abort());
    await convert(page, await drawing());
    await expect(toast(page, NOT_SAVED)).toBeVisible(CONVERSION);
    const titles = page.getByRole('region', { name: 'Notifications' }).locator('.font-label');
    await expect(titles).toHaveText(['Conversion completed!', NOT_SAVED]);
    await page.unroute('**/storage/v1/**');
    await page.getByRole('button', { name: 'Try to save it again' }).click();
    await expect(page.getByRole('link', { name: /^See it there/ })).toBeVisible();
  });

  test('a visitor’s result waits in the browser for his account', async ({ page, request }) => {
    await open(page);
    await convert(page, await drawing());
    const line = /kept on this device, in this browser\. Once you sign in you can bring it along/;
    await expect(page.getByText(line)).toBeVisible(CONVERSION);
    // Nothing has failed: no message says so.
    await expect(toast(page, 'Conversion completed!')).toBeVisible();
    await expect(page.locator('#notifications [role=alert]')).toBeEmpty();
    const kept = () => page.evaluate(() => localStorage.getItem('ilmek-gallery'));
    expect(await kept()).not.toBeNull();

    const ada = await join(request, 'ada');
    await signIn(page, ada);
    await page.goto('/about');
    const offer = page.getByRole('dialog', {
      name: '1 piece of this device: bring them along, privately?',
    });
    await expect(offer.getByRole('button', { name: 'Not now' })).toBeFocused();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'My Account' }).first()).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await kept()).not.toBeNull();

    await page.evaluate(() => sessionStorage.removeItem('ilmek:bring-later'));
    await page.reload();
    await offer.getByRole('button', { name: 'Bring along' }).click();
    await expect(toast(page, 'Brought along')).toBeVisible(CONVERSION);
    await expect.poll(kept, CONVERSION).toBeNull();
    const read = async (more: Record<string, string> = {}) =>
      request.get(`/rest/v1/gallery_images?user_id=eq.${ada.id}&select=*`, {
        headers: { apikey: 'sb_publishable_local', ...more },
      });
    expect(await (await read()).json()).toEqual([]);
    const answer = await read({ Authorization: `Bearer ${ada.token}` });
    const rows = (await answer.json()) as { name: string; stitches: string | null }[];
    expect(rows).toHaveLength(1);
    expect(rows[0].name).toBe('Embroidery conversion - satin style');
    expect(rows[0].stitches).not.toBeNull();
  });

  test('a member may keep it to himself', async ({ page, request }) => {
    await signIn(page, await join(request, 'ada'));
    await open(page);
    await page.setInputFiles('#picture-file', await drawing());
    await page
      .getByRole('checkbox', { name: /^Save the result to My designs, for you alone/ })
      .uncheck();
    await page.getByRole('button', { name: 'Convert to Embroidery' }).click();
    await expect(toast(page, 'Conversion completed!')).toBeVisible(CONVERSION);
    await expect(page.getByText('Nothing was uploaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Save it to My designs' }).click();
    await expect(page.getByRole('link', { name: /^See it there/ })).toBeVisible();
  });
});
