import { describe, expect, it } from 'vitest';
import { isCover, readAreas } from './areas.ts';
import { needlePoints } from './needle-points.ts';
import { designOf, type Step } from './testing/designs.ts';
import { shifted, transposed, zigzag } from './testing/found.ts';

const read = (steps: readonly Step[]) => readAreas(needlePoints(designOf(steps)));

/** Bare rows, one stitch each, with steps along the border between them. */
const stepped = (count: number, spacing: number, width = 3): Step[] =>
  Array.from({ length: count }, (_, r): Step[] => {
    const ends = [0, width].map((x) => [x, r * spacing] as const);
    return r % 2 === 0 ? ends : ends.toReversed();
  }).flat();

describe('an area', () => {
  it('is satin where rows turn at their ends, a fill where they step aside', () => {
    expect(read(zigzag(30, 0.2, 3)).areas).toMatchObject([{ kind: 'satin', first: 0, end: 29 }]);
    expect(read(stepped(30, 0.4)).areas).toMatchObject([{ kind: 'fill', first: 0, end: 30 }]);
  });

  it('is a fill where its rows turn but are of several stitches', () => {
    const long = (stitches: number): Step[] =>
      Array.from({ length: 20 }, (_, r): Step[] =>
        Array.from({ length: stitches }, (_, s) => {
          const along = (9 * (s + 1)) / stitches;
          return [r % 2 === 0 ? along : 9 - along, (r * stitches + s + 1) * (0.4 / stitches)];
        }),
      ).flat();
    expect(read([[0, 0], ...long(1)]).areas).toMatchObject([{ kind: 'satin' }]);
    expect(read([[0, 0], ...long(2)]).areas).toMatchObject([{ kind: 'fill' }]);
  });

  it('has six rows at least', () => {
    expect(read(zigzag(6, 0.2, 3)).areas).toEqual([]);
    expect(read(zigzag(7, 0.2, 3)).areas).toMatchObject([{ first: 0, end: 6 }]);
    expect(read([]).areas).toEqual([]);
    expect(read([[0, 0]]).areas).toEqual([]);
  });

  it('has six rows at least also after others, and each has its own', () => {
    const after = (count: number) =>
      read([...zigzag(21, 0.2, 3), 'trim', 'jump', ...shifted(zigzag(count, 0.2, 3), 50)]);
    expect(after(6).areas).toMatchObject([{ first: 0, end: 20 }]);
    const { areas, rows: all } = after(7);
    expect(areas).toMatchObject([
      { first: 0, end: 20 },
      { first: 20, end: 26 },
    ]);
    expect(all.count).toBe(26);
    expect([...all.from.subarray(18, 22)]).toEqual([18, 19, 21, 22]);
    expect([...all.to.subarray(18, 22)]).toEqual([19, 20, 22, 23]);
  });

  it('ends where the needle is lifted or the thread is cut', () => {
    for (const lifted of [['jump'], ['trim'], ['stop'], ['color']] as Step[][]) {
      const steps = zigzag(20, 0.2, 3);
      const { areas } = read([...steps.slice(0, 10), ...lifted, ...steps.slice(10)]);
      expect(areas).toMatchObject([
        { first: 0, end: 9 },
        { first: 9, end: 18 },
      ]);
    }
  });

  it('has the middle distance of its rows and their middle length', () => {
    for (const turn of [(steps: Step[]) => steps, transposed]) {
      const [area] = read(turn(stepped(20, 0.3, 5))).areas;
      expect(area.spacingMm).toBeCloseTo(0.3);
      expect(area.rowMm).toBe(5);
    }
    // Rows that grow: the middle one, not the mean.
    const growing = Array.from({ length: 7 }, (_, r): Step[] => {
      const ends = [0, r < 4 ? 3 : 9].map((x) => [x, r * 0.4] as const);
      return r % 2 === 0 ? ends : ends.toReversed();
    }).flat();
    expect(read(growing).areas).toMatchObject([{ rowMm: 3 }]);
  });

  it('has rows no farther apart than 1.6 mm', () => {
    expect(read(stepped(20, 1.5)).areas).toMatchObject([{ end: 20 }]);
    expect(read(stepped(20, 1.7)).areas).toEqual([]);
  });

  it('has no step longer than 2.2 mm between its rows', () => {
    // Each row begins 1.5 mm below the one before, and on the right border farther on.
    const aslant = (on: number): Step[] =>
      Array.from({ length: 12 }, (_, r): Step[] => {
        const x = Math.ceil(r / 2) * on;
        const ends = [x, x + 9].map((at) => [at, r * 1.5] as const);
        return r % 2 === 0 ? ends : ends.toReversed();
      }).flat();
    expect(read(aslant(1.6)).areas).toMatchObject([{ kind: 'fill', first: 0, end: 12 }]);
    expect(read(aslant(1.7)).areas).toEqual([]);
  });

  it('is satin where seven of ten rows turn where they end', () => {
    // Rows of one stitch; after some of them a step down the border.
    const withSteps = (count: number, steps: number): Step[] => {
      const points: Step[] = [[0, 0]];
      let y = 0;
      for (let r = 0; r < count; r++) {
        const x = r % 2 === 0 ? 5 : 0;
        points.push([x, y]);
        if (r < steps) points.push([x, (y += 0.3)]);
      }
      return points;
    };
    const kind = (count: number, steps: number) => read(withSteps(count, steps)).areas[0].kind;
    expect(kind(21, 5)).toBe('satin');
    expect(kind(21, 6)).toBe('satin');
    expect(kind(21, 7)).toBe('fill');
    // Of eleven rows there are ten places between two.
    expect(kind(11, 3)).toBe('satin');
    expect(kind(11, 4)).toBe('fill');
  });

  it('is satin of 1.35 stitches a row at most', () => {
    const split = (count: number, long: number): Step[] =>
      Array.from({ length: count }, (_, r): Step[] => {
        const [from, to] = r % 2 === 0 ? [0, 8] : [8, 0];
        const end = [to, 0.3 * (r + 1)] as const;
        return r < long ? [[(from + to) / 2, 0.3 * r + 0.15], end] : [end];
      }).flat();
    const kind = (long: number) => read([[0, 0], ...split(20, long)]).areas[0].kind;
    expect([6, 7, 8].map(kind)).toEqual(['satin', 'satin', 'fill']);
  });

  it('has a middle distance and length, however its rows are ordered', () => {
    const lengths = [9, 10, 12, 11, 9, 9, 12, 11, 10];
    const uneven = lengths.flatMap((mm, r): Step[] => {
      const y = 0.6 * r;
      const ends: Step[] = [
        [0, y],
        [mm, y],
      ];
      return r % 2 === 0 ? ends : ends.toReversed();
    });
    expect(read(uneven).areas).toMatchObject([{ first: 0, end: 9 }]);
    expect(read(uneven).areas[0].rowMm).toBe(10);
  });

  it('has rows that run back, at no more than a sharp angle', () => {
    // A zigzag so wide and with such a pitch: its stitches turn by twice the angle of the half pitch.
    const wide = (pitch: number) => read(zigzag(20, pitch, 1)).areas.length;
    expect(wide(0.5)).toBe(1);
    // At 1 to 0.57 they turn by 120°, and at more they are a wave.
    expect(wide(0.55)).toBe(1);
    expect(wide(0.61)).toBe(0);
  });

  it('has rows of stitches in one line', () => {
    // A bend of 19° in the middle of each row is still a row, one of 21° is two strokes.
    const bent = (degrees: number): Step[] => {
      const down = 5 * Math.tan((degrees * Math.PI) / 180);
      return Array.from({ length: 10 }, (_, r): Step[] => {
        const y = r * 0.4;
        const row: Step[] = [
          [0, y],
          [5, y],
          [10, y + down],
        ];
        return r % 2 === 0 ? row : row.toReversed();
      }).flat();
    };
    for (const turn of [(steps: Step[]) => steps, transposed]) {
      expect(read(turn(bent(19))).areas).toMatchObject([{ kind: 'fill', end: 10 }]);
      expect(read(turn(bent(21))).areas).toEqual([]);
    }
  });

  it('begins anew after a line that leads elsewhere', () => {
    const line: Step[] = [
      [-30, 0],
      [-25, 1],
      [-20, -4],
      [-12, -9],
    ];
    for (const before of [line, line.slice(0, 2), line.slice(0, 3)]) {
      for (const lifted of [[], ['jump' as const]]) {
        const { areas, rows: all } = read([...before, ...lifted, ...zigzag(12, 0.2, 3)]);
        expect(areas).toHaveLength(1);
        expect(all.from[areas[0].first]).toBe(before.length);
        expect(all.to[areas[0].end - 1]).toBe(before.length + 11);
      }
    }
  });

  it('is told of each of two columns that one thread joins', () => {
    const first = zigzag(21, 0.2, 3);
    const { areas, rows: all } = read([
      ...first,
      [8, 9],
      [12, 9],
      ...shifted(zigzag(15, 0.2, 3), 20, 9),
    ]);
    expect(areas.map(({ kind, first: a, end }) => [kind, end - a])).toEqual([
      ['satin', 20],
      ['satin', 14],
    ]);
    expect(all.from[areas[1].first]).toBe(23);
  });

  it('takes a stitch for its first row that looked like a step of the area before', () => {
    // A column to the right, 2 mm wide; from its last point another one downward.
    const across = zigzag(21, 0.2, 2);
    const down = shifted(transposed(zigzag(15, 0.2, 2)), 4, 0).slice(1);
    const { areas, rows: all } = read([...across, ...down]);
    expect(areas).toMatchObject([
      { kind: 'satin', first: 0, end: 20 },
      { kind: 'satin', first: 20, end: 34 },
    ]);
    expect(all.from[20]).toBe(20);
    expect(all.to[33]).toBe(34);
  });

  it('does not go on beyond a lifted needle, even where rows do', () => {
    const steps = zigzag(20, 0.2, 3);
    // On the lower border the needle is lifted for a step of a row's distance.
    const lifted: Step[] = [...steps.slice(0, 10), 'jump', [2, 3], ...steps.slice(10)];
    expect(read(lifted).areas.map(({ first, end }) => end - first)).toEqual([9, 10]);
  });

  it('has rows that run nearly straight back after a step', () => {
    /** Narrow rows, each second one aslant by so much. */
    const aslant = (mm: number): Step[] => {
      let y = 0;
      return Array.from({ length: 12 }, (_, r): Step[] => {
        const row: Step[] =
          r % 2 === 0
            ? [
                [0, y],
                [1.5, y],
              ]
            : [
                [1.5, y],
                [0, (y += mm)],
              ];
        y += 0.3;
        return row;
      }).flat();
    };
    expect(read(aslant(0.5)).areas).toMatchObject([{ kind: 'fill', end: 12 }]);
    expect(read(aslant(0.9)).areas).toEqual([]);
  });

  it('has the same distance of rows whichever way they lie', () => {
    const slanting = stepped(12, 0.5, 6).map((step): Step =>
      typeof step === 'string'
        ? step
        : [0.8 * step[0] - 0.6 * step[1], 0.6 * step[0] + 0.8 * step[1]],
    );
    const [area] = read(slanting).areas;
    expect(area).toMatchObject({ kind: 'fill', first: 0, end: 12, rowMm: 6 });
    expect(area.spacingMm).toBeCloseTo(0.5, 1);
  });

  it('has the middle of its distances where all differ', () => {
    const ys = [0, 0.3, 0.9, 1.1, 1.6, 2];
    const steps = ys.flatMap((y, r): Step[] => {
      const ends: Step[] = [
        [0, y],
        [5, y],
      ];
      return r % 2 === 0 ? ends : ends.toReversed();
    });
    // 0.2, 0.3, 0.4, 0.5 and 0.6 mm.
    expect(read(steps).areas[0].spacingMm).toBeCloseTo(0.4);
  });

  it('leaves out stitches of no length', () => {
    const steps = stepped(10, 0.4).flatMap((step) => [step, step]);
    expect(read(steps).areas).toEqual([]);
  });

  it('begins with the stitch before, where that is its first row', () => {
    const { areas, rows: all } = read([[-9, 1], [-6, 0], ...zigzag(20, 0.2, 3)]);
    expect(areas).toHaveLength(1);
    expect(all.from[areas[0].first]).toBe(2);
    expect(all.to[areas[0].end - 1]).toBe(21);
  });
});

