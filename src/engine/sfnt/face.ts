import type { Ring } from '../vector/geometry.ts';
import { kerningLookups, pairAdvance, substitutionLookups, substituted } from './layout.ts';
import { glyphRings } from './outlines.ts';
import { readTables, tableOf } from './tables.ts';

/** One font file: the letters of one subset. Lengths in em, y downward unless said otherwise. */
export interface Face {
  ascent: number;
  /** Positive below the baseline. */
  descent: number;
  /** 0 where the file does not say. */
  capHeight: number;
  xHeight: number;
  /** Left, bottom, right, top of all glyphs, y upward. */
  box: readonly number[];
  glyphCount: number;
  /** Number of a character's glyph; 0 where the file has none. */
  index(code: number): number;
  advance(glyph: number): number;
  rings(glyph: number): Ring[];
  kerning(left: number, right: number): number;
  /** The glyph that some features (their tags) put in another's place; the same where they do not. */
  featured(glyph: number, tags: readonly string[]): number;
}

/** @throws FormatError for what is no font of quadratic outlines; RangeError where a table is cut short. */
export function readFace(bytes: Uint8Array): Face {
  const tables = readTables(bytes);
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const hmtx = tableOf(tables, 'hmtx');
  const cmap = tableOf(tables, 'cmap');
  const os2 = tables.get('OS/2');
  const gpos = tables.get('GPOS');
  const gsub = tables.get('GSUB');
  const unitsPerEm = head.getUint16(18);
  const outlines = {
    glyf: tableOf(tables, 'glyf'),
    loca: tableOf(tables, 'loca'),
    long: head.getInt16(50) === 1,
    unitsPerEm,
  };
  const metrics = hhea.getUint16(34);
  const pairs = gpos ? kerningLookups(gpos) : [];
  const heights = os2 !== undefined && os2.getUint16(0) >= 2 && os2.byteLength >= 90;
  return {
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
    xHeight: heights ? os2.getInt16(86) / unitsPerEm : 0,
    capHeight: heights ? os2.getInt16(88) / unitsPerEm : 0,
    box: [36, 38, 40, 42].map((at) => head.getInt16(at) / unitsPerEm),
    glyphCount: tableOf(tables, 'maxp').getUint16(4),
    index: (code) => glyphIndex(cmap, code),
    // The last width holds for all glyphs after it.
    advance: (glyph) => hmtx.getUint16(4 * Math.min(glyph, metrics - 1)) / unitsPerEm,
    rings: (glyph) => glyphRings(outlines, glyph),
    kerning: (left, right) => (gpos ? pairAdvance(gpos, pairs, left, right) / unitsPerEm : 0),
    featured: (glyph, tags) =>
      gsub ? substituted(gsub, substitutionLookups(gsub, tags), glyph) : glyph,
  };
}

/**
 * Table cmap: the glyph that stands for a character, by its subtable of format 4. That is enough:
 * all that is written here lies in the basic plane of Unicode.
 */
function glyphIndex(cmap: DataView, code: number): number {
  const at = unicodeTable(cmap);
  if (at < 0 || code > 0xffff) return 0;
  const segments = cmap.getUint16(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + 2 * segments + 2;
  let low = 0;
  let high = segments - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cmap.getUint16(ends + 2 * middle) < code) low = middle + 1;
    else high = middle;
  }
  const start = cmap.getUint16(starts + 2 * low);
  if (code < start || code > cmap.getUint16(ends + 2 * low)) return 0;
  const delta = cmap.getUint16(starts + 2 * (segments + low));
  const rangeAt = starts + 2 * (2 * segments + low);
  const range = cmap.getUint16(rangeAt);
  if (range === 0) return (code + delta) & 0xffff;
  const glyph = cmap.getUint16(rangeAt + range + 2 * (code - start));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

/** Offset of a table of format 4 for Unicode; -1 without one. */
function unicodeTable(cmap: DataView): number {
  const count = cmap.getUint16(2);
  for (let i = 0; i < count; i++) {
    const entry = 4 + 8 * i;
    const platform = cmap.getUint16(entry);
    const at = cmap.getUint32(entry + 4);
    const unicode = platform === 0 || (platform === 3 && cmap.getUint16(entry + 2) === 1);
    if (unicode && cmap.getUint16(at) === 4) return at;
  }
  return -1;
}
