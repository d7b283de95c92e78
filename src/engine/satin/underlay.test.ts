import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthAt } from '../vector/inner-disc.ts';
import { columnFromRails } from './from-rails.ts';
import { findColumns, SATIN_DEFAULTS, sewSatin } from './index.ts';
import { columnAxisOf, type ColumnAxis } from './column-axis.ts';
import { SHAPES } from './testing/shapes.ts';
import { edgeLine, lineAlong } from './underlay.ts';

const INSET = SATIN_DEFAULTS.insetMm;
/** Half a thread, less what satin is seen beyond its points. */
const MIN_DEPTH_MM = 0.07;

/** A straight column along x, as wide as is told at each 4 mm. */
const axis = (...widths: number[]): ColumnAxis => {
  const rail = (side: number) =>
    Float64Array.from(widths.flatMap((width, i) => [i * 4, (side * width) / 2]));
  return columnAxisOf(columnFromRails(rail(-1), rail(1)));
};

const pointsOf = (line: readonly number[]): [number, number][] =>
  Array.from({ length: line.length / 2 }, (_, i) => [line[2 * i], line[2 * i + 1]]);

const last = (of: ColumnAxis): number => of.count - 1;

describe('lineAlong', () => {
  const along = (of: ColumnAxis, options = {}) =>
    pointsOf(lineAlong(of, [0, last(of)], { ...SATIN_DEFAULTS, ...options }));

  it('is the middle of a narrow column', () => {
    expect(along(axis(2, 2, 2)).every(([, y]) => Math.abs(y) < 1e-9)).toBe(true);
  });

  it('turns on one side and the other of a wide one, from middle to middle', () => {
    const points = along(axis(5, 5, 5, 5, 5, 5));
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)![0]).toBeCloseTo(20, 6);
    expect(points.at(-1)![1]).toBeCloseTo(0, 6);
    const reach = Math.max(...points.map(([, y]) => y));
    const turns = points.filter(([, y]) => Math.abs(y) > reach - 1e-6);
    expect(turns).toHaveLength((2 * 20) / SATIN_DEFAULTS.zigzagSpacingMm);
    turns.slice(1).forEach(([, y], i) => expect(Math.sign(y)).toBe(-Math.sign(turns[i][1])));
  });

  it('stays inside the edge run at every width', () => {
    const widths = fc.array(fc.double({ min: 0.4, max: 12, noNaN: true }), {
      minLength: 3,
      maxLength: 8,
    });
    fc.assert(
      fc.property(widths, (given) => {
        const of = axis(...given);
        const narrowest = (x: number): number => {
          const i = Math.min(given.length - 2, Math.max(0, Math.floor(x / 4)));
          return Math.max(given[i], given[i + 1]);
        };
        for (const [x, y] of along(of, { zigzagFromMm: 0 })) {
          expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, narrowest(x) / 2 - INSET) + 1e-9);
        }
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('goes either way', () => {
    const of = axis(5, 6, 4, 5);
    const back = pointsOf(lineAlong(of, [last(of), 0], SATIN_DEFAULTS));
    expect(back[0][0]).toBeCloseTo(12, 6);
    expect(back.at(-1)![0]).toBeCloseTo(0, 6);
    back.slice(1).forEach(([x], i) => expect(x).toBeLessThanOrEqual(back[i][0] + 1e-9));
  });
});

describe('edgeLine', () => {
  const edge = (late?: number): number[] => {
    const of = axis(3, 3, 3);
    return edgeLine(of, [0, last(of)], { insetMm: INSET }, late);
  };

  it('runs inside one edge and back inside the other', () => {
    const points = pointsOf(edge());
    expect(points.every(([, y]) => Math.abs(Math.abs(y) - (1.5 - INSET)) < 1e-9)).toBe(true);
    expect(new Set(points.map(([, y]) => Math.sign(y))).size).toBe(2);
    expect(points[0][0]).toBeCloseTo(points.at(-1)![0], 6);
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(8 - INSET, 6);
  });

  it('lies at an edge that its satin goes on beyond, and inside the other', () => {
    const of = axis(3, 3, 3);
    const reach = (_x: number, y: number): number => (y < 0 ? 0.5 : -Infinity);
    const points = pointsOf(edgeLine(of, [0, last(of)], { insetMm: INSET, reach }));
    for (const [, y] of points) expect(Math.abs(y)).toBeCloseTo(y < 0 ? 1.4 : 1.5 - INSET, 9);
  });

  it('begins late where a thread is tied in, and ends where it would have begun', () => {
    const points = pointsOf(edge(1.2));
    expect(points[0][0]).toBeCloseTo(1.2, 6);
    expect(points.at(-1)![0]).toBeCloseTo(INSET, 6);
  });

  it('is nothing in a column shorter than its margins', () => {
    const of = axis(3, 3);
    expect(edgeLine(of, [0, (last(of) * 1.9 * INSET) / 4], { insetMm: INSET })).toEqual([]);
    expect(edgeLine(of, [0, (last(of) * 2.1 * INSET) / 4], { insetMm: INSET })).not.toEqual([]);
  });
});

describe('underlay', () => {
  /* Tips are left out: there the run along the middle reaches to where edges meet. */
  it.each(['T', 'E', 'S', 'wave', 'ring', 'a', 'k', 'm', 'R', 'Y', 'cross', 'frame', 'spiral'])(
    'does not peep out of %s',
    (name) => {
      const { rings } = SHAPES[name];
      let shallowest = Infinity;
      const pieces = sewSatin(findColumns(SHAPES[name]));
      for (const [k, { kind, points }] of pieces.entries()) {
        if (kind !== 'underlay') continue;
        // Between two halves of a column it goes on from where the satin of the first one ended.
        const first = pieces[k - 1]?.kind === 'satin' ? 4 : 2;
        for (let i = first; i < points.length; i += 2) {
          for (let f = 0; f <= 1; f += 0.1) {
            const x = points[i - 2] + (points[i] - points[i - 2]) * f;
            const y = points[i - 1] + (points[i + 1] - points[i - 1]) * f;
            shallowest = Math.min(shallowest, depthAt(rings, x, y));
          }
        }
      }
      expect(shallowest).toBeGreaterThan(MIN_DEPTH_MM);
    },
  );
});
