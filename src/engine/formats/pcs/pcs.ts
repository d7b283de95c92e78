import type { Design, Thread } from '../../core/design.ts';
import { hexFromRgb } from '../../color/oklab.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { colorThread, rampThread } from '../blocks.ts';

/*
 * A PCS file: a hoop, a list of colours, then nine bytes a record: x and y,
 * absolute with y upward, each 24 bits before the point and 8 behind it, and
 * flags. A unit is a sixth of a millimetre. Known from files of several programs.
 */

/** First byte of every file. */
export const PCS_MARK = 0x32;
/** The second byte: small and large hoop. */
export const PCS_HOOPS: readonly number[] = [2, 3];
const RECORD_BYTES = 9;
const TENTHS_PER_UNIT = 10 / 6;
/** Bits of the last byte. A change has the colour's place in the list as its first byte. */
const Flag = { Change: 0x01, Jump: 0x04 } as const;

/**
 * Reads a Pfaff file. Its start is a corner of the hoop, so a move leads to the design.
 * @throws FormatError where it does not start as one, or ends inside its list of colours.
 */
export function readPcs(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PCS');
  if (file.u8() !== PCS_MARK) throw file.error('does not start as one', 0);
  file.skip(1); // hoop
  const colors = Array.from({ length: file.u16() }, () => readColor(file));
  const count = file.u16();
  const builder = new DesignBuilder(file);
  const threads: Thread[] = [];
  let sewn = false;
  for (let i = 0; i < count && file.remaining >= RECORD_BYTES; i++) {
    const place = file.bytes[file.offset];
    const dx = readTenths(file) - builder.x;
    const dy = -readTenths(file) - builder.y;
    const flags = file.u8();
    if (flags & Flag.Change) {
      if (threads.length > 0) builder.colorChange();
      threads.push(threadOf(colors[place], threads.length));
    } else if (flags & Flag.Jump || !sewn) {
      builder.jump(dx, dy);
      if (!(flags & Flag.Jump)) builder.stitch(0, 0);
      sewn ||= !(flags & Flag.Jump);
    } else builder.stitch(dx, dy);
  }
  return builder.finish('', threads);
}

function readColor(file: ByteReader): string {
  const hex = hexFromRgb(file.u8(), file.u8(), file.u8());
  file.skip(1);
  return hex;
}

const threadOf = (hex: string | undefined, block: number): Thread =>
  hex ? colorThread(hex) : rampThread(block);

/** Signed, to the nearest tenth. */
function readTenths(file: ByteReader): number {
  const fraction = file.u8() / 256;
  const whole = (file.u24() << 8) >> 8;
  return Math.round((whole + fraction) * TENTHS_PER_UNIT);
}
