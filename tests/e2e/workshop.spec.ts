import { accessibilityFaults } from '../helpers/axe.ts';
import { convert, download, drawing, figure, open } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* The numbers that a workshop needs, beside a result: cloth, time, thread, price. */

test('a result tells backing, time and thread for forty, and the price', async ({
  page,
  faults,
}) => {
  await open(page);
  await convert(page, await drawing());
  expect(await figure(page, 'Trims')).toMatch(/^\d+$/);
  expect(await figure(page, 'Bobbin')).toMatch(/^[\d.]+ c?m$/);
  expect(await figure(page, 'Backing, needle')).toContain('75/11 needle');

  const workshop = page.locator('details', { hasText: 'For the workshop' });
  await workshop.locator('summary').click();
  await workshop.getByLabel('Fabric').selectOption('Denim');
  expect(await figure(page, 'Backing, needle')).toContain('90/14');
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
  await expect(workshop.getByText(/One more spool, like .*, would make it \d+\.\d/)).toBeVisible();
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
  expect(await figure(page, 'Backing, needle')).toContain('90/14');
  expect(faults).toEqual([]);
});
