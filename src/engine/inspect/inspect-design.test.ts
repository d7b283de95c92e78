import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { findHoop } from './hoops.ts';
import { inspectDesign } from './inspect-design.ts';
import { designOf, type Step } from './testing/designs.ts';
import { found } from './testing/found.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;
const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });

describe('inspectDesign', () => {
  it('counts, measures and estimates', () => {
    const design: Design = {
      x: Int32Array.of(0, 0, 100, 100, 200, 250, 250, 250, 250),
      y: Int32Array.of(0, 0, 0, 0, 0, 0, 0, 0, 50),
      commands: Uint8Array.of(Jump, Stitch, Stitch, Trim, Jump, Jump, ColorChange, Stitch, Stitch),
      threads: [thread('#111111'), thread('#222222')],
      objects: [],
      name: '',
    };
    const report = inspectDesign(design);
    expect(report).toMatchObject({
      stitches: 4,
      trims: 1,
      jumps: 2,
      colorChanges: 1,
      widthMm: 25,
      heightMm: 5,
    });
    expect(report.threads.map((t) => [t.stitches, t.metres])).toEqual([
      [2, 0.01],
      [2, 0.005],
    ]);
    expect(report.minutes).toBeCloseTo(4 / 700 + 14 / 60);
  });

  it('takes an empty design', () => {
    const empty = new Int32Array(0);
    const design: Design = {
      x: empty,
      y: empty,
      commands: new Uint8Array(0),
      threads: [],
      objects: [],
      name: '',
    };
    expect(inspectDesign(design)).toMatchObject({ stitches: 0, widthMm: 0, minutes: 0 });
  });

  it('counts thread by block, also where a file names too few', () => {
    const two = designOf([[0, 0], [3, 4], 'color', [3, 4], [3, 16]]);
    const { threads, stitches, colorChanges } = inspectDesign({
      ...two,
      threads: two.threads.slice(0, 1),
    });
    expect(threads).toMatchObject([{ stitches: 2, metres: 0.005 }]);
    expect([stitches, colorChanges]).toEqual([2, 1]);
    expect(inspectDesign(two).threadMetres).toBeCloseTo(0.017);
  });

  it('counts a move once, however many records it takes', () => {
    const moves = (...between: Command[]) => {
      const commands = [Stitch, ...between, Stitch];
      const zeros = new Int32Array(commands.length);
      const design = { ...designOf([]), x: zeros, y: zeros };
      return inspectDesign({ ...design, commands: Uint8Array.from(commands) }).jumps;
    };
    expect(moves()).toBe(0);
    expect(moves(Jump)).toBe(1);
    expect(moves(Jump, Jump, Jump)).toBe(1);
    expect(moves(Jump, Trim, Jump)).toBe(2);
    expect(moves(Jump, Stitch, Jump)).toBe(2);
  });
});

describe('a design that no hoop holds', () => {
  const place = (xMm: number, yMm: number) => ({ xMm, yMm });

  it('is shown at its outermost needle points: left, right, up and down', () => {
    const points: Step[] = [
      [10, 20],
      [70, 5],
      [-60, 0],
      [0, -80],
      [5, 90],
      [20, 20],
    ];
    const problem = found(designOf(points), 'hoop-too-small', { hoop: findHoop('4x4') });
    expect(problem!.places).toEqual([place(-60, 0), place(70, 5), place(0, -80), place(5, 90)]);
    expect(problem).toMatchObject({ count: 1, at: place(-60, 0) });
    // The first of those that lie equally far.
    const box: Step[] = [
      [0, 0],
      [120, 0],
      [120, 120],
      [0, 120],
    ];
    expect(found(designOf(box), 'hoop-too-small', { hoop: findHoop('4x4') })!.places).toEqual([
      place(0, 0),
      place(120, 0),
      place(0, 0),
      place(120, 120),
    ]);
  });

  it('is not told of one without needle points', () => {
    const jumps = designOf([]);
    expect(found(jumps, 'hoop-too-small', { hoop: findHoop('4x4') })).toBeUndefined();
  });
});

describe('a spot that is crowded', () => {
  it('is told as points, thread and holes; a design crowded all over, as points only', () => {
    // Places 6 mm apart, with thirteen needle points in each of two holes.
    const crowds = (count: number) => {
      const piles = Array.from({ length: count }, (_, i): Step[] =>
        Array.from({ length: 26 }, (_n, n): Step => [
          6 * (i % 12) + (n % 2) * 0.6,
          6 * Math.floor(i / 12),
        ]),
      ).flat();
      return inspectDesign(designOf(piles)).problems.map(({ code, severity }) => ({
        code,
        severity,
      }));
    };
    const dense = expect.objectContaining({ code: 'too-dense' }) as unknown;
    const holes = expect.objectContaining({ code: 'one-hole', severity: 'warning' }) as unknown;
    expect(crowds(99)).toEqual(expect.arrayContaining([dense, holes]));
    expect(crowds(100)).toContainEqual(dense);
    expect(crowds(100)).not.toContainEqual(holes);
  });
});
