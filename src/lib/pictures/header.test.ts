import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isCutOff, readPictureHeader } from './header.ts';

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
    expect(header).toMatchObject({ kind, size: { width: 321, height: 123 } });
  });

  it('reads the size of an AVIF, which stands in a box of its own', async () => {
    const header = readPictureHeader(await bytesOf(picture(321, 123).avif()));
    expect(header).toMatchObject({ kind: 'avif', size: { width: 321, height: 123 } });
  });

  it('goes by the largest size that a file names anywhere', async () => {
    const png = Buffer.from(await bytesOf(picture(16, 16).png()));
    const header = Buffer.from(png.subarray(8, 33));
    header.writeUInt32BE(30_000, 8);
    const second = Buffer.concat([png.subarray(0, 33), header, png.subarray(33)]);
    expect(readPictureHeader(second)?.size).toEqual({ width: 30_000, height: 16 });

    const gif = Buffer.from(await bytesOf(picture(16, 16).gif()));
    const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 16, 0]));
    gif.writeUInt16LE(50_000, frame + 5);
    expect(readPictureHeader(gif)?.size).toEqual({ width: 50_000, height: 16 });

    const jpeg = Buffer.from(await bytesOf(picture(16, 16).jpeg()));
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const large = Buffer.from(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)));
    large.writeUInt16BE(60_000, 5);
    const both = Buffer.concat([jpeg.subarray(0, at), large, jpeg.subarray(at)]);
    expect(readPictureHeader(both)?.size).toEqual({ width: 16, height: 60_000 });
  });

  it('reads the size of an AVIF from its stream, too', async () => {
    for (const encoded of [picture(321, 123).avif(), picture(70, 900).avif({ lossless: true })]) {
      const avif = Buffer.from(await bytesOf(encoded));
      const size = readPictureHeader(avif)?.size;
      const at = avif.indexOf('ispe');
      avif.fill(0, at + 8, at + 16);
      const told = readPictureHeader(avif)?.size;
      // A stream's sides may be rounded up to even ones.
      expect(told!.width - size!.width).toBeLessThanOrEqual(1);
      expect(told!.width).toBeGreaterThanOrEqual(size!.width);
      expect(told!.height).toBeGreaterThanOrEqual(size!.height);
    }
  });

  it('finds the frame of a JPEG behind bytes that a decoder skips', async () => {
    const jpeg = Buffer.from(await bytesOf(picture(70, 50).jpeg()));
    const noise = Buffer.concat([jpeg.subarray(0, 2), Buffer.from('abc'), jpeg.subarray(2)]);
    expect(readPictureHeader(noise)?.size).toEqual({ width: 70, height: 50 });
  });

  it('counts the frames of moving pictures and the scans of a JPEG', async () => {
    const raw = { width: 8, height: 24, channels: 3, pageHeight: 8 } as const;
    const frames = Buffer.from(Array.from({ length: 8 * 24 * 3 }, (_, i) => (i * 7) & 0xff));
    const moving = () => sharp(frames, { raw });
    expect(readPictureHeader(await bytesOf(moving().gif()))?.frames).toBe(3);
    expect(readPictureHeader(await bytesOf(moving().webp()))?.frames).toBe(3);
    const jpeg = picture(64, 64).jpeg({ progressive: true });
    expect(readPictureHeader(await bytesOf(jpeg))?.scans).toBeGreaterThan(3);
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
    const image = () => picture(9, 9);
    const all = [image().png(), image().jpeg(), image().webp(), image().gif(), image().avif()];
    for (const each of all) {
      const whole = await bytesOf(each);
      for (let end = 0; end < Math.min(400, whole.length); end++) {
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
