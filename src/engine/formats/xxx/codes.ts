import type { Limits } from '../records.ts';

/*
 * An XXX file: 256 bytes of header; two signed bytes a stitch (dx, dy with y
 * upward), or a code; the threads' colours behind the end. Layout: EduTechWiki,
 * "Embroidery format XXX", and files of several programs.
 */

/** First bytes from 125 on are codes. */
export const XXX_LIMITS: Limits = { maxStitch: 124, maxJump: 124 };
export const XXX_HEADER_BYTES = 0x100;
/** Offsets in the header. */
export const XXX_RECORDS_AT = 0x17;
export const XXX_COLORS_AT = 0x27;
export const XXX_SIZE_AT = 0x2d;
export const XXX_END_AT = 0xfc;
/** The list of colours has room for this many at least. */
export const XXX_COLOR_ROOM = 21;

/** First bytes: two numbers of 16 bits follow, or a code and two bytes. */
export const XxxMark = { LongStitch: 0x7d, LongJump: 0x7e, Code: 0x7f } as const;
export const XxxCode = { Jump: 0x01, Trim: 0x03, Change: 0x08, End: 0x7f, OtherEnd: 0x18 } as const;
/** Some programs name the needle: changes too. */
export const XXX_NEEDLES = { first: 0x0a, last: 0x17 } as const;
