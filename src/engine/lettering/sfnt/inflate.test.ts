import { constants, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../core/errors.ts';
import { inflate } from './inflate.ts';

const STRATEGIES = [
  { level: 9 },
  { level: 1 },
  { level: 0 }, // stored
  { strategy: constants.Z_FIXED },
  { strategy: constants.Z_HUFFMAN_ONLY },
];

/** Bytes that repeat themselves, as tables of fonts do, and bytes that do not. */
const bytesOf = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 200 }))
    .map(([part, times]) =>
      Uint8Array.from({ length: part.length * times }, (_, i) => part[i % part.length]),
    ),
);

describe('inflate', () => {
  it('unpacks what zlib packs, in every kind of block', () => {
    fc.assert(
      fc.property(bytesOf, fc.constantFrom(...STRATEGIES), (bytes, options) => {
        expect(inflate(deflateSync(bytes, options), bytes.length)).toEqual(bytes);
      }),
    );
  });

  it('refuses a wrong size, and streams that are cut short or damaged', () => {
    const packed = deflateSync(new Uint8Array(500).fill(7));
    expect(() => inflate(packed, 499)).toThrow(FormatError);
    expect(() => inflate(packed, 501)).toThrow(FormatError);
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.integer({ min: 0, max: 500 }),
        (bytes, size) => {
          try {
            expect(inflate(bytes, size)).toHaveLength(size);
          } catch (error) {
            expect(error).toBeInstanceOf(FormatError);
          }
        },
      ),
    );
  });
});
