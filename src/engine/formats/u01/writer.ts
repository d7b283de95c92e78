import { Command, designExtents, type Design } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords, type Records } from '../records.ts';
import {
  BarudanCommand,
  BarudanFlag,
  U01_FILL,
  U01_HEADER_BYTES,
  U01_LIMITS,
  U01_NEEDLES,
  U01_NUMBERS_AT,
} from './codes.ts';

/** Writes a Barudan file. It holds no colours: blocks take needles 1 to 15 in turn. */
export function writeU01(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, U01_LIMITS, 'U01');
  const { dx, dy, commands } = records;
  const out = new ByteWriter();
  writeHeader(out, design, records);
  let block = 0;
  const needle = (): number => BarudanCommand.Needle + 1 + (block % U01_NEEDLES);
  if (commands.length > 0) record(out, needle(), 0, 0);
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) record(out, BarudanCommand.Stitch, dx[i], dy[i]);
    else if (command === Command.Jump) record(out, BarudanCommand.Jump, dx[i], dy[i]);
    else if (command === Command.Trim) record(out, BarudanCommand.Trim, 0, 0);
    else if (command === Command.Stop) record(out, BarudanCommand.Stop, 0, 0);
    else {
      block++;
      record(out, needle(), 0, 0);
    }
  }
  record(out, BarudanCommand.End, 0, 0);
  return out.finish();
}

/** Extents, number of records, and where the needle ends; y upward. */
function writeHeader(out: ByteWriter, design: Design, { dx, dy, commands }: Records): void {
  const { left, top, right, bottom } = designExtents(design);
  const sum = (steps: Int32Array): number => steps.reduce((total, step) => total + step, 0);
  out.fill(U01_FILL, U01_NUMBERS_AT);
  for (const side of [left, -bottom, right, -top]) out.u16(side);
  out.u32(0);
  out.u32(commands.length + 1);
  out.u16(sum(dx));
  out.u16(-sum(dy));
  out.fill(0, U01_HEADER_BYTES - out.length);
}

function record(out: ByteWriter, command: number, dx: number, dy: number): void {
  const left = dx < 0 ? BarudanFlag.Left : 0;
  const down = dy > 0 ? BarudanFlag.Down : 0;
  const end = command === BarudanCommand.End ? BarudanFlag.Left | BarudanFlag.Down : 0;
  out.put([BarudanFlag.Always | left | down | end | command, Math.abs(dy), Math.abs(dx)]);
}
