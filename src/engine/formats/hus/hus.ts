import { Command, designExtents, type Design, type Thread } from '../../core/design.ts';
import { chartColors, nearestIndex } from '../../threads/fixed-chart.ts';
import { chartNumbers, colorBlocks, listedBlocks } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { machineRecords, MAX_BLOCKS, MAX_RECORDS, type Records } from '../records.ts';
import { FORMATS } from '../table.ts';
import { asciiLabel, nameFromLabel, textFromBytes } from '../text.ts';
import { compress } from './compress.ts';
import { expand } from './expand.ts';
import { HUS_THREADS } from './threads.ts';

/*
 * A HUS file: a header with thread indices, then three compressed columns:
 * commands, dx and dy (signed bytes, y upward), a byte a record in each.
 * Layout: EduTechWiki, "Embroidery format HUS"; its compression is told in lzh.ts.
 */

/** The first is what most programs write. */
export const HUS_MAGICS: readonly number[] = [0x00c8af5b, 0x00c8fc5d];
const NAME_BYTES = 8;
/** Offset of the thread indices, two bytes each. */
const THREADS_AT = 0x2a;

/** A byte of the first column. */
const HusCommand = {
  Stitch: 0x80,
  Jump: 0x81,
  Change: 0x84,
  Trim: 0x88,
  End: 0x90,
} as const;
/** Offset of the three columns' offsets. */
const COLUMNS_AT = 0x14;
/** Written at most: our bound, far over what a machine threads. */
const MAX_WRITTEN_BLOCKS = 1000;

const CODES: Record<Command, number> = {
  [Command.Stitch]: HusCommand.Stitch,
  [Command.Jump]: HusCommand.Jump,
  [Command.Trim]: HusCommand.Trim,
  [Command.ColorChange]: HusCommand.Change,
  [Command.Stop]: HusCommand.Change,
};

const COLORS = chartColors(HUS_THREADS);

/**
 * Reads a Husqvarna file. A block with the same thread as the one before it
 * starts with a stop.
 * @throws FormatError where it does not start as one, or a column cannot be unpacked.
 */
export function readHus(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'HUS');
  if (!HUS_MAGICS.includes(file.u32())) throw file.error('does not start as one', 0);
  const count = file.u32();
  if (count > MAX_RECORDS) throw file.error('holds too many stitches');
  const threadCount = file.u32();
  file.seek(COLUMNS_AT);
  const starts = [file.u32(), file.u32(), file.u32(), bytes.length];
  const name = nameFromLabel(textFromBytes(file.take(NAME_BYTES)));
  file.seek(THREADS_AT);
  if (threadCount > MAX_BLOCKS || threadCount * 2 > file.remaining) {
    throw file.error(`lists ${threadCount} threads`);
  }
  const indices = Array.from({ length: threadCount }, () => file.u16());
  const [codes, xs, ys] = [0, 1, 2].map((i) => {
    file.seek(starts[i]);
    return expand(file.take(starts[i + 1] - starts[i]), count, file);
  });
  const { isStop, changes } = listedBlocks(indices);
  const builder = new DesignBuilder(file);
  readRecords(builder, { codes, xs, ys }, isStop);
  return builder.finish(name, changes.map(husThread));
}

/** The thread of an index in a file; undefined where there is none. */
function husThread(index: number): Thread | undefined {
  const thread = HUS_THREADS[index];
  return thread && { ...thread };
}

/** A byte a record in each. */
interface Columns {
  codes: Uint8Array;
  xs: Uint8Array;
  ys: Uint8Array;
}

/** Up to the end record, one that is unknown, or the end of the shortest column. */
function readRecords(
  builder: DesignBuilder,
  { codes, xs, ys }: Columns,
  isStop: (block: number) => boolean,
): void {
  const size = Math.min(codes.length, xs.length, ys.length);
  for (let i = 0; i < size; i++) {
    const dx = (xs[i] << 24) >> 24;
    const dy = -((ys[i] << 24) >> 24);
    const code = codes[i];
    if (code === HusCommand.Stitch) {
      builder.stitch(dx, dy);
      continue;
    }
    if (code === HusCommand.Change) builder.nextBlock(isStop);
    else if (code !== HusCommand.Jump && code !== HusCommand.Trim) return;
    builder.jump(dx, dy);
    if (code === HusCommand.Trim) builder.trim();
  }
}

/**
 * Writes a Husqvarna file: 29 fixed thread colours, the nearest of which
 * stands for each thread, and a name of 8 letters.
 * @throws EngineError `unsupported` for more than 1,000 blocks (stops count).
 */
export function writeHus(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.hus, 'HUS');
  const blocks = colorBlocks(records, design.threads, MAX_WRITTEN_BLOCKS, 'HUS');
  const nearest = (hex: string, not = -1): number => nearestIndex(COLORS, hex, not);
  const indices = chartNumbers(blocks, nearest, true);
  const columns = columnsOf(records).map(compress);
  const { left, top, right, bottom } = designExtents(design);
  const out = new ByteWriter();
  out.u32(HUS_MAGICS[0]);
  out.u32(records.commands.length + 1);
  out.u32(indices.length);
  for (const side of [right, -top, left, -bottom]) out.u16(side);
  let start = THREADS_AT + 2 * indices.length;
  for (const column of columns) {
    out.u32(start);
    start += column.length;
  }
  if (design.name !== '') out.ascii(asciiLabel(design.name, NAME_BYTES));
  out.fill(0, THREADS_AT - out.length);
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
