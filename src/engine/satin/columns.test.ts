import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Polygon } from '../vector/geometry.ts';
import { depthAt } from '../vector/inner-disc.ts';
import { columnFromRails, findColumns, ringFromRails } from './index.ts';
import { SHAPES } from './testing/shapes.ts';
import type { Column, SatinPlan } from './types.ts';

/* Columns found in strokes whose measures are known from how they are drawn. */

const polygon = (...rings: number[][]): Polygon => ({
  rings: rings.map((r) => Float64Array.from(r)),
});

const STROKES = Object.keys(SHAPES).filter((name) => !['shield', 'star', 'sliver'].includes(name));

const plans = new Map<string, SatinPlan>();
/** The columns of a shape, found once. */
function planOf(name: string): SatinPlan {
  const plan = plans.get(name) ?? findColumns(SHAPES[name]);
  plans.set(name, plan);
  return plan;
}

const rungs = ({ left, right }: Column) =>
  Array.from({ length: left.length / 2 }, (_, i) => ({
    left: [left[2 * i], left[2 * i + 1]] as const,
    right: [right[2 * i], right[2 * i + 1]] as const,
    width: Math.hypot(left[2 * i] - right[2 * i], left[2 * i + 1] - right[2 * i + 1]),
    x: (left[2 * i] + right[2 * i]) / 2,
    y: (left[2 * i + 1] + right[2 * i + 1]) / 2,
  }));

/** Lengths and widths to a tenth, longest first. */
const sizes = ({ columns }: SatinPlan) =>
  columns
    .map(({ lengthMm, medianWidthMm }) =>
      [lengthMm, medianWidthMm].map((mm) => Math.round(mm * 10) / 10),
    )
    .sort((a, b) => b[0] - a[0]);

function mirrored({ rings }: Polygon): Polygon {
  return { rings: rings.map((ring) => ring.map((v, i) => (i % 2 === 0 ? -v : v))) };
}

describe('a column', () => {
  it.each(STROKES)('of %s lies inside it, its edges on the border', (name) => {
    const { rings } = SHAPES[name];
    for (const column of planOf(name).columns) {
      const all = rungs(column);
      const off = all.filter(({ x, y }) => depthAt(rings, x, y) < -0.02);
      expect(off).toEqual([]);
      const edges = all.flatMap(({ left, right }) => [left, right]);
      const outside = edges.filter(([x, y]) => depthAt(rings, x, y) < -0.02);
      expect(outside).toEqual([]);
      // Where another stroke joins, an edge runs through; elsewhere it is the border.
      const onBorder = edges.filter(([x, y]) => depthAt(rings, x, y) < 0.05);
      expect(onBorder.length / edges.length).toBeGreaterThan(0.6);
    }
  });

  it.each(STROKES)('of %s has its left on the left of one who goes along it', (name) => {
    for (const column of planOf(name).columns) {
      const all = rungs(column);
      let [left, right] = [0, 0];
      for (let i = 1; i < all.length; i++) {
        const [dx, dy] = [all[i].x - all[i - 1].x, all[i].y - all[i - 1].y];
        // y grows downward: left is where the cross product is negative.
        const cross =
          dx * (all[i].left[1] - all[i].right[1]) - dy * (all[i].left[0] - all[i].right[0]);
        if (cross < 0) left++;
        else if (cross > 0) right++;
      }
      expect(right / (left + right)).toBeLessThan(0.06);
    }
  });

  it.each(STROKES)('of %s has the measures that it says', (name) => {
    const plan = planOf(name);
    for (const column of plan.columns) {
      const widths = rungs(column).map(({ width }) => width);
      expect(column.maxWidthMm).toBeCloseTo(Math.max(...widths), 9);
      expect(column.left).toHaveLength(column.right.length);
      const all = rungs(column);
      const length = all
        .slice(1)
        .reduce((sum, { x, y }, i) => sum + Math.hypot(x - all[i].x, y - all[i].y), 0);
      expect(column.lengthMm).toBeCloseTo(length, 6);
      const narrower = widths.filter((w) => w <= column.medianWidthMm).length;
      expect(narrower / widths.length).toBeGreaterThan(0.49);
    }
    expect(plan.maxWidthMm).toBe(Math.max(...plan.columns.map(({ maxWidthMm }) => maxWidthMm)));
  });

  // At the tip of a chevron the arm that runs through ends aslant, between two corners.
  it.each(STROKES.filter((name) => name !== 'chevron'))(
    'of %s is closed by a cap as wide as the stroke, or comes to a point',
    (name) => {
      for (const column of planOf(name).columns) {
        const all = rungs(column);
        for (const [end, rung] of [
          [column.start, all[0]],
          [column.end, all.at(-1)!],
        ] as const) {
          if (column.closed) continue;
          if (end === 'point') expect(rung.width).toBeLessThan(0.3 * column.maxWidthMm + 0.15);
          if (end === 'cap') expect(rung.width).toBeGreaterThan(0.5 * column.medianWidthMm);
        }
      }
    },
  );
});

