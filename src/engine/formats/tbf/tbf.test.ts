import { describe, expect, it } from 'vitest';
import { Command, type Thread } from '../../core/design.ts';
import { makeDesign, sewn, type Step } from '../test-support.ts';
import { readTbf, writeTbf } from './tbf.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const named = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });
const [red, blue] = [named('#c81e3a'), named('#0b3d91')];
const design = makeDesign(
  [
    [Jump, 10, -20],
    [Stitch, 10, -20],
    [Trim],
    [ColorChange],
    [Stitch, 12, -20],
    [Stop],
    [Stitch, 12, -19],
    [ColorChange],
    [Stitch, 13, -19],
  ],
  [red, blue, red],
  'Rose',
);
const file = writeTbf(design);

describe('TBF', () => {
  it('lists each colour once, and the order of the blocks', () => {
    expect(String.fromCharCode(...file.subarray(0x80, 0x94))).toBe('LA:Rose            \r');
    expect(String.fromCharCode(...file.subarray(0x107, 0x10a))).toBe('DO:');
    expect([...file.subarray(0x10a, 0x10e)]).toEqual([1, 2, 1, 0]);
    expect(String.fromCharCode(...file.subarray(0x20b, 0x20e))).toBe('DA:');
    // prettier-ignore
    expect([...file.subarray(0x20e, 0x219)]).toEqual([
      0x45, 0xc8, 0x1e, 0x3a, 0x20, 0x45, 0x0b, 0x3d, 0x91, 0x20, 0x20,
    ]);
  });

  it('writes signed steps with their code', () => {
    // prettier-ignore
    expect([...file.subarray(0x600)]).toEqual([
      10, 20, 0x90,
      0, 0, 0x80,
      0, 0, 0x86,
      0, 0, 0x81,
      2, 0, 0x80,
      0, 0, 0x40,
      0, 0xff, 0x80,
      0, 0, 0x81,
      1, 0, 0x80,
      0, 0, 0x8f,
      0x1a,
    ]);
  });

  it('reads it all back', () => {
    const back = readTbf(file);
    expect(sewn(back)).toEqual(sewn(design));
    expect(back.threads).toEqual(design.threads);
    expect(back.name).toBe('Rose');
  });

  it('takes a change in front of all sewing for the first thread', () => {
    const body = [...file];
    body.splice(0x603, 0, 0, 0, 0x81);
    expect(sewn(readTbf(Uint8Array.from(body)))).toEqual(sewn(design));
    const bare = makeDesign([[ColorChange], [Stitch, 1, 1]], [red, blue]);
    expect(readTbf(writeTbf(bare)).threads).toEqual([red, blue]);
  });

  it('refuses what the lists cannot hold', () => {
    const steps = Array.from({ length: 80 }, (_, i): Step[] => [[Stitch, i, 1], [ColorChange]]);
    const threads = Array.from({ length: 81 }, (_, i) => named(`#0000${(i + 16).toString(16)}`));
    expect(() => writeTbf(makeDesign(steps.flat(), threads))).toThrow(/72 threads, got 81/);
    const many = Array.from({ length: 256 }, (_, i): Step[] => [[Stitch, i, 1], [ColorChange]]);
    const two = Array.from({ length: 257 }, (_, i) => (i % 2 ? red : blue));
    expect(() => writeTbf(makeDesign(many.flat(), two))).toThrow(/256 colour blocks, got 257/);
  });
});
