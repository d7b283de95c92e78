import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Polygon } from '../vector/geometry.ts';
import { findColumns } from './index.ts';
import { sampleOutline } from './outline.ts';
import { FIND_COLUMNS_DEFAULTS } from './plan.ts';
import { SHAPES, circle } from './testing/shapes.ts';
import type { Column } from './types.ts';

const polygon = (...rings: number[][]): Polygon => ({
  rings: rings.map((r) => Float64Array.from(r)),
});

/** Whether two segments cross, ends excluded. */
function cross(a: number[], b: number[]): boolean {
  const side = (p: number[], x: number, y: number): number =>
    (p[2] - p[0]) * (y - p[1]) - (p[3] - p[1]) * (x - p[0]);
  const tiny = 1e-6;
  return (
    side(a, b[0], b[1]) * side(a, b[2], b[3]) < -tiny &&
    side(b, a[0], a[1]) * side(b, a[2], a[3]) < -tiny
  );
}

const rung = ({ left, right }: Column, i: number): number[] => [
  left[2 * i],
  left[2 * i + 1],
  right[2 * i],
  right[2 * i + 1],
];

function twistedRungs(column: Column): number {
  let count = 0;
  for (let i = 0; i + 1 < column.left.length / 2; i++) {
    if (cross(rung(column, i), rung(column, i + 1))) count++;
  }
  return count;
}

