import type { Mm } from '../../core/units.ts';

/*
 * A thread taken apart into strokes: ways that go on in one direction. A stroke of satin is a
 * stitch, or several where it was too long for one; a stroke of a fill is a row.
 *
 *      satin            fill
 *     /\/\/\/\      ╶──┴──┴──╮
 *                   ╭──┴──┴──╯
 */

/** A way in one direction, from one needle point to another. */
export interface Stroke {
  /** Index of its first and of its last needle point. */
  from: number;
  to: number;
  ax: Mm;
  ay: Mm;
  bx: Mm;
  by: Mm;
  length: Mm;
  /** Unit vector from a to b. */
  ux: number;
  uy: number;
}

/** A stitch goes on in its stroke's direction where it turns by less: cosine of 35°. */
const STRAIGHT = 0.82;
/** Strokes that turn by more than this run back beside each other: cosine of 135°. */
export const BACK = -0.7;
/** The short way from one row to the next is part of neither. */
const LINK_MM: Mm = 1;
const LINK_SHARE = 0.6;

/** The strokes of an uncut thread, x and y in turn, without the links between rows. */
export function strokesOf(points: Float64Array): Stroke[] {
  const strokes: Stroke[] = [];
  const count = points.length / 2;
  let from = 0;
  for (let i = 1; i < count; i++) {
    const isLast = i + 1 === count;
    if (!isLast && goesOn(points, from, i)) continue;
    strokes.push(strokeOf(points, from, i));
    from = i;
  }
  return withoutLinks(strokes);
}

/** Whether the stitch after point i goes on as the way up to it does. */
function goesOn(points: Float64Array, from: number, i: number): boolean {
  const before = strokeOf(points, from, i);
  const next = strokeOf(points, i, i + 1);
  if (before.length === 0 || next.length === 0) return true;
  return before.ux * next.ux + before.uy * next.uy > STRAIGHT;
}

/** A stroke between two needle points. */
export function strokeOf(points: Float64Array, from: number, to: number): Stroke {
  const [ax, ay] = [points[2 * from], points[2 * from + 1]];
  const [bx, by] = [points[2 * to], points[2 * to + 1]];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = length > 0 ? [(bx - ax) / length, (by - ay) / length] : [0, 0];
  return { from, to, ax, ay, bx, by, length, ux, uy };
}

const isBack = (a: Stroke, b: Stroke): boolean => a.ux * b.ux + a.uy * b.uy < BACK;

function withoutLinks(strokes: readonly Stroke[]): Stroke[] {
  return strokes.filter((stroke, i) => {
    const [before, next] = [strokes[i - 1], strokes[i + 1]];
    if (!before || !next || stroke.length > LINK_MM) return true;
    const isShort = stroke.length < LINK_SHARE * Math.min(before.length, next.length);
    return !(isShort && isBack(before, next));
  });
}
