import type { Limits } from '../records.ts';

/*
 * A TBF file: a Tajima header with colours, then three bytes a record: dx, dy
 * (signed, y upward), and a command. Known from files of several programs.
 */

export const TBF_LIMITS: Limits = { maxStitch: 127, maxJump: 127 };
export const TBF_MAGIC = '3.00';
export const TBF_HEADER_BYTES = 0x600;
/** Offsets: the text lines; which colour of the list each block has, from 1; the list; what follows it. */
export const TBF_TEXT_AT = 0x80;
export const TBF_ORDER_AT = 0x10a;
export const TBF_COLORS_AT = 0x20e;
export const TBF_COLORS_END = 0x376;
export const TBF_MAX_BLOCKS = 256;
/** A colour: this mark, red, green, blue, a space. */
export const TBF_COLOR_MARK = 0x45;
export const TBF_COLOR_BYTES = 5;
export const TBF_MAX_COLORS = 72;

/** The third byte of a record. A jump that leads nowhere cuts, too. */
export const TbfCode = {
  Stop: 0x40,
  Stitch: 0x80,
  Change: 0x81,
  Trim: 0x86,
  Jump: 0x90,
  End: 0x8f,
} as const;
