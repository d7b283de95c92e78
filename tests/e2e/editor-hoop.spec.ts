import { decode } from 'ilmek-engine';
import type { Page } from 'playwright/test';
import { listZip } from '../../src/lib/zip/read-zip.ts';
import { expectNoViolation } from '../helpers/axe.ts';
import { download } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* A piece that is larger than the visitor's hoop, and its ways out. */

const NS = 'xmlns="http://www.w3.org/2000/svg"';

/** Opens a drawing where the machine has the smallest hoop. */
async function openSmall(page: Page, name: string, svg: string): Promise<void> {
  await page.addInitScript(() => {
    const own = { maker: 'Brother', model: 'SE600', format: 'pes', field: '100x100' };
    localStorage.setItem('ilmek:machine', JSON.stringify(own));
  });
  await page.goto('/editor');
  const file = { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Choose a file').setInputFiles(file);
}

test('what is larger than the hoop is split into hoopings, in one archive', async ({ page }) => {
  const wide = `<svg ${NS} width="160mm" height="40mm" viewBox="0 0 160 40">
    <path d="M10 10h20v20h-20Z" fill="#b3242c"/><path d="M130 10h20v20h-20Z" fill="#2c4a8f"/></svg>`;
  await openSmall(page, 'Two flags', wide);
  await expect(page.getByText('Larger than your 4×4.')).toBeVisible();
  const { name, bytes } = await download(page, 'Split into hoopings');
  expect(name).toBe('two-flags-2-hoopings.zip');
  const parts = listZip(new Uint8Array(bytes));
  expect(parts.map((part) => part.name)).toEqual([
    'two-flags-1-of-2.pes',
    'two-flags-1-of-2-worksheet.pdf',
    'two-flags-2-of-2.pes',
    'two-flags-2-of-2-worksheet.pdf',
  ]);
  for (const part of parts.filter((one) => one.name.endsWith('.pes'))) {
    const { x } = decode(await part.bytes(), 'pes');
    expect(Math.max(...x) - Math.min(...x)).toBeLessThanOrEqual(1000);
  }
  await page.getByRole('button', { name: 'Another hoop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which machine do you sew on?' });
  await dialog.getByLabel('Machine', { exact: true }).selectOption('PE800');
  // 140 mm wide: that machine's hoop that takes it, not the one of the machine before.
  await expect(dialog.getByLabel('Hoop', { exact: true })).toHaveValue('130x180');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 375, height: 812 });
  await test.step('both ways out are whole on a phone', async () => {
    const box = await page.getByRole('button', { name: 'Split into hoopings' }).boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(375);
  });
  await test.step('and no word of the stage lies on them', async () => {
    await page.getByRole('application').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('s');
    const words = page.locator('.editor-stage-words');
    await expect(words).toHaveText(/Arrows move the line/);
    const box = (await words.boundingBox())!;
    const note = (await page.locator('.editor-hoop-note').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(note.y + 1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: /^Shrink to \d+ %$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Larger than your 4×4.')).toBeHidden();
  await page.getByRole('button', { name: 'Undo: Resize the piece' }).click();
  await expect(page.getByText('Larger than your 4×4.')).toBeVisible();
  await expectNoViolation(page);
});

test('what no hooping takes is not split: why, and what it is, is shown', async ({ page }) => {
  const flag = `<svg ${NS} width="160mm" height="40mm" viewBox="0 0 160 40">
    <path d="M10 10h130v20h-130Z" fill="#b3242c"/><path d="M120 12h9v9h-9Z" fill="#2c4a8f"/></svg>`;
  await openSmall(page, 'One flag', flag);
  const why = page.getByText(/^It cannot be split: “1: .*” is too large for the hoop’s field/);
  await expect(why).toBeVisible();
  await expect(page.getByRole('button', { name: 'Split into hoopings' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show what is too large' }).click();
  const rows = page
    .getByRole('region', { name: 'Objects in sewing order' })
    .locator('.editor-row-name');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.last()).toHaveAttribute('aria-pressed', 'false');
  await expectNoViolation(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoViolation(page);
});

test('what is pressed on the cloth is seen in the list, on a phone too', async ({ page }) => {
  const bars = Array.from(
    { length: 30 },
    (_, i) => `<path d="M5 ${4 + 3 * i}h80v2.6h-80Z" fill="#${i % 2 ? 'b3242c' : '2c4a8f'}"/>`,
  );
  const svg = `<svg ${NS} width="90mm" height="96mm" viewBox="0 0 90 96">${bars.join('')}</svg>`;
  await openSmall(page, 'Bars', svg);
  await expect(page.locator('.editor-figures')).toHaveAttribute('data-turn', /./);
  const chosen = page.locator('.editor-row[data-chosen="true"]');
  const press = async (part: number) => {
    await page.evaluate(() => scrollTo(0, 0));
    const { x, y, width, height } = (await page.getByRole('application').boundingBox())!;
    await page.mouse.click(x + 3, y + height / 2);
    await expect(chosen).toHaveCount(0);
    await page.mouse.click(x + width / 2, y + height * part);
    await expect(chosen).toHaveCount(1);
    return chosen.first();
  };
  for (const size of [
    { width: 1280, height: 620 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(await press(0.7)).toBeInViewport({ ratio: 1 });
    await expect(await press(0.35)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await press(0.7);
  await page.getByRole('button', { name: 'Objects', exact: true }).click();
  await expect(chosen.first()).toBeInViewport({ ratio: 1 });
});

test('what grows while all is shown stays in view; a closer look stays as it is', async ({
  page,
}) => {
  const leaf = '<path d="M5 35C5 10 20 5 35 5 35 25 25 35 5 35Z" fill="#3c7a3c"/>';
  const svg = `<svg ${NS} width="40mm" height="40mm" viewBox="0 0 40 40">${leaf}</svg>`;
  await openSmall(page, 'Leaf', svg);
  const stage = page.getByRole('application');
  await stage.focus();
  await page.keyboard.press('n');
  const box = page.locator('.editor-box').first();
  const isIn = async () => {
    const [part, all] = [(await box.boundingBox())!, (await stage.boundingBox())!];
    return part.y >= all.y && part.y + part.height <= all.y + all.height;
  };
  for (let i = 0; i < 40; i++) await page.keyboard.press('.');
  await expect.poll(isIn).toBe(true);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(isIn).toBe(false);
  await page.keyboard.press('.');
  await expect.poll(isIn).toBe(false);
});
