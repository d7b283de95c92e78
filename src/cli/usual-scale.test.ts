import { describe, expect, it } from 'vitest';
import { usualScale } from './usual-scale.ts';

/** A piece so many millimetres wide, half as tall. */
const piece = (mm: number) => ({
  x: Int32Array.of(-5 * mm, 5 * mm),
  y: Int32Array.of(0, 5 * mm),
});

describe('usualScale', () => {
  it('is 10 px/mm for what fits a machine, and less for what would be no picture', () => {
    expect(usualScale(piece(100))).toBe(10);
    expect(usualScale(piece(340))).toBe(10);
    expect(usualScale(piece(690))).toBe(5);
    expect(usualScale(piece(9000))).toBe(1);
  });

  it('counts the page, too', () => {
    const page = { left: 0, top: 0, right: 9000, bottom: 100 };
    expect(usualScale({ ...piece(100), page })).toBe(3);
  });
});
