import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { makeDesign, sewn } from '../test-support.ts';
import { readDst, writeDst } from './dst.ts';
import { dstX, dstY, packDst } from './record.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;
/** The bits of a third byte that tell records apart. */
const DST_KIND = 0xc3;
const bytesOf = (packed: number): number[] => [packed & 255, (packed >> 8) & 255, packed >> 16];
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

describe('DST records', () => {
  it('hold every move up to 12.1 mm', () => {
    for (let dx = -121; dx <= 121; dx++) {
      for (const dy of [-121, -40, -1, 0, 13, 121]) {
        const packed = packDst(dx, dy, 0x03);
        expect([dstX(packed), dstY(packed)]).toEqual([dx, dy]);
      }
    }
  });

  it('put the digits where the layout has them', () => {
    // x = 81 + 27 + 9 + 3 + 1, y = 1 upward
    expect(bytesOf(packDst(121, -1, 0x03))).toEqual([0x85, 0x05, 0x07]);
    expect(bytesOf(packDst(0, 0, 0xf3))).toEqual([0x00, 0x00, 0xf3]);
  });
});

describe('writeDst', () => {
  const file = writeDst(
    makeDesign(
      [
        [Jump, -100, 50],
        [Stitch, -100, 50],
        [Stitch, 20, -30],
        [ColorChange],
        [Jump, 60, 70],
        [Stitch, 64, 80],
      ],
      [],
      'Çiçek gül',
    ),
  );

  it('fills in its header', () => {
    expect(textOf(file.subarray(0, 512)).trimEnd().split('\r')).toEqual([
      'LA:Cicek gul       ',
      'ST:      6',
      'CO:  1',
      '+X:   64',
      '-X:  100',
      '+Y:   30',
      '-Y:   80',
      'AX:+   64',
      'AY:-   80',
      'MX:+    0',
      'MY:+    0',
      'PD:******',
      '\x1a',
    ]);
    expect(file.length).toBe(512 + 3 * (6 + 1));
    expect([...file.subarray(-3)]).toEqual([0, 0, 0xf3]);
  });

  it('keeps three jumps in a row for trims, when moves are short', () => {
    const flags = (bytes: Uint8Array): number[] =>
      [...bytes.subarray(512)].filter((_, i) => i % 3 === 2).map((b) => b & 0xc3);
    const hops = makeDesign([
      [Stitch, 0, 0],
      [Jump, 5, 0],
      [Jump, 10, 0],
      [Jump, 15, 0],
      [Stitch, 15, 0],
      [Trim],
      [Jump, 30, 0],
      [Stitch, 30, 0],
    ]);
    expect(flags(writeDst(hops))).toEqual([0x03, 0x83, 0x03, 0x83, 0x83, 0x83, 0x83, 0x03, 0xc3]);
  });

  it('cannot help that a long move cuts the thread, and neither adds a needle point nor a second cut', () => {
    const float = makeDesign([
      [Stitch, 0, 0],
      [Jump, 300, 0],
      [Stitch, 300, 0],
      [Trim],
      [Jump, -900, 0],
      [Stitch, -900, 0],
    ]);
    expect(sewn(readDst(writeDst(float)))).toEqual([
      '0,0',
      '✂',
      '~300,0',
      '300,0',
      '✂',
      '~-900,0',
      '-900,0',
    ]);
  });
});

describe('readDst', () => {
  it('takes thread lines that other programs add to the header', () => {
    const file = writeDst(makeDesign([[Stitch, 1, 1], [ColorChange], [Stitch, 2, 2]]));
    const line = [...'TC:#FF8800,Marigold,1137\r'].map((c) => c.charCodeAt(0));
    file.set(line, 130);
    expect(readDst(file).threads).toEqual([
      { hex: '#ff8800', name: 'Marigold', code: '1137', chart: '' },
      expect.objectContaining({ name: 'Unknown colour 2' }),
    ]);
  });

  it('takes sequins for moves, and not for a trim', () => {
    const file = writeDst(
      makeDesign([
        [Stitch, 1, 1],
        [Jump, 41, 1],
        [Jump, 301, 1],
        [Stitch, 301, 1],
      ]),
    );
    // Stitch, three jumps, stitch: put marks in place of the first and the last jump.
    const flags = [1, 3].map((record) => 512 + 3 * record + 2);
    for (const at of flags) file[at] = (file[at] & ~DST_KIND) | 0x43;
    expect([...readDst(file).commands]).toEqual([Stitch, Jump, Stitch]);
  });

  it('reads a file without an end record', () => {
    const file = writeDst(makeDesign([[Stitch, 1, 1]]));
    expect([...readDst(file.subarray(0, -3)).x]).toEqual([1]);
  });

  it('says where a record is none', () => {
    const file = writeDst(makeDesign([[Stitch, 1, 1]]));
    file[514] = 0x20;
    expect(() => readDst(file)).toThrow('at byte 512');
    expect(() => readDst(file.subarray(0, 511))).toThrow('ends too early');
  });
});
