import { Command, type Design } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords } from '../records.ts';
import { tajimaHeader } from './header.ts';
import { DST_HEADER_BYTES, DST_LIMITS, DstFlag, packDst } from './record.ts';

/** Ends the header's text; spaces follow it. */
const TEXT_END = 0x1a;
/** There and back again: three jumps that end where they began, which cut the thread. */
const TRIM_WIGGLE: readonly number[] = [2, -4, 2];

/**
 * Writes a Tajima file. It holds no colours, and one code for both a colour
 * change and a stop.
 *
 * A trim is three jumps that come back to their start; the move follows. The
 * format has no other sign, so a move of three records or more (over 24.2 mm
 * along an axis) with the thread still on is cut too, here as in every DST: a
 * needle point in between would prevent it, but would also be sewn. The
 * engine's designs hold no such move.
 */
export function writeDst(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, DST_LIMITS, 'DST');
  const out = new ByteWriter();
  out.ascii(tajimaHeader(design, records, TRIM_WIGGLE.length));
  out.ascii('MX:+    0\rMY:+    0\rPD:******\r');
  out.u8(TEXT_END);
  out.fill(0x20, DST_HEADER_BYTES - out.length);
  const { dx, dy, commands } = records;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) out.u24(packDst(dx[i], dy[i], DstFlag.Stitch));
    else if (command === Command.Jump) out.u24(packDst(dx[i], dy[i], DstFlag.Jump));
    else if (command === Command.Trim) {
      for (const step of TRIM_WIGGLE) out.u24(packDst(step, step, DstFlag.Jump));
    } else out.u24(packDst(0, 0, DstFlag.Color));
  }
  out.u24(packDst(0, 0, DstFlag.End));
  return out.finish();
}
