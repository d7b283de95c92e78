import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../core/errors.ts';
import { ringArea } from '../vector/geometry.ts';
import { baseLetter, readFont } from './font.ts';
import { FONT_STYLES } from './options.ts';
import { testFonts } from './test-support.ts';

const { files: fontFiles, font: testFont } = testFonts((path) => readFileSync(path));

const TURKISH = 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ';

const extents = (rings: readonly Float64Array[]) => {
  const xs = rings.flatMap((ring) => [...ring].filter((_, i) => i % 2 === 0));
  const ys = rings.flatMap((ring) => [...ring].filter((_, i) => i % 2 === 1));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

describe('readFont', () => {
  it.each(FONT_STYLES)('writes every Turkish letter, figure and mark: %s', (style) => {
    const font = testFont(style);
    for (const char of `${TURKISH}0123456789.,:;!?'"()-+&@#%/’“”…€`) {
      const glyph = font.glyph(char);
      expect(glyph, char).toBeDefined();
      expect(glyph!.rings.length, char).toBeGreaterThan(0);
      expect(glyph!.advance, char).toBeGreaterThan(0);
      // In em, on the baseline and y downward: nothing reaches far beyond the line.
      const [left, top, right, bottom] = extents(glyph!.rings);
      expect(top, char).toBeGreaterThan(-1.5);
      expect(bottom, char).toBeLessThan(0.75);
      expect(right - left, char).toBeLessThan(2);
    }
  });

  it.each(FONT_STYLES)('knows how tall letters are: %s', (style) => {
    const font = testFont(style);
    const [, top] = extents(font.glyph('x')!.rings);
    expect(font.xHeight / -top).toBeGreaterThan(0.8);
    expect(font.xHeight / -top).toBeLessThan(1.25);
    expect(font.capHeight).toBeGreaterThan(font.xHeight);
    expect(font.ascent).toBeGreaterThan(font.xHeight);
    expect(font.descent).toBeGreaterThan(0);
  });

  it('gives what the font says of a letter', () => {
    // Archivo Black: 1000 units an em; H is 786 wide, 686 tall.
    const glyph = testFont('block-bold').glyph('H')!;
    expect(glyph.rings).toHaveLength(1);
    const [, top, , bottom] = extents(glyph.rings);
    expect(bottom).toBeCloseTo(0, 5);
    expect(-top).toBeCloseTo(testFont('block-bold').capHeight, 3);
  });

  it('joins overlapping strokes and keeps holes', () => {
    const areas = testFont('sans-modern')
      .glyph('o')!
      .rings.map(ringArea)
      .sort((a, b) => b - a);
    expect(areas).toHaveLength(2);
    expect(areas[0]).toBeGreaterThan(0);
    expect(areas[1]).toBeLessThan(0);
  });

  it('has no glyph for what it cannot write', () => {
    expect(testFont('sans-modern').glyph('漢')).toBeUndefined();
    expect(testFont('sans-modern').glyph('😀')).toBeUndefined();
  });

  it('kerns, and lends accented letters the pair of their base letter', () => {
    const font = testFont('serif-classic');
    expect(font.kerning('A', 'V')).toBeLessThan(-0.02);
    expect(font.kerning('T', 'o')).toBeLessThan(-0.02);
    expect(font.kerning('H', 'H')).toBe(0);
    const ext = testFont('sans-modern');
    expect(ext.kerning('T', 'ş')).toBeCloseTo(ext.kerning('T', 's'), 6);
    expect(ext.kerning('T', 'ş')).toBeLessThan(-0.01);
    expect(ext.kerning('Ğ', 'V')).toBe(ext.kerning('G', 'V'));
  });

  it('says what is no font', () => {
    expect(() => readFont([], 'none')).toThrow(FormatError);
    expect(() => readFont([new Uint8Array(3)], 'short')).toThrow(FormatError);
    expect(() => readFont([new TextEncoder().encode('wOF2 and more of it')], 'woff2')).toThrow(
      /WOFF/,
    );
  });

  it('ends with a FormatError wherever a file is damaged', () => {
    const [file] = fontFiles('decorative-vintage');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: file.length - 1 }),
        fc.integer({ min: 0, max: 255 }),
        fc.boolean(),
        (at, value, cut) => {
          const bytes = cut ? file.slice(0, at) : file.slice();
          if (!cut) bytes[at] = value;
          try {
            const font = readFont([bytes], 'damaged');
            for (const char of 'AVağ') font.glyph(char);
            font.kerning('A', 'V');
          } catch (error) {
            expect(error).toBeInstanceOf(FormatError);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('baseLetter', () => {
  it('takes accents off', () => {
    expect([...'ğİıÇüâx'].map(baseLetter).join('')).toBe('gIiCuax');
  });
});
