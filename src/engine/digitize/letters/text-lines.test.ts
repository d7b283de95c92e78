import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../../core/design.ts';
import { digitizeLettering, letterShapes } from '../../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS, type LetteringOptions } from '../../lettering/options.ts';
import { testFonts } from '../../lettering/test-support.ts';
import type { AreaShape, ShapeSet } from '../../shapes.ts';
import { digitizeShapes } from '../digitize-shapes.ts';
import { planBlocks } from '../plan.ts';
import { allTextLines, textLines } from './text-lines.ts';

const fonts = testFonts((path) => readFileSync(path));
const STYLE = { style: 'mixed', density: 'medium', name: '' } as const;

const optionsFor = (text: string, longSideMm: number): LetteringOptions => ({
  ...LETTERING_DEFAULTS,
  text,
  longSideMm,
  fontStyle: 'sans-modern',
  colors: 1,
});

/** Letters that a picture or a drawing could have: areas of one thread. */
const written = (text: string, longSideMm: number): ShapeSet =>
  letterShapes(optionsFor(text, longSideMm), fonts.font('sans-modern'));

function linesOf(set: ShapeSet): AreaShape[][] {
  const { blocks, cover } = planBlocks(set, 'tiles');
  const areas = blocks[0].shapes.filter((shape) => shape.kind === 'area');
  return textLines(areas, cover, 0);
}

function allLinesOf(set: ShapeSet): AreaShape[][] {
  const { blocks, cover } = planBlocks(set, 'tiles');
  return allTextLines(blocks[0].shapes, cover, 0);
}

/** The same elsewhere on a page of 100 mm: each place, from the middle of the text's width, as told. */
function placed(set: ShapeSet, to: (x: number, y: number) => readonly [number, number]): ShapeSet {
  const place = (ring: Float64Array) =>
    ring.map((v, i) =>
      isX(v, i) ? to(v - set.widthMm / 2, ring[i + 1])[0] : to(ring[i - 1] - set.widthMm / 2, v)[1],
    );
  const shapes = set.shapes.map((shape) =>
    shape.kind === 'area'
      ? { ...shape, polygon: { rings: shape.polygon.rings.map(place) } }
      : shape,
  );
  return { ...set, widthMm: 100, heightMm: 100, shapes };
}

/** Areas in a row, of a width, a height and a bottom each, mm. */
function row(forms: readonly (readonly [number, number, number])[]): ShapeSet {
  let left = 5;
  const shapes = forms.map(([width, height, bottom]): AreaShape => {
    const ring = [left, bottom - height, left + width, bottom - height, left + width, bottom];
    const rings = [Float64Array.of(...ring, left, bottom)];
    left += width + 2;
    return { kind: 'area', polygon: { rings }, thread: 0 };
  });
  const threads = [{ hex: '#203080', name: 'Blue', code: '', chart: '' }];
  return { widthMm: left + 5, heightMm: 60, threads, shapes };
}

describe('textLines', () => {
  it('finds all parts of the lines of a text, accents and figures among them', () => {
    const set = written('Şişli Öykü\n1923 Ege', 90);
    const lines = linesOf(set);
    expect(lines.flat()).toHaveLength(set.shapes.length);
    const lefts = lines[0].map(({ polygon }) => Math.min(...polygon.rings[0].filter(isX)));
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  it('finds a word of which half the letters hang below its line', () => {
    const set = written('hyperapp', 90);
    expect(linesOf(set).flat()).toHaveLength(set.shapes.length);
  });

  it.each(['1908', '1923'])(
    'finds a year, of whose figures most are as wide and full: %s',
    (year) => {
      expect(linesOf(written(year, 30)).flat()).toHaveLength(4);
    },
  );

  it('leaves alone what is far too small to be read, but for what lies under it', () => {
    const small = written('KARADENIZ', 18);
    expect(linesOf(small)).toEqual([]);
    expect(allLinesOf(small).flat()).toHaveLength(9);
  });

  it.each([
    ['read from outside', 24, 1],
    ['read from inside', 24, -1],
    ['round most of a circle', 14, 1],
  ] as const)('finds letters on an arc, in their order: %s', (_, radiusMm, side) => {
    const arc = placed(written('KARADENIZ', 60), (x, y) => {
      const away = radiusMm - side * (y - 8);
      const angle = (side * x) / radiusMm - (side * Math.PI) / 2;
      return [50 + away * Math.cos(angle), 50 + away * Math.sin(angle)];
    });
    const lines = linesOf(arc);
    expect(lines).toHaveLength(1);
    expect(lines[0].map((letter) => arc.shapes.indexOf(letter))).toEqual([...arc.shapes.keys()]);
  });

  it('finds a line that slants, in its order', () => {
    const [cos, sin] = [Math.cos(-0.6), Math.sin(-0.6)];
    const slant = placed(written('KARADENIZ', 60), (x, y) => [
      50 + cos * x - sin * y,
      50 + sin * x + cos * y,
    ]);
    const lines = linesOf(slant);
    expect(lines).toHaveLength(1);
    expect(lines[0].map((letter) => slant.shapes.indexOf(letter))).toEqual([
      ...slant.shapes.keys(),
    ]);
  });

  it('takes no petals round a middle for a text', () => {
    const petals = Array.from({ length: 12 }, () => [3, 8, 30] as const);
    const flower = placed(row(petals), (x, y) => {
      const angle = (2 * Math.PI * x) / 60;
      return [50 + (30 - y + 12) * Math.cos(angle), 50 + (30 - y + 12) * Math.sin(angle)];
    });
    expect(linesOf(flower)).toEqual([]);
  });

  it('takes no windows for a text, and nothing that stands on no line', () => {
    expect(linesOf(row(Array.from({ length: 8 }, () => [3, 8, 30])))).toEqual([]);
    const toes = [
      [2, 6, 30],
      [3, 8, 26],
      [4, 9, 22],
      [2.5, 9, 26],
      [1.5, 7, 31],
      [2, 6, 35],
    ] as const;
    expect(linesOf(row(toes))).toEqual([]);
  });
});

const isX = (_: number, i: number): boolean => i % 2 === 0;

describe('a text in a drawing', () => {
  const trims = (design: Design): number => countCommand(design, Command.Trim);
  const TEXT = 'Best Friend';
  const set = written(TEXT, 100);

  it.each(['tiles', 'painted'] as const)('is sewn as lettering is, among %s', (layering) => {
    const drawn = digitizeShapes(set, layering, STYLE);
    const lettered = digitizeLettering(optionsFor(TEXT, 100), fonts.font('sans-modern'));
    expect(trims(drawn)).toBeLessThanOrEqual(trims(lettered));
    const stitches = countCommand(lettered, Command.Stitch);
    expect(Math.abs(countCommand(drawn, Command.Stitch) / stitches - 1)).toBeLessThan(0.15);
    expect(drawn.objects.every(({ kind }) => kind !== 'fill')).toBe(true);
  });

  it('stays a fill where fills are asked for', () => {
    const drawn = digitizeShapes(set, 'tiles', { ...STYLE, style: 'fill' });
    expect(drawn.objects.some(({ kind }) => kind === 'satin')).toBe(false);
  });
});
