import type { Limits } from '../records.ts';

/*
 * A HUS file: a header with thread indices, then three compressed columns:
 * commands, dx and dy (signed bytes, y upward), a byte a record in each.
 * Layout: EduTechWiki, "Embroidery format HUS"; its compression is told in lzh.ts.
 */

export const HUS_LIMITS: Limits = { maxStitch: 127, maxJump: 127 };
/** The first is what most programs write. */
export const HUS_MAGICS: readonly number[] = [0x00c8af5b, 0x00c8fc5d];
export const HUS_NAME_BYTES = 8;
/** Offset of the thread indices, two bytes each. */
export const HUS_THREADS_AT = 0x2a;

/** A byte of the first column. */
export const HusCommand = {
  Stitch: 0x80,
  Jump: 0x81,
  Change: 0x84,
  Trim: 0x88,
  End: 0x90,
} as const;
