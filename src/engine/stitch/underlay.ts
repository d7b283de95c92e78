import type { Mm } from '../core/units.ts';
import { rowV } from './rows.ts';
import type { Section } from './sections.ts';

/*
 * Underlay of a fill: a few long stitches across the coming rows. They pin the
 * fabric to its backing, so that the rows above neither sink nor pull.
 */

/** Sections smaller than this, across their rows or along them, are held by the run along their border. */
const MIN_HEIGHT_MM: Mm = 5.5;
const MIN_WIDTH_MM: Mm = 4.5;
/** In a lower section a zigzag that leads down it would lie along the rows, and hold none, */
const LOW_MM: Mm = 7;
/** where it is so many times as wide as high; lower still, it has hardly room to lead down. */
const WIDE_SHARE = 3;
const LOWEST_WIDE_SHARE = 1.6;
/** There it leads from side to side, each stretch across all rows; what is lower than this is held by the border's run. */
const MIN_LOW_MM: Mm = 4;
/** Between stretches across, as from wave to wave of a zigzag. */
const ACROSS_MM: Mm = 3.6;
/** How far across the rows a stretch of the zigzag leads. */
const TURN_MM: Mm = 2.4;
/** The same with the step down the side after it: two stretches side by side would stack thread. */
const HALF_WAVE_MM: Mm = 3.6;
/** Distance kept from the ends of rows, so that no underlay peeps out; of short rows this share. */
const INSET_MM: Mm = 1.5;
const INSET_SHARE = 0.25;
const STITCH_MM: Mm = 3.5;
/** Stretches across a low section are split where they are longer. */
const MAX_STITCH_MM: Mm = 6.5;
/** A shorter way from the corner to the first of them is none. */
const MIN_RUN_MM: Mm = 1;

/** Whether a section is large enough for underlay. */
export function wantsUnderlay(section: Section): boolean {
  const { height, width } = sizeOf(section);
  if (isLow(section)) return height >= MIN_LOW_MM;
  return height >= MIN_HEIGHT_MM && width >= MIN_WIDTH_MM;
}

/** How high a section is, and how wide in the mean. */
function sizeOf({ left, right, frame }: Section): { height: Mm; width: Mm } {
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += right[i] - left[i];
  return { height: left.length * frame.spacing, width: sum / left.length };
}

/** Whether it is too low for its width to be held by a zigzag down it. */
function isLow(section: Section): boolean {
  const { height, width } = sizeOf(section);
  return (
    height < LOW_MM && width > (height < MIN_HEIGHT_MM ? LOWEST_WIDE_SHARE : WIDE_SHARE) * height
  );
}

/**
 * A zigzag from one end of a section to the other, held inside its rows.
 * @param fromTop whether it starts at the first row
 * @param fromLeft whether it starts at that row's smaller u
 * @returns needle points, x, y, … in mm
 */
export function sewUnderlay(section: Section, fromTop: boolean, fromLeft: boolean): number[] {
  if (isLow(section)) return sewAcross(section, fromTop, fromLeft);
  const { left, right, frame, firstRow } = section;
  const count = left.length;
  const points: number[] = [];
  const turnRows = Math.round(TURN_MM / frame.spacing);
  const waveRows = Math.round(HALF_WAVE_MM / frame.spacing);
  let sewn: readonly [number, number] | undefined;
  for (let n = 0; n < count; n++) {
    const i = fromTop ? n : count - 1 - n;
    const half = n % waveRows;
    const share = Math.min(1, half / turnRows);
    const across = Math.floor(n / waveRows) % 2 === 0 ? share : 1 - share;
    const u = insideRow(left[i], right[i], fromLeft ? across : 1 - across);
    const v = rowV(frame, firstRow + i);
    const isTurn = half === 0 || half === turnRows || n === count - 1;
    // Rows between turns are met in long stitches, not in one a row.
    if (sewn && !isTurn && Math.hypot(u - sewn[0], v - sewn[1]) < STITCH_MM * 0.7) continue;
    const from: readonly [number, number] = sewn ?? [u, v];
    const parts = Math.max(1, Math.ceil(Math.hypot(u - from[0], v - from[1]) / STITCH_MM));
    for (let p = 1; p <= parts; p++) {
      const pu = from[0] + ((u - from[0]) * p) / parts;
      const pv = from[1] + ((v - from[1]) * p) / parts;
      points.push(pu * frame.cos - pv * frame.sin, pu * frame.sin + pv * frame.cos);
    }
    sewn = [u, v];
  }
  return points;
}

/** A place in a row, 0 at its left end, 1 at its right end, kept off both. */
function insideRow(left: number, right: number, across: number): number {
  const inset = Math.min(INSET_MM, INSET_SHARE * (right - left));
  return left + inset + (right - left - 2 * inset) * across;
}

/** From the corner from side to side in stretches across all rows, an odd number of them: it ends at the other end. */
function sewAcross(section: Section, fromTop: boolean, fromLeft: boolean): number[] {
  const { left, right, frame, firstRow } = section;
  const [top, bottom] = [1, left.length - 2];
  const from = Math.max(left[top], left[bottom]) + INSET_MM;
  const to = Math.min(right[top], right[bottom]) - INSET_MM;
  if (to - from < ACROSS_MM) return [];
  const stretches = 2 * Math.round((to - from) / ACROSS_MM / 2) + 1;
  const first = fromTop ? top : bottom;
  const turns: [number, number][] = [
    [insideRow(left[first], right[first], fromLeft ? 0 : 1), rowV(frame, firstRow + first)],
  ];
  for (let n = 0; n <= stretches; n++) {
    const share = fromLeft ? n / stretches : 1 - n / stretches;
    const row = (n % 2 === 0) === fromTop ? top : bottom;
    turns.push([from + (to - from) * share, rowV(frame, firstRow + row)]);
  }
  const points: number[] = [];
  turns.forEach(([u, v], i) => {
    const [u0, v0] = turns[Math.max(0, i - 1)];
    const mm = Math.hypot(u - u0, v - v0);
    if (i > 0 && mm < MIN_RUN_MM) return;
    const parts = Math.max(1, Math.ceil(mm / MAX_STITCH_MM));
    for (let p = 1; p <= parts; p++) {
      const pu = u0 + ((u - u0) * p) / parts;
      const pv = v0 + ((v - v0) * p) / parts;
      points.push(pu * frame.cos - pv * frame.sin, pu * frame.sin + pv * frame.cos);
    }
  });
  return points;
}
