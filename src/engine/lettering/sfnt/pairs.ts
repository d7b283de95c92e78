import { tagAt } from './tables.ts';

/*
 * Table GPOS, as far as kerning needs it: pair adjustment, by glyph or by
 * class, also where it stands in an extension. (OpenType 1.9, chapter GPOS.)
 */

const PAIR = 2;
const EXTENSION = 9;
/** Bits of a value's format: what stands before the advance, and the advance. */
const X_PLACEMENT = 1;
const Y_PLACEMENT = 2;
const X_ADVANCE = 4;

/** Offsets of the subtables of each lookup of the feature kern, in their order. */
export type Lookups = readonly (readonly number[])[];

/** Finds the kerning of Latin script, or of the default one. */
export function kerningLookups(gpos: DataView): Lookups {
  const features = gpos.getUint16(6);
  const wanted = new Set<number>();
  for (const index of latinFeatures(gpos)) {
    const entry = features + 2 + 6 * index;
    if (tagAt(gpos, entry) !== 'kern') continue;
    const feature = features + gpos.getUint16(entry + 4);
    const count = gpos.getUint16(feature + 2);
    for (let i = 0; i < count; i++) wanted.add(gpos.getUint16(feature + 4 + 2 * i));
  }
  const list = gpos.getUint16(8);
  return [...wanted]
    .sort((a, b) => a - b)
    .map((i) => pairSubtables(gpos, list + gpos.getUint16(list + 2 + 2 * i)));
}

function latinFeatures(gpos: DataView): number[] {
  const scripts = gpos.getUint16(4);
  const count = gpos.getUint16(scripts);
  const found = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const entry = scripts + 2 + 6 * i;
    found.set(tagAt(gpos, entry), scripts + gpos.getUint16(entry + 4));
  }
  const script = found.get('latn') ?? found.get('DFLT');
  if (script === undefined || gpos.getUint16(script) === 0) return [];
  const system = script + gpos.getUint16(script);
  const length = gpos.getUint16(system + 4);
  return Array.from({ length }, (_, i) => gpos.getUint16(system + 6 + 2 * i));
}

function pairSubtables(gpos: DataView, lookup: number): number[] {
  const type = gpos.getUint16(lookup);
  const out: number[] = [];
  const count = gpos.getUint16(lookup + 4);
  for (let i = 0; i < count; i++) {
    const at = lookup + gpos.getUint16(lookup + 6 + 2 * i);
    if (type === PAIR) out.push(at);
    else if (type === EXTENSION && gpos.getUint16(at + 2) === PAIR) {
      out.push(at + gpos.getUint32(at + 4));
    }
  }
  return out;
}

/** What is added to the left glyph's advance before the right one, in font units. */
export function pairAdvance(gpos: DataView, lookups: Lookups, left: number, right: number): number {
  let sum = 0;
  for (const subtables of lookups) {
    for (const at of subtables) {
      const value = pairIn(gpos, at, left, right);
      if (value === undefined) continue;
      sum += value;
      break;
    }
  }
  return sum;
}

/** Undefined where the subtable says nothing of the pair. */
function pairIn(gpos: DataView, at: number, left: number, right: number): number | undefined {
  const covered = coverage(gpos, at + gpos.getUint16(at + 2), left);
  if (covered < 0) return undefined;
  const first = gpos.getUint16(at + 4);
  const second = gpos.getUint16(at + 6);
  const size = 2 * (bits(first) + bits(second));
  const advance = (value: number): number =>
    first & X_ADVANCE ? gpos.getInt16(value + 2 * bits(first & (X_PLACEMENT | Y_PLACEMENT))) : 0;
  if (gpos.getUint16(at) === 2) {
    const columns = gpos.getUint16(at + 14);
    const row = classOf(gpos, at + gpos.getUint16(at + 8), left);
    const column = classOf(gpos, at + gpos.getUint16(at + 10), right);
    return advance(at + 16 + size * (row * columns + column));
  }
  const set = at + gpos.getUint16(at + 10 + 2 * covered);
  const count = gpos.getUint16(set);
  for (let i = 0; i < count; i++) {
    const pair = set + 2 + (2 + size) * i;
    if (gpos.getUint16(pair) === right) return advance(pair + 2);
  }
  return undefined;
}

/** Place of a glyph in a coverage table, -1 outside. */
function coverage(gpos: DataView, at: number, glyph: number): number {
  const ranges = gpos.getUint16(at) === 2;
  const count = gpos.getUint16(at + 2);
  for (let i = 0; i < count; i++) {
    const entry = at + 4 + (ranges ? 6 : 2) * i;
    const from = gpos.getUint16(entry);
    if (from > glyph) return -1;
    const to = ranges ? gpos.getUint16(entry + 2) : from;
    if (glyph <= to) return ranges ? gpos.getUint16(entry + 4) + glyph - from : i;
  }
  return -1;
}

function classOf(gpos: DataView, at: number, glyph: number): number {
  if (gpos.getUint16(at) === 1) {
    const i = glyph - gpos.getUint16(at + 2);
    return i >= 0 && i < gpos.getUint16(at + 4) ? gpos.getUint16(at + 6 + 2 * i) : 0;
  }
  const count = gpos.getUint16(at + 2);
  for (let i = 0; i < count; i++) {
    const entry = at + 4 + 6 * i;
    if (glyph < gpos.getUint16(entry)) return 0;
    if (glyph <= gpos.getUint16(entry + 2)) return gpos.getUint16(entry + 4);
  }
  return 0;
}

function bits(format: number): number {
  let count = 0;
  for (let f = format; f > 0; f >>= 1) count += f & 1;
  return count;
}
