import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { digitizeSvg } from 'ilmek-engine/digitize';
import { decode, encode } from 'ilmek-engine/formats';
import { pieceOfDesign, writePiece } from 'ilmek-engine/piece';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { accessibilityFaults, LOOKS } from '../helpers/axe.ts';
import { join, signIn } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';
import { readZip } from '../../src/lib/zip/testing/read-zip.ts';

/* The pieces of this device: brought as files, named, copied, deleted, and taken along. */

const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const LEAF = digitizeSvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="30mm" viewBox="0 0 40 30"><path d="M4 26C4 8 20 4 36 4 36 20 24 26 4 26Z" fill="#3c7a3c"/><path d="M4 26 30 9" stroke="#123c12" stroke-width="2" fill="none"/></svg>',
  { ...OPTIONS, name: 'Leaf' },
).design;
const WORKING = {
  name: 'leaf.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(writePiece(pieceOfDesign(LEAF))),
};
const DST = {
  name: 'Gül.dst',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(encode({ ...LEAF, name: '' }, 'dst')),
};
const NOTHING = { name: 'notes.dst', mimeType: 'text/plain', buffer: Buffer.from('no stitches') };

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function bring(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByLabel('Import files').setInputFiles(files);
  await expect(page.getByText(/pieces? imported/)).toBeVisible({ timeout: 30_000 });
}

async function open(page: Page) {
  await page.goto('/my-pieces');
  await expect(page.getByRole('heading', { name: 'No piece yet' })).toBeVisible();
}

