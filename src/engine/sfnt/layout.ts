import { tagAt } from './tables.ts';

/*
 * Tables GPOS and GSUB (OpenType 1.9), which share their frame: scripts name features, features
 * name lookups, and a lookup has subtables, which may stand in an extension. Read as far as kerning
 * (pairs of glyphs or of classes) and exchanged figures (one glyph for one) need it.
 */

/** The kinds of lookups that are read, and the kind that only points to another. */
const GPOS_KINDS = { wanted: 2, extension: 9 } as const;
const GSUB_KINDS = { wanted: 1, extension: 7 } as const;
/** Bits of a value's format: what stands before the advance, and the advance. */
const ValueBit = { XPlacement: 1, YPlacement: 2, XAdvance: 4 } as const;
const BEFORE_ADVANCE = ValueBit.XPlacement | ValueBit.YPlacement;

/** Offsets of the wanted subtables of each lookup, in their order. */
export type Lookups = readonly (readonly number[])[];

/** Finds the kerning of Latin script, or of the default one. */
export const kerningLookups = (gpos: DataView): Lookups => lookupsOf(gpos, ['kern'], GPOS_KINDS);

/** Finds what features put one glyph in another's place, in Latin script or the default one. */
export const substitutionLookups = (gsub: DataView, tags: readonly string[]): Lookups =>
  lookupsOf(gsub, tags, GSUB_KINDS);

interface LookupKinds {
  wanted: number;
  extension: number;
}

function lookupsOf(view: DataView, tags: readonly string[], kinds: LookupKinds): Lookups {
  const features = view.getUint16(6);
  const wanted = new Set<number>();
  for (const index of latinFeatures(view)) {
    const entry = features + 2 + 6 * index;
    if (!tags.includes(tagAt(view, entry))) continue;
    const feature = features + view.getUint16(entry + 4);
    const count = view.getUint16(feature + 2);
    for (let i = 0; i < count; i++) wanted.add(view.getUint16(feature + 4 + 2 * i));
  }
  const list = view.getUint16(8);
  return [...wanted]
    .sort((a, b) => a - b)
    .map((i) => subtables(view, list + view.getUint16(list + 2 + 2 * i), kinds));
}

function latinFeatures(view: DataView): number[] {
  const scripts = view.getUint16(4);
  const count = view.getUint16(scripts);
  const found = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const entry = scripts + 2 + 6 * i;
    found.set(tagAt(view, entry), scripts + view.getUint16(entry + 4));
  }
  const script = found.get('latn') ?? found.get('DFLT');
  if (script === undefined || view.getUint16(script) === 0) return [];
  const system = script + view.getUint16(script);
  const length = view.getUint16(system + 4);
  return Array.from({ length }, (_, i) => view.getUint16(system + 6 + 2 * i));
}

function subtables(view: DataView, lookup: number, { wanted, extension }: LookupKinds): number[] {
  const type = view.getUint16(lookup);
  const out: number[] = [];
  const count = view.getUint16(lookup + 4);
  for (let i = 0; i < count; i++) {
    const at = lookup + view.getUint16(lookup + 6 + 2 * i);
    if (type === wanted) out.push(at);
    else if (type === extension && view.getUint16(at + 2) === wanted) {
      out.push(at + view.getUint32(at + 4));
    }
  }
  return out;
}

/** The glyph that lookups put in another's place, each of them in its turn. */
export function substituted(gsub: DataView, lookups: Lookups, glyph: number): number {
  return lookups.reduce((now, tables) => {
    for (const at of tables) {
      const place = coverage(gsub, at + gsub.getUint16(at + 2), now);
      if (place < 0) continue;
      return gsub.getUint16(at) === 1
        ? (now + gsub.getUint16(at + 4)) & 0xffff
        : gsub.getUint16(at + 6 + 2 * place);
    }
    return now;
  }, glyph);
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
    first & ValueBit.XAdvance ? gpos.getInt16(value + 2 * bits(first & BEFORE_ADVANCE)) : 0;
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
function coverage(view: DataView, at: number, glyph: number): number {
  const ranges = view.getUint16(at) === 2;
  const count = view.getUint16(at + 2);
  for (let i = 0; i < count; i++) {
    const entry = at + 4 + (ranges ? 6 : 2) * i;
    const from = view.getUint16(entry);
    if (from > glyph) return -1;
    const to = ranges ? view.getUint16(entry + 2) : from;
    if (glyph <= to) return ranges ? view.getUint16(entry + 4) + glyph - from : i;
  }
  return -1;
}

function classOf(view: DataView, at: number, glyph: number): number {
  if (view.getUint16(at) === 1) {
    const i = glyph - view.getUint16(at + 2);
    return i >= 0 && i < view.getUint16(at + 4) ? view.getUint16(at + 6 + 2 * i) : 0;
  }
  const count = view.getUint16(at + 2);
  for (let i = 0; i < count; i++) {
    const entry = at + 4 + 6 * i;
    if (glyph < view.getUint16(entry)) return 0;
    if (glyph <= view.getUint16(entry + 2)) return view.getUint16(entry + 4);
  }
  return 0;
}

function bits(format: number): number {
  let count = 0;
  for (let f = format; f > 0; f >>= 1) count += f & 1;
  return count;
}
