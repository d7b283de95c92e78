import type { Page } from 'playwright/test';
import { download } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/*
 * Each change of a piece by its own control, on a desk and on a phone: one step each, and once all of
 * them are undone the first stitches, to the byte.
 */

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkstitch="http://inkstitch.org/namespace"';
const FLAG = `<svg ${NS} width="60mm" height="40mm" viewBox="0 0 60 40">
  <path id="field" d="M5 5H55V35H5Z" fill="#2c4a8f" inkstitch:angle="30"/>
  <path id="sun" d="M30 12 A8 8 0 1 1 29.9 12 Z" fill="#e0a12c"/>
  <path id="mast" d="M8 6H11V34H8Z" fill="#2c4a8f"/>
</svg>`;

const row = (page: Page, name: RegExp) =>
  page.locator('.editor-row-name').filter({ hasText: name });
const undo = (page: Page, label: string) => page.getByRole('button', { name: `Undo: ${label}` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function type(page: Page, field: string, value: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(value);
  await page.keyboard.press('Enter');
}

/** What is done to what is chosen, and what the step is called. */
const CHANGES: readonly [label: string, change: (page: Page) => Promise<unknown>][] = [
  ['Stitch', (page) => page.getByLabel('Sewn as').selectOption('satin')],
  ['Stitch', (page) => page.getByLabel('Sewn as').selectOption('running')],
  ['Stitch', (page) => page.getByLabel('Sewn as').selectOption('fill')],
  ['Angle', (page) => type(page, 'Angle', '70')],
  ['Rows apart', (page) => type(page, 'Rows apart', '0.4')],
  ['Stitch length', (page) => type(page, 'Stitch length', '3')],
  ['Pull', (page) => type(page, 'Pull', '0.35')],
  ['Underlay', (page) => page.getByLabel('Underlay').selectOption('full')],
  ['Thread', (page) => press(page, '1335 Poppy red')],
  ['Trim after', (page) => page.getByLabel('Trim after').check()],
  ['Stop after', (page) => page.getByLabel('Stop after').check()],
  ['Mirror', (page) => press(page, 'Mirror left to right')],
  ['Turn', (page) => press(page, 'Turn by a quarter')],
  ['Duplicate', (page) => press(page, 'Duplicate')],
  ['Align', (page) => press(page, 'Left')],
  ['Repeat', (page) => press(page, 'In a row')],
  ['Repeat', (page) => press(page, 'In a ring')],
];

async function open(page: Page): Promise<void> {
  await page.goto('/editor');
  const buffer = Buffer.from(FLAG);
  const file = { name: 'Flag.svg', mimeType: 'image/svg+xml', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await sewn(page);
}

const sewn = (page: Page) =>
  expect(page.locator('.editor-figures')).toHaveAttribute('data-turn', /./);

async function file(page: Page): Promise<Buffer> {
  await press(page, 'Download');
  const { bytes } = await download(page, 'DST file');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return bytes;
}

/** Rows of the list are renamed, left out and locked. */
async function changesRows(page: Page): Promise<void> {
  await row(page, /mast/).dblclick();
  await page.keyboard.type('Pole');
  await page.keyboard.press('Enter');
  await expect(undo(page, 'Name')).toBeVisible();
  for (const [name, label] of [
    [/^Do not sew Pole/, 'Hide'],
    [/^Do not sew Pole/, 'Show'],
    [/^Lock Pole/, 'Lock'],
    [/^Lock Pole/, 'Unlock'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(undo(page, label)).toBeVisible();
  }
}

const VIEWS = [
  { name: 'a desk', isPhone: false, viewport: { width: 1440, height: 900 } },
  { name: 'a phone', isPhone: true, viewport: { width: 375, height: 812 } },
];

for (const { name, isPhone, viewport } of VIEWS) {
  test(`each change has its control on ${name}, is one step, and is undone to the byte`, async ({
    browser,
    baseURL,
  }) => {
    const settings = { baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const touch = { hasTouch: isPhone, isMobile: isPhone };
    const context = await browser.newContext({ ...settings, viewport, ...touch });
    const page = await context.newPage();
    await open(page);
    const first = await file(page);

    await row(page, /sun/).click();
    if (isPhone) await press(page, 'Change');
    await page.getByText('Align, repeat, group, split').click();
    for (const [label, change] of CHANGES) {
      await change(page);
      await expect(undo(page, label)).toBeVisible();
    }

    // What is chosen lies over the list there.
    if (!isPhone) await changesRows(page);

    const undoing = page.getByRole('button', { name: /^Undo/ });
    for (let i = 0; (await undoing.getAttribute('aria-disabled')) !== 'true'; i++) {
      expect(i).toBeLessThan(CHANGES.length + 6);
      await undoing.click();
    }
    expect(await file(page)).toEqual(first);
    await context.close();
  });
}

test('a group whose objects do not follow each other says so in each of its rows', async ({
  page,
}) => {
  await open(page);
  const rows = page.locator('.editor-row-name');
  await rows.nth(0).click();
  await rows.nth(2).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+g');
  await expect(rows.nth(0)).toContainText('Grouped +1 elsewhere, Fill');
  await expect(rows.nth(1)).not.toContainText('Grouped');
  await expect(rows.nth(2)).toContainText('Grouped +1 elsewhere, Fill');
  // Once they follow each other the group has one row.
  await rows.nth(1).click();
  await page.keyboard.press(']');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('2 objects');
  await expect(page.getByText('elsewhere')).toHaveCount(0);
});

test('appliqué says what of it is too small for cloth', async ({ page }) => {
  await open(page);
  const note = page.getByText(/too small for cloth/);
  await row(page, /mast/).click();
  await page.getByLabel('Sewn as').selectOption('applique');
  await expect(note).toContainText(
    'It is too small for cloth, which wants 1.5 cm² and 8 mm across',
  );
  await row(page, /field/).click();
  await page.getByLabel('Sewn as').selectOption('applique');
  await expect(page.getByLabel('Sewn as')).toHaveValue('applique');
  await expect(note).toHaveCount(0);
});
