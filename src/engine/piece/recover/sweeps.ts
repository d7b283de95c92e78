import { median } from '../../core/median.ts';
import type { Mm } from '../../core/units.ts';
import { BACK, strokesOf, type Stroke } from './strokes.ts';

/*
 * Strokes that run to and fro beside each other, each a little farther on: satin, the rows of a
 * fill, and the zigzags and lattices under them.
 */

/** Strokes to and fro. */
export interface Sweep {
  kind: 'sweep';
  /** Index of its first and of its last needle point in the run. */
  from: number;
  to: number;
  strokes: readonly Stroke[];
  /** From one stroke to the next, in the middle. */
  advanceMm: Mm;
}

/** A stretch between sweeps. */
export interface Way {
  kind: 'way';
  from: number;
  to: number;
}

/** Strokes farther apart than this do not belong together. */
const MAX_ADVANCE_MM: Mm = 3.5;
/** Strokes nearer than this lie on each other: a bold line. */
const MIN_ADVANCE_MM: Mm = 0.04;
/** Strokes up to this far apart cover the cloth, or are meant to be seen; what is sparser lies under others. */
export const DENSE_MM: Mm = 0.62;
/** One of two neighbours is at least so long beside the other. */
const MIN_SHARE = 0.3;
/** A sweep has at least so many strokes. */
const MIN_STROKES = 5;
/** Half as many neighbours on each side tell how dense a place is. */
const AROUND = 2;

/** Takes an uncut thread apart. All of its stitches are in one part, in their order. */
export function sweepsOf(points: Float64Array): (Sweep | Way)[] {
  const parts: (Sweep | Way)[] = [];
  let at = 0;
  for (const sweep of chainsOf(strokesOf(points))) {
    if (sweep.from > at) parts.push({ kind: 'way', from: at, to: sweep.from });
    parts.push(sweep);
    at = sweep.to;
  }
  const last = points.length / 2 - 1;
  if (at < last) parts.push({ kind: 'way', from: at, to: last });
  return parts;
}

function chainsOf(strokes: readonly Stroke[]): Sweep[] {
  const advances = strokes.map((stroke, i) =>
    i + 1 < strokes.length ? advance(stroke, strokes[i + 1]) : NaN,
  );
  // The way that a chain goes turns its sign with each stroke.
  const signed = advances.map((by, i) => (i % 2 === 0 ? by : -by));
  const sweeps: Sweep[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to - from + 1 >= MIN_STROKES)
      sweeps.push(sweepOf(strokes.slice(from, to + 1), advances.slice(from, to)));
    from = to + 1;
  };
  const isDense = signed.map((_, i) => median(around(signed, i).map(Math.abs)) <= DENSE_MM);
  for (let i = 0; i < strokes.length; i++) {
    const ends = Number.isNaN(signed[i]);
    if (ends) close(i);
    else if (i > from && (signed[i] > 0 !== signed[i - 1] > 0 || isDense[i] !== isDense[i - 1]))
      close(i);
  }
  return sweeps;
}

/** Neighbours of one chain. */
function around(values: readonly number[], i: number): number[] {
  const found = [values[i]];
  for (const step of [-1, 1]) {
    for (let k = 1; k <= AROUND; k++) {
      const value = values[i + k * step];
      if (value === undefined || Number.isNaN(value)) break;
      found.push(value);
    }
  }
  return found;
}

function sweepOf(strokes: readonly Stroke[], advances: readonly number[]): Sweep {
  return {
    kind: 'sweep',
    from: strokes[0].from,
    to: strokes.at(-1)!.to,
    strokes,
    advanceMm: median(advances.map(Math.abs)),
  };
}

/** How far a stroke lies to the right of the one before it; NaN where they do not run back beside each other. */
function advance(a: Stroke, b: Stroke): Mm {
  if (a.ux * b.ux + a.uy * b.uy > BACK) return NaN;
  if (Math.min(a.length, b.length) < MIN_SHARE * Math.max(a.length, b.length)) return NaN;
  const [ux, uy] = [a.ux - b.ux, a.uy - b.uy];
  const length = Math.hypot(ux, uy) || 1;
  const dx = (b.ax + b.bx - a.ax - a.bx) / 2;
  const dy = (b.ay + b.by - a.ay - a.by) / 2;
  const by = (dy * ux - dx * uy) / length;
  return Math.abs(by) < MIN_ADVANCE_MM || Math.abs(by) > MAX_ADVANCE_MM ? NaN : by;
}
