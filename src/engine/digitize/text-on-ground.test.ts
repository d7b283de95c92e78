import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { inspectDesign } from '../inspect/index.ts';
import { letterShapes } from '../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { linesBox } from '../vector/geometry.ts';
import { digitizeSvg } from './digitize-svg.ts';

const fonts = testFonts((path) => readFileSync(path));

/** A plate of 60 × 16 mm with a name in serif letters upon it. */
function plate(ground: string, ink: string, longSideMm = 48) {
  const options = {
    ...LETTERING_DEFAULTS,
    text: 'Boatyard',
    longSideMm,
    fontStyle: 'serif-classic',
    colors: 1,
  } as const;
  const { shapes } = letterShapes(options, fonts.font('serif-classic'));
  const rings = shapes.flatMap((s) => (s.kind === 'area' ? s.polygon.rings : []));
  const { left, right, top, bottom } = linesBox(rings);
  const [x, y] = [30 - (left + right) / 2, 8 - (top + bottom) / 2];
  const place = (v: number, i: number) => (v + (i % 2 === 0 ? x : y)).toFixed(3);
  const d = rings.map((ring) => `M${Array.from(ring, place).join(' ')}Z`).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="16mm" viewBox="0 0 60 16">
    <rect width="60" height="16" fill="${ground}"/><path fill="${ink}" d="${d}"/></svg>`;
  return digitizeSvg(page, { ...DIGITIZE_DEFAULTS, widthMm: 60 }).design;
}

describe.each([
  ['light on dark', '#12233f', '#f5c33b'],
  ['dark on light', '#f5c33b', '#12233f'],
])('a line of text on a ground, %s', (_, ground, ink) => {
  const design = plate(ground, ink);

  it('lies on the ground, which goes on under it', () => {
    expect(design.threads).toHaveLength(2);
    const [first] = design.threads;
    const darker = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) < 0x80;
    expect(darker(first.hex)).toBe(darker(ground));
    // The ground's rows cross the whole line: as many needle points lie where letters are as beside them.
    const change = design.commands.indexOf(Command.ColorChange);
    const inBand = (from: number, to: number): number =>
      design.x
        .subarray(0, change)
        .filter((v, i) => v >= from && v < to && Math.abs(design.y[i]) < 25).length /
      (to - from);
    expect(inBand(-230, 230)).toBeGreaterThan(0.9 * inBand(-290, -250));
    expect(inBand(-230, 230)).toBeLessThan(1.1 * inBand(-290, -250));
  });

  it('is sewn on from letter to letter: no more cuts than the trade has', () => {
    const { trims, stitches } = inspectDesign(design);
    expect((1000 * trims) / stitches).toBeLessThanOrEqual(1);
  });
});

it('sews small letters on a ground as letters, too, though they will hardly be read', () => {
  // Letters of 4 mm with strokes of 0.45 mm: as rows of a fill they would fall to pieces.
  const design = plate('#12233f', '#f5c33b', 34);
  const { trims, stitches } = inspectDesign(design);
  expect((1000 * trims) / stitches).toBeLessThanOrEqual(1);
  const change = design.commands.indexOf(Command.ColorChange);
  expect(design.commands.length - change).toBeGreaterThan(700);
});
