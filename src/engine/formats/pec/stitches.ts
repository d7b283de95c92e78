import { Command } from '../../core/design.ts';
import type { DesignBuilder } from '../builder.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import { missingOf } from '../cut-short.ts';
import type { Records } from '../records.ts';

/** First byte of a value of two bytes, and what else it says. */
export const PecFlag = { Long: 0x80, Jump: 0x10, Trim: 0x20 } as const;
/** 0xfe 0xb0, then 2 and 1 in turn. */
const PEC_CHANGE = [0xfe, 0xb0] as const;
const PEC_END = 0xff;
/** What one byte holds. Its range is one wider at each end, which some machines misread. */
const SHORT = { min: -63, max: 62 } as const;

/** Writes the stitches, with their end mark. A trim is a flag of the move that follows it. */
export function writePecStitches(out: ByteWriter, { dx, dy, commands }: Records): void {
  let trimmed = false;
  let changes = 0;
  const move = (x: number, y: number, flag: number): void => {
    out.u16be(longValue(x, flag));
    out.u16be(longValue(y, flag));
  };
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    // A trim with no move behind it is a move of nothing.
    if (trimmed && command !== Command.Jump) move(0, 0, PecFlag.Trim);
    if (command === Command.Stitch) {
      stitchValue(out, dx[i]);
      stitchValue(out, dy[i]);
    } else if (command === Command.Jump) {
      move(dx[i], dy[i], trimmed ? PecFlag.Trim : PecFlag.Jump);
    } else if (command !== Command.Trim) {
      out.put(PEC_CHANGE);
      out.u8(changes++ % 2 === 0 ? 2 : 1);
    }
    trimmed = command === Command.Trim;
  }
  if (trimmed) move(0, 0, PecFlag.Trim);
  out.u8(PEC_END);
}

function stitchValue(out: ByteWriter, value: number): void {
  if (value >= SHORT.min && value <= SHORT.max) out.u8(value & 0x7f);
  else out.u16be(longValue(value, 0));
}

/** 16 bits: the long mark, flags, 12 bits of value. */
export function longValue(value: number, flag: number): number {
  return ((PecFlag.Long | flag) << 8) | (value & 0xfff);
}

/**
 * Reads stitches up to the end mark or the end of the file.
 * @param isStop whether the change into the given block (1, 2, …) is a stop.
 */
export function readPecStitches(
  file: ByteReader,
  builder: DesignBuilder,
  isStop: (block: number) => boolean,
): void {
  const value: PecValue = { amount: 0, flags: 0 };
  while (file.remaining > 0) {
    const first = file.bytes[file.offset];
    if (first === PEC_END) return;
    if (first === PEC_CHANGE[0] && file.bytes[file.offset + 1] === PEC_CHANGE[1]) {
      file.skip(Math.min(3, file.remaining));
      builder.nextBlock(isStop);
      continue;
    }
    if (!readValue(file, value)) break;
    const { amount: dx, flags } = value;
    if (!readValue(file, value)) break;
    const dy = value.amount;
    const all = flags | value.flags;
    if (all & PecFlag.Trim) builder.trim();
    if (all & (PecFlag.Trim | PecFlag.Jump)) builder.jump(dx, dy);
    else builder.stitch(dx, dy);
  }
  builder.cutShort = missingOf(builder.length, undefined, false);
}

interface PecValue {
  /** Tenths. */
  amount: number;
  flags: number;
}

/** @returns whether the file held a whole value. */
function readValue(file: ByteReader, into: PecValue): boolean {
  if (file.remaining < 1) return false;
  const first = file.u8();
  if ((first & PecFlag.Long) === 0) {
    into.amount = (first << 25) >> 25;
    into.flags = 0;
    return true;
  }
  if (file.remaining < 1) return false;
  into.amount = (((first << 8) | file.u8()) << 20) >> 20;
  into.flags = first & (PecFlag.Trim | PecFlag.Jump);
  return true;
}
