import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/test.ts';

/* The editor keeps the focus where what had it goes away with an edit: keys go on. */

const PIECE = `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">
  <path id="field" d="M5 5H55V35H5Z" fill="#2c4a8f"/>
  <path id="left-eye" d="M15 12H23V20H15Z" fill="#e0a12c"/>
  <path id="right-eye" d="M35 12H43V20H35Z" fill="#e0a12c"/>
</svg>`;

const rows = (page: Page) => page.locator('.editor-row-name');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the focus stays with what is edited: in the list at its place, else on the stage', async ({
  page,
}) => {
  await page.goto('/editor');
  const buffer = Buffer.from(PIECE);
  const file = { name: 'Face.svg', mimeType: 'image/svg+xml', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.locator('.editor-figures')).toHaveAttribute('data-turn', /./);
  const stage = page.getByRole('application');

  await rows(page).nth(1).click();
  await page.keyboard.press('F2');
  await page.keyboard.type('Eye');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toBeFocused();
  await expect(rows(page).nth(1)).toContainText('Eye');

  await rows(page)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await page.getByText('Align, repeat, group, split').click();
  await press(page, 'Sew as one');
  await expect(page.getByText('2 objects', { exact: true })).toBeVisible();
  await expect(stage).toBeFocused();
  await press(page, 'Take apart');
  await expect(page.getByRole('heading', { name: '2 objects' })).toBeVisible();
  await expect(stage).toBeFocused();

  await rows(page).nth(1).click();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toBeFocused();
  await rows(page).nth(1).click();
  await press(page, 'Delete');
  await expect(rows(page)).toHaveCount(1);
  await expect(stage).toBeFocused();
});

test('a row that is put elsewhere in a long list keeps the focus, wherever it is drawn anew', async ({
  page,
}) => {
  const squares = Array.from(
    { length: 24 },
    (_, i) =>
      `<path id="tile-${i + 1}" d="M${(i % 6) * 9} ${Math.floor(i / 6) * 9}h7v7h-7Z" fill="#2c4a8f"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${squares.join('')}</svg>`;
  await page.goto('/editor');
  const file = { name: 'Tiles.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.locator('.editor-figures')).toHaveAttribute('data-turn', /./);
  const sewn = rows(page).filter({ hasText: 'tile 19' });
  await sewn.click();
  for (const at of [20, 21, 22]) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rows(page).nth(at - 1)).toContainText('tile 19');
    await expect(sewn).toBeFocused();
  }
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).nth(19)).toContainText('tile 19');
  await expect(sewn).toBeFocused();
});
