import { describe, expect, it } from 'vitest';
import { Command, type Thread } from '../../core/design.ts';
import { makeDesign, type Step } from '../test-support.ts';
import { janomeThread, jefHoop, nearestJanome, readJef, writeJef } from './jef.ts';
import { JANOME_THREADS } from './threads.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const named = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });

const design = makeDesign(
  [
    [Jump, -100, 20],
    [Stitch, -100, 20],
    [Stitch, 20, -30],
    [Trim],
    [Jump, 60, 70],
    [Stitch, 64, 80],
    [ColorChange],
    [Stitch, 60, 80],
    [Stop],
    [Stitch, 61, 80],
  ],
  [named('#ff0000'), named('#fe0101')],
);
const file = writeJef(design);
const view = new DataView(file.buffer);
const numbers = (at: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => view.getInt32(at + 4 * i, true));

describe('Janome threads', () => {
  it('are 78, each its own nearest', () => {
    expect(JANOME_THREADS).toHaveLength(78);
    JANOME_THREADS.forEach(({ hex }, i) => expect(nearestJanome(hex)).toBe(i + 1));
  });

  it('have no index 0, and none past the chart', () => {
    expect([janomeThread(0), janomeThread(79)]).toEqual([undefined, undefined]);
    expect(janomeThread(78)).toMatchObject({ name: 'Bamboo', code: '224' });
  });
});

describe('writeJef', () => {
  it('gives alike neighbours, and a stop, real threads of their own', () => {
    const indices = numbers(0x74, 3);
    expect(indices[0]).toBe(10);
    expect(indices.every((index) => index >= 1 && index <= 78)).toBe(true);
    expect(indices[1]).not.toBe(indices[0]);
    expect(indices[2]).not.toBe(indices[1]);
    expect(numbers(0x80, 3)).toEqual([13, 13, 13]);
  });

  it('fills in counts, hoop and distances', () => {
    const [start, , ...rest] = numbers(0, 4);
    expect(start).toBe(0x74 + 3 * 8);
    expect(rest).not.toContain(0);
    expect(numbers(24, 3)).toEqual([3, (file.length - start) / 2, 1]);
    expect(numbers(36, 4)).toEqual([100, 30, 64, 80]);
    expect(numbers(52, 4)).toEqual([450, 520, 486, 470]);
    expect(numbers(68, 4)).toEqual([150, 220, 186, 170]);
    expect(numbers(84, 4)).toEqual([600, 970, 636, 920]);
    expect(numbers(100, 4)).toEqual([150, 220, 186, 170]);
  });

  it('marks hoops that are too small', () => {
    const wide = writeJef(makeDesign([[Stitch, 300, 0]]));
    const edges = Array.from({ length: 4 }, (_, i) =>
      new DataView(wide.buffer).getInt32(68 + 4 * i, true),
    );
    expect(edges).toEqual([-1, -1, -1, -1]);
  });

  it('writes a cut as three jumps that lead nowhere', () => {
    // prettier-ignore
    expect([...file.subarray(0x74 + 24)]).toEqual([
      0x80, 2, 0x9c, 0xec,
      0, 0,
      120, 50,
      0x80, 2, 0, 0, 0x80, 2, 0, 0, 0x80, 2, 0, 0,
      0x80, 2, 40, 0x9c,
      4, 0xf6,
      0x80, 1, 0, 0,
      0xfc, 0,
      0x80, 2, 1, 2, 0x80, 2, 0xff, 0xfe,
      0x80, 1, 0, 0,
      1, 0,
      0x80, 0x10,
    ]);
  });
});

describe('jefHoop', () => {
  it.each([
    [490, 490, 1],
    [500, 500, 1],
    [990, 990, 0],
    [1200, 1000, 3],
    [1300, 1900, 2],
    [1900, 1900, 4],
    [5000, 5000, 4],
  ])('takes the smallest for %i × %i tenths', (width, height, code) => {
    const [x, y] = [width / 2, height / 2];
    expect(jefHoop({ left: -x, top: -y, right: x, bottom: y }).code).toBe(code);
  });

  it('knows that the middle of the hoop is the origin', () => {
    expect(jefHoop({ left: 0, top: 0, right: 490, bottom: 10 }).code).toBe(0);
  });
});

describe('readJef', () => {
  it('takes index 0, and the same index again, for a stop', () => {
    const changed = file.slice();
    changed[0x74 + 4] = 0;
    changed[0x74 + 8] = changed[0x74];
    const back = readJef(changed);
    expect([...back.commands].filter((c) => c === Stop)).toHaveLength(2);
    expect(back.threads.map(({ name }) => name)).toEqual(['Red']);
  });

  it('knows a stop of ours by its mark, though its thread has a number of its own', () => {
    const back = readJef(file);
    expect([...back.commands]).toEqual([...design.commands]);
    expect(back.threads).toHaveLength(2);
  });

  it('gives a thread of its own for an index off the chart', () => {
    const changed = file.slice();
    changed[0x74] = 200;
    expect(readJef(changed).threads[0].name).toBe('Unknown colour 1');
  });

  it('says what is wrong', () => {
    const steps: Step[] = [[Stitch, 1, 1]];
    const bad = writeJef(makeDesign(steps));
    bad.set([0x80, 0x44, 0, 0], bad.length - 4);
    expect(() => readJef(bad)).toThrow(/unknown code 68/);
    expect(() => readJef(file.subarray(0, 100))).toThrow(/points to byte 116/);
    const long = file.slice();
    long[25] = 0xff;
    expect(() => readJef(long)).toThrow(/lists 65283 threads/);
  });
});
