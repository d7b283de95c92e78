import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_STYLES } from '../options.ts';
import { testFonts } from '../test-support.ts';
import { coverOf } from './sewn-cover.ts';
import { farthestOutside, sewGlyph, WRITTEN } from './sewn-glyph.ts';

const { font } = testFonts((path) => readFileSync(path));

/**
 * Hairlines are sewn as bold as a needle needs them, and compensation comes on top. The middle of a
 * bridge from a letter to its dot, at most 2 mm long and seldom square to both, lies farther out.
 */
const MAX_OUTSIDE_MM = 1.2;

/**
 * Sizes of capitals at which a letter is sewn: in a fifth of the fonts one of two small ones, and in
 * one of the fonts a large one, which takes long. Each font has some of each kind of letter.
 */
function sizesOf(letter: number, font: number): number[] {
  const sizes: number[] = [];
  if ((letter + font) % 5 === 0) sizes.push((letter + font) % 2 === 0 ? 5 : 8);
  if (letter % FONT_STYLES.length === font) sizes.push(letter % 12 === 0 ? 25 : 12);
  return sizes;
}

/* All letters at all sizes: npm run bench:letters. */
describe('sewGlyph', () => {
  it.each(FONT_STYLES)('keeps the thread inside each letter: %s', (fontStyle) => {
    const astray: string[] = [];
    WRITTEN.forEach((char, i) => {
      for (const capitalMm of sizesOf(i, FONT_STYLES.indexOf(fontStyle))) {
        const sewn = sewGlyph(font(fontStyle), char, capitalMm);
        const far = sewn ? farthestOutside(sewn) : 0;
        if (far > MAX_OUTSIDE_MM) astray.push(`${char} of ${capitalMm} mm: ${far.toFixed(2)} mm`);
      }
    });
    expect(astray).toEqual([]);
  });

  it.each([
    ['sans-modern', 'K'],
    ['sans-modern', '%'],
    ['script-modern', 'E'],
  ] as const)('does not bristle in the tips of slanted strokes: %s %s', (style, char) => {
    expect(farthestOutside(sewGlyph(font(style), char, 15)!)).toBeLessThan(0.5);
  });

  it.each([
    ['block-bold', 'M'],
    ['handwritten', 'W'],
  ] as const)('leaves no cloth bare in the notches of %s %s', (style, char) => {
    const { design, rings } = sewGlyph(font(style), char, 15)!;
    expect(coverOf(design, rings).gapMm).toBeLessThan(0.2);
  });

  it('sews an o that is written in one go as a ring, its opening bare', () => {
    for (const capitalMm of [5, 8, 20]) {
      for (const char of 'o0º') {
        const sewn = sewGlyph(font('handwritten'), char, capitalMm)!;
        const far = farthestOutside(sewn);
        expect(far, `${char} of ${capitalMm} mm`).toBeLessThan(0.7);
      }
    }
  });
});
