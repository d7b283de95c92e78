import type { Limits } from '../records.ts';

/*
 * A VP3 file: sections in sections, each with a mark and its length, numbers
 * big-endian, lengths in thousandths of a millimetre with y upward; inside,
 * stitches of two signed bytes (tenths, y downward). Layout: EduTechWiki,
 * "Embroidery format VP3".
 */

/** Longer records are moves to a machine: it has no other sign for one. */
export const VP3_LIMITS: Limits = { maxStitch: 255, maxJump: 3200 };
export const VP3_MAGIC = '%vsm%\0';
/** The count in the header has one byte. */
export const VP3_MAX_BLOCKS = 255;
/** What a byte pair holds; -128 is the mark of a code. */
export const VP3_SHORT = 127;
/** Thousandths of a millimetre. */
export const VP3_PER_TENTH = 100;

export const VP3_MARK = 0x80;
/** The byte after the mark. Long: two numbers of 16 bits, and a mark with LongEnd. */
export const Vp3Code = { Long: 0x01, LongEnd: 0x02, Trim: 0x03 } as const;
