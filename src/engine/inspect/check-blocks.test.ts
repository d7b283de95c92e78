import { describe, expect, it } from 'vitest';
import type { Design, DesignObject, Polygon, Thread } from '../index.ts';
import { inspectDesign } from './inspect-design.ts';
import type { ProblemCode } from './problems.ts';
import { designOf, thread, tiedLine, type Step } from './testing/designs.ts';

const found = (design: Design, code: ProblemCode) =>
  inspectDesign(design).problems.find((p) => p.code === code);

/** Lines of a length below each other, with a cut or a change between them. */
const lines = (count: number, between: 'trim' | 'color', mm = 20): Design =>
  designOf(
    Array.from({ length: count }, (_, i): Step[] => [
      ...(i > 0 ? [between, 'jump' as const] : []),
      ...tiedLine([0, i * 2], [mm, i * 2]),
    ]).flat(),
  );

describe('trims', () => {
  it('may be five, however few the stitches', () => {
    expect(found(lines(6, 'trim'), 'many-trims')).toBeUndefined();
    expect(found(lines(7, 'trim'), 'many-trims')).toMatchObject({ count: 6, mend: 'join-areas' });
  });

  it('are a note over 2.3 in a thousand stitches, and a warning over 8 where they are needless', () => {
    const rate = (design: Design) => (1000 * 9) / inspectDesign(design).stitches;
    // 10 lines of a length: 9 trims.
    const [rare, some, many] = [1100, 600, 200].map((mm) => lines(10, 'trim', mm));
    expect(rate(rare)).toBeLessThan(2.3);
    expect(found(rare, 'many-trims')).toBeUndefined();
    expect(rate(some)).toBeGreaterThan(2.3);
    expect(rate(some)).toBeLessThan(8);
    expect(found(some, 'many-trims')).toMatchObject({ severity: 'note' });
    expect(rate(many)).toBeGreaterThan(8);
    // Each leads far, as from letter to letter; to and fro, each leads to the next line.
    expect(found(many, 'many-trims')).toMatchObject({ severity: 'note' });
    const near = Array.from({ length: 10 }, (_, i): Step[] => [
      ...(i > 0 ? ['trim' as const, 'jump' as const] : []),
      ...(i % 2 === 0 ? tiedLine([0, i], [200, i]) : tiedLine([200, i], [0, i])),
    ]).flat();
    expect(found(designOf(near), 'many-trims')).toMatchObject({ severity: 'warning' });
    expect(found(lines(62, 'trim', 200), 'many-trims')).toMatchObject({ severity: 'warning' });
    // What is told is the rate, and where the thread is cut.
    expect(found(many, 'many-trims')!.worst).toBeCloseTo(rate(many), 6);
    expect(found(many, 'many-trims')!.at).toEqual({ xMm: 199.9, yMm: 0 });
  });
});

describe('a needless trim', () => {
  /** Short lines to and fro, each as far below the one before; every cut as told. */
  const apart = (mm: number, cut: readonly Step[] = ['trim', 'jump']): Design => {
    const steps: Step[] = [];
    for (let i = 0; i < 9; i++) {
      if (i > 0) steps.push(...cut);
      const turned = i % 2 !== 0;
      steps.push([turned ? 20 : 0, i * mm], [10, i * mm], [turned ? 0 : 20, i * mm]);
    }
    return designOf(steps);
  };

  it('leads no farther than thread may lie uncut: 2 mm', () => {
    expect(found(apart(2), 'many-trims')).toMatchObject({ count: 8, severity: 'warning' });
    expect(found(apart(2.1), 'many-trims')).toMatchObject({ count: 8, severity: 'note' });
  });

  it('is none before a change of thread', () => {
    expect(found(apart(1, ['trim', 'color', 'jump']), 'many-trims')).toMatchObject({
      count: 8,
      severity: 'note',
    });
  });

  it('makes a warning where more than half are such', () => {
    // Lines of which some begin where the one before ends, and others far from it.
    const needless = (count: number) => {
      const steps: Step[] = [];
      for (let i = 0; i < 9; i++) {
        if (i > 0) steps.push('trim', 'jump');
        const left = i <= count ? 0 : 40 * i;
        const turned = i <= count && i % 2 !== 0;
        steps.push([left + (turned ? 20 : 0), i], [left + 10, i], [left + (turned ? 0 : 20), i]);
      }
      return found(designOf(steps), 'many-trims')!.severity;
    };
    expect([3, 4, 5].map(needless)).toEqual(['note', 'note', 'warning']);
  });
});

