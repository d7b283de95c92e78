import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { decode, sniffFormat } from '../index.ts';
import { mutation, readsSoundly } from '../test-support.ts';
import { readShv, SHV_MAGIC } from './shv.ts';
import { SHV_THREAD_COUNT, shvThread } from './threads.ts';

const { Stitch, Jump, ColorChange, Stop } = Command;

/** A file with a picture of 5 × 3 pixels; blocks as records and thread. */
function shvFile(
  blocks: [records: number, thread: number][],
  stitches: number[],
  text = SHV_MAGIC,
) {
  const out = new ByteWriter();
  out.ascii(text);
  out.u8(4);
  out.ascii('Rose');
  out.put([5, 3, 0, 0, 0, 0]);
  out.fill(0x22, 10);
  out.u8(blocks.length);
  out.fill(7, 18);
  for (const [records, thread] of blocks) {
    out.u32be(records);
    out.u8(thread);
    out.fill(0, 9);
  }
  out.put(stitches.map((value) => value & 0xff));
  return out.finish();
}

describe('SHV', () => {
  // prettier-ignore
  const stitches = [
    0x80, 1, 0, 1, 0xff, 0x6a, // a move of 1, -150
    5, 5, // and on
    0x80, 2, // sews
    2, -3,
    0x80, 3,
    127, -127, // the next block
    -1, 0,
    4, 4, // and the next
  ];
  const file = shvFile([[7, 3], [2, 41], [1, 41]], stitches); // prettier-ignore

  it('reads moves of two bytes, blocks by their lengths and a stop for a thread named again', () => {
    const back = readShv(file);
    expect([...back.commands]).toEqual([Jump, Stitch, ColorChange, Stitch, Stitch, Stop, Stitch]);
    expect([...back.x]).toEqual([6, 8, 8, 135, 134, 134, 138]);
    expect([...back.y]).toEqual([-145, -148, -148, -275, -275, -275, -271]);
    expect(back.threads.map(({ name }) => name)).toEqual(['Red', 'Dark orange']);
    expect(back.name).toBe('Rose');
  });

  it('is known by its sentence, and read without it by its ending', () => {
    expect(sniffFormat(file)).toBe('shv');
    const plain = shvFile([[9, 3]], stitches, '\0'.repeat(SHV_MAGIC.length));
    expect(sniffFormat(plain)).toBeUndefined();
    expect([...readShv(plain).commands]).toEqual([Jump, Stitch, Stitch, Stitch, Stitch]);
  });

  it('refuses a file without threads, cut short, or with an unknown code', () => {
    expect(() => readShv(shvFile([], []))).toThrow(/no threads/);
    expect(() => readShv(file.subarray(0, 120))).toThrow(/ends too early/);
    expect(() => readShv(shvFile([[9, 0]], [1, 1, 0x80, 9]))).toThrow(/unknown code 9/);
  });

  it('has a thread for each number, black where the chart names none', () => {
    expect(shvThread(0)).toMatchObject({ hex: '#000000', name: 'Black' });
    expect(shvThread(13)).toMatchObject({ hex: '#000000', name: 'Black', code: '13' });
    expect(shvThread(SHV_THREAD_COUNT + 12)).toEqual(shvThread(12));
    expect(shvThread(12)).toMatchObject({ hex: '#ffffff', name: 'White' });
  });

  it('gives a design or a FormatError for damaged files', () => {
    for (let i = 0; i < 2000; i++) readsSoundly(() => decode(mutation(file, i), 'shv'));
  });
});
