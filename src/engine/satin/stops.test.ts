import { describe, expect, it } from 'vitest';
import { columnAxisOf } from './column-axis.ts';
import { columnFromPairs, ringFromRails } from './from-rails.ts';
import { entryStation, pickRoot, stopsOn, type Walked } from './stops.ts';
import { emptyPlan, type Column, type Junction } from './types.ts';

/** A level column 2 mm wide, a rung each millimetre. */
function level(from: number, to: number, y = 0): Column {
  const xs = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const edge = (at: number) => Float64Array.from(xs.flatMap((x) => [x, at]));
  return columnFromPairs(edge(y - 1), edge(y + 1));
}

const junction = (child: number, parent: number, rung: number, childEnd: Junction['childEnd']) => ({
  child,
  parent,
  rung,
  childEnd,
});

function walked(columns: Column[], junctions: Junction[] = [], done: number[] = []): Walked {
  return {
    plan: { ...emptyPlan(), columns, junctions },
    axes: columns.map(columnAxisOf),
    done: Uint8Array.from(columns, (_, i) => Number(done.includes(i))),
  };
}

describe('the column to begin with', () => {
  const apart = [level(0, 6), level(20, 30), level(40, 45)];

  it('is the longest, or the nearest to where the needle is', () => {
    expect(pickRoot(walked(apart), undefined)).toBe(1);
    expect(pickRoot(walked(apart), { x: 44, y: 3 })).toBe(2);
    expect(pickRoot(walked(apart), { x: 8, y: 0 })).toBe(0);
  });

  it('is none that another covers which is still to be sewn', () => {
    const covered = [junction(1, 0, 3, 'start')];
    expect(pickRoot(walked(apart, covered), undefined)).toBe(0);
    expect(pickRoot(walked(apart, covered), { x: 25, y: 0 })).toBe(2);
    expect(pickRoot(walked(apart, covered, [0]), undefined)).toBe(1);
  });

  it('is one of those left, and none at the end', () => {
    expect(pickRoot(walked(apart, [], [1]), undefined)).toBe(0);
    expect(pickRoot(walked(apart, [], [0, 1, 2]), undefined)).toBeUndefined();
  });
});

describe('where a column is entered', () => {
  const axis = columnAxisOf(level(0, 10));

  it.each([
    [{ x: 1, y: 0 }, 0],
    [{ x: 4, y: 5 }, 0],
    [{ x: 6, y: 5 }, axis.count - 1],
    [{ x: 30, y: 0 }, axis.count - 1],
  ])('is the end nearer to %o', (at, station) => {
    expect(entryStation(axis, at, false)).toBe(station);
  });

  it('is anywhere where it may be, and in a ring', () => {
    expect(entryStation(axis, { x: 4, y: 5 }, true)).toBeCloseTo(4, 9);
    const round = (radius: number) =>
      Float64Array.from(
        Array.from({ length: 60 }, (_, i) => (2 * Math.PI * (i >> 1)) / 30).map((angle, i) =>
          i % 2 === 0 ? radius * Math.cos(angle) : radius * Math.sin(angle),
        ),
      );
    const ring = columnAxisOf(ringFromRails(round(4), round(6)));
    const station = entryStation(ring, { x: 0, y: 9 }, false);
    expect(station).toBeGreaterThan(6);
    expect(station).toBeLessThan(9);
  });

  it('is the start where the needle is nowhere', () => {
    expect(entryStation(axis, undefined, true)).toBe(0);
  });
});

describe('the stops on a column', () => {
  const columns = [level(0, 10), level(3, 8, 4), level(0, 6, -4)];

  it('are what hangs on it, in the order in which the needle comes by', () => {
    const job = walked(columns, [junction(1, 0, 7, 'end'), junction(2, 0, 2, 'start')]);
    const last = job.axes[1].count - 1;
    expect(stopsOn(job, 0)).toEqual([
      { station: 2, column: 2, entry: 0 },
      { station: 7, column: 1, entry: last },
    ]);
  });

  it('are what it hangs on itself, entered in the middle', () => {
    const job = walked(columns, [junction(0, 1, 4, 'end'), junction(0, 2, 3, 'start')]);
    const last = job.axes[0].count - 1;
    expect(stopsOn(job, 0)).toEqual([
      { station: 0, column: 2, entry: 3 },
      { station: last, column: 1, entry: 4 },
    ]);
  });

  it('are none that was entered before, and none of others', () => {
    const junctions = [junction(1, 0, 7, 'end'), junction(0, 2, 3, 'start')];
    expect(stopsOn(walked(columns, junctions, [1, 2]), 0)).toEqual([]);
    expect(stopsOn(walked(columns, [junction(1, 2, 1, 'start')]), 0)).toEqual([]);
  });
});
