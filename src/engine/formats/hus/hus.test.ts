import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, type Thread } from '../../core/design.ts';
import { FormatError } from '../../core/errors.ts';
import { hash01 } from '../../core/hash.ts';
import { ByteReader } from '../bytes.ts';
import { makeDesign } from '../test-support.ts';
import { compress } from './compress.ts';
import { expand } from './expand.ts';
import { codeFromLengths, codesOf, huffmanLengths } from './huffman.ts';
import { readHus, writeHus } from './hus.ts';
import { HUS_THREADS } from './threads.ts';

const { Stitch, ColorChange, Stop } = Command;
const file = new ByteReader(new Uint8Array(0), 'test');
const unpacked = (bytes: Uint8Array): Uint8Array => expand(compress(bytes), bytes.length, file);

describe('HUS compression', () => {
  it('gives back any bytes', () => {
    const letters = fc.constantFrom(128, 129, 132, 136, 144, 0, 1, 255);
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 3000 }),
      fc.array(letters, { maxLength: 3000 }),
    );
    fc.assert(
      fc.property(bytes, (values) => {
        const column = Uint8Array.from(values);
        expect(unpacked(column)).toEqual(column);
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it('goes on over many blocks', () => {
    const column = Uint8Array.from({ length: 30_000 }, (_, i) => Math.floor(hash01(i) * 256));
    expect(unpacked(column)).toEqual(column);
  });

  it('packs what repeats, with the longest matches alone too', () => {
    const column = new Uint8Array(2_000_000).fill(128);
    const packed = compress(column);
    expect(packed.length).toBeLessThan(1100);
    expect(expand(packed, column.length, file)).toEqual(column);
  });

  it('gives up on what is not packed soundly', () => {
    // One token, whose code of code lengths has three codes of one bit.
    const packed = Uint8Array.of(0, 1, 0b00100_001, 0b001_001_00, 0b000_00000, 0);
    expect(() => expand(packed, 9, file)).toThrow(FormatError);
  });

  it('never gives more than asked for', () => {
    expect(expand(compress(new Uint8Array(5000)), 100, file)).toEqual(new Uint8Array(100));
  });
});

describe('Huffman codes', () => {
  it('stay within 16 bits for the steepest frequencies of a block', () => {
    const fibonacci = [1, 1];
    let sum = 2;
    for (;;) {
      const next = fibonacci[fibonacci.length - 1] + fibonacci[fibonacci.length - 2];
      if (sum + next > 4096) break;
      fibonacci.push(next);
      sum += next;
    }
    expect(Math.max(...huffmanLengths(Uint32Array.from(fibonacci)))).toBeLessThanOrEqual(16);
  });

  it('are shorter for what is frequent, and none begins another', () => {
    const lengths = huffmanLengths(Uint32Array.of(5, 0, 1, 40, 9, 9));
    expect(lengths[1]).toBe(0);
    expect(lengths[3]).toBe(1);
    const texts = [...codesOf(lengths)].flatMap((code, i) =>
      lengths[i] > 0 ? [code.toString(2).padStart(lengths[i], '0')] : [],
    );
    for (const a of texts) for (const b of texts) expect(a !== b && b.startsWith(a)).toBe(false);
  });

  it('are refused where lengths fit no code', () => {
    expect(codeFromLengths(Uint8Array.of(1, 1, 1))).toBeUndefined();
    expect(codeFromLengths(Uint8Array.of(0, 0))).toBeUndefined();
    expect(codeFromLengths(Uint8Array.of(17))).toBeUndefined();
  });
});

describe('HUS files', () => {
  const named = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });
  const design = makeDesign(
    [[Stitch, -30, 20], [ColorChange], [Stitch, 50, -10], [Stop], [Stitch, 9, 0]],
    [named('#ff0000'), named('#fe0101')],
    'Çiçek demeti',
  );
  const bytes = writeHus(design);

  it('fill in their header', () => {
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(4, true)).toBe(6);
    expect(view.getUint32(8, true)).toBe(3);
    expect([12, 14, 16, 18].map((at) => view.getInt16(at, true))).toEqual([50, 10, -30, -20]);
    expect(view.getUint32(20, true)).toBe(0x2a + 6);
    expect(readHus(bytes).name).toBe('Cicek de');
  });

  it('give alike neighbours two threads, and a stop the same one again', () => {
    const view = new DataView(bytes.buffer);
    const [first, second, third] = [0, 2, 4].map((at) => view.getUint16(0x2a + at, true));
    expect(HUS_THREADS[first].name).toBe('Red');
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect([...readHus(bytes).commands]).toEqual([...design.commands]);
  });

  it('say what is wrong', () => {
    expect(() => readHus(new Uint8Array(50))).toThrow(/does not start as one/);
    const changed = bytes.slice();
    changed.set([0xff, 0xff, 0xff, 0xff], 4);
    expect(() => readHus(changed)).toThrow(/too many stitches/);
    const swapped = bytes.slice();
    swapped[20] += 200;
    expect(() => readHus(swapped)).toThrow(FormatError);
  });
});
