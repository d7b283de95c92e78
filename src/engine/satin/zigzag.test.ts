import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAxisOf, distanceAt, rungAt, stationAt } from './column-axis.ts';
import { columnFromRails, ringFromRails, SATIN_DEFAULTS } from './index.ts';
import { needleDensity } from '../stitch/needle-density.ts';
import { rungRange, zigzag } from './zigzag.ts';
import type { SatinOptions } from './index.ts';

const straight = (length: number, from: number, to = from) =>
  columnAxisOf(
    columnFromRails(
      Float64Array.of(0, -from / 2, length, -to / 2),
      Float64Array.of(0, from / 2, length, to / 2),
    ),
  );

/** A quarter, a half … of a ring of this middle radius and width. */
function bow(radius: number, width: number, turn = Math.PI) {
  const edge = (r: number) =>
    Float64Array.from({ length: 160 }, (_, i) => {
      const a = (turn * (i >> 1)) / 79;
      return r * (i % 2 === 0 ? Math.cos(a) : Math.sin(a));
    });
  return columnAxisOf(columnFromRails(edge(radius - width / 2), edge(radius + width / 2)));
}

const PLAIN: SatinOptions = { ...SATIN_DEFAULTS, pullMm: 0, maxPointsPerMm2: 1000 };

/** Needle points of satin over a whole column. */
function sew(
  axis: ReturnType<typeof straight>,
  options: Partial<SatinOptions> = {},
  density = needleDensity(),
): [number, number][] {
  const [low, high] = rungRange(axis);
  const points = zigzag(axis, low, high, { ...PLAIN, ...options }, density);
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i], points[2 * i + 1]]);
}

const lengths = (points: readonly (readonly [number, number])[]) =>
  points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));

describe('satin', () => {
  it('goes from edge to edge, half a spacing on each time', () => {
    for (const spacingMm of [0.4, 0.48, 0.6]) {
      const points = sew(straight(30, 3), { spacingMm });
      // Whole rungs at both caps: the first two points, and the last two, stand across.
      const inner = points.slice(1, -1);
      inner.slice(1).forEach(([x, y], i) => {
        expect(Math.abs(y)).toBeCloseTo(1.5, 9);
        expect(Math.sign(y)).toBe(-Math.sign(inner[i][1]));
        expect(x - inner[i][0]).toBeCloseTo(spacingMm / 2, 1);
      });
      expect(points.length).toBeGreaterThan((2 * 29.5) / spacingMm);
      expect(points.length).toBeLessThan((2 * 30) / spacingMm + 4);
    }
  });

  it('lengthens no tip into a hook', () => {
    const leaf = columnAxisOf(
      columnFromRails(
        Float64Array.of(0, -1.5, 24, -1.5, 30, 0),
        Float64Array.of(0, 1.5, 24, 1.5, 30, 0),
      ),
    );
    const beyond = (x: number, y: number): number =>
      Math.abs(y) - (x < 24 ? 1.5 : Math.max(0.25, (30 - x) / 4));
    const points = sew(leaf, { pullMm: 0.2 });
    const along = points.filter(([x]) => x > 5 && x < 20);
    for (const [x, y] of along) expect(beyond(x, y)).toBeCloseTo(0.2, 6);
    const tip = points.filter(([x]) => x > 28);
    expect(tip.length).toBeGreaterThan(3);
    for (const [x, y] of tip) expect(beyond(x, y)).toBeLessThan(0.15);
  });

  it('does not peep out beside the end of what it lies under', () => {
    const bar = { ...straight(30, 3).column, start: 'butt' as const };
    const points = sew(columnAxisOf(bar), { pullMm: 0.2 });
    for (const [x, y] of points) {
      if (x < 0.1) expect(Math.abs(y)).toBeLessThan(1.54);
      if (x > 1) expect(Math.abs(y)).toBeCloseTo(1.7, 6);
    }
  });

  it('closes a cap with a whole rung, half a thread inside the edge', () => {
    const points = sew(straight(30, 3));
    const [a, b] = points;
    const [c, d] = points.slice(-2);
    for (const [p, q, at] of [
      [a, b, 0.13],
      [c, d, 29.87],
    ] as const) {
      expect(p[0]).toBeCloseTo(at, 6);
      expect(q[0]).toBeCloseTo(at, 6);
      expect(p[1]).toBeCloseTo(-q[1], 6);
    }
  });

  it('is longer at each end by the pull', () => {
    for (const pullMm of [0, 0.2, 0.5]) {
      for (const [, y] of sew(straight(20, 3), { pullMm })) {
        expect(Math.abs(y)).toBeCloseTo(1.5 + pullMm, 9);
      }
    }
  });

  it('is sewn back as it is sewn forth', () => {
    const axis = straight(20, 3, 5);
    const [low, high] = rungRange(axis);
    const back = zigzag(axis, high, low, PLAIN, needleDensity());
    expect(back[0]).toBeCloseTo(19.87, 6);
    expect(back.at(-2)).toBeCloseTo(0.13, 6);
    expect(back.length).toBe(2 * sew(axis).length);
  });

  it('leaves out the tip of a point, where no stitch could be sewn', () => {
    const points = sew(straight(20, 0, 4));
    for (const mm of lengths(points)) expect(mm).toBeGreaterThanOrEqual(0.3 - 1e-9);
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThan(1.5);
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(19.87, 6);
    // Narrower than half a millimetre nothing is sewn, but the least rung.
    expect(Math.min(...points.map(([, y]) => Math.abs(y)))).toBeGreaterThan(0.2);
  });

  it('splits stitches over 7 mm into parts that no line joins', () => {
    const points = sew(straight(40, 10));
    for (const mm of lengths(points)) expect(mm).toBeLessThanOrEqual(7);
    const inner = points.filter(([, y]) => Math.abs(y) < 4.9);
    expect(inner.length).toBeGreaterThan(150);
    // Each height has few: no groove along the column.
    const heights = new Map<string, number>();
    for (const [, y] of inner) heights.set(y.toFixed(1), (heights.get(y.toFixed(1)) ?? 0) + 1);
    expect(Math.max(...heights.values())).toBeLessThan(inner.length / 4);
  });

  it('leaves a column of up to 6.8 mm unsplit', () => {
    expect(sew(straight(40, 6.8)).every(([, y]) => Math.abs(y) > 3.39)).toBe(true);
    expect(sew(straight(40, 7.2)).some(([, y]) => Math.abs(y) < 3)).toBe(true);
    expect(sew(straight(40, 5), { splitOverMm: 4 }).some(([, y]) => Math.abs(y) < 2)).toBe(true);
    expect(sew(straight(40, 6.5), { pullMm: 0.5 }).some(([, y]) => Math.abs(y) < 3)).toBe(true);
  });
});

