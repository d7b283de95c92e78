import type { Limits } from '../records.ts';

/*
 * A SEW file: counts and thread indices, room for small pictures, then
 * stitches as in a JEF file. Layout: KDE community wiki, "Janome Embroidery
 * Format", and files of several programs.
 */

export const SEW_LIMITS: Limits = { maxStitch: 127, maxJump: 127 };
/** Each list of the header has room for this many. */
export const SEW_MAX_BLOCKS = 12;
/** Offsets: thread indices, a mark a block, stitches a block, the stitches themselves. */
export const SEW_INDICES_AT = 0x02;
export const SEW_MARKS_AT = 0x1a;
export const SEW_COUNTS_AT = 0x32;
export const SEW_STITCHES_AT = 0x1d78;
