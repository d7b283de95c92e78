import type { Mm } from '../core/units.ts';
import type { Column, SatinOptions } from './types.ts';
import { distanceAt, rungAt, stationAt, type ColumnAxis } from './column-axis.ts';

/*
 * What lies under a column: lines for the needle, x0, y0, x1, y1, … in mm. All stay inside the
 * edges by an inset, or the thread would peep out of the satin.
 *
 *     edge run          zigzag            middle
 *    ┌─────────┐      ┌─────────┐      ┌─────────┐
 *    │╭───────>│      │  ╱╲  ╱╲ │      │         │
 *    ││       ││      │╲╱  ╲╱  ╲│      │────────>│
 *    │╰<──────╯│      │         │      │         │
 *    └─────────┘      └─────────┘      └─────────┘
 */

/** A zigzag turns so far inside the edge run, which would else be met in its own holes. */
const ZIGZAG_INSIDE_MM = 0.2;
/** A column of a round width may be told so much wider. */
const WIDTH_ERROR_MM = 0.01;

/** Whether a column is so wide that runs lie along its edges. */
export const wantsEdgeRun = (
  { medianWidthMm }: Pick<Column, 'medianWidthMm'>,
  { underlay, edgeRunFromMm }: Pick<SatinOptions, 'underlay' | 'edgeRunFromMm'>,
): boolean => underlay && medianWidthMm >= edgeRunFromMm;

/** Whether a column is so wide that a zigzag lies along its middle, in place of a run. */
export const wantsZigzag = (
  { medianWidthMm }: Pick<Column, 'medianWidthMm'>,
  { underlay, zigzagFromMm }: Pick<SatinOptions, 'underlay' | 'zigzagFromMm'>,
): boolean => underlay && medianWidthMm > zigzagFromMm + WIDTH_ERROR_MM;

/**
 * Whether runs along its edges are all that lies under a column: then it can be left at its far end.
 * A tip, where no rung lies, is drawn by the run along the middle.
 */
export const isSewnThrough = (
  column: Column,
  options: Pick<SatinOptions, 'underlay' | 'edgeRunFromMm' | 'zigzagFromMm'>,
): boolean =>
  wantsEdgeRun(column, options) &&
  !wantsZigzag(column, options) &&
  (column.closed || (column.start !== 'point' && column.end !== 'point'));

/** The way along a column from one station to another: in a zigzag where the column is wide. */
export function lineAlong(
  axis: ColumnAxis,
  [from, to]: readonly [number, number],
  options: SatinOptions,
): number[] {
  const start = distanceAt(axis.middle, from);
  const length = distanceAt(axis.middle, to) - start;
  const turns = Math.round((2 * Math.abs(length)) / options.zigzagSpacingMm);
  if (!wantsZigzag(axis.column, options) || turns < 2) {
    return stationsBetween(from, to).flatMap((s) => aside(axis, s, 0));
  }
  // From the middle to the middle, with a turn in the middle of each step.
  const turnsAt = Array.from({ length: turns }, (_, i) => (i + 0.5) / turns);
  const knots = [0, ...turnsAt, 1].map((d) => stationAt(axis.middle, start + length * d));
  const shares = [0, ...turnsAt.map((_, i) => (i % 2 === 0 ? 1 : -1)), 0];
  const inset = options.insetMm + ZIGZAG_INSIDE_MM;
  const line = sideways(axis, knots[0], 0, inset);
  for (let k = 1; k < knots.length; k++) {
    const [a, b] = [knots[k - 1], knots[k]];
    for (const s of stationsBetween(a, b).slice(1)) {
      // Straight across the rungs between two turns: in a bend, the line bends as the column does.
      const f = b === a ? 1 : (s - a) / (b - a);
      line.push(...sideways(axis, s, shares[k - 1] + (shares[k] - shares[k - 1]) * f, inset));
    }
  }
  return line;
}

/** Where satin goes on so far under what is sewn later, its edge run lies at the edge itself. */
const AT_EDGE_FROM_MM = 0.3;
const UNDER_EDGE_MM = 0.1;

/**
 * Out along one edge and back along the other; empty where the column is too short for it. Where
 * the satin reaches under its neighbour, the run lies at their common edge: there, between
 * two turns of the zigzag, cloth would open as soon as both are pulled back.
 * @param lateMm the line begins so far from `from`, where that is more than the inset
 * @param side of the edge on which it leads out: left (1) or right
 */
export function edgeLine(
  axis: ColumnAxis,
  [from, to]: readonly [number, number],
  { insetMm, reach }: Pick<SatinOptions, 'insetMm' | 'reach'>,
  lateMm = 0,
  side: 1 | -1 = 1,
): number[] {
  const forth = to > from ? 1 : -1;
  const at = (station: number, mm: number): number =>
    stationAt(axis.middle, distanceAt(axis.middle, station) + mm * forth);
  const a = at(from, insetMm);
  const b = at(to, -insetMm);
  const first = at(from, Math.max(insetMm, lateMm));
  if ((b - first) * forth <= 0) return [];
  const beside = (s: number, way: 1 | -1): number[] => {
    const under = reach ? reachAt(rungAt(axis, s), way, reach) : 0;
    const share = Math.max(0, Math.min(1, under / AT_EDGE_FROM_MM));
    return sideways(axis, s, way, insetMm - (insetMm - UNDER_EDGE_MM) * share);
  };
  return [
    ...stationsBetween(first, b).flatMap((s) => beside(s, side)),
    ...stationsBetween(b, a).flatMap((s) => beside(s, side === 1 ? -1 : 1)),
  ];
}

/** How far an end of a rung may go on under what is sewn later. */
export function reachAt(
  { x, y, ux, uy, half }: ReturnType<typeof rungAt>,
  way: 1 | -1,
  reach: NonNullable<SatinOptions['reach']>,
): Mm {
  return reach(x + ux * way * half, y + uy * way * half, ux * way, uy * way);
}

/** A place on a rung: 0 in its middle, 1 at its left end and -1 at its right end, each inset. */
function sideways(axis: ColumnAxis, station: number, share: number, insetMm: number): number[] {
  return aside(axis, station, share * Math.max(0, rungAt(axis, station).half - insetMm));
}

function aside(axis: ColumnAxis, station: number, mm: number): number[] {
  const rung = rungAt(axis, station);
  return [rung.x + rung.ux * mm, rung.y + rung.uy * mm];
}

/** Both ends and each whole station between them, in their order. */
function stationsBetween(from: number, to: number): number[] {
  const out = [from];
  if (to > from) for (let s = Math.floor(from) + 1; s < to; s++) out.push(s);
  else for (let s = Math.ceil(from) - 1; s > to; s--) out.push(s);
  out.push(to);
  return out;
}