describe('satin round a bend', () => {
  it('is spaced by its outer edge, and draws each second point of the inner one inward', () => {
    const points = sew(bow(3, 4));
    const radii = points.map(([x, y]) => Math.hypot(x, y));
    const outer = points.filter((_, i) => radii[i] > 4.9);
    const gaps = lengths(outer).slice(2, -2);
    for (const gap of gaps) expect(gap).toBeCloseTo(PLAIN.spacingMm, 1);
    // On the inner edge, of 1 mm radius, spaces are a fifth of that.
    const inside = radii.filter((r) => r < 4.5);
    const drawnIn = inside.filter((r) => r > 1.3);
    expect(drawnIn.length / inside.length).toBeGreaterThan(0.4);
    expect(drawnIn.length / inside.length).toBeLessThan(0.85);
    expect(Math.max(...inside)).toBeLessThan(3.5);
  });

  it('leaves no slit in a bend, and no crowd at its inner edge', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.8, max: 4, noNaN: true }),
        fc.double({ min: 2, max: 6, noNaN: true }),
        (inner, width) => {
          const short = 0.2;
          const options = { spacingMm: 0.3, exactSpacing: true, shortStitchMm: short };
          const points = sew(bow(inner + width / 2, width), options)
            .map(([x, y]) => ({ r: Math.hypot(x, y), a: Math.atan2(y, x) }))
            .filter(({ r, a }) => r < inner + 0.9 * width && a > 0.3 && a < Math.PI - 0.3)
            .sort((p, q) => p.a - q.a);
          for (const depth of [0, 0.1, 0.25, 0.4]) {
            const at = inner + depth * width;
            const there = points.filter(({ r }) => r <= at + 1e-6);
            const gaps = there.slice(1).map(({ a }, i) => (a - there[i].a) * at);
            // Where all of them pass, they lie as their spacing on the outer edge has it.
            const usual = (0.3 * at) / (inner + width);
            expect(Math.max(...gaps)).toBeLessThan(Math.max(1.8 * short, usual + 0.02));
            expect(Math.min(...gaps)).toBeGreaterThan(Math.min(0.4 * short, usual - 0.02));
          }
        },
      ),
      { numRuns: 60, seed: 3 },
    );
  });

  it('draws none inward where the bend is wide', () => {
    const radii = sew(bow(20, 3)).map(([x, y]) => Math.hypot(x, y));
    for (const r of radii)
      expect(Math.min(Math.abs(r - 18.5), Math.abs(r - 21.5))).toBeLessThan(0.02);
  });

  it('goes round a ring', () => {
    const edge = (r: number) =>
      Float64Array.from({ length: 160 }, (_, i) => {
        const a = (2 * Math.PI * (i >> 1)) / 80;
        return r * (i % 2 === 0 ? Math.cos(a) : Math.sin(a));
      });
    const axis = columnAxisOf(ringFromRails(edge(10), edge(8)));
    expect(rungRange(axis)).toEqual([0, axis.count - 1]);
    const points = sew(axis);
    const [first, last] = [points[0], points.at(-1)!];
    const angle = ([x, y]: readonly [number, number]) => Math.atan2(y, x);
    expect(Math.abs(angle(first) - angle(last))).toBeLessThan(0.1);
    expect(points.length).toBeGreaterThan((2 * 2 * Math.PI * 9.8) / PLAIN.spacingMm);
  });
});

