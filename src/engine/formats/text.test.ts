import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiLabel, nameFromLabel, textFromBytes, utf8Bytes } from './text.ts';

describe('text of files', () => {
  it('writes UTF-8 as the platform does, and reads it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(utf8Bytes(text, Infinity)).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
    expect(textFromBytes(Uint8Array.from(utf8Bytes('Çiçek 🌷 ıĞ', 255)))).toBe('Çiçek 🌷 ıĞ');
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
