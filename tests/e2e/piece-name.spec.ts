import { convert, download, drawing, open } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

test('a piece has a name of its own, which its files carry', async ({ page }) => {
  await open(page);
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
  await convert(page, await drawing('second.png'));
  await expect(name).toHaveValue('second');
});
