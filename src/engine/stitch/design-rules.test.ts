import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, designExtents, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { inspectDesign } from '../inspect/index.ts';
import { beginObject, createPath, cut, sewAlong, stop, type ThreadPath } from './thread-path.ts';
import { writeDesign } from './write-design.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const threads = ['#aa0000', '#00aa00', '#0000aa'].map((hex) => ({
  hex,
  name: hex,
  code: '',
  chart: '',
}));
const set = { widthMm: 80, heightMm: 80, threads, shapes: [] };

/** Runs of needle points on a page, most near to the one before, some far. */
const place = fc.double({ min: 0, max: 80, noNaN: true });
const near = fc.double({ min: -3, max: 3, noNaN: true });
const runOf = fc
  .tuple(place, place, fc.array(fc.tuple(near, near), { minLength: 2, maxLength: 25 }))
  .map(([x, y, steps]) => {
    const points = [x, y];
    for (const [dx, dy] of steps) points.push(points.at(-2)! + dx, points.at(-1)! + dy);
    return points;
  });
const kinds = fc.constantFrom('fill', 'satin', 'run', 'outline', 'underlay');
const pathOf = fc
  .tuple(fc.nat(2), fc.array(fc.tuple(kinds, runOf, fc.boolean()), { maxLength: 4 }))
  .map(([thread, runs]): ThreadPath => {
    const path = createPath(thread);
    for (const [kind, points, stops] of runs) {
      beginObject(path, { kind: kind });
      sewAlong(path, points);
      if (stops) stop(path);
      else cut(path);
    }
    return path;
  });

/** Distances between needle points of one uncut thread, tenths. */
function stitches({ x, y, commands }: Design): number[] {
  return Array.from(commands).flatMap((command, i) =>
    i > 0 && command === Stitch ? [Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1])] : [],
  );
}

describe('any design that is written', () => {
  it('keeps the rules of a design', () => {
    fc.assert(
      fc.property(fc.array(pathOf, { minLength: 1, maxLength: 4 }), (paths) => {
        const design = writeDesign(paths, set, 'Rose');
        const { x, y, commands, objects } = design;
        expect(design.name).toBe('Rose');
        // Whole tenths, in the middle of its own extents.
        const { left, right, top, bottom } = designExtents(design);
        expect(Math.abs(left + right)).toBeLessThanOrEqual(1);
        expect(Math.abs(top + bottom)).toBeLessThanOrEqual(1);
        // One thread a block.
        const changes = commands.filter((c) => c === ColorChange).length;
        expect(design.threads).toHaveLength(commands.length > 0 ? changes + 1 : 0);
        for (let i = 0; i < commands.length; i++) {
          if (commands[i] > Jump) expect([x[i], y[i]]).toEqual([x[i - 1], y[i - 1]]);
          // Nothing is cut, changed or stopped where nothing was sewn.
          if (commands[i] > Jump && commands[i - 1] !== Stitch) {
            // But for a cut before a stop, and a new thread after one, where cloth is laid first.
            expect([`${Trim} ${Stop}`, `${Stop} ${ColorChange}`]).toContain(
              `${commands[i - 1]} ${commands[i]}`,
            );
          }
          // The needle moves with its thread cut, and goes down where it comes to.
          if (commands[i] === Jump) {
            expect([undefined, Trim, ColorChange, Stop]).toContain(commands[i - 1]);
            expect([commands[i + 1], x[i + 1], y[i + 1]]).toEqual([Stitch, x[i], y[i]]);
          }
        }
        for (const tenths of stitches(design)) expect(tenths).toBeLessThanOrEqual(121);
        // Objects lie in sewing order, none upon another.
        objects.forEach(({ start, end, block }, i) => {
          expect(end).toBeGreaterThan(start);
          expect(block).toBeLessThan(design.threads.length);
          if (i > 0) expect(start).toBeGreaterThanOrEqual(objects[i - 1].end);
        });
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  it('is tied at each end of its thread', () => {
    const straight = fc.tuple(place, place).map(([x, y]) => [x, y, x + 4, y, x + 8, y, x + 12, y]);
    fc.assert(
      fc.property(fc.array(straight, { minLength: 1, maxLength: 5 }), (runs) => {
        const path = createPath(0);
        for (const points of runs) {
          cut(path);
          beginObject(path, { kind: 'outline' });
          sewAlong(path, points);
        }
        const { problems, stitches: count } = inspectDesign(writeDesign([path], set, ''));
        expect(problems.filter(({ code }) => code === 'untied-end')).toEqual([]);
        // Four needle points of the line, two for each of its ties.
        expect(count).toBeLessThanOrEqual(8 * runs.length);
      }),
      { numRuns: 40, seed: 2 },
    );
  });

  it('has the same records for the same paths', () => {
    const make = () => {
      const path = createPath(1);
      beginObject(path, { kind: 'fill' });
      sewAlong(path, [1.04, 1, 4.26, 9, 9.99, 3, 2, 2]);
      return writeDesign([path], set, '');
    };
    expect(make()).toEqual(make());
  });

  it('is no more than a machine sews in a day', () => {
    const path = createPath(0);
    path.runs.push({
      points: Array<number>(2_000_002).fill(0),
      owner: [],
      stopAfter: false,
    });
    const write = () => writeDesign([path], set, '');
    expect(write).toThrow(EngineError);
    expect(write).toThrow(/1000001 stitches.*smaller size or a lower density/);
    expect(write).toThrow(expect.objectContaining({ code: 'too-complex' }));
  });
});