describe('crowded fabric', () => {
  it('has satin draw its points inward, away from where it is full', () => {
    const free = sew(straight(20, 3), { maxPointsPerMm2: 9 });
    const density = needleDensity();
    for (let i = 0; i < 9; i++) density.add(10 + i / 50, -1.5);
    const crowded = sew(straight(20, 3), { maxPointsPerMm2: 9 }, density);
    const near = (points: typeof free) =>
      points.filter(([x, y]) => Math.abs(x - 10) < 0.5 && Math.abs(y + 1.5) < 0.1).length;
    expect(near(free)).toBeGreaterThan(0);
    expect(near(crowded)).toBe(0);
    // Elsewhere nothing changes.
    const far = (points: typeof free) => points.filter(([x]) => Math.abs(x - 10) > 2);
    expect(far(crowded)).toEqual(far(free));
  });

  it('is told by the points of the fullest square millimetre that holds a place', () => {
    const mm = fc.integer({ min: -60, max: 60 }).map((v) => v / 20);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(mm, mm), { maxLength: 30 }),
        fc.tuple(mm, mm),
        (points, [x, y]) => {
          const density = needleDensity();
          for (const [px, py] of points) density.add(px, py);
          // Squares of a millimetre at every quarter, that hold the place.
          const quarter = (v: number) => Math.floor(v * 4);
          let most = 0;
          for (let left = quarter(x) - 3; left <= quarter(x); left++) {
            for (let top = quarter(y) - 3; top <= quarter(y); top++) {
              const inside = points.filter(
                ([px, py]) =>
                  quarter(px) >= left &&
                  quarter(px) < left + 4 &&
                  quarter(py) >= top &&
                  quarter(py) < top + 4,
              );
              most = Math.max(most, inside.length);
            }
          }
          expect(density.fullest(x, y)).toBe(most);
        },
      ),
      { numRuns: 150, seed: 1 },
    );
  });
});

describe('the axis of a column', () => {
  it('measures the middle, and the longer edge', () => {
    const axis = bow(10, 4, Math.PI / 2);
    expect(axis.middle.at(-1)).toBeCloseTo((Math.PI / 2) * 10, 1);
    expect(axis.advance.at(-1)).toBeCloseTo((Math.PI / 2) * 12, 1);
  });

  it('finds a place by its distance, and back', () => {
    const axis = straight(20, 3, 6);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20, noNaN: true }), (mm) => {
        const station = stationAt(axis.middle, mm);
        expect(distanceAt(axis.middle, station)).toBeCloseTo(mm, 6);
        const { x, y, ux, uy, half } = rungAt(axis, station);
        expect(x).toBeCloseTo(mm, 6);
        expect(y).toBeCloseTo(0, 9);
        expect(half).toBeCloseTo(1.5 + (1.5 * mm) / 20, 6);
        // To the left of one who goes along x, y downward.
        expect([ux, uy]).toEqual([expect.closeTo(0, 9), expect.closeTo(-1, 9)]);
      }),
      { numRuns: 60, seed: 2 },
    );
    expect(stationAt(axis.middle, -3)).toBe(0);
    expect(stationAt(axis.middle, 99)).toBe(axis.count - 1);
    expect(rungAt(axis, -2).x).toBe(0);
    expect(rungAt(axis, 9999).x).toBe(20);
  });

  it('has a direction even where both edges meet', () => {
    const tip = straight(20, 0, 4);
    const { ux, uy, half } = rungAt(tip, 0);
    expect(half).toBeCloseTo(0, 9);
    expect(Math.abs(ux)).toBeLessThan(0.01);
    expect(uy).toBeCloseTo(-1, 2);
  });
});
