import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readFont, type TextFont } from 'ilmek-engine/lettering';
import { FONT_CHOICES, type FONT_STYLES } from 'ilmek-engine/tables';

/** Opens the typeface of a style: Latin, and Latin with rarer accents, from its package. */
export async function fontOf(style: (typeof FONT_STYLES)[number]): Promise<TextFont> {
  const { family, weight, name } = FONT_CHOICES[style];
  const files = await Promise.all(
    ['latin', 'latin-ext'].map((set) => {
      const file = `@fontsource/${family}/files/${family}-${set}-${weight}-normal.woff`;
      return readFile(fileURLToPath(import.meta.resolve(file)));
    }),
  );
  // Nothing but bytes: a buffer of the system knows more than the engine expects.
  return readFont(
    files.map((bytes) => Uint8Array.from(bytes)),
    name,
  );
}
