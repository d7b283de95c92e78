import type { Design, Thread } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { rampThread } from '../ramp.ts';
import { MAX_BLOCKS, MAX_RECORDS } from '../records.ts';
import { stopBlocks } from '../stops.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';
import { HUS_MAGICS, HUS_NAME_BYTES, HUS_THREADS_AT, HusCommand } from './codes.ts';
import { expand } from './expand.ts';
import { husThread } from './palette.ts';

/** Offset of the three columns' offsets. */
const COLUMNS_AT = 0x14;

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
  const name = nameFromLabel(textFromBytes(file.take(HUS_NAME_BYTES)));
  file.seek(HUS_THREADS_AT);
  if (threadCount > MAX_BLOCKS || threadCount * 2 > file.remaining) {
    throw file.error(`lists ${threadCount} threads`);
  }
  const indices = Array.from({ length: threadCount }, () => file.u16());
  const [codes, xs, ys] = [0, 1, 2].map((i) => {
    file.seek(starts[i]);
    return expand(file.take(starts[i + 1] - starts[i]), count, file);
  });
  const isStop = stopBlocks(indices);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readRecords(builder, codes, xs, ys, isStop);
  return builder.finish(name, threadsOf(indices, isStop));
}

function threadsOf(indices: readonly number[], isStop: (block: number) => boolean): Thread[] {
  const used = indices.filter((_, block) => !isStop(block));
  return used.map((index, i) => husThread(index) ?? rampThread(i));
}

/** Up to the end record, one that is unknown, or the end of the shortest column. */
function readRecords(
  builder: DesignBuilder,
  codes: Uint8Array,
  xs: Uint8Array,
  ys: Uint8Array,
  isStop: (block: number) => boolean,
): void {
  const size = Math.min(codes.length, xs.length, ys.length);
  let block = 0;
  for (let i = 0; i < size; i++) {
    const dx = (xs[i] << 24) >> 24;
    const dy = -((ys[i] << 24) >> 24);
    const code = codes[i];
    if (code === HusCommand.Stitch) {
      builder.stitch(dx, dy);
      continue;
    }
    if (code === HusCommand.Change) {
      if (isStop(++block)) builder.stop();
      else builder.colorChange();
    } else if (code !== HusCommand.Jump && code !== HusCommand.Trim) return;
    builder.jump(dx, dy);
    if (code === HusCommand.Trim) builder.trim();
  }
}
