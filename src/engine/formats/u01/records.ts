import type { DesignBuilder } from '../builder.ts';
import type { ByteReader } from '../bytes.ts';
import { BARUDAN_COMMAND, BARUDAN_RECORD_BYTES, BarudanCommand, BarudanFlag } from './codes.ts';

/**
 * Reads Barudan records up to the end mark or the end of the file. The first
 * needle chosen, where nothing is sewn yet, is no change.
 * @throws FormatError where a record is not one.
 */
export function readBarudanRecords(file: ByteReader, builder: DesignBuilder): void {
  let started = false; // a needle chosen, or something sewn
  while (file.remaining >= BARUDAN_RECORD_BYTES) {
    const flags = file.u8();
    const down = file.u8();
    const right = file.u8();
    const command = flags & BARUDAN_COMMAND;
    if ((flags & BarudanFlag.Always) === 0 || command > BarudanCommand.End) {
      throw file.error('is no stitch record', file.offset - BARUDAN_RECORD_BYTES);
    }
    const dx = flags & BarudanFlag.Left ? -right : right;
    const dy = flags & BarudanFlag.Down ? down : -down;
    if (command === BarudanCommand.End) return;
    if (sews(command)) {
      builder.stitch(dx, dy);
      started = true;
      continue;
    }
    if (command === BarudanCommand.Trim || command === BarudanCommand.TrimTop) builder.trim();
    else if (command === BarudanCommand.Stop) builder.stop();
    else if (command > BarudanCommand.Needle) {
      if (started) builder.colorChange();
      started = true;
    }
    builder.jump(dx, dy);
  }
}

function sews(command: number): boolean {
  return (
    command === BarudanCommand.Stitch ||
    command === BarudanCommand.FastStitch ||
    command === BarudanCommand.SlowStitch
  );
}
