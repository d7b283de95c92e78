import { tieIn, tieOff } from './thread-path.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beanStitch, runningStitch } from './run.ts';
import { thinPenetrations, type Points } from './needle-density.ts';

const tenth = fc.integer({ min: 0, max: 40 });
const kinds = fc.constantFrom('run', 'underlay', 'outline', 'fill', 'satin', 'bean', 'applique');
const run = fc
  .tuple(kinds, fc.array(fc.tuple(tenth, tenth), { minLength: 2, maxLength: 30 }))
  .map(([kind, points]) => ({ points: points.flat(), kinds: points.map(() => kind) }));

/** Points in the fullest square millimetre, squares at every quarter. */
function fullest(points: readonly (readonly [number, number])[]): number {
  let most = 0;
  for (let left = -10; left <= 40; left += 2.5) {
    for (let top = -10; top <= 40; top += 2.5) {
      const inside = points.filter(
        ([x, y]) => x >= left && x < left + 10 && y >= top && y < top + 10,
      );
      most = Math.max(most, inside.length);
    }
  }
  return most;
}

const kept = (runs: readonly Points[], flags: readonly Uint8Array[]) =>
  runs.flatMap(({ points }, r) =>
    Array.from(flags[r]).flatMap((flag, i) =>
      flag === 0 ? [[points[2 * i], points[2 * i + 1]] as const] : [],
    ),
  );

describe('needle points that crowd', () => {
  it('are only taken out, never at an end, never of bold lines or cloth’s edges', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), (runs) => {
        const flags = thinPenetrations(runs);
        runs.forEach(({ kinds: of }, r) => {
          expect(flags[r]).toHaveLength(of.length);
          expect([flags[r][0], flags[r].at(-1)]).toEqual([0, 0]);
          if (of[0] === 'bean' || of[0] === 'applique') expect(flags[r]).not.toContain(1);
        });
        const before = runs.map((_, r) => new Uint8Array(flags[r].length));
        expect(fullest(kept(runs, flags))).toBeLessThanOrEqual(fullest(kept(runs, before)));
      }),
      { numRuns: 80, seed: 1 },
    );
  });

  it('are left where no square millimetre has more than nine', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 3 }), (runs) => {
        const all = runs.map(({ kinds: of }) => new Uint8Array(of.length));
        fc.pre(fullest(kept(runs, all)) <= 8);
        expect(thinPenetrations(runs)).toEqual(all);
      }),
      { numRuns: 60, seed: 2 },
    );
  });

  it('give up ways first, then underlay and lines, rows last', () => {
    // Ten points of each kind in one spot, on straight lines through it.
    const through = (kind: 'run' | 'outline' | 'fill', y: number): Points => {
      const xs = [-30, 0, 4, 8, 30];
      return { points: xs.flatMap((x) => [x, y]), kinds: xs.map(() => kind) };
    };
    const runs = [through('fill', 0), through('fill', 2), through('run', 4), through('run', 6)];
    const dropped = thinPenetrations(runs).map((flags) => flags.filter((f) => f === 1).length);
    expect(dropped[2] + dropped[3]).toBeGreaterThan(0);
    expect(dropped[0] + dropped[1]).toBe(0);
  });
});

