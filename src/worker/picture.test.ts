import { expect, it } from 'vitest';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { sewPicture } from './picture.ts';

const { widthMm: _, ...DEFAULTS } = DIGITIZE_DEFAULTS;
const OPTIONS = { ...DEFAULTS, sewn: { side: 'longer', mm: 20 } } as const;

/** A red square in the middle, as its page would draw it. */
const PIXELS = {
  width: 40,
  height: 40,
  data: Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_, i) => {
    const [x, y] = [(i >> 2) % 40, Math.floor(i / 160)];
    const inside = x > 9 && x < 30 && y > 9 && y < 30;
    return inside ? [192, 32, 32, 255][i & 3] : 0;
  }),
};

const sew = (more: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#c02020" d="M10 10h20v20H10z"/>${more}</svg>`;
  const source = { kind: 'bitmap', svg, bitmap: {} as ImageBitmap } as const;
  return sewPicture(source, PIXELS, OPTIONS, {});
};

it('a drawing of shapes is sewn from them, and nothing is said', () => {
  expect(sew('').simplified).toBeUndefined();
});

it('one with words in it is sewn from its pixels, and that is said', () => {
  expect(sew('<text x="12" y="20">Ada</text>').simplified).toEqual([
    expect.stringContaining('sewn from its pixels'),
  ]);
});
