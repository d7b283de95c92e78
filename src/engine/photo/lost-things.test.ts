import { describe, expect, it } from 'vitest';
import { oklabFromHex, oklchFromOklab } from '../color/oklab.ts';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { findBackground } from '../picture/background.ts';
import { findColors, oklabsOf } from '../picture/colors.ts';
import { rasterize } from '../picture/raster.ts';
import { digitizePhoto } from './digitize-photo.ts';
import { type Things, thingsOf, withLostThings } from './lost-things.ts';
import { picture } from './test-pictures.ts';

const CHROMA = 2;
const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 60, colors: 6, keepBackground: true };
/** Pixels to the millimetre: pictures are 60 mm wide. */
const PX = 4;

type Color = readonly number[];

/** The darkest and the lightest colour of a ground. */
type Ground = readonly [dark: Color, light: Color];

const LAWN: Ground = [
  [44, 74, 24],
  [158, 186, 96],
];
const HAY: Ground = [
  [52, 48, 40],
  [166, 160, 150],
];

/** What lies in the middle of a page of 60 by 45 mm at a place in mm, or nothing. */
type Subject = (x: number, y: number) => Color | undefined;

/** A field in patches from dark to light, with grain and a subject on it. */
function field([dark, light]: Ground, subject: Subject): RgbaImage {
  return picture(60 * PX, 45 * PX, (x, y) => {
    const share = hash01(x >> 3, y >> 2);
    const patch = dark.map((v, c) => v + share * (light[c] - v));
    const color = subject(x / PX - 30, y / PX - 22.5) ?? patch;
    const grain = 14 * (hash01(y * 60 * PX + x, 7) - 0.5);
    const [red, green, blue] = color.map((v) => v + grain);
    return [red, green, blue, 255];
  });
}

const isIn = (x: number, y: number, across: number, down: number): boolean =>
  (x / across) ** 2 + (y / down) ** 2 < 1;

/** A brown dog's head with a white muzzle, dark eyes and nose, and a tongue of some 8 mm². */
const dog: Subject = (x, y) => {
  if (isIn(x, y - 6, 1.2, 2.2)) return [214, 74, 88];
  if (isIn(Math.abs(x) - 4, y + 2, 1.2, 1.2) || isIn(x, y - 2.5, 1.8, 1.2)) return [24, 18, 16];
  if (isIn(x, y - 4, 3.5, 4.5)) return [232, 226, 216];
  return isIn(x, y, 8, 9) ? [162, 112, 68] : undefined;
};

/** A brown disc of some size. */
const disc =
  (radius: number): Subject =>
  (x, y) =>
    isIn(x, y, radius, radius) ? [158, 98, 66] : undefined;

const ROOM: Ground = [
  [12, 12, 16],
  [200, 196, 192],
];

/** A pale face of 8 mm before curtains of another colour. */
const face: Subject = (x, y) => {
  if (isIn(x, y, 4, 4)) return [226, 188, 170];
  return Math.abs(y) > 18 ? [110, 70, 190] : undefined;
};

/** The hues of colours that have one, degrees. */
function huesOf(image: RgbaImage, mend: boolean, colors = 6): number[] {
  const options = { ...OPTIONS, colors };
  const raster = rasterize(image, 60, CHROMA);
  const ground = findBackground(raster, options);
  const found = findColors(raster, ground, options);
  const spools = { chroma: CHROMA, most: colors };
  const settled = mend ? withLostThings(thingsOf(raster, ground, CHROMA), found, spools) : found;
  expect(settled.length).toBeLessThanOrEqual(3 * colors);
  return oklabsOf(settled, CHROMA)
    .map((lab) => oklchFromOklab(...lab))
    .filter(([, chroma]) => chroma > 0.045)
    .map(([, , hue]) => hue);
}

const brown = (hue: number): boolean => hue > 35 && hue < 70;

