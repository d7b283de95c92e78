import type { Mm } from './units.ts';

/**
 * Width of 40 wt thread as it lies sewn: a strand of 0.20 mm, pressed a little flat. Pictures draw
 * it so wide, and layers of thread are counted with it.
 */
export const THREAD_MM: Mm = 0.27;
