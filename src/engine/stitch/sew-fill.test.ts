import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthAt } from '../vector/inner-disc.ts';
import type { Ring } from '../vector/geometry.ts';
import { coverArea, createCoverMap } from './cover-map.ts';
import { cutRows, rowFrame, rowV } from './rows.ts';
import { splitSections } from './sections.ts';
import { sewFill, type FillPart } from './sew-fill.ts';
import { TATAMI_DEFAULTS } from './tatami.ts';
import { createPath, type ThreadPath } from './thread-path.ts';
import { BARE, createTravelMap, LATER, OWN_DONE, OWN_EDGE } from './travel-map.ts';
import { createTravelPlanner } from './travel-planner.ts';

const SPACING_MM = 0.2;

const box = (left: number, top: number, right: number, bottom: number): Ring =>
  Float64Array.of(left, top, right, top, right, bottom, left, bottom);

interface Sewing {
  underlay?: boolean;
  /** What a later block covers. */
  later?: Ring[];
  /** Lines to run inside the border of each area. */
  edges?: Float64Array[];
}

/** Sews areas, each a ring with its holes, on a page of 60 mm. */
function sew(areas: Ring[][], options: Sewing = {}) {
  const cover = createCoverMap(60, 60);
  for (const rings of areas) coverArea(cover, rings, 0);
  for (const ring of options.later ?? []) coverArea(cover, [ring], 1);
  const path = createPath(0);
  const planner = createTravelPlanner(path, createTravelMap(cover, 0), 1.6);
  const parts: FillPart[] = [];
  for (const rings of areas) {
    const area = { source: { rings }, edges: options.edges ?? [] };
    const sections = splitSections(cutRows(rings, rowFrame(0, SPACING_MM), 0), parts.length);
    parts.push(...sections.map((section) => ({ section, area })));
  }
  const done: number[] = [];
  sewFill(planner, parts, {
    tatami: TATAMI_DEFAULTS,
    underlay: options.underlay ?? false,
    onSection: (count) => done.push(count),
  });
  return { path, parts, done, map: planner.map, cover };
}

/** Length of thread that belongs to objects of a kind, mm. */
function threadOf(path: ThreadPath, kind: string): number {
  let sum = 0;
  for (const { points, owner } of path.runs) {
    for (let i = 1; i < owner.length; i++) {
      if (path.objects[owner[i]].kind !== kind || owner[i] !== owner[i - 1]) continue;
      sum += Math.hypot(points[2 * i] - points[2 * i - 2], points[2 * i + 1] - points[2 * i - 1]);
    }
  }
  return sum;
}

const RING = [box(5, 5, 35, 35), box(12, 12, 28, 28)];
const COMB = [
  Float64Array.of(
    5,
    5,
    50,
    5,
    50,
    30,
    40,
    30,
    40,
    12,
    32,
    12,
    32,
    30,
    22,
    30,
    22,
    12,
    15,
    12,
    15,
    30,
    5,
    30,
  ),
];

