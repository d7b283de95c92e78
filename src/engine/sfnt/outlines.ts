import type { Ring } from '../vector/geometry.ts';

/*
 * Tables glyf and loca: quadratic outlines, and glyphs put together from others.
 */

/** Bits of a point's flags. */
const PointFlag = { OnCurve: 1, ShortX: 2, ShortY: 4, Repeat: 8, SameX: 16, SameY: 32 } as const;
/** Bits of a part's flags. */
const PartFlag = { Words: 1, Offsets: 2, Scale: 8, More: 32, ScaleXy: 64, Matrix: 128 } as const;

/** Parts of parts of … : deeper is a font that refers to itself. */
const MAX_DEPTH = 6;
/** How far a flattened curve may stray, in em: 0.04 mm of a letter 100 mm tall, a tenth of a thread. */
const FLATNESS_EM = 0.0004;
/** Points of a border nearer than this, in em, are one. */
const SAME_EM = 1e-7;

export interface OutlineTables {
  glyf: DataView;
  loca: DataView;
  /** Offsets in loca are of 32 bits. */
  long: boolean;
  unitsPerEm: number;
}

/** An affine map: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number];

/** A glyph's borders, flattened, in em, y downward; none for a blank. */
export function glyphRings(tables: OutlineTables, glyph: number): Ring[] {
  const scale = 1 / tables.unitsPerEm;
  const rings: Ring[] = [];
  addGlyph(tables, glyph, [scale, 0, 0, -scale, 0, 0], 0, rings);
  return rings;
}

function addGlyph(tables: OutlineTables, glyph: number, m: Matrix, depth: number, out: Ring[]) {
  const { glyf, loca, long } = tables;
  const offset = (i: number): number => (long ? loca.getUint32(4 * i) : 2 * loca.getUint16(2 * i));
  const from = offset(glyph);
  if (offset(glyph + 1) <= from || depth > MAX_DEPTH) return;
  const contours = glyf.getInt16(from);
  if (contours >= 0) addContours(glyf, from, contours, m, out);
  else addParts(tables, from + 10, m, depth, out);
}

function addParts(tables: OutlineTables, from: number, m: Matrix, depth: number, out: Ring[]) {
  const { glyf } = tables;
  const fixed = (at: number): number => glyf.getInt16(at) / 16384;
  let at = from;
  for (let flags: number = PartFlag.More; flags & PartFlag.More;) {
    flags = glyf.getUint16(at);
    const part = glyf.getUint16(at + 2);
    const words = (flags & PartFlag.Words) !== 0;
    // Parts hung up by matching points do not occur in these fonts: they stay where they are.
    const moved = (flags & PartFlag.Offsets) !== 0;
    const e = moved ? (words ? glyf.getInt16(at + 4) : glyf.getInt8(at + 4)) : 0;
    const f = moved ? (words ? glyf.getInt16(at + 6) : glyf.getInt8(at + 5)) : 0;
    at += words ? 8 : 6;
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & PartFlag.Scale) {
      a = d = fixed(at);
      at += 2;
    } else if (flags & PartFlag.ScaleXy) {
      [a, d] = [fixed(at), fixed(at + 2)];
      at += 4;
    } else if (flags & PartFlag.Matrix) {
      [a, b, c, d] = [fixed(at), fixed(at + 2), fixed(at + 4), fixed(at + 6)];
      at += 8;
    }
    addGlyph(tables, part, times(m, [a, b, c, d, e, f]), depth + 1, out);
  }
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function addContours(glyf: DataView, from: number, contours: number, m: Matrix, out: Ring[]) {
  const ends = Array.from({ length: contours }, (_, i) => glyf.getUint16(from + 10 + 2 * i));
  const count = contours > 0 ? ends[contours - 1] + 1 : 0;
  let at = from + 10 + 2 * contours;
  at += 2 + glyf.getUint16(at);
  const flags = new Uint8Array(count);
  for (let i = 0; i < count;) {
    const flag = glyf.getUint8(at++);
    const times = flag & PointFlag.Repeat ? glyf.getUint8(at++) + 1 : 1;
    flags.fill(flag, i, i + times);
    i += times;
  }
  const x = readAxis(glyf, at, flags, PointFlag.ShortX, PointFlag.SameX);
  const y = readAxis(glyf, x.end, flags, PointFlag.ShortY, PointFlag.SameY);
  let first = 0;
  for (const end of ends) {
    const ring = flatten({ x: x.values, y: y.values, flags, first, last: end }, m);
    if (ring.length >= 6) out.push(ring);
    first = end + 1;
  }
}

