import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digitizeLettering } from '../lettering/digitize-lettering.ts';
import { type FontStyle, LETTERING_DEFAULTS } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { inspectDesign } from './inspect-design.ts';
import { moved } from './testing/plant.ts';

const fonts = testFonts((file) => readFileSync(file));

/** A word in capitals of a height, as it is sewn; letters so small are sewn bolder than drawn. */
function word(fontStyle: FontStyle, capitalMm: number) {
  const font = fonts.font(fontStyle);
  const text = 'HÜRRİYET';
  const em = [...text].reduce((sum, char) => sum + font.glyph(char)!.advance, 0);
  const longSideMm = (em * capitalMm) / font.capHeight;
  return digitizeLettering({ ...LETTERING_DEFAULTS, text, fontStyle, longSideMm, colors: 1 }, font);
}

const smallText = (design: ReturnType<typeof word>) =>
  inspectDesign(design).problems.find(({ code }) => code === 'small-text');

describe.each(['sans-modern', 'serif-classic', 'block-bold'] as const)('words in %s', (style) => {
  it('of 3 mm are too small to read, whichever way they lie', () => {
    const small = word(style, 3);
    const found = smallText(small);
    expect(found).toMatchObject({ count: 1, severity: 'warning', mend: 'enlarge' });
    expect(Math.abs(found!.worst - 3)).toBeLessThan(0.5);
    const turned = moved(small, (x, y) => [0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y]);
    expect(smallText(turned)).toMatchObject({ count: 1 });
  });

  it('of 8 mm are not', () => {
    expect(smallText(word(style, 8))).toBeUndefined();
  });
});
