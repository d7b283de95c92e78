import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiLabel, fileText, nameFromLabel, textFile, textFromBytes, utf8Bytes } from './text.ts';

describe('a name on a machine’s display', () => {
  it('has each letter’s plain form, whatever language it is of', () => {
    const plain = (text: string) => asciiLabel(text, 40);
    expect(plain('çğıöşü ÇĞİÖŞÜ âîû')).toBe('cgiosu CGIOSU aiu');
    expect(plain('Straße, Grüße')).toBe('Strasse, Grusse');
    expect(plain('œuvre ŒUVRE æ Æ')).toBe('oeuvre OEUVRE ae AE');
    expect(plain('smørbrød Ø đ Đ ð þ ł Ł')).toBe('smorbrod O d D d th l L');
    expect(plain('½ № ﬁ')).toBe('12 No fi');
    expect(plain('a\tb\u0007c\u00a0d')).toBe('abc d');
  });

  it('is cut to what fits, without a blank at either end', () => {
    expect(asciiLabel('  Rose garden ', 5)).toBe('Rose');
    expect(asciiLabel('Rose garden', 6)).toBe('Rose g');
    expect(asciiLabel('日本 語', 8)).toBe('Untitled');
    expect(asciiLabel('', 8)).toBe('Untitled');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 8, max: 20 }),
        (name, most) => {
          const label = asciiLabel(name, most);
          expect(label).toMatch(/^[!-~]([ -~]*[!-~])?$/);
          expect(label.length).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: 100, seed: 1 },
    );
  });

  it('is no name where a machine wrote that there is none', () => {
    expect(['Untitled', 'Untitled\0\0', '', '  ', '\0'].map(nameFromLabel)).toEqual(
      Array<string>(5).fill(''),
    );
    expect(nameFromLabel('Untitled 2')).toBe('Untitled 2');
  });
});

describe('bytes of text', () => {
  /** Bytes that are nearly UTF-8: its first bytes, the bytes that go on, and what borders on them. */
  const bytes = fc
    .array(
      fc.oneof(
        fc.constantFrom(0x41, 0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xed, 0xef),
        fc.constantFrom(0x9f, 0xa0, 0x8f, 0x90, 0xf0, 0xf4, 0xf5, 0xff),
      ),
      { maxLength: 6 },
    )
    .map((all) => Uint8Array.from(all));
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  it('are UTF-8 exactly where the platform takes them for it, else Latin-1', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        let wanted: string;
        try {
          wanted = strict.decode(given);
        } catch {
          wanted = String.fromCharCode(...given);
        }
        expect(fileText(given)).toBe(wanted.replace(/^\uFEFF/, ''));
      }),
      { numRuns: 1500, seed: 2 },
    );
  });

  it('are read whole, however long and wherever letters lie', () => {
    for (const length of [4095, 4096, 4097, 9000]) {
      for (const text of [
        `${'a'.repeat(length)}ş🌷b`,
        `ş${'a'.repeat(length)}`,
        'ğ'.repeat(length),
      ]) {
        expect(fileText(textFile(text)) === text).toBe(true);
        expect(textFromBytes(textFile(text)) === text).toBe(true);
      }
    }
  });

  it('lose a byte order mark at their start, and none within', () => {
    expect(fileText(Uint8Array.of(0x41, 0xef, 0xbb, 0xbf, 0x42))).toBe('A\ufeffB');
    expect(fileText(Uint8Array.of(0xef, 0xbb, 0xbf))).toBe('');
  });

  it('hold no half of a letter: neither a lone surrogate nor a cut character', () => {
    const replacement = [0xef, 0xbf, 0xbd];
    expect(utf8Bytes('\ud800', 9)).toEqual(replacement);
    expect(utf8Bytes('\udfff', 9)).toEqual(replacement);
    expect(utf8Bytes('\ud7ff\ue000', 9)).toEqual([0xed, 0x9f, 0xbf, 0xee, 0x80, 0x80]);
    expect([...textFile('a\udc00b')]).toEqual([0x61, ...replacement, 0x62]);
    for (const [text, most, kept] of [
      ['ş', 1, 0],
      ['ş', 2, 2],
      ['🌷', 3, 0],
      ['🌷', 4, 4],
      ['aş', 2, 1],
      ['€€', 5, 3],
    ] as const) {
      expect(utf8Bytes(text, most)).toHaveLength(kept);
    }
  });
});
