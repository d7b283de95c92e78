import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { decode, encode, sniffFormat } from '../index.ts';
import { makeDesign, mutation, readsSoundly } from '../test-support.ts';
import { readDsz } from './dsz.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;

/** A Tajima header, then the given records. */
const dszFile = (records: readonly number[]): Uint8Array => {
  const dst = encode(makeDesign([[Stitch, 1, 1]], [], 'Rose'), 'dst');
  return Uint8Array.from([...dst.subarray(0, 512), ...records]);
};

describe('DSZ', () => {
  // prettier-ignore
  const file = dszFile([
    0, 0, 0x83, // the first needle is no change
    10, 20, 0x81, // a move, right and up
    1, 2, 0xe0, // left and down
    3, 4, 0xa0, // right and down
    0, 0, 0x9b,
    9, 0, 0xc1,
    5, 6, 0xc0,
    0, 0, 0x82,
    7, 8, 0x80,
    0, 0, 0x85,
    1, 1, 0x80,
    0, 0, 0x90, // the end, although it is a needle's number
    0x1a,
  ]);

  it('reads stitches, moves, cuts, stops and needles', () => {
    const back = readDsz(file);
    expect([...back.commands]).toEqual([
      Jump, Stitch, Stitch, Trim, Jump, Stitch, Stop, Stitch, ColorChange, Stitch,
    ]); // prettier-ignore
    expect([...back.x]).toEqual([20, 18, 22, 22, 22, 16, 16, 24, 24, 25]);
    expect([...back.y]).toEqual([-10, -9, -6, -6, -15, -20, -20, -27, -27, -28]);
    expect(back.name).toBe('Rose');
    expect(back.threads.map(({ name }) => name)).toEqual(['Unknown colour 1', 'Unknown colour 2']);
  });

  it('is told from the other files with a Tajima header', () => {
    expect(sniffFormat(file)).toBe('dsz');
    // A DST of moves alone has the same bit in each record.
    const moves = encode(makeDesign([[Jump, 50, 50]]), 'dst');
    expect(sniffFormat(moves)).toBe('dst');
  });

  it('says where a record is none', () => {
    expect(() => readDsz(dszFile([1, 1, 0x80, 1, 1, 0x40]))).toThrow('at byte 515');
    expect(() => readDsz(dszFile([1, 1, 0x9c, 0, 0, 0x90]))).toThrow('at byte 512');
    expect(() => readDsz(file.subarray(0, 300))).toThrow(/ends too early/);
  });

  it('gives a design or a FormatError for damaged files', () => {
    for (let i = 0; i < 2000; i++) readsSoundly(() => decode(mutation(file, i), 'dsz'));
  });
});
