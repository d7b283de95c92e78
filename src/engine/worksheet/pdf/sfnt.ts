/*
 * What a PDF must know of a TrueType font (OpenType 1.9): its measures, which glyph shows a
 * character, how wide each glyph is, and which glyph a feature puts in another's place.
 */

/** A font file that was read. Measures are in its own units, `unitsPerEm` to the type size. */
export interface Sfnt {
  bytes: Uint8Array;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  /** Left, bottom, right, top of all glyphs. */
  box: readonly [number, number, number, number];
  /** Of each glyph. */
  widths: Uint16Array;
  /** Glyph of each character that it holds. */
  glyphs: ReadonlyMap<number, number>;
}

/** Figures of one height, all of one width: columns of them line up. */
const FIGURES = ['lnum', 'tnum'];

const DIGITS = '0123456789';

type Tables = ReadonlyMap<string, DataView>;

/**
 * Reads a TrueType font, with lining tabular figures in the place of its own.
 * @throws RangeError for bytes that are no such font.
 */
export function readSfnt(bytes: Uint8Array): Sfnt {
  const tables = tablesOf(bytes);
  const head = table(tables, 'head');
  const hhea = table(tables, 'hhea');
  const os2 = table(tables, 'OS/2');
  const glyphs = readCmap(table(tables, 'cmap'));
  const gsub = tables.get('GSUB');
  if (gsub) replaceFigures(glyphs, gsub);
  const count = table(tables, 'maxp').getUint16(4);
  const box = [36, 38, 40, 42].map((at) => head.getInt16(at));
  return {
    bytes,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getUint16(0) >= 2 ? os2.getInt16(88) : hhea.getInt16(4),
    box: [box[0], box[1], box[2], box[3]],
    widths: readWidths(table(tables, 'hmtx'), hhea.getUint16(34), count),
    glyphs,
  };
}

function tablesOf(bytes: Uint8Array): Tables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  const count = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const start = bytes.byteOffset + view.getUint32(at + 8);
    tables.set(tag, new DataView(bytes.buffer, start, view.getUint32(at + 12)));
  }
  return tables;
}

function table(tables: Tables, tag: string): DataView {
  const found = tables.get(tag);
  if (!found) throw new RangeError(`the font has no table ${tag}`);
  return found;
}

/** The last width stands for all glyphs after it. */
function readWidths(hmtx: DataView, known: number, count: number): Uint16Array {
  return Uint16Array.from({ length: count }, (_, glyph) =>
    hmtx.getUint16(4 * Math.min(glyph, known - 1)),
  );
}

/** The subtable of format 4: characters of the basic plane, in segments. */
function readCmap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = cmap.getUint16(2);
  for (let i = 0; i < count; i++) {
    const start = cmap.getUint32(4 + 8 * i + 4);
    if (cmap.getUint16(start) === 4) readSegments(cmap, start, glyphs);
  }
  return glyphs;
}

function readSegments(cmap: DataView, start: number, glyphs: Map<number, number>): void {
  const bytes = cmap.getUint16(start + 6); // twice the number of segments
  const ends = start + 14;
  const starts = ends + bytes + 2;
  const deltas = starts + bytes;
  const offsets = deltas + bytes;
  for (let k = 0; k < bytes; k += 2) {
    const offset = cmap.getUint16(offsets + k);
    const first = cmap.getUint16(starts + k);
    for (let code = first; code <= cmap.getUint16(ends + k) && code < 0xffff; code++) {
      const at = offsets + k + offset + 2 * (code - first);
      const raw = offset === 0 ? code : cmap.getUint16(at);
      const glyph = (raw + cmap.getUint16(deltas + k)) & 0xffff;
      if (raw !== 0 && glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** Puts the glyphs of the features in the digits' places. */
function replaceFigures(glyphs: Map<number, number>, gsub: DataView): void {
  for (const lookup of lookupsOf(gsub, FIGURES)) {
    for (const digit of DIGITS) {
      const code = digit.charCodeAt(0);
      const glyph = glyphs.get(code);
      if (glyph !== undefined) glyphs.set(code, substitute(gsub, lookup, glyph));
    }
  }
}

/** Where the lookups of some features start, each once, in their own order. */
function lookupsOf(gsub: DataView, tags: readonly string[]): number[] {
  const features = gsub.getUint16(6);
  const list = gsub.getUint16(8);
  const indices = new Set<number>();
  for (let i = 0; i < gsub.getUint16(features); i++) {
    const record = features + 2 + 6 * i;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((k) => gsub.getUint8(record + k)));
    if (!tags.includes(tag)) continue;
    const feature = features + gsub.getUint16(record + 4);
    for (let k = 0; k < gsub.getUint16(feature + 2); k++) {
      indices.add(gsub.getUint16(feature + 4 + 2 * k));
    }
  }
  return [...indices].sort((a, b) => a - b).map((i) => list + gsub.getUint16(list + 2 + 2 * i));
}

const SINGLE = 1;
const EXTENSION = 7;

/** One glyph for one; other kinds of lookups change nothing here. */
function substitute(gsub: DataView, lookup: number, glyph: number): number {
  for (let i = 0; i < gsub.getUint16(lookup + 4); i++) {
    let at = lookup + gsub.getUint16(lookup + 6 + 2 * i);
    let type = gsub.getUint16(lookup);
    if (type === EXTENSION) {
      type = gsub.getUint16(at + 2);
      at += gsub.getUint32(at + 4);
    }
    if (type !== SINGLE) continue;
    const place = coverage(gsub, at + gsub.getUint16(at + 2), glyph);
    if (place < 0) continue;
    return gsub.getUint16(at) === 1
      ? (glyph + gsub.getUint16(at + 4)) & 0xffff
      : gsub.getUint16(at + 6 + 2 * place);
  }
  return glyph;
}

/** A glyph's place in a coverage table, or -1. */
function coverage(view: DataView, at: number, glyph: number): number {
  const count = view.getUint16(at + 2);
  if (view.getUint16(at) === 1) {
    for (let i = 0; i < count; i++) if (view.getUint16(at + 4 + 2 * i) === glyph) return i;
    return -1;
  }
  for (let i = 0; i < count; i++) {
    const range = at + 4 + 6 * i;
    const first = view.getUint16(range);
    if (glyph >= first && glyph <= view.getUint16(range + 2)) {
      return view.getUint16(range + 4) + glyph - first;
    }
  }
  return -1;
}
