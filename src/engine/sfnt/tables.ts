import { unzlibSync } from 'fflate';
import { FormatError } from '../core/errors.ts';

/** The tables of one font file, by their tags. */
export type Tables = ReadonlyMap<string, DataView>;

/** 'wOFF'. */
const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
/** A bare TrueType file: 1.0, or 'true'. */
const TRUETYPE = [0x00010000, 0x74727565];
const HEADER = 12;
const ENTRY = 16;
/** No table of a font is larger; a larger size is a lie. */
const MAX_TABLE_BYTES = 1 << 24;

/**
 * Finds the tables of a font file: WOFF 1.0 (W3C 2012) or plain TrueType.
 * @throws FormatError
 */
export function readTables(bytes: Uint8Array): Tables {
  if (bytes.length < HEADER) throw new FormatError('font', 'no font at all', 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.getUint32(0);
  if (signature !== WOFF && !TRUETYPE.includes(signature)) {
    throw new FormatError('font', 'wanted WOFF (version 1) or TrueType', 0);
  }
  const woff = signature === WOFF;
  const count = view.getUint16(woff ? 12 : 4);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < count; i++) {
    const at = woff ? WOFF_HEADER + WOFF_ENTRY * i : HEADER + ENTRY * i;
    const offset = view.getUint32(at + (woff ? 4 : 8));
    const size = view.getUint32(at + 12);
    const kept = woff ? view.getUint32(at + 8) : size;
    if (size > MAX_TABLE_BYTES || offset + kept > bytes.length) {
      throw new FormatError('font', 'a table lies outside the file', at);
    }
    const raw = bytes.subarray(offset, offset + kept);
    const data = kept < size ? unpack(raw, size, at) : raw;
    tables.set(tagAt(view, at), new DataView(data.buffer, data.byteOffset, data.byteLength));
  }
  return tables;
}

/** Whether bytes start as a WOFF file, whose tables are compressed. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && String.fromCharCode(...bytes.subarray(0, 4)) === 'wOFF';
}

/** A compressed table of a WOFF file (RFC 1950). @throws FormatError where it is broken, or of another size */
function unpack(bytes: Uint8Array, size: number, at: number): Uint8Array {
  try {
    // One byte more than is due: so what is longer than it says shows.
    const data = unzlibSync(bytes, { out: new Uint8Array(size + 1) });
    if (data.length === size) return data;
  } catch {
    // Said below: which of both it was helps nobody.
  }
  throw new FormatError('font', 'a compressed table is broken', at);
}

/** Four letters, as tables, scripts and features are named. */
export function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

/** @throws FormatError when the font has no such table. */
export function tableOf(tables: Tables, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw new FormatError('font', `has no table ${tag}`);
  return table;
}
