import { describe, expect, it } from 'vitest';
import { THREAD_MM } from '../machine.ts';
import type { Design } from '../core/design.ts';
import { inspectDesign } from './inspect-design.ts';
import { LIMITS, type ProblemCode } from './problems.ts';
import { designOf, rows, type Step } from './testing/designs.ts';

const found = (design: Design, code: ProblemCode) =>
  inspectDesign(design).problems.find((p) => p.code === code);

/** So many needle points in half a square millimetre, no two in one hole. */
const pile = (count: number, x: number, y = 0): Step[] =>
  Array.from({ length: count }, (_, i) => [x + 0.1 * (i % 6), y + 0.1 * Math.floor(i / 6)]);

/** Rows 3 mm apart: a page with little on it. */
const sparse = rows(100, 40, 3, 3);

describe('too many needle points', () => {
  it('are more than 25 in a square millimetre, and an error over 32', () => {
    const at = (count: number) => found(designOf([...sparse, ...pile(count, 300)]), 'too-dense');
    expect(at(25)).toBeUndefined();
    expect(at(26)).toMatchObject({ severity: 'warning', count: 1, worst: 26 });
    expect(at(32)).toMatchObject({ severity: 'warning' });
    expect(at(33)).toMatchObject({ severity: 'error', worst: 33, mend: 'thin-out' });
  });

  it('are one place where they lie within 2 mm, two where they lie apart', () => {
    const two = (apart: number) =>
      found(designOf([...sparse, ...pile(28, 300), ...pile(30, 300 + apart)]), 'too-dense')!;
    expect(two(8).count).toBe(2);
    // The fuller one stands first.
    expect(two(8).at.xMm).toBeGreaterThan(307);
    expect(two(8).places[1].xMm).toBeLessThan(302);
    expect(two(1).count).toBeLessThanOrEqual(2);
  });

  it('are told all over where more than one square in a hundred has over 12', () => {
    /** Rows of needle points so near to each other that each millimetre has 16. */
    const crowded = designOf(rows(12, 40, 0.25, 0.25));
    const report = inspectDesign(crowded);
    expect(report.density.pointsP99).toBeGreaterThan(12);
    const problem = report.problems.find((p) => p.code === 'too-dense')!;
    expect(problem).toMatchObject({ severity: 'warning' });
    // 12 by 10 mm are 30 patches of 2 mm; some at the border have fewer.
    expect(problem.count).toBeGreaterThanOrEqual(20);
    expect(problem.count).toBeLessThanOrEqual(48);
    expect(inspectDesign(designOf(rows(12, 20, 0.5, 0.5))).problems).not.toContainEqual(
      expect.objectContaining({ code: 'too-dense' }),
    );
  });
});

describe('too much thread', () => {
  /** A spot on which rows as wide as the thread lie so many times, beside a wide thin fill. */
  const stack = (layers: number) =>
    designOf([
      ...rows(60, 60, 0.8, 4),
      ...Array.from({ length: layers }, () => [
        'trim' as const,
        'jump' as const,
        ...rows(4, 15, THREAD_MM, 4).map((step): Step =>
          typeof step === 'string' ? step : [step[0] + 80, step[1] + 10],
        ),
      ]).flat(),
    ]);

  it('is more than the fullest spots of files that are sold', () => {
    const layersOf = (design: Design) => inspectDesign(design).density.layersMax;
    expect(layersOf(stack(5))).toBeLessThan(LIMITS.layersMost);
    expect(found(stack(5), 'too-thick')).toBeUndefined();
    expect(layersOf(stack(6))).toBeGreaterThan(LIMITS.layersMost);
    const thick = found(stack(6), 'too-thick')!;
    expect(thick).toMatchObject({ mend: 'thin-out' });
    expect(thick.worst).toBeCloseTo(layersOf(stack(6)), 3);
    expect(thick.at.xMm).toBeGreaterThan(79);
    expect(thick.at.yMm).toBeGreaterThan(9);
  });

  it('is told all over where a whole area has more than such files have', () => {
    const layers = Array.from({ length: 7 }, () => [
      'trim' as const,
      'jump' as const,
      ...rows(16, 60, THREAD_MM, 4),
    ]);
    const { density, problems } = inspectDesign(designOf(layers.flat()));
    expect(density.layersP99).toBeGreaterThan(LIMITS.layersP99);
    // 16 by 16 mm are 64 patches of 2 mm.
    expect(problems.find((p) => p.code === 'too-thick')!.count).toBeGreaterThan(36);
  });

  it('is an error where thread breaks, and a warning before', () => {
    const [warned, broken] = [7, 8].map((layers) => found(stack(layers), 'too-thick')!);
    expect(warned.worst).toBeLessThan(LIMITS.layersBreaking);
    expect(warned).toMatchObject({ severity: 'warning' });
    expect(broken.worst).toBeGreaterThan(LIMITS.layersBreaking);
    expect(broken).toMatchObject({ severity: 'error' });
  });
});

describe('one hole', () => {
  const hits = (count: number, x: number, y: number): Step[] =>
    Array.from({ length: count }, (_, i): Step[] => [
      [x, y],
      [x + 3 * Math.cos(i), y + 3 * Math.sin(i)],
    ]).flat();

  it('takes nine needle points; 13 are an error', () => {
    expect(found(designOf(hits(9, 5, 5)), 'one-hole')).toBeUndefined();
    expect(found(designOf(hits(10, 5, 5)), 'one-hole')).toMatchObject({
      severity: 'warning',
      worst: 10,
      at: { xMm: 5, yMm: 5 },
      mend: 'thin-out',
    });
    expect(found(designOf(hits(13, 5, 5)), 'one-hole')).toMatchObject({ severity: 'warning' });
    expect(found(designOf(hits(14, 5, 5)), 'one-hole')).toMatchObject({ severity: 'error' });
  });

  it('is found wherever it lies, also left of and above the middle', () => {
    const places = [
      [40, 30],
      [-40, 30],
      [40, -30.1],
      [-40.7, -30],
    ] as const;
    const problem = found(designOf(places.flatMap(([x, y], i) => hits(13 - i, x, y))), 'one-hole')!;
    expect(problem.count).toBe(4);
    expect(problem.places).toEqual(places.map(([xMm, yMm]) => ({ xMm, yMm })));
  });

  it('is a tenth of a millimetre wide', () => {
    const near = [...hits(9, 5, 5), ...hits(9, 5.1, 5), ...hits(9, 5, 5.1)];
    expect(found(designOf(near), 'one-hole')).toBeUndefined();
  });
});
