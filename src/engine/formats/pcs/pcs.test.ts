import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { decode, sniffFormat } from '../index.ts';
import { mutation, readsSoundly } from '../test-support.ts';
import { readPcm, readPcs } from './pcs.ts';

const { Stitch, Jump, ColorChange } = Command;

/** Records: x and y in tenths, y upward, and flags; a change has the colour's place as x. */
function pcsFile(records: [x: number, y: number, flags: number][]): Uint8Array {
  const out = new ByteWriter();
  out.put([0x32, 3]);
  out.u16(2);
  out.put([0xc8, 0x1e, 0x3a, 0, 0x0b, 0x3d, 0x91, 0]);
  // Changes are not counted.
  out.u16(records.filter(([, , flags]) => (flags & 1) === 0).length);
  for (const [x, y, flags] of records) {
    for (const value of [x, y]) out.u32(flags & 1 ? value : Math.round(value * 0.6 * 256));
    out.u8(flags);
  }
  return out.finish();
}

/** The same of older machines: the highest byte first, colours by index. */
function pcmFile(records: [x: number, y: number, flags: number][]): Uint8Array {
  const out = new ByteWriter();
  out.put([0x32, 2]);
  for (const value of [2, 8, 5]) out.u16be(value);
  out.u16be(records.filter(([, , flags]) => (flags & 1) === 0).length);
  for (const [x, y, flags] of records) {
    for (const value of [x, y]) out.u32be(flags & 1 ? value : Math.round(value * 0.6 * 256));
    out.u8(flags);
  }
  return out.finish();
}

describe('PCS', () => {
  const records: [x: number, y: number, flags: number][] = [
    [1, 0, 3],
    [600, 401, 0],
    [598, 403, 0],
    [0, 0, 3],
    [-7, -11, 4],
    [-7, -10, 0],
  ];
  const file = pcsFile(records);

  it('reads places to the tenth, and colours by their place in the list', () => {
    const back = readPcs(file);
    expect([...back.commands]).toEqual([Jump, Stitch, Stitch, ColorChange, Jump, Stitch]);
    expect([...back.x]).toEqual([600, 600, 598, 598, -7, -7]);
    expect([...back.y]).toEqual([-401, -401, -403, -403, 11, 10]);
    expect(back.threads.map(({ hex }) => hex)).toEqual(['#0b3d91', '#c81e3a']);
    expect(sniffFormat(file)).toBe('pcs');
  });

  it('ends with its count, whatever follows', () => {
    const padded = Uint8Array.from([...file, ...new Uint8Array(18)]);
    expect([...readPcs(padded).x]).toEqual([...readPcs(file).x]);
  });

  it('of older machines has the highest byte first and fixed colours', () => {
    const older = pcmFile([...records, [0, 0, 3], [1, 1, 0]]);
    const back = readPcm(older);
    expect([...back.x.subarray(0, 6)]).toEqual([600, 600, 598, 598, -7, -7]);
    expect([...back.y.subarray(0, 6)]).toEqual([-401, -401, -403, -403, 11, 10]);
    expect(back.threads.map(({ hex }) => hex)).toEqual(['#800080', '#ff0000', '#ff0000']);
    expect(sniffFormat(older)).toBe('pcm');
    expect(() => readPcm(older.subarray(1))).toThrow(/does not start/);
    for (let i = 0; i < 1000; i++) readsSoundly(() => decode(mutation(older, i), 'pcm'));
  });

  it('refuses other files', () => {
    expect(() => readPcs(file.subarray(1))).toThrow(/does not start/);
    expect(() => readPcs(file.subarray(0, 8))).toThrow(/ends too early/);
  });

  it('gives a design or a FormatError for damaged files', () => {
    for (let i = 0; i < 2000; i++) readsSoundly(() => decode(mutation(file, i), 'pcs'));
  });
});
