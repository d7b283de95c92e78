import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Polygon } from '../vector/geometry.ts';
import { depthAt } from '../vector/inner-disc.ts';
import { blobColumn } from './from-rails.ts';
import { arcBetween, sampleOutline, stepSample } from './outline.ts';
import { fillColumn, fillRings, maskAround } from './uncovered.ts';
import { columnFromRails } from './index.ts';
import { circle, SHAPES } from './testing/shapes.ts';

const polygon = (...rings: number[][]): Polygon => ({
  rings: rings.map((r) => Float64Array.from(r)),
});

describe('the border of a shape, in samples', () => {
  it.each(['T', 'ring', 'R', 'leaf', 'frame'])('of %s lies on it, closely spaced', (name) => {
    const outline = sampleOutline(SHAPES[name], 0.15)!;
    const { x, y, first, stepMm } = outline;
    expect(stepMm).toBeLessThanOrEqual(0.15);
    expect(first.at(-1)).toBe(x.length);
    for (let i = 0; i < x.length; i++) {
      if (Math.abs(depthAt(SHAPES[name].rings, x[i], y[i])) > 0.011) expect.fail(`sample ${i}`);
      const j = stepSample(outline, i, 1);
      expect(Math.hypot(x[j] - x[i], y[j] - y[i])).toBeLessThanOrEqual(stepMm + 1e-9);
      expect(stepSample(outline, j, -1)).toBe(i);
    }
  });

  it.each(['T', 'ring', 'R'])(
    'of %s has the shape on its left, whichever way it was drawn',
    (name) => {
      const turned = { rings: SHAPES[name].rings.map((ring) => backwards(ring)) };
      for (const shape of [SHAPES[name], turned]) {
        const outline = sampleOutline(shape, 0.15)!;
        for (let i = 0; i < outline.x.length; i += 7) {
          const j = stepSample(outline, i, 1);
          const [dx, dy] = [outline.x[j] - outline.x[i], outline.y[j] - outline.y[i]];
          const d = Math.hypot(dx, dy);
          // y grows downward: left is (dy, −dx).
          const px = (outline.x[i] + outline.x[j]) / 2 + (0.02 * dy) / d;
          const py = (outline.y[i] + outline.y[j]) / 2 - (0.02 * dx) / d;
          expect(depthAt(shape.rings, px, py)).toBeGreaterThan(0);
        }
      }
    },
  );

  it('turns outward at corners, inward at notches, and nowhere on a straight edge', () => {
    const outline = sampleOutline(SHAPES.T, 0.15)!;
    const turnNear = (px: number, py: number) => {
      let best = 0;
      for (let i = 1; i < outline.x.length; i++) {
        const d = (k: number) => Math.hypot(outline.x[k] - px, outline.y[k] - py);
        if (d(i) < d(best)) best = i;
      }
      return outline.turn[best];
    };
    const right = Math.PI / 2;
    for (const [px, py] of [
      [38, 12],
      [54, 12],
      [54, 15],
      [44.5, 30],
    ]) {
      expect(turnNear(px, py)).toBeCloseTo(right, 1);
    }
    expect(turnNear(47.5, 15)).toBeCloseTo(-right, 1);
    expect(turnNear(46, 12)).toBeCloseTo(0, 6);
  });

  it('measures arcs forward only: there and back again is once round', () => {
    const outline = sampleOutline(SHAPES.ring, 0.15)!;
    const [outer, inner] = [0, outline.first[1]];
    expect(outline.length[0]).toBeCloseTo(2 * Math.PI * 11, 1);
    expect(outline.length[1]).toBeCloseTo(2 * Math.PI * 8.5, 1);
    expect(arcBetween(outline, outer, inner)).toBe(Infinity);
    for (const [a, b] of [
      [outer, outer + 30],
      [inner + 5, inner + 90],
    ]) {
      const around = arcBetween(outline, a, b) + arcBetween(outline, b, a);
      expect(around).toBeCloseTo(outline.length[outline.ring[a]], 6);
      expect(arcBetween(outline, a, b)).toBeGreaterThan(0);
    }
    expect(arcBetween(outline, outer, outer)).toBe(0);
  });

  it('tells inside from outside', () => {
    const place = fc.tuple(
      fc.double({ min: 30, max: 60, noNaN: true }),
      fc.double({ min: 5, max: 35, noNaN: true }),
    );
    const outline = sampleOutline(SHAPES.T, 0.15)!;
    fc.assert(
      fc.property(place, ([px, py]) => {
        const depth = depthAt(SHAPES.T.rings, px, py);
        fc.pre(Math.abs(depth) > 0.02);
        expect(outline.isInside(px, py)).toBe(depth > 0);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('is none where there is no area', () => {
    for (const rings of [[], [[]], [[0, 0, 5, 0]], [[0, 0, 0.05, 0, 0.05, 0.05]]]) {
      expect(sampleOutline(polygon(...rings), 0.15)).toBeNull();
    }
  });
});

function backwards(ring: Float64Array): Float64Array {
  const out: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) out.push(ring[i], ring[i + 1]);
  return Float64Array.from(out);
}

describe('a dot', () => {
  const ellipse = (a: number, b: number, turn: number) =>
    polygon(
      Array.from({ length: 96 }, (_, i) => {
        const t = (2 * Math.PI * i) / 96;
        const [u, v] = [a * Math.cos(t), b * Math.sin(t)];
        return [
          50 + u * Math.cos(turn) - v * Math.sin(turn),
          50 + u * Math.sin(turn) + v * Math.cos(turn),
        ];
      }).flat(),
    );

  it('is one column of parallel rungs across its longer axis', () => {
    for (let turn = 0; turn < Math.PI; turn += 0.3) {
      const column = blobColumn(ellipse(3, 1.5, turn))!;
      expect(column.lengthMm).toBeCloseTo(6, 1);
      expect(column.maxWidthMm).toBeCloseTo(3, 1);
      expect([column.start, column.end]).toEqual(['point', 'point']);
      const { left, right } = column;
      for (let i = 0; i < left.length; i += 2) {
        const [dx, dy] = [left[i] - right[i], left[i + 1] - right[i + 1]];
        const along = dx * Math.cos(turn) + dy * Math.sin(turn);
        expect(Math.abs(along)).toBeLessThan(0.01 * Math.hypot(dx, dy) + 1e-6);
        // A border of 96 sides: a rung lies on it.
        expect(Math.abs(depthAt(ellipse(3, 1.5, turn).rings, left[i], left[i + 1]))).toBeLessThan(
          1e-6,
        );
      }
    }
  });

  it('of a square has caps, of a drop a cap and a point', () => {
    expect(blobColumn(polygon([0, 0, 5, 0, 5, 3, 0, 3]))).toMatchObject({
      start: 'cap',
      end: 'cap',
    });
    const drop = blobColumn(polygon([0, 0, 6, 1.5, 6, -1.5]))!;
    expect([drop.start, drop.end].sort()).toEqual(['cap', 'point']);
  });

  it('is none with a hole, with a notch that a rung would cross, or of no size', () => {
    expect(blobColumn(polygon(circle(0, 0, 4), circle(0, 0, 2)))).toBeNull();
    expect(blobColumn(polygon([0, 0, 9, 0, 9, 4, 6, 4, 6, 1, 3, 1, 3, 4, 0, 4]))).not.toBeNull();
    expect(blobColumn(polygon([0, 0, 9, 0, 9, 4, 3, 4, 3, 3, 7, 3, 7, 1, 0, 1]))).toBeNull();
    expect(blobColumn(polygon([0, 0, 0.2, 0, 0.2, 0.1]))).toBeNull();
    expect(blobColumn(polygon([0, 0, 60, 0, 60, 9]))).toBeNull();
  });
});

describe('a raster of a shape', () => {
  const countOf = (cells: Uint8Array) => cells.reduce((a, b) => a + b, 0);

  it.each(['T', 'ring', 'a', 'frame'])('has the cells of %s whose middles lie inside', (name) => {
    const mask = maskAround(SHAPES[name], 4);
    fillRings(mask, SHAPES[name].rings, 1);
    for (let i = 0; i < mask.cells.length; i++) {
      const x = ((i % mask.width) + 0.5) / mask.scale + mask.left;
      const y = (Math.floor(i / mask.width) + 0.5) / mask.scale + mask.top;
      const depth = depthAt(SHAPES[name].rings, x, y);
      if (Math.abs(depth) > 1e-6 && (mask.cells[i] === 1) !== depth > 0) expect.fail(`cell ${i}`);
    }
    // A margin of two cells around.
    const { cells, width } = mask;
    for (let x = 0; x < 2 * width; x++) expect(cells[x] + cells[cells.length - 1 - x]).toBe(0);
  });

  it('can be wiped as it was drawn', () => {
    const mask = maskAround(SHAPES.T, 8);
    fillRings(mask, SHAPES.T.rings, 1);
    fillRings(mask, SHAPES.T.rings, 0);
    expect(countOf(mask.cells)).toBe(0);
  });

  it('takes in all of a column, and nothing beside it', () => {
    const bar = polygon([0, 0, 20, 0, 20, 3, 0, 3]);
    const mask = maskAround(bar, 8);
    fillColumn(
      mask,
      columnFromRails(Float64Array.of(0, 0, 20, 0), Float64Array.of(0, 3, 20, 3)),
      1,
    );
    const column = countOf(mask.cells);
    expect(column / mask.scale ** 2).toBeGreaterThan(58);
    expect(column / mask.scale ** 2).toBeLessThanOrEqual(60.5);
    fillRings(mask, bar.rings, 0);
    expect(countOf(mask.cells)).toBe(0);
  });

  it('grows coarser for a shape as large as a page, and not larger', () => {
    const page = polygon([0, 0, 900, 0, 900, 900, 0, 900]);
    const { scale, cells } = maskAround(page, 8);
    expect(scale).toBeLessThan(8);
    expect(cells.length).toBeLessThan(4.1e6);
    expect(maskAround(SHAPES.T, 8).scale).toBe(8);
  });
});
