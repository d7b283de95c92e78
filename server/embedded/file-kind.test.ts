import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FileRefused } from './file-refused.ts';
import { lookAt } from './file-kind.ts';
import { PNG } from './testing/server.ts';

const picture = (format: 'jpeg' | 'png' | 'webp', width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#b3262e' } })
    .withMetadata({ density: 300 })
    [format]()
    .toBuffer();

/** A PNG's start, of any size that it says. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = Uint8Array.from(PNG);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const statusOf = (look: () => unknown): number => {
  try {
    look();
    return 200;
  } catch (error) {
    return (error as FileRefused).status;
  }
};

describe('a file that is what it says', () => {
  it.each([
    ['jpeg', '.jpg', 'image/jpeg'],
    ['png', '.png', 'image/png'],
    ['webp', '.webp', 'image/webp'],
  ] as const)('passes with its pixels: %s', async (format, ending, type) => {
    expect(lookAt(await picture(format), type, ending)).toEqual({ width: 30, height: 20 });
  });

  it('passes as stitches', () => {
    expect(lookAt(gzipSync('{}'), 'application/gzip', '.gz')).toBeUndefined();
  });
});

describe('a file that is something else', () => {
  it('is refused, whatever it is and claims', async () => {
    const files = {
      'image/jpeg': await picture('jpeg'),
      'image/png': await picture('png'),
      'image/webp': await picture('webp'),
      'application/gzip': gzipSync('{}'),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      zlib: deflateSync('{}'),
      nothing: Buffer.alloc(0),
    };
    const endings = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' };
    for (const [type, ending] of Object.entries({ ...endings, 'application/gzip': '.gz' })) {
      for (const [is, bytes] of Object.entries(files)) {
        const status = statusOf(() => lookAt(bytes, type, ending));
        expect(status, `${is} as ${type}`).toBe(is === type ? 200 : 415);
      }
    }
    expect(statusOf(() => lookAt(files['image/png'], 'image/png', '.jpg'))).toBe(415);
    expect(statusOf(() => lookAt(files['image/jpeg'].subarray(0, 20), 'image/jpeg', '.jpg'))).toBe(
      415,
    );
  });

  it.each([
    [20_000, 20_000],
    [8193, 1],
    [1, 8193],
    [4097, 4097],
    [0xffffffff, 0xffffffff],
  ])('is refused as a bomb: %i × %i px', (width, height) => {
    expect(statusOf(() => lookAt(pngOf(width, height), 'image/png', '.png'))).toBe(413);
  });

  it.each([
    [0, 10],
    [10, 0],
  ])('is refused without a size: %i × %i px', (width, height) => {
    expect(statusOf(() => lookAt(pngOf(width, height), 'image/png', '.png'))).toBe(415);
  });

  it('passes up to the bound', () => {
    expect(statusOf(() => lookAt(pngOf(4096, 4096), 'image/png', '.png'))).toBe(200);
    expect(statusOf(() => lookAt(pngOf(8192, 2048), 'image/png', '.png'))).toBe(200);
  });
});