describe('withLostThings', () => {
  it('gives a brown face on hay the place of one of many greys', () => {
    expect(huesOf(field(HAY, disc(5)), false).filter(brown)).toEqual([]);
    expect(huesOf(field(HAY, disc(5)), true).filter(brown)).toHaveLength(1);
  });

  it('gives a pale face a thread, though greys come to be farther off for it', () => {
    const isSkin = (hue: number) => hue > 30 && hue < 60;
    expect(huesOf(field(ROOM, face), false).filter(isSkin)).toEqual([]);
    expect(huesOf(field(ROOM, face), true).filter(isSkin)).toHaveLength(1);
  });

  it('gives it one more where there may be more', () => {
    const raster = rasterize(field(HAY, disc(3)), 60, CHROMA);
    const ground = findBackground(raster, OPTIONS);
    const four = findColors(raster, ground, { ...OPTIONS, colors: 4 });
    const more = withLostThings(thingsOf(raster, ground, CHROMA), four, {
      chroma: CHROMA,
      most: 5,
    });
    expect(more).toHaveLength(15);
    expect([...more.subarray(0, 12)]).toEqual([...four]);
    const [, chroma, hue] = oklchFromOklab(...oklabsOf(more, CHROMA)[4]);
    expect(chroma > 0.05 && brown(hue)).toBe(true);
  });

  it('gives none to what is smaller than can be seen', () => {
    expect(huesOf(field(HAY, disc(0.8)), true).filter(brown)).toEqual([]);
  });

  it('leaves the colours as they are where nothing is lost, and where they are many', () => {
    const plain = field(LAWN, () => undefined);
    expect(huesOf(plain, true)).toEqual(huesOf(plain, false));
    const many = field(HAY, disc(5));
    expect(huesOf(many, true, 12)).toEqual(huesOf(many, false, 12));
  });
});

/** Colours in a raster's `lab`. */
const labOf = (colors: readonly string[]): Float64Array =>
  Float64Array.from(
    colors.flatMap((hex) => {
      const [l, a, b] = oklabFromHex(hex);
      return [l, a * CHROMA, b * CHROMA];
    }),
  );

describe('a strong colour that is sewn in another one', () => {
  const FUR = ['#a2a3a4', '#d9d4d4', '#8d5d3e', '#110e12', '#cc976b', '#563526'];
  /** A dog's fur before a pale wall: colour, mm², saliency. No thread meets the red of 26 mm². */
  const DOG: readonly (readonly [string, number, number])[] = [
    ['#952813', 26, 0.26],
    ['#020101', 310, 0.26],
    ['#622b0e', 330, 0.17],
    ['#804724', 320, 0.15],
    ['#fdfcfc', 230, 0.21],
    ['#a6683b', 300, 0.15],
    ['#6d391b', 320, 0.15],
    ['#050514', 140, 0.25],
    ['#1b1e42', 180, 0.24],
    ['#0f160b', 110, 0.21],
    ['#eac29b', 190, 0.16],
    ['#f6f3f5', 190, 0.19],
    ['#502008', 130, 0.18],
    ['#251e1e', 260, 0.17],
    ['#1f1008', 150, 0.2],
    ['#0b0402', 90, 0.23],
    ['#383030', 180, 0.14],
    ['#ede9ea', 280, 0.18],
    ['#8b5d3e', 280, 0.11],
    ['#c58958', 300, 0.16],
    ['#bdc4cb', 300, 0.13],
    ['#50403d', 160, 0.1],
    ['#3a2112', 140, 0.16],
    ['#a87c5e', 220, 0.1],
    ['#8a9195', 500, 0.07],
    ['#5c5351', 200, 0.07],
    ['#d9a577', 270, 0.15],
    ['#0d0a0b', 240, 0.22],
    ['#bdaaa5', 230, 0.08],
    ['#ccc4c1', 350, 0.12],
    ['#a6adaf', 520, 0.1],
    ['#e1dcde', 420, 0.16],
    ['#bbbbbb', 340, 0.11],
    ['#b3b2ad', 330, 0.1],
    ['#56331d', 140, 0.14],
    ['#161217', 230, 0.2],
    ['#d3d0d2', 540, 0.14],
    ['#756f6e', 230, 0.04],
    ['#9d9f9f', 610, 0.08],
  ];

  const isBlue = (lab: Float64Array): boolean => oklabsOf(lab, CHROMA).some(([, , b]) => b < -0.08);

  /** The six threads for the dog, settled for a blue collar of some size. */
  function settled(collarMm2: number): Float64Array {
    const rows = [...DOG, ['#2e458c', collarMm2, 0.29] as const];
    const things: Things = {
      lab: labOf(rows.map(([hex]) => hex)),
      mm2: Float64Array.from(rows, ([, mm2]) => mm2),
      saliency: Float64Array.from(rows, ([, , saliency]) => saliency),
      skin: new Float64Array(rows.length),
      spots: 0,
    };
    return withLostThings(things, labOf(FUR), { chroma: CHROMA, most: 6 });
  }

  it('has a thread, though what nothing meets comes to be a little farther off', () => {
    expect(isBlue(settled(105))).toBe(true);
  });

  it('has none where it covers hardly anything', () => {
    expect(isBlue(settled(8))).toBe(false);
  });
});

