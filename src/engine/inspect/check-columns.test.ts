import { describe, expect, it } from 'vitest';
import type { Design } from '../core/design.ts';
import { designOf, type Step } from './testing/designs.ts';
import { found, shifted, transposed, zigzag } from './testing/found.ts';

/** A satin column to the right. */
const column = (lengthMm: number, widthMm: number): Step[] =>
  zigzag(Math.round(lengthMm / 0.2) + 1, 0.2, widthMm);
const cut = ['trim', 'jump'] as const;

const thin = (steps: readonly Step[], more: Partial<Design> = {}) =>
  found({ ...designOf(steps), ...more }, 'thin-column');
const bare = (steps: readonly Step[]) => found(designOf(steps), 'no-underlay');

describe('a thin column', () => {
  it('is narrower than 0.8 mm by more than rounding', () => {
    // Its stitches lead aslant by a pitch of 0.2 mm.
    expect(thin(column(9, 0.7))).toMatchObject({ count: 1, severity: 'note', mend: 'enlarge' });
    expect(thin(column(9, 0.7))!.worst).toBeCloseTo(0.7, 1);
    expect(thin(column(9, 0.8))).toBeUndefined();
    expect(thin(transposed(column(9, 0.7)))).toMatchObject({ count: 1 });
  });

  it('is satin that covers: no narrow fill, no open zigzag', () => {
    const narrow = Array.from({ length: 40 }, (_, r): Step[] => {
      const row: Step[] = [
        [0, r * 0.4],
        [0.6, r * 0.4],
      ];
      return r % 2 === 0 ? row : row.toReversed();
    }).flat();
    expect(thin(narrow)).toBeUndefined();
    expect(thin(zigzag(30, 0.6, 0.75))).toBeUndefined();
    // Nor does a wide fill want what carries a column.
    expect(
      bare(narrow.map((step) => [(step[0] as number) * 6, step[1] as number])),
    ).toBeUndefined();
    expect(bare(zigzag(30, 0.6, 3))).toBeUndefined();
  });

  it('is told in its middle', () => {
    const { xMm, yMm } = thin(shifted(column(9, 0.6), 30, -40))!.at;
    expect(xMm).toBeCloseTo(34.5, 0);
    expect(yMm).toBeCloseTo(-39.7);
  });

  it('is longer than a dot', () => {
    expect(thin(column(1.2, 0.6))).toBeUndefined();
    expect(thin(column(1.8, 0.6))).toMatchObject({ count: 1 });
  });

  it('may be finer of fine thread, and has to be wider on a coarse cloth', () => {
    expect(thin(column(9, 0.7), { threadWeight: 60 })).toBeUndefined();
    expect(thin(column(9, 0.4), { threadWeight: 60 })).toMatchObject({ count: 1 });
    const on = (widthMm: number) =>
      found(designOf(column(9, widthMm)), 'thin-column', { fabric: 'towel' });
    expect(on(0.9)).toMatchObject({ count: 1 });
    expect(on(1.6)).toBeUndefined();
  });

  it('is more than a detail from 10 mm on, where it is a tenth of all columns', () => {
    expect(thin(column(9.4, 0.6))).toMatchObject({ severity: 'note' });
    expect(thin(column(10.8, 0.6))).toMatchObject({ severity: 'warning' });
    const beside = (mm: number) =>
      thin([...column(12, 0.6), ...cut, ...shifted(column(mm, 1.4), 0, 10)]);
    expect(beside(80)).toMatchObject({ severity: 'warning', count: 1 });
    expect(beside(130)).toMatchObject({ severity: 'note', count: 1 });
  });

  it('is worst where it is narrowest', () => {
    const two = [...column(5, 0.7), ...cut, ...shifted(column(5, 0.5), 40)];
    const problem = thin(two)!;
    expect(problem.count).toBe(2);
    expect(problem.worst).toBeCloseTo(0.5, 1);
    expect(problem.at.xMm).toBeGreaterThan(40);
  });
});

