import type { Mm } from '../core/units.ts';

/** How threads are mixed row by row. */
export interface MixOptions {
  /** No run of one thread is shorter. */
  shortestMm: Mm;
  /** Price of a change of thread along a row, in hundredths of OKLab times cells. */
  change: number;
  /** Price of a cell whose neighbour across has another thread. */
  neighbour: number;
  /** What a thread's own distance from the picture weighs: less of it gives streaks. */
  own: number;
  /** Smaller regions join their neighbours, mm². */
  leastMm2: number;
  /** Sweeps that label by the threads' own colours, and sweeps that mix. */
  plainSweeps: number;
  mixingSweeps: number;
  /** Sweeps after small regions are gone: they move borders, and make no new regions. */
  settlingSweeps: number;
}

export const MIX_DEFAULTS: MixOptions = {
  shortestMm: 1.6,
  change: 8,
  neighbour: 1.5,
  own: 0.8,
  leastMm2: 1.25,
  plainSweeps: 2,
  mixingSweeps: 3,
  settlingSweeps: 3,
};