describe('a white dog with a tan patch, licking its nose', () => {
  const THREADS = ['#e9ecef', '#bcbec0', '#a0746e', '#8a8682', '#4c3e36', '#1b130c'];
  /** Colours and mm². Of its pink thread the tongue and the patch are equally far. */
  const DOG: readonly (readonly [string, number])[] = [
    ['#f2efec', 790],
    ['#d6d2ce', 930],
    ['#b4b0ad', 1110],
    ['#8d8884', 100],
    ['#1b140d', 2770],
    ['#2a211a', 1040],
    ['#b08a5e', 40],
    ['#c9ab84', 170],
    ['#c0616e', 30],
    ['#93505a', 140],
    ['#5e4434', 420],
    ['#7a6450', 60],
    ['#e6dccb', 570],
  ];

  it('has the colours of both, though what lies between comes to be farther off: in all it is nearer', () => {
    const lab = labOf(DOG.map(([hex]) => hex));
    const mm2 = Float64Array.from(DOG, ([, size]) => size);
    const all = mm2.reduce((sum, size) => sum + size, 0);
    const mean = [0, 1, 2].map(
      (c) => mm2.reduce((sum, size, j) => sum + size * lab[j * 3 + c], 0) / all,
    );
    const saliency = mm2.map((_, j) =>
      Math.hypot((lab[j * 3] - mean[0]) / 2, lab[j * 3 + 1] - mean[1], lab[j * 3 + 2] - mean[2]),
    );
    const things: Things = { lab, mm2, saliency, skin: new Float64Array(mm2.length), spots: 0 };
    const settled = withLostThings(things, labOf(THREADS), { chroma: CHROMA, most: 6 });
    const has = (hex: string): boolean => {
      const [l, a, b] = labOf([hex]);
      return [...THREADS.keys()].some(
        (k) =>
          Math.hypot(settled[k * 3] - l, settled[k * 3 + 1] - a, settled[k * 3 + 2] - b) < 0.01,
      );
    };
    expect(has('#c0616e')).toBe(true);
    expect(has('#b08a5e') || has('#c9ab84')).toBe(true);
  });
});

describe('a dog on grass in six threads', () => {
  it('has fur, eyes and a tongue, and no more than two greens', () => {
    const { threads } = digitizePhoto(field(LAWN, dog), OPTIONS);
    expect(threads.length).toBeLessThanOrEqual(6);
    const colors = threads.map(({ hex }) => oklchFromOklab(...oklabFromHex(hex)));
    const isGreen = ([, chroma, hue]: readonly number[]) => chroma > 0.04 && hue > 100 && hue < 160;
    expect(colors.filter(isGreen).length).toBeLessThanOrEqual(2);
    expect(colors.some(([light]) => light < 0.28)).toBe(true);
    expect(colors.some(([, chroma, hue]) => chroma > 0.1 && (hue < 30 || hue > 345))).toBe(true);
    expect(colors.some(([light, chroma, hue]) => light > 0.5 && chroma > 0.05 && brown(hue))).toBe(
      true,
    );
  });
});
