import { describe, expect, it } from 'vitest';
import type { Design, DesignObject } from '../core/design.ts';
import { inspectDesign } from './inspect-design.ts';
import type { ProblemCode } from './problems.ts';
import { designOf, rows, tiedLine, type Step } from './testing/designs.ts';

const found = (design: Design, code: ProblemCode) =>
  inspectDesign(design).problems.find((p) => p.code === code);

/** A tied line of stitches of 2.5 mm with others, of given lengths, in its middle. */
function lineWith(lengths: readonly number[], plain = 20): Design {
  let x = 0;
  const steps: Step[] = [
    [0, 0],
    [0.7, 0],
    [0.1, 0],
  ];
  for (const mm of [
    ...Array<number>(plain).fill(2.5),
    ...lengths,
    ...Array<number>(plain).fill(2.5),
  ]) {
    x += mm;
    steps.push([x, 0]);
  }
  return designOf([...steps, [x - 0.7, 0], [x - 0.1, 0]]);
}

describe('the longest stitch', () => {
  it('is 12.1 mm: that of the narrowest format', () => {
    expect(found(lineWith([12.1]), 'stitch-too-long')).toBeUndefined();
    expect(found(lineWith([12.2]), 'stitch-too-long')).toMatchObject({
      severity: 'error',
      count: 1,
      mend: 'split-stitches',
    });
    expect(found(lineWith([12.2]), 'stitch-too-long')!.worst).toBeCloseTo(12.2);
  });

  it('is told where it lies, in its middle', () => {
    const { at } = found(lineWith([20]), 'stitch-too-long')!;
    expect(at.xMm).toBeCloseTo(20 * 2.5 + 10);
    expect(at.yMm).toBe(0);
    const upward = designOf([
      [4, 0],
      [4, 30],
    ]);
    const { at: middle } = found(upward, 'stitch-too-long')!;
    expect(middle).toEqual({ xMm: 4, yMm: 15 });
  });

  it('is not sought in thread that is cut or that lies as a float', () => {
    for (const between of [['jump'], ['trim', 'jump'], ['color', 'jump'], ['stop', 'jump']]) {
      const steps = [
        ...tiedLine([0, 0], [10, 0]),
        ...(between as Step[]),
        ...tiedLine([40, 0], [50, 0]),
      ];
      expect(found(designOf(steps), 'stitch-too-long')).toBeUndefined();
      expect(found(designOf(steps), 'loose-stitch')).toBeUndefined();
    }
  });
});

describe('a loose stitch', () => {
  it('is longer than 7 mm by more than the grid rounds', () => {
    expect(found(lineWith([7.2]), 'loose-stitch')).toBeUndefined();
    expect(found(lineWith([7.3]), 'loose-stitch')).toMatchObject({ count: 1 });
    expect(found(lineWith([12.1]), 'loose-stitch')).toMatchObject({ count: 1 });
  });

  it('is not told twice where it is too long for a machine', () => {
    expect(found(lineWith([12.2]), 'loose-stitch')).toBeUndefined();
    expect(found(lineWith([9, 14, 9]), 'loose-stitch')).toMatchObject({ count: 2 });
    expect(found(lineWith([9, 14, 9]), 'stitch-too-long')).toMatchObject({ count: 1 });
  });

  it('is a note where there are few, and a warning over 1.1 in a hundred', () => {
    expect(found(lineWith([8], 100), 'loose-stitch')).toMatchObject({ severity: 'note' });
    expect(found(lineWith([8, 8, 8], 100), 'loose-stitch')).toMatchObject({ severity: 'warning' });
  });

  it('is told by the longest first', () => {
    const problem = found(lineWith([8, 10, 9]), 'loose-stitch')!;
    expect(problem.worst).toBeCloseTo(10);
    expect(problem.places).toHaveLength(3);
    expect(problem.places.map(({ xMm }) => xMm)).toEqual([
      expect.closeTo(63),
      expect.closeTo(72.5),
      expect.closeTo(54),
    ]);
  });
});

describe('a short stitch', () => {
  it('is under 0.3 mm where few are short', () => {
    expect(found(lineWith([0.3]), 'stitch-too-short')).toBeUndefined();
    expect(found(lineWith([0.4]), 'stitch-too-short')).toBeUndefined();
    expect(found(lineWith([0.2]), 'stitch-too-short')).toMatchObject({
      severity: 'note',
      count: 1,
    });
    expect(found(lineWith([0.2]), 'stitch-too-short')!.worst).toBeCloseTo(0.2);
  });

  it('is under half a millimetre where more than 3 in a hundred are', () => {
    const many = found(lineWith(Array<number>(10).fill(0.4)), 'stitch-too-short');
    expect(many).toMatchObject({ severity: 'warning', count: 10, mend: 'merge-stitches' });
    expect(found(lineWith(Array<number>(10).fill(0.5)), 'stitch-too-short')).toBeUndefined();
    // One in 46 is fewer than that.
    expect(found(lineWith([0.4]), 'stitch-too-short')).toBeUndefined();
  });

  it('is worst where it is shortest', () => {
    const problem = found(lineWith([0.2, 2.5, 0.1]), 'stitch-too-short')!;
    expect(problem.worst).toBeCloseTo(0.1);
    expect(problem.at.xMm).toBeCloseTo(50 + 0.2 + 2.5 + 0.05);
  });

  it('is no fault beside a cut, where it locks the thread', () => {
    const tie: Step[] = [
      [0, 0],
      [0.2, 0],
      [0, 0],
      [0.2, 0],
    ];
    const ends = (x: number): Step[] => tie.map(([dx]) => [x + (dx as number), 0] as const);
    const line = Array.from({ length: 20 }, (_, i) => [2.5 * (i + 1), 0] as const);
    const tied = (cut: Step): Step[] => [...tie, ...line, ...ends(50), cut, 'jump', ...ends(60)];
    for (const cut of ['trim', 'color', 'stop'] as const) {
      expect(found(designOf(tied(cut)), 'stitch-too-short')).toBeUndefined();
    }
    // In the middle of the thread the same stitches are short.
    expect(found(designOf([...line, ...ends(50), ...line]), 'stitch-too-short')).toBeDefined();
  });
});

