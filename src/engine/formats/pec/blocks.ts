import type { Design, Thread } from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { colorBlocks } from '../blocks.ts';
import { machineRecords, type Records } from '../records.ts';
import { PEC_LIMITS, PEC_MAX_BLOCKS, PEC_MAX_SIZE } from './codes.ts';
import { pecNumbers } from './palette.ts';

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
  const records = machineRecords(design, PEC_LIMITS, format);
  checkSize(records, format);
  const blocks = colorBlocks(records, design.threads, PEC_MAX_BLOCKS, format);
  return { records, threads: blocks.map(({ thread }) => thread), numbers: pecNumbers(blocks) };
}

/** The headers hold sizes and places in 16 bits. */
function checkSize({ dx, dy }: Records, format: string): void {
  let x = 0;
  let y = 0;
  for (let i = 0; i < dx.length; i++) {
    x += dx[i];
    y += dy[i];
    if (Math.abs(x) > PEC_MAX_SIZE || Math.abs(y) > PEC_MAX_SIZE) {
      const message = `wanted at most ${PEC_MAX_SIZE / 10} mm from the middle, got more`;
      throw new EngineError('unsupported', `write ${format}`, message);
    }
  }
}
