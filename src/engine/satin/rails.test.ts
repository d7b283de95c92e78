import { describe, expect, it } from 'vitest';
import type { Chain, Knot } from './chain.ts';
import { FREE } from './chain.ts';
import { splitCorners } from './corners.ts';
import { finishEnds } from './ends.ts';
import { sampleOutline, type Outline } from './outline.ts';
import { chainToColumn } from './rails.ts';
import { chainsOf, mirrored, STROKES, turned } from './testing/chains.ts';
import { measure, type Column } from './types.ts';

/** All columns of a shape, corners and ends seen to. */
function columnsOf(polygon: Parameters<typeof chainsOf>[0]): {
  outline: Outline;
  columns: Column[];
} {
  const { outline, chains } = chainsOf(polygon);
  const arms = chains.flatMap((chain) => splitCorners(outline, chain));
  const columns = arms.map((arm) => chainToColumn(outline, finishEnds(outline, arm)));
  return { outline, columns: columns.filter((c) => c !== null) };
}

/** Distance of a point from the border. */
function fromBorder({ x, y, ring, first }: Outline, px: number, py: number): number {
  let least = Infinity;
  for (let i = 0; i < x.length; i++) {
    const j = i + 1 < first[ring[i] + 1] ? i + 1 : first[ring[i]];
    const dx = x[j] - x[i];
    const dy = y[j] - y[i];
    const f = ((px - x[i]) * dx + (py - y[i]) * dy) / (dx * dx + dy * dy || 1);
    const at = Math.max(0, Math.min(1, f));
    least = Math.min(least, Math.hypot(x[i] + dx * at - px, y[i] + dy * at - py));
  }
  return least;
}

/** Whether two rungs of a column cross each other. */
function cross({ left, right }: Column, i: number, j: number): boolean {
  const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number) =>
    (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const of = (k: number) => [left[2 * k], left[2 * k + 1], right[2 * k], right[2 * k + 1]] as const;
  const [a, b] = [of(i), of(j)];
  const s1 = side(...a, b[0], b[1]) * side(...a, b[2], b[3]);
  const s2 = side(...b, a[0], a[1]) * side(...b, a[2], a[3]);
  return s1 < -1e-9 && s2 < -1e-9;
}

const SHAPES = Object.entries(STROKES).flatMap(([name, polygon]) => [
  { name, polygon },
  { name: `${name}, turned by 33°`, polygon: turned(polygon, 33, 7) },
  { name: `${name}, in a mirror`, polygon: mirrored(polygon) },
]);

describe('measure', () => {
  it('tells length along the middle, and the widths of rungs', () => {
    const column = measure(Float64Array.of(0, 0, 5, 0, 10, 0), Float64Array.of(0, 2, 5, 2, 10, 4), {
      closed: false,
      start: 'cap',
      end: 'point',
    });
    expect(column).toMatchObject({ closed: false, start: 'cap', end: 'point' });
    expect(column.lengthMm).toBeCloseTo(5 + Math.hypot(5, 1), 9);
    expect(column.medianWidthMm).toBe(2);
    expect(column.maxWidthMm).toBe(4);
  });
});

