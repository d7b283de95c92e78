import { Command, designExtents, type Design } from '../../core/design.ts';
import { rgbFromHex, type Rgb } from '../../color/oklab.ts';
import { colorBlocks, type Block } from '../blocks.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords, type Records } from '../records.ts';
import {
  XXX_COLOR_ROOM,
  XXX_COLORS_AT,
  XXX_END_AT,
  XXX_HEADER_BYTES,
  XXX_LIMITS,
  XXX_RECORDS_AT,
  XXX_SIZE_AT,
  XxxCode,
  XxxMark,
} from './codes.ts';

const MAX_BLOCKS = 1000;
/** Follows the code of the end. */
const END_TAIL: readonly number[] = [0x02, 0x14];
/** Closes the list of colours. */
const LIST_TAIL: readonly number[] = [0x00, 0xff, 0xff, 0xff, 0x00, 0x01];
/** A mark in the header that all files have. */
const MARK = { at: 0xf2, value: 0x20 } as const;

/**
 * Writes a Singer file, with each thread's colour. A stop is a change to the
 * same colour.
 * @throws EngineError `unsupported` for more than 1,000 blocks (stops count).
 */
export function writeXxx(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, XXX_LIMITS, 'XXX');
  const colors = blockColors(colorBlocks(records, design.threads, MAX_BLOCKS, 'XXX'));
  const out = new ByteWriter();
  out.fill(0, XXX_HEADER_BYTES);
  writeHeader(out, design, records, colors.length);
  writeStitches(out, records);
  const end = out.length;
  out.patch(XXX_END_AT, () => out.u32(end));
  out.put([XxxMark.Code, XxxCode.End, ...END_TAIL]);
  out.fill(0, 2);
  for (const rgb of colors) out.put([0, ...rgb]);
  out.fill(0, 4 * Math.max(0, XXX_COLOR_ROOM - colors.length));
  out.put(LIST_TAIL);
  return out.finish();
}

function writeHeader(out: ByteWriter, design: Design, records: Records, colors: number): void {
  const { left, top, right, bottom } = designExtents(design);
  const sum = (steps: Int32Array): number => steps.reduce((total, step) => total + step, 0);
  out.patch(XXX_RECORDS_AT, () => out.u32(records.commands.length));
  out.patch(XXX_COLORS_AT, () => out.u32(colors));
  out.patch(XXX_SIZE_AT, () => {
    for (const size of [right - left, bottom - top]) out.u16(size);
    for (const end of [sum(records.dx), -sum(records.dy)]) out.u16(end);
    for (const reach of [-left, bottom]) out.u16(reach);
  });
  out.patch(MARK.at, () => out.u16(MARK.value));
}

function writeStitches(out: ByteWriter, { dx, dy, commands }: Records): void {
  const code = (value: number, x = 0, y = 0): void => {
    out.put([XxxMark.Code, value, x & 0xff, y & 0xff]);
  };
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) {
      out.u8(dx[i]);
      out.u8(-dy[i]);
    } else if (command === Command.Jump) code(XxxCode.Jump, dx[i], -dy[i]);
    else if (command === Command.Trim) code(XxxCode.Trim);
    else code(XxxCode.Change);
  }
}

/** The same colour again is a stop, so a change to a like one differs in its last bit. */
function blockColors(blocks: readonly Block[]): Rgb[] {
  const colors: Rgb[] = [];
  for (const { thread, afterStop } of blocks) {
    const [red, green, blue] = rgbFromHex(thread.hex);
    const before = colors.at(-1);
    const alike = before?.[0] === red && before[1] === green && before[2] === blue;
    if (afterStop && before) colors.push(before);
    else colors.push([red, green, alike ? blue ^ 1 : blue]);
  }
  return colors;
}
