import { Command, type Design } from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { colorBlocks } from '../blocks.ts';
import { ByteWriter } from '../bytes.ts';
import { janomeIndices } from '../jef/palette.ts';
import { writeJanomeStitches } from '../jef/stitches.ts';
import { machineRecords, type Records } from '../records.ts';
import {
  SEW_COUNTS_AT,
  SEW_INDICES_AT,
  SEW_LIMITS,
  SEW_MARKS_AT,
  SEW_MAX_BLOCKS,
  SEW_STITCHES_AT,
} from './codes.ts';

/** A count has 16 bits. */
const MAX_BLOCK_RECORDS = 0xffff;

/**
 * Writes a file for older Janome machines: the 78 threads of JEF, at most 12
 * blocks. It has one code for a colour change and a stop.
 * @throws EngineError `unsupported` for more blocks (stops count), or over 65,535 records in one.
 */
export function writeSew(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, SEW_LIMITS, 'SEW');
  const indices = janomeIndices(colorBlocks(records, design.threads, SEW_MAX_BLOCKS, 'SEW'));
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
