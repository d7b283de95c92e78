import { describe, expect, it } from 'vitest';
import { countCommand, Command } from '../core/design.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import type { StitchStyle } from '../options.ts';
import { digitizeShapes } from './digitize-shapes.ts';

const stroke = (...points: number[]): Shape => ({
  kind: 'stroke',
  points: Float64Array.from(points),
  closed: false,
  widthMm: 0.3,
  thread: 0,
});

/** A ladder of six rungs, a cross far from it, and a line by itself: three parts. */
const rungs = [10, 20, 30, 40, 50, 60];
const DRAWING: ShapeSet = {
  widthMm: 120,
  heightMm: 80,
  threads: [{ hex: '#c02020', name: 'Red', code: '', chart: '' }],
  shapes: [
    stroke(5, 5, ...rungs.flatMap((y) => [5, y]), 5, 70),
    stroke(25, 5, ...rungs.flatMap((y) => [25, y]), 25, 70),
    ...rungs.map((y) => stroke(5, y, 25, y)),
    stroke(60, 40, 75, 40, 90, 40),
    stroke(75, 20, 75, 40, 75, 60),
    stroke(110, 10, 110, 70),
  ],
};
const LENGTH_MM = 65 * 2 + 6 * 20 + 30 + 40 + 60;

function sewn(style: StitchStyle) {
  const design = digitizeShapes(DRAWING, 'tiles', { style, density: 'medium', name: '' });
  const { x, y, commands } = design;
  let mm = 0;
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] === Command.Stitch) mm += Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]) / 10;
  }
  return { design, mm, trims: countCommand(design, Command.Trim) };
}

describe('a drawing of lines', () => {
  it('is cut only between its parts, in every style', () => {
    for (const style of ['mixed', 'running', 'outline', 'satin'] as const) {
      expect(sewn(style).trims, style).toBeLessThanOrEqual(2);
    }
  });

  it('has thin lines sewn once but those that lead on, and bold ones at most thrice', () => {
    // Lock stitches take some millimetres more.
    const ties = 12;
    for (const style of ['mixed', 'running'] as const) {
      expect(sewn(style).mm).toBeGreaterThan(0.97 * LENGTH_MM);
      expect(sewn(style).mm).toBeLessThan(1.3 * LENGTH_MM + ties);
    }
    const bold = sewn('outline');
    expect(bold.mm).toBeGreaterThan(2.5 * LENGTH_MM);
    expect(bold.mm).toBeLessThan(3 * LENGTH_MM + ties);
    expect(new Set(bold.design.objects.map(({ kind }) => kind))).toEqual(new Set(['bean']));
  });
});
