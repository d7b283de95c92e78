import { describe, expect, it } from 'vitest';
import { CELL_MM, cellAt } from './cover-map.ts';
import { beginObject, createPath, needleAt, sewTo } from './thread-path.ts';
import {
  ALIKE,
  BARE,
  FOREIGN,
  LATER,
  OWN_DONE,
  SHINES,
  travelMapOf,
  type TravelMap,
} from './travel-map.ts';
import {
  createTravelPlanner,
  goTo,
  hiddenPath,
  isShortHop,
  type TravelPlanner,
} from './travel-planner.ts';

const SIDE = 60;

/** A page of 24 mm whose cells are told by their place in mm. */
function page(kindAt: (x: number, y: number) => number): TravelMap {
  const kind = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    kindAt(((i % SIDE) + 0.5) * CELL_MM, (Math.floor(i / SIDE) + 0.5) * CELL_MM),
  );
  return travelMapOf(kind, SIDE, SIDE);
}

/** A needle at a place of a page. */
function needle(map: TravelMap, x: number, y: number, maxVisibleTravelMm = 1.6): TravelPlanner {
  const path = createPath(0);
  beginObject(path, { kind: 'fill' });
  sewTo(path, x, y);
  return createTravelPlanner(path, map, maxVisibleTravelMm);
}

describe('isShortHop', () => {
  const bridge = page((x) => (x > 10 && x < 10.4 ? BARE : LATER));

  it('takes up to 1.8 mm over what is sewn, and nothing longer', () => {
    const map = page(() => FOREIGN);
    expect(isShortHop(map, [5, 5], [6.7, 5])).toBe(true);
    expect(isShortHop(map, [5, 5], [6.9, 5])).toBe(false);
    expect(isShortHop(map, [5, 5], [6.2, 6.2])).toBe(true);
    expect(isShortHop(map, [5, 5], [6.4, 6.4])).toBe(false);
  });

  it('takes none over bare fabric, but for a stitch like any other', () => {
    expect(isShortHop(bridge, [9.4, 5], [10.9, 5])).toBe(false);
    expect(isShortHop(bridge, [9.8, 5], [10.7, 5])).toBe(true);
    expect(isShortHop(bridge, [7.4, 5], [8.9, 5])).toBe(true);
  });
});

describe('goTo', () => {
  it('sews a short hop without a cut where no route is hidden', () => {
    const planner = needle(
      page(() => FOREIGN),
      5,
      5,
    );
    goTo(planner, 6.5, 5);
    expect(planner.path.runs).toHaveLength(1);
    expect(needleAt(planner.path)).toEqual([5, 5]);
  });

  it('cuts before a longer one', () => {
    const planner = needle(
      page(() => FOREIGN),
      5,
      5,
    );
    goTo(planner, 9, 5);
    expect(planner.path.runs).toHaveLength(2);
    expect(needleAt(planner.path)).toBeUndefined();
  });

  it('runs under what comes later, round what is bare', () => {
    const map = page((x, y) => (x > 9 && x < 12 && y < 15 ? BARE : LATER));
    const planner = needle(map, 4, 5);
    goTo(planner, 18, 5);
    const [{ points }, ...more] = planner.path.runs;
    expect(more).toEqual([]);
    expect(points.length).toBeGreaterThan(6);
    for (let i = 0; i < points.length; i += 2) {
      expect(map.kind[cellAt(map, points[i], points[i + 1])]).not.toBe(BARE);
    }
    expect(planner.path.objects.at(-1)).toEqual({ kind: 'run' });
  });

  it('does nothing with a thread that was cut', () => {
    const planner = createTravelPlanner(
      createPath(0),
      page(() => LATER),
      1.6,
    );
    goTo(planner, 9, 5);
    expect(planner.path.runs).toEqual([]);
  });
});

describe('hiddenPath', () => {
  it('lies on its own finished rows no longer than is allowed', () => {
    const map = page((x) => (x > 8 && x < 12 ? OWN_DONE : LATER));
    const target = [{ cell: cellAt(map, 18, 5), extra: 0 }];
    expect(hiddenPath(needle(map, 4, 5, 3), 4, 5, target)).toBeUndefined();
    expect(hiddenPath(needle(map, 4, 5, 5), 4, 5, target)).toBeDefined();
  });
});

