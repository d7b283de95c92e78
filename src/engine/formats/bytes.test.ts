import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../core/errors.ts';
import { ByteReader, ByteWriter } from './bytes.ts';

describe('bytes', () => {
  it('reads what was written, past every growth of the buffer', () => {
    const numbers = Array.from({ length: 5000 }, (_, i) => (i * 2654435761) % 4294967296);
    const out = new ByteWriter();
    for (const n of numbers) {
      out.u8(n);
      out.u16(n);
      out.u24(n);
      out.u32(n);
    }
    const file = new ByteReader(out.finish(), 'test');
    for (const n of numbers) {
      expect([file.u8(), file.u16(), file.u24(), file.u32()]).toEqual([
        n % 2 ** 8,
        n % 2 ** 16,
        n % 2 ** 24,
        n,
      ]);
    }
    expect(file.remaining).toBe(0);
  });

  it('writes big-endian, floats, text and fills where they belong', () => {
    const out = new ByteWriter();
    out.u16(0);
    out.u16be(0x1234);
    out.f32(-1.5);
    out.ascii('LA:');
    out.fill(0x20, 2);
    out.patch(0, () => out.u16(0xabcd));
    // prettier-ignore
    expect([...out.finish()]).toEqual([
      0xcd, 0xab, 0x12, 0x34, 0, 0, 0xc0, 0xbf, 0x4c, 0x41, 0x3a, 0x20, 0x20,
    ]);
  });

  it('reads signed and big-endian numbers', () => {
    const out = new ByteWriter();
    out.u32be(0x80fffffe);
    out.u32be(-2);
    const file = new ByteReader(out.finish(), 'test');
    expect([file.i8(), file.i8(), file.i16be()]).toEqual([-128, -1, -2]);
    expect(file.i32be()).toBe(-2);
    file.seek(2);
    expect([file.i16(), file.u16be()]).toEqual([-257, 0xffff]);
  });

  it('never reads past the end, and says where it would have', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: -5, max: 20 }), (length, count) => {
        const file = new ByteReader(new Uint8Array(length), 'test');
        if (count >= 0 && count <= length) {
          expect(file.take(count)).toHaveLength(count);
        } else {
          expect(() => file.take(count)).toThrow(FormatError);
          expect(() => file.seek(count)).toThrow('at byte 0');
        }
      }),
    );
  });
});
