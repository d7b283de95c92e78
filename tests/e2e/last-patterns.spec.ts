import type { Page } from 'playwright/test';
import { expectNoViolation } from '../helpers/axe.ts';
import { CONVERSION, convert, download, drawing, open, toast } from '../helpers/converter.ts';
import { join, saveDesign, signIn } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';

/* What a browser keeps for a visitor, on the tools and in the gallery: it survives a reload. */

const strip = (page: Page) => page.getByRole('region', { name: 'Your last patterns' });
const pieces = (page: Page) => strip(page).getByRole('listitem');
const sheet = (page: Page) => page.getByRole('dialog');

/** Makes a piece with settings of its own, and waits until it is kept. */
async function make(page: Page): Promise<void> {
  await open(page, '?style=fill&palette=pastel');
  await convert(page, await drawing());
  await expect(page.getByText(/kept on this device, in this browser/)).toBeVisible(CONVERSION);
}

/** Goes down to the strip as a person does; it wakes when it is near. */
async function goThere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your last patterns are below' }).click();
  await expect(strip(page)).toBeVisible();
}

test.describe('the last patterns of this device', () => {
  test('are not spoken of where there are none', async ({ page }) => {
    await open(page);
    await expect(page.getByText('Your last patterns')).toBeHidden();
    expect((await page.locator('#last-patterns').boundingBox())!.height).toBe(0);
  });

  test('survive a reload, with their files and their settings', async ({ page, faults }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await make(page);
    await page.reload();
    await goThere(page);
    await expectNoViolation(page);
    // It is called as its picture was; the gallery's name comes with the gallery.
    await expect(pieces(page)).toContainText('leaf');
    await pieces(page).getByRole('button').click();
    await expect(sheet(page).getByRole('img')).toBeVisible();
    await expectNoViolation(page);

    const { name, bytes } = await download(page, /^Download DST/);
    expect(name).toBe('leaf.dst');
    expect(bytes.subarray(0, 3).toString()).toBe('LA:');
    const pes = await download(page, 'Download PES for Brother, Baby Lock');
    expect(pes.bytes.subarray(0, 4).toString()).toBe('#PES');
    const picture = await download(page, 'Download the picture');
    expect(picture.name).toMatch(/^leaf\.(jpg|png|webp)$/);

    await sheet(page).getByRole('link', { name: 'Open again with these settings' }).click();
    await expect(page).toHaveURL(/\?(?=.*style=fill)(?=.*palette=pastel)(?!.*like=)/);
    await expect(page.getByRole('combobox', { name: 'Stitch style' })).toHaveValue('fill');
    await expect(page.getByRole('button', { name: 'Convert to Embroidery' })).toBeEnabled();
    expect(sent, 'what left the device').toEqual([]);
    expect(faults).toEqual([]);
  });

  test('hang in the gallery too, until they are removed', async ({ page }) => {
    await make(page);
    await page.goto('/gallery');
    await expect(pieces(page)).toHaveCount(1);
    const card = pieces(page).getByRole('button');
    await card.click();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
    await card.click();
    await sheet(page).getByRole('button', { name: 'Remove from this device' }).click();
    await expect(strip(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('ilmek-gallery'))).toBeNull();
    expect((await page.locator('#last-patterns').boundingBox())!.height).toBe(0);
  });

  test('go to a member’s designs, also when he has saved before', async ({ page, request }) => {
    await make(page);
    const ada = await join(request, 'ada');
    await saveDesign(request, ada, 'Saved before', { shared: false });
    await signIn(page, ada);
    await page.goto('/generator');
    await goThere(page);
    // He is not asked by himself any more, and can say so here.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await strip(page).getByRole('button', { name: 'Save it to My designs' }).click();
    await expect(toast(page, 'Brought along')).toBeVisible(CONVERSION);
    await expect(strip(page)).toBeHidden();
    await page.goto('/gallery?whose=mine');
    await expect(
      page.getByRole('link', { name: 'Embroidery conversion - fill style' }),
    ).toBeVisible();
  });
});
