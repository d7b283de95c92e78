import { describe, expect, it } from 'vitest';
import { linesBox, polygonArea, type Polygon } from '../vector/geometry.ts';
import { columnFromRails } from './from-rails.ts';
import { findUncovered } from './uncovered.ts';

const polygon = (...rings: number[][]): Polygon => ({
  rings: rings.map((ring) => Float64Array.from(ring)),
});
/** A block of 20 × 10 mm, somewhere on the page. */
const [X, Y] = [30, 50];
const rect = (left: number, top: number, right: number, bottom: number): number[] => [
  ...[X + left, Y + top, X + right, Y + top],
  ...[X + right, Y + bottom, X + left, Y + bottom],
];
const BLOCK = rect(0, 0, 20, 10);
/** A column along the block from one x to another, as high as it or less. */
const along = (from: number, to: number, top = 0, bottom = 10) =>
  columnFromRails(
    Float64Array.of(X + from, Y + top, X + to, Y + top),
    Float64Array.of(X + from, Y + bottom, X + to, Y + bottom),
  );

describe('what of a shape no column covers', () => {
  it('is nothing where they cover all', () => {
    expect(findUncovered(polygon(BLOCK), [along(0, 20)])).toEqual({ pieces: [], share: 0 });
    expect(findUncovered(polygon(BLOCK), [along(0, 10), along(10, 20)]).pieces).toEqual([]);
  });

  it('is all of it without columns: the border of the shape covers nothing', () => {
    const { pieces, share } = findUncovered(polygon(BLOCK), []);
    expect(share).toBe(1);
    expect(pieces).toHaveLength(1);
    expect(polygonArea(pieces[0])).toBeGreaterThan(200);
    expect(polygonArea(pieces[0])).toBeLessThan(215);
  });

  it('is a piece with its place and size', () => {
    const { pieces, share } = findUncovered(polygon(BLOCK), [along(0, 12)]);
    expect(pieces).toHaveLength(1);
    const { left, top, right, bottom } = linesBox(pieces[0].rings);
    // It keeps half of 0.34 mm from the column, and reaches so far beyond the shape.
    expect(left - X).toBeCloseTo(12.17, 0);
    expect(left - X).toBeGreaterThan(12);
    expect(right - X).toBeCloseTo(20.17, 1);
    expect(top - Y).toBeLessThan(0.01);
    expect(bottom - Y).toBeGreaterThan(9.9);
    expect(share).toBeGreaterThan(0.37);
    expect(share).toBeLessThan(0.4);
  });

  it('is a piece on either side of a column', () => {
    const { pieces } = findUncovered(polygon(BLOCK), [along(8, 12)]);
    const boxes = pieces.map(({ rings }) => linesBox(rings));
    expect(boxes).toHaveLength(2);
    expect(boxes[0].right).toBeLessThan(X + 8);
    expect(boxes[1].left).toBeGreaterThan(X + 12);
  });

  it('is not what the thread beside a column covers, nor a crumb', () => {
    // Slits of 0.6 mm between two columns: each is met from both sides.
    expect(findUncovered(polygon(BLOCK), [along(0, 9.7), along(10.3, 20)]).pieces).toEqual([]);
    // A corner of 0.6 × 0.6 mm.
    const crumb = [along(0, 20, 0, 9.4), along(0, 19.4)];
    expect(findUncovered(polygon(BLOCK), crumb).pieces).toEqual([]);
    expect(findUncovered(polygon(BLOCK), [along(0, 20, 0, 8)]).pieces).toHaveLength(1);
  });

  it('is never in a hole, nor beyond the shape', () => {
    const ring = polygon(BLOCK, rect(4, 3, 16, 7));
    const { pieces, share } = findUncovered(ring, [along(0, 20, 0, 3), along(0, 20, 7, 10)]);
    expect(pieces).toHaveLength(2);
    for (const { rings } of pieces) {
      const { left, right, top, bottom } = linesBox(rings);
      expect(right - left).toBeLessThan(4.4);
      expect(top).toBeGreaterThan(Y + 3);
      expect(bottom).toBeLessThan(Y + 7);
    }
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.22);
  });

  it('is told of a ring of satin by its opening', () => {
    const turn = (r: number): Float64Array =>
      Float64Array.from({ length: 200 }, (_, i) => {
        const angle = (2 * Math.PI * (i >> 1)) / 100;
        return i % 2 === 0 ? X + 10 + r * Math.cos(angle) : Y + 10 + r * Math.sin(angle);
      });
    const disc = polygon([...turn(10)]);
    const open = columnFromRails(turn(10), turn(6));
    const closed = { ...open, closed: true };
    const { pieces } = findUncovered(disc, [closed]);
    expect(pieces).toHaveLength(1);
    const { left, right } = linesBox(pieces[0].rings);
    expect(right - left).toBeGreaterThan(11);
    expect(right - left).toBeLessThan(12.2);
  });
});
