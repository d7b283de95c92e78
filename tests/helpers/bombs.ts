import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import type { TestFile } from './converter.ts';

/* Small files that would take a browser's memory, or its time. Each is made here. */

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const file = (name: string, mimeType: string, buffer: Buffer): TestFile => ({
  name,
  mimeType,
  buffer,
});

export const svgFile = (name: string, content: string): TestFile =>
  file(
    `${name}.svg`,
    'image/svg+xml',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`),
  );

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

/** A PNG that says its size; its pixels are `rows` rows of nothing. */
export function hugePng(width: number, height: number, rows = 1000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

/** A progressive JPEG whose last scan is there again and again: each is a walk over all pixels. */
export async function manyScans(side: number, scans: number): Promise<Buffer> {
  const whole = await flat(side).jpeg({ progressive: true }).toBuffer();
  const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = whole.subarray(last, -2);
  return Buffer.concat([
    whole.subarray(0, -2),
    ...Array<Buffer>(scans).fill(scan),
    whole.subarray(-2),
  ]);
}

/** A plain red square. */
export const flat = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#b3262e' },
    limitInputPixels: false,
  });

/** Nine things that each hold ten of the next: a thousand million dots. */
export function nested(make: (id: string, next: string) => string): string {
  const links = Array.from({ length: 9 }, (_, i) => make(`n${i}`, `n${i + 1}`));
  return `${links.join('')}<g id="n9"><rect width="9" height="9"/></g>`;
}

export const useBomb = (): TestFile =>
  svgFile(
    'use',
    nested((id, next) => `<g id="${id}">${`<use href="#${next}"/>`.repeat(10)}</g>`) +
      '<use href="#n0"/>',
  );

export const pngBomb = (): TestFile => file('huge.png', 'image/png', hugePng(30_000, 30_000));

export const scanBomb = async (): Promise<TestFile> =>
  file('scans.jpg', 'image/jpeg', await manyScans(2000, 20_000));
