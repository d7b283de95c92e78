/*
 * Thread, needle, machine and hoop: each figure once, with its unit and where it comes from.
 * Sewing, inspecting, rendering, the player and the worksheet read it here. It imports nothing, so
 * that pages load it without the engine.
 */

/**
 * Embroidery threads by weight, which is the kilometres of it in a kilogram: width goes with
 * 1 / √weight. Width is that of thread as it lies sewn; the needle is the one thread makers name;
 * rows lie `spacing` times as far apart as with 40 wt, by the trade's rule of thumb.
 */
export const THREAD_WEIGHTS = {
  60: { widthMm: 0.22, needle: '65/9', spacing: 0.8 },
  40: { widthMm: 0.27, needle: '75/11', spacing: 1 },
  30: { widthMm: 0.31, needle: '90/14', spacing: 1.25 },
} as const;

/** A weight of thread that designs are sewn for. */
export type ThreadWeight = keyof typeof THREAD_WEIGHTS;

/** The finest first, as on a shop's shelf. */
export const THREAD_WEIGHT_CHOICES: readonly ThreadWeight[] = [60, 40, 30];

/** The weight that designs are made for unless told, as nearly all that are sold: 40 wt rayon or polyester. */
export const THREAD_WEIGHT: ThreadWeight = 40;

/**
 * Width of thread as it lies sewn: a strand of 0.20 mm, pressed a little flat. Pictures draw it so
 * wide, and layers of thread are counted with it.
 */
export const THREAD_MM = THREAD_WEIGHTS[THREAD_WEIGHT].widthMm;

/**
 * The width that is sure to cover: pulled tight, 40 wt thread lies no wider, so rows farther apart
 * show the fabric. Coverage is measured with it.
 */
export const MIN_THREAD_MM = 0.25;

/**
 * How far a stitch is seen beyond its needle point, along its length: the thread turns round the
 * hole in half a circle, which is a mean of 0.06 mm over an edge with a point each 0.48 mm, and
 * half of that is lost again, because the edge stands open between the points. Satin is sewn so
 * much shorter at each end.
 */
export const ROUND_END_MM = 0.03;

/** A running stitch draws a line so wide: the thread, and the dents beside it. */
export const RUN_LINE_MM = 0.4;
/** A bean stitch, three threads over each other, draws a line twice so wide. */
export const BEAN_LINE_MM = 0.8;

/**
 * A common single-needle machine: home machines sew their best at 600 to 800 stitches a minute. The
 * time for a change of colour leaves out how long a person takes to thread it.
 */
export const SEWING_SPEED = { stitchesPerMinute: 700, trimSeconds: 6, colorSeconds: 8 } as const;

/** A day and a night of a machine at that speed, without a pause; more than most machines hold of one design. */
export const MAX_STITCHES = 1_000_000;

/** The longest stitch of the narrowest format, Tajima's DST: 121 tenths along an axis. */
export const MAX_FORMAT_STITCH_MM = 12.1;
/** No stitch made here is longer: a tenth below that, which rounding to the machine's grid may add. */
export const MAX_STITCH_MM = 12;
/** A longer stitch lies loose and catches on buttons and fingers; the trade splits satin from 7 mm on. */
export const MAX_FLAT_STITCH_MM = 7;
/** No stitch made here is shorter: under it the needle goes down on its own thread and frays it. */
export const MIN_STITCH_MM = 0.3;
/** Shorter stitches cost time and harden the piece where there are many of them. */
export const SHORT_STITCH_MM = 0.5;
/** Stitches that only lead elsewhere are no shorter: nothing is lost where one is left out. */
export const MIN_TRAVEL_STITCH_MM = 0.6;

/** A satin column narrower than this closes up: three threads side by side. */
export const MIN_COLUMN_MM = 0.8;

/** Length of a lock stitch: under it the thread slips, over it shows. */
export const LOCK_STITCH_MM = 0.7;
/** A straight hop up to this is sewn, not cut: shorter than a trim is worth. */
export const MAX_HOP_MM = 1.8;
/** Longer uncut thread between two places is told as a float: it shows, and it catches. */
export const MAX_FLOAT_MM = 2;

/**
 * Needle points in a square millimetre. `sewn` is what designs made here keep to, where what they
 * cover allows it; `satin` where two of its columns meet, or a hole would be left at the inner
 * corner; `photo` is for photographs, in which several threads meet all over, and `crowded`
 * what of those goes farther to stay under: as many as most files have in few squares. The others
 * were measured on files that thread makers and digitizers give away: nine of ten have no more
 * than `usual` in 99 of 100 squares and `most` in the fullest, and none more than `breaking`, which
 * cuts the fabric.
 */
export const POINTS_PER_MM2 = {
  sewn: 9,
  satin: 11,
  photo: 8,
  crowded: 12,
  usual: 12,
  most: 25,
  breaking: 32,
} as const;

/** Needle points in one hole, measured likewise; lines made here go through one three times at most. */
export const POINTS_PER_HOLE = { sewn: 3, most: 9, breaking: 13 } as const;

/** Layers of thread `MIN_THREAD_MM` wide, in 99 of 100 square millimetres and in the fullest; measured likewise. */
export const THREAD_LAYERS = { usual: 5.6, most: 8.1, breaking: 10 } as const;

/** Sides of the sewing field of a hoop of one's own: from a buttonhole's hoop to a quilting frame. */
export const HOOP_LIMITS_MM = [10, 2000] as const;
