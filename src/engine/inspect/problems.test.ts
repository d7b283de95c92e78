import { describe, expect, it } from 'vitest';
import { THREAD_MM } from '../machine.ts';
import { addFinding, createTally, LIMITS, problemOf } from './problems.ts';

describe('limits', () => {
  it('are those of files that are sold, measured with thread of 0.25 mm', () => {
    const counted = (layers: number) => (layers * 0.25) / THREAD_MM;
    // The 90 % column: nine of ten files have no more.
    expect(LIMITS).toMatchObject({
      pointsP99: 12,
      pointsMost: 25,
      holePoints: 9,
      shortShare: 0.03,
      looseShare: 0.011,
      trimsPerThousand: 2.3,
    });
    expect(counted(LIMITS.layersP99)).toBeCloseTo(5.6, 9);
    expect(counted(LIMITS.layersMost)).toBeCloseTo(8.1, 9);
    // The extremes: none has more.
    expect(LIMITS).toMatchObject({ pointsBreaking: 32, holeBreaking: 13 });
    expect(counted(LIMITS.layersBreaking)).toBeCloseTo(10, 9);
  });
});

describe('findings', () => {
  /** So many findings, each a millimetre farther than the one before. */
  const tallyOf = (...values: number[]) => {
    const tally = createTally();
    values.forEach((value, i) => {
      addFinding(tally, { xMm: i, yMm: 9 - i, value });
    });
    return tally;
  };
  const problemFrom = (...values: number[]) =>
    problemOf('one-hole', 'thin-out', tallyOf(...values), 'warning');

  it('make no problem where there are none', () => {
    expect(problemFrom()).toBeUndefined();
  });

  it('make one with all counted, and the worst first', () => {
    expect(problemFrom(3, 7, 5)).toEqual({
      code: 'one-hole',
      severity: 'warning',
      count: 3,
      worst: 7,
      at: { xMm: 1, yMm: 8 },
      places: [
        { xMm: 1, yMm: 8 },
        { xMm: 2, yMm: 7 },
        { xMm: 0, yMm: 9 },
      ],
      mend: 'thin-out',
    });
    // Of equals that found first.
    expect(problemFrom(4, 4, 4)!.at.xMm).toBe(0);
    // Where less is worse, values are negative: they are told as they are.
    expect(problemFrom(-3, -2, -5)).toMatchObject({ worst: 2, at: { xMm: 1 } });
  });

  it('keep twenty places', () => {
    const upTo = (count: number) => problemFrom(...Array.from({ length: count }, (_, i) => i))!;
    expect(upTo(20).places).toHaveLength(20);
    expect(upTo(21).places).toHaveLength(20);
    expect(upTo(21)).toMatchObject({ count: 21, worst: 20, at: { xMm: 20 } });
  });

  it('keep the worst of any number of them, and count all', () => {
    const values = Array.from({ length: 5001 }, (_, i) => (i * 2503) % 5001);
    const tally = tallyOf(...values);
    expect(tally.count).toBe(5001);
    // No more of them are held in memory than it takes.
    expect(tally.kept.length).toBeLessThanOrEqual(2000);
    const problem = problemOf('one-hole', 'thin-out', tally, 'warning')!;
    expect(problem).toMatchObject({ count: 5001, worst: 5000 });
    expect(problem.places.map(({ xMm }) => values[xMm])).toEqual(
      Array.from({ length: 20 }, (_, i) => 5000 - i),
    );
  });

  it('are as grave as the worst and the number of them make them', () => {
    const graded = (...values: number[]) =>
      problemOf('one-hole', 'thin-out', tallyOf(...values), (worst, count) =>
        worst > 5 ? 'error' : count > 2 ? 'warning' : 'note',
      )!.severity;
    expect(graded(5, 1)).toBe('note');
    expect(graded(5, 1, 1)).toBe('warning');
    expect(graded(1, 6)).toBe('error');
  });
});
