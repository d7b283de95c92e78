import type { Design, Thread } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { stopBlocks } from '../stops.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';
import {
  PEC_COUNT_AT,
  PEC_HEADER_BYTES,
  PEC_LABEL_AT,
  PEC_LABEL_BYTES,
  PEC_MAGIC,
  PEC_NO_COLORS,
  PEC_STITCHES_AT,
} from './codes.ts';
import { pecThread } from './palette.ts';
import { readPecStitches } from './stitches.ts';

/**
 * Reads a PEC file. A block with the same thread number as the one before it
 * starts with a stop.
 * @throws FormatError where it does not start as one, or ends inside its header.
 */
export function readPec(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PEC');
  if (textFromBytes(file.take(PEC_MAGIC.length)) !== PEC_MAGIC) {
    throw file.error(`does not start with ${PEC_MAGIC}`, 0);
  }
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
  const header = file.take(PEC_HEADER_BYTES);
  if (textFromBytes(header.subarray(0, PEC_LABEL_AT)) !== 'LA:') {
    throw file.error('has no PEC label here', start);
  }
  const label = header.subarray(PEC_LABEL_AT, PEC_LABEL_AT + PEC_LABEL_BYTES);
  const count = header[PEC_COUNT_AT] === PEC_NO_COLORS ? 0 : header[PEC_COUNT_AT] + 1;
  const numbers = [...header.subarray(PEC_COUNT_AT + 1, PEC_COUNT_AT + 1 + count)];
  const isStop = stopBlocks(numbers);

  file.skip(PEC_STITCHES_AT);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readPecStitches(file, builder, isStop);
  const threads = blockThreads(numbers, chart).filter((_, block) => !isStop(block));
  return builder.finish(name || nameFromLabel(textFromBytes(label)), threads);
}

/**
 * A chart of as many threads as blocks is one a block. A shorter one lists
 * each thread once, in the order in which the blocks first use them.
 */
function blockThreads(numbers: readonly number[], chart: readonly Thread[]): Thread[] {
  if (chart.length === 0) return numbers.map(pecThread);
  if (chart.length >= numbers.length) return numbers.map((_, block) => ({ ...chart[block] }));
  const order = [...new Set(numbers)];
  return numbers.map((number) => {
    const thread = chart[order.indexOf(number)];
    return thread ? { ...thread } : pecThread(number);
  });
}
