import { describe, expect, it } from 'vitest';
import type { Chain } from './chain.ts';
import { findCorners, splitCorners } from './corners.ts';
import { OVERLAP_MM } from './junctions.ts';
import { chainsOf, mirrored, shape, STROKES, turned } from './testing/chains.ts';

type Shape = Parameters<typeof chainsOf>[0];

/** The first chain of a shape, its corners, and its arms. */
function cornersIn(polygon: Shape) {
  const { outline, chains } = chainsOf(polygon);
  const corners = findCorners(outline, chains[0]);
  return { outline, corners, arms: splitCorners(outline, chains[0]) };
}

const lengthOf = ({ knots }: Chain) => knots[knots.length - 1].t - knots[0].t;
const endsOf = (arms: readonly Chain[]) => arms.map(({ start, end }) => [start.kind, end.kind]);

/** However a shape lies, its corners are the same. */
const lies = (polygon: Shape) => [
  polygon,
  turned(polygon, 33, 7),
  turned(polygon, 90),
  turned(polygon, 200, -3),
  mirrored(polygon),
  turned(mirrored(polygon), 71),
];

describe('findCorners', () => {
  it('finds the outer and the inner corner of an L', () => {
    const { outline, corners } = cornersIn(STROKES.ell);
    expect(corners).toHaveLength(1);
    const [{ outer, inner, outerRight, blunt }] = corners;
    expect([outline.x[inner], outline.y[inner]]).toEqual([4, 16]);
    // A sample beside the corner may turn as much as the corner.
    for (const i of outer) expect(Math.hypot(outline.x[i], outline.y[i] - 20)).toBeLessThan(0.16);
    expect(blunt).toBe(false);
    expect(cornersIn(mirrored(STROKES.ell)).corners[0].outerRight).toBe(!outerRight);
  });

  it('tells both corners of a hairpin’s blunt bend as one', () => {
    const z = shape(0, 0, 20, 0, 20, 4, 4, 22, 20, 22, 20, 26, 0, 26, 0, 22, 16, 4, 0, 4);
    const { outline, corners } = cornersIn(z);
    expect(corners.map(({ blunt }) => blunt)).toContain(true);
    const places = corners.flatMap(({ outer }) => outer.map((i) => outline.x[i]));
    expect(places.sort((a, b) => a - b)).toEqual([0, 0, 20, 20]);
  });

  it.each([
    ['a bar', STROKES.bar],
    ['a bend of 45°', STROKES.bend],
    ['a rounded elbow', elbow(5)],
  ])('finds none in %s', (_, polygon) => {
    for (const way of lies(polygon)) expect(cornersIn(way).corners).toEqual([]);
  });

  it('finds the four corners of a frame', () => {
    for (const way of lies(STROKES.frame)) expect(cornersIn(way).corners).toHaveLength(4);
  });
});

/** An L whose corner is a quarter ring round (4 + radius, 4 + radius), its inner radius given. */
function elbow(radius: number): Shape {
  const arc = (r: number, forth: boolean) =>
    Array.from({ length: 25 }, (_, i) => {
      const a = ((forth ? i : 24 - i) / 24) * (Math.PI / 2) + Math.PI;
      return [4 + radius + r * Math.cos(a), 4 + radius + r * Math.sin(a)];
    }).flat();
  return shape(0, 20, ...arc(radius + 4, true), 20, 0, 20, 4, ...arc(radius, false), 4, 20);
}

describe('splitCorners', () => {
  it('lets the longer arm of an L run to the outer edge, and the other end under it', () => {
    for (const way of lies(STROKES.ell)) {
      const { arms } = cornersIn(way);
      const [longer, shorter] = [...arms].sort((a, b) => lengthOf(b) - lengthOf(a));
      expect(arms).toHaveLength(2);
      const cap = longer.end.kind === 'cap' ? longer.end : longer.start;
      const butt = shorter.start.kind === 'butt' ? shorter.start : shorter.end;
      expect(cap).toEqual({ kind: 'cap', extendMm: 0 });
      expect(butt).toEqual({ kind: 'butt', extendMm: OVERLAP_MM });
      // 20 mm less half the width at the free end; 16 mm less the cap's 4 and that.
      expect(lengthOf(longer)).toBeCloseTo(18, 1);
      expect(lengthOf(shorter)).toBeCloseTo(10, 0);
    }
  });

  it('puts the foot of a U under both its sides', () => {
    for (const way of lies(STROKES.u)) {
      const { arms } = cornersIn(way);
      expect(endsOf(arms)).toEqual([
        ['free', 'cap'],
        ['butt', 'butt'],
        ['cap', 'free'],
      ]);
      expect(lengthOf(arms[1])).toBeCloseTo(8, 1);
    }
  });

  it('opens a frame at its corners, each side butting against the next', () => {
    for (const way of lies(STROKES.frame)) {
      const { arms } = cornersIn(way);
      expect(endsOf(arms)).toEqual([1, 2, 3, 4].map(() => ['cap', 'butt']));
      for (const arm of arms) {
        expect(arm.closed).toBe(false);
        expect(lengthOf(arm)).toBeCloseTo(16, 1);
      }
    }
  });

  it('makes one arm, which covers its own beginning, of a ring with one corner', () => {
    const round = Array.from({ length: 60 }, (_, i) => (((i / 60) * 3) / 2 + 0.25) * Math.PI);
    const drop = (r: number, tip: number) => [
      ...round.flatMap((a) => [r * Math.sin(a), -r * Math.cos(a)]),
      ...[0, -tip],
    ];
    const ring = { rings: [drop(10, 16), drop(6, 9)].map((points) => Float64Array.from(points)) };
    const { corners, arms } = cornersIn(ring);
    expect(corners).toHaveLength(1);
    expect(endsOf(arms)).toEqual([['butt', 'cap']]);
    expect(arms[0].closed).toBe(false);
  });

  it('leaves a chain without corners as it is', () => {
    for (const polygon of [STROKES.bar, STROKES.bend, elbow(5)]) {
      const { outline, chains } = chainsOf(polygon);
      expect(splitCorners(outline, chains[0])).toEqual([chains[0]]);
    }
  });

  it('keeps knots in their order, and feet on the sides they were on', () => {
    for (const polygon of Object.values(STROKES).flatMap(lies)) {
      const { outline, chains } = chainsOf(polygon);
      for (const { knots } of chains.flatMap((chain) => splitCorners(outline, chain))) {
        for (let i = 1; i < knots.length; i++) {
          expect(knots[i].t).toBeGreaterThanOrEqual(knots[i - 1].t);
        }
        for (const { x, y, left, right } of knots) {
          const mx = (outline.x[left] + outline.x[right]) / 2;
          const my = (outline.y[left] + outline.y[right]) / 2;
          expect(Math.hypot(x - mx, y - my)).toBeLessThan(3);
        }
      }
    }
  });
});
