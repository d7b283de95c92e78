import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { makeDesign } from '../test-support.ts';
import { readExp, writeExp } from './exp.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;

const design = makeDesign([
  [Jump, 10, -20],
  [Stitch, 10, -20],
  [Stitch, -117, 0],
  [Trim],
  [Jump, 0, 0],
  [Stitch, 1, 0],
  [ColorChange],
  [Stitch, 1, 2],
  [Stop],
  [Stitch, 1, 3],
]);
// prettier-ignore
const file = [
  0x80, 0x04, 10, 20,
  0, 0,
  0x81, 0xec,
  0x80, 0x80, 0x07, 0x00,
  0x80, 0x04, 117, 0,
  1, 0,
  0x80, 0x01, 0, 0,
  0, 0xfe,
  // There and back before a stop.
  0x80, 0x04, 1, 2, 0x80, 0x04, 0xff, 0xfe,
  0x80, 0x01, 0, 0,
  0, 0xff,
];

describe('EXP', () => {
  it('writes signed bytes with y upward', () => {
    expect([...writeExp(design)]).toEqual(file);
  });

  it('reads them, with a thread a colour', () => {
    const back = readExp(Uint8Array.from(file));
    expect([...back.x]).toEqual([...design.x]);
    expect([...back.y]).toEqual([...design.y]);
    expect(new Set(back.threads.map(({ hex }) => hex)).size).toBe(2);
    expect([...back.commands]).toEqual([...design.commands]);
  });

  it('takes a change that moves, and a stitch in long form', () => {
    const back = readExp(Uint8Array.of(0x80, 0x02, 5, 5, 0x80, 0x01, 3, 0xff));
    expect([...back.commands]).toEqual([Stitch, ColorChange, Jump]);
    expect([back.x[2], back.y[2]]).toEqual([8, -4]);
  });

  it('takes a change for a stop after the mark alone: not after other moves, nor when sewn after it', () => {
    const mark = [0x80, 0x04, 1, 2, 0x80, 0x04, 0xff, 0xfe];
    const change = [0x80, 0x01, 0, 0];
    const turned = [...mark.slice(4), ...mark.slice(0, 4)];
    const last = (...bytes: number[]) =>
      [...readExp(Uint8Array.of(5, 5, ...bytes, ...change)).commands].at(-1);
    expect(last(...mark)).toBe(Stop);
    expect(last(...mark.slice(0, 4))).toBe(ColorChange);
    expect(last(...turned)).toBe(ColorChange);
    expect(last(...mark, 1, 1)).toBe(ColorChange);
    expect(last(...mark, ...change)).toBe(ColorChange);
    expect(last()).toBe(ColorChange);
  });

  it('says where a code is unknown', () => {
    expect(() => readExp(Uint8Array.of(1, 1, 0x80, 0x55, 0, 0))).toThrow('at byte 2');
  });
});
