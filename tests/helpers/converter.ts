import type { Download, Page } from 'playwright/test';
import sharp, { type Color } from 'sharp';
import { alive } from './alive.ts';
import { expect } from './expect.ts';

/* What the tests of the image converter do again and again: files to give it, and its parts. */

const PAGE = '/image-to-embroidery';
export const CONVERSION = { timeout: 120_000 };

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const png = (name: string, buffer: Buffer): TestFile => ({
  name,
  mimeType: 'image/png',
  buffer,
});

/** A disc and a leaf on white: two threads and bare fabric. */
export const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">
  <rect width="300" height="200" fill="#fff"/>
  <circle cx="90" cy="100" r="66" fill="#b3262e"/>
  <path d="M180 100 Q230 20 280 100 Q230 180 180 100Z" fill="#2e7d46"/>
</svg>`;

export const drawing = async (name = 'leaf.png', width = 600) =>
  png(name, await sharp(Buffer.from(DRAWING), { density: 300 }).resize(width).png().toBuffer());

export const plain = (width: number, height: number, background: string | Color) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

export const convertButton = (page: Page) =>
  page.getByRole('button', { name: 'Convert to Embroidery' });
export const dstButton = (page: Page) => page.getByRole('button', { name: 'Download DST File' });
export const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel' });
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

/** Why the last file was refused, beside the place of choice. */
export const refusal = (page: Page) => page.locator('#upload-fault');

/** Opens a tool's page: the converter's unless told. */
export async function open(page: Page, query = '', path = PAGE): Promise<void> {
  await page.goto(path + query);
  await alive(page, 'astro-island[client=load]');
}

/**
 * As on a device of one core: nothing is sewn before one asks, so that a test sees the work go on.
 * Before the page is opened.
 */
export const sewOnlyWhenAsked = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 1 }),
  );

/** Presses Tab until the selector's element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with the Tab key`);
}

export const choose = (page: Page, file: TestFile) => page.setInputFiles('#picture-file', file);

export async function convert(page: Page, file: TestFile): Promise<void> {
  await choose(page, file);
  await convertButton(page).click();
  // An older result stays in view until the new one takes its place.
  await expect(page.locator('#result-title + p')).toHaveText(file.name, CONVERSION);
}

export async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function download(
  page: Page,
  button: string | RegExp,
): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}

/** What the page shows beside a label of the result's worksheet. */
export const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).first().locator('dd').innerText();

export const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Stitches of a DST file: records whose last byte has neither the jump nor the stop bit. */
export function sewnStitches(bytes: Buffer): number {
  let count = 0;
  for (let at = 512; at + 2 < bytes.length; at += 3) {
    if ((bytes[at + 2] & 0b1100_0000) === 0) count++;
  }
  return count;
}

/** A disc on nothing, in another colour each frame. */
export async function movingGif(colors: string[]): Promise<Buffer> {
  const side = 120;
  const frames = await Promise.all(
    colors.map((color) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="60" cy="60" r="50" fill="${color}"/></svg>`,
        ),
      )
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const raw = { width: side, height: side * colors.length, channels: 4, pageHeight: side } as const;
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay: colors.map(() => 100), loop: 0 })
    .toBuffer();
}
