import type { Thread } from '../core/design.ts';
import { chartColors, nearestIndex } from '../threads/fixed-chart.ts';
import { HUS_THREADS } from './hus/threads.ts';
import { JANOME_THREADS } from './jef/threads.ts';
import { PEC_APPLIQUE, PEC_THREADS } from './pec/threads.ts';
import { SEW_THREADS } from './sew/threads.ts';
import type { FormatId } from './table.ts';

/** Of formats that are written, and know threads by their numbers on a chart alone. */
const CHARTS: Partial<
  Record<FormatId, { threads: readonly Thread[]; never: readonly number[]; called: string }>
> = {
  jef: { threads: JANOME_THREADS, never: [], called: 'Janome' },
  sew: { threads: SEW_THREADS, never: [], called: 'Janome' },
  pec: { threads: PEC_THREADS, never: [PEC_APPLIQUE - 1], called: 'Brother' },
  hus: { threads: HUS_THREADS, never: [], called: 'Husqvarna' },
};

/** Threads that a file cannot tell apart. */
export interface AlikeThreads {
  /** Whose chart it is: 'Janome'. */
  chart: string;
  /** Two or more of different colours that have one number there, for each such number. */
  groups: Thread[][];
}

/**
 * Finds threads of a design that a format's fixed chart gives one number: a machine shows them as the
 * same, and who threads it has to know better.
 * @param threads of the design's colour blocks, in their order
 * @returns undefined where the file tells all of them apart, or knows no threads at all
 */
export function alikeThreads(
  threads: readonly Thread[],
  format: FormatId,
): AlikeThreads | undefined {
  const chart = CHARTS[format];
  if (!chart) return undefined;
  const colors = chartColors(chart.threads);
  const byNumber = new Map<number, Map<string, Thread>>();
  let before = -1;
  for (const thread of threads) {
    // As they are written: none has its neighbour's number.
    const number = nearestIndex(colors, thread.hex, ...chart.never, before);
    const alike = byNumber.get(number) ?? new Map<string, Thread>();
    byNumber.set(number, alike.set(thread.hex, thread));
    before = number;
  }
  const groups = [...byNumber.values()].flatMap((of) => (of.size > 1 ? [[...of.values()]] : []));
  return groups.length > 0 ? { chart: chart.called, groups } : undefined;
}
