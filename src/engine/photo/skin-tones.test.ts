import { describe, expect, it } from 'vitest';
import { oklabFromRgb, type Oklab } from '../color/oklab.ts';
import { skinLikeness } from '../color/skin.ts';
import { hash01 } from '../core/hash.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { findBackground } from '../picture/background.ts';
import { rasterize } from '../picture/raster.ts';
import { thingsOf } from './lost-things.ts';
import { withTones } from './skin-tones.ts';
import { picture } from './test-pictures.ts';

const CHROMA = 2;
const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 60, colors: 6, keepBackground: true };
type Color = readonly [red: number, green: number, blue: number];

const SHADED: Color = [150, 98, 78];
const LIT: Color = [240, 206, 188];

/** A wall from grey to grey, a dark coat and a white shirt, and a face between two colours: 60 by 45 mm. */
const portrait = (shaded: Color, lit: Color, wall: readonly Color[] = []) =>
  picture(240, 180, (x, y) => {
    const grain = 8 * (hash01(x, y) - 0.5);
    const light = Math.min(1, Math.max(0, (x - 85) / 70));
    const grey = 70 + 80 * (x / 240);
    const patch = wall.length > 0 && x < 60 && y < 90 ? wall[0] : ([grey, grey, grey + 6] as const);
    let color: readonly number[] = patch;
    if (y > 120) color = Math.abs(x - 120) < 18 ? [236, 236, 236] : [24, 24, 28];
    if (Math.hypot(x - 120, (y - 75) * 0.8) < 38)
      color = shaded.map((v, c) => v + light * (lit[c] - v));
    const [red, green, blue] = color.map((v) => v + grain);
    return [red, green, blue, 255];
  });

function thingsIn(image: ReturnType<typeof portrait>) {
  const raster = rasterize(image, 60, CHROMA);
  return thingsOf(raster, findBackground(raster, OPTIONS), CHROMA);
}

const threads = (colors: readonly Color[]): Float64Array =>
  Float64Array.from(
    colors.flatMap((color) => {
      const [l, a, b] = oklabFromRgb(...color);
      return [l, a * CHROMA, b * CHROMA];
    }),
  );

const GREYS: readonly Color[] = [
  [82, 82, 88],
  [110, 110, 116],
  [138, 138, 144],
];
const OTHERS: readonly Color[] = [
  [236, 236, 236],
  [24, 24, 28],
];
const MIDDLE: Color = [196, 152, 134];

/** The lightness of those of some colours that are skin's. */
const skins = (colors: readonly Oklab[]): number[] =>
  colors.filter((lab) => skinLikeness(lab) > 0.5).map(([light]) => light);

const oklabs = (lab: Float64Array): Oklab[] =>
  Array.from({ length: lab.length / 3 }, (_, k) => [
    lab[k * 3],
    lab[k * 3 + 1] / CHROMA,
    lab[k * 3 + 2] / CHROMA,
  ]);

describe('withTones', () => {
  const six = threads([...GREYS, ...OTHERS, MIDDLE]);

  it('gives a face in light and shade a second tone in place of one of three greys', () => {
    const toned = withTones(thingsIn(portrait(SHADED, LIT)), six, CHROMA);
    const [first, ...more] = [...six.keys()].filter((p) => toned[p] !== six[p]);
    expect(more.length).toBeLessThan(3);
    expect(Math.floor(first / 3)).toBeLessThan(GREYS.length);
    const tones = skins(oklabs(toned));
    expect(tones).toHaveLength(2);
    expect(Math.abs(tones[0] - tones[1])).toBeGreaterThan(0.06);
  });

  it('gives none to an even face, nor to what is no skin', () => {
    for (const [shaded, lit] of [
      [MIDDLE, MIDDLE],
      [
        [60, 110, 90],
        [170, 220, 200],
      ],
    ] as const) {
      expect(withTones(thingsIn(portrait(shaded, lit)), six, CHROMA)).toBe(six);
    }
  });

  it('takes no thread without which something else would be lost', () => {
    const violet: Color = [120, 70, 190];
    const things = thingsIn(portrait(SHADED, LIT, [violet]));
    const five = threads([GREYS[1], violet, ...OTHERS, MIDDLE]);
    const toned = withTones(things, five, CHROMA);
    expect([...toned.subarray(3, 6)]).toEqual([...five.subarray(3, 6)]);
    expect([...toned.subarray(9, 12)]).toEqual([...five.subarray(9, 12)]);
  });
});