describe('chainToColumn', () => {
  it('draws the rails of a bar along its two long sides', () => {
    const { columns } = columnsOf(STROKES.bar);
    expect(columns).toHaveLength(1);
    const [{ left, right, start, end, lengthMm, medianWidthMm, maxWidthMm }] = columns;
    expect([start, end]).toEqual(['cap', 'cap']);
    expect(lengthMm).toBeCloseTo(20, 1);
    expect(medianWidthMm).toBeCloseTo(4, 6);
    expect(maxWidthMm).toBeCloseTo(4, 2);
    // All rungs but those at the caps are at right angles to the bar, within a sample of its border.
    const rungs = left.length / 2;
    const slants = Array.from({ length: rungs }, (_, i) => Math.abs(left[2 * i] - right[2 * i]));
    expect(Math.max(...slants.slice(15, -15))).toBeLessThan(0.1);
    expect(rungs).toBeGreaterThan(200);
    expect(rungs).toBeLessThan(210);
  });

  it('tells left from right as somebody does who walks from start to end', () => {
    for (const { polygon } of SHAPES) {
      for (const { left, right } of columnsOf(polygon).columns) {
        const i = (left.length >> 2) & ~1;
        const ahead = [
          left[i + 2] + right[i + 2] - left[i] - right[i],
          left[i + 3] + right[i + 3] - left[i + 1] - right[i + 1],
        ];
        // y grows downward, so a right angle to the left is (y, -x).
        const leftward = (left[i] - right[i]) * ahead[1] - (left[i + 1] - right[i + 1]) * ahead[0];
        expect(leftward).toBeGreaterThan(0);
      }
    }
  });

  it.each(SHAPES)('never lets rungs cross: $name', ({ polygon }) => {
    for (const column of columnsOf(polygon).columns) {
      const rungs = column.left.length / 2;
      const crossings: [number, number][] = [];
      for (let i = 0; i < rungs; i++) {
        for (let j = i + 1; j < Math.min(rungs, i + 12); j++) {
          if (cross(column, i, j)) crossings.push([i, j]);
        }
      }
      expect(crossings).toEqual([]);
    }
  });

  it.each(SHAPES)(
    'keeps rails on the border, but where they cross a mouth: $name',
    ({ polygon }) => {
      const { outline, columns } = columnsOf(polygon);
      let [on, all] = [0, 0];
      for (const { left, right } of columns) {
        for (const rail of [left, right]) {
          for (let i = 0; i < rail.length; i += 2) {
            all++;
            if (fromBorder(outline, rail[i], rail[i + 1]) < 0.02) on++;
          }
        }
      }
      // Mouths of strokes 4 mm wide, and what goes on under another column, are the rest.
      expect(on / all).toBeGreaterThan(polygon.rings[0].length === 8 ? 0.75 : 0.65);
      if (columns.length === 1) expect(on).toBe(all);
    },
  );

  it('gives every sharp corner of the border a rung of its own', () => {
    const { columns } = columnsOf(STROKES.bend);
    const nearest = (x: number, y: number) =>
      Math.min(
        ...columns.flatMap(({ left, right }) =>
          [left, right].flatMap((rail) =>
            Array.from({ length: rail.length / 2 }, (_, i) =>
              Math.hypot(rail[2 * i] - x, rail[2 * i + 1] - y),
            ),
          ),
        ),
      );
    expect(nearest(12, 0)).toBeLessThan(1e-6);
    expect(nearest(10.343, 4)).toBeLessThan(1e-6);
  });

  it('goes on under another column as far as it is told, where the shape does', () => {
    const outline = sampleOutline(STROKES.bar, 0.15)!;
    const at = (x: number, y: number) =>
      outline.x.reduce(
        (best, _, i) =>
          Math.hypot(outline.x[i] - x, outline.y[i] - y) <
          Math.hypot(outline.x[best] - x, outline.y[best] - y)
            ? i
            : best,
        0,
      );
    const knot = (t: number): Knot => ({
      ...{ t, x: t, y: 2, r: 2, left: at(t, 0), right: at(t, 4) },
      ...{ bridgeLeft: false, bridgeRight: false, skip: false },
    });
    const lengthOf = (extendMm: number, to: number) => {
      const chain: Chain = {
        knots: Array.from({ length: 11 }, (_, i) => knot(5 + ((to - 5) * i) / 10)),
        closed: false,
        start: FREE,
        end: { kind: 'butt', extendMm },
      };
      return chainToColumn(outline, chain)!.lengthMm;
    };
    expect(lengthOf(0, 15)).toBeCloseTo(10, 1);
    expect(lengthOf(2, 15)).toBeCloseTo(12, 1);
    // The shape ends 1 mm on.
    expect(lengthOf(2, 19)).toBeLessThan(15.1);
  });

  it('makes nothing of a chain without length', () => {
    const { outline, chains } = chainsOf(STROKES.bar);
    const [chain] = chains;
    expect(chainToColumn(outline, { ...chain, knots: chain.knots.slice(0, 1) })).toBeNull();
    const still = { ...chain.knots[9], t: 0 };
    expect(chainToColumn(outline, { ...chain, knots: [still, { ...still }] })).toBeNull();
  });
});
