import { readFileSync } from 'node:fs';
import opentype, { type Font } from 'opentype.js';
import { offsetRings } from 'ilmek-engine/internal';
import type { Drawing } from './drawing.ts';
import { path, type Line, type Point } from './line.ts';
import { pathData } from '../../src/lib/card/words.ts';

const FONTS = new URL('../../src/assets/fonts/', import.meta.url);

/** Piazzolla, as the social cards use it: Latin, and the letters that Turkish adds. */
let faces: Font[] | undefined;

function faceOf(character: string): Font {
  faces ??= ['card-latin.ttf', 'card-turkish.ttf'].map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(new URL(file, FONTS));
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  return faces.find((face) => face.charToGlyphIndex(character) > 0) ?? faces[0];
}

interface Setting {
  /** Left end of the baseline, mm. */
  at: Point;
  /** Height of a capital, mm. */
  capMm: number;
  /** Added between letters, mm. */
  spacingMm?: number;
}

/** Height of a capital as a share of the em. */
const CAP_SHARE = 0.65;

/** Each letter of a word as the rings of its outline, in the site's display face. */
export function letters(word: string, { at, capMm, spacingMm = 0 }: Setting): Line[][] {
  const size = capMm / CAP_SHARE;
  let x = at[0];
  return [...word].map((character) => {
    const face = faceOf(character);
    const glyph = face.charToGlyph(character);
    const rings = ringsOf(pathData(glyph.getPath(x, at[1], size).commands));
    x += ((glyph.advanceWidth ?? 0) * size) / face.unitsPerEm + spacingMm;
    return rings;
  });
}

/** Width of a word, mm. */
export function widthOf(word: string, capMm: number, spacingMm = 0): number {
  const size = capMm / CAP_SHARE;
  const widths = [...word].map((character) => {
    const face = faceOf(character);
    return ((face.charToGlyph(character).advanceWidth ?? 0) * size) / face.unitsPerEm + spacingMm;
  });
  return widths.reduce((sum, width) => sum + width, -spacingMm);
}

/** Sews a word about the middle of its baseline. */
export function word(d: Drawing, thread: string, text: string, setting: Setting): void {
  const left = setting.at[0] - widthOf(text, setting.capMm, setting.spacingMm) / 2;
  for (const rings of letters(text, { ...setting, at: [left, setting.at[1]] })) {
    if (rings.length) d.area(thread, rings);
  }
}

/** Strokes of a variable font lie over each other: growing by nothing to speak of joins them. */
function ringsOf(data: string): Line[] {
  const rings = data
    .split(/(?=M)/)
    .filter((part) => part.trim())
    .map(path);
  return offsetRings(rings, 0.002);
}
