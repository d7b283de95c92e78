import { Command } from '../../core/design.ts';
import type { DesignBuilder } from '../builder.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import type { Records } from '../records.ts';
import { FORMATS } from '../table.ts';

/** What a byte pair holds; -128 is the mark of a code. */
const MAX_SHORT = 127;
const MARK = 0x80;
/** The byte after the mark. Long: two numbers of 16 bits, and a mark with LongEnd. */
const Vp3Code = { Long: 0x01, LongEnd: 0x02, Trim: 0x03 } as const;

/** The records between two changes, as the file holds them: needle points and cuts. */
export interface Vp3Block {
  /** Where the needle was when the block began and when it ended: tenths, y downward. */
  x: number;
  y: number;
  endX: number;
  endY: number;
  /** dx, dy of each needle point from the one before; `CUT`, 0 for a cut. */
  steps: number[];
}

/** No step is as long: it stands for a cut. */
const CUT = 0x10000;

/** A move waits for the needle point that it leads to, in a later block if need be. */
export function splitBlocks({ dx, dy, commands }: Records): Vp3Block[] {
  const blocks: Vp3Block[] = [];
  let [x, y, moveX, moveY] = [0, 0, 0, 0];
  const start = (): number => blocks.push({ x, y, endX: x, endY: y, steps: [] });
  if (commands.length > 0) start();
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    const block = blocks[blocks.length - 1];
    moveX += dx[i];
    moveY += dy[i];
    if (command === Command.Stitch) {
      addStep(block.steps, moveX, moveY);
      block.endX = x += moveX;
      block.endY = y += moveY;
      moveX = moveY = 0;
    } else if (command === Command.Trim) block.steps.push(CUT, 0);
    else if (command !== Command.Jump) start();
  }
  return blocks;
}

/** One step, or several even ones where it is longer than a record may be. */
function addStep(steps: number[], dx: number, dy: number): void {
  const most = Math.max(Math.abs(dx), Math.abs(dy));
  const parts = Math.max(1, Math.ceil(most / FORMATS.vp3.maxJumpTenths));
  let [doneX, doneY] = [0, 0];
  for (let i = 1; i <= parts; i++) {
    const [toX, toY] = [Math.round((dx * i) / parts), Math.round((dy * i) / parts)];
    steps.push(toX - doneX, toY - doneY);
    [doneX, doneY] = [toX, toY];
  }
}

export function writeVp3Stitches(out: ByteWriter, { steps }: Vp3Block): void {
  for (let i = 0; i < steps.length; i += 2) {
    const [dx, dy] = [steps[i], steps[i + 1]];
    if (dx === CUT) out.put([MARK, Vp3Code.Trim]);
    else if (Math.max(Math.abs(dx), Math.abs(dy)) <= MAX_SHORT) {
      out.u8(dx);
      out.u8(dy);
    } else {
      out.put([MARK, Vp3Code.Long]);
      out.u16be(dx);
      out.u16be(dy);
      out.put([MARK, Vp3Code.LongEnd]);
    }
  }
}

/**
 * Reads the stitches of a block. The first after its start or a cut, and any
 * too long for a stitch, is a move and a needle point.
 * @param end the byte after them.
 */
export function readVp3Stitches(file: ByteReader, builder: DesignBuilder, end: number): void {
  let moving = true;
  const stitch = (dx: number, dy: number): void => {
    if (moving || Math.max(Math.abs(dx), Math.abs(dy)) > FORMATS.vp3.maxStitchTenths) {
      builder.jump(dx, dy);
      builder.stitch(0, 0);
    } else builder.stitch(dx, dy);
    moving = false;
  };
  while (file.offset + 2 <= end) {
    if (file.bytes[file.offset] !== MARK) {
      stitch(file.i8(), file.i8());
      continue;
    }
    file.skip(1);
    const code = file.u8();
    if (code === Vp3Code.Long && file.offset + 4 <= end) {
      stitch(file.i16be(), file.i16be());
    } else if (code === Vp3Code.Trim) {
      builder.trim();
      moving = true;
    }
  }
}
