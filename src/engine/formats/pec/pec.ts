import { designExtents, type Design, type Thread } from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { chartColors, nearestIndex } from '../../threads/fixed-chart.ts';
import { chartNumbers, colorBlocks, listedBlocks } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { machineRecords, type Records } from '../records.ts';
import { FORMATS } from '../table.ts';
import { asciiLabel, nameFromLabel, textFromBytes } from '../text.ts';
import { longValue, PecFlag, readPecStitches, writePecStitches } from './stitches.ts';
import { PEC_APPLIQUE, PEC_THREADS } from './threads.ts';
import { pecThumbnails, THUMBNAIL } from './thumbnail.ts';

/*
 * A PEC block: 512 bytes of header with thread numbers, stitches, thumbnails.
 * It is a file of its own (after `#PEC0001`), and the second half of every PES.
 * Layout: EduTechWiki, "Embroidery format PEC".
 */

/** The count is one byte, and 255 there means none. */
const MAX_BLOCKS = 255;
/** Tenths from the start to a side, so that width and height fit 16 bits with a sign. */
const MAX_SIZE_TENTHS = 16_383;

export const PEC_MAGIC = '#PEC0001';
const HEADER_BYTES = 512;
/** Offsets in the header, from its `LA:`. */
const LABEL_AT = 3;
const LABEL_BYTES = 16;
const COUNT_AT = 48;
const NO_COLORS = 0xff;
/** Bytes between the stitch section's start and its first stitch. */
const STITCHES_AT = 20;
/** Longer labels, and other characters, upset some machines. */
const LABEL_LENGTH = 8;
const LABEL_CHARACTERS = /[A-Za-z0-9]/;
/** The field that a machine would show the design in: 480 × 432 units. */
const FIELD = { width: 0x1e0, height: 0x1b0 } as const;

const COLORS = chartColors(PEC_THREADS);

/**
 * Number (1 to 63) of the PEC thread that looks nearest.
 * @param not a number that may not be taken.
 */
export function nearestPec(hex: string, not = 0): number {
  return nearestIndex(COLORS, hex, PEC_APPLIQUE - 1, not - 1) + 1;
}

/** The thread of a number in a file; numbers past the chart wrap round, as machines read them. */
export function pecThread(number: number): Thread {
  const wrapped = number % (PEC_THREADS.length + 1);
  const thread = PEC_THREADS[wrapped - 1];
  return thread ? { ...thread } : { hex: '#000000', name: 'Unknown', code: '', chart: '' };
}

/**
 * Reads a PEC file. A block with the same thread number as the one before it
 * starts with a stop.
 * @throws FormatError where it does not start as one, or ends inside its header.
 */
export function readPec(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PEC');
  file.expect(PEC_MAGIC);
  return readPecBlock(file);
}

/**
 * The part that PEC and PES files share, from the reader's place on.
 * @param chart the PES file's own threads; the machine's where it is empty.
 */
export function readPecBlock(
  file: ByteReader,
  chart: readonly Thread[] = [],
  name?: string,
): Design {
  const start = file.offset;
  const header = file.take(HEADER_BYTES);
  if (textFromBytes(header.subarray(0, LABEL_AT)) !== 'LA:') {
    throw file.error('has no PEC label here', start);
  }
  const label = header.subarray(LABEL_AT, LABEL_AT + LABEL_BYTES);
  const count = header[COUNT_AT] === NO_COLORS ? 0 : header[COUNT_AT] + 1;
  const numbers = [...header.subarray(COUNT_AT + 1, COUNT_AT + 1 + count)];
  const { isStop } = listedBlocks(numbers);
  file.skip(STITCHES_AT);
  const builder = new DesignBuilder(file);
  readPecStitches(file, builder, isStop);
  const threads = threadsOfBlocks(numbers, chart).filter((_, block) => !isStop(block));
  return builder.finish(name || nameFromLabel(textFromBytes(label)), threads);
}

