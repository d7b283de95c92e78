import { describe, expect, it } from 'vitest';
import { intersectRings } from '../../vector/rings.ts';
import { areaOf, type Outline, weave } from './outlines.ts';

const bar = (x: number, y: number, w: number, h: number) =>
  Float64Array.of(x, y, x + w, y, x + w, y + h, x, y + h);
/** An upright bar, and a second outline of two level bars that cross it. */
const upright: Outline = [bar(10, 0, 2, 40)];
const level: Outline = [bar(0, 10, 22, 2), bar(0, 28, 22, 2)];

describe('weave', () => {
  const gap = 0.7;
  const [a, b] = weave([upright, level], gap);

  it('leaves nothing of one on the other, and bare fabric between', () => {
    expect(intersectRings(a, b)).toEqual([]);
    // At each crossing the one below loses the bar's width and a gap on both sides.
    expect(areaOf(upright) - areaOf(a)).toBeCloseTo(2 * (2 + 2 * gap), 1);
  });

  it('changes the upper one from crossing to crossing', () => {
    expect([a.length, b.length]).toEqual([2, 3]);
    expect(areaOf(level) - areaOf(b)).toBeCloseTo(2 * (2 + 2 * gap), 1);
  });
});
