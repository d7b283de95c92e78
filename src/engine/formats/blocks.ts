import { Command, type Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { rampThread } from './ramp.ts';
import type { Records } from './records.ts';

/** A stretch of sewing between two changes or stops, as formats without a code for stops list it. */
export interface Block {
  /** The same object again after a stop. */
  thread: Thread;
  /** Whether it starts with a stop, not with a new thread. */
  afterStop: boolean;
}

/**
 * The blocks of a design, each change and each stop starting one; none where there are no records.
 * @param max the most that the format holds.
 * @throws EngineError `unsupported` for more.
 */
export function colorBlocks(
  { commands }: Pick<Records, 'commands'>,
  threads: readonly Thread[],
  max: number,
  format: string,
): Block[] {
  const blocks: Block[] = [];
  let index = 0;
  const start = (afterStop: boolean): void => {
    blocks.push({ thread: threads[index] ?? rampThread(index), afterStop });
  };
  if (commands.length > 0) start(false);
  for (const command of commands) {
    if (command === Command.ColorChange) index++;
    if (command === Command.ColorChange || command === Command.Stop) {
      start(command === Command.Stop);
    }
  }
  if (blocks.length > max) {
    const message = `wanted at most ${max} colour blocks, got ${blocks.length}`;
    throw new EngineError('unsupported', `write ${format}`, message);
  }
  return blocks;
}
