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

/** The same on an arc that sags by so many millimetres in its middle, as a parabola does. */
function bent(set: ShapeSet, sagMm: number): ShapeSet {
  const half = set.widthMm / 2;
  const bend = (ring: Float64Array) =>
    ring.map((v, i) => (isX(v, i) ? v : v + 5 + sagMm * (1 - ((ring[i - 1] - half) / half) ** 2)));
  const shapes = set.shapes.map((shape) =>
    shape.kind === 'area' ? { ...shape, polygon: { rings: shape.polygon.rings.map(bend) } } : shape,
  );
  return { ...set, heightMm: set.heightMm + sagMm + 10, shapes };
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

  it('leaves alone what is far too small to be read, but for what lies under it', () => {
    const small = written('KARADENIZ', 18);
    expect(linesOf(small)).toEqual([]);
    expect(allLinesOf(small).flat()).toHaveLength(9);
  });

  it('finds letters on an arc, for what lies under them alone', () => {
    const arc = bent(written('KARADENIZ', 60), 9);
    expect(linesOf(arc)).toEqual([]);
    expect(allLinesOf(arc).flat()).toHaveLength(9);
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
