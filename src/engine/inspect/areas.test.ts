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
});