/**
 * A chart of as many threads as blocks is one a block. A shorter one lists
 * each thread once, in the order in which the blocks first use them.
 */
function threadsOfBlocks(numbers: readonly number[], chart: readonly Thread[]): Thread[] {
  if (chart.length === 0) return numbers.map(pecThread);
  if (chart.length >= numbers.length) return numbers.map((_, block) => ({ ...chart[block] }));
  const order = [...new Set(numbers)];
  return numbers.map((number) => {
    const thread = chart[order.indexOf(number)];
    return thread ? { ...thread } : pecThread(number);
  });
}

/** A design as PEC and PES hold it: a stop is a change to the thread that is on. */
export interface PecPlan {
  records: Records;
  /** One a block; the same object again after a stop. */
  threads: Thread[];
  /** PEC thread number of each block. */
  numbers: number[];
}

/** @throws EngineError `unsupported` for more blocks, or a wider move, than the file can hold. */
export function planPec(design: Design, format: string): PecPlan {
  const records = machineRecords(design, FORMATS.pec, format);
  checkSize(records, format);
  const blocks = colorBlocks(records, design.threads, MAX_BLOCKS, format);
  return {
    records,
    threads: blocks.map(({ thread }) => thread),
    numbers: chartNumbers(blocks, nearestPec, true),
  };
}

/** The headers hold sizes and places in 16 bits. */
function checkSize({ dx, dy }: Records, format: string): void {
  let x = 0;
  let y = 0;
  for (let i = 0; i < dx.length; i++) {
    x += dx[i];
    y += dy[i];
    if (Math.abs(x) > MAX_SIZE_TENTHS || Math.abs(y) > MAX_SIZE_TENTHS) {
      const message = `wanted at most ${MAX_SIZE_TENTHS / 10} mm from the middle, got more`;
      throw new EngineError('unsupported', `write ${format}`, message);
    }
  }
}

/**
 * Writes a PEC file: 64 fixed thread colours, the nearest of which stands for
 * each thread.
 * @throws EngineError `unsupported` for more than 255 blocks (stops count) or over 1.6 m from the middle.
 */
export function writePec(design: Design): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.ascii(PEC_MAGIC);
  writePecBlock(out, design, planPec(design, 'PEC'));
  return out.finish();
}

/** The part that PEC and PES files share. */
export function writePecBlock(out: ByteWriter, design: Design, plan: PecPlan): void {
  writeHeader(out, design.name, plan.numbers);
  const start = out.length;
  const { left, top, right, bottom } = designExtents(design);
  out.u16(0);
  out.u24(0); // the section's length, filled in below
  out.put([0x31, 0xff, 0xf0]);
  out.u16(right - left);
  out.u16(bottom - top);
  out.u16(FIELD.width);
  out.u16(FIELD.height);
  // From the top left corner to the start, as a move of at most 12 bits.
  out.u16be(longValue(Math.min(-left, FORMATS.pec.maxJumpTenths), PecFlag.Jump));
  out.u16be(longValue(Math.min(-top, FORMATS.pec.maxJumpTenths), PecFlag.Jump));
  writePecStitches(out, plan.records);
  const length = out.length - start;
  out.patch(start + 2, () => out.u24(length));
  for (const bitmap of pecThumbnails(design)) out.put(bitmap);
}

function writeHeader(out: ByteWriter, name: string, numbers: readonly number[]): void {
  const start = out.length;
  const label = asciiLabel(name, LABEL_LENGTH, LABEL_CHARACTERS);
  out.ascii(`LA:${label.padEnd(LABEL_BYTES)}\r`);
  out.fill(0x20, 12);
  out.put([0xff, 0x00, THUMBNAIL.stride, THUMBNAIL.height]);
  out.fill(0x20, start + COUNT_AT - out.length);
  out.u8(numbers.length > 0 ? numbers.length - 1 : NO_COLORS);
  out.put(numbers);
  out.fill(0x20, start + HEADER_BYTES - out.length);
}
