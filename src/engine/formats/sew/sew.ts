import { Command, type Design, type Thread } from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { chartColors, nearestIndex } from '../../threads/fixed-chart.ts';
import { blockThreads, chartNumbers, colorBlocks } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { readJanomeStitches, writeJanomeStitches } from '../jef/jef.ts';
import { machineRecords, type Records } from '../records.ts';
import { FORMATS } from '../table.ts';
import { SEW_THREADS } from './threads.ts';

/*
 * A SEW file: counts and thread indices, room for small pictures, then
 * stitches as in a JEF file. Layout: KDE community wiki, "Janome Embroidery
 * Format", and files of several programs.
 */

/** Each list of the header has room for this many. */
export const SEW_MAX_BLOCKS = 12;
/** Offsets: thread indices, a mark a block, stitches a block, the stitches themselves. */
export const SEW_INDICES_AT = 0x02;
const SEW_MARKS_AT = 0x1a;
export const SEW_COUNTS_AT = 0x32;
export const SEW_STITCHES_AT = 0x1d78;
/** A count has 16 bits. */
const MAX_BLOCK_RECORDS = 0xffff;

const COLORS = chartColors(SEW_THREADS);

/** Index (1 to 78) of the thread that looks nearest. @param not one that may not be taken. */
const nearestSew = (hex: string, not = 0): number => nearestIndex(COLORS, hex, not - 1) + 1;

/** The thread of an index in a file; undefined where there is none. */
const sewThread = (index: number): Thread | undefined => {
  const thread = SEW_THREADS[index - 1];
  return thread && { ...thread };
};

/**
 * Reads a file for older Janome machines. A jump that leads nowhere is a trim; a stop cannot be told
 * from a colour change, but for those of our own files.
 * @throws FormatError where it is shorter than its header, lists too many threads, or a code is unknown.
 */
export function readSew(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'SEW');
  const count = file.u16();
  if (count > SEW_MAX_BLOCKS) throw file.error(`lists ${count} threads`, 0);
  const listed = Array.from({ length: count }, () => sewThread(file.u16()));
  file.seek(SEW_STITCHES_AT);
  const builder = new DesignBuilder(file);
  const stops = new Set<number>();
  readJanomeStitches(file, builder, (block) => {
    if (builder.stopMarked) stops.add(block);
    return builder.stopMarked;
  });
  const threads = listed.filter((_, block) => !stops.has(block));
  return builder.finish('', blockThreads(threads.length, threads));
}

/**
 * Writes a file for older Janome machines: 78 fixed thread colours, the nearest of which stands for
 * each thread, and at most 12 blocks. It has one code for a colour change and a stop.
 * @throws EngineError `unsupported` for more blocks (stops count), or over 65,535 records in one.
 */
export function writeSew(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.sew, 'SEW', true);
  const blocks = colorBlocks(records, design.threads, SEW_MAX_BLOCKS, 'SEW');
  // A stop goes on with the colour that is written: read and written again, it has the same number.
  const shown = blocks.map((block) =>
    block.afterStop ? { ...block, thread: SEW_THREADS[nearestSew(block.thread.hex) - 1] } : block,
  );
  const indices = chartNumbers(shown, nearestSew, false);
  const out = new ByteWriter();
  out.fill(0, SEW_STITCHES_AT);
  const list = (at: number, values: readonly number[]): void =>
    out.patch(at, () => values.forEach((value) => out.u16(value)));
  list(0, [indices.length]);
  list(SEW_INDICES_AT, indices);
  list(SEW_MARKS_AT, Array<number>(SEW_MAX_BLOCKS).fill(1));
  list(SEW_COUNTS_AT, blockCounts(records));
  writeJanomeStitches(out, records);
  return out.finish();
}

/** Records of each block, without the changes between them. */
function blockCounts({ commands }: Records): number[] {
  const counts: number[] = commands.length > 0 ? [0] : [];
  for (const command of commands) {
    if (command === Command.ColorChange || command === Command.Stop) counts.push(0);
    else counts[counts.length - 1]++;
  }
  const most = Math.max(0, ...counts);
  if (most > MAX_BLOCK_RECORDS) {
    const message = `wanted at most ${MAX_BLOCK_RECORDS} records a block, got ${most}`;
    throw new EngineError('unsupported', 'write SEW', message);
  }
  return counts;
}
