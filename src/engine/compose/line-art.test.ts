import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { AreaPiece, Figure } from './figure.ts';
import { asLines } from './line-art.ts';

const square = (left: number, top: number, side: number): AreaPiece => ({
  kind: 'area',
  hex: '#c03030',
  polygon: {
    rings: [
      Float64Array.of(left, top, left + side, top, left + side, top + side, left, top + side),
    ],
  },
});

/** Millimetres of line in a figure. */
function metres(figure: Figure): number {
  let sum = 0;
  for (const piece of figure) {
    if (piece.kind !== 'line') continue;
    const { points } = piece;
    for (let i = 2; i < points.length; i += 2)
      sum += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
  }
  return sum;
}

describe('a drawing as lines', () => {
  it('is its outlines, in one thread', () => {
    const lines = asLines([square(0, 0, 20)], '#112233');
    expect(lines.map(({ kind, hex }) => `${kind} ${hex}`)).toEqual(['line #112233']);
    expect(metres(lines)).toBeCloseTo(80, 0);
  });

  it('hides what is behind something else', () => {
    const lines = asLines([square(0, 0, 20), square(10, 10, 20)], '#112233');
    // Of the square behind two halves of two sides are hidden.
    expect(metres(lines)).toBeGreaterThan(136);
    expect(metres(lines)).toBeLessThan(142);
  });

  it('draws one line where two things touch', () => {
    const lines = asLines([square(0, 0, 20), square(20, 0, 20)], '#112233');
    expect(metres(lines)).toBeGreaterThan(134);
    expect(metres(lines)).toBeLessThan(142);
  });

  it.each([
    ['line art of a cat', true],
    ['tek çizgi kuş ve dal', true],
    ['an outline drawing of a rose', true],
    ['a rose with a gold outline', undefined],
    ['a line of five ducks', undefined],
  ])('%s', (prompt, lines) => {
    expect(readPrompt(prompt, motifIndex()).lines).toBe(lines);
  });
});