describe('colour changes', () => {
  it('may be 15; over 30 they are a warning', () => {
    expect(found(lines(16, 'color'), 'many-colors')).toBeUndefined();
    expect(found(lines(17, 'color'), 'many-colors')).toMatchObject({
      severity: 'note',
      count: 16,
      worst: 16,
      mend: 'fewer-colors',
    });
    expect(found(lines(31, 'color'), 'many-colors')).toMatchObject({ severity: 'note' });
    expect(found(lines(32, 'color'), 'many-colors')).toMatchObject({ severity: 'warning' });
    // A PES file holds 255 of them.
    expect(found(lines(256, 'color', 2), 'many-colors')).toMatchObject({ severity: 'warning' });
    expect(found(lines(257, 'color', 2), 'many-colors')).toMatchObject({ severity: 'error' });
  });

  it('are not trims, and trims are no changes', () => {
    expect(found(lines(12, 'color'), 'many-trims')).toBeUndefined();
    expect(found(lines(30, 'trim'), 'many-colors')).toBeUndefined();
  });

  it('to the thread that is in the needle are told, each where it stands', () => {
    const design = lines(4, 'color');
    const red: Thread = { hex: '#aa0000', name: 'Red', code: '1', chart: 'A' };
    const repeated = (...threads: Thread[]) => found({ ...design, threads }, 'repeated-thread');
    expect(repeated(red, red, red, thread('#00aa00'))).toMatchObject({
      count: 2,
      severity: 'note',
      places: [
        { xMm: 19.9, yMm: 0 },
        { xMm: 19.9, yMm: 2 },
      ],
    });
    // The same colour of another chart, or under another number, is another spool.
    const other = { ...red, chart: 'B' };
    expect(repeated(red, other, red, other)).toBeUndefined();
    expect(repeated(red, { ...red, code: '2' }, red, thread('#00aa00'))).toBeUndefined();
    // Its name is only a name.
    expect(repeated(red, { ...red, name: 'Rot' }, thread('#000000'), red)).toMatchObject({
      count: 1,
    });
    // A file with too few threads is no reason to fall over.
    expect(repeated(red)).toBeUndefined();
  });
});

describe('details', () => {
  const bar = (left: number, width: number): Polygon => ({
    rings: [Float64Array.of(left, 0, left + 20, 0, left + 20, width, left, width)],
  });
  const fill = (source: DesignObject['source'], start: number): DesignObject => ({
    kind: 'fill',
    block: 0,
    start,
    end: start + 5,
    source,
  });
  const steps = [...tiedLine([0, 0], [20, 0]), ...tiedLine([30, 4], [50, 4])];
  const tiny = (...objects: DesignObject[]) => found(designOf(steps, objects), 'tiny-detail');

  it('are told once for each area, sewn in however many pieces', () => {
    const area = bar(0, 0.5);
    expect(tiny(fill(area, 0), fill(area, 5))).toMatchObject({ count: 1, severity: 'note' });
    expect(tiny(fill(area, 0), fill(bar(30, 0.5), 5))).toMatchObject({ count: 2 });
  });

  it('are told by the width, the finest first, at the middle of what is sewn', () => {
    const problem = tiny(fill(bar(0, 0.6), 0), fill(bar(30, 0.3), 14))!;
    // A bar of 20 by 0.3 mm: twice its area by its border.
    expect(problem.worst).toBeCloseTo((2 * 20 * 0.3) / 40.6, 6);
    expect(problem.at.yMm).toBeCloseTo(4);
    expect(problem.at.xMm).toBeGreaterThan(30);
    expect(problem.places[1].yMm).toBe(0);
    expect(problem.places[1].xMm).toBeCloseTo((0 + 0.7 + 0.1 + 2.5 + 5) / 5);
  });

  it('are not what a hole leaves wide', () => {
    const ring = (half: number) =>
      Float64Array.of(-half, -half, half, -half, half, half, -half, half);
    const frame = (half: number): Polygon => ({ rings: [ring(10), ring(half).reverse()] });
    expect(tiny(fill(frame(5), 0))).toBeUndefined();
    // 20 mm wide, but its four sides are 0.4 mm.
    expect(tiny(fill(frame(9.6), 0))).toMatchObject({ count: 1 });
  });

  it('are not lines, which are as wide as their thread', () => {
    const line = { points: Float64Array.of(0, 0, 20, 0), closed: false };
    expect(tiny({ ...fill(line, 0), kind: 'run' })).toBeUndefined();
    expect(tiny({ ...fill(undefined, 0), kind: 'outline' })).toBeUndefined();
  });

  it('are columns under 0.7 mm by their middle stitch, not by one of their ends', () => {
    const column = (width: (i: number) => number) => {
      const points = Array.from({ length: 60 }, (_, i): Step => [i * 0.1, (i % 2) * width(i)]);
      return found(
        designOf(points, [{ kind: 'satin', block: 0, start: 0, end: 60 }]),
        'tiny-detail',
      );
    };
    expect(column(() => 0.6)).toMatchObject({ count: 1 });
    expect(column(() => 0.9)).toBeUndefined();
    // A leaf: fine at both tips, wide between them.
    expect(column((i) => 3 * Math.sin((Math.PI * i) / 59))).toBeUndefined();
    expect(column((i) => (i < 12 ? 3 : 0.4))).toMatchObject({ count: 1 });
    expect(column((i) => (i > 22 && i < 38 ? 3 : 0.4))).toMatchObject({ count: 1 });
  });

  it('are not the short stitches of a run', () => {
    const points = Array.from({ length: 60 }, (_, i): Step => [i * 0.5, 0]);
    const run: DesignObject = { kind: 'run', block: 0, start: 0, end: 60 };
    expect(found(designOf(points, [run]), 'tiny-detail')).toBeUndefined();
    expect(found(designOf(points, [{ ...run, kind: 'satin' }]), 'tiny-detail')).toBeDefined();
  });
});