describe('a float', () => {
  const between = (mm: number, ...how: Step[]) =>
    designOf([...tiedLine([0, 0], [10, 0]), ...how, ...tiedLine([9.9 + mm, 0], [40, 0])]);

  it('is cut from 2 mm on, or is told', () => {
    expect(found(between(2, 'jump'), 'untrimmed-float')).toBeUndefined();
    expect(found(between(2.1, 'jump'), 'untrimmed-float')).toMatchObject({ count: 1 });
    expect(found(between(2.1, 'trim', 'jump'), 'untrimmed-float')).toBeUndefined();
    expect(found(between(2.1, 'color', 'jump'), 'untrimmed-float')).toBeUndefined();
    expect(found(between(2.1), 'untrimmed-float')).toBeUndefined();
  });

  it('is a thread to snip by hand where the machine cuts none', () => {
    const { problems } = inspectDesign(between(9, 'jump'), { cutter: false });
    const codes = problems.map(({ code, severity }) => `${code} ${severity}`);
    expect(codes).toContain('snip-by-hand note');
    expect(codes.filter((code) => /float|crossing/.test(code))).toEqual([]);
    expect(found(between(9, 'jump'), 'snip-by-hand')).toBeUndefined();
  });

  it('is one however many moves the needle takes for it', () => {
    const design = designOf([
      ...tiedLine([0, 0], [10, 0]),
      'jump',
      ...tiedLine([19.9, 0], [40, 0]),
    ]);
    const jump = design.commands.indexOf(1);
    const twice = (from: Int32Array, at: number): Int32Array =>
      Int32Array.from([...from.slice(0, jump), at, ...from.slice(jump)]);
    const split: Design = {
      ...design,
      x: twice(design.x, 150),
      y: twice(design.y, 90),
      commands: Uint8Array.from([
        ...design.commands.slice(0, jump),
        1,
        ...design.commands.slice(jump),
      ]),
    };
    const problem = found(split, 'untrimmed-float');
    // The thread lies straight: the needle's way round is not the thread's.
    expect(problem).toMatchObject({ count: 1, severity: 'warning' });
    expect(problem!.worst).toBeCloseTo(10);
    expect(problem!.at.xMm).toBeCloseTo(14.9);
  });
});

describe('thread over bare fabric', () => {
  const left = rows(10, 26, 0.4);
  const shifted = (steps: readonly Step[], dx: number): Step[] =>
    steps.map((step) => (typeof step === 'string' ? step : ([step[0] + dx, step[1]] as const)));

  /** Two fills with a gap, and a sewn way of 2.5 mm stitches from the one to the other. */
  function gap(mm: number, kind: DesignObject['kind'] = 'run'): Design {
    const from = left.length;
    const [x, y] = left[from - 1] as readonly [number, number];
    const end = 10 + mm;
    const way: Step[] = [];
    for (let at = x + 2.5; at < end + 1; at += 2.5) way.push([at, y]);
    const steps = [...left, ...way, ...shifted(rows(10, 26, 0.4), end)];
    return designOf(steps, [{ kind, block: 0, start: from, end: from + way.length }]);
  }

  it('is told where more than 2 mm of it in one stretch are seen', () => {
    expect(found(gap(1), 'bare-crossing')).toBeUndefined();
    const wide = found(gap(20), 'bare-crossing');
    expect(wide).toMatchObject({ severity: 'warning', mend: 'join-areas' });
    expect(wide!.count).toBeGreaterThanOrEqual(5);
    for (const { xMm, yMm } of wide!.places) {
      expect(xMm).toBeGreaterThan(10);
      expect(xMm).toBeLessThan(30);
      expect(yMm).toBeCloseTo(10);
    }
    // No stitch of the way is longer than 2.5 mm, so no bare stretch of one is.
    expect(wide!.worst).toBeLessThanOrEqual(2.5 + 1e-9);
  });

  it('is what is meant to be seen, where the line is a drawing of its own', () => {
    for (const kind of ['outline', 'bean', 'satin', 'fill'] as const) {
      expect(found(gap(20, kind), 'bare-crossing')).toBeUndefined();
    }
  });

  it('is measured by the bare part of a float, not by all of it', () => {
    const float = (mm: number) =>
      designOf([...left, 'jump', ...shifted(rows(10, 26, 0.4), 10 + mm)]);
    expect(found(float(1), 'bare-crossing')).toBeUndefined();
    const { worst } = found(float(15), 'bare-crossing')!;
    // It begins at the foot of the left fill and ends at the head of the right one.
    expect(worst).toBeGreaterThan(13);
    expect(worst).toBeLessThan(Math.hypot(26, 10));
  });
});
