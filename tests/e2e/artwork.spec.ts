import sharp from 'sharp';
import { CONVERSION, download, open } from '../helpers/converter.ts';
import { expectSound } from '../helpers/sound.ts';
import { expect, test } from '../helpers/test.ts';

/* The picture of a piece for who wants no machine file: on the cloth, in the size and as the file that is chosen. */

/** Alpha at a picture's four corners and along its upper edge: the most that there is. */
async function edgeAlpha(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const alpha = (x: number, y: number) => data[4 * (y * width + x) + 3];
  let most = 0;
  for (let x = 0; x < width; x++) most = Math.max(most, alpha(x, 0), alpha(x, height - 1));
  for (let y = 0; y < height; y++) most = Math.max(most, alpha(0, y), alpha(width - 1, y));
  return most;
}

test('artwork comes on the fabric and in the size that are chosen, or on nothing', async ({
  page,
  faults,
}) => {
  await open(page, '', '/font-generator');
  await page.getByLabel('Text', { exact: true }).fill('Şığ');
  await page.getByLabel('Text', { exact: true }).press('Enter');
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await page.getByText('Artwork on another fabric, or larger').click();
  await page.getByLabel('Artwork size').selectOption('1200');
  await page.getByLabel('Artwork fabric').selectOption('No fabric');
  await expect(page.getByLabel('Artwork file')).toHaveValue('png');
  await expectSound(page, [320, 1280]);
  const told = await page.evaluateHandle(() => {
    const all: string[] = [];
    new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith('Being drawn'),
      );
      if (button) all.push(button.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return all;
  });
  const clear = await download(page, 'Download artwork');
  // A nought that stays for seconds looks broken.
  expect(await told.jsonValue()).toContain('Being drawn…');
  expect(await told.jsonValue()).not.toContain('Being drawn, 0 %');
  expect(clear.name).toMatch(/^embroidery-font-\d+\.png$/);
  const { width, height, hasAlpha } = await sharp(clear.bytes).metadata();
  expect([Math.max(width, height), hasAlpha]).toEqual([1200, true]);
  expect(await edgeAlpha(clear.bytes)).toBe(0);

  await page.getByLabel('Artwork fabric').selectOption('Black cotton');
  await page.getByLabel('Artwork file').selectOption('JPG');
  const black = await download(page, 'Download artwork');
  expect(black.name).toMatch(/\.jpg$/);
  const [red] = await sharp(black.bytes).raw().toBuffer();
  expect(red).toBeLessThan(60);
  expect(faults).toEqual([]);
});
