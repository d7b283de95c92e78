import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCoverage, SATIN_MM, sewnRuns } from '../../../tests/helpers/coverage.ts';
import type { Progress } from '../core/context.ts';
import { Command, designExtents, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Ring } from '../vector/geometry.ts';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import { digitizeShapes } from './digitize-shapes.ts';
import type { ShapeOptions } from './plan.ts';

const OPTIONS: ShapeOptions = { style: 'fill', density: 'medium', pullMm: 0, name: 'test' };
const THREADS = ['#c02020', '#2020c0'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));

/** A closed line around a middle, its radius given by a function of the angle. */
function round(cx: number, cy: number, radius: (angle: number) => number, n = 120): Ring {
  return Float64Array.from(
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 2 * Math.PI;
      return [cx + radius(a) * Math.cos(a), cy + radius(a) * Math.sin(a)];
    }).flat(),
  );
}

const area = (rings: Ring[], thread = 0, angle?: number): AreaShape => ({
  kind: 'area',
  polygon: { rings },
  thread,
  angle,
});

const page = (shapes: AreaShape[]): ShapeSet => ({
  widthMm: 60,
  heightMm: 60,
  threads: THREADS,
  shapes,
});

/** Uncut runs of needle points, in millimetres of the page. */
function onPage(design: Design): number[][] {
  const { left, top } = design.page!;
  return sewnRuns(design).map((run) => run.map((v, i) => v - (i % 2 === 0 ? left : top) / 10));
}

/** What every machine asks of a design. */
function expectSewable(design: Design): void {
  for (const run of sewnRuns(design)) {
    const lengths: number[] = [];
    for (let i = 2; i < run.length; i += 2) {
      lengths.push(Math.hypot(run[i] - run[i - 2], run[i + 1] - run[i - 1]));
    }
    expect(Math.max(...lengths)).toBeLessThanOrEqual(12.1);
    // Apart from lock stitches at both ends nothing is shorter than 0.3 mm.
    expect(Math.min(...lengths.slice(4, -4), 9)).toBeGreaterThanOrEqual(0.29);
    expect(isTied(lengths)).toBe(true);
    expect(isTied(lengths.reverse())).toBe(true);
  }
  const e = designExtents(design);
  expect(Math.abs(e.left + e.right)).toBeLessThanOrEqual(1);
  expect(Math.abs(e.top + e.bottom)).toBeLessThanOrEqual(1);
}

const isTied = (lengths: number[]) => lengths.slice(0, 3).filter((l) => l <= 1.2).length >= 2;