/** One coordinate of all points, each told by its step from the one before; and where the next begin. */
function readAxis(glyf: DataView, from: number, flags: Uint8Array, short: number, same: number) {
  const values = new Float64Array(flags.length);
  let end = from;
  let value = 0;
  for (let i = 0; i < flags.length; i++) {
    if (flags[i] & short) value += flags[i] & same ? glyf.getUint8(end++) : -glyf.getUint8(end++);
    else if (!(flags[i] & same)) {
      value += glyf.getInt16(end);
      end += 2;
    }
    values[i] = value;
  }
  return { values, end };
}

/** The points of a glyph, and which of them make one contour. */
interface Contour {
  x: Float64Array;
  y: Float64Array;
  flags: Uint8Array;
  first: number;
  last: number;
}

/** A contour as a ring; halfway between two points off the curve lies one on it. */
function flatten({ x, y, flags, first, last }: Contour, m: Matrix): Ring {
  const count = last - first + 1;
  if (count < 2) return new Float64Array(0);
  const px = (i: number): number => x[first + (i % count)];
  const py = (i: number): number => y[first + (i % count)];
  const on = (i: number): boolean => (flags[first + (i % count)] & PointFlag.OnCurve) !== 0;
  const out: number[] = [];
  const push = (u: number, v: number): void => {
    out.push(m[0] * u + m[2] * v + m[4], m[1] * u + m[3] * v + m[5]);
  };
  let start = 0;
  while (start < count && !on(start)) start++;
  // A contour all of whose points are off the curve begins halfway between two.
  const none = start === count;
  if (none) start = 0;
  let cx = none ? (px(count - 1) + px(0)) / 2 : px(start);
  let cy = none ? (py(count - 1) + py(0)) / 2 : py(start);
  push(cx, cy);
  for (let k = none ? 0 : 1; k < count + (none ? 0 : 1); k++) {
    const i = start + k;
    if (on(i)) {
      [cx, cy] = [px(i), py(i)];
      push(cx, cy);
      continue;
    }
    const next = on(i + 1);
    const ex = next ? px(i + 1) : (px(i) + px(i + 1)) / 2;
    const ey = next ? py(i + 1) : (py(i) + py(i + 1)) / 2;
    const bend = Math.hypot(cx - 2 * px(i) + ex, cy - 2 * py(i) + ey) * Math.abs(m[0] || m[1]);
    const steps = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * FLATNESS_EM))));
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      const r = 1 - t;
      push(
        r * r * cx + 2 * r * t * px(i) + t * t * ex,
        r * r * cy + 2 * r * t * py(i) + t * t * ey,
      );
    }
    [cx, cy] = [ex, ey];
    if (next) k++;
  }
  return withoutDoubles(out);
}

/** Drops points that lie on the one before, and a last one that lies on the first. */
function withoutDoubles(points: number[]): Ring {
  const kept: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const n = kept.length;
    if (n > 0 && Math.hypot(points[i] - kept[n - 2], points[i + 1] - kept[n - 1]) < SAME_EM)
      continue;
    kept.push(points[i], points[i + 1]);
  }
  const n = kept.length;
  if (n > 2 && Math.hypot(kept[0] - kept[n - 2], kept[1] - kept[n - 1]) < SAME_EM)
    kept.length = n - 2;
  return Float64Array.from(kept);
}
