import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { beginObject, createPath, cut, sewAlong, stop } from './thread-path.ts';
import { writeDesign } from './write-design.ts';

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

  it('leaves out a block without a stitch', () => {
    const design = writeDesign([createPath(0), line(1, [0, 0, 4, 0])], set, '');
    expect(design.threads.map((t) => t.hex)).toEqual(['#0000ff']);
  });
});
