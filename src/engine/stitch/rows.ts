import type { Ring } from '../core/geometry.ts';
import type { Mm } from '../core/units.ts';

/**
 * Rows of a fill: the area cut by parallel lines.
 *
 * Rows lie in a frame turned by `angle`: u runs along the row, v across.
 *     u =  x·cos + y·sin        x = u·cos − v·sin
 *     v = −x·sin + y·cos        y = u·sin + v·cos
 * Row k lies at v = (k + ½)·spacing from the page's origin, so that areas sewn
 * at one angle share their rows and tile without a seam.
 */
export interface RowFrame {
  cos: number;
  sin: number;
  spacing: Mm;
}

/** Row k of `Rows` holds the stretches `start[k]` up to `start[k + 1]`. */
export interface Rows {
  frame: RowFrame;
  /** Number k of the first row. */
  first: number;
  start: Int32Array;
  /** Ends of each stretch in u, mm. */
  left: Float64Array;
  right: Float64Array;
}

/** @param degrees clockwise on screen, from the x axis */
export function rowFrame(degrees: number, spacing: Mm): RowFrame {
  const turn = (((degrees % 180) + 180) % 180) * (Math.PI / 180);
  // Exact for the two common angles: a cosine of 6e-17 would shift rows off the grid.
  if (turn === 0) return { cos: 1, sin: 0, spacing };
  if (degrees % 180 === 90 || degrees % 180 === -90) return { cos: 0, sin: 1, spacing };
  return { cos: Math.cos(turn), sin: Math.sin(turn), spacing };
}

/** v of row k, mm. */
export const rowV = (frame: RowFrame, k: number): number => (k + 0.5) * frame.spacing;

/**
 * Cuts an area into rows by the even-odd rule, in time linear in crossings
 * (plus a sort within each row).
 * @param rings all borders of the area, outer ones and holes alike
 * @param shortest stretches shorter than this are dropped, mm
 */
export function cutRows(rings: readonly Ring[], frame: RowFrame, shortest: Mm): Rows {
  const { cos, sin, spacing } = frame;
  let low = Infinity;
  let high = -Infinity;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const v = ring[i + 1]! * cos - ring[i]! * sin;
      if (v < low) low = v;
      if (v > high) high = v;
    }
  }
  const first = Math.ceil(low / spacing - 0.5);
  const count = Math.max(0, Math.floor(high / spacing - 0.5) - first + 1);
  if (!Number.isFinite(low) || count === 0) return emptyRows(frame);

  const crossings = new Int32Array(count + 1);
  forEachCrossing(rings, frame, first, (row) => crossings[row + 1]!++);
  for (let i = 0; i < count; i++) crossings[i + 1]! += crossings[i]!;
  const at = crossings.slice(0, count);
  const us = new Float64Array(crossings[count]!);
  forEachCrossing(rings, frame, first, (row, u) => {
    us[at[row]!++] = u;
  });
  return pairCrossings(frame, first, crossings, us, shortest);
}

function emptyRows(frame: RowFrame): Rows {
  return {
    frame,
    first: 0,
    start: new Int32Array(1),
    left: new Float64Array(0),
    right: new Float64Array(0),
  };
}

/** Calls back with the row (counted from `first`) and u of each crossing of a border with a row. */
function forEachCrossing(
  rings: readonly Ring[],
  { cos, sin, spacing }: RowFrame,
  first: number,
  visit: (row: number, u: number) => void,
): void {
  for (const ring of rings) {
    const last = ring.length - 2;
    let u0 = ring[last]! * cos + ring[last + 1]! * sin;
    let v0 = ring[last + 1]! * cos - ring[last]! * sin;
    for (let i = 0; i < ring.length; i += 2) {
      const u1 = ring[i]! * cos + ring[i + 1]! * sin;
      const v1 = ring[i + 1]! * cos - ring[i]! * sin;
      if (v0 !== v1) {
        // Half-open in v, so that a vertex on a row counts once.
        const from = Math.ceil(Math.min(v0, v1) / spacing - 0.5);
        const to = Math.ceil(Math.max(v0, v1) / spacing - 0.5);
        const slope = (u1 - u0) / (v1 - v0);
        for (let k = from; k < to; k++) visit(k - first, u0 + ((k + 0.5) * spacing - v0) * slope);
      }
      u0 = u1;
      v0 = v1;
    }
  }
}

function pairCrossings(
  frame: RowFrame,
  first: number,
  crossings: Int32Array,
  us: Float64Array,
  shortest: Mm,
): Rows {
  const count = crossings.length - 1;
  const start = new Int32Array(count + 1);
  const left = new Float64Array(us.length >> 1);
  const right = new Float64Array(us.length >> 1);
  let n = 0;
  for (let row = 0; row < count; row++) {
    start[row] = n;
    const line = us.subarray(crossings[row]!, crossings[row + 1]!).sort();
    for (let i = 0; i + 1 < line.length; i += 2) {
      if (line[i + 1]! - line[i]! < shortest) continue;
      left[n] = line[i]!;
      right[n++] = line[i + 1]!;
    }
  }
  start[count] = n;
  return { frame, first, start, left: left.slice(0, n), right: right.slice(0, n) };
}
