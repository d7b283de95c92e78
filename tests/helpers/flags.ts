import { icons } from '@iconify-json/flag';
import sharp from 'sharp';
import type { RgbaImage } from 'ilmek-engine';

/*
 * All flags as drawings of 4 : 3, and the same as pixels: pictures that nobody made to suit the engine.
 */

const SHAPE = '-4x3';
const [WIDTH, HEIGHT] = [640, 480];

/** Their codes: 'tr', 'gb-wls'. */
export const FLAGS: readonly string[] = Object.keys(icons.icons)
  .filter((name) => name.endsWith(SHAPE))
  .map((name) => name.slice(0, -SHAPE.length));

/** @param code one of `FLAGS` */
export const flagSvg = (code: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${icons.icons[code + SHAPE].body}</svg>`;

/** @param width in pixels */
export async function flagPixels(code: string, width: number): Promise<RgbaImage> {
  const picture = sharp(Buffer.from(flagSvg(code)), { density: (72 * 2 * width) / WIDTH })
    .resize(width)
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
