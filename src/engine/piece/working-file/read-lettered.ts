import type { TextFont } from '../../lettering/font.ts';
import type { FontStyle } from '../../options.ts';
import { readPiece, type ReadPiece } from './read.ts';

/**
 * Reads as `readPiece` does, its texts in our typefaces, of which those are fetched that it wants.
 * What cannot be had is left out, and said.
 * @param text an SVG document
 * @param load gives a typeface
 * @throws as `readPiece`
 */
export async function readLetteredPiece(
  text: string,
  load: (style: FontStyle) => Promise<TextFont>,
): Promise<ReadPiece> {
  const asked = new Set<FontStyle>();
  const plain = readPiece(text, (style) => void asked.add(style));
  if (asked.size === 0) return plain;
  const fonts = new Map<FontStyle, TextFont>();
  for (const style of asked) {
    const font = await load(style).catch(() => undefined);
    if (font) fonts.set(style, font);
  }
  return readPiece(text, (style) => fonts.get(style));
}
