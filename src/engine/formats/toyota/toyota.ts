import type { Design } from '../../core/design.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader } from '../bytes.ts';

/*
 * The two files of Toyota machines, both records from the first byte on, without colours or a name.
 *   .100   four bytes a record: a command, a byte that is not known, dx, dy (upward), each with its
 *          sign in the topmost bit
 *   .10o   three bytes a record: flags and command, |dy|, |dx|
 * Known from files of several programs.
 */

export const T100_RECORD_BYTES = 4;
/** Of the first byte; the bits above are the machine's speed. */
export const T100_COMMAND = 0x1f;
export const T100Code = { Stitch: 0x01, Jump: 0x03, Change: 0x04, End: 0x1f } as const;

export const T10O_RECORD_BYTES = 3;
/** Bits of the first byte of a stitch or a jump: set in every record; dx to the left; dy downward. */
export const T10oFlag = { Always: 0x80, Left: 0x20, Down: 0x40 } as const;
export const T10O_COMMAND = 0x9f;
/** The first byte without its two signs. */
export const T10oCode = {
  Stitch: 0x80,
  Trim: 0x81,
  Stop: 0x82,
  Change: 0x85,
  End: 0x87,
  Start: 0x8a,
  Jump: 0x90,
} as const;

/** @throws FormatError for an empty file, or where a record is not one. */
export function readToyota100(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, '100');
  const builder = new DesignBuilder(file);
  if (bytes.length < T100_RECORD_BYTES) throw file.error('holds no stitches');
  while (file.remaining >= T100_RECORD_BYTES) {
    const command = file.u8() & T100_COMMAND;
    file.skip(1);
    const dx = signed(file.u8());
    const dy = -signed(file.u8());
    if (command === T100Code.End) break;
    if (command === T100Code.Stitch) builder.stitch(dx, dy);
    else if (command === T100Code.Jump) builder.jump(dx, dy);
    else if (command === T100Code.Change) builder.colorChange();
    else throw file.error('is no stitch record', file.offset - T100_RECORD_BYTES);
  }
  return builder.finish('', []);
}

/** A number with its sign in the topmost bit. */
const signed = (byte: number): number => (byte & 0x80 ? -(byte & 0x7f) : byte);

/** @throws FormatError for an empty file, or where a record is not one. */
export function readToyota10o(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, '10O');
  const builder = new DesignBuilder(file);
  if (bytes.length < T10O_RECORD_BYTES) throw file.error('holds no stitches');
  while (file.remaining >= T10O_RECORD_BYTES) {
    const flags = file.u8();
    const down = file.u8();
    const right = file.u8();
    const command = flags & T10O_COMMAND;
    const dx = flags & T10oFlag.Left ? -right : right;
    const dy = flags & T10oFlag.Down ? down : -down;
    if (command === T10oCode.End) break;
    if (command === T10oCode.Stitch) builder.stitch(dx, dy);
    else if (command === T10oCode.Jump) builder.jump(dx, dy);
    else if (command === T10oCode.Trim) builder.trim();
    else if (command === T10oCode.Stop) builder.stop();
    else if (command === T10oCode.Change) builder.colorChange();
    else if (command !== T10oCode.Start) {
      throw file.error('is no stitch record', file.offset - T10O_RECORD_BYTES);
    }
  }
  return builder.finish('', []);
}
