import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findColumns, sewSatin, SATIN_DEFAULTS } from './index.ts';
import type { StitchPiece } from './index.ts';
import { columnFromRails } from './from-rails.ts';
import { endingNear } from './sew.ts';
import { SHAPES } from './testing/shapes.ts';
import { measureCover } from './testing/thread-raster.ts';
import { emptyPlan } from './types.ts';

const STROKES = Object.keys(SHAPES).filter((name) => !['shield', 'star', 'sliver'].includes(name));

const planOf = (left: number[], right: number[]): ReturnType<typeof emptyPlan> => ({
  ...emptyPlan(),
  columns: [columnFromRails(Float64Array.from(left), Float64Array.from(right))],
});

/** Lengths of all stitches of a kind. */
function stitches(pieces: StitchPiece[], kind?: StitchPiece['kind']): number[] {
  return pieces
    .filter((piece) => !kind || piece.kind === kind)
    .flatMap(({ points }) => {
      const out: number[] = [];
      for (let i = 2; i < points.length; i += 2) {
        out.push(Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]));
      }
      return out;
    });
}

/** Ends of the pieces where the next one starts elsewhere. */
function cuts(pieces: StitchPiece[]): number {
  return pieces.slice(1).filter(({ points }, i) => {
    const before = pieces[i].points;
    return points[0] !== before.at(-2) || points[1] !== before.at(-1);
  }).length;
}

