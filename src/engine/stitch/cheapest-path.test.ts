import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_MM, cellAt } from './cover-map.ts';
import { createTravelPathFinder, findTravelPath, pathPoints, type Target } from './find-path.ts';
import { BARE, FOREIGN, LATER, OWN_DONE, OWN_EDGE, priceAt, travelMapOf } from './travel-map.ts';
import type { TravelMap } from './travel-map.ts';

const WIDTH = 9;
const HEIGHT = 7;
const CELLS = WIDTH * HEIGHT;

const kinds = fc.array(fc.constantFrom(LATER, LATER, LATER, OWN_EDGE, OWN_DONE, BARE, FOREIGN), {
  minLength: CELLS,
  maxLength: CELLS,
});
const cell = fc.nat(CELLS - 1);

const mapOf = (kind: readonly number[]): TravelMap =>
  travelMapOf(Uint8Array.from(kind), WIDTH, HEIGHT);

/** Cells beside a cell, and what a step there weighs. */
function beside(at: number): [cell: number, steps: number][] {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx): [number, number][] => {
      const [nx, ny] = [x + dx, y + dy];
      if ((dx === 0 && dy === 0) || nx < 0 || ny < 0 || nx >= WIDTH || ny >= HEIGHT) return [];
      return [[ny * WIDTH + nx, dx !== 0 && dy !== 0 ? 3 : 2]];
    }),
  );
}

/** The least cost of each cell, by the plainest method: repeat until nothing gets cheaper. */
function costs(map: TravelMap, start: number, targets: readonly Target[]): number[] {
  const least = Array<number>(CELLS).fill(Infinity);
  least[start] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let from = 0; from < CELLS; from++) {
      if (least[from] === Infinity) continue;
      for (const [to, steps] of beside(from)) {
        const open = priceAt(map, to);
        // A corner may lie on a cell that reads as closed: its own row does.
        const price = open > 0 ? open : targets.some((t) => t.cell === to) ? 9 : Infinity;
        if (least[from] + price * steps >= least[to]) continue;
        least[to] = least[from] + price * steps;
        changed = true;
      }
    }
  }
  return least;
}

describe('a hidden way', () => {
  const target = fc.record({ cell, extra: fc.nat(60) });
  const targets = fc.array(target, { minLength: 1, maxLength: 4 });

  it('is the cheapest of all ways to any of its targets', () => {
    fc.assert(
      fc.property(kinds, cell, targets, (kind, start, wanted) => {
        const map = mapOf(kind);
        const route = findTravelPath(createTravelPathFinder(map), start, wanted);
        const least = costs(map, start, wanted);
        const best = Math.min(...wanted.map((t) => least[t.cell] + t.extra));
        if (best === Infinity) expect(route).toBeUndefined();
        else expect(route?.cost).toBe(best);
        if (!route) return;
        // It leads there, step by step, and costs what it says.
        const { cell: end, extra } = wanted[route.target];
        expect([start, ...route.cells].at(-1)).toBe(end);
        let [sum, at] = [extra, start];
        for (const to of route.cells) {
          const step = beside(at).find(([next]) => next === to);
          expect(step).toBeDefined();
          sum += step![1] * (priceAt(map, to) || 9);
          at = to;
        }
        expect(sum).toBe(route.cost);
      }),
      { numRuns: 250, seed: 1 },
    );
  });

  it('is found alike after any other search over the same map', () => {
    fc.assert(
      fc.property(
        kinds,
        fc.array(fc.tuple(cell, targets), { minLength: 2, maxLength: 6 }),
        (kind, asked) => {
          const shared = createTravelPathFinder(mapOf(kind));
          for (const [start, wanted] of asked) {
            const fresh = createTravelPathFinder(mapOf(kind));
            expect(findTravelPath(shared, start, wanted)).toEqual(
              findTravelPath(fresh, start, wanted),
            );
          }
        },
      ),
      { numRuns: 60, seed: 2 },
    );
  });
});

describe('needle points of a hidden way', () => {
  const middle = (at: number): [number, number] => [
    ((at % WIDTH) + 0.5) * CELL_MM,
    (Math.floor(at / WIDTH) + 0.5) * CELL_MM,
  ];

  it('meet no bare fabric and no other colour, and are no more than 3.5 mm apart', () => {
    fc.assert(
      fc.property(kinds, cell, cell, (kind, start, end) => {
        kind[start] = kind[end] = LATER;
        const map = mapOf(kind);
        const route = findTravelPath(createTravelPathFinder(map), start, [{ cell: end, extra: 0 }]);
        if (!route) return;
        const points = pathPoints(map, route.cells, ...middle(start), ...middle(end));
        const line = [...middle(start), ...points, ...middle(end)];
        for (let i = 2; i < line.length; i += 2) {
          const [dx, dy] = [line[i] - line[i - 2], line[i + 1] - line[i - 1]];
          expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(3.5 + 1e-9);
          const at = cellAt(map, line[i], line[i + 1]);
          expect([BARE, FOREIGN]).not.toContain(map.kind[at]);
        }
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  it('are few where the way is clear: a straight line in even stitches', () => {
    const map = travelMapOf(new Uint8Array(60 * 9).fill(LATER), 60, 9);
    map.rim.fill(0);
    const row = (x: number) => 4 * 60 + x;
    for (const length of [3, 10, 20, 40]) {
      const route = findTravelPath(createTravelPathFinder(map), row(2), [
        { cell: row(2 + length), extra: 0 },
      ])!;
      const y = 4.5 * CELL_MM;
      const [x0, x1] = [2.5 * CELL_MM, (2.5 + length) * CELL_MM];
      const points = pathPoints(map, route.cells, x0, y, x1, y);
      const stitches = Math.ceil((x1 - x0) / 3.5 - 1e-9);
      expect(points).toHaveLength(2 * (stitches - 1));
      points.forEach((value, i) => {
        if (i % 2 === 1) expect(value).toBeCloseTo(y, 9);
        else expect(value).toBeCloseTo(x0 + ((i / 2 + 1) * (x1 - x0)) / stitches, 9);
      });
    }
  });
});
