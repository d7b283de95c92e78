import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';

/*
 * A KSM file: 512 bytes of header, then three bytes a record: |dy|, |dx|, and
 * flags with a command. Known from files of several programs.
 */

const HEADER_BYTES = 0x200;
const RECORD_BYTES = 3;
/** Bits of the third byte: set in every record; dx to the left; dy downward. */
const Flag = { Always: 0x80, Left: 0x40, Down: 0x20 } as const;
const COMMAND = 0x1f;
/** Values of the low five bits. Where a list is given, each of its values means the same. */
const Code = {
  Plain: 0x00,
  Stop: 0x05,
  Trim: [0x07, 0x13, 0x1d],
  End: 0x08,
  Needles: [0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x10, 0x11, 0x12],
  /** Needle up, from this record on. */
  Move: 0x17,
  /** Needle down, from the next record on. */
  Sew: [0x18, 0x19],
  /** Ends a colour: the next one follows, or the end. */
  EndOfColor: 0x1b,
  NextColor: 0x1c,
} as const;

/**
 * Reads a Pfaff file for industrial machines. After a cut, a change or a code for it the needle only
 * moves until told to sew. It holds no colours and no name.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readKsm(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'KSM');
  file.skip(HEADER_BYTES);
  const builder = new DesignBuilder(file);
  let sewing = true;
  while (file.remaining >= RECORD_BYTES) {
    const down = file.u8();
    const right = file.u8();
    const flags = file.u8();
    const start = file.offset - RECORD_BYTES;
    if ((flags & Flag.Always) === 0) throw file.error('is no stitch record', start);
    const dx = flags & Flag.Left ? -right : right;
    const dy = flags & Flag.Down ? down : -down;
    const command = flags & COMMAND;
    if (command === Code.Move) sewing = false;
    if (!sewing) builder.jump(dx, dy);
    else if (dx !== 0 || dy !== 0 || command === Code.Plain) builder.stitch(dx, dy);
    if (command === Code.Plain || command === Code.Move) continue;
    if (command === Code.End) break;
    if (command === Code.Stop) builder.stop();
    else if (isOf(Code.Sew, command)) sewing = true;
    else {
      sewing = false;
      if (isOf(Code.Trim, command)) builder.trim();
      else if (isOf(Code.Needles, command) || command === Code.NextColor) builder.colorChange();
      else if (command !== Code.EndOfColor) {
        throw file.error(`has the unknown code ${command}`, start);
      }
    }
  }
  return builder.finish('', []);
}

const isOf = (codes: readonly number[], command: number): boolean => codes.includes(command);
