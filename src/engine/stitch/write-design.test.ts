import { describe, expect, it } from 'vitest';
import { Command, type Design, type ObjectKind } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import {
  beginObject,
  createPath,
  cut,
  joinBeside,
  sewAlong,
  sewFixed,
  stop,
} from './thread-path.ts';
import { checkCount, writeDesign } from './write-design.ts';

const threads = ['#ff0000', '#0000ff'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));
const set = { widthMm: 20, heightMm: 10, threads, shapes: [] };

function line(thread: number, ...runs: number[][]) {
  const path = createPath(thread);
  for (const points of runs) {
    cut(path);
    beginObject(path, { kind: 'fill' });
    sewAlong(path, points);
  }
  return path;
}

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;

describe('writeDesign', () => {
  it('ties both ends and centres on the origin', () => {
    const design = writeDesign([line(0, [0, 0, 4, 0, 8, 0])], set, 'a');
    expect([...design.x]).toEqual([-40, -40, -33, -39, 0, 40, 33, 39]);
    expect([...design.commands]).toEqual([Jump, ...Array<number>(7).fill(Stitch)]);
    expect(design.page).toEqual({ left: -40, top: 0, right: 160, bottom: 100 });
  });

  it('trims between runs, and changes colour between blocks', () => {
    const paths = [line(0, [0, 0, 4, 0], [10, 0, 14, 0]), line(1, [0, 5, 4, 5])];
    const design = writeDesign(paths, set, '');
    expect([...design.commands].filter((c) => c !== Stitch)).toEqual([
      Jump,
      Trim,
      Jump,
      ColorChange,
      Jump,
    ]);
    expect(design.threads.map((t) => t.hex)).toEqual(['#ff0000', '#0000ff']);
    expect(design.objects.map((o) => [o.kind, o.block])).toEqual([
      ['fill', 0],
      ['fill', 0],
      ['fill', 1],
    ]);
  });

  it('moves a source that objects share once, and keeps it shared', () => {
    const source = { rings: [Float64Array.of(0, 0, 8, 0, 8, 6)] };
    const path = createPath(0);
    for (const y of [0, 6]) {
      cut(path);
      beginObject(path, { kind: 'fill', source });
      sewAlong(path, [0, y, 8, y]);
    }
    const [a, b] = writeDesign([path], set, '').objects;
    expect(a.source).toEqual({ rings: [Float64Array.of(-4, -3, 4, -3, 4, 3)] });
    expect(b.source).toBe(a.source);
    expect(source.rings[0][0]).toBe(0);
  });

  it('stops where a person is to lay cloth', () => {
    const path = line(0, [0, 0, 4, 0]);
    stop(path);
    sewAlong(path, [0, 1, 4, 1]);
    expect([...writeDesign([path], set, '').commands]).toContain(Stop);
  });

  it('drops stitches too short to sew but not the last point, and splits long ones', () => {
    const design = writeDesign([line(0, [0, 0, 5, 0, 5.1, 0, 30, 0, 30.1, 0])], set, '');
    const xs = [...design.x].slice(4, -2);
    const steps = xs.slice(1).map((x, i) => x - xs[i]);
    expect(Math.max(...steps)).toBeLessThanOrEqual(120);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(3);
    expect(xs.at(-1)! - design.x[0]).toBe(301);
  });

  /** A line of one kind after another, x in mm, without a cut. */
  const kindsInRow = (...parts: [ObjectKind, number[]][]) => {
    const path = createPath(0);
    for (const [kind, xs] of parts) {
      beginObject(path, { kind });
      sewAlong(
        path,
        xs.flatMap((x) => [x, 0]),
      );
    }
    return path;
  };
  /** Needle points from the first one on, in tenths, without lock stitches. */
  const tenthsOf = ({ x }: Design): number[] => [...x.slice(1)].map((tenths) => tenths - x[0]);
  const sewnAt = (design: Design): number[] => {
    const xs = tenthsOf(design);
    return [xs[0], ...xs.slice(3, -2)];
  };

  it.each([
    ['fill', [0, 5, 5.2, 5.3, 10], [0, 50, 53, 100]],
    ['run', [0, 5, 5.3, 5.5, 5.6, 10], [0, 50, 56, 100]],
    ['underlay', [0, 5, 5.3, 5.5, 5.6, 10], [0, 50, 56, 100]],
    ['fill', [0, 5, 5.3, 10, 10.2], [0, 50, 53, 102]],
    ['run', [0, 5, 10, 10.5], [0, 50, 105]],
  ] as const)('leaves out points of %s nearer than it may sew: %o mm', (kind, xs, left) => {
    const design = writeDesign([kindsInRow([kind, [...xs]])], set, '');
    expect(sewnAt(design)).toEqual(left);
  });

  it('has points that only lead elsewhere give way to those that are sewn', () => {
    const path = kindsInRow(['fill', [0, 4]], ['run', [4.4, 8, 9.5, 9.8]], ['fill', [10, 14]]);
    expect(sewnAt(writeDesign([path], set, ''))).toEqual([0, 40, 80, 100, 140]);
  });

  it('begins and ends each object where its stitches do', () => {
    const path = kindsInRow(['fill', [0, 4]], ['run', [6, 8]], ['satin', [10, 14]]);
    const { objects, commands } = writeDesign([path], set, '');
    expect(objects.map(({ kind, start, end }) => [kind, start, end])).toEqual([
      ['fill', 1, 5],
      ['run', 5, 7],
      ['satin', 7, commands.length],
    ]);
  });

  it('thins out what crowds with the lock stitches, and nothing else', () => {
    const xs = Array.from({ length: 21 }, (_, i) => i / 2);
    const design = writeDesign([kindsInRow(['fill', xs])], set, '', { most: 2 });
    const left = new Set(sewnAt(design));
    expect([0, 5, 45, 50, 95, 100].map((x) => left.has(x))).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(writeDesign([kindsInRow(['fill', xs])], set, '').x.length).toBe(xs.length + 5);
    expect(writeDesign([kindsInRow(['bean', xs])], set, '', { most: 2 }).x.length).toBe(
      xs.length + 5,
    );
  });

  describe('a run that is sewn as it is', () => {
    /** Runs of a thread, one after the other; those in brackets as they are. */
    const design = (joined: boolean, beside = true) => {
      const path = line(0, [0, 0, 4, 0]);
      sewFixed(path, [4, beside ? 1 : 2, 4, 5, 4, 5.2], joined);
      if (beside) joinBeside(path, 4, 5.4);
      beginObject(path, { kind: 'fill' });
      sewAlong(path, [4, 5.4, 9, 5.4]);
      return writeDesign([path], set, '');
    };
    const commandsOf = ({ commands }: Design) => [...commands].filter((c) => c !== Stitch);

    it('has no lock stitches, and keeps the shortest stitch', () => {
      const { y, commands, objects } = design(false);
      expect(commandsOf({ commands } as Design)).toEqual([Jump, Trim, Jump]);
      const { start, end } = objects[1];
      const from = y[start];
      expect([...y.slice(start, end)].map((tenths) => tenths - from)).toEqual([0, 40, 42]);
    });

    it('is joined without a cut or a lock stitch where it begins beside the needle', () => {
      const joined = design(true);
      expect(commandsOf(joined)).toEqual([Jump]);
      // Two lock stitches at the first needle point and two at the last.
      expect(joined.x).toHaveLength(1 + 2 + 3 + 2 + 4);
      expect(joined.objects.map(({ kind }) => kind)).toEqual(['fill', 'run', 'fill']);
    });

    it('is cut all the same where that is farther than a stitch', () => {
      expect(commandsOf(design(true, false))).toEqual([Jump, Trim, Jump, Trim, Jump]);
    });
  });

  it('has no object where no stitch is left of it', () => {
    const path = kindsInRow(['fill', [0, 4]], ['run', [4.2]], ['satin', [4.4, 9]]);
    path.runs[0].owner.push(9);
    path.runs[0].points.push(14, 0);
    const { objects } = writeDesign([path], set, '');
    expect(objects.map(({ kind }) => kind)).toEqual(['fill', 'satin']);
  });

  it('moves page and lines along with the stitches', () => {
    const path = createPath(0);
    beginObject(path, { kind: 'run', source: { points: Float64Array.of(2, 4, 6, 8) } });
    sewAlong(path, [2, 4, 6, 8]);
    const { page, objects } = writeDesign([path], set, '');
    expect(page).toEqual({ left: -40, top: -60, right: 160, bottom: 40 });
    expect(objects[0].source).toEqual({ points: Float64Array.of(-2, -2, 2, 2) });
  });

  it('leaves out a run of a single point', () => {
    const design = writeDesign([line(0, [3, 3], [0, 0, 4, 0], [9, 9])], set, '');
    expect([...design.commands]).not.toContain(Trim);
    expect(design.objects).toHaveLength(1);
  });

  it('refuses more stitches than a machine sews in a day, and says how many', () => {
    const path = line(0, [0, 0, 4, 0]);
    path.runs[0].points = new Array<number>(2_000_000).fill(0);
    path.runs.push({ points: [1, 1], owner: [0], stopAfter: false });
    const refused = () => writeDesign([path], set, '');
    expect(refused).toThrow(EngineError);
    expect(refused).toThrow('1000001 stitches');
    // What is to come counts, too; a million is sewn.
    path.runs.pop();
    expect(() => checkCount([path])).not.toThrow();
    expect(() => checkCount([path], 1)).toThrow('1000001 stitches');
  });

  it('leaves out a block without a stitch', () => {
    const design = writeDesign([createPath(0), line(1, [0, 0, 4, 0])], set, '');
    expect(design.threads.map((t) => t.hex)).toEqual(['#0000ff']);
  });
});