describe('a way that would be seen', () => {
  /** Two halves of cover with a band between them, open at its foot. */
  const band = (kind: number, footMm: number) =>
    page((x, y) => (x > 8 && x < 14 && y < footMm ? kind : LATER));

  it.each([
    ['finished rows', OWN_DONE],
    ['a cover that thread shines through', SHINES],
  ])('leads round %s, and under a long way to the foot of it', (_, kind) => {
    const map = band(kind, 20);
    const planner = needle(map, 5, 3);
    goTo(planner, 18, 3);
    expect(planner.path.runs).toHaveLength(1);
    const { points } = planner.path.runs[0];
    expect(Math.max(...points.filter((__, i) => i % 2 === 1))).toBeGreaterThan(19);
  });

  it('is cut where a cover that thread shines through lies all across', () => {
    const planner = needle(band(SHINES, 30), 5, 3);
    goTo(planner, 18, 3);
    expect(needleAt(planner.path)).toBeUndefined();
  });
});

describe('a way over threads of about the same colour', () => {
  /** A strip of them, `wide` mm across, between two patches that are covered later. */
  const strip = (wide: number, gapMm = 24) => {
    const map = page((x, y) => {
      if (x < 8 || x > 8 + wide) return LATER;
      return y < gapMm ? ALIKE : LATER;
    });
    map.alikeMm = 2;
    return map;
  };
  const wayTo = (map: TravelMap) => {
    const target = { cell: cellAt(map, 13, 5), extra: 0 };
    return hiddenPath(needle(map, 5, 5), 5, 5, [target]);
  };
  const isOver = (map: TravelMap, cells: readonly number[] = []) =>
    cells.some((cell) => map.kind[cell] === ALIKE);

  it('is taken where it is no longer than 2 mm, and no other is hidden', () => {
    const narrow = strip(1.6);
    expect(isOver(narrow, wayTo(narrow)?.cells)).toBe(true);
    expect(wayTo(strip(3.2))).toBeUndefined();
    const open = strip(1.6, 20);
    const round = wayTo(open);
    expect(round).toBeDefined();
    expect(isOver(open, round?.cells)).toBe(false);
  });
});

describe('a way over a gap of bare fabric', () => {
  /** Two patches of one colour, `wide` mm apart; in the middle of their height only `least`. */
  const gap = (wide: number, least = wide, bareMm: number | undefined = 1.2) => {
    const map = page((x, y) => {
      const own = Math.abs(y - 12) < 1 ? least : wide;
      return x < 8 || x > 8 + own ? LATER : BARE;
    });
    map.bareMm = bareMm;
    return map;
  };
  const across = (map: TravelMap, y = 12) => {
    const planner = needle(map, 7, y, 24);
    return hiddenPath(planner, 7, y, [{ cell: cellAt(map, 13, y), extra: 0 }]);
  };
  const bareCells = (map: TravelMap, cells: readonly number[] = []) =>
    cells.filter((cell) => map.kind[cell] === BARE);

  it('is as narrow as a hop over bare fabric, and none where gaps are not crossed', () => {
    expect(bareCells(gap(1.2), across(gap(1.2))?.cells)).toHaveLength(3);
    expect(across(gap(1.6))).toBeUndefined();
    const closed = gap(1.2);
    delete closed.bareMm;
    expect(across(closed)).toBeUndefined();
  });

  it('leads to the narrowest place', () => {
    const map = gap(3.2, 0.8);
    const bare = bareCells(map, across(map, 5)?.cells);
    expect(bare).toHaveLength(2);
    for (const cell of bare) {
      expect(Math.abs((Math.floor(cell / SIDE) + 0.5) * CELL_MM - 12)).toBeLessThan(1);
    }
  });

  it('is longer aslant', () => {
    // Steps of one cell down and one to the side: 0.57 mm each, three of them.
    const map = page((x, y) =>
      Math.abs(x - y) < 0.2 || x + y < 10 || x + y > 14 ? OWN_DONE : BARE,
    );
    const aslant = page((x, y) => (x + y < 10 || x + y > 13 ? OWN_DONE : BARE));
    aslant.bareMm = map.bareMm = 1.2;
    const way = (own: TravelMap) =>
      hiddenPath(needle(own, 3, 3, 24), 3, 3, [{ cell: cellAt(own, 9, 9), extra: 0 }]);
    expect(way(map)).toBeDefined();
    expect(way(aslant)).toBeUndefined();
  });

  it('is sewn in few stitches', () => {
    const map = gap(1.2);
    const planner = needle(map, 6, 12, 24);
    goTo(planner, 11, 12);
    expect(planner.path.runs).toHaveLength(1);
    expect(planner.path.runs[0].owner.length).toBeLessThanOrEqual(3);
  });

  it('is not taken over another colour', () => {
    const map = page((x) => (x < 8 || x > 8.8 ? OWN_DONE : FOREIGN));
    map.bareMm = 1.2;
    expect(across(map)).toBeUndefined();
  });
});
