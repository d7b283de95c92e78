import { describe, expect, it } from 'vitest';
import { measureCoverage, sewnRuns } from '../../../tests/helpers/coverage.ts';
import { Command, countCommand, type Design } from '../core/design.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { digitizeSvg } from './digitize-svg.ts';

/*
 * Squares of a chequer meet those of their colour at corners alone: there the thread goes from one
 * to the next.
 */

const SQUARES = 8;

/** @param other colour of the squares between, none where they are left out */
function chequer(sideMm: number, marginMm: number, one: string, other?: string): Design {
  const squares = Array.from({ length: SQUARES ** 2 }, (_, i) => {
    const [x, y] = [i % SQUARES, Math.floor(i / SQUARES)];
    const fill = (x + y) % 2 === 0 ? other : one;
    const at = (n: number) => marginMm + n * sideMm;
    if (!fill) return '';
    return `<rect x="${at(x)}" y="${at(y)}" width="${sideMm}" height="${sideMm}" fill="${fill}"/>`;
  });
  const page = SQUARES * sideMm + 2 * marginMm;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${page}mm" height="${page}mm" viewBox="0 0 ${page} ${page}">${squares.join('')}</svg>`;
  return digitizeSvg(text, { ...DIGITIZE_DEFAULTS, widthMm: undefined }).design;
}

const trims = (design: Design) => countCommand(design, Command.Trim);

/** The share of the page that stitches of whatever colour cover. */
function covered(design: Design, pageMm: number): number {
  const { left, top } = design.page!;
  const runs = sewnRuns(design).map((run) =>
    run.map((v, i) => v - (i % 2 === 0 ? left : top) / 10),
  );
  const page = Float64Array.of(0, 0, pageMm, 0, pageMm, pageMm, 0, pageMm);
  return measureCoverage(runs, [page]).covered;
}

describe('a chequer', () => {
  it('of one colour is sewn without a cut', () => {
    expect(trims(chequer(9, 4, '#222222'))).toBe(0);
  });

  it('of two colours has every square covered, and few cuts', () => {
    const design = chequer(10, 0, '#c81e28', '#14418c');
    // One square of them all is a 64th.
    expect(covered(design, 80)).toBeGreaterThan(0.995);
    expect(trims(design)).toBeLessThanOrEqual(20);
  });
});