test.describe('my pieces', () => {
  test('come from working files and machine files, stay, and are named, copied, deleted and put back', async ({
    page,
    faults,
  }) => {
    await open(page);
    await bring(page, [WORKING, DST, NOTHING]);
    await expect(page.getByText(/Opened from stitches: .* Sewn anew it has/)).toBeVisible();
    await expect(page.getByText('2 pieces imported.')).toBeVisible();
    await expect(page.getByText(/notes\.dst: It is no working file/)).toBeVisible();
    await expect(titles(page)).toHaveText(['Gül', 'Leaf']);
    await expect(cards(page).first()).toContainText(/\d mm.*\d stitches.*2 threads/);
    // A machine file and a working file look alike: it is said which is which.
    await expect(cards(page).filter({ hasText: 'Gül' })).toContainText(
      /DST file, (objects|partly)/,
    );
    await expect(cards(page).filter({ hasText: 'Leaf' })).toContainText('Working file');
    // Of what is sewn: the page of the working file is 40 mm wide.
    await expect(cards(page).first()).toContainText(/3\d\.\d × 2\d\.\d mm/);
    const picture = cards(page).first().locator('img');
    expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(
      300,
    );
    await page.reload();
    await expect(titles(page)).toHaveText(['Gül', 'Leaf']);
    await page.getByRole('link', { name: 'Leaf' }).click();
    await expect(page).toHaveURL(/\/editor\?piece=/);
    await expect(page.getByRole('main')).toContainText(/Satin|objects/i);
    await page.goBack();
    await expect(titles(page)).toHaveText(['Gül', 'Leaf']);
    await press(page, 'Delete Gül');
    await expect(titles(page)).toHaveText(['Leaf']);
    await test.step('are named, copied, deleted and put back, by keyboard', async () => {
      await page.getByRole('button', { name: 'Rename Leaf' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.type('Tulip');
      await page.keyboard.press('Enter');
      await expect(titles(page)).toHaveText(['Tulip']);
      await expect(page.getByRole('button', { name: /^Rename/ })).toBeFocused();
      await press(page, 'Copy Tulip');
      await expect(titles(page)).toHaveText(['Tulip copy', 'Tulip']);
      await press(page, 'Delete Tulip');
      await expect(titles(page)).toHaveText(['Tulip copy']);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(titles(page)).toHaveText(['Tulip copy', 'Tulip']);
    });
    await test.step('show no picture of what was deleted', async () => {
      const shown = cards(page).filter({ hasText: 'Tulip copy' }).locator('img');
      await expect(shown).toHaveCount(1);
      await page.getByRole('link', { name: 'Tulip copy' }).click();
      await page.getByRole('application').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.goBack();
      await expect(titles(page)).toHaveText(['Tulip copy', 'Tulip']);
      await expect(shown).toHaveCount(0);
    });
    expect(faults).toEqual([]);
  });

  test('go into one archive, and come out of it again', async ({ page }) => {
    await open(page);
    await bring(page, [WORKING, DST]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Export all'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ilmek-pieces-[\d-]{10}\.zip$/);
    const buffer = readFileSync(await download.path());
    expect(readZip(buffer).map(({ name }) => name)).toEqual(['gul.svg', 'leaf.svg']);
    const [single] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Save SVG Leaf'),
    ]);
    expect(single.suggestedFilename()).toBe('leaf.svg');
    // For the machine, without the editor; DST until it is told which.
    const [sewn] = await Promise.all([page.waitForEvent('download'), press(page, 'Save DST Leaf')]);
    expect(sewn.suggestedFilename()).toBe('leaf.dst');
    const { x } = decode(readFileSync(await sewn.path()), 'dst');
    expect(x.length).toBeGreaterThan(100);

    await press(page, 'Quote');
    await page.getByRole('checkbox', { name: 'Leaf' }).check();
    await page.getByLabel('Pieces Leaf').fill('40');
    await page.getByLabel('For each piece').fill('3');
    const quote = page.getByRole('dialog', { name: 'Quote' });
    await expect(quote).toContainText(/40 pieces, each .* stitches, .* of thread: 3.00 €/);
    await expect(quote).toContainText('120.00 €');
    await quote.getByRole('button', { name: 'Close' }).click();
    await press(page, 'Delete Gül');
    await press(page, 'Delete Leaf');
    await bring(page, [{ name: 'all.zip', mimeType: 'application/zip', buffer }]);
    await expect(titles(page)).toHaveText(['Leaf', 'Gül']);
    // Brought once more, there is nothing to bring.
    const files = [{ name: 'all.zip', mimeType: 'application/zip', buffer }];
    await page.getByLabel('Import files').setInputFiles(files);
    await expect(page.getByText('It is there already')).toHaveCount(2);
    await expect(titles(page)).toHaveText(['Leaf', 'Gül']);
  });

  test('lie in the account once their maker wants it, and none is lost that two devices change', async ({
    page,
    browser,
    faults,
  }) => {
    const member = await join(page.request, 'ada');
    await signIn(page, member);
    const same = (on: Page) =>
      expect(on.getByText('This device and your account have the same pieces.')).toBeVisible({
        timeout: 30_000,
      });
    await open(page);
    await bring(page, [WORKING]);
    await expect(page.getByText('Your pieces lie on this device alone.')).toBeVisible();
    await press(page, 'Keep Them in My Account');
    await same(page);
    await expect(page.getByText(/^1 of 500 pieces, .* of 60/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const context = await browser.newContext();
    const phone = await context.newPage();
    await signIn(phone, member);
    await phone.goto('/my-pieces');
    await expect(
      phone.getByText('Your account keeps 1 piece that is not on this device.'),
    ).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'No piece on this device' })).toBeVisible();
    expect(await accessibilityFaults(phone)).toEqual([]);
    await press(phone, 'Bring it here');
    await expect(titles(phone)).toHaveText(['Leaf']);
    await same(phone);
    const rename = async (on: Page, title: string) => {
      await press(on, 'Rename Leaf');
      await expect(on.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await on.keyboard.type(title);
      await on.keyboard.press('Enter');
      await expect(titles(on)).toHaveText([title]);
    };
    // Both change it before they hear of each other.
    await context.route('**/rest/v1/**', (route) => route.abort());
    await rename(phone, 'Phone');
    await rename(page, 'Desk');
    await page.reload();
    await same(page);
    await context.unrouteAll();
    await phone.reload();
    await expect(titles(phone)).toHaveText(['Desk', 'Phone copy']);
    await expect(phone.getByText(/It was changed on two devices/)).toBeVisible();
    await same(phone);
    await page.reload();
    await expect(titles(page)).toHaveText(['Desk', 'Phone copy']);
    await press(page, 'Delete Desk');
    await expect(titles(page)).toHaveText(['Phone copy']);
    await page.reload();
    await expect(titles(page)).toHaveText(['Phone copy']);
    await same(page);
    await phone.reload();
    await expect(titles(phone)).toHaveText(['Phone copy']);
    await context.close();
    expect(faults).toEqual([]);
  });

  test('break nothing for anyone, by day and by night', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await bring(page, [WORKING, DST, NOTHING]);
    await press(page, 'Delete Leaf');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? LOOKS : undefined;
      expect(await accessibilityFaults(page, { rules }), `by ${colorScheme}`).toEqual([]);
      await press(page, 'Rename Gül');
      // Fetched with the first press: it is looked at, and left, when it is there.
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await accessibilityFaults(page, { rules }), `renaming, by ${colorScheme}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});
