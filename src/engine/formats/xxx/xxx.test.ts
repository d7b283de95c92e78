import { describe, expect, it } from 'vitest';
import { Command, type Thread } from '../../core/design.ts';
import { makeDesign } from '../test-support.ts';
import { readXxx, writeXxx, XXX_END_AT } from './xxx.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const named = (hex: string, name: string): Thread => ({ hex, name, code: '', chart: '' });
const design = makeDesign(
  [
    [Jump, 10, -20],
    [Stitch, 10, -20],
    [Stitch, -114, 104],
    [Trim],
    [ColorChange],
    [Stitch, -113, 104],
    [Stop],
    [Stitch, -112, 104],
  ],
  [named('#c81e3a', 'Poppy'), named('#c81e3a', 'Another poppy')],
);
const file = writeXxx(design);
const view = new DataView(file.buffer);

describe('XXX', () => {
  it('fills in its header', () => {
    expect(view.getUint32(0x17, true)).toBe(8);
    expect(view.getUint16(0x27, true)).toBe(3);
    expect([0, 2, 4, 6, 8, 10].map((at) => view.getInt16(0x2d + at, true))).toEqual([
      124, 124, -112, -104, 114, 104,
    ]);
  });

  it('writes stitches, then colours: a like one differs, a stop’s is the same', () => {
    // prettier-ignore
    expect([...file.subarray(0x100, 0x100 + 30)]).toEqual([
      0x7f, 1, 10, 20,
      0, 0,
      0x84, 0x84,
      0x7f, 3, 0, 0,
      0x7f, 8, 0, 0,
      1, 0,
      0x7f, 8, 0, 0,
      1, 0,
      0x7f, 0x7f, 0x02, 0x14, 0, 0,
    ]);
    const list = view.getUint32(XXX_END_AT, true) + 6;
    // prettier-ignore
    expect([...file.subarray(list, list + 12)]).toEqual([
      0, 0xc8, 0x1e, 0x3a, 0, 0xc8, 0x1e, 0x3b, 0, 0xc8, 0x1e, 0x3b,
    ]);
    expect(file.length).toBe(list + 21 * 4 + 6);
  });

  it('reads long records and named needles', () => {
    const other = writeXxx(makeDesign([[Stitch, 1, 1]]));
    // prettier-ignore
    const stitches = [
      0x7e, 0x2c, 1, 0xd4, 0xfe, 0x7d, 0xff, 0xff, 0, 0, 0x7f, 0x0b, 0, 0, 1, 0, 0x7f, 0x18, 0, 0,
    ];
    const back = readXxx(Uint8Array.from([...other.subarray(0, 0x100), ...stitches]));
    expect([...back.commands]).toEqual([Jump, Stitch, ColorChange, Stitch]);
    expect([...back.x]).toEqual([300, 299, 299, 300]);
    expect([...back.y]).toEqual([300, 300, 300, 300]);
  });

  it('has colours of its own where the list is not where the header says, or not whole', () => {
    const end = view.getUint32(XXX_END_AT, true);
    const first = (bytes: Uint8Array) => readXxx(bytes).threads[0].hex;
    expect(first(file)).toBe('#c81e3a');
    const elsewhere = file.slice();
    new DataView(elsewhere.buffer).setUint32(XXX_END_AT, end - 1, true);
    expect(first(elsewhere)).not.toBe('#c81e3a');
    // Behind the end mark and two zeros three colours of four bytes.
    expect(first(file.subarray(0, end + 6 + 12))).toBe('#c81e3a');
    expect(first(file.subarray(0, end + 6 + 11))).not.toBe('#c81e3a');
  });

  it('says where a code is unknown', () => {
    const bad = file.slice();
    bad[0x101] = 0x70;
    expect(() => readXxx(bad)).toThrow('at byte 256');
  });
});
