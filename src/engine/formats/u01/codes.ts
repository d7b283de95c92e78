import type { Limits } from '../records.ts';

/*
 * A U01 file: 256 bytes of header, then three bytes a record: flags and
 * command, |dy|, |dx|. DSB files have the same records behind a Tajima header.
 * Known from files of several programs, and the commands' names on Barudan panels.
 */

/** A byte holds 255, but machines step no further. */
export const U01_LIMITS: Limits = { maxStitch: 127, maxJump: 127 };
export const U01_HEADER_BYTES = 0x100;
/** Of the header's first half every byte. */
export const U01_FILL = 0x30;
/** Offset of the extents, the count and the end. */
export const U01_NUMBERS_AT = 0x80;
/** Needles that a machine has. */
export const U01_NEEDLES = 15;

export const BARUDAN_RECORD_BYTES = 3;
/** Bits of the first byte: set in every record; dx to the left; dy downward. */
export const BarudanFlag = { Always: 0x80, Left: 0x20, Down: 0x40 } as const;
export const BARUDAN_COMMAND = 0x1f;
/** The low five bits. From 2 to 5 the machine's speed changes too; needle 1 is `Needle` + 1. */
export const BarudanCommand = {
  Stitch: 0x00,
  Jump: 0x01,
  FastStitch: 0x02,
  FastJump: 0x03,
  SlowStitch: 0x04,
  SlowJump: 0x05,
  TrimTop: 0x06,
  Trim: 0x07,
  Stop: 0x08,
  Needle: 0x08,
  LastNeedle: 0x17,
  End: 0x18,
} as const;
