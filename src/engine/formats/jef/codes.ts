import type { Limits } from '../records.ts';

/*
 * A JEF file: a header with hoop and distances, thread indices, then two
 * signed bytes a stitch (dx, dy with y upward), or 0x80, a code and two more
 * bytes. Layout: EduTechWiki, "Embroidery format JEF".
 */

/** -128 is the mark of a code, so a signed byte holds -127 to 127. */
export const JEF_LIMITS: Limits = { maxStitch: 127, maxJump: 127 };
/** Bytes before the thread list. */
export const JEF_HEADER_BYTES = 0x74;
/** Offset of the number of blocks. */
export const JEF_COUNT_AT = 24;

export const JANOME_MARK = 0x80;
/** The byte after the mark. A jump that leads nowhere is the order to cut. */
export const JanomeCode = { Change: 0x01, Jump: 0x02, LongJump: 0x04, End: 0x10 } as const;

/** A hoop that the header names by number; sizes in tenths. */
export interface JefHoop {
  code: number;
  width: number;
  height: number;
}

/** From the smallest to the largest. */
export const JEF_HOOPS: readonly JefHoop[] = [
  { code: 1, width: 500, height: 500 },
  { code: 0, width: 1100, height: 1100 },
  { code: 3, width: 1260, height: 1100 },
  { code: 2, width: 1400, height: 2000 },
  { code: 4, width: 2000, height: 2000 },
];
