/*
 * Table cmap: which glyph stands for a character. Format 4 is enough: all that
 * is sewn here lies in the basic plane of Unicode.
 */

/** Number of the glyph of a character; 0 where the font has none. */
export function glyphIndex(cmap: DataView, code: number): number {
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
  const at2 = starts + 2 * (2 * segments + low);
  const range = cmap.getUint16(at2);
  if (range === 0) return (code + delta) & 0xffff;
  const glyph = cmap.getUint16(at2 + range + 2 * (code - start));
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
