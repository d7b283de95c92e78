import { describe, expect, it } from 'vitest';
import { measureCoverage, sewnRuns } from '../../../tests/helpers/coverage.ts';
import type { Design } from '../core/design.ts';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { toMm } from '../core/units.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import { digitizeTattoo } from '../tattoo/index.ts';
import { TATTOO_DEFAULTS } from '../tattoo/options.ts';
import { digitizeImage } from './digitize-image.ts';
import { digitizeSvg } from './digitize-svg.ts';

/*
 * What is taken for cloth: nothing coloured, and nothing in silence. The same drawings as shapes
 * and as pixels, 48 × 32 mm.
 */

const OPTIONS: DigitizeOptions = { ...DIGITIZE_DEFAULTS, widthMm: 48, photo: 'off' };
const [WIDTH, HEIGHT] = [48, 32];

/** A disc in the middle of a page. */
interface Drawing {
  page: string | undefined;
  disc: string | undefined;
}

const svgOf = ({ page, disc }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">
    ${page ? `<path d="M0 0h48v32H0z" fill="${page}"/>` : ''}
    ${disc ? `<circle cx="24" cy="16" r="9" fill="${disc}"/>` : ''}</svg>`;

const bytes = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const PX = 6;

/** @param noise how far bytes stray from a colour, by place */
function pixelsOf({ page, disc }: Drawing, noise: (i: number) => number = () => 0): RgbaImage {
  const [width, height] = [WIDTH * PX, HEIGHT * PX];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const x = ((i % width) + 0.5) / PX;
    const y = (Math.floor(i / width) + 0.5) / PX;
    const color = disc && Math.hypot(x - 24, y - 16) < 9 ? disc : page;
    if (color) data.set([...bytes(color).map((v) => v + noise(i)), 255], i * 4);
  }
  return { width, height, data };
}

const ways = {
  shapes: (drawing: Drawing, options: Partial<DigitizeOptions>) =>
    digitizeSvg(svgOf(drawing), { ...OPTIONS, ...options }).design,
  pixels: (drawing: Drawing, options: Partial<DigitizeOptions>) =>
    digitizeImage(pixelsOf(drawing), { ...OPTIONS, ...options }),
};

/** Share of the page that thread covers. */
function covered(design: Design): number {
  const page = design.page!;
  const [left, top, right, bottom] = [page.left, page.top, page.right, page.bottom].map(toMm);
  const whole = Float64Array.of(left, top, right, top, right, bottom, left, bottom);
  return measureCoverage(sewnRuns(design), [whole]).covered;
}

const hexes = ({ threads }: Design) => threads.map(({ hex }) => hex).sort();
const DISC_SHARE = (Math.PI * 81) / (WIDTH * HEIGHT);

describe.each(Object.entries(ways))('a ground, from %s', (_, sew) => {
  it.each([
    ['a flag', '#e30a17', '#ffffff'],
    ['an icon on its plate', '#1d3f8f', '#ffffff'],
    ['a dark plate', '#000000', '#f2c230'],
    ['a grey plate', '#c8c8c8', '#b3262e'],
    ['a pastel plate', '#bfe3c8', '#2e7d46'],
  ])('is sewn where it is coloured: %s', (_name, page, disc) => {
    const design = sew({ page, disc }, {});
    expect(hexes(design)).toEqual([page, disc].sort());
    expect(covered(design)).toBeGreaterThan(0.98);
    expect(design.ground).toMatchObject({ hex: page, sewn: true });
    expect(design.ground!.share).toBeCloseTo(1 - DISC_SHARE, 2);
  });

  it.each([
    ['white', '#ffffff', 'woven'],
    ['nearly white', '#f6f4ef', 'woven'],
    ['of linen', '#e9e3d6', 'woven'],
    ['of the denim it is sewn on', '#3f5373', 'denim'],
  ] as const)('is cloth where it is %s, and that is told', (_name, page, fabric) => {
    const design = sew({ page, disc: '#b3262e' }, { fabric });
    expect(hexes(design)).toEqual(['#b3262e']);
    expect(covered(design)).toBeLessThan(0.2);
    expect(design.ground).toMatchObject({ hex: page, sewn: false });
    expect(design.ground!.share).toBeCloseTo(1 - DISC_SHARE, 2);
  });

  it('is sewn or left out whatever its colour where somebody says so', () => {
    const white = sew({ page: '#ffffff', disc: '#b3262e' }, { keepBackground: true });
    expect(covered(white)).toBeGreaterThan(0.98);
    expect(white.ground).toMatchObject({ hex: '#ffffff', sewn: true });
    const blue = sew({ page: '#1d3f8f', disc: '#ffffff' }, { keepBackground: false });
    expect(hexes(blue)).toEqual(['#ffffff']);
    expect(blue.ground).toMatchObject({ hex: '#1d3f8f', sewn: false });
  });

  it('is not spoken of where there is none', () => {
    expect(sew({ page: undefined, disc: '#b3262e' }, {}).ground).toBeUndefined();
  });

  it.each(['#ffffff', '#1d3f8f'])('of %s that is all there is wants to be asked for', (page) => {
    const alone = { page, disc: undefined };
    expect(() => sew(alone, {})).toThrow(expect.objectContaining({ code: 'one-colour' }) as Error);
    const patch = sew(alone, { keepBackground: true });
    expect(covered(patch)).toBeGreaterThan(0.98);
    expect(patch.ground).toMatchObject({ hex: page, share: 1, sewn: true });
  });

  it('of nothing at all is refused with what to do', () => {
    const nothing = { page: undefined, disc: undefined };
    expect(() => sew(nothing, {})).toThrow(/visible/);
    expect(() => sew(nothing, {})).toThrow(
      expect.objectContaining({ code: 'nothing-to-sew' }) as Error,
    );
  });
});

describe('a ground', () => {
  it('of a flag’s white stripe belongs to the flag', () => {
    const stripes = svgOf({ page: '#ffffff', disc: undefined }).replace(
      '</svg>',
      '<path d="M0 0h16v32H0z" fill="#002395"/><path d="M32 0h16v32H32z" fill="#ed2939"/></svg>',
    );
    const { design } = digitizeSvg(stripes, OPTIONS);
    expect(hexes(design)).toEqual(['#002395', '#ed2939', '#ffffff']);
    expect(design.ground).toBeUndefined();
  });

  it('of paper in a photograph is cloth, though it is grey; a drawn plate of that grey is none', () => {
    const page = { page: '#c4c0b8', disc: '#202020' };
    const grain = (i: number) => Math.round(10 * (hash01(i, 7) - 0.5));
    const photographed = digitizeImage(pixelsOf(page, grain), OPTIONS);
    expect(photographed.ground).toMatchObject({ sewn: false });
    expect(covered(photographed)).toBeLessThan(0.2);
    // What a JPEG adds is less.
    const drawn = digitizeImage(
      pixelsOf(page, (i) => i % 2),
      OPTIONS,
    );
    expect(drawn.ground).toMatchObject({ sewn: true });
  });

  it('is told under a frame, and of a photograph', () => {
    const framed = digitizeImage(pixelsOf({ page: '#ffffff', disc: '#b3262e' }), {
      ...OPTIONS,
      photo: 'on',
      frame: 'rectangle',
    });
    expect(framed.ground).toMatchObject({ hex: '#ffffff', sewn: false });
  });

  it('is skin under a tattoo, and that is told; asked for, it is drawn', () => {
    const image = pixelsOf({ page: '#1d3f8f', disc: '#f2c230' });
    const options = { ...TATTOO_DEFAULTS, longSideMm: 60 };
    const tattoo = digitizeTattoo(image, options);
    expect(tattoo.ground).toMatchObject({ hex: '#1d3f8f', sewn: false });
    const whole = digitizeTattoo(image, { ...options, keepBackground: true });
    expect(whole.ground).toMatchObject({ sewn: true });
    expect(whole.commands.length).toBeGreaterThan(1.3 * tattoo.commands.length);
    const even = pixelsOf({ page: '#1d3f8f', disc: undefined });
    expect(() => digitizeTattoo(even, options)).toThrow(
      expect.objectContaining({ code: 'one-colour' }) as Error,
    );
  });
});