describe('sewSatin', () => {
  it.each(STROKES)('covers %s and nothing else', (name) => {
    const plan = findColumns(SHAPES[name]);
    const cover = measureCover(SHAPES[name], sewSatin(plan, { spacingMm: 0.42, pullMm: 0.15 }));
    expect(cover.inside).toBeGreaterThan(name === 'keyhole' ? 0.99 : 0.995);
    expect(cover.spillMm2).toBeLessThan(0.02);
  });

  it.each(STROKES)('does not crowd the needle points of %s', (name) => {
    const { mostPoints } = measureCover(SHAPES[name], sewSatin(findColumns(SHAPES[name])));
    // Those of satin, and one of the underlay's.
    expect(mostPoints).toBeLessThanOrEqual(SATIN_DEFAULTS.maxPointsPerMm2 + 1);
  });

  it('leads into wide columns, and closes wide rings, in stitches that do not lie loose', () => {
    const around = (r: number): number[] =>
      Array.from({ length: 240 }, (_, i) => {
        const angle = ((i >> 1) * Math.PI) / 60;
        return 30 + r * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
      });
    const ring = findColumns({ rings: [around(20), around(9.6)].map((r) => Float64Array.from(r)) });
    const bar = planOf([0, 0, 30, 0, 60, 0], [0, 10, 30, 10, 60, 10]);
    for (const plan of [ring, bar]) {
      for (const through of [false, true]) {
        const lengths = stitches(sewSatin(plan, { splitOverMm: 7 }, { through }));
        expect(lengths.length).toBeGreaterThan(100);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(7 + 1e-9);
      }
    }
  });

  it.each(STROKES)('sews %s without a cut, a long or a short stitch', (name) => {
    for (const pullMm of [0, 0.3]) {
      const pieces = sewSatin(findColumns(SHAPES[name]), { pullMm });
      expect(cuts(pieces)).toBe(0);
      const lengths = stitches(pieces);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(12.1);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(SATIN_DEFAULTS.minStitchMm - 1e-9);
    }
  });

  it('lengthens each rung by exactly twice the pull', () => {
    const plan = planOf([0, 0, 30, 0], [0, 3, 30, 3]);
    const widthOf = (pullMm: number): number[] => {
      const [{ points }] = sewSatin(plan, { pullMm }).filter(({ kind }) => kind === 'satin');
      const ys = [...points].filter((_, i) => i > 1 && i % 2 === 1);
      return [Math.min(...ys), Math.max(...ys), new Set(ys.map((y) => y.toFixed(6))).size];
    };
    expect(widthOf(0)).toEqual([0, 3, 2]);
    for (const pull of [0.1, 0.25, 0.6]) {
      const [top, bottom, lines] = widthOf(pull);
      expect(bottom - top).toBeCloseTo(3 + 2 * pull, 9);
      expect(lines).toBe(2);
    }
  });

  it.each([
    [2, 0.48],
    [3, 0.4],
  ])('spaces needle points on a rail evenly, %d mm wide: %d mm', (width, spacing) => {
    const plan = planOf([0, 0, 30, 0], [0, width, 30, width]);
    const [satin] = sewSatin(plan, { pullMm: 0 }).filter(({ kind }) => kind === 'satin');
    const xs: number[] = [];
    for (let i = 2; i < satin.points.length; i += 2) {
      if (satin.points[i + 1] < 1) xs.push(satin.points[i]);
    }
    const gaps = xs.slice(2, -1).map((x, i) => Math.abs(x - xs[i + 1]));
    for (const gap of gaps) expect(gap).toBeCloseTo(spacing, 1.5);
  });

  it('splits wide rungs at staggered places', () => {
    const pieces = sewSatin(planOf([0, 0, 30, 0], [0, 13, 30, 13]), { pullMm: 0 });
    expect(Math.max(...stitches(pieces, 'satin'))).toBeLessThanOrEqual(SATIN_DEFAULTS.splitOverMm);
    const [satin] = pieces.filter(({ kind }) => kind === 'satin');
    const inner = [...satin.points].filter((y, i) => i % 2 === 1 && y > 1 && y < 12);
    expect(new Set(inner.map((y) => y.toFixed(1))).size).toBeGreaterThan(8);
  });

  it('splits all of a column of which much is too wide, and else what is too wide', () => {
    /** Needle points between the edges, where the wedge is 5 to 6.5 mm wide. */
    const inner = (widest: number): number => {
      const plan = planOf([0, 0, 30, 0], [0, 4, 30, widest]);
      const [satin] = sewSatin(plan, { pullMm: 0 }).filter(({ kind }) => kind === 'satin');
      let count = 0;
      for (let i = 0; i < satin.points.length; i += 2) {
        const width = 4 + ((widest - 4) * satin.points[i]) / 30;
        const share = satin.points[i + 1] / width;
        if (width > 5 && width < 6.5 && share > 0.26 && share < 0.74) count++;
      }
      return count;
    };
    expect(inner(9)).toBeGreaterThan(20);
    expect(inner(7.1)).toBe(0);
  });

  it('lays a run under narrow columns, edge runs from 1.2 mm, and a zigzag from 3 mm', () => {
    /** Length of the underlay on 10 mm of column, its ends left out. */
    const underlay = (width: number, options = {}): number => {
      const sew = (length: number) =>
        sewSatin(planOf([0, 0, length, 0], [0, width, length, width]), options);
      const sum = (length: number) =>
        stitches(sew(length), 'underlay').reduce((all, mm) => all + mm, 0);
      return sum(40) - sum(30);
    };
    expect(underlay(1.1)).toBeCloseTo(10, 0);
    expect(underlay(1.3)).toBeCloseTo(30, 0);
    expect(underlay(2.9)).toBeCloseTo(30, 0);
    // Each 1.25 mm forward the zigzag crosses what lies between its insets.
    expect(underlay(5)).toBeCloseTo(20 + 8 * Math.hypot(1.25, 5 - 2 * 0.6), -0.5);
    expect(underlay(5, { zigzagFromMm: 6 })).toBeCloseTo(30, 0);
    expect(underlay(5, { edgeRunFromMm: 6, zigzagFromMm: 6 })).toBeCloseTo(10, 0);
    expect(underlay(5, { underlay: false })).toBeCloseTo(10, 0);
  });

  it('sews wide columns closer than narrow ones, and ties in away from where it ends', () => {
    const sewn = (width: number) => {
      const plan = planOf([0, 0, 20, 0], [0, width, 20, width]);
      const pieces = sewSatin(plan, {}, { start: { x: 0, y: width / 2 } });
      return { count: stitches(pieces, 'satin').length, first: pieces[0].points[0] };
    };
    expect(sewn(5).count / sewn(2).count).toBeGreaterThan(1.08);
    expect(sewn(2).first).toBeGreaterThan(1);
    expect(sewn(2).first).toBeLessThan(1.6);
  });

  it('closes the seam of a ring: its satin goes on past where it began', () => {
    const pieces = sewSatin(findColumns(SHAPES.ring)).filter(({ kind }) => kind === 'satin');
    const angle = (x: number, y: number): number => Math.atan2(y - 23, x - 22);
    const points = pieces.flatMap(({ points: p }) =>
      Array.from({ length: p.length / 2 }, (_, i) => angle(p[2 * i], p[2 * i + 1])),
    );
    // The thread comes from beyond the first rung.
    let [turned, least, most] = [0, 0, 0];
    for (let i = 1; i < points.length; i++) {
      const step = points[i] - points[i - 1];
      turned += step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
      [least, most] = [Math.min(least, turned), Math.max(most, turned)];
    }
    // The middle of the ring has a radius of 9.75 mm.
    const pastMm = (most - least - 2 * Math.PI) * 9.75;
    expect(pastMm).toBeGreaterThan(0.5);
    expect(pastMm).toBeLessThan(1.3);
  });

  it('goes round a ring with its edge runs alone, and by its middle where something hangs on it', () => {
    const length = (pieces: StitchPiece[]): number =>
      stitches(pieces, 'underlay').reduce((sum, mm) => sum + mm, 0);
    const ring = findColumns(SHAPES.ring);
    // The middle of the ring has a radius of 9.75 mm.
    expect(length(sewSatin(ring)) / (2 * Math.PI * 9.75)).toBeCloseTo(2, 0);
    const branched = findColumns(SHAPES.keyhole);
    expect(cuts(sewSatin(branched))).toBe(0);
  });

  it('leaves a column at its far end where it may, and then runs along its edges only', () => {
    const plan = planOf([0, 0, 30, 0], [0, 2, 30, 2]);
    const start = { x: 0, y: 1 };
    const sew = (through: boolean) => sewSatin(plan, {}, { start, through });
    const last = (pieces: StitchPiece[]): number => pieces.at(-1)!.points.at(-2)!;
    const underlay = (pieces: StitchPiece[]): number =>
      stitches(pieces, 'underlay').reduce((sum, mm) => sum + mm, 0);
    expect(last(sew(false))).toBeLessThan(0.5);
    expect(last(sew(true))).toBeGreaterThan(29.5);
    expect(underlay(sew(false)) - underlay(sew(true))).toBeGreaterThan(25);
    expect(cuts(sew(true))).toBe(0);
    const from = sewSatin(plan, {}, { start: { x: 30, y: 1 }, through: true });
    expect(last(from)).toBeLessThan(0.5);
    expect(cuts(from)).toBe(0);
  });

  it('draws a tip where no rung lies by its run along the middle', () => {
    // A leaf, 30 mm long and 2.4 mm wide.
    const outline = (side: 1 | -1) =>
      Array.from({ length: 61 }, (_, i) => [i / 2, side * 1.2 * Math.sin((i / 60) * Math.PI)]);
    const leaf = planOf(outline(-1).flat(), outline(1).flat());
    for (const through of [false, true]) {
      const xs = sewSatin(leaf, {}, { start: { x: 0, y: 0 }, through }).flatMap(({ points }) =>
        [...points].filter((_, i) => i % 2 === 0),
      );
      expect(Math.min(...xs)).toBeLessThan(0.3);
      expect(Math.max(...xs)).toBeGreaterThan(29.7);
    }
  });

  it('comes back through a column too wide or too narrow for edge runs alone, and to what hangs on it', () => {
    const start = { x: 0, y: 1 };
    for (const width of [0.9, 5]) {
      const plan = planOf([0, 0, 30, 0], [0, width, 30, width]);
      expect(sewSatin(plan, {}, { start, through: true })).toEqual(sewSatin(plan, {}, { start }));
    }
    const branched = findColumns(SHAPES.T);
    expect(cuts(sewSatin(branched, {}, { through: true }))).toBe(0);
  });

  it('begins near the place it is given', () => {
    const plan = findColumns(SHAPES.bar);
    for (const x of [38, 82]) {
      const [first] = sewSatin(plan, {}, { start: { x, y: 34 } });
      expect(Math.abs(first.points[0] - x)).toBeLessThan(1.5);
    }
  });

  it('sews what it covers first', () => {
    const satin = sewSatin(findColumns(SHAPES.T)).filter(({ kind }) => kind === 'satin');
    const lowest = satin.map(({ points }) =>
      Math.max(...[...points].filter((_, i) => i % 2 === 1)),
    );
    expect(lowest[0]).toBeGreaterThan(29);
    expect(lowest.at(-1)).toBeLessThan(16);
  });

  it('keeps its promises for any column between two rails', () => {
    const mm = fc.double({ min: 0.4, max: 12, noNaN: true });
    fc.assert(
      fc.property(fc.array(mm, { minLength: 2, maxLength: 8 }), (widths) => {
        const left = widths.flatMap((w, i) => [i * 4, -w / 2]);
        const right = widths.flatMap((w, i) => [i * 4, w / 2]);
        const pieces = sewSatin(planOf(left, right));
        const lengths = stitches(pieces);
        expect(cuts(pieces)).toBe(0);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(12.1);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0.3 - 1e-9);
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it('sews nothing for an empty plan', () => {
    expect(sewSatin(emptyPlan())).toEqual([]);
  });
});

describe('the way from one column to the next', () => {
  /** A stem that hangs on a bar, its end `gap` mm from the bar's middle. */
  const hanging = (gap: number) => {
    const bar = columnFromRails(Float64Array.of(0, -1, 20, -1), Float64Array.of(0, 1, 20, 1));
    const stem = columnFromRails(
      Float64Array.of(11, gap, 11, 9 + gap),
      Float64Array.of(9, gap, 9, 9 + gap),
    );
    const rung = Math.floor(bar.left.length / 4);
    return {
      ...emptyPlan(),
      columns: [bar, stem],
      junctions: [{ parent: 0, child: 1, rung, childEnd: 'start' as const }],
    };
  };
  /** Pieces that lead from one column to another, with their lengths. */
  const links = (gap: number) =>
    sewSatin(hanging(gap), {}, { root: 0 })
      .filter(({ kind }) => kind === 'run')
      .map(({ points: p }) => Math.hypot(p[p.length - 2] - p[0], p.at(-1)! - p[1]));

  it('is a run there and back, where there is one to go', () => {
    const lengths = links(1.5);
    expect(lengths).toHaveLength(2);
    for (const length of lengths) expect(Math.abs(length - 1.5)).toBeLessThan(1.2);
  });

  it('is none where they lie upon each other', () => {
    expect(links(0)).toHaveLength(1);
  });
});

describe('a column that is sewn after the one it ends on', () => {
  it('reaches but a little over its edge, entered between its ends as well', () => {
    const bar = columnFromRails(Float64Array.of(0, -1, 20, -1), Float64Array.of(0, 1, 20, 1));
    // Its first 0.6 mm lie under the edge of the bar.
    const stem = columnFromRails(Float64Array.of(12, 0.4, 12, 9), Float64Array.of(8, 0.4, 8, 9));
    const plan = {
      ...emptyPlan(),
      columns: [bar, stem],
      junctions: [{ parent: 0, child: 1, rung: 100, childEnd: 'start' as const }],
    };
    for (const y of [9, 5]) {
      const start = { start: { x: 10, y }, root: 1, midway: true };
      const pieces = sewSatin(plan, { pullMm: 0 }, start);
      const bars = pieces.findIndex(
        ({ kind, points }) => kind === 'satin' && Math.min(...points) < 0,
      );
      const after = pieces.slice(bars + 1).filter(({ kind }) => kind === 'satin');
      const highest = Math.min(
        ...after.flatMap(({ points }) => [...points].filter((_, i) => i % 2 === 1)),
      );
      expect(highest).toBeGreaterThan(0.6);
      expect(highest).toBeLessThan(1);
    }
  });
});

describe('satin that ends near a place', () => {
  const points = Float64Array.of(0, 0, 1, 4, 2, 0, 3, 4);

  it.each([
    [{ x: 2, y: -1 }, 3],
    [{ x: 3, y: 5 }, 4],
    [{ x: -9, y: 2 }, 3],
    [{ x: 2.5, y: 2 }, 4],
  ])('goes without its last needle point where the one before is nearer: %o', (at, count) => {
    expect([...endingNear(points, at)]).toEqual([...points.slice(0, 2 * count)]);
  });

  it('keeps three needle points at least', () => {
    const few = points.subarray(0, 6);
    expect(endingNear(few, { x: 1, y: 5 })).toBe(few);
  });
});
