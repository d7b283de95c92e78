import { describe, expect, it } from 'vitest';
import {
  columnAxisOf,
  distanceAt,
  nearestStation,
  rungAt,
  stationAt,
  turnedRing,
} from './column-axis.ts';
import { measure } from './types.ts';

const OPEN = { closed: false, start: 'cap', end: 'cap' } as const;
/** Two rungs upright 4 mm apart, then one slanted: the right rail goes 6 mm where the left goes 3. */
const BEND = measure(Float64Array.of(0, 0, 4, 0, 7, 0), Float64Array.of(0, 2, 4, 2, 10, 2), OPEN);

describe('measure', () => {
  it('tells the length of the middle line, and the widths', () => {
    expect(BEND.lengthMm).toBeCloseTo(8.5, 9);
    expect(BEND.medianWidthMm).toBe(2);
    expect(BEND.maxWidthMm).toBeCloseTo(Math.hypot(3, 2), 9);
  });
});

describe('the axis of a column', () => {
  const axis = columnAxisOf(BEND);

  it('measures its middle, and the rail that goes farther', () => {
    expect([...axis.middle]).toEqual([0, 4, 8.5]);
    expect([...axis.advance]).toEqual([0, 4, 10]);
  });

  it('measures what rungs move aside where they slant', () => {
    // Both rails run along x, and the rungs lean: 5 mm along for 1 mm across.
    const leaning = measure(Float64Array.of(0, 0, 4, 0), Float64Array.of(5, 1, 9, 1), OPEN);
    const share = Math.sin(Math.atan(1 / 5));
    expect(columnAxisOf(leaning).advance[1]).toBeGreaterThan(4 * share);
    expect(columnAxisOf(leaning).advance[1]).toBeLessThan(4 * 0.7);
    // Leaning by 45° is told on the rail.
    const little = measure(Float64Array.of(0, 0, 4, 0), Float64Array.of(1, 1, 5, 1), OPEN);
    expect(columnAxisOf(little).advance[1]).toBe(4);
  });

  it('has a rung at and between its stations, held at both ends', () => {
    expect(rungAt(axis, 0)).toEqual({ x: 0, y: 1, ux: 0, uy: -1, half: 1 });
    expect(rungAt(axis, 0.5)).toEqual({ x: 2, y: 1, ux: 0, uy: -1, half: 1 });
    const last = rungAt(axis, 2);
    expect([last.x, last.y]).toEqual([8.5, 1]);
    expect(last.ux).toBeCloseTo(-3 / Math.hypot(3, 2), 9);
    expect(rungAt(axis, -1)).toEqual(rungAt(axis, 0));
    expect(rungAt(axis, 9)).toEqual(last);
  });

  it('lies across the middle line where both rails meet', () => {
    const tip = columnAxisOf(
      measure(Float64Array.of(0, 0, 3, -1, 6, 0), Float64Array.of(0, 0, 3, 1, 6, 0), OPEN),
    );
    for (const station of [0, 2]) {
      const { ux, uy, half } = rungAt(tip, station);
      expect([ux, uy]).toEqual([0, -1].map((v): unknown => expect.closeTo(v, 9)));
      expect(half).toBeLessThan(1e-9);
    }
  });

  it('finds a station by its distance, and the distance by the station', () => {
    for (const [distance, station] of [
      [0, 0],
      [2, 0.5],
      [4, 1],
      [7, 1.5],
      [10, 2],
    ]) {
      expect(stationAt(axis.advance, distance)).toBe(station);
      expect(distanceAt(axis.advance, station)).toBe(distance);
    }
    expect(stationAt(axis.advance, -5)).toBe(0);
    expect(stationAt(axis.advance, 50)).toBe(2);
    const still = Float64Array.of(0, 1, 1, 1, 2);
    expect(distanceAt(still, stationAt(still, 1))).toBe(1);
    expect(stationAt(still, 1.5)).toBe(3.5);
  });

  it('finds the station nearest to a place, of equals the first', () => {
    expect(nearestStation(axis, { x: 5, y: 4 })).toEqual({
      station: 1,
      distance: Math.hypot(1, 3),
    });
    expect(nearestStation(axis, { x: 2, y: 1 })).toEqual({ station: 0, distance: 2 });
  });
});

describe('the axis of a ring', () => {
  /** A square of satin, a rung a corner. */
  const ring = columnAxisOf(
    measure(Float64Array.of(0, 0, 8, 0, 8, 8, 0, 8), Float64Array.of(2, 2, 6, 2, 6, 6, 2, 6), {
      closed: true,
      start: 'butt',
      end: 'butt',
    }),
  );

  it('is measured through to its first rung again', () => {
    expect(ring.count).toBe(5);
    expect([...ring.middle]).toEqual([0, 6, 12, 18, 24]);
    expect([...ring.advance]).toEqual([0, 8, 16, 24, 32]);
    expect(rungAt(ring, 4)).toEqual(rungAt(ring, 0));
    expect(rungAt(ring, 3.5)).toMatchObject({ x: 1, y: 4, half: 1 });
  });

  it('may begin at another rung', () => {
    const turned = turnedRing(ring, 1);
    expect([...turned.column.left]).toEqual([8, 0, 8, 8, 0, 8, 0, 0]);
    expect([...turned.column.right]).toEqual([6, 2, 6, 6, 2, 6, 2, 2]);
    expect(rungAt(turned, 0)).toEqual(rungAt(ring, 1));
    expect([...turnedRing(ring, 4).column.left]).toEqual([...ring.column.left]);
    expect([...turnedRing(ring, 2.4).column.left].slice(0, 2)).toEqual([8, 8]);
  });
});
