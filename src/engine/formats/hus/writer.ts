import { Command, designExtents, type Design } from '../../core/design.ts';
import { colorBlocks } from '../blocks.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords, type Records } from '../records.ts';
import { asciiLabel } from '../text.ts';
import { HUS_LIMITS, HUS_MAGICS, HUS_NAME_BYTES, HUS_THREADS_AT, HusCommand } from './codes.ts';
import { compress } from './compress.ts';
import { husIndices } from './palette.ts';

const MAX_BLOCKS = 1000;

const CODES: Record<Command, number> = {
  [Command.Stitch]: HusCommand.Stitch,
  [Command.Jump]: HusCommand.Jump,
  [Command.Trim]: HusCommand.Trim,
  [Command.ColorChange]: HusCommand.Change,
  [Command.Stop]: HusCommand.Change,
};

/**
 * Writes a Husqvarna file: 29 fixed thread colours, the nearest of which
 * stands for each thread, and a name of 8 letters.
 * @throws EngineError `unsupported` for more than 1,000 blocks (stops count).
 */
export function writeHus(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, HUS_LIMITS, 'HUS');
  const indices = husIndices(colorBlocks(records, design.threads, MAX_BLOCKS, 'HUS'));
  const columns = columnsOf(records).map(compress);
  const { left, top, right, bottom } = designExtents(design);
  const out = new ByteWriter();
  out.u32(HUS_MAGICS[0]);
  out.u32(records.commands.length + 1);
  out.u32(indices.length);
  for (const side of [right, -top, left, -bottom]) out.u16(side);
  let start = HUS_THREADS_AT + 2 * indices.length;
  for (const column of columns) {
    out.u32(start);
    start += column.length;
  }
  const label = design.name === '' ? '' : asciiLabel(design.name, HUS_NAME_BYTES);
  out.ascii(label);
  out.fill(0, HUS_THREADS_AT - out.length);
  for (const index of indices) out.u16(index);
  for (const column of columns) out.put(column);
  return out.finish();
}

/** Commands, dx and dy, with the end record. */
function columnsOf({ dx, dy, commands }: Records): Uint8Array[] {
  const size = commands.length + 1;
  const codes = new Uint8Array(size).fill(HusCommand.End);
  const xs = new Uint8Array(size);
  const ys = new Uint8Array(size);
  for (let i = 0; i < commands.length; i++) {
    codes[i] = CODES[commands[i] as Command];
    xs[i] = dx[i];
    ys[i] = -dy[i];
  }
  return [codes, xs, ys];
}
