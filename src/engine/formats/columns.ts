import { Command, type Design, type Thread } from '../core/design.ts';
import type { FormatError } from '../core/errors.ts';
import { blockThreads } from './blocks.ts';
import { MAX_BLOCKS, MAX_RECORDS } from './records.ts';

/** What a format that keeps records as they are gives: absolute positions, tenths. */
export interface Columns {
  x: ArrayLike<number>;
  y: ArrayLike<number>;
  commands: ArrayLike<number>;
}

/**
 * A design of exactly these records.
 * @param fault makes the error for what cannot be a design.
 */
export function designFromColumns(
  { x, y, commands }: Columns,
  threads: readonly Thread[],
  name: string,
  fault: (message: string) => FormatError,
): Design {
  if (commands.length > MAX_RECORDS) throw fault('holds too many stitches');
  if (x.length !== commands.length || y.length !== commands.length) {
    throw fault(`has ${x.length}, ${y.length} and ${commands.length} values of a record`);
  }
  const known: readonly number[] = Object.values(Command);
  let blocks = commands.length > 0 ? 1 : 0;
  for (let i = 0; i < commands.length; i++) {
    if (!isInt32(x[i]) || !isInt32(y[i])) throw fault(`has no whole position at record ${i}`);
    if (!known.includes(commands[i])) throw fault(`has an unknown command at record ${i}`);
    if (commands[i] === Command.ColorChange) blocks++;
  }
  if (blocks > MAX_BLOCKS) throw fault('holds too many colours');
  return {
    x: Int32Array.from(x),
    y: Int32Array.from(y),
    commands: Uint8Array.from(commands),
    threads: blockThreads(blocks, threads),
    objects: [],
    name,
  };
}

/** Whether it is a number that a design's positions can hold. */
export function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}