describe('digitizeShapes', () => {
  it('fills a disc with one thread, without a trim', () => {
    const disc = round(30, 30, () => 25);
    const design = digitizeShapes(page([area([disc])]), 'tiles', OPTIONS);
    expect(design.commands.filter((c) => c === Command.Trim)).toHaveLength(0);
    const { covered, spillMm } = measureCoverage(onPage(design), [disc]);
    expect(covered).toBeGreaterThan(0.997);
    expect(spillMm).toBeLessThan(0.3);
    expectSewable(design);
  });

  it('goes round a hole under rows that are still to be sewn', () => {
    const rings = [round(30, 30, () => 25), round(30, 30, () => 10)];
    const design = digitizeShapes(page([area(rings)]), 'tiles', OPTIONS);
    const { covered, spillMm } = measureCoverage(onPage(design), rings);
    expect(design.commands.filter((c) => c === Command.Trim)).toHaveLength(0);
    expect(covered).toBeGreaterThan(0.996);
    expect(spillMm).toBeLessThan(0.35);
  });

  it('leaves no gap where two colours meet', () => {
    const left = Float64Array.of(10, 10, 30, 10, 34, 30, 30, 50, 10, 50);
    const right = Float64Array.of(30, 10, 50, 10, 50, 50, 30, 50, 34, 30);
    const design = digitizeShapes(page([area([left]), area([right], 1)]), 'tiles', OPTIONS);
    expect(design.threads).toHaveLength(2);
    const seam = Float64Array.of(27, 12, 37, 12, 37, 48, 27, 48);
    // On the grid, oblique rows lie 0.4025 mm apart: hairlines of 2.5 µm count here.
    expect(measureCoverage(onPage(design), [seam]).covered).toBeGreaterThan(0.998);
  });

  it('sews rows through where borders of one colour touch', () => {
    const side = (left: number, right: number): AreaShape =>
      area([Float64Array.of(left, 10, right, 10, right, 30, left, 30)]);
    const sewn = (shapes: AreaShape[]) =>
      onPage(digitizeShapes(page(shapes), 'tiles', OPTIONS)).flat().length / 2;
    expect(sewn([side(10, 30), side(30.02, 50)])).toBeLessThan(1.05 * sewn([side(10, 50)]));
  });

  it('lengthens each row by twice the compensation', () => {
    const square = Float64Array.of(10, 10, 40, 10, 40, 40, 10, 40);
    const width = (pullMm: number) => {
      const design = digitizeShapes(page([area([square])]), 'tiles', { ...OPTIONS, pullMm });
      const e = designExtents(design);
      return (e.right - e.left) / 10;
    };
    expect(width(0.3) - width(0)).toBeCloseTo(0.6, 5);
  });

  it('sews any blob with a hole, at any angle: covered, within its border, tied', () => {
    const blob = fc.record({
      waves: fc.integer({ min: 2, max: 7 }),
      depth: fc.double({ min: 0, max: 0.45, noNaN: true }),
      size: fc.double({ min: 4, max: 22, noNaN: true }),
      hole: fc.double({ min: 0, max: 0.4, noNaN: true }),
      angle: fc.integer({ min: 0, max: 179 }),
    });
    fc.assert(
      fc.property(blob, ({ waves, depth, size, hole, angle }) => {
        const outer = round(30, 30, (a) => size * (1 - depth + depth * Math.cos(a * waves)));
        const rings =
          hole * size > 1.5 ? [outer, round(30, 30, () => hole * size * (1 - depth))] : [outer];
        const shape = area(rings, 0, angle);
        const design = digitizeShapes(page([shape]), 'tiles', OPTIONS);
        expectSewable(design);
        const { covered, spillMm } = measureCoverage(onPage(design), rings);
        // Tips of the smallest ones are thinner than thread.
        expect(covered).toBeGreaterThan(size < 6 ? 0.93 : 0.97);
        expect(spillMm).toBeLessThan(0.75);
      }),
      { numRuns: 12, seed: 7, endOnFailure: true },
    );
  });

  it('is deterministic', () => {
    const shapes = page([area([round(30, 30, (a) => 15 + 5 * Math.sin(5 * a))])]);
    expect(digitizeShapes(shapes, 'tiles', OPTIONS)).toEqual(
      digitizeShapes(shapes, 'tiles', OPTIONS),
    );
  });

  it('refuses a drawing with nothing that a needle can sew', () => {
    const speck = area([Float64Array.of(1, 1, 1.1, 1, 1.1, 1.1)]);
    expect(() => digitizeShapes(page([speck]), 'tiles', OPTIONS)).toThrow(EngineError);
  });

  it('sews narrow areas of a drawing in satin, however many it has; patches of a photograph never', () => {
    const bars = Array.from({ length: 100 }, (_, i) => {
      const [left, top] = [10 + 8 * (i % 10), 10 + 8 * Math.floor(i / 10)];
      return area([Float64Array.of(left, top, left + 2, top, left + 2, top + 7, left, top + 7)]);
    });
    const kinds = (isTexture: boolean) => {
      const set = { widthMm: 100, heightMm: 100, threads: THREADS, shapes: bars, isTexture };
      return new Set(
        digitizeShapes(set, 'tiles', { ...OPTIONS, style: 'mixed' }).objects.map(
          ({ kind }) => kind,
        ),
      );
    };
    expect(kinds(false)).toContain('satin');
    expect(kinds(false)).not.toContain('fill');
    expect(kinds(true)).toContain('fill');
    expect(kinds(true)).not.toContain('satin');
  });

  it('refuses rows without end before it sews them', () => {
    // So many that all are fills.
    const bars = Array.from({ length: 430 }, (_, i) => {
      const [left, right] = [i + 0.2, i + 0.8];
      return area([Float64Array.of(left, 0, right, 0, right, 214, left, 214)]);
    });
    const sheet = { widthMm: 430, heightMm: 214, threads: THREADS, shapes: bars };
    let sewn = 0;
    const onProgress = ({ stage, done = 0 }: Progress) => {
      if (stage === 'stitches') sewn = Math.max(sewn, done);
    };
    const make = () =>
      digitizeShapes(sheet, 'tiles', { ...OPTIONS, density: 'high' }, { onProgress });
    expect(make).toThrow(/have 10\d{5} stitches or more.*sews in a day/);
    expect(sewn).toBe(0);
  });

  it('leaves a photograph’s patches too narrow for thread to those beside them', () => {
    const bar = (left: number, right: number, thread: number) =>
      area([Float64Array.of(left, 10, right, 10, right, 50, left, 50)], thread, 0);
    const wide = [bar(10, 20, 0), bar(20.4, 30, 0)];
    const sewn = (shapes: AreaShape[], isTexture: boolean) =>
      digitizeShapes({ ...page(shapes), isTexture }, 'tiles', OPTIONS).threads.length;
    const narrow = bar(20, 20.4, 1);
    expect(sewn([...wide, narrow], false)).toBe(2);
    expect(sewn([...wide, narrow], true)).toBe(1);
    // Beside it lies bare cloth.
    expect(sewn([wide[0], narrow], true)).toBe(2);
  });

  it('stops when the caller has cancelled', () => {
    const shapes = page([area([round(30, 30, () => 20)])]);
    const run = () => digitizeShapes(shapes, 'tiles', OPTIONS, { signal: { aborted: true } });
    expect(run).toThrow(/cancelled/);
  });

  it('draws borders only in the line styles, a shared one once', () => {
    const left = Float64Array.of(10, 10, 30, 10, 30, 50, 10, 50);
    const right = Float64Array.of(30, 10, 50, 10, 50, 50, 30, 50);
    const shapes = page([area([left]), area([right], 1)]);
    const running = digitizeShapes(shapes, 'tiles', { ...OPTIONS, style: 'running' });
    const lengths = sewnRuns(running).map(lineLength);
    // Three sides of one square and four of the other, and the ties of two threads.
    expect(lengths.reduce((a, b) => a + b)).toBeGreaterThan(80 + 120);
    expect(lengths.reduce((a, b) => a + b)).toBeLessThan(80 + 120 + 20);
    const bean = digitizeShapes(shapes, 'tiles', { ...OPTIONS, style: 'outline' });
    const beanLength = sewnRuns(bean)
      .map(lineLength)
      .reduce((a, b) => a + b);
    expect(beanLength / lengths.reduce((a, b) => a + b)).toBeGreaterThan(2.5);
    expect(running.objects.every((o) => o.kind === 'outline' || o.kind === 'run')).toBe(true);
  });

  it('stops twice for a piece of cloth, and covers its edge', () => {
    const disc = round(30, 30, () => 20);
    const design = digitizeShapes(page([area([disc])]), 'tiles', { ...OPTIONS, style: 'applique' });
    expect(design.commands.filter((c) => c === Command.Stop)).toHaveLength(2);
    const rim = [round(30, 30, () => 21), round(30, 30, () => 19)];
    expect(measureCoverage(onPage(design), rim, SATIN_MM).covered).toBeGreaterThan(0.99);
    const middle = [round(30, 30, () => 15)];
    expect(measureCoverage(onPage(design), middle).covered).toBe(0);
  });

  it('sews a ring as satin: all stitches across it', () => {
    const rings = [round(30, 30, () => 20), round(30, 30, () => 16)];
    const design = digitizeShapes(page([area(rings)]), 'tiles', { ...OPTIONS, style: 'mixed' });
    expect(design.objects.some((o) => o.kind === 'satin')).toBe(true);
    // Satin on bare fabric: between two rungs the cloth may show at their very ends.
    expect(measureCoverage(onPage(design), rings, SATIN_MM).covered).toBeGreaterThan(0.98);
  });
});

function lineLength(run: number[]): number {
  let sum = 0;
  for (let i = 2; i < run.length; i += 2) {
    sum += Math.hypot(run[i] - run[i - 2], run[i + 1] - run[i - 1]);
  }
  return sum;
}
