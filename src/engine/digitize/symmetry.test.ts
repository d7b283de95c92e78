import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCoverage, sewnRuns } from '../../../tests/helpers/coverage.ts';
import { Command, countCommand, designExtents, type Design } from '../core/design.ts';
import type { Ring } from '../vector/geometry.ts';
import { digitizeShapes } from './digitize-shapes.ts';

/*
 * What is done to a shape must show in its stitches: moved, mirrored, turned and
 * enlarged shapes are sewn alike.
 */

const THREAD = { hex: '#c02020', name: 'Red', code: '', chart: '' };
/** A multiple of the rows' spacing, of their lattice's and of the machine's grid, mm. */
const PERIOD = 5;

type Map = (x: number, y: number) => [number, number];

/** A lobed blob with a hole, about 30 mm across, put through a map. */
function blob(lobes: number, depth: number, map: Map): Ring[] {
  return [14, 5].map((radius, ring) =>
    Float64Array.from(
      Array.from({ length: 90 }, (_, i) => {
        const a = (i / 90) * 2 * Math.PI;
        const r = radius * (1 - (ring === 0 ? depth * (1 - Math.cos(lobes * a)) : 0));
        return map(20 + r * Math.cos(a), 20 + r * Math.sin(a));
      }).flat(),
    ),
  );
}

function sew(rings: Ring[], angle: number): Design {
  const set = {
    widthMm: 100,
    heightMm: 100,
    threads: [THREAD],
    shapes: [{ kind: 'area' as const, polygon: { rings }, thread: 0, angle }],
  };
  const options = { style: 'fill', density: 'medium', pullMm: 0, name: '' } as const;
  return digitizeShapes(set, 'tiles', options);
}

const stitches = (design: Design) => countCommand(design, Command.Stitch);
const size = (design: Design) => {
  const { left, right, top, bottom } = designExtents(design);
  return [right - left, bottom - top];
};
function covered(design: Design, rings: Ring[]): number {
  const { left, top } = design.page!;
  const runs = sewnRuns(design).map((run) =>
    run.map((v, i) => v - (i % 2 === 0 ? left : top) / 10),
  );
  return measureCoverage(runs, rings).covered;
}

const shape = fc.record({
  lobes: fc.integer({ min: 2, max: 6 }),
  depth: fc.double({ min: 0, max: 0.25, noNaN: true }),
});
const runs = { numRuns: 6, seed: 11, endOnFailure: true };
const same: Map = (x, y) => [x, y];

describe('a shape that is', () => {
  it('moved is sewn alike', () => {
    fc.assert(
      fc.property(shape, fc.nat(9), fc.nat(9), ({ lobes, depth }, i, j) => {
        const still = sew(blob(lobes, depth, same), 0);
        const map: Map = (x, y) => [x + i * PERIOD, y + j * PERIOD];
        const moved = sew(blob(lobes, depth, map), 0);
        expect(Math.abs(stitches(moved) - stitches(still))).toBeLessThanOrEqual(
          0.02 * stitches(still),
        );
        size(moved).forEach((mm, axis) => {
          expect(Math.abs(mm - size(still)[axis])).toBeLessThanOrEqual(1);
        });
      }),
      runs,
    );
  });

  it('mirrored or turned keeps its size, its cover and about its stitches', () => {
    fc.assert(
      fc.property(shape, ({ lobes, depth }) => {
        const plain = sew(blob(lobes, depth, same), 0);
        const mirror = blob(lobes, depth, (x, y) => [40 - x, y]);
        const turn = blob(lobes, depth, (x, y) => [40 - y, x]);
        const mirrored = sew(mirror, 0);
        const turned = sew(turn, 90);
        for (const other of [mirrored, turned]) {
          expect(Math.abs(stitches(other) / stitches(plain) - 1)).toBeLessThan(0.08);
        }
        expect(Math.abs(size(mirrored)[0] - size(plain)[0])).toBeLessThanOrEqual(4);
        expect(Math.abs(size(turned)[0] - size(plain)[1])).toBeLessThanOrEqual(4);
        expect(covered(mirrored, mirror)).toBeGreaterThan(0.99);
        expect(covered(turned, turn)).toBeGreaterThan(0.99);
      }),
      runs,
    );
  });

  it('enlarged to double is twice as large and takes about four times the thread', () => {
    fc.assert(
      fc.property(shape, ({ lobes, depth }) => {
        const plain = sew(blob(lobes, depth, same), 0);
        const large = sew(
          blob(lobes, depth, (x, y) => [2 * x, 2 * y]),
          0,
        );
        const ratio = stitches(large) / stitches(plain);
        expect(ratio).toBeGreaterThan(2.8);
        expect(ratio).toBeLessThan(4.2);
        expect(size(large)[0] / size(plain)[0]).toBeCloseTo(2, 1);
      }),
      runs,
    );
  });
});
