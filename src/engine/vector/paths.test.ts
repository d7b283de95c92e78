import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { polygonArea } from './geometry.ts';
import {
  areaOf,
  boxPath,
  cutLines,
  cutToBox,
  EndType,
  fillPaths,
  fromPath,
  fromPaths,
  fromPolygons,
  inflate,
  intersect,
  JoinType,
  pathsApart,
  pathsBox,
  subtract,
  toPath,
  toPaths,
  toPolygons,
  unite,
} from './paths.ts';

/** A square in mm as a path. */
const square = (x: number, y: number, side: number) =>
  toPath([x, y, x + side, y, x + side, y + side, x, y + side]);

describe('toPath and fromPath', () => {
  it('keep points to the micrometre', () => {
    const coordinate = fc.double({ min: -900, max: 900, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 20 }), (points) => {
        const back = fromPath(toPath(points.flat()));
        // Points may have fallen together; what is left comes in their order.
        let at = 0;
        for (const [x, y] of points) {
          const near = (k: number) =>
            Math.abs(back[2 * k] - x) <= 5.01e-4 && Math.abs(back[2 * k + 1] - y) <= 5.01e-4;
          if (!near(at)) at++;
          expect(near(at)).toBe(true);
        }
        expect(back.length).toBe(points.length === 0 ? 0 : 2 * at + 2);
      }),
      { seed: 11 },
    );
  });

  it('take points that fall together for one', () => {
    expect(toPath([1, 2, 1.0004, 2, 1, 2.0004, 1, 3, 2, 3])).toEqual([
      { x: 1000, y: 2000 },
      { x: 1000, y: 3000 },
      { x: 2000, y: 3000 },
    ]);
  });

  it('count in other units where asked', () => {
    expect(toPaths([[0.00012, 1]], 100_000)).toEqual([[{ x: 12, y: 100_000 }]]);
    expect(fromPaths([[{ x: 12, y: 100_000 }]], 100_000)).toEqual([Float64Array.of(0.00012, 1)]);
    expect(fromPaths(toPaths([[3, 4]]))).toEqual([Float64Array.of(3, 4)]);
  });
});

describe('areas cut and joined', () => {
  const [a, b] = [[square(0, 0, 10)], [square(5, 5, 10)]];

  it('follow the rule of what lines enclose', () => {
    const twice = [square(0, 0, 10), square(2, 2, 4)];
    expect(areaOf(fillPaths(twice, 'nonzero'))).toBe(100);
    expect(areaOf(fillPaths(twice, 'evenodd'))).toBe(84);
    expect(areaOf(intersect(twice, a))).toBe(100);
    expect(areaOf(intersect(twice, a, 'evenodd'))).toBe(84);
  });

  it('unite, intersect and subtract', () => {
    expect(areaOf(unite([...a, ...b]))).toBe(175);
    expect(areaOf(intersect(a, b))).toBe(25);
    expect(areaOf(subtract(a, b))).toBe(75);
    expect(areaOf(subtract(a, [square(2, 2, 2)]))).toBe(96);
    const none: never[] = [];
    expect(unite(none)).toBe(none);
  });

  it('leave an area alone from which nothing is taken', () => {
    expect(subtract(a, [])).toBe(a);
    expect(subtract(a, [square(11, 0, 5)])).toBe(a);
    expect(subtract(a, [square(0, 11, 5)])).toBe(a);
  });

  it('cut to a box', () => {
    const cut = cutToBox(a, { left: 3000, top: -9000, right: 20_000, bottom: 4000 });
    expect(pathsBox(cut)).toEqual({ left: 3000, top: 0, right: 10_000, bottom: 4000 });
    expect(areaOf(cut)).toBe(28);
  });

  it('cut a band that runs through a box to all that lies in both', () => {
    const band = [toPath([0, 0, 13, 0, 90, 57.7, 90, 67.5, 77, 67.5, 0, 9.7])];
    expect(areaOf(cutToBox(band, { left: 0, top: 0, right: 45_000, bottom: 33_750 }))).toBeCloseTo(
      749.817,
      2,
    );
    expect(areaOf(cutToBox(band, { left: 0, top: 0, right: 22_500, bottom: 16_875 }))).toBeCloseTo(
      311.588,
      2,
    );
  });

  it('tell the area of a hole by its sign', () => {
    const hole = [...square(0, 0, 3)].reverse();
    expect(areaOf([hole])).toBe(9);
    expect(areaOf([hole], true)).toBe(-9);
    expect(areaOf([square(0, 0, 10), hole])).toBe(91);
  });

  it('cut lines inside or outside', () => {
    const line = [toPath([-5, 5, 20, 5])];
    const inside = cutLines(line, a, 'inside');
    expect(pathsBox(inside)).toEqual({ left: 0, top: 5000, right: 10_000, bottom: 5000 });
    const ends = cutLines(line, a, 'outside').map((part) => pathsBox([part]));
    expect(ends.map(({ left, right }) => right - left).sort((p, q) => p - q)).toEqual([
      5000, 10_000,
    ]);
  });
});

