import { describe, expect, it } from 'vitest';
import { CELL_MM } from './cover-map.ts';
import { createWayFinder, findWay, wayPoints } from './find-way.ts';
import {
  BARE,
  FOREIGN,
  LATER,
  noteWay,
  OWN_DONE,
  travelMapOf,
  type TravelMap,
} from './travel-map.ts';

const KINDS: Record<string, number> = { '.': BARE, '-': LATER, d: OWN_DONE, f: FOREIGN };

/** A travel map drawn in letters. */
function draw(...lines: string[]): TravelMap {
  const width = lines[0].length;
  const kind = Uint8Array.from(lines.join(''), (c) => KINDS[c]);
  return travelMapOf(kind, width, lines.length);
}

describe('findWay', () => {
  it('goes round bare fabric, under what is sewn later', () => {
    const map = draw('---------', '---...---', '---...---', '---------');
    const way = findWay(createWayFinder(map), 9, [{ cell: 17, extra: 0 }]);
    expect(way).toBeDefined();
    expect(way!.cells.every((cell) => map.kind[cell] === LATER)).toBe(true);
    expect(way!.cells.at(-1)).toBe(17);
  });

  it('finds no way across bare fabric or other colours', () => {
    const finder = createWayFinder(draw('--.--', '--f--'));
    expect(findWay(finder, 0, [{ cell: 4, extra: 0 }])).toBeUndefined();
  });

  it('prefers a longer hidden way to a short one that shows', () => {
    const map = draw('-------', '-ddddd-', '-------');
    const way = findWay(createWayFinder(map), 7, [{ cell: 13, extra: 0 }]);
    expect(way!.cells.some((cell) => map.kind[cell] === OWN_DONE)).toBe(false);
  });

  it('weighs what comes after each target', () => {
    const finder = createWayFinder(draw('-----------'));
    const targets = [
      { cell: 6, extra: 100 },
      { cell: 10, extra: 0 },
    ];
    expect(findWay(finder, 5, targets)!.target).toBe(1);
  });

  it('keeps off the ways taken before, where that is asked for', () => {
    const { kind, width, height } = draw('---------', '---------', '---------');
    const map = travelMapOf(kind, width, height, new Uint8Array(kind.length));
    // The rim is dear: the middle row is the cheapest way, until it has been taken.
    map.rim.fill(0);
    const [start, end] = [9, 17];
    const first = findWay(createWayFinder(map), start, [{ cell: end, extra: 0 }])!;
    noteWay(map, first.cells);
    noteWay(map, first.cells);
    const second = findWay(createWayFinder(map), start, [{ cell: end, extra: 0 }])!;
    const shared = second.cells.filter((cell) => first.cells.includes(cell));
    expect(shared.length).toBeLessThan(first.cells.length / 2);
  });

  it('can be asked again and again', () => {
    const finder = createWayFinder(draw('-----', '-----'));
    const first = findWay(finder, 0, [{ cell: 9, extra: 0 }]);
    for (let i = 0; i < 5; i++) {
      expect(findWay(finder, 0, [{ cell: 9, extra: 0 }])).toEqual(first);
    }
  });
});

describe('wayPoints', () => {
  it('pulls a way straight and cuts it into even stitches', () => {
    const map = draw('-'.repeat(30), '-'.repeat(30), '-'.repeat(30));
    const finder = createWayFinder(map);
    const y = 1.5 * CELL_MM;
    const way = findWay(finder, 30, [{ cell: 59, extra: 0 }])!;
    const points = wayPoints(map, way.cells, 0.2, y, 11.8, y);
    const xs = points.filter((_, i) => i % 2 === 0);
    expect(xs.length).toBe(3);
    for (let i = 1; i < xs.length; i++) expect(xs[i] - xs[i - 1]).toBeCloseTo(2.9, 1);
  });
});
