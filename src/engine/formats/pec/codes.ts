import type { Limits } from '../records.ts';

/*
 * A PEC block: 512 bytes of header with thread numbers, stitches, thumbnails.
 * It is a file of its own (after `#PEC0001`), and the second half of every PES.
 * Layout: EduTechWiki, "Embroidery format PEC".
 */

/** A long value has 12 bits, signed. */
export const PEC_LIMITS: Limits = { maxStitch: 2047, maxJump: 2047 };
/** The count is one byte, and 255 there means none. */
export const PEC_MAX_BLOCKS = 255;
/** Tenths from the start to a side, so that width and height fit 16 bits with a sign. */
export const PEC_MAX_SIZE = 16_383;

export const PEC_MAGIC = '#PEC0001';
export const PEC_HEADER_BYTES = 512;
/** Offsets in the header, from its `LA:`. */
export const PEC_LABEL_AT = 3;
export const PEC_LABEL_BYTES = 16;
export const PEC_COUNT_AT = 48;
export const PEC_NO_COLORS = 0xff;
/** Bytes between the stitch section's start and its first stitch. */
export const PEC_STITCHES_AT = 20;

/** First byte of a value of two bytes, and what else it says. */
export const PecFlag = { Long: 0x80, Jump: 0x10, Trim: 0x20 } as const;
/** 0xfe 0xb0, then 2 and 1 in turn. */
export const PEC_CHANGE = [0xfe, 0xb0] as const;
export const PEC_END = 0xff;
