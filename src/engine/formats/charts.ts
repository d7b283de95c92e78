import { ciede2000, labFromRgb } from '../color/ciede2000.ts';
import { rgbFromHex } from '../color/oklab.ts';
import type { Thread } from '../core/design.ts';
import { JANOME_THREADS } from './jef/threads.ts';
import { PEC_APPLIQUE, PEC_THREADS } from './pec/threads.ts';

/**
 * Charts whose numbers stand in machine files and on the machines' screens: Brother's by its place
 * there, Janome's by the number on the spool.
 */
export const THREAD_CHARTS = {
  brother: {
    label: 'Brother, Baby Lock',
    threads: PEC_THREADS.filter((_, index) => index + 1 !== PEC_APPLIQUE),
  },
  janome: { label: 'Janome, Elna', threads: JANOME_THREADS },
} as const satisfies Record<string, { label: string; threads: readonly Thread[] }>;

/** A thread of a chart, and how far it is from what was looked for. */
export interface NearestThread {
  /** Of the chart. */
  thread: Thread;
  /** CIEDE2000: under 1 nobody sees it, over 10 it is another colour. */
  difference: number;
}

/**
 * The thread of a chart that looks most like a colour.
 * @param hex the colour, '#rrggbb'
 * @param chart its threads
 * @returns undefined for a chart without a thread
 */
export function nearestThread(hex: string, chart: readonly Thread[]): NearestThread | undefined {
  const wanted = labFromRgb(rgbFromHex(hex));
  let best: NearestThread | undefined;
  for (const thread of chart) {
    const difference = ciede2000(wanted, labFromRgb(rgbFromHex(thread.hex)));
    if (!best || difference < best.difference) best = { thread, difference };
  }
  return best;
}
