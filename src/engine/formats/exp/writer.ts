import { Command, type Design } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords } from '../records.ts';
import { EXP_LIMITS, EXP_MARK, EXP_TRIM_TAIL, ExpCode } from './codes.ts';

/** Writes a Melco file. It holds no name and no colours, and one code for a colour change and a stop. */
export function writeExp(design: Design): Uint8Array<ArrayBuffer> {
  const { dx, dy, commands } = machineRecords(design, EXP_LIMITS, 'EXP');
  const out = new ByteWriter();
  const code = (value: number, first: number, second: number): void => {
    out.put([EXP_MARK, value, first & 0xff, second & 0xff]);
  };
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) {
      out.u8(dx[i]);
      out.u8(-dy[i]);
    } else if (command === Command.Jump) code(ExpCode.Jump, dx[i], -dy[i]);
    else if (command === Command.Trim) code(ExpCode.Trim, EXP_TRIM_TAIL, 0);
    else code(ExpCode.Change, 0, 0);
  }
  return out.finish();
}
