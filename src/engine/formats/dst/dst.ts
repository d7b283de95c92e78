import { Command, type Design } from '../../core/design.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { missingOf } from '../cut-short.ts';
import { machineRecords } from '../records.ts';
import { FORMATS } from '../table.ts';
import { readTajimaHeader, tajimaHeader } from './header.ts';
import {
  DST_ALWAYS,
  DST_HEADER_BYTES,
  DST_RECORD_BYTES,
  DstFlag,
  dstX,
  dstY,
  packDst,
} from './record.ts';

/** Ends the header's text; spaces follow it. */
const TEXT_END = 0x1a;
/** There and back again: three jumps that end where they began, which cut the thread. */
const TRIM_WIGGLE: readonly number[] = [2, -4, 2];
/** Jumps in a row that a machine takes as the order to cut. */
const TRIM_JUMPS = 3;
/** The bits that tell records apart; an end has two more. */
const KIND_MASK = 0xc3;

/**
 * Reads a Tajima file. A stop cannot be told from a colour change, but for those of our own files.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readDst(bytes: Uint8Array): Design {
  return readWithHeader(new ByteReader(bytes, 'DST'), readDstStitches);
}

/**
 * Reads a Happy file: the records of a DST file from the first byte on, with no header.
 * @throws FormatError for an empty file, or where a record is not one.
 */
export function readTap(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'TAP');
  if (bytes.length < DST_RECORD_BYTES) throw file.error('holds no stitches');
  const builder = new DesignBuilder(file);
  const ended = readDstStitches(file, builder);
  builder.cutShort = missingOf(recordsRead(file, 0, ended), undefined, ended);
  return builder.finish('', []);
}

/**
 * Reads a file that starts as a DST file does.
 * @param readRecords what follows the header, three bytes each; says whether its end mark was there
 */
export function readWithHeader(
  file: ByteReader,
  readRecords: (file: ByteReader, builder: DesignBuilder) => boolean,
): Design {
  const { name, threads, records } = readTajimaHeader(file.take(DST_HEADER_BYTES));
  const builder = new DesignBuilder(file);
  const ended = readRecords(file, builder);
  builder.cutShort = missingOf(recordsRead(file, DST_HEADER_BYTES, ended), records, ended);
  return builder.finish(name, threads);
}

/** Records up to where a file was read, its end mark not counted. */
const recordsRead = ({ offset }: ByteReader, start: number, ended: boolean): number =>
  (offset - start) / DST_RECORD_BYTES - (ended ? 1 : 0);

/**
 * Reads records up to the end mark or the end of the file. Three jumps in a
 * row with the thread on are a trim; sequins are read as moves.
 * @returns whether the end mark was there
 * @throws FormatError where a record is not one.
 */
function readDstStitches(file: ByteReader, builder: DesignBuilder): boolean {
  let jumps = 0;
  // Between two marks, a record with the jump's flag drops a sequin: it is no step of a trim.
  let sequins = false;
  while (file.remaining >= DST_RECORD_BYTES) {
    const packed = file.u24();
    const flags = packed >> 16;
    if ((flags & DstFlag.End) === DstFlag.End) return true;
    if ((flags & DST_ALWAYS) !== DST_ALWAYS) {
      throw file.error('is no stitch record', file.offset - DST_RECORD_BYTES);
    }
    const kind = flags & KIND_MASK;
    const dx = dstX(packed);
    const dy = dstY(packed);
    if (kind === DstFlag.Sequin) sequins = !sequins;
    if (kind === DstFlag.Jump && !sequins) {
      // The cut comes first: its jump run has been one open move so far.
      if (++jumps === TRIM_JUMPS) builder.trimBeforeJump();
      builder.jump(dx, dy);
      continue;
    }
    jumps = 0;
    if (kind === DstFlag.Stitch) builder.stitch(dx, dy);
    else builder.jump(dx, dy);
    if (kind === DstFlag.Color) builder.changeOrStop();
  }
  return false;
}

/**
 * Writes a Tajima file. It holds no colours, and one code for both a colour
 * change and a stop, to which a mark leads.
 *
 * A trim is three jumps that come back to their start; the move follows. The
 * format has no other sign, so a move of three records or more (over 24.2 mm
 * along an axis) with the thread still on is cut too, here as in every DST: a
 * needle point in between would prevent it, but would also be sewn. The
 * engine's designs hold no such move.
 */
export function writeDst(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.dst, 'DST', true);
  const out = new ByteWriter();
  out.ascii(tajimaHeader(design, records, TRIM_WIGGLE.length));
  out.ascii('MX:+    0\rMY:+    0\rPD:******\r');
  out.u8(TEXT_END);
  out.fill(0x20, DST_HEADER_BYTES - out.length);
  const { dx, dy, commands } = records;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) out.u24(packDst(dx[i], dy[i], DstFlag.Stitch));
    else if (command === Command.Jump) out.u24(packDst(dx[i], dy[i], DstFlag.Jump));
    else if (command === Command.Trim) {
      for (const step of TRIM_WIGGLE) out.u24(packDst(step, step, DstFlag.Jump));
    } else out.u24(packDst(0, 0, DstFlag.Color));
  }
  out.u24(packDst(0, 0, DstFlag.End));
  return out.finish();
}
