import { describe, expect, it } from 'vitest';
import { SATIN_LINE_MM, type StrokeShape } from '../shapes.ts';
import { withAlikeWidths } from './alike-widths.ts';

const stroke = (widthMm: number, lengthMm: number, thread = 0): StrokeShape => ({
  kind: 'stroke',
  points: Float64Array.of(0, 0, lengthMm, 0),
  closed: false,
  widthMm,
  thread,
});
const areSatin = (strokes: readonly StrokeShape[]) =>
  withAlikeWidths(strokes).map(({ widthMm }) => widthMm >= SATIN_LINE_MM);

describe('withAlikeWidths', () => {
  it('sews the strokes of one pen alike, though some are a little under the width of satin', () => {
    const pen = [0.91, 0.89, 0.92, 0.88, 0.94].map((width) => stroke(width, 20));
    expect(new Set(areSatin(pen)).size).toBe(1);
  });

  it('keeps apart a fine pen and a bold one', () => {
    const pens = [stroke(0.82, 30), stroke(0.8, 30), stroke(0.99, 30), stroke(1, 30)];
    expect(areSatin(pens)).toEqual([false, false, true, true]);
  });

  it('lets each thread be, and what is far from the cut as wide as it is', () => {
    const widths = [stroke(0.91, 20), stroke(0.88, 20, 1), stroke(0.5, 9, 1)];
    const sewn = withAlikeWidths(widths).map(({ widthMm }) => widthMm);
    expect(sewn[2]).toBe(0.5);
    expect(withAlikeWidths([stroke(0.3, 9), stroke(1.05, 9)]).map((one) => one.widthMm)).toEqual([
      0.3, 1.05,
    ]);
  });

  it('counts strokes by their length', () => {
    const dots = Array.from({ length: 9 }, () => stroke(0.82, 0.7));
    const lines = [stroke(0.93, 80), ...dots];
    expect(areSatin(lines)[0]).toBe(true);
  });
});
