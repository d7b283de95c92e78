import { designExtents, type Design, type Extents, type Thread } from '../../core/design.ts';
import { chartColors, nearestIndex } from '../../threads/fixed-chart.ts';
import { chartNumbers, colorBlocks, rampThread, type Block } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { missingOf } from '../cut-short.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { machineRecords, MAX_BLOCKS, type Records, writeSignedBytes } from '../records.ts';
import { FORMATS } from '../table.ts';
import { JANOME_THREADS } from './threads.ts';

/*
 * A JEF file: a header with hoop and distances, thread indices, then two
 * signed bytes a stitch (dx, dy with y upward), or 0x80, a code and two more
 * bytes. Layout: EduTechWiki, "Embroidery format JEF".
 */

/** Bytes before the thread list. */
export const JEF_HEADER_BYTES = 0x74;
/** Offset of the number of blocks. */
export const JEF_COUNT_AT = 24;

/** Marks a code. */
const JANOME_MARK = 0x80;
/** The byte after the mark. A jump that leads nowhere is the order to cut. */
const JanomeCode = { Change: 0x01, Jump: 0x02, LongJump: 0x04, End: 0x10 } as const;

/** A hoop that the header names by number; sizes in tenths. */
interface JefHoop {
  code: number;
  width: number;
  height: number;
}

/** From the smallest to the largest. */
const JEF_HOOPS: readonly JefHoop[] = [
  { code: 1, width: 500, height: 500 },
  { code: 0, width: 1100, height: 1100 },
  { code: 3, width: 1260, height: 1100 },
  { code: 2, width: 1400, height: 2000 },
  { code: 4, width: 2000, height: 2000 },
];

/** Machines sort by it; a fixed one keeps the same design the same file. */
const DATE = '20260101000000';
const FLAGS = 0x14;
/** Follows the indices, once a block: polyester of 40 weight. */
const THREAD_TYPE = 0x0d;
/** Written at most: our bound, far over what a machine threads. */
const MAX_WRITTEN_BLOCKS = 1000;
/** Jumps that lead nowhere: programs take one as a cut, machines want this many in a row. */
const TRIM_JUMPS = 3;

const COLORS = chartColors(JANOME_THREADS);

/** Index (1 to 78) of the Janome thread that looks nearest. @param not one that may not be taken. */
export function nearestJanome(hex: string, not = 0): number {
  return nearestIndex(COLORS, hex, not - 1) + 1;
}

/** The thread of an index in a file; undefined where there is none. */
export function janomeThread(index: number): Thread | undefined {
  const thread = JANOME_THREADS[index - 1];
  return thread && { ...thread };
}

/** Thread indices of blocks. A machine stops only where the thread changes, so a stop gets another index, too. */
export const janomeIndices = (blocks: readonly Block[]): number[] =>
  chartNumbers(blocks, nearestJanome, false);

/**
 * Reads a Janome file. A jump that leads nowhere is a trim. A block whose
 * thread index is 0, as some programs write it, starts with a stop; so does
 * one with the index of the block before, or to which the mark of a stop leads.
 * @throws FormatError where its lists or its stitches lie outside the file, or a code is unknown.
 */
export function readJef(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'JEF');
  const start = file.u32();
  file.seek(JEF_COUNT_AT);
  const count = file.u32();
  file.seek(JEF_HEADER_BYTES);
  if (count > MAX_BLOCKS || count * 4 > file.remaining)
    throw file.error(`lists ${count} threads`, JEF_COUNT_AT);
  const indices = Array.from({ length: count }, () => file.u32());
  const threads: Thread[] = [];
  let before = 0;
  file.seek(start);
  const builder = new DesignBuilder(file);
  const beginsWithStop = (block: number): boolean => {
    if (block >= count) return builder.stopMarked;
    const index = indices[block];
    const isStop = block > 0 && (builder.stopMarked || index === 0 || index === before);
    if (!isStop) threads.push(janomeThread(index) ?? rampThread(threads.length));
    if (index !== 0) before = index;
    return isStop;
  };
  beginsWithStop(0);
  readJanomeStitches(file, builder, beginsWithStop);
  return builder.finish('', threads);
}

