import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiLabel, fileText, nameFromLabel, textFile, textFromBytes, utf8Bytes } from './text.ts';

describe('text of files', () => {
  it('writes UTF-8 as the platform does, and reads it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(utf8Bytes(text, Infinity)).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
    expect(textFromBytes(Uint8Array.from(utf8Bytes('Çiçek 🌷 ıĞ', 255)))).toBe('Çiçek 🌷 ıĞ');
  });

  it('writes and reads whole files, line ends and all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), fc.nat(9000), (text, length) => {
        const whole = 'a\r\n'.repeat(length) + text;
        const bytes = textFile(whole);
        expect(Buffer.from(bytes).equals(new TextEncoder().encode(whole))).toBe(true);
        expect(fileText(bytes)).toBe(new TextDecoder().decode(bytes));
      }),
      { numRuns: 50 },
    );
    expect(fileText(new Uint8Array(10_000).fill(0xe7))).toBe('ç'.repeat(10_000));
    expect(fileText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  });

  it('cuts between characters', () => {
    expect(utf8Bytes('aé🌷', 6)).toEqual(utf8Bytes('aé', 6));
  });

  it('falls back to Latin-1 where bytes are no UTF-8', () => {
    expect(textFromBytes(Uint8Array.of(0x66, 0xfc, 0x72))).toBe('für');
    expect(textFromBytes(Uint8Array.of(0xc0, 0x80))).toHaveLength(1);
    fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof textFromBytes(bytes) === 'string'));
  });

  it('makes labels that a machine can show', () => {
    expect(asciiLabel('Şeftali ağacı 🌷', 16)).toBe('Seftali agaci');
    expect(asciiLabel('日本', 16)).toBe('Untitled');
    expect(asciiLabel('rose-01 red', 8, /[a-z0-9]/i)).toBe('rose01re');
    expect(nameFromLabel(' Untitled  ')).toBe('');
    expect(nameFromLabel('Rose\0\0')).toBe('Rose');
  });
});
