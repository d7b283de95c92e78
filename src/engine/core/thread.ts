import type { Mm } from './units.ts';

/**
 * Width of 40 wt thread as it lies sewn: a strand of 0.20 mm, pressed a little flat. Pictures draw
 * it so wide, and layers of thread are counted with it.
 */
export const THREAD_MM: Mm = 0.27;

/**
 * How far a stitch is seen beyond its needle point, along its length: the thread turns round the
 * hole in half a circle, which is a mean of 0.06 mm over an edge with a point each 0.48 mm, and
 * half of that is lost again, because the edge stands open between the points. Satin is sewn so
 * much shorter at each end.
 */
export const ROUND_END_MM: Mm = 0.03;
