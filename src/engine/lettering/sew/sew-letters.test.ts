import { describe, expect, it } from 'vitest';
import { designExtents, type Design } from '../../core/design.ts';
import { finish } from '../../core/steps.ts';
import { digitizeShapes } from '../../digitize/digitize-shapes.ts';
import type { ShapeSet } from '../../shapes.ts';
import { sewLetters } from './sew-letters.ts';

const STYLE = { style: 'satin', density: 'medium', name: '' } as const;

/** A page with one bar. */
const bar = (heightMm: number): ShapeSet => ({
  widthMm: 40,
  heightMm: 10,
  threads: [{ hex: '#203080', name: 'Blue', code: '', chart: '' }],
  shapes: [
    {
      kind: 'area',
      polygon: { rings: [Float64Array.of(5, 2, 35, 2, 35, 2 + heightMm, 5, 2 + heightMm)] },
      thread: 0,
    },
  ],
});

const heightOf = (design: Design): number => {
  const { top, bottom } = designExtents(design);
  return (bottom - top) / 10;
};

describe('sewLetters', () => {
  it('sews a stroke as wide as a drawing’s satin', () => {
    // Needle points are rounded to tenths: only many heights show what one rounding hides.
    const heights = Array.from({ length: 20 }, (_, i) => 3 + i / 100);
    const mean = (sew: (set: ShapeSet) => Design): number =>
      heights.reduce((sum, mm) => sum + heightOf(sew(bar(mm))), 0) / heights.length;
    const letter = mean((set) => finish(sewLetters(set, STYLE)));
    const drawing = mean((set) => digitizeShapes(set, 'tiles', STYLE));
    expect(Math.abs(letter - drawing)).toBeLessThan(0.02);
  });
});
