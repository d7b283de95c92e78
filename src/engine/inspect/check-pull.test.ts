import { describe, expect, it } from 'vitest';
import type { Design } from '../core/design.ts';
import { type Step, rows } from './testing/designs.ts';
import { blocksOf, found, shifted, transposed } from './testing/found.ts';

const RED = '#aa2020';
const BLUE = '#2030a0';

/** A fill 10 mm wide whose rows end at x = 10, so many times 0.4 mm high. */
const left = (count = 40): Step[] => rows(10, count, 0.4);
/** Another beside it, over its ends by so much. */
const right = (overMm: number, count = 40, fromY = 0): Step[] =>
  shifted(rows(10, count, 0.4), 10 - overMm, fromY);

const pull = (design: Design) => found(design, 'pull-gap');
const beside = (a: readonly Step[], b: readonly Step[]) => pull(blocksOf([RED, a], [BLUE, b]));

describe('a border of two colours', () => {
  it('is open where the rows of one end at the other', () => {
    const problem = beside(left(), right(0));
    expect(problem).toMatchObject({ severity: 'warning', mend: 'overlap-areas' });
    // 40 rows at 0.4 mm.
    expect(problem!.worst).toBeCloseTo(16);
    expect(problem!.at.xMm).toBeCloseTo(10);
    expect(problem!.at.yMm).toBeCloseTo(8);
  });

  it('is open whichever way it leads and whichever is sewn first', () => {
    const upper = transposed(left());
    const lower = transposed(right(0));
    for (const problem of [beside(upper, lower), beside(lower, upper)]) {
      expect(problem).toMatchObject({ severity: 'warning' });
      expect(problem!.worst).toBeCloseTo(16);
      expect(problem!.at.yMm).toBeCloseTo(10);
      expect(problem!.at.xMm).toBeCloseTo(8);
    }
    expect(beside(right(0), left())!.at.xMm).toBeCloseTo(10);
  });

  it('is told at its middle also where another area of odd rows was sewn before', () => {
    const before = shifted(left(7), 0, 40);
    const problem = beside([...before, 'trim', 'jump', ...left()], right(0))!;
    expect(problem.worst).toBeCloseTo(16);
    for (const { xMm } of problem.places) expect(xMm).toBeCloseTo(10);
  });

  it('is held where the one reaches under the other', () => {
    expect(beside(left(), right(0.5))).toBeUndefined();
    expect(beside(right(0.5), left())).toBeUndefined();
  });

  it('is none where they are drawn apart, or of one colour', () => {
    expect(beside(left(), right(-0.6))).toBeUndefined();
    expect(pull(blocksOf([RED, [...left(), 'trim', 'jump', ...right(0)]]))).toBeUndefined();
    // A file may change colour and name one thread only.
    const two = blocksOf([RED, left()], [BLUE, right(0)]);
    expect(pull({ ...two, threads: two.threads.slice(0, 1) })).toBeUndefined();
  });

  it('is none of rows that do not cover', () => {
    const open = rows(10, 26, 0.6);
    expect(beside(open, shifted(open, 10))).toBeUndefined();
  });

  it('goes on over two ends that are held, and ends at the third', () => {
    // Some rows of the right one reach under the left one, from the border on and back.
    const reaching = (...held: number[]): Step[] =>
      Array.from({ length: 40 }, (_, r): Step[] => {
        const y = r * 0.4;
        const under: Step[] = held.includes(r) ? [[9.5, y]] : [];
        const row: Step[] = [[10, y], ...under, [20, y]];
        return r % 2 === 0 ? row : row.toReversed();
      }).flat();
    expect(beside(left(), reaching())!.worst).toBeCloseTo(16);
    expect(beside(left(), reaching(20, 21))!.worst).toBeCloseTo(38 * 0.4);
    expect(beside(left(), reaching(20, 21, 25, 26))!.worst).toBeCloseTo(36 * 0.4);
    const two = beside(left(), reaching(20, 21, 22))!;
    expect(two.worst).toBeCloseTo(20 * 0.4);
    // In the middle of its open ends.
    expect(two.at.yMm).toBeCloseTo(10 * 0.4);
    expect(two.places.at(-1)!.yMm).toBeCloseTo((23 + 8) * 0.4);
  });

  it('is told from 4 mm on, as a note while it is short', () => {
    // The neighbour reaches along a part of the border only.
    const along = (count: number) => beside(left(), right(0, count, 4));
    expect(along(7)).toBeUndefined();
    expect(along(14)).toMatchObject({ severity: 'note' });
    expect(along(14)!.at.yMm).toBeGreaterThan(4);
    expect(along(14)!.at.yMm).toBeLessThan(4 + 14 * 0.4);
  });

  it('is a note where it is a small part of all borders', () => {
    // An open border of 16 mm, beside some that are held.
    const held = (times: number) =>
      Array.from({ length: times }, (_, i): [string, Step[]][] => [
        [RED, shifted(left(80), 0, 40 * (i + 1))],
        [BLUE, shifted(right(0.5, 80), 0, 40 * (i + 1))],
      ]).flat();
    const severity = (times: number) =>
      pull(blocksOf([RED, left()], [BLUE, right(0)], ...held(times)))!.severity;
    expect(severity(0)).toBe('warning');
    // What has nothing beside it is no border.
    const alone = Array.from({ length: 6 }, (_, i): [string, Step[]] => [
      RED,
      shifted(left(80), 0, 40 * (i + 1)),
    ]);
    expect(pull(blocksOf([RED, left()], [BLUE, right(0)], ...alone))!.severity).toBe('warning');
    expect(severity(4)).toBe('note');
  });
});

describe('a design that is too large to be mapped', () => {
  it('has no borders, and fails nothing', () => {
    const vast: Step[] = ['trim', 'jump', [90_000, 90_000]];
    expect(beside(left(), [...right(0), ...vast])).toBeUndefined();
  });
});