describe('a column without underlay', () => {
  /** A line from the right to where the column begins, in stitches as long as told. */
  const back = (fromMm: number, yMm: number, stitches: number): Step[] =>
    Array.from({ length: stitches }, (_, i): Step => [fromMm * (1 - i / stitches), yMm]);

  it('is 1.6 mm wide and 3 mm long, or more', () => {
    expect(bare(column(9, 3))).toMatchObject({ count: 1, severity: 'note', mend: 'add-underlay' });
    expect(bare(column(9, 3))!.worst).toBeCloseTo(3, 1);
    expect(bare(column(9, 1.5))).toBeUndefined();
    expect(bare(column(9, 1.7))).toMatchObject({ count: 1 });
    expect(bare(column(2.6, 3))).toBeUndefined();
    expect(bare(column(3.4, 3))).toMatchObject({ count: 1 });
  });

  it('is told in its middle, upright ones too', () => {
    const { xMm, yMm } = bare(shifted(column(9, 3), 30, -40))!.at;
    expect(xMm).toBeCloseTo(34.5, 0);
    expect(yMm).toBeCloseTo(-38.5);
    const upright = bare(shifted(transposed(column(9, 3)), 30, -40))!.at;
    expect(upright.xMm).toBeCloseTo(31.5);
    expect(upright.yMm).toBeCloseTo(-35.5, 0);
  });

  it('has no line under it, wherever that lies across its width and however it was sewn', () => {
    for (const [y, stitches] of [
      [1, 1],
      [1.5, 1],
      [1.5, 4],
      [2.5, 4],
    ]) {
      const steps = [...back(5, y, stitches), ...column(5, 3)];
      expect(bare(steps)).toBeUndefined();
      expect(bare(transposed(steps))).toBeUndefined();
      expect(bare(shifted(steps, 70, -60))).toBeUndefined();
    }
    // What lies beside it, and what is sewn over it later, does not carry it.
    expect(bare([...back(5, -1, 2), ...column(5, 3)])).toMatchObject({ count: 1 });
    expect(bare([...column(5, 3), ...cut, ...back(5, 1.5, 4)])).toMatchObject({ count: 1 });
  });

  it('has no line anywhere under it, where it is not broad', () => {
    for (let y = 0.5; y < 3.5; y += 0.1) {
      const steps = [...back(6, y, 3), ...cut, ...column(6, 3.8)];
      expect(bare(steps), `${y} mm`).toBeUndefined();
      expect(bare(transposed(steps)), `${y} mm`).toBeUndefined();
    }
  });

  it('has one in its middle alone, where it is 4 mm wide or more: a hint', () => {
    const steps = (y: number, wide: number) => [...back(30, y, 12), ...cut, ...column(30, wide)];
    expect(bare(steps(3, 6))).toMatchObject({ severity: 'note', count: 1 });
    expect(bare(transposed(steps(3, 6)))).toMatchObject({ severity: 'note', count: 1 });
    expect(bare(steps(1, 6))).toBeUndefined();
    expect(bare(steps(5, 6))).toBeUndefined();
    expect(bare(steps(1.8, 3.6))).toBeUndefined();
    // A zigzag from edge to edge carries it.
    const under = zigzag(12, 2.5, 4).map(([x, y]): Step => [x as number, (y as number) + 1]);
    expect(bare([...under, ...cut, ...column(30, 6)])).toBeUndefined();
  });

  it('is not carried by its own stitches', () => {
    expect(bare(column(40, 3))).toMatchObject({ count: 1 });
    expect(bare(transposed(column(40, 3)))).toMatchObject({ count: 1 });
  });

  it('has it under less than 40 in 100 of its stitches', () => {
    // From the right end of the underlay its thread goes on to the column's beginning.
    const under = (mm: number) => bare([...back(mm, 1.5, 2), [0, 1.5], ...cut, ...column(20, 3)]);
    expect(under(6.4)).toMatchObject({ count: 1 });
    expect(under(9.6)).toBeUndefined();
    // Also at its other end.
    const far = (mm: number) =>
      bare([...shifted([...back(mm, 1.5, 2), [0, 1.5]], 20 - mm), ...cut, ...column(20, 3)]);
    expect(far(6.4)).toMatchObject({ count: 1 });
    expect(far(9.6)).toBeUndefined();
  });

  it('is more than a detail from 15 mm on, where it is half of all', () => {
    expect(bare(column(14, 3))).toMatchObject({ severity: 'note' });
    expect(bare(column(16.4, 3))).toMatchObject({ severity: 'warning' });
    const beside = (mm: number) =>
      bare([...column(20, 3), ...cut, ...shifted([...back(mm, 1.5, 8), ...column(mm, 3)], 0, 10)]);
    expect(beside(17)).toMatchObject({ severity: 'warning', count: 1 });
    expect(beside(23)).toMatchObject({ severity: 'note', count: 1 });
  });
});
