import { Command } from '../../core/design.ts';
import type { DesignBuilder } from '../builder.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import type { Records } from '../records.ts';
import { JANOME_MARK, JanomeCode } from './codes.ts';

/** Jumps that lead nowhere: programs take one as a cut, machines want this many in a row. */
const TRIM_JUMPS = 3;

/** Writes the stitches of a JEF or SEW file, with their end mark. */
export function writeJanomeStitches(out: ByteWriter, { dx, dy, commands }: Records): void {
  const code = (value: number, x = 0, y = 0): void => {
    out.put([JANOME_MARK, value, x & 0xff, y & 0xff]);
  };
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) {
      out.u8(dx[i]);
      out.u8(-dy[i]);
    } else if (command === Command.Jump) code(JanomeCode.Jump, dx[i], -dy[i]);
    else if (command === Command.Trim) {
      for (let k = 0; k < TRIM_JUMPS; k++) code(JanomeCode.Jump);
    } else code(JanomeCode.Change);
  }
  out.put([JANOME_MARK, JanomeCode.End]);
}

/**
 * Reads stitches up to the end mark or the end of the file.
 * @param isStop whether the change into the given block (1, 2, …) is a stop.
 * @throws FormatError where a code is unknown.
 */
export function readJanomeStitches(
  file: ByteReader,
  builder: DesignBuilder,
  isStop: (block: number) => boolean = () => false,
): void {
  let block = 0;
  while (file.remaining >= 2) {
    const start = file.offset;
    if (file.bytes[start] !== JANOME_MARK) {
      builder.stitch(file.i8(), -file.i8());
      continue;
    }
    file.skip(1);
    const code = file.u8();
    if (code === JanomeCode.End || file.remaining < 2) return;
    const dx = file.i8();
    const dy = -file.i8();
    if (code === JanomeCode.Jump || code === JanomeCode.LongJump) {
      if (dx === 0 && dy === 0) builder.trim();
      else builder.jump(dx, dy);
    } else if (code & JanomeCode.Change) {
      if (isStop(++block)) builder.stop();
      else builder.colorChange();
      builder.jump(dx, dy);
    } else throw file.error(`has the unknown code ${code}`, start);
  }
}