describe('a junction', () => {
  it.each(STROKES)('of %s is where a column ends under another one', (name) => {
    const { columns, junctions } = planOf(name);
    const butts = columns.flatMap((column, child) =>
      (['start', 'end'] as const)
        .filter((end) => column[end] === 'butt' && !column.closed)
        .map((end) => `${child} ${end}`),
    );
    // A ring of one corner ends under itself; each other butt lies under another column.
    for (const { child, childEnd, parent, rung } of junctions) {
      expect(butts).toContain(`${child} ${childEnd}`);
      expect(parent).not.toBe(child);
      const all = rungs(columns[child]);
      const end = childEnd === 'start' ? all[0] : all.at(-1)!;
      const { left, right } = rungs(columns[parent])[rung];
      const away = distance([end.x, end.y], left, right);
      expect(away).toBeLessThan(1);
      // No other rung of that column is nearer.
      for (const other of rungs(columns[parent])) {
        expect(distance([end.x, end.y], other.left, other.right)).toBeGreaterThan(away - 1e-6);
      }
    }
    expect(new Set(junctions.map((j) => `${j.child} ${j.childEnd}`)).size).toBe(junctions.length);
  });
});

type Point = readonly [number, number];

/** From a point to a stretch. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const f = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + dx * f - x, ay + dy * f - y);
}

describe('findColumns', () => {
  it('measures letters of straight strokes', () => {
    // T: a bar of 16 by 3 mm on a stem of 15, which reaches 0.6 mm under the bar.
    expect(sizes(findColumns(SHAPES.T))).toEqual([
      [16, 3],
      [15.6, 3],
    ]);
    const l = polygon([0, 0, 3, 0, 3, 17, 12, 17, 12, 20, 0, 20]);
    const [stem, foot] = sizes(findColumns(l));
    // The longer arm runs through to the outer edge; the other begins under it.
    expect(stem).toEqual([20, 3]);
    expect(foot[0]).toBeCloseTo(9.6, 0);
    expect(foot[1]).toBe(3);
  });

  it('gives the longer arm of a corner the corner', () => {
    for (const [height, width] of [
      [30, 14],
      [14, 30],
    ]) {
      const l = polygon([0, 0, 3, 0, 3, height - 3, width, height - 3, width, height, 0, height]);
      const { columns, junctions } = findColumns(l);
      expect(columns).toHaveLength(2);
      expect(junctions).toHaveLength(1);
      const { child, parent } = junctions[0];
      expect(columns[parent].lengthMm).toBeCloseTo(30, 0);
      expect(columns[child].lengthMm).toBeLessThan(13);
    }
  });

  it('takes a U of two sharp corners apart into three', () => {
    const u = polygon([0, 0, 3, 0, 3, 17, 17, 17, 17, 0, 20, 0, 20, 20, 0, 20]);
    const { columns, junctions, suitable } = findColumns(u);
    expect([columns.length, junctions.length, suitable]).toEqual([3, 2, true]);
    const total = columns.reduce((sum, { lengthMm }) => sum + lengthMm, 0);
    expect(total).toBeGreaterThan(54);
    expect(total).toBeLessThan(59);
  });

  it('measures a ring by its middle line', () => {
    const [ring] = findColumns(SHAPES.ring).columns;
    expect(ring.closed).toBe(true);
    expect(ring.medianWidthMm).toBeCloseTo(2.5, 1);
    expect(ring.lengthMm).toBeGreaterThan(0.99 * 2 * Math.PI * 9.75);
    expect(ring.lengthMm).toBeLessThan(1.005 * 2 * Math.PI * 9.75);
  });

  it.each(['T', 'E', 'k', 'm', 'Y', 'leaf', 'ring', 'S'])(
    'finds in %s the same when it is mirrored',
    (name) => {
      const [before, after] = [planOf(name), findColumns(mirrored(SHAPES[name]))];
      expect([after.columns.length, after.junctions.length, after.suitable]).toEqual([
        before.columns.length,
        before.junctions.length,
        before.suitable,
      ]);
      expect(after.medianWidthMm).toBeCloseTo(before.medianWidthMm, 1);
    },
  );

  it('leaves to other stitches what is narrower than 0.85 mm or wider than 8', () => {
    const bar = (width: number) => findColumns(polygon([0, 0, 60, 0, 60, width, 0, width]));
    expect(bar(0.8).suitable).toBe(false);
    expect(bar(0.9).suitable).toBe(true);
    expect(bar(7.5).suitable).toBe(true);
    expect(bar(10.5).suitable).toBe(false);
    const strict = (width: number) =>
      findColumns(polygon([0, 0, 60, 0, 60, width, 0, width]), { minWidthMm: 2, maxWidthMm: 3 });
    expect([1.5, 2.5, 5].map((width) => strict(width).suitable)).toEqual([false, true, false]);
  });

  it('sews a dot of up to 6 mm as one column, and no larger one', () => {
    const square = (side: number) => findColumns(polygon([0, 0, side, 0, side, side, 0, side]));
    expect(square(4)).toMatchObject({ suitable: true });
    expect(square(4).columns).toHaveLength(1);
    expect(square(4).maxWidthMm).toBeCloseTo(4, 1);
    expect(square(14).suitable).toBe(false);
  });

  it('finds a stroke wherever it lies and however it is turned, of the same measures', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 60, noNaN: true }),
        fc.double({ min: 1.2, max: 5, noNaN: true }),
        fc.double({ min: 0, max: Math.PI, noNaN: true }),
        (length, width, angle) => {
          fc.pre(length > 3 * width);
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          const corners = [
            [0, 0],
            [length, 0],
            [length, width],
            [0, width],
          ];
          const { columns, suitable } = findColumns(
            polygon(corners.flatMap(([u, v]) => [40 + u * c - v * s, 40 + u * s + v * c])),
          );
          expect([columns.length, suitable]).toEqual([1, true]);
          expect(columns[0].lengthMm).toBeCloseTo(length, 0);
          expect(columns[0].medianWidthMm).toBeCloseTo(width, 1);
          expect([columns[0].start, columns[0].end]).toEqual(['cap', 'cap']);
        },
      ),
      { numRuns: 25, seed: 1 },
    );
  });
});

describe('what columns leave bare', () => {
  it('is told as pieces to be filled, where they are', () => {
    // A bar that swells into a square block, which a stroke does not cover to its corners.
    const shape = polygon([0, 8, 20, 8, 20, 0, 40, 0, 40, 20, 20, 20, 20, 12, 0, 12]);
    const { uncovered, suitable, columns } = findColumns(shape, { maxWidthMm: 40 });
    expect(suitable).toBe(false);
    expect(columns.length).toBeGreaterThan(0);
    for (const { rings } of uncovered) {
      for (let i = 0; i < rings[0].length; i += 2) {
        expect(depthAt(shape.rings, rings[0][i], rings[0][i + 1])).toBeGreaterThan(-0.5);
      }
    }
  });

  it('is all of a shape without a stroke', () => {
    const { uncovered, columns } = findColumns(SHAPES.star);
    if (columns.length === 0) expect(uncovered).toEqual([SHAPES.star]);
    else expect(uncovered.length).toBeLessThan(12);
  });
});

describe('a ring between two edges', () => {
  it('is measured as drawn', () => {
    const edge = (r: number) =>
      Float64Array.from({ length: 240 }, (_, i) => {
        const a = (2 * Math.PI * (i >> 1)) / 120;
        return r * (i % 2 === 0 ? Math.cos(a) : Math.sin(a));
      });
    const ring = ringFromRails(edge(10), edge(8));
    expect(ring.closed).toBe(true);
    expect(ring.medianWidthMm).toBeCloseTo(2, 6);
    expect(ring.maxWidthMm).toBeCloseTo(2, 6);
    expect(ring.lengthMm).toBeGreaterThan(55);
    expect(ring.lengthMm).toBeLessThan(2 * Math.PI * 9);
  });

  it('has rungs no farther apart than a stitch where it is made of long edges', () => {
    const column = columnFromRails(Float64Array.of(0, 0, 30, 0), Float64Array.of(0, 3, 30, 3));
    const xs = rungs(column).map(({ x }) => x);
    expect(xs[0]).toBe(0);
    expect(xs.at(-1)).toBe(30);
    xs.slice(1).forEach((x, i) => {
      expect(x - xs[i]).toBeGreaterThan(0);
      expect(x - xs[i]).toBeLessThanOrEqual(0.2 + 1e-9);
    });
  });
});
