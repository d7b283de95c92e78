import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isCutOff, readPictureHeader } from './images-header.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3262e' } });

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

describe('readPictureHeader', () => {
  it.each([
    ['png', picture(321, 123).png()],
    ['jpeg', picture(321, 123).jpeg()],
    ['jpeg', picture(321, 123).jpeg({ progressive: true }).withMetadata()],
    ['gif', picture(321, 123).gif()],
    ['webp', picture(321, 123).webp()],
    ['webp', picture(321, 123).webp({ lossless: true })],
    ['webp', picture(321, 123).webp().withMetadata()],
  ])('reads kind and size of a %s', async (kind, image) => {
    const header = readPictureHeader(await bytesOf(image));
    expect(header).toEqual({ kind, size: { width: 321, height: 123 } });
  });

  it('knows an SVG by its root, not by its prolog', () => {
    const text = (source: string) => readPictureHeader(new TextEncoder().encode(source));
    expect(text('<?xml version="1.0"?>\n<!-- x -->\n<svg viewBox="0 0 1 1"/>')?.kind).toBe('svg');
    expect(text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')?.kind).toBe('svg');
    expect(text('<?xml version="1.0"?><rss></rss>')).toBeUndefined();
  });

  it('refuses text, whatever its name says, and the shortest of files', () => {
    expect(readPictureHeader(new TextEncoder().encode('Dear reader,'))).toBeUndefined();
    expect(readPictureHeader(new Uint8Array())).toBeUndefined();
    expect(readPictureHeader(new Uint8Array([0x42]))).toBeUndefined();
  });

  it('survives a header cut at any byte', async () => {
    for (const image of [picture(9, 9).png(), picture(9, 9).jpeg(), picture(9, 9).webp()]) {
      const whole = await bytesOf(image);
      for (let end = 0; end < Math.min(64, whole.length); end++) {
        expect(() => readPictureHeader(whole.subarray(0, end))).not.toThrow();
      }
    }
  });
});

describe('isCutOff', () => {
  it.each([
    ['png', picture(200, 200).png()],
    ['jpeg', picture(200, 200).jpeg()],
  ] as const)('sees half a %s, and lets a whole one pass', async (kind, image) => {
    const whole = await bytesOf(image);
    expect(isCutOff(kind, whole)).toBe(false);
    expect(isCutOff(kind, whole.subarray(0, whole.length - 40))).toBe(true);
  });
});
