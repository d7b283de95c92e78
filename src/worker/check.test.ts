import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  flat,
  hugePng,
  manyScans,
  pngBomb,
  scanBomb,
  svgFile,
  useBomb,
} from '../../tests/helpers/bombs.ts';
import type { TestFile } from '../../tests/helpers/converter.ts';
import { checkPicture } from './check.ts';
import { describeError } from './errors.ts';

const blob = ({ buffer }: Pick<TestFile, 'buffer'>) => new Blob([new Uint8Array(buffer)]);

/** Why a file is refused, all without a browser: nothing of it is decoded. */
const refusal = (file: Pick<TestFile, 'buffer'>) =>
  checkPicture(blob(file)).then(
    () => 'taken',
    (error: unknown) => describeError(error).code,
  );

const embedded = (type: string, bytes: Buffer) =>
  svgFile('in', `<image href="data:${type};base64,${bytes.toString('base64')}"/>`);

describe('checkPicture refuses', () => {
  it.each([
    ['a drawing that repeats itself', useBomb(), 'too-complex'],
    [
      'a broken drawing',
      { buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path') },
      'decode-failed',
    ],
    ['a PNG of 900 megapixels', pngBomb(), 'too-many-pixels'],
    ['the same in a drawing', embedded('image/png', hugePng(30_000, 30_000)), 'too-many-pixels'],
    ['a drawing in a drawing', embedded('image/svg+xml', useBomb().buffer), 'too-complex'],
    ['a TIFF', { buffer: Buffer.from('II*\0\x08\0\0\0\0\0') }, 'decode-failed'],
    ['a HEIC photograph', { buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') }, 'heic'],
    ['words', { buffer: Buffer.from('Dear reader') }, 'not-a-picture'],
  ] as const)('%s', async (_, file, code) => {
    expect(await refusal(file)).toBe(code);
  });

  it('a JPEG with thousands of scans, in a drawing, too', async () => {
    expect(await refusal(await scanBomb())).toBe('too-complex');
    const small = embedded('image/jpeg', await manyScans(4000, 200));
    expect(await refusal(small)).toBe('too-complex');
  });

  it('AVIF and WebP by the size that their headers tell', async () => {
    const avif = await flat(64).avif().toBuffer();
    avif.writeUInt32BE(60_000, avif.indexOf('ispe') + 8);
    avif.writeUInt32BE(60_000, avif.indexOf('ispe') + 12);
    expect(await refusal({ buffer: avif })).toBe('too-many-pixels');
    const webp = await flat(64).webp({ lossless: true }).toBuffer();
    // Two sides of 14 bits each.
    webp.writeUInt32LE(0x0fff_ffff, webp.indexOf('VP8L') + 9);
    expect(await refusal({ buffer: webp })).toBe('too-many-pixels');
  });
});

/** A browser that decodes every picture to these pixels. */
function decodeTo(data: Uint8ClampedArray): void {
  const [width, height] = [64, data.length / 256];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => {} }));
  vi.stubGlobal('ImageData', function pixels() {});
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      convertToBlob = () => Promise.resolve(new Blob());
      getContext = () => ({
        drawImage: () => {},
        putImageData: () => {},
        getImageData: () => ({ data }),
      });
    },
  );
}

describe('a picture of nothing', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is told when it is chosen, and one faint pixel is something', async () => {
    const file = { buffer: await flat(64).png().toBuffer() };
    const clear = new Uint8ClampedArray(64 * 64 * 4);
    decodeTo(clear);
    expect(await refusal(file)).toBe('nothing-to-sew');
    clear[clear.length - 1] = 1;
    decodeTo(clear);
    expect(await refusal(file)).toBe('taken');
  });
});

describe('a JPEG that lacks its foot', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is taken, and told; a PNG that looks so was drawn so', async () => {
    const pixels = new Uint8ClampedArray(64 * 64 * 4).fill(255);
    for (let i = 48 * 64 * 4; i < pixels.length; i++) if (i % 4 < 3) pixels[i] = 128;
    decodeTo(pixels);
    const check = async (file: Buffer) => {
      const checked = await checkPicture(blob({ buffer: file }));
      return checked.kind === 'pixels' && checked.read.missing;
    };
    expect(await check(await flat(64).jpeg().toBuffer())).toBe('bottom');
    expect(await check(await flat(64).png().toBuffer())).toBeUndefined();
  });
});

describe('checkPicture takes', () => {
  it('a drawing, with a picture in it', async () => {
    const picture = await flat(64).png().toBuffer();
    const checked = await checkPicture(blob(embedded('image/png', picture)));
    expect(checked.kind === 'drawing' && checked.svg).toContain('<image href="data:image/png');
  });
});
