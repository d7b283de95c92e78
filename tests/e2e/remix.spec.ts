import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { toast } from '../helpers/converter.ts';
import { join, KEY, signIn } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';

/* A piece of the editor goes to the gallery, others go on with it where that is allowed, and what they make names it. */

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="20mm" viewBox="0 0 30 20">
  <path d="M3 3H27V17H3Z" fill="#2c4a8f"/></svg>`;

test('a shared piece is remixed by a stranger, and only where that is allowed', async ({
  page,
  request,
  browser,
}) => {
  const name = `Flag ${randomUUID().slice(0, 6)}`;
  await signIn(page, await join(request, 'ada'));
  await page.goto('/editor');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
  await expect(page.locator('.editor-figures')).toHaveAttribute('data-turn', /./);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'Save to my gallery' }).click();
  await expect(toast(page, 'Saved to your gallery')).toBeVisible();

  await page.goto(`/gallery?whose=mine&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Share in the gallery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share in the gallery' });
  await dialog.getByRole('checkbox', { name: 'Allow remix' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Offer the machine files' })).toBeChecked();
  const share = dialog.getByRole('button', { name: 'Share', exact: true });
  await test.step('nothing is shared without the remix that was chosen', async () => {
    for (const [part, why] of [
      ['gallery_pieces*', /still private: its working file could not be kept/],
      ['rpc/allow_remix', /still private: to allow a remix did not work/],
    ] as const) {
      await page.route(`**/rest/v1/${part}`, (route) => route.fulfill({ status: 500, body: '{}' }));
      await share.click();
      await expect(page.getByText(why)).toBeVisible();
      await expect(dialog).toBeVisible();
      await page.unroute(`**/rest/v1/${part}`);
    }
  });
  await share.click();
  await expect(toast(page, 'Shared in the gallery')).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remix' })).toHaveCount(0);

  const stranger = await browser.newPage();
  await stranger.goto(address);
  await stranger.getByRole('button', { name: 'Remix' }).click();
  await expect(stranger.getByLabel('Name of the piece')).toHaveValue(name);
  await expect(stranger.locator('.editor-figures')).toHaveAttribute('data-turn', /./);
  await expect(stranger.getByText('Made from')).toContainText(name);
  await expect(stranger.getByText('1 object', { exact: true })).toBeVisible();

  const eve = await join(request, 'eve');
  /** What the database gives of its working file to who is signed in with a token, or to nobody. */
  const askedFor = async (token: string | undefined): Promise<unknown> => {
    const headers = { ...KEY, ...(token && { Authorization: `Bearer ${token}` }) };
    const data = { design: /[\da-f-]{36}/.exec(address)![0] };
    return (await request.post('/rest/v1/rpc/gallery_piece', { headers, data })).json();
  };
  expect(await askedFor(undefined)).toMatchObject([{ name }]);
  expect(await askedFor(eve.token)).toMatchObject([{ name }]);
  // A page that was opened while it was allowed still offers it.
  await stranger.goto(address);
  await expect(stranger.getByRole('button', { name: 'Remix' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(toast(page, 'Taken back')).toBeVisible();
  await expectRefusal(stranger);
  await page.getByRole('button', { name: 'Share in the gallery' }).click();
  await dialog.getByRole('checkbox', { name: 'Offer the machine files' }).check();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.locator('.seen-mark')).toHaveText('Shared');
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(stranger.getByText('Stitch files')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Remix' })).toHaveCount(0);
  // Its files are offered again without: to the editor leads no other way from here.
  await expect(stranger.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  // Who asks the database all the same gets nothing.
  expect(await askedFor(undefined)).toEqual([]);
  expect(await askedFor(eve.token)).toEqual([]);
  await stranger.close();
});

/** Pressing Remix where it is no longer allowed opens nothing, and says so. */
async function expectRefusal(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name: 'Remix' }).click();
  await expect(toast(page, 'No remix')).toBeVisible();
  expect(page.url()).toBe(before);
}
