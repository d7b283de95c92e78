import { readFont, type TextFont } from './font.ts';
import { FONT_CHOICES, type FontStyle } from './options.ts';

/** The typefaces of all styles, for tests. */
export interface TestFonts {
  /** The files of a style's typeface: Latin, and Latin with rarer accents. */
  files: (style: FontStyle) => Uint8Array[];
  font: (style: FontStyle) => TextFont;
}

/** @param read gives the bytes of a file, its path from the project's root */
export function testFonts(read: (path: string) => Uint8Array): TestFonts {
  const known = new Map<FontStyle, TextFont>();
  const files = (style: FontStyle): Uint8Array[] => {
    const { family, weight } = FONT_CHOICES[style];
    return ['latin', 'latin-ext'].map((subset) =>
      // Nothing but bytes: a buffer of the system knows more than the engine expects.
      Uint8Array.from(
        read(`node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
      ),
    );
  };
  const font = (style: FontStyle): TextFont => {
    const found = known.get(style) ?? readFont(files(style), FONT_CHOICES[style].name);
    known.set(style, found);
    return found;
  };
  return { files, font };
}