describe('what covers', () => {
  const at = (spacingMm: number) =>
    isCover({ kind: 'fill', first: 0, end: 9, spacingMm, rowMm: 5 });

  it('has rows as close as cover, and does not lie on itself', () => {
    expect([0.02, 0.03, 0.47, 0.48].map(at)).toEqual([false, true, true, false]);
  });

  it('is each stitch from the first row to the last, and none before', () => {
    const steps: Step[] = [[-9, -9], [-5, -9], 'trim', 'jump', ...stepped(8, 0.4), 'trim', [9, 9]];
    const { covers } = read(steps);
    // Two points of a line, the area's first point, its rows and steps, a point after it.
    expect([...covers]).toEqual([0, 0, 0, ...Array<number>(15).fill(1), 0]);
    expect([...read(stepped(8, 0.6)).covers]).toEqual(Array<number>(16).fill(0));
  });

  it('is a strip of a fill, too: two long rows side by side, no way there and back', () => {
    const covered = (width: number, spacing: number, count = 2) =>
      read(stepped(count, spacing, width)).covers.includes(1);
    expect(covered(12, 0.2)).toBe(true);
    expect(covered(11.8, 0.2)).toBe(false);
    expect([0, 0.1, 0.2, 0.4, 0.5].map((mm) => covered(15, mm))).toEqual([
      ...[false, false, true, true, false],
    ]);
    expect(covered(15, 0.2, 1)).toBe(false);
    expect(read(stepped(2, 0.2, 15)).areas).toEqual([]);
  });
});