describe('inflate', () => {
  it('keeps corners sharp, and cuts off those that are far too sharp', () => {
    expect(areaOf(inflate([square(0, 0, 10)], 1))).toBe(144);
    expect(areaOf(inflate([square(0, 0, 10)], -1))).toBe(64);
    const needle = [toPath([0, 0, 20, 1, 0, 2])];
    expect(pathsBox(inflate(needle, 1)).right).toBeLessThan(22_500);
    expect(pathsBox(inflate(needle, 1, { miterLimit: 50 })).right).toBeGreaterThan(38_000);
  });

  it('gives a line a width', () => {
    const line = [toPath([0, 0, 10, 0])];
    expect(areaOf(inflate(line, 1, { end: EndType.Butt }))).toBe(20);
    const round = { end: EndType.Round, join: JoinType.Round };
    const area = areaOf(inflate(line, 1, round));
    expect(area).toBeLessThanOrEqual(20 + Math.PI);
    // A chord lies 10 µm inside its arc at most.
    expect(area).toBeGreaterThan(20 + Math.PI * 0.99 ** 2);
    const coarse = inflate(line, 1, { ...round, arcToleranceMm: 0.2 });
    expect(areaOf(coarse)).toBeLessThan(area - 0.1);
  });
});

describe('pathsApart', () => {
  it('asks for more than a reach between all sides', () => {
    const a = square(0, 0, 10);
    for (const b of [square(10.5, 3, 2), square(3, -2.5, 2), toPath([10.5, 5, 14, -20, 14, 30])]) {
      expect(pathsApart(a, b, 400)).toBe(true);
      expect(pathsApart(b, a, 400)).toBe(true);
      expect(pathsApart(a, b, 500)).toBe(false);
      expect(pathsApart(b, a, 500)).toBe(false);
    }
    expect(pathsApart(a, square(30, 0, 2), 500)).toBe(true);
    // One within the other, but far from its border.
    expect(pathsApart(a, square(4, 4, 2), 3999)).toBe(true);
    expect(pathsApart(a, square(4, 4, 2), 4000)).toBe(false);
  });

  it('measures past the ends of sides', () => {
    // Corner to corner: 3 mm across and 4 mm down.
    expect(pathsApart(square(0, 0, 10), square(13, 14, 2), 4999)).toBe(true);
    expect(pathsApart(square(0, 0, 10), square(13, 14, 2), 5000)).toBe(false);
  });
});

describe('polygons', () => {
  it('come with their own holes', () => {
    const paths = [square(0, 0, 40), square(10, 10, 20), square(50, 0, 10)];
    const holes = [square(5, 5, 30), square(15, 15, 10), square(52, 2, 3)];
    const shapes = toPolygons([...paths, ...holes.map((path) => [...path].reverse())]);
    const areas = shapes.map(polygonArea).sort((a, b) => a - b);
    expect(areas).toEqual([91, 300, 700]);
  });

  it('go back to paths, holes turned against borders', () => {
    const ring = (side: number) => Float64Array.of(0, 0, side, 0, side, side, 0, side);
    const back = (side: number) => Float64Array.of(0, 0, 0, side, side, side, side, 0);
    for (const rings of [
      [ring(10), ring(3)],
      [back(10), ring(3)],
      [ring(10), back(3)],
    ]) {
      expect(fromPolygons([{ rings }]).map((path) => areaOf([path], true))).toEqual([100, -9]);
    }
  });

  it('survive the way there and back, together', () => {
    const side = fc.integer({ min: 1, max: 30 });
    const at = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(fc.array(fc.tuple(at, at, side), { minLength: 1, maxLength: 8 }), (squares) => {
        const paths = squares.map(([x, y, s]) => square(x, y, s));
        const shapes = toPolygons(paths);
        const sum = shapes.reduce((total, shape) => total + polygonArea(shape), 0);
        expect(sum).toBeCloseTo(areaOf(unite(paths)), 6);
        expect(areaOf(fromPolygons(shapes))).toBeCloseTo(sum, 6);
      }),
      { seed: 12 },
    );
  });

  it('have the path of a box', () => {
    const box = { left: 1, top: 2, right: 5, bottom: 9 };
    expect(pathsBox([boxPath(box)])).toEqual(box);
    expect(boxPath(box)).toHaveLength(4);
    expect(areaOf([boxPath(box)]) * 1e6).toBeCloseTo(28, 6);
  });
});
