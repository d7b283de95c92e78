import { describe, expect, it } from 'vitest';
import { CELL_MM } from './cover-map.ts';
import { createTravelPathFinder, findTravelPath, pathPoints, takeSeen } from './find-path.ts';
import {
  BARE,
  FOREIGN,
  LATER,
  noteTravel,
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

describe('findTravelPath', () => {
  it('goes round bare fabric, under what is sewn later', () => {
    const map = draw('---------', '---...---', '---...---', '---------');
    const route = findTravelPath(createTravelPathFinder(map), 9, [{ cell: 17, extra: 0 }]);
    expect(route).toBeDefined();
    expect(route!.cells.every((cell) => map.kind[cell] === LATER)).toBe(true);
    expect(route!.cells.at(-1)).toBe(17);
  });

  it('finds no route across bare fabric or other colours', () => {
    const finder = createTravelPathFinder(draw('--.--', '--f--'));
    expect(findTravelPath(finder, 0, [{ cell: 4, extra: 0 }])).toBeUndefined();
  });

  it('prefers a longer hidden route to a short one that shows', () => {
    const map = draw('-------', '-ddddd-', '-------');
    const route = findTravelPath(createTravelPathFinder(map), 7, [{ cell: 13, extra: 0 }]);
    expect(route!.cells.some((cell) => map.kind[cell] === OWN_DONE)).toBe(false);
  });

  it('looks no farther than it is told', () => {
    const finder = createTravelPathFinder(draw('-----------'));
    // Ten steps along the rim of a map: price 2 · (1 + 3) each.
    const targets = [{ cell: 10, extra: 7 }];
    expect(findTravelPath(finder, 0, targets, 79)).toBeUndefined();
    expect(findTravelPath(finder, 0, targets, 80)).toMatchObject({ target: 0, cost: 87 });
  });

  it('weighs what comes after each target', () => {
    const finder = createTravelPathFinder(draw('-----------'));
    const targets = [
      { cell: 6, extra: 100 },
      { cell: 10, extra: 0 },
    ];
    expect(findTravelPath(finder, 5, targets)!.target).toBe(1);
  });

  it('keeps off the routes taken before, where that is asked for', () => {
    const { kind, width, height } = draw('---------', '---------', '---------');
    const map = travelMapOf(kind, width, height, new Uint8Array(kind.length));
    // The rim is dear: the middle row is the cheapest way, until it has been taken.
    map.rim.fill(0);
    const [start, end] = [9, 17];
    const first = findTravelPath(createTravelPathFinder(map), start, [{ cell: end, extra: 0 }])!;
    noteTravel(map, first.cells);
    noteTravel(map, first.cells);
    const second = findTravelPath(createTravelPathFinder(map), start, [{ cell: end, extra: 0 }])!;
    const shared = second.cells.filter((cell) => first.cells.includes(cell));
    expect(shared.length).toBeLessThan(first.cells.length / 2);
  });

  describe('to a target in a small hole of a large field', () => {
    const SIDE = 120;
    const at = (x: number, y: number): number => y * SIDE + x;
    /** A field with a hole, which opens to it or not. */
    function fieldWith(isOpen: boolean): TravelMap {
      const rows = Array.from({ length: SIDE }, (_, y) =>
        Array.from({ length: SIDE }, (__, x) => {
          const away = Math.max(Math.abs(x - 60), Math.abs(y - 60));
          return away === 5 && !(isOpen && y === 60 && x > 60) ? '.' : '-';
        }).join(''),
      );
      return draw(...rows);
    }
    const find = (finder: ReturnType<typeof createTravelPathFinder>) =>
      findTravelPath(finder, at(1, 1), [{ cell: at(60, 60), extra: 0 }]);

    it('tells that there is no way by what lies around the target', () => {
      const finder = createTravelPathFinder(fieldWith(false));
      expect(find(finder)).toBeUndefined();
      const { left, top, right, bottom } = takeSeen(finder);
      expect(Math.min(left, top)).toBeGreaterThan(50 * CELL_MM);
      expect(Math.max(right, bottom)).toBeLessThan(70 * CELL_MM);
    });

    it('finds the way in that there is, also after it has looked from there', () => {
      const finder = createTravelPathFinder(fieldWith(true));
      const route = find(finder);
      expect(route!.cells).toContain(at(65, 60));
      expect(find(finder)).toEqual(route);
    });

    it('enters a target that lies on a closed cell', () => {
      const map = fieldWith(true);
      const finder = createTravelPathFinder(map);
      const targets = [{ cell: at(60, 55), extra: 0 }];
      expect(map.kind[at(60, 55)]).toBe(BARE);
      expect(findTravelPath(finder, at(1, 1), targets)!.cells.at(-1)).toBe(at(60, 55));
    });
  });

  it('can be asked again and again', () => {
    const finder = createTravelPathFinder(draw('-----', '-----'));
    const first = findTravelPath(finder, 0, [{ cell: 9, extra: 0 }]);
    for (let i = 0; i < 5; i++) {
      expect(findTravelPath(finder, 0, [{ cell: 9, extra: 0 }])).toEqual(first);
    }
  });
});

describe('pathPoints', () => {
  it('pulls a route straight and cuts it into even stitches', () => {
    const map = draw('-'.repeat(30), '-'.repeat(30), '-'.repeat(30));
    const finder = createTravelPathFinder(map);
    const y = 1.5 * CELL_MM;
    const route = findTravelPath(finder, 30, [{ cell: 59, extra: 0 }])!;
    const points = pathPoints(map, route.cells, 0.2, y, 11.8, y);
    const xs = points.filter((_, i) => i % 2 === 0);
    expect(xs.length).toBe(3);
    for (let i = 1; i < xs.length; i++) expect(xs[i] - xs[i - 1]).toBeCloseTo(2.9, 1);
  });

  it('does not straighten a bend over finished rows for one of them that it crosses', () => {
    const map = draw(
      '------------------',
      '-dddddddddddddddd-',
      '-dddddddddddddddd-',
      '-dddddddddddddddd-',
      '-dddddddddddddddd-',
      '-dddddddddddddddd-',
      'd-----------------',
    );
    map.rim.fill(0);
    // Up the left side from a finished cell, and along the top.
    const start = 6 * map.width;
    const route = findTravelPath(createTravelPathFinder(map), start, [
      { cell: map.width - 1, extra: 0 },
    ])!;
    const mm = (cell: number): [number, number] => [
      ((cell % map.width) + 0.5) * CELL_MM,
      (Math.floor(cell / map.width) + 0.5) * CELL_MM,
    ];
    const points = pathPoints(map, [start, ...route.cells], ...mm(start), ...mm(map.width - 1));
    const line = [...mm(start), ...points, ...mm(map.width - 1)];
    let shown = 0;
    for (let i = 2; i < line.length; i += 2) {
      for (let f = 0; f < 1; f += 0.05) {
        const x = Math.floor((line[i - 2] + (line[i] - line[i - 2]) * f) / CELL_MM);
        const y = Math.floor((line[i - 1] + (line[i + 1] - line[i - 1]) * f) / CELL_MM);
        const step = 0.05 * Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
        if (map.kind[y * map.width + x] === OWN_DONE) shown += step;
      }
    }
    expect(shown).toBeLessThan(2 * CELL_MM);
  });
});
