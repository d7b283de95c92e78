import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/* The dialog in which a picture is cropped, turned and cut out, on each tool that takes one. */

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crop or cut out' });
export const stage = (page: Page) => dialog(page).getByRole('application');
export const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name }).click();
const preview = (page: Page) => page.getByRole('img', { name: /^Your picture/ });

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Crop or cut out' }).click();
  await expect(stage(page)).toBeVisible();
}

/** Size and share of opaque pixels of what will be sewn. */
export async function kept(page: Page) {
  let shown: ReturnType<typeof pixelsOf>;
  // Looked at once for the wait and for the pixels: between two looks another picture may come.
  await expect
    .poll(async () => (shown = await preview(page).evaluate(pixelsOf)), 'a picture is shown')
    .toBeDefined();
  return shown!;
}

/** Runs in the page. */
function pixelsOf(shown: HTMLCanvasElement) {
  const { width, height } = shown;
  // As wide as a canvas is made, or as one that was left: no picture is on it.
  if (width === 300 || width === 0) return undefined;
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
  pen.drawImage(shown, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const opaque = data.filter((v, i) => i % 4 === 3 && v > 127).length;
  return { width, height, opaque: opaque / (width * height) };
}
