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
  // A canvas without a picture is as wide as that.
  await expect.poll(() => preview(page).evaluate(widthOf)).not.toBe(300);
  return preview(page).evaluate((shown: HTMLCanvasElement) => {
    const { width, height } = shown;
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    )!;
    pen.drawImage(shown, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const opaque = data.filter((v, i) => i % 4 === 3 && v > 127).length;
    return { width, height, opaque: opaque / (width * height) };
  });
}

const widthOf = ({ width }: HTMLCanvasElement) => width;
