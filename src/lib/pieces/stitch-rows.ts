/*
 * Hand stitches as rows of a sampler: what one repeat of each looks like.
 * Paths run from left to right about y = 12 in a row 24 px high; where two
 * cross, the later lies on top, as it would when sewn.
 */

export const STITCH_NAMES = [
  'running',
  'chain',
  'satin',
  'cross',
  'herringbone',
  'feather',
] as const;
export type StitchName = (typeof STITCH_NAMES)[number];

export interface StitchRow {
  /** As embroiderers call it. */
  label: string;
  /** Length of one repeat, in px. */
  repeat: number;
  /** Thickness of the thread, in px. */
  thread: number;
  /** SVG paths of one repeat, in sewing order. */
  paths: string[];
}

export const STITCH_ROWS: Record<StitchName, StitchRow> = {
  running: { label: 'Running stitch', repeat: 33, thread: 4.2, paths: ['M5 12H26'] },
  chain: {
    label: 'Chain stitch',
    repeat: 25,
    thread: 3.2,
    paths: ['M0 12C5 3.5 20 3 27 12C20 21 5 20.5 0 12'],
  },
  satin: { label: 'Satin stitch', repeat: 3.6, thread: 3.1, paths: ['M.3 20.5 3.3 3.5'] },
  cross: {
    label: 'Cross stitch',
    repeat: 21,
    thread: 3.8,
    paths: ['M3 19.5 18 4.5', 'M3 4.5 18 19.5'],
  },
  herringbone: {
    label: 'Herringbone stitch',
    repeat: 22,
    thread: 3.2,
    paths: ['M0 20 17 4', 'M11 4 28 20'],
  },
  feather: {
    label: 'Feather stitch',
    repeat: 38,
    thread: 3,
    paths: ['M1 3.5C5 11 11 14.5 22 13', 'M20 20.5C24 13 30 9.5 41 11'],
  },
};
