import { Command, designExtents, type Design } from '../../core/design.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { missingOf } from '../cut-short.ts';
import { readWithHeader } from '../dst/dst.ts';
import { machineRecords, stepSum, type Records } from '../records.ts';
import { FORMATS } from '../table.ts';

/*
 * A U01 file: 256 bytes of header, then three bytes a record: flags and
 * command, |dy|, |dx|. DSB files have the same records behind a Tajima header.
 * Known from files of several programs, and the commands' names on Barudan panels.
 */

export const U01_HEADER_BYTES = 0x100;
/** Of the header's first half every byte. */
export const U01_FILL = 0x30;
/** Offset of the extents, the count and the end. */
export const U01_NUMBERS_AT = 0x80;
/** Needles that a machine has. */
const U01_NEEDLES = 15;

export const BARUDAN_RECORD_BYTES = 3;
/** Bits of the first byte: set in every record; dx to the left; dy downward. */
export const BarudanFlag = { Always: 0x80, Left: 0x20, Down: 0x40 } as const;
export const BARUDAN_COMMAND = 0x1f;
/** The low five bits. From 2 to 5 the machine's speed changes too; needle 1 is `Needle` + 1. */
export const BarudanCommand = {
  Stitch: 0x00,
  Jump: 0x01,
  FastStitch: 0x02,
  FastJump: 0x03,
  SlowStitch: 0x04,
  SlowJump: 0x05,
  TrimTop: 0x06,
  Trim: 0x07,
  Stop: 0x08,
  Needle: 0x08,
  LastNeedle: 0x17,
  End: 0x18,
} as const;

/**
 * Reads a Barudan file. It holds no colours and no name.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readU01(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'U01');
  file.skip(U01_HEADER_BYTES);
  const builder = new DesignBuilder(file);
  const ended = readBarudanRecords(file, builder);
  builder.cutShort = missingOf(builder.length, undefined, ended);
  return builder.finish('', []);
}

/**
 * Reads a Barudan file with a Tajima header. It holds no colours.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readDsb(bytes: Uint8Array): Design {
  return readWithHeader(new ByteReader(bytes, 'DSB'), readBarudanRecords);
}

/**
 * Reads Barudan records up to the end mark or the end of the file. The first
 * needle chosen, where nothing is sewn yet, is no change.
 * @returns whether the end mark was there
 * @throws FormatError where a record is not one.
 */
function readBarudanRecords(file: ByteReader, builder: DesignBuilder): boolean {
  let started = false; // a needle chosen, or something sewn
  while (file.remaining >= BARUDAN_RECORD_BYTES) {
    const flags = file.u8();
    const down = file.u8();
    const right = file.u8();
    const command = flags & BARUDAN_COMMAND;
    if ((flags & BarudanFlag.Always) === 0 || command > BarudanCommand.End) {
      throw file.error('is no stitch record', file.offset - BARUDAN_RECORD_BYTES);
    }
    const dx = flags & BarudanFlag.Left ? -right : right;
    const dy = flags & BarudanFlag.Down ? down : -down;
    if (command === BarudanCommand.End) return true;
    if (sews(command)) {
      builder.stitch(dx, dy);
      started = true;
      continue;
    }
    if (command === BarudanCommand.Trim || command === BarudanCommand.TrimTop) builder.trim();
    else if (command === BarudanCommand.Stop) builder.stop();
    else if (command > BarudanCommand.Needle) {
      if (started) builder.colorChange();
      started = true;
    }
    builder.jump(dx, dy);
  }
  return false;
}

function sews(command: number): boolean {
  return (
    command === BarudanCommand.Stitch ||
    command === BarudanCommand.FastStitch ||
    command === BarudanCommand.SlowStitch
  );
}

/** Writes a Barudan file. It holds no colours: blocks take needles 1 to 15 in turn. */
export function writeU01(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.u01, 'U01');
  const { dx, dy, commands } = records;
  const out = new ByteWriter();
  writeHeader(out, design, records);
  let block = 0;
  const needle = (): number => BarudanCommand.Needle + 1 + (block % U01_NEEDLES);
  if (commands.length > 0) record(out, needle(), 0, 0);
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) record(out, BarudanCommand.Stitch, dx[i], dy[i]);
    else if (command === Command.Jump) record(out, BarudanCommand.Jump, dx[i], dy[i]);
    else if (command === Command.Trim) record(out, BarudanCommand.Trim, 0, 0);
    else if (command === Command.Stop) record(out, BarudanCommand.Stop, 0, 0);
    else {
      block++;
      record(out, needle(), 0, 0);
    }
  }
  record(out, BarudanCommand.End, 0, 0);
  return out.finish();
}

/** Extents, number of records, and where the needle ends; y upward. */
function writeHeader(out: ByteWriter, design: Design, { dx, dy, commands }: Records): void {
  const { left, top, right, bottom } = designExtents(design);
  out.fill(U01_FILL, U01_NUMBERS_AT);
  for (const side of [left, -bottom, right, -top]) out.u16(side);
  out.u32(0);
  out.u32(commands.length + 1);
  out.u16(stepSum(dx));
  out.u16(-stepSum(dy));
  out.fill(0, U01_HEADER_BYTES - out.length);
}

function record(out: ByteWriter, command: number, dx: number, dy: number): void {
  const left = dx < 0 ? BarudanFlag.Left : 0;
  const down = dy > 0 ? BarudanFlag.Down : 0;
  const end = command === BarudanCommand.End ? BarudanFlag.Left | BarudanFlag.Down : 0;
  out.put([BarudanFlag.Always | left | down | end | command, Math.abs(dy), Math.abs(dx)]);
}
