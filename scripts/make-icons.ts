/*
 * Makes the icons that cannot be SVG out of public/favicon.svg.
 * Run: node scripts/make-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const PUBLIC = new URL('../public/', import.meta.url);
const LINEN = '#e2e0d6';

/** The loop at the middle of a square; `share` is how much of the side it takes. */
async function icon(size: number, share: number, background: string): Promise<Buffer> {
  const loop = await sharp(await readFile(new URL('favicon.svg', PUBLIC)), { density: 1200 })
    .resize(Math.round(size * share))
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: loop, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** An ICO file that holds one PNG: a 6 byte header, one 16 byte entry, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files: [string, Buffer][] = [
  ['favicon.ico', ico(await icon(32, 1, 'transparent'), 32)],
  ['apple-touch-icon.png', await icon(180, 0.66, LINEN)],
  ['icon-192.png', await icon(192, 0.6, LINEN)],
  ['icon-512.png', await icon(512, 0.6, LINEN)],
];
for (const [name, bytes] of files) await writeFile(new URL(name, PUBLIC), bytes);