describe('findColumns', () => {
  it.each([
    ['ring', 1, 0],
    ['T', 2, 1],
    ['E', 4, 3],
    ['S', 1, 0],
    ['wave', 1, 0],
    ['bar', 1, 0],
    ['leaf', 1, 0],
    ['a', 2, 2],
    ['k', 3, 2],
    ['m', 3, 2],
    ['R', 3, 3],
    ['crescent', 1, 0],
    ['Y', 2, 1],
    ['cross', 3, 2],
    ['spiral', 1, 0],
    ['keyhole', 1, 0],
    ['dot', 1, 0],
    ['frame', 4, 4],
    ['chevron', 2, 1],
  ])('takes %s apart into %i columns with %i junctions', (name, columns, junctions) => {
    const plan = findColumns(SHAPES[name]);
    expect(plan.suitable).toBe(true);
    expect(plan.columns).toHaveLength(columns);
    expect(plan.junctions).toHaveLength(junctions);
    expect(plan.uncovered).toHaveLength(0);
  });

  it.each(['star', 'shield', 'sliver'])('leaves %s to other stitches', (name) => {
    expect(findColumns(SHAPES[name]).suitable).toBe(false);
  });

  it('leaves wide shapes to a fill in which the rungs of a column would fan out', () => {
    const sail = polygon([41, 25, 51, 43, 41, 43]);
    const hexagon = [12, 12, 22, 12, 27, 20, 22, 28, 12, 28, 7, 20];
    const letter = [14, 16.5, 20, 16.5, 20, 23.5, 14, 23.5];
    expect(findColumns(sail).suitable).toBe(false);
    expect(findColumns(polygon(hexagon, letter)).suitable).toBe(false);
    // Narrow ones are columns, and so is a ring as wide that is even.
    expect(findColumns(polygon([41, 25, 46, 40, 41, 40])).suitable).toBe(true);
    const even = polygon([...circle(20, 20, 18)], [...circle(20, 20, 11.4)]);
    expect(findColumns(even).suitable).toBe(true);
  });

  it.each(Object.keys(SHAPES))('never twists a rung of %s', (name) => {
    for (const column of findColumns(SHAPES[name]).columns) expect(twistedRungs(column)).toBe(0);
  });

  it('measures a bar', () => {
    const plan = findColumns(SHAPES.bar);
    expect(plan.medianWidthMm).toBeCloseTo(1.6, 2);
    expect(plan.columns[0].lengthMm).toBeCloseTo(44, 1);
    expect([plan.columns[0].start, plan.columns[0].end]).toEqual(['cap', 'cap']);
  });

  it('closes a ring and leaves a leaf pointed', () => {
    expect(findColumns(SHAPES.ring).columns[0].closed).toBe(true);
    const leaf = findColumns(SHAPES.leaf).columns[0];
    expect([leaf.start, leaf.end]).toEqual(['point', 'point']);
  });

  it('lets the bar of a T run through and puts the stem under it', () => {
    const { columns, junctions } = findColumns(SHAPES.T);
    const [{ child, parent }] = junctions;
    expect(columns[parent].lengthMm).toBeCloseTo(16, 0);
    expect(columns[child].lengthMm).toBeCloseTo(15.6, 0);
  });

  it('keeps the rails on the outline', () => {
    const { columns } = findColumns(SHAPES.ring);
    const { left, right } = columns[0];
    for (let i = 0; i < left.length; i += 2) {
      const a = Math.hypot(left[i] - 22, left[i + 1] - 23);
      const b = Math.hypot(right[i] - 22, right[i + 1] - 23);
      expect(Math.max(a, b)).toBeCloseTo(11, 1);
      expect(Math.min(a, b)).toBeCloseTo(8.5, 1);
    }
  });

  it('turns with the shape', () => {
    const names = ['T', 'S', 'a', 'k', 'R', 'leaf', 'wave', 'm'];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (name, angle) => {
          const before = findColumns(SHAPES[name]);
          const after = findColumns(rotate(SHAPES[name], angle));
          const sizes = (p: typeof before): number[] =>
            p.columns.map((c) => c.lengthMm).sort((a, b) => a - b);
          expect(after.suitable).toBe(before.suitable);
          expect(after.columns).toHaveLength(before.columns.length);
          sizes(after).forEach((length, i) => {
            expect(Math.abs(length - sizes(before)[i])).toBeLessThan(0.5);
          });
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });
});

/** A crescent between two circles, its border in coarse steps as a tracer leaves it. */
function crescent(turn: number, mirror: 1 | -1): Polygon {
  const arc = (cx: number, r: number, from: number, to: number): number[] =>
    Array.from({ length: 40 }, (_, i) => {
      const a = from + ((to - from) * i) / 39;
      return [mirror * (cx + r * Math.cos(a)), r * Math.sin(a)];
    }).flat();
  const [outer, inner] = [arc(0, 12, 0.9, 5.38), arc(3.4, 10, -1.22, 1.22 - 2 * Math.PI)];
  // The inner arc runs the other way, so that both make one ring.
  const ring = Float64Array.from([...outer, ...inner]);
  return rotate({ rings: [ring] }, turn);
}

describe('findColumns decides alike', () => {
  it('for a crescent and its mirror image, however they lie', () => {
    for (let i = 0; i < 24; i++) {
      for (const mirror of [1, -1] as const) {
        const plan = findColumns(crescent(i * 0.26, mirror));
        expect([plan.suitable, plan.columns.length], `${i} ${mirror}`).toEqual([true, 1]);
        expect(plan.maxWidthMm).toBeLessThan(6);
      }
    }
  });

  it('for coarse dots, turned by any angle: parallel rungs as long as the dot', () => {
    for (let i = 0; i < 24; i++) {
      const plan = findColumns(rotate(polygon(circle(0, 0, 2.3, 14)), i * 0.13));
      expect([plan.suitable, plan.columns.length]).toEqual([true, 1]);
      const [column] = plan.columns;
      for (let k = 0; k < column.left.length / 2; k++) {
        const [x0, y0, x1, y1] = rung(column, k);
        expect(Math.abs(x1 - x0)).toBeLessThan(1e-6 + 0.01 * Math.abs(y1 - y0));
      }
    }
  });

  it('against satin for a wide area with many holes, and for a lollipop', () => {
    const holes = [
      [8, 8, 4],
      [20, 7, 3],
      [32, 9, 4],
      [9, 22, 3],
      [21, 20, 5],
      [33, 23, 3],
    ].map(([x, y, r]) => circle(x, y, r, 40));
    const net = findColumns(polygon([0, 0, 41, 0, 41, 30, 0, 30], ...holes));
    expect(net.suitable).toBe(false);
    const neck = Math.asin(0.2);
    const candy = Array.from({ length: 61 }, (_, i) => {
      const a = Math.PI / 2 + neck + ((Math.PI - neck) * i) / 30;
      return [4 * Math.cos(a), 4 * Math.sin(a)];
    }).flat();
    expect(findColumns(polygon([...candy, 0.8, 14, -0.8, 14])).suitable).toBe(false);
  });
});

function rotate(shape: Polygon, angle: number): Polygon {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    rings: shape.rings.map((ring) => {
      const out = new Float64Array(ring.length);
      for (let i = 0; i < ring.length; i += 2) {
        out[i] = ring[i] * c - ring[i + 1] * s;
        out[i + 1] = ring[i] * s + ring[i + 1] * c;
      }
      return out;
    }),
  };
}

