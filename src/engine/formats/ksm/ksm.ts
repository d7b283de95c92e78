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
/** The low five bits. Where two are named, they are the first and the last. */
const Code = {
  Plain: 0x00,
  Stop: 0x05,
  Trim: [0x07, 0x13, 0x1d],
  End: 0x08,
  Needles: [0x0b, 0x12],
  Sew: [0x17, 0x19],
  BeforeEnd: 0x1b,
} as const;

/**
 * Reads a Pfaff file for industrial machines. After a cut or a change the
 * needle only moves until told to sew. It holds no colours and no name.
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
    if (!sewing) builder.jump(dx, dy);
    else if (dx !== 0 || dy !== 0 || command === Code.Plain) builder.stitch(dx, dy);
    if (command === Code.Plain) continue;
    if (command === Code.End) break;
    if (within(command, Code.Sew) || command === Code.BeforeEnd) sewing = true;
    else if (command === Code.Stop) builder.stop();
    else {
      if (within(command, Code.Needles)) builder.colorChange();
      else if ((Code.Trim as readonly number[]).includes(command)) builder.trim();
      else throw file.error(`has the unknown code ${command}`, start);
      sewing = false;
    }
  }
  return builder.finish('', []);
}

function within(command: number, [first, last]: readonly [number, number]): boolean {
  return command >= first && command <= last;
}