describe('sewFill', () => {
  it.each([
    ['a plain area', [[box(5, 5, 35, 25)]]],
    ['a ring', [RING]],
    ['a comb', [COMB]],
  ])('sews all of %s without a cut', (_, areas) => {
    const { path, parts, done } = sew(areas);
    expect(path.runs).toHaveLength(1);
    expect(done).toEqual(parts.map((__, i) => i + 1));
    const rows = parts.reduce(
      (sum, { section: { left, right } }) => sum + right.reduce((s, r, i) => s + r - left[i], 0),
      0,
    );
    // Turns start a little inside, and go from row to row.
    expect(threadOf(path, 'fill') / rows).toBeGreaterThan(0.93);
    expect(threadOf(path, 'fill') / rows).toBeLessThan(1.08);
  });

  it('cuts between areas that lie apart, and once only', () => {
    const { path } = sew([[box(5, 5, 15, 15)], [box(30, 30, 40, 40)]]);
    expect(path.runs).toHaveLength(2);
  });

  it('keeps every needle point and every route inside the area', () => {
    for (const rings of [RING, COMB]) {
      const [{ points }] = sew([rings]).path.runs;
      for (let i = 2; i < points.length; i += 2) {
        for (const f of [0, 0.25, 0.5, 0.75]) {
          const x = points[i] + (points[i - 2] - points[i]) * f;
          const y = points[i + 1] + (points[i - 1] - points[i + 1]) * f;
          expect(depthAt(rings, x, y)).toBeGreaterThan(-0.3);
        }
      }
    }
  });

  it('sews underlay before the rows that lie on it', () => {
    const { path } = sew([[box(5, 5, 35, 35)]], { underlay: true });
    const kinds = path.objects.map(({ kind }) => kind);
    expect(kinds.indexOf('underlay')).toBeGreaterThanOrEqual(0);
    expect(kinds.indexOf('underlay')).toBeLessThan(kinds.indexOf('fill'));
    expect(sew([[box(5, 5, 10, 10)]], { underlay: true }).path.objects).toHaveLength(1);
  });

  /** The needle points of an object, x and y. */
  const pointsOf = ({ runs }: ThreadPath, object: number): [number, number][] =>
    runs.flatMap(({ points, owner }) =>
      owner.flatMap((own, i) =>
        own === object ? [[points[2 * i], points[2 * i + 1]] as [number, number]] : [],
      ),
    );

  it('goes from one area to another under what a later colour covers', () => {
    const areas = [[box(5, 5, 20, 15)], [box(30, 5, 45, 15)]];
    expect(sew(areas, { later: [box(4, 3, 46, 17)] }).path.runs).toHaveLength(1);
    expect(sew(areas, { later: [box(4, 3, 27, 17)] }).path.runs).toHaveLength(2);
  });

  it('leaves the map as it is sewn: done, but for what is bare or covered later', () => {
    const { map, cover } = sew([RING], { later: [box(0, 0, 10, 60)] });
    const wanted = Array.from(cover.last, (last) => (last === 0 ? BARE : last === 2 ? LATER : -1));
    let done = 0;
    map.kind.forEach((kind, cell) => {
      if (wanted[cell] >= 0) expect(kind).toBe(wanted[cell]);
      else if (kind === OWN_DONE) done++;
      else expect(kind).toBe(OWN_EDGE);
    });
    expect(done).toBeGreaterThan(0.8 * wanted.filter((kind) => kind < 0).length);
  });

  it('runs along an area’s edges once, before its first row', () => {
    const edges = [Float64Array.of(5.3, 5.3, 34.7, 5.3, 34.7, 34.7, 5.3, 34.7, 5.3, 5.3)];
    const { path, parts } = sew([RING], { edges });
    expect(parts.length).toBeGreaterThan(1);
    const kinds = path.objects.map(({ kind }) => kind).filter((kind) => kind !== 'run');
    expect(kinds).toEqual(['underlay', ...parts.map(() => 'fill')]);
    expect(path.runs).toHaveLength(1);
    const along = pointsOf(path, 0);
    expect(along).toHaveLength(5);
    expect(along[0]).toEqual(along[4]);
  });

  it('finishes what hangs together before it goes on to the nearest of the rest', () => {
    const areas = [
      [box(5, 5, 12, 9)],
      [box(45, 45, 55, 55), box(48, 48, 52, 52)],
      [box(20, 5, 27, 9)],
    ];
    const { path, parts } = sew(areas);
    const order = path.objects
      .filter(({ kind }) => kind === 'fill')
      .map(({ source }) =>
        areas.findIndex((rings) => source && 'rings' in source && source.rings === rings),
      );
    expect(order).toHaveLength(parts.length);
    expect(order).toEqual([0, 2, ...Array<number>(parts.length - 2).fill(1)]);
    expect(path.runs).toHaveLength(3);
  });

  it('begins its rows at the end of the underlay, at the side where that ended', () => {
    const { path } = sew([[box(5, 5, 35, 30)]], { underlay: true });
    const kinds = path.objects.map(({ kind }) => kind);
    const under = pointsOf(path, kinds.indexOf('underlay'));
    const rows = pointsOf(path, kinds.indexOf('fill'));
    const [endX, endY] = under.at(-1)!;
    expect(Math.abs(endY - under[0][1])).toBeGreaterThan(20);
    expect(Math.abs(rows[0][1] - endY)).toBeLessThan(1);
    expect(Math.abs(rows[0][0] - endX)).toBeLessThan(15);
    expect(path.runs).toHaveLength(1);
    // The way between them is no part of either.
    for (let i = 0; i < kinds.length; i++) {
      if (kinds[i] === 'fill') expect(kinds[i - 1]).toBe('run');
    }
  });

  it('walks hardly farther than it must', () => {
    expect(threadOf(sew([[box(5, 5, 35, 25)]]).path, 'run')).toBe(0);
    expect(threadOf(sew([RING]).path, 'run')).toBeLessThan(30);
    expect(threadOf(sew([COMB]).path, 'run')).toBeLessThan(60);
  });

  it('says nothing where nobody asks', () => {
    const cover = createCoverMap(20, 20);
    const rings = [box(2, 2, 12, 12)];
    coverArea(cover, rings, 0);
    const path = createPath(0);
    const planner = createTravelPlanner(path, createTravelMap(cover, 0), 1.6);
    const parts = splitSections(cutRows(rings, rowFrame(0, SPACING_MM), 0)).map((section) => ({
      section,
      area: { source: undefined, edges: [] },
    }));
    sewFill(planner, parts, { tatami: TATAMI_DEFAULTS, underlay: false });
    expect(path.objects).toHaveLength(1);
  });

  it('sews each section of any rectangles once', () => {
    const side = fc.integer({ min: 2, max: 25 });
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side, side, side), { maxLength: 5 }), (boxes) => {
        const areas = boxes.map(([x, y, w, h]) => [box(x, y, x + w, y + h)]);
        const { path, parts, done } = sew(areas);
        expect(done).toHaveLength(parts.length);
        expect(path.objects.filter(({ kind }) => kind === 'fill')).toHaveLength(parts.length);
      }),
      { numRuns: 40, seed: 9 },
    );
  });
});

