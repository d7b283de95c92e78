import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { decode } from '../index.ts';
import { mutation, readsSoundly } from '../test-support.ts';
import { readKsm } from './ksm.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;

describe('KSM', () => {
  // prettier-ignore
  const file = Uint8Array.from([
    ...new Uint8Array(512),
    0, 0, 0x87, // cut, with nothing to cut
    20, 10, 0x80, // moves
    5, 2, 0xa0,
    0, 0, 0x99, // sews
    1, 2, 0xc0,
    3, 4, 0xe0,
    0, 0, 0x87,
    9, 0, 0x80,
    0, 0, 0x98,
    1, 0, 0x80,
    0, 0, 0x8c, // needle 2
    0, 7, 0x80,
    0, 0, 0x99,
    0, 1, 0x80,
    0, 0, 0x85, // stop
    0, 1, 0x80,
    0, 0, 0x88, // end
    9, 9, 0x80,
  ]);

  it('moves until told to sew', () => {
    const back = readKsm(file);
    expect([...back.commands]).toEqual([
      Jump, Stitch, Stitch, Trim, Jump, Stitch, ColorChange, Jump, Stitch, Stop, Stitch,
    ]); // prettier-ignore
    expect([...back.x]).toEqual([12, 10, 6, 6, 6, 6, 6, 13, 14, 14, 15]);
    expect([...back.y]).toEqual([-15, -16, -13, -13, -22, -23, -23, -23, -23, -23, -23]);
    expect(back.threads).toHaveLength(2);
  });

  it('moves from one code on, and takes the next colour at another', () => {
    const records =
      '010280 322897 0a0a80 000098 ' + // a stitch, a move of two records, sews
      '010180 00009b 00009c 050580 000099 ' + // the colour's end, the next, a move, sews
      '010180 00009b 000088';
    const body = Buffer.from(records.replaceAll(' ', ''), 'hex');
    const back = readKsm(Uint8Array.from([...new Uint8Array(512), ...body]));
    expect([...back.commands]).toEqual([Stitch, Jump, Stitch, ColorChange, Jump, Stitch]);
    expect([...back.x]).toEqual([2, 52, 53, 53, 58, 59]);
    expect([...back.y]).toEqual([-1, -61, -62, -62, -67, -68]);
  });

  it('says where a record is none', () => {
    const bad = file.slice();
    bad[514] = 0x9f;
    expect(() => readKsm(bad)).toThrow('at byte 512');
    bad[514] = 0x07;
    expect(() => readKsm(bad)).toThrow(/is no stitch record/);
    expect(() => readKsm(file.subarray(0, 500))).toThrow(/ends too early/);
  });

  it('gives a design or a FormatError for damaged files', () => {
    for (let i = 0; i < 2000; i++) readsSoundly(() => decode(mutation(file, i), 'ksm'));
  });
});
