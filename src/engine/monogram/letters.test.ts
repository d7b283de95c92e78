import { describe, expect, it } from 'vitest';
import { checkLetters, monogramLetters } from './monogram.ts';

describe('monogramLetters', () => {
  it('makes capitals by the rules of the language', () => {
    expect(monogramLetters('iışğ', 'tr')).toEqual(['İ', 'I', 'Ş', 'Ğ']);
    expect(monogramLetters('iab', 'en')).toEqual(['I', 'A', 'B']);
  });

  it('makes small letters for the script in small letters only', () => {
    expect(monogramLetters('Iİ', 'tr', 'script-lowercase')).toEqual(['ı', 'i']);
    expect(monogramLetters('Iİ', 'en', 'script-lowercase')).toEqual(['i', 'i']);
    expect(monogramLetters('wMq', 'en', 'script-interlocking')).toEqual(['W', 'M', 'Q']);
  });

  it('keeps letters that have no capital of their own', () => {
    expect(monogramLetters('ß&7', 'en')).toEqual(['ß', '&', '7']);
  });

  it('counts a letter with its marks as one, and blanks as none', () => {
    expect(monogramLetters(' a\u0308 s\u0327 ', 'tr')).toEqual(['Ä', 'Ş']);
  });
});

describe('checkLetters', () => {
  it('wants one to four', () => {
    for (const count of [1, 2, 3, 4]) {
      expect(() => checkLetters(Array.from({ length: count }, () => 'A'))).not.toThrow();
    }
    for (const count of [0, 5]) {
      expect(() => checkLetters(Array.from({ length: count }, () => 'A'))).toThrow(
        expect.objectContaining({ code: 'bad-options' }),
      );
    }
  });
});
