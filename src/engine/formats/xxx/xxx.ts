import { designExtents, type Design } from '../../core/design.ts';
import { hexFromRgb, rgbFromHex, type Rgb } from '../../color/oklab.ts';
import { colorBlocks, colorThread, listedBlocks, type Block } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { machineRecords, stepSum, type Records, writeSignedBytes } from '../records.ts';
import { FORMATS } from '../table.ts';

/*
 * An XXX file: 256 bytes of header; two signed bytes a stitch (dx, dy with y
 * upward), or a code; the threads' colours behind the end. Layout: EduTechWiki,
 * "Embroidery format XXX", and files of several programs.
 */

export const XXX_HEADER_BYTES = 0x100;
/** Offsets in the header. */
const RECORDS_AT = 0x17;
const COLORS_AT = 0x27;
const SIZE_AT = 0x2d;
export const XXX_END_AT = 0xfc;
/** The list of colours has room for this many at least. */
const COLOR_ROOM = 21;

/** First bytes: two numbers of 16 bits follow, or a code and two bytes. */
export const XxxMark = { LongStitch: 0x7d, LongJump: 0x7e, Code: 0x7f } as const;
const XxxCode = { Jump: 0x01, Trim: 0x03, Change: 0x08, End: 0x7f, OtherEnd: 0x18 } as const;
/** Some programs name the needle: changes too. */
const NEEDLES = { first: 0x0a, last: 0x17 } as const;
/** Between the end's offset and the colours: the end mark, two zeros. */
const END_BYTES = 6;
/** Our bound: the format has none that is known. */
const MAX_BLOCKS = 1000;
/** Follows the code of the end. */
const END_TAIL: readonly number[] = [0x02, 0x14];
/** Closes the list of colours. */
const LIST_TAIL: readonly number[] = [0x00, 0xff, 0xff, 0xff, 0x00, 0x01];
/** A mark in the header that all files have. */
const MARK = { at: 0xf2, value: 0x20 } as const;

/**
 * Reads a Singer file. A change to the same colour is a stop. It holds no name.
 * @throws FormatError where it is shorter than its header, or a code is unknown.
 */
export function readXxx(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'XXX');
  file.skip(XXX_HEADER_BYTES);
  const colors = readColors(bytes);
  const { isStop, changes } = listedBlocks(colors);
  const builder = new DesignBuilder(file);
  readStitches(file, builder, isStop);
  return builder.finish('', changes.map(colorThread));
}

/** Colours of the blocks; none where the list is not where the header says. */
function readColors(bytes: Uint8Array): string[] {
  const file = new ByteReader(bytes, 'XXX', COLORS_AT);
  const count = file.u16();
  file.seek(XXX_END_AT);
  const at = file.u32();
  const start = at + END_BYTES;
  if (bytes[at] !== XxxMark.Code || start + 4 * count > bytes.length) return [];
  file.seek(start);
  return Array.from({ length: count }, () => {
    file.skip(1);
    return hexFromRgb(file.u8(), file.u8(), file.u8());
  });
}

function readStitches(
  file: ByteReader,
  builder: DesignBuilder,
  isStop: (block: number) => boolean,
): void {
  while (file.remaining >= 2) {
    const start = file.offset;
    const first = file.bytes[start];
    if (first === XxxMark.LongStitch || first === XxxMark.LongJump) {
      file.skip(1);
      if (file.remaining < 4) return;
      const dx = file.i16();
      const dy = -file.i16();
      if (first === XxxMark.LongStitch) builder.stitch(dx, dy);
      else builder.jump(dx, dy);
      continue;
    }
    if (first !== XxxMark.Code) {
      builder.stitch(file.i8(), -file.i8());
      continue;
    }
    file.skip(1);
    const code = file.u8();
    if (code === XxxCode.End || code === XxxCode.OtherEnd || file.remaining < 2) return;
    if (isChange(code)) builder.nextBlock(isStop);
    else if (code === XxxCode.Trim) builder.trim();
    else if (code !== XxxCode.Jump) throw file.error(`has the unknown code ${code}`, start);
    builder.jump(file.i8(), -file.i8());
  }
}

function isChange(code: number): boolean {
  return code === XxxCode.Change || (code >= NEEDLES.first && code <= NEEDLES.last);
}

/**
 * Writes a Singer file, with each thread's colour. A stop is a change to the
 * same colour.
 * @throws EngineError `unsupported` for more than 1,000 blocks (stops count).
 */
export function writeXxx(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.xxx, 'XXX');
  const colors = blockColors(colorBlocks(records, design.threads, MAX_BLOCKS, 'XXX'));
  const out = new ByteWriter();
  out.fill(0, XXX_HEADER_BYTES);
  writeHeader(out, design, records, colors.length);
  writeSignedBytes(out, records, {
    jump: [XxxMark.Code, XxxCode.Jump],
    trim: [XxxMark.Code, XxxCode.Trim, 0, 0],
    change: [XxxMark.Code, XxxCode.Change, 0, 0],
  });
  const end = out.length;
  out.patch(XXX_END_AT, () => out.u32(end));
  out.put([XxxMark.Code, XxxCode.End, ...END_TAIL]);
  out.fill(0, 2);
  for (const rgb of colors) out.put([0, ...rgb]);
  out.fill(0, 4 * Math.max(0, COLOR_ROOM - colors.length));
  out.put(LIST_TAIL);
  return out.finish();
}

function writeHeader(out: ByteWriter, design: Design, records: Records, colors: number): void {
  const { left, top, right, bottom } = designExtents(design);
  out.patch(RECORDS_AT, () => out.u32(records.commands.length));
  out.patch(COLORS_AT, () => out.u32(colors));
  out.patch(SIZE_AT, () => {
    for (const size of [right - left, bottom - top]) out.u16(size);
    for (const end of [stepSum(records.dx), -stepSum(records.dy)]) out.u16(end);
    for (const reach of [-left, bottom]) out.u16(reach);
  });
  out.patch(MARK.at, () => out.u16(MARK.value));
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
