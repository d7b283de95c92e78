import { Command, designExtents, type Design } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords, type Records } from '../records.ts';
import { asciiLabel } from '../text.ts';
import { DST_HEADER_BYTES, DST_LIMITS, DstFlag, packDst } from './record.ts';

const LABEL_LENGTH = 16;
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
  writeHeader(out, design, records);
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

/**
 * Label, counts, reach from the start to each side, and where the needle ends.
 * As makers of machines count, `ST` has every record but the end: moves and changes too.
 */
function writeHeader(out: ByteWriter, design: Design, records: Records): void {
  const { left, top, right, bottom } = designExtents(design);
  const total = totals(records);
  const line = (key: string, value: string): void => out.ascii(`${key}:${value}\r`);
  line('LA', asciiLabel(design.name, LABEL_LENGTH).padEnd(LABEL_LENGTH));
  line('ST', field(total.records, 7));
  line('CO', field(total.changes, 3));
  line('+X', field(Math.max(0, right), 5));
  line('-X', field(Math.max(0, -left), 5));
  line('+Y', field(Math.max(0, -top), 5));
  line('-Y', field(Math.max(0, bottom), 5));
  line('AX', signed(total.endX));
  line('AY', signed(-total.endY));
  line('MX', signed(0));
  line('MY', signed(0));
  line('PD', '******');
  out.u8(TEXT_END);
  out.fill(0x20, DST_HEADER_BYTES - out.length);
}

function totals({ dx, dy, commands }: Records) {
  const total = { records: 0, changes: 0, endX: 0, endY: 0 };
  for (let i = 0; i < commands.length; i++) {
    total.endX += dx[i];
    total.endY += dy[i];
    total.records += commands[i] === Command.Trim ? TRIM_WIGGLE.length : 1;
    if (commands[i] === Command.ColorChange || commands[i] === Command.Stop) total.changes++;
  }
  return total;
}

/** Right-aligned; a number too wide for its field gives the widest that fits, so that the rest stays in place. */
function field(value: number, width: number): string {
  return String(Math.min(value, 10 ** width - 1)).padStart(width);
}

function signed(value: number): string {
  return (value < 0 ? '-' : '+') + field(Math.abs(value), 5);
}
