import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { RgbaImage } from 'ilmek-engine';

const ART = new URL('../../art/', import.meta.url);

/** The text of a drawing in art/. */
export function artText(file: string): Promise<string> {
  return readFile(new URL(file, ART), 'utf8');
}

/** A drawing of art/ as sharp sees it, so many pixels wide or high at most. */
export function drawn(file: string, px: number): Sharp {
  // Drawings are about 100 units across; librsvg draws a unit as a pixel at 72 dpi.
  const options = { density: Math.min(2400, (72 * px) / 90) };
  return sharp(fileURLToPath(new URL(file, ART)), options).resize(px, px, { fit: 'inside' });
}

/** A drawing of art/ as pixels. */
export async function rasterOf(file: string, px: number): Promise<RgbaImage> {
  const { data, info } = await drawn(file, px)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