describe('a needle point in a crowd', () => {
  /** Ten points around the origin that nobody may take out. */
  const crowd = Array.from({ length: 10 }, (_, i) => [(i % 5) - 2, i % 2]).flat();
  type Point = [x: number, y: number];
  /** Whether the point at the origin is left out of a run through two others, in tenths. */
  const goes = (kind: Points['kinds'][number], before: Point, after: Point): boolean => {
    const points = [...before, 0, 0, ...after];
    const [flags] = thinPenetrations([{ points, kinds: [kind, kind, kind] }], crowd, { most: 9 });
    expect([flags[0], flags[2]]).toEqual([0, 0]);
    return flags[1] === 1;
  };

  it.each([
    ['run', 'straight, 7 mm', [-30, 0], [40, 0], true],
    ['run', 'straight, longer than lies flat', [-30, 0], [41, 0], false],
    ['run', '0.4 mm beside the line', [-20, 4], [20, 4], true],
    ['run', 'farther beside it', [-20, 5], [20, 5], false],
    ['run', 'of 0.6 mm', [-3, 0], [3, 0], true],
    ['run', 'of less', [-3, 0], [2, 0], false],
    ['run', 'that turns back', [-25, -5], [-25, 5], false],
    ['underlay', 'straight', [-30, 0], [30, 0], true],
    ['underlay', 'that turns back', [-25, -5], [-25, 5], true],
    ['underlay', 'that turns back in 1.5 mm', [-20, -7.5], [-20, 7.5], true],
    ['underlay', 'that turns back more widely', [-20, -8], [-20, 8], false],
    ['underlay', 'that turns back after 3 mm', [-30, 0], [-27, 0], true],
    ['underlay', 'that turns back later', [-31, 0], [-27, 0], false],
    ['underlay', 'that turns back into itself', [-25, 0], [-23, 0], false],
    ['underlay', 'that turns aside', [-20, 0], [0, 20], false],
    ['outline', 'straight, 3.5 mm', [-15, 0], [20, 0], true],
    ['outline', 'whose bends would show corners', [-16, 0], [20, 0], false],
    ['outline', '0.2 mm beside the line', [-10, 2], [10, 2], true],
    ['outline', 'farther beside it', [-10, 3], [10, 3], false],
    ['outline', 'of less than 0.6 mm', [-3, 0], [2, 0], false],
    ['fill', 'straight, 6 mm', [-30, 0], [30, 0], true],
    ['fill', 'a tenth beside its row', [-20, 0], [20, 2], true],
    ['fill', 'farther beside it', [-20, 0], [20, 2.2], false],
    ['fill', 'that bends by 13°', [-10, 0], [4, 0.9], true],
    ['fill', 'that bends more', [-10, 0], [4, 1.1], false],
    ['fill', 'where a row begins after a long turn', [-9, 2], [30, 0], false],
    ['fill', 'in a tip', [-5, 5], [5, 5], true],
    ['fill', 'in a wider tip', [-4, 6], [4, 6], false],
    ['fill', 'in a longer tip', [-7, 4], [7, 4], false],
    ['fill', 'in the point of a tip', [-1, 5], [1, 5], false],
    ['satin', 'in a tip', [-5, 5], [5, 5], true],
    ['satin', 'straight', [-20, 0], [20, 0], false],
    ['bean', 'straight', [-20, 0], [20, 0], false],
    ['applique', 'straight', [-20, 0], [20, 0], false],
    [undefined, 'straight', [-20, 0], [20, 0], false],
  ] as const)('of %s, %s: %o to %o, may go: %s', (kind, _, before, after, may) => {
    expect(goes(kind, [...before], [...after])).toBe(may);
  });

  it.each([
    [['outline', 'run'], 1],
    [['fill', 'outline'], 1],
    [['satin', 'fill'], 1],
    [['run', 'underlay'], 0],
    [['fill', 'fill'], 0],
  ] as const)('is taken from the kind that spares it most gladly: of %o number %i', (two, gone) => {
    // A tip each, straight enough for all kinds; one point too many in all.
    const line = (kind: (typeof two)[number]): Points => ({
      points: [-4, 1, 0, 0, 4, 1],
      kinds: [kind, kind, kind],
    });
    const others = Array.from({ length: 4 }, (_, i) => [i, 0]).flat();
    const flags = thinPenetrations(two.map(line), others, { most: 9 });
    expect(flags.map((flag) => flag[1])).toEqual(gone === 0 ? [1, 0] : [0, 1]);
  });

  it('may be one of several in a row, as long as the stitch across them all lies flat', () => {
    const xs = [-20, -4, -2, 0, 2, 4, 20];
    const run: Points = { points: xs.flatMap((x) => [x, 0]), kinds: xs.map(() => 'run') };
    expect([...thinPenetrations([run], crowd, { most: 2 })[0]]).toEqual([0, 1, 1, 1, 1, 1, 0]);
    const far: Points = { ...run, points: [-40, -4, -2, 0, 2, 4, 40].flatMap((x) => [x, 0]) };
    const kept = [...thinPenetrations([far], crowd, { most: 2 })[0]].filter(
      (flag) => flag === 0,
    ).length;
    expect(kept).toBe(3);
  });
});

