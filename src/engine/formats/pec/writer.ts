import { designExtents, type Design } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { asciiLabel } from '../text.ts';
import { planPec, type PecPlan } from './blocks.ts';
import {
  PEC_COUNT_AT,
  PEC_HEADER_BYTES,
  PEC_LABEL_BYTES,
  PEC_LIMITS,
  PEC_MAGIC,
  PEC_NO_COLORS,
  PecFlag,
} from './codes.ts';
import { longValue, writePecStitches } from './stitches.ts';
import { pecThumbnails, THUMBNAIL } from './thumbnail.ts';

/** Longer labels, and other characters, upset some machines. */
const LABEL_LENGTH = 8;
const LABEL_CHARACTERS = /[A-Za-z0-9]/;
/** The field that a machine would show the design in: 480 × 432 units. */
const FIELD = { width: 0x1e0, height: 0x1b0 } as const;

/**
 * Writes a PEC file: 64 fixed thread colours, the nearest of which stands for
 * each thread.
 * @throws EngineError `unsupported` for more than 255 blocks (stops count) or over 1.6 m from the middle.
 */
export function writePec(design: Design): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.ascii(PEC_MAGIC);
  writePecBlock(out, design, planPec(design, 'PEC'));
  return out.finish();
}

/** The part that PEC and PES files share. */
export function writePecBlock(out: ByteWriter, design: Design, plan: PecPlan): void {
  writeHeader(out, design.name, plan.numbers);
  const start = out.length;
  const { left, top, right, bottom } = designExtents(design);
  out.u16(0);
  out.u24(0); // the section's length, filled in below
  out.put([0x31, 0xff, 0xf0]);
  out.u16(right - left);
  out.u16(bottom - top);
  out.u16(FIELD.width);
  out.u16(FIELD.height);
  // From the top left corner to the start, as a move of at most 12 bits.
  out.u16be(longValue(Math.min(-left, PEC_LIMITS.maxJump), PecFlag.Jump));
  out.u16be(longValue(Math.min(-top, PEC_LIMITS.maxJump), PecFlag.Jump));
  writePecStitches(out, plan.records);
  const length = out.length - start;
  out.patch(start + 2, () => out.u24(length));
  for (const bitmap of pecThumbnails(design)) out.put(bitmap);
}

function writeHeader(out: ByteWriter, name: string, numbers: readonly number[]): void {
  const start = out.length;
  const label = asciiLabel(name, LABEL_LENGTH, LABEL_CHARACTERS);
  out.ascii(`LA:${label.padEnd(PEC_LABEL_BYTES)}\r`);
  out.fill(0x20, 12);
  out.put([0xff, 0x00, THUMBNAIL.stride, THUMBNAIL.height]);
  out.fill(0x20, start + PEC_COUNT_AT - out.length);
  out.u8(numbers.length > 0 ? numbers.length - 1 : PEC_NO_COLORS);
  out.put(numbers);
  out.fill(0x20, start + PEC_HEADER_BYTES - out.length);
}
