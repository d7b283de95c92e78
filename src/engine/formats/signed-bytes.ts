import { Command } from '../core/design.ts';
import type { ByteWriter } from './bytes.ts';
import type { Records } from './records.ts';

/** The codes of a format of signed bytes, each with its mark: four bytes, of which the last two are a move. */
export interface SignedByteCodes {
  /** Mark and code; the move follows. */
  jump: readonly [mark: number, code: number];
  /** All bytes. */
  trim: readonly number[];
  /** All bytes; a stop is one, too. */
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