describe('a turn of rows in a crowd', () => {
  /** Ten points around the origin that nobody may take out. */
  const crowd = Array.from({ length: 10 }, (_, i) => [(i % 5) - 2, i % 2]).flat();
  /** A row that ends at the origin, and the next one, which starts inside or outside of it. */
  const turn = (nextStart: number): Points => ({
    points: [-30, 0, 0, 0, nextStart, 2, -30, 2],
    kinds: Array.from({ length: 4 }, () => 'fill'),
  });
  const thinned = (run: Points, crowded?: number) => [
    ...thinPenetrations([run], crowd, { most: 9, ...(crowded !== undefined && { crowded }) })[0],
  ];

  it.each([
    ['inside: its start', -5, [0, 0, 1, 0]],
    ['outside: the end before it', 8, [0, 1, 0, 0]],
    ['straight above: neither', 0, [0, 0, 0, 0]],
  ])('loses one of its two points where the next row starts %s', (_, start, flags) => {
    expect(thinned(turn(start), 9)).toEqual(flags);
  });

  it('keeps both where no thread of another colour closes the slit, or where few points stand', () => {
    expect(thinned(turn(8))).toEqual([0, 0, 0, 0]);
    expect(thinned(turn(8), 12)).toEqual([0, 0, 0, 0]);
  });

  it('is no turn of satin', () => {
    const satin: Points = { ...turn(5), kinds: Array.from({ length: 4 }, () => 'satin') };
    expect(thinned(satin, 9)).toEqual([0, 0, 0, 0]);
  });
});

describe('a running stitch along any line', () => {
  const mm = fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10);
  const line = fc
    .array(fc.tuple(mm, mm), { minLength: 2, maxLength: 12 })
    .map((points) => Float64Array.from(points.flat()));
  const steps = (points: Float64Array) =>
    Array.from({ length: points.length / 2 - 1 }, (_, i) =>
      Math.hypot(points[2 * i + 2] - points[2 * i], points[2 * i + 3] - points[2 * i + 1]),
    );

  it('has its needle points on the line, and none farther apart than asked', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(1.5, 2.5, 4), fc.boolean(), (points, lengthMm, closed) => {
        const sewn = runningStitch(points, { lengthMm, closed });
        for (const step of steps(sewn)) expect(step).toBeLessThanOrEqual(lengthMm + 1e-6);
        const border = closed ? [...points, points[0], points[1]] : [...points];
        for (let i = 0; i < sewn.length; i += 2) {
          let away = Infinity;
          for (let k = 2; k < border.length; k += 2) {
            const [ax, ay, bx, by] = border.slice(k - 2, k + 2);
            const d2 = (bx - ax) ** 2 + (by - ay) ** 2;
            const along = ((sewn[i] - ax) * (bx - ax) + (sewn[i + 1] - ay) * (by - ay)) / (d2 || 1);
            const f = Math.max(0, Math.min(1, along));
            away = Math.min(
              away,
              Math.hypot(ax + (bx - ax) * f - sewn[i], ay + (by - ay) * f - sewn[i + 1]),
            );
          }
          if (away > 1e-6) expect.fail(`a needle point ${away} mm beside the line`);
        }
        if (closed && sewn.length >= 4) expect([...sewn.slice(0, 2)]).toEqual([...sewn.slice(-2)]);
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('is sewn over an odd number of times as a bean stitch, and ends where the run does', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 6 }), (points, times) => {
        const plain = runningStitch(points);
        fc.pre(plain.length >= 4);
        const bean = beanStitch(points, {}, times);
        const passes = times % 2 === 1 ? times : times + 1;
        expect(bean.length / 2 - 1).toBe((plain.length / 2 - 1) * passes);
        expect([...bean.slice(-2)]).toEqual([...plain.slice(-2)]);
        const thread = (of: Float64Array) => steps(of).reduce((a, b) => a + b, 0);
        expect(thread(bean)).toBeCloseTo(passes * thread(plain), 6);
      }),
      { numRuns: 40, seed: 4 },
    );
  });

  it('is tied at its start and its end alike', () => {
    fc.assert(
      fc.property(line, (points) => {
        const way = [...runningStitch(points)];
        fc.pre(way.length >= 4);
        const turned: number[] = [];
        for (let i = way.length - 2; i >= 0; i -= 2) turned.push(way[i], way[i + 1]);
        expect(tieOff(way)).toEqual(tieIn(turned));
        const [x, y, homeX, homeY] = tieIn(way);
        expect(Math.hypot(x - way[0], y - way[1])).toBeLessThanOrEqual(0.7 + 1e-9);
        expect(Math.hypot(homeX - way[0], homeY - way[1])).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
      { numRuns: 40, seed: 5 },
    );
  });
});
