import { Command, type Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { hexFromRgb, oklabFromOklch, rgbFromOklab } from '../color/oklab.ts';
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

/**
 * Numbers, on a chart, of the threads of a file's blocks. None is its neighbour's, however alike the
 * two threads are: the same number again is no change to a machine.
 * @param nearest the number of the thread that looks nearest, but for one that may not be taken
 * @param stopRepeats whether the same number again means a stop
 */
export function chartNumbers(
  blocks: readonly Block[],
  nearest: (hex: string, not?: number) => number,
  stopRepeats: boolean,
): number[] {
  const numbers: number[] = [];
  for (const { thread, afterStop } of blocks) {
    const before = numbers.at(-1);
    const repeats = afterStop && stopRepeats && before !== undefined;
    numbers.push(repeats ? before : nearest(thread.hex, before));
  }
  return numbers;
}

/** The blocks that a file of a format without a code for stops lists. */
export interface ListedBlocks<T> {
  /** Whether a block (0, 1, …) starts with a stop: it names the same thread as the one before. */
  isStop: (block: number) => boolean;
  /** Those that start with a new thread. */
  changes: T[];
}

/**
 * Tells the stops among a file's blocks.
 * @param same whether two blocks name one thread.
 */
export function listedBlocks<T>(
  blocks: readonly T[],
  same: (a: T, b: T) => boolean = Object.is,
): ListedBlocks<T> {
  const isStop = (block: number): boolean =>
    block > 0 && block < blocks.length && same(blocks[block - 1], blocks[block]);
  return { isStop, changes: blocks.filter((_, block) => !isStop(block)) };
}

/** A thread for each of so many blocks: made-up ones fill in for those that a file does not name. */
export function blockThreads(count: number, named: readonly (Thread | undefined)[]): Thread[] {
  return Array.from({ length: count }, (_, i) => named[i] ?? rampThread(i));
}

/** With four lightnesses in turn, this step keeps the first 24 threads plainly apart. */
const HUE_STEP_DEG = 105;
const FIRST_HUE_DEG = 255;
const LIGHTNESS = [0.52, 0.72, 0.4, 0.62] as const;
const CHROMA = 0.15;

const UNKNOWN = 'Unknown colour ';

/** Whether a thread that was read from a file is made up, because the file tells no colour of it. */
export const isUnknownColor = (thread: Thread): boolean => thread.name.startsWith(UNKNOWN);

/**
 * A thread for a colour block whose file names no colour, which its name says: plainly different
 * from its neighbours, visible on light cloth and on dark, the same each time.
 */
export function rampThread(block: number): Thread {
  const hue = FIRST_HUE_DEG + block * HUE_STEP_DEG;
  const lightness = LIGHTNESS[block % LIGHTNESS.length];
  const [r, g, b] = rgbFromOklab(...oklabFromOklch(lightness, CHROMA, hue));
  return { hex: hexFromRgb(r, g, b), name: `${UNKNOWN}${block + 1}`, code: '', chart: '' };
}

/** A thread of which a file tells the colour alone. */
export const colorThread = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });
