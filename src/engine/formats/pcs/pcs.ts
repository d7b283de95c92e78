import type { Design, Thread } from '../../core/design.ts';
import { hexFromRgb } from '../../color/oklab.ts';
import type { Tenth } from '../../core/units.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { missingOf } from '../cut-short.ts';
import { colorThread, rampThread } from '../blocks.ts';

/*
 * A PCS file: a hoop, a list of colours, then nine bytes a record: x and y, absolute with y upward,
 * each 24 bits before the point and 8 behind it, and flags. A unit is a sixth of a millimetre. A PCM
 * file is the same with the highest byte first. Known from files of several programs.
 */

/** First byte of every file. */
export const PCS_MARK = 0x32;
/** The second byte: small and large hoop. */
export const PCS_HOOPS: readonly number[] = [2, 3];
const RECORD_BYTES = 9;
const TENTHS_PER_UNIT = 10 / 6;
/** Bits of the last byte. A change has the colour's place in the list as the lowest byte of x. */
const Flag = { Change: 0x01, Jump: 0x04 } as const;

/** The fixed colours that a PCM file names by index. */
const PCM_COLORS = (
  '000000 000080 0000ff 008080 00ffff 800080 ff00ff 800000 ' +
  'ff0000 008000 00ff00 808000 ffff00 808080 c0c0c0 ffffff'
).split(' ');

/**
 * Reads a Pfaff file. Its start is a corner of the hoop, so a move leads to the design.
 * @throws FormatError where it does not start as one, or ends inside its list of colours.
 */
export function readPcs(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PCS');
  startOf(file);
  const colors = Array.from({ length: file.u16() }, () => readColor(file));
  return readRecords(file, colors, file.u16(), littleEndian);
}

/**
 * Reads the same of older machines: numbers with their highest byte first, colours by index.
 * @throws FormatError where it does not start as one, or ends inside its list of colours.
 */
export function readPcm(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PCM');
  startOf(file);
  const colors = Array.from({ length: file.u16be() }, () => {
    const hex = PCM_COLORS[file.u16be()];
    return hex && `#${hex}`;
  });
  return readRecords(file, colors, file.u16be(), bigEndian);
}

/** The mark, and a hoop, which nothing here depends on. */
function startOf(file: ByteReader): void {
  if (file.u8() !== PCS_MARK) throw file.error('does not start as one', 0);
  file.skip(1);
}

/**
 * @param count of stitches and moves; changes are not counted
 * @param readBits a coordinate's four bytes as one signed number
 */
function readRecords(
  file: ByteReader,
  colors: readonly (string | undefined)[],
  count: number,
  readBits: (file: ByteReader) => number,
): Design {
  const builder = new DesignBuilder(file);
  const threads: Thread[] = [];
  let left = count;
  let sewn = false;
  while (left > 0 && file.remaining >= RECORD_BYTES) {
    const xBits = readBits(file);
    const dx = inTenths(xBits) - builder.x;
    const dy = -inTenths(readBits(file)) - builder.y;
    const flags = file.u8();
    if (flags & Flag.Change) {
      if (threads.length > 0) builder.colorChange();
      threads.push(threadOf(colors[xBits & 0xff], threads.length));
      continue;
    }
    left--;
    const isJump = (flags & Flag.Jump) !== 0;
    if (isJump || !sewn) builder.jump(dx, dy);
    if (!isJump) builder.stitch(sewn ? dx : 0, sewn ? dy : 0);
    sewn ||= !isJump;
  }
  builder.cutShort = missingOf(count - left, count, true);
  return builder.finish('', threads);
}

function readColor(file: ByteReader): string {
  const hex = hexFromRgb(file.u8(), file.u8(), file.u8());
  file.skip(1);
  return hex;
}

const threadOf = (hex: string | undefined, block: number): Thread =>
  hex ? colorThread(hex) : rampThread(block);

const littleEndian = (file: ByteReader): number => file.u16() | (file.u16() << 16);
const bigEndian = (file: ByteReader): number => file.i32be();

/** To the nearest tenth. */
const inTenths = (bits: number): Tenth => Math.round((bits / 256) * TENTHS_PER_UNIT);
