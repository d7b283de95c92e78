import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, type Thread } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { makeDesign } from '../test-support.ts';
import { readVp3 } from './reader.ts';
import { writeVp3 } from './writer.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const threads: Thread[] = [
  { hex: '#c81e3a', name: 'Gelincik kırmızısı', code: '1024', chart: 'Ilmek 40' },
  { hex: '#0b3d91', name: 'Night', code: '', chart: '' },
];
const design = makeDesign(
  [
    [Jump, -51, 20],
    [Stitch, -51, 20],
    [Stitch, 50, -20],
    [Trim],
    [ColorChange],
    [Jump, 400, 20],
    [Stitch, 400, 20],
    [Stop],
    [Stitch, 401, 20],
  ],
  threads,
);
const file = writeVp3(design);

/** The offset of the bytes after a section's mark and length. */
function sections(mark: number): number[] {
  const found: number[] = [];
  for (let at = 0; at + 7 <= file.length; at++) {
    if (file[at] === 0 && file[at + 1] === mark && file[at + 2] === 0) {
      const length = new ByteReader(file, 'test', at + 3).i32be();
      if (length > 0 && at + 7 + length <= file.length) found.push(at + 7);
    }
  }
  return found;
}

describe('writeVp3', () => {
  it('closes its sections at the end of the file', () => {
    for (const mark of [2, 3]) {
      const [start] = sections(mark);
      expect(start + new ByteReader(file, 'test', start - 4).i32be()).toBe(file.length);
    }
    expect(sections(5)).toHaveLength(3);
  });

  it('gives extents and places in thousandths, from the middle, half a tenth too', () => {
    const [whole] = sections(2);
    const numbers = new ByteReader(file, 'test', whole + 2 + 2 * design.name.length);
    const four = [1, 2, 3, 4].map(() => numbers.i32be());
    expect(four).toEqual([40100, 2000, -5100, -2000]);
    const [first, second] = sections(5).map((at) => new ByteReader(file, 'test', at));
    expect([first.i32be(), first.i32be()]).toEqual([-17500, 0]);
    expect([second.i32be(), second.i32be()]).toEqual([-12500, 2000]);
  });

  it('writes a move with the needle point after it as one record', () => {
    // prettier-ignore
    const wanted = [0x0a, 0xf6, 0, 0xcd, 20, 101, 0xd8, 0x80, 3];
    const [at] = sections(1);
    expect([...file.subarray(at, at + wanted.length)]).toEqual(wanted);
    // 35 mm is too long for two bytes.
    const [, next] = sections(1);
    expect([...file.subarray(next + 3, next + 11)]).toEqual([0x80, 1, 1, 94, 0, 40, 0x80, 2]);
  });

  it('splits a move over 320 mm', () => {
    const wide = makeDesign([[Stitch, -2000, 0], [Trim], [Jump, 2000, 0], [Stitch, 2000, 0]]);
    const back = readVp3(writeVp3(wide));
    const points = [...back.x].filter((_, i) => back.commands[i] === Stitch);
    expect(points.slice(-2)).toEqual([0, 2000]);
  });
});

describe('the name in the notes', () => {
  const named = (name: string) => readVp3(writeVp3({ ...design, name })).name;

  it('comes back as it was, in any alphabet, cut to whole letters', () => {
    for (const name of ['Gül bahçesi', '日本', 'Ada 🌷', '']) expect(named(name)).toBe(name);
    expect(named('🌷'.repeat(150))).toBe('🌷'.repeat(100));
    expect(named(`a${'🌷'.repeat(150)}`)).toBe(`a${'🌷'.repeat(99)}`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const back = named(name);
        expect(named(back)).toBe(back);
        expect(back).not.toMatch(/\p{Cc}/u);
        expect(readVp3(writeVp3({ ...design, name })).commands).toEqual(readVp3(file).commands);
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it('is one line: the first of notes by others', () => {
    expect(named('Rose\nsewn twice')).toBe('Rose sewn twice');
    const notes = 'Rose\r\nUse cut-away'.split('').flatMap((c) => [0, c.charCodeAt(0)]);
    const [whole] = sections(2);
    const other = [...writeVp3({ ...design, name: '' })];
    other.splice(whole, 2, 0, notes.length, ...notes);
    expect(readVp3(Uint8Array.from(other)).name).toBe('Rose');
  });
});

describe('readVp3', () => {
  it('reads threads whole, and the same one again as a stop', () => {
    const back = readVp3(file);
    expect(back.threads).toEqual(threads);
    expect([...back.commands]).toEqual([
      Jump, Stitch, Stitch, Trim, ColorChange, Jump, Stitch, Stop, Jump, Stitch,
    ]); // prettier-ignore
  });

  it('takes the first of a thread’s colours', () => {
    const [block] = sections(5);
    const more = [...file];
    more[block + 8] = 2;
    more.splice(block + 10 + 6, 0, 1, 2, 3, 0, 0, 0);
    more[block - 1] += 6;
    expect(readVp3(Uint8Array.from(more)).threads).toEqual(threads);
  });

  it('says that a block ends outside the file', () => {
    expect(() => readVp3(file.subarray(0, -20))).toThrow(/ends outside the file/);
    expect(() => readVp3(file.subarray(1))).toThrow(/does not start/);
  });
});
