import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { missingSide } from './missing-part.ts';

const SIDE = 96;

/** A slope of colours: no two rows of it are alike. */
const slope = Buffer.from(
  Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE), 200]).flat(),
);
const jpeg = (options = {}) =>
  sharp(slope, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 90, ...options })
    .toBuffer();

/** As a browser decodes it: what is there, and grey. */
async function decoded(file: Buffer, turn = 0) {
  const { data, info } = await sharp(file, { failOn: 'none' })
    .rotate(turn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** A share of a file, and an end mark that says it is whole. */
const cut = (file: Buffer, share: number) =>
  Buffer.concat([file.subarray(0, Math.round(file.length * share)), Buffer.from([0xff, 0xd9])]);

describe('missingSide', () => {
  it('tells where a JPEG lacks its data, whatever its end says', async () => {
    const file = cut(await jpeg(), 0.7);
    expect(missingSide(await decoded(file))).toBe('bottom');
    expect(missingSide(await decoded(file, 90))).toBe('left');
    expect(missingSide(await decoded(file, 180))).toBe('top');
    expect(missingSide(await decoded(file, 270))).toBe('right');
  });

  it('takes a whole one for whole', async () => {
    expect(missingSide(await decoded(await jpeg()))).toBeUndefined();
    expect(missingSide(await decoded(await jpeg({ progressive: true })))).toBeUndefined();
  });

  it('takes a grey ground, and a foot of another grey, for what was drawn', () => {
    const drawn = (at: (y: number) => number) => ({
      width: SIDE,
      height: SIDE,
      data: new Uint8ClampedArray(
        Array.from({ length: SIDE * SIDE }, (_, i) => {
          const value = at(Math.floor(i / SIDE));
          return [value, value, value, 255];
        }).flat(),
      ),
    });
    expect(missingSide(drawn((y) => (y > 30 && y < 60 ? 20 : 128)))).toBeUndefined();
    expect(missingSide(drawn((y) => (y > 60 ? 110 : 20)))).toBeUndefined();
    expect(missingSide(drawn(() => 128))).toBeUndefined();
  });
});
