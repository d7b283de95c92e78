import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PdfFile } from '../worksheet/pdf/file.ts';
import { PdfFont } from '../worksheet/pdf/font.ts';
import { testFonts } from '../lettering/test-support.ts';
import { readFace } from './face.ts';

const sheet = readFileSync(new URL('../../assets/fonts/sheet-latin.ttf', import.meta.url));
const woff = testFonts((path) => readFileSync(path)).files('sans-modern')[0];
const DIGITS = [...'0123456789'].map((digit) => digit.charCodeAt(0));

describe('readFace', () => {
  it('reads a bare TrueType file and a packed one alike', () => {
    for (const face of [readFace(sheet), readFace(woff)]) {
      const glyph = face.index('H'.charCodeAt(0));
      expect(glyph).toBeGreaterThan(0);
      expect(glyph).toBeLessThan(face.glyphCount);
      const tops = face.rings(glyph).flatMap((ring) => ring.filter((_, i) => i % 2 === 1));
      expect(-Math.min(...tops.flatMap((ring) => [...ring]))).toBeCloseTo(face.capHeight, 2);
      const [left, bottom, right, top] = face.box;
      expect(left).toBeLessThan(right);
      expect(bottom).toBeLessThanOrEqual(-face.descent + 0.2);
      expect(top).toBeGreaterThan(face.capHeight);
    }
  });

  it('puts figures of one width in the place of others where features say so', () => {
    const face = readFace(sheet);
    const plain = DIGITS.map((code) => face.index(code));
    const tabular = plain.map((glyph) => face.featured(glyph, ['lnum', 'tnum']));
    expect(new Set(tabular.map((glyph) => face.advance(glyph))).size).toBe(1);
    expect(tabular).not.toEqual(plain);
    expect(plain.map((glyph) => face.featured(glyph, ['none']))).toEqual(plain);
  });

  it('is refused by a PDF for a packed file, whose bytes a PDF cannot hold', () => {
    expect(() => new PdfFont(new PdfFile(), 'Test', [woff])).toThrow(/TrueType alone/);
  });
});