/**
 * Reads stitches up to the end mark or the end of the file.
 * @param isStop whether the change into the given block (1, 2, …) is a stop.
 * @throws FormatError where a code is unknown.
 */
export function readJanomeStitches(
  file: ByteReader,
  builder: DesignBuilder,
  isStop: (block: number) => boolean = () => false,
): void {
  while (file.remaining >= 2) {
    const start = file.offset;
    if (file.bytes[start] !== JANOME_MARK) {
      builder.stitch(file.i8(), -file.i8());
      continue;
    }
    file.skip(1);
    const code = file.u8();
    if (code === JanomeCode.End) return;
    if (file.remaining < 2) break;
    const dx = file.i8();
    const dy = -file.i8();
    if (code === JanomeCode.Jump || code === JanomeCode.LongJump) {
      if (dx === 0 && dy === 0) builder.trim();
      else builder.jump(dx, dy);
    } else if (code & JanomeCode.Change) {
      builder.nextBlock(isStop);
      builder.jump(dx, dy);
    } else throw file.error(`has the unknown code ${code}`, start);
  }
  builder.cutShort = missingOf(builder.length, undefined, false);
}

/**
 * Writes a Janome file: 78 fixed thread colours, the nearest of which stands
 * for each thread. It has one code for a colour change and a stop.
 * @throws EngineError `unsupported` for more than 1,000 blocks (stops count).
 */
export function writeJef(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.jef, 'JEF', true);
  const indices = janomeIndices(colorBlocks(records, design.threads, MAX_WRITTEN_BLOCKS, 'JEF'));
  const start = JEF_HEADER_BYTES + 8 * indices.length;
  const out = new ByteWriter();
  out.u32(start);
  out.u32(FLAGS);
  out.ascii(DATE);
  out.u16(0); // model of the machine: any
  out.u32(indices.length);
  const length = out.length;
  out.u32(0); // in pairs of bytes, filled in below
  writeHoops(out, designExtents(design));
  for (const index of indices) out.u32(index);
  for (let i = 0; i < indices.length; i++) out.u32(THREAD_TYPE);
  writeJanomeStitches(out, records);
  const pairs = (out.length - start) / 2;
  out.patch(length, () => out.u32(pairs));
  return out.finish();
}

/** Writes the stitches of a JEF or SEW file, with their end mark. */
export function writeJanomeStitches(out: ByteWriter, records: Records): void {
  const jump = [JANOME_MARK, JanomeCode.Jump] as const;
  writeSignedBytes(out, records, {
    jump,
    trim: Array.from({ length: TRIM_JUMPS }, () => [...jump, 0, 0]).flat(),
    change: [JANOME_MARK, JanomeCode.Change, 0, 0],
  });
  out.put([JANOME_MARK, JanomeCode.End]);
}

/** The hoop, how far the design reaches from its middle, and how far that is from its edges. */
function writeHoops(out: ByteWriter, extents: Extents): void {
  const hoop = jefHoop(extents);
  out.u32(hoop.code);
  const { left, top, right, bottom } = extents;
  for (const reach of [-left, -top, right, bottom]) out.u32(reach);
  for (const code of [0, 1, 2, hoop.code]) writeEdges(out, code, extents);
}

/** From each side of the design to that of the hoop; four times -1 where it does not fit. */
function writeEdges(out: ByteWriter, code: number, extents: Extents): void {
  const { width, height } = JEF_HOOPS.find((hoop) => hoop.code === code)!;
  const { left, top, right, bottom } = extents;
  const edges = [width / 2 + left, height / 2 + top, width / 2 - right, height / 2 - bottom];
  const fits = edges.every((edge) => edge >= 0);
  for (const edge of edges) out.u32(fits ? edge : -1);
}

/** The smallest hoop that the design fits into with its origin in the middle; else the largest. */
export function jefHoop({ left, top, right, bottom }: Extents): JefHoop {
  const width = 2 * Math.max(-left, right);
  const height = 2 * Math.max(-top, bottom);
  const fitting = JEF_HOOPS.find((hoop) => width <= hoop.width && height <= hoop.height);
  return fitting ?? JEF_HOOPS[JEF_HOOPS.length - 1];
}