describe('a fill with holes in which other colours will lie', () => {
  const HOLES = [
    box(8, 8, 16, 16),
    box(22, 6, 25, 22),
    box(25, 12, 34, 15),
    box(40, 7, 51, 19),
    box(7, 30, 30, 34),
    box(33, 28, 38, 50),
    box(42, 25, 50, 40),
    box(12, 42, 26, 50),
  ];
  const PLATE = [box(3, 3, 57, 57), ...HOLES];

  it('is cut twice at most, though eight holes part it into many sections', () => {
    const { path, parts } = sew([PLATE], { later: HOLES });
    expect(parts.length).toBeGreaterThan(20);
    expect(path.runs.length).toBeLessThanOrEqual(3);
  });

  it('begins each row where it begins, or as far in as a turn does', () => {
    const { path, parts } = sew([PLATE], { later: HOLES });
    const points = path.runs.flatMap((run) => run.points);
    for (const { section } of parts) {
      section.left.forEach((left, i) => {
        const v = rowV(section.frame, section.firstRow + i);
        const near = [];
        for (let p = 0; p < points.length; p += 2) {
          if (Math.abs(points[p + 1] - v) < 0.06) near.push(points[p]);
        }
        const right = section.right[i];
        if (right - left < 4) return;
        expect(Math.min(...near.map((u) => Math.abs(u - left)))).toBeLessThan(0.95);
        expect(Math.min(...near.map((u) => Math.abs(u - right)))).toBeLessThan(0.95);
      });
    }
  });
});
