import { describe, expect, it } from 'vitest';
import type { Mm } from '../core/units.ts';
import { designOf, type Step } from './testing/designs.ts';
import { found, transposed } from './testing/found.ts';

const open = (steps: readonly Step[]) => found(designOf(steps), 'open-rows');

interface Halves {
  /** Distance of the rows at the sides of the gap. */
  gapMm?: Mm;
  /** Length of the rows after it. */
  nextMm?: Mm;
  /** Distance of the lines of underlay, which lead from the top to the bottom. */
  lineMm?: Mm;
  /** How many rows each half has. */
  count?: number;
  /** What is done between the halves. */
  between?: Step[];
}

const LONG: Mm = 18;
const PITCH: Mm = 0.2;

/** Two halves of a fill, with underlay that leads through both. */
function halves({ gapMm = 3, nextMm = LONG, lineMm = 3, count = 40, between = [] }: Halves = {}) {
  const height = 2 * count * PITCH + gapMm;
  const lattice = Array.from({ length: Math.floor(LONG / lineMm) + 1 }, (_, i): Step[] => {
    const ys = [0.2, 0.25, 0.5, 0.75, 1].map((f) => f * height);
    return (i % 2 === 0 ? ys : ys.toReversed()).map((y) => [i * lineMm, y] as const);
  }).flat();
  const rows = (mm: Mm, from: Mm) =>
    Array.from({ length: count }, (_, r): Step[] => {
      const y = from + r * PITCH;
      const xs = Array.from({ length: Math.ceil(mm / 3) + 1 }, (_, s) => Math.min(mm, s * 3));
      return (r % 2 === 0 ? xs : xs.toReversed()).map((x) => [x, y] as const);
    }).flat();
  const before = rows(LONG, 0);
  return [...lattice, ...before, ...between, ...rows(nextMm, (count - 1) * PITCH + gapMm)];
}

describe('many missing rows', () => {
  it('are told with how wide the gap is, in its middle', () => {
    for (const gapMm of [1.8, 2.4, 3, 4.2]) {
      const problem = open(halves({ gapMm }))!;
      expect(problem).toMatchObject({ count: 1, severity: 'warning' });
      expect(problem.worst).toBeCloseTo(gapMm);
      expect(problem.at.xMm).toBeCloseTo(LONG / 2);
      expect(problem.at.yMm).toBeCloseTo(39 * PITCH + gapMm / 2);
      expect(open(transposed(halves({ gapMm })))!.at.xMm).toBeCloseTo(problem.at.yMm);
    }
  });

  it('are not the cloth between two shapes: wider, or other rows beyond', () => {
    expect(open(halves({ gapMm: 5 }))).toBeUndefined();
    expect(open(halves({ nextMm: 12 }))).toBeUndefined();
    expect(open(halves({ count: 8 }))).toBeUndefined();
    expect(open(halves({ between: ['trim', 'jump'] }))).toBeUndefined();
  });

  it('are told by underlay that leads across alone', () => {
    expect(open(halves({ lineMm: 5 }))).toMatchObject({ count: 1 });
    expect(open(halves({ lineMm: 8 }))).toBeUndefined();
    expect(open(halves({ lineMm: 40 }))).toBeUndefined();
  });

  it('are not where other thread covers the cloth', () => {
    const over = Array.from({ length: 25 }, (_, r): Step => {
      return [r % 2 === 0 ? 0 : LONG, 39 * PITCH + 0.1 + r * 0.12];
    });
    expect(open([...halves(), 'trim', 'jump', ...over])).toBeUndefined();
    expect(open([...over, 'trim', 'jump', ...halves()])).toBeUndefined();
  });
});
