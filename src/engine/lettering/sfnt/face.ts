import type { Ring } from '../../vector/geometry.ts';
import { glyphIndex } from './characters.ts';
import { glyphRings } from './outlines.ts';
import { kerningLookups, pairAdvance } from './pairs.ts';
import { readTables, tableOf } from './tables.ts';

/** One font file: the letters of one subset. Lengths in em, y downward. */
export interface Face {
  ascent: number;
  descent: number;
  /** 0 where the file does not say. */
  capHeight: number;
  xHeight: number;
  /** Number of a character's glyph; 0 where the file has none. */
  index(code: number): number;
  advance(glyph: number): number;
  rings(glyph: number): Ring[];
  kerning(left: number, right: number): number;
}

/** @throws FormatError for what is no font of quadratic outlines. */
export function readFace(bytes: Uint8Array): Face {
  const tables = readTables(bytes);
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const hmtx = tableOf(tables, 'hmtx');
  const cmap = tableOf(tables, 'cmap');
  const os2 = tables.get('OS/2');
  const gpos = tables.get('GPOS');
  const unitsPerEm = head.getUint16(18);
  const long = head.getInt16(50) === 1;
  const outlines = {
    glyf: tableOf(tables, 'glyf'),
    loca: tableOf(tables, 'loca'),
    long,
    unitsPerEm,
  };
  const metrics = hhea.getUint16(34);
  const lookups = gpos ? kerningLookups(gpos) : [];
  const heights = os2 !== undefined && os2.getUint16(0) >= 2 && os2.byteLength >= 90;
  return {
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
    xHeight: heights ? os2.getInt16(86) / unitsPerEm : 0,
    capHeight: heights ? os2.getInt16(88) / unitsPerEm : 0,
    index: (code) => glyphIndex(cmap, code),
    // The last width holds for all glyphs after it.
    advance: (glyph) => hmtx.getUint16(4 * Math.min(glyph, metrics - 1)) / unitsPerEm,
    rings: (glyph) => glyphRings(outlines, glyph),
    kerning: (left, right) => (gpos ? pairAdvance(gpos, lookups, left, right) / unitsPerEm : 0),
  };
}
