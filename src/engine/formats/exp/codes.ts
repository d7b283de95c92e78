import type { Limits } from '../records.ts';

/*
 * An EXP file: no header; two signed bytes a stitch (dx, dy with y upward), or
 * 0x80, a code and two more bytes. Layout: EduTechWiki, "Embroidery format EXP".
 */

/** -128 is the mark of a code, so a signed byte holds -127 to 127. */
export const EXP_LIMITS: Limits = { maxStitch: 127, maxJump: 127 };
export const EXP_MARK = 0x80;
/** The byte after the mark. Change: a colour change, or a stop. */
export const ExpCode = { Change: 0x01, Stitch: 0x02, Jump: 0x04, Trim: 0x80 } as const;
/** Follows the trim's code; a change is followed by zeros. */
export const EXP_TRIM_TAIL = 0x07;