describe('findColumns on degenerate input', () => {
  it.each<[string, Polygon]>([
    ['no ring', polygon()],
    ['an empty ring', polygon([])],
    ['one point', polygon([1, 1])],
    ['three points in a line', polygon([0, 0, 5, 0, 10, 0])],
    ['there and back', polygon([0, 0, 10, 0, 20, 0, 10, 0])],
    ['the same point many times', polygon(Array.from({ length: 400 }, () => 3))],
    ['not numbers', polygon([Number.NaN, 0, 1, Number.NaN, Number.POSITIVE_INFINITY, 4])],
    ['a hole as large as the shape', polygon(circle(0, 0, 5), circle(0, 0, 5))],
  ])('finds nothing in %s', (_, shape) => {
    const plan = findColumns(shape);
    expect(plan.suitable).toBe(false);
    expect(plan.columns).toHaveLength(0);
  });

  it('takes any polygon without failing', () => {
    const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 24 }), (points) => {
        const plan = findColumns(polygon(points.flat()));
        for (const { left, right } of plan.columns) {
          expect(left.length).toBe(right.length);
          expect([...left, ...right].every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it('thins thousands of points before it looks for columns', () => {
    const noisy: number[] = [];
    for (let i = 0; i < 3000; i++) {
      const a = (2 * Math.PI * i) / 3000;
      const r = 12 + 0.02 * Math.sin(i * 12.9898) + 3 * Math.sin(5 * a);
      noisy.push(r * Math.cos(a), r * Math.sin(a));
    }
    // The noise is finer than a stitch: what comes after it works on a fraction of the points.
    expect(sampleOutline(polygon(noisy), FIND_COLUMNS_DEFAULTS.sampleMm)!.x.length).toBeLessThan(
      1000,
    );
    expect(findColumns(polygon(noisy)).columns.length).toBeLessThan(20);
  });
});

describe('a ring of one corner', () => {
  /** An o written in one go: it comes back to where it began at a right angle. */
  const drop = (): Polygon => {
    const border = (reach: number): number[] =>
      Array.from({ length: 96 }, (_, i) => {
        const a = (i / 96) * 2 * Math.PI;
        // Round, but for the corner at its top right.
        const r = a < Math.PI / 2 ? Math.min(1 / Math.cos(a), 1 / Math.sin(a)) : 1;
        return [reach * r * Math.cos(a), reach * r * Math.sin(a)];
      }).flat();
    return polygon(border(6), border(4));
  };

  it('is one column that begins under its own end', () => {
    const { columns, uncovered } = findColumns(drop());
    expect(columns).toHaveLength(1);
    expect(columns[0]).toMatchObject({ closed: false, start: 'butt', end: 'cap' });
    expect(columns[0].maxWidthMm).toBeLessThan(3.5);
    expect(columns[0].lengthMm).toBeGreaterThan(28);
    expect(uncovered).toHaveLength(0);
    expect(twistedRungs(columns[0])).toBe(0);
  });
});

describe('a shape with a neck narrower than its samples', () => {
  it('has columns that stay within it', () => {
    // A g as it was traced: its ear hangs on a neck of 0.08 mm.
    const plan = findColumns(
      polygon(
        [
          2.01, 0.31, 2.8, 0.49, 3.3, 0.7, 3.92, 0.42, 4.43, 0.4, 4.72, 0.55, 4.82, 0.68, 4.86,
          0.95, 4.77, 1.13, 4.56, 1.19, 3.58, 0.69, 3.71, 1.94, 3.65, 2.19, 3.43, 2.57, 3.05, 2.92,
          2.55, 3.13, 1.55, 3.29, 1.38, 3.44, 1.39, 3.56, 1.45, 3.68, 1.67, 3.79, 3.28, 3.98, 3.57,
          4.09, 3.77, 4.25, 4.16, 4.67, 4.29, 4.96, 4.3, 5.32, 4.18, 5.83, 3.95, 6.11, 3.42, 6.42,
          2.8, 6.57, 2.17, 6.59, 1.55, 6.55, 0.92, 6.39, 0.55, 6.17, 0.29, 5.82, 0.24, 5.32, 0.33,
          5.06, 0.54, 4.84, 0.92, 4.73, 1.24, 4.81, 1.34, 4.92, 1.35, 5.05, 1.09, 5.57, 1.18, 5.83,
          1.41, 6.03, 1.92, 6.18, 2.67, 6.18, 3.05, 6.1, 3.33, 5.9, 3.51, 5.58, 3.34, 4.78, 1.16,
          4.47, 0.8, 4.23, 0.59, 3.94, 0.62, 3.56, 1.19, 2.92, 1.16, 2.82, 0.8, 2.51, 0.64, 2.2,
          0.57, 1.81, 0.63, 1.31, 0.76, 1.06, 1.06, 0.72,
        ],
        [
          1.65, 1.04, 1.55, 1.32, 1.52, 1.82, 1.55, 2.19, 1.65, 2.45, 1.89, 2.72, 2.18, 2.82, 2.41,
          2.76, 2.64, 2.45, 2.73, 2.06, 2.75, 1.57, 2.72, 1.31, 2.57, 0.97, 2.42, 0.83, 2.18, 0.75,
          1.91, 0.81,
        ],
      ),
      { minWidthMm: 0.5 },
    );
    expect(plan.maxWidthMm).toBeLessThan(1.2);
    expect(plan.suitable).toBe(true);
  });
});
