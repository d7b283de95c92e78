import { Command, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { ByteWriter } from './bytes.ts';
import type { Limits } from './table.ts';

/** The most records that a file of ours holds, and that a reader takes from one. */
export const MAX_RECORDS = 2_000_000;

/** The most colour blocks that a reader takes: each has a thread with its names. */
export const MAX_BLOCKS = 65_536;

/** A design as a machine takes it: relative moves, none longer than the format's limit. */
export interface Records {
  /** Tenths, relative to the record before; 0 for Trim, ColorChange and Stop. y downward. */
  dx: Int32Array;
  dy: Int32Array;
  /** A `Command` each. */
  commands: Uint8Array;
}

/**
 * Formats with one code for a stop and a change of thread: before a stop of ours the needle, up, goes
 * there and back by a tenth and two. To a machine that is nothing; a reader knows the stop by it.
 */
export const STOP_MARK = { dx: 1, dy: -2 } as const;

/**
 * Turns a design into what every format's writer needs.
 *
 * - Jumps in a row become one move (a machine sees no difference, and in DST
 *   three of them would cut the thread), split evenly where it is too long.
 * - Stitches over the limit get needle points in between, evenly.
 * - A trim comes before the move it stands in, so that the machine does not
 *   carry the thread along; a trim with no thread to cut is left out. (Most
 *   formats write a stop as a change, and at a change machines cut.)
 *
 * @param format named in errors.
 * @param marksStops whether `STOP_MARK` leads to each stop
 * @throws EngineError `unsupported` for more than two million records.
 */
export function machineRecords(
  design: Design,
  limits: Limits,
  format: string,
  marksStops = false,
): Records {
  const how = { limits, format, marksStops };
  const size = walk(design, how);
  const records: Records = {
    dx: new Int32Array(size),
    dy: new Int32Array(size),
    commands: new Uint8Array(size),
  };
  walk(design, how, records);
  return records;
}

/** One pass over the design: counts the records, and writes them where `out` is given. */
function walk(
  design: Design,
  { limits, format, marksStops }: { limits: Limits; format: string; marksStops: boolean },
  out?: Records,
): number {
  const { x, y, commands } = design;
  let count = 0;
  // Where the needle is in the file so far, and whether a thread hangs from it.
  let atX = 0;
  let atY = 0;
  let threadOut = false;

  const emit = (command: Command, dx: number, dy: number): void => {
    if (out) {
      out.commands[count] = command;
      out.dx[count] = dx;
      out.dy[count] = dy;
    }
    if (++count > MAX_RECORDS) {
      const message = `wanted at most ${MAX_RECORDS} records, the design needs more`;
      throw new EngineError('unsupported', `write ${format}`, message);
    }
  };
  const move = (command: Command, toX: number, toY: number, limit: number): void => {
    const dx = toX - atX;
    const dy = toY - atY;
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / limit));
    let doneX = 0;
    let doneY = 0;
    for (let i = 1; i <= parts; i++) {
      const partX = Math.round((dx * i) / parts);
      const partY = Math.round((dy * i) / parts);
      emit(command, partX - doneX, partY - doneY);
      doneX = partX;
      doneY = partY;
    }
    atX = toX;
    atY = toY;
  };
  // A jump waits until the needle or the thread is next needed, so that jumps in a row merge.
  const flush = (toX: number, toY: number): void => {
    if (toX !== atX || toY !== atY) move(Command.Jump, toX, toY, limits.maxJumpTenths);
  };

  let jumpX = 0;
  let jumpY = 0;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i] as Command;
    if (command === Command.Stitch) {
      flush(jumpX, jumpY);
      move(Command.Stitch, x[i], y[i], limits.maxStitchTenths);
      threadOut = true;
    } else if (command === Command.Trim) {
      if (threadOut) emit(Command.Trim, 0, 0);
      threadOut = false;
    } else if (command === Command.ColorChange || command === Command.Stop) {
      flush(jumpX, jumpY);
      if (marksStops && command === Command.Stop) {
        emit(Command.Jump, STOP_MARK.dx, STOP_MARK.dy);
        emit(Command.Jump, -STOP_MARK.dx, -STOP_MARK.dy);
      }
      emit(command, 0, 0);
      threadOut = false;
    }
    jumpX = x[i];
    jumpY = y[i];
  }
  flush(jumpX, jumpY);
  return count;
}

/** Where steps lead in sum. */
export const stepSum = (steps: Int32Array): number =>
  steps.reduce((total, step) => total + step, 0);

/** The codes of a format of signed bytes, each with its mark: four bytes, of which the last two are a move. */
export interface SignedByteCodes {
  /** Mark and code; the move follows. */
  jump: readonly [mark: number, code: number];
  /** The whole code, its mark included. */
  trim: readonly number[];
  /** The whole code, its mark included; these formats write a stop as a change, too. */
  change: readonly number[];
}

/** Writes stitches as two signed bytes, dx and dy with y upward, and all else as codes: EXP, JEF, SEW, XXX. */
export function writeSignedBytes(
  out: ByteWriter,
  { dx, dy, commands }: Records,
  codes: SignedByteCodes,
): void {
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch || command === Command.Jump) {
      if (command === Command.Jump) out.put(codes.jump);
      out.u8(dx[i]);
      out.u8(-dy[i]);
    } else out.put(command === Command.Trim ? codes.trim : codes.change);
  }
}
