import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { readDsb, readU01, writeU01 } from './u01.ts';
import { writeDst } from '../dst/dst.ts';
import { decode, sniffFormat } from '../index.ts';
import { makeDesign, mutation, readsSoundly, sewn, type Step } from '../test-support.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const design = makeDesign(
  [
    [Jump, 10, -20],
    [Stitch, 10, -20],
    [Stitch, -117, 0],
    [Trim],
    [ColorChange],
    [Stitch, -117, 5],
    [Stop],
    [Stitch, -116, 5],
  ],
  [],
  'Rose',
);
const file = writeU01(design);

describe('U01', () => {
  it('writes flags with the sizes of the steps', () => {
    // prettier-ignore
    expect([...file.subarray(0x100)]).toEqual([
      0x89, 0, 0,
      0x81, 20, 10,
      0x80, 0, 0,
      0xe0, 20, 127,
      0x87, 0, 0,
      0x8a, 0, 0,
      0xc0, 5, 0,
      0x88, 0, 0,
      0x80, 0, 1,
      0xf8, 0, 0,
    ]);
  });

  it('fills in its header, y upward', () => {
    const view = new DataView(file.buffer, 0x80);
    expect([0, 2, 4, 6].map((at) => view.getInt16(at, true))).toEqual([-117, -5, 10, 20]);
    expect(view.getUint32(12, true)).toBe(9);
    expect([16, 18].map((at) => view.getInt16(at, true))).toEqual([-116, -5]);
  });

  it('takes needles 1 to 15 in turn', () => {
    const steps = Array.from({ length: 16 }, (): Step[] => [[Stitch, 1, 0], [ColorChange]]).flat();
    const many = writeU01(makeDesign(steps)).subarray(0x100);
    const needles = [...many].filter((byte, i) => i % 3 === 0 && (byte & 0x1f) > 8).slice(0, 17);
    expect(needles.map((byte) => (byte & 0x1f) - 8)).toEqual([
      ...Array.from({ length: 15 }, (_, i) => i + 1),
      1,
      2,
    ]);
  });

  it('reads a first needle as no change, and a file without one', () => {
    const body = [...file];
    body.splice(0x100, 3);
    expect(sewn(readU01(Uint8Array.from(body)))).toEqual(sewn(design));
    expect(readU01(file).threads).toHaveLength(2);
  });

  it('says where a record is none', () => {
    const bad = file.slice();
    bad[0x103] = 0x01;
    expect(() => readU01(bad)).toThrow('at byte 259');
  });
});

describe('DSB', () => {
  // A Tajima header before Barudan records.
  const dsb = Uint8Array.from([...writeDst(design).subarray(0, 512), ...file.subarray(0x100)]);

  it('is read with its label, and told from DST', () => {
    const back = readDsb(dsb);
    expect(sewn(back)).toEqual(sewn(design));
    expect(back.name).toBe('Rose');
    expect(sniffFormat(dsb)).toBe('dsb');
    expect(sniffFormat(writeDst(design))).toBe('dst');
  });

  it('gives a design or a FormatError for damaged files', () => {
    for (let i = 0; i < 2000; i++) readsSoundly(() => decode(mutation(dsb, i), 'dsb'));
  });
});
