import type { Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import type { Track } from '../../track.ts';
import { along, bandLine, onStop, type Band } from '../bands.ts';

/* What the styles share. Lengths are millimetres on a page of 100, times `u`. */

export interface StyleInput {
  inks: Inks;
  /** Millimetres on this page for one on a page of 100. */
  u: number;
  /** 1 to 3: accents, a ring or frame, borders. */
  detail: number;
  /** Of the arrangement: styles have two ways each. */
  variation: number;
  /** The composition is a ring of leaves already. */
  ring: boolean;
}

/** What one style draws around a composition, from inside outward. */
export type Style = (input: StyleInput) => Band[];

/** No line is thinner than this, however small the page. */
export const thin = (u: number): number => Math.max(0.8, 0.9 * u);

/** A line as a satin column. */
export const bold = (u: number, mm: number): number => Math.max(1.3, mm * u);

/** Bare cloth between two bands. */
export const gap = (mm: number): Band => ({ depth: mm });

/** A line that carries beads, leaves or teeth of its own thread: nothing is cut between them. */
export const cord = (track: Track, u: number, hex: string): Figure =>
  bandLine(track, Math.max(0.9, u), hex);

/** A cord with things of its own colour at even distances. */
export function corded(
  track: Track,
  u: number,
  hex: string,
  bead: { figure: Figure; size: number; pitch: number; out?: number },
): Figure {
  const { figure, size, pitch, out = 0 } = bead;
  return [
    ...cord(track, u, hex),
    ...along(track, pitch * u, (stop) => onStop(stop, figure, size * u, out * u)),
  ];
}
