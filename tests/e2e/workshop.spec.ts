import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../helpers/axe.ts';
import { convert, download, drawing, figure, open } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* A result's own name, and the numbers that a workshop needs beside it: cloth, time, thread, price. */

test('a piece has a name of its own, and tells stabilizer, time, thread and price for forty', async ({
  page,
  faults,
}) => {
  await open(page);
  await test.step('its files carry its name, the next piece has another', () => names(page));
  await test.step('it is reckoned for the workshop, and a later piece, too', () => reckons(page));
  expect(faults).toEqual([]);
});

async function names(page: Page): Promise<void> {
  await convert(page, await drawing('IMG_2041.png'));
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('IMG_2041');
  expect((await download(page, 'Download JEF')).name).toBe('img-2041.jef');
  await name.fill('  Ömer’s leaf ');
  await name.press('Enter');
  expect((await download(page, 'Download JEF')).name).toBe('omer-s-leaf.jef');
  expect((await download(page, 'Worksheet (PDF)')).name).toBe('omer-s-leaf-worksheet.pdf');
  // The label that the machine shows is in the file, whose own name is as the page promises.
  const dst = await download(page, 'Download DST File');
  expect(dst.name).toBe('embroidery-pattern.dst');
  expect(dst.bytes.subarray(0, 20).toString('latin1')).toMatch(/^LA:Omer/);
  await name.fill('   ');
  await name.blur();
  await expect(name).toHaveValue('Ömer’s leaf');
  // The next piece is not called so.
  await convert(page, await drawing());
  await expect(name).toHaveValue('leaf');
}

async function reckons(page: Page): Promise<void> {
  expect(await figure(page, 'Trims')).toMatch(/^\d+$/);
  expect(await figure(page, 'Bobbin')).toMatch(/^[\d.]+ c?m$/);
  expect(await figure(page, 'Stabilizer, needle')).toContain('75/11 needle');

  const workshop = page.locator('details', { hasText: 'For the workshop' });
  await workshop.locator('summary').click();
  await workshop.getByLabel('Fabric').selectOption('Denim');
  expect(await figure(page, 'Stabilizer, needle')).toContain('90/14');
  await workshop.getByLabel('Pieces').fill('40');
  await expect(workshop.getByRole('columnheader', { name: '40 pieces' })).toBeVisible();
  const one = await figure(page, 'Stitches');
  const stitches = Number(one.replaceAll(',', ''));
  await expect(workshop.getByRole('row', { name: /^Stitches/ })).toContainText(
    (40 * stitches).toLocaleString('en'),
  );

  await workshop.getByLabel('For each piece').fill('3');
  await workshop.getByLabel('Once, to set up').fill('40');
  await expect(workshop.getByText('A piece: 4.00 €.')).toBeVisible();
  await expect(workshop.getByText('All 40: 160.00 €.')).toBeVisible();

  await workshop.getByLabel('Nearest thread of').selectOption('Janome, Elna');
  await expect(workshop.getByText(/\d{3} .*, distance \d+\.\d/).first()).toBeVisible();
  await workshop.getByLabel('Nearest thread of').selectOption('Your own list');
  await workshop.getByLabel('Your threads').fill('77 Only this one #c8102e');
  await expect(workshop.getByText(/77 Only this one, distance/).first()).toBeVisible();
  await expect(
    workshop.getByText(/These threads .* The spool to buy first is one like \d{4} [A-Z]/),
  ).toBeVisible();
  expect(await accessibilityFaults(page, { within: ['details'] })).toEqual([]);

  // The printed sheet tells it, too: its texts are packed, so that it is longer.
  const { name, bytes } = await download(page, 'Worksheet (PDF)');
  expect(name).toBe('leaf-worksheet.pdf');
  await workshop.getByLabel('Nearest thread of').selectOption('No other chart');
  const without = (await download(page, 'Worksheet (PDF)')).bytes;
  expect(bytes.length).toBeGreaterThan(without.length);
  await workshop.getByLabel('Nearest thread of').selectOption('Your own list');

  // It is told once: a later piece finds it as it was.
  await page.reload();
  await convert(page, await drawing());
  await expect(workshop.getByLabel('Pieces')).toHaveValue('40');
  expect(await figure(page, 'Stabilizer, needle')).toContain('90/14');
}

test('the worksheet is told the size that the page tells', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      override postMessage(
        message: { request?: { type: string; options?: unknown } },
        given: Transferable[] | StructuredSerializeOptions = [],
      ): void {
        const { type, options } = message.request ?? {};
        if (type === 'worksheet') Object.assign(globalThis, { told: options });
        super.postMessage(message, given as Transferable[]);
      }
    };
  });
  await open(page);
  await convert(page, await drawing());
  await download(page, 'Worksheet (PDF)');
  const told = await page.evaluate(
    () => (globalThis as unknown as { told: { sizeMm: [number, number] } }).told.sizeMm,
  );
  // Four inches, as they were asked for: the stitches miss them by a hair.
  expect(told[0]).toBe(101.6);
  expect(await figure(page, 'Size')).toBe(`101.6 × ${told[1].toFixed(1)} mm`);
});
