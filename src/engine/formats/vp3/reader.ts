import type { Design, Thread } from '../../core/design.ts';
import { hexFromRgb } from '../../color/oklab.ts';
import { listedBlocks } from '../blocks.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';
import { readVp3Stitches } from './stitches.ts';

/*
 * A VP3 file: sections in sections, each with a mark and its length, numbers
 * big-endian, lengths in thousandths of a millimetre with y upward; inside,
 * stitches of two signed bytes (tenths, y downward). Layout: EduTechWiki,
 * "Embroidery format VP3".
 */

export const VP3_MAGIC = '%vsm%\0';
/** What of a name goes into the notes of a file, in units of UTF-16. */
export const VP3_NAME_UNITS = 200;
/** Thousandths of a millimetre. */
export const VP3_PER_TENTH = 100;

/** Bytes between what is read of the headers, from string to string. */
const FILE_SECTION = 7;
const EXTENTS_AND_COUNTS = 32;
const SIZES = 27;
const TRANSFORM = 24;
/** Those before and after a block's length, and between its thread and its stitches. */
const BLOCK_MARK = 3;
const SHIFT_AND_MARKS = 18;

interface BlockHead {
  thread: Thread;
  /** Where the needle is at its start: tenths, y downward. */
  x: number;
  y: number;
  /** Bytes of its stitches. */
  start: number;
  end: number;
}

/**
 * Reads a Pfaff and Husqvarna file. A block with the very thread of the one
 * before it starts with a stop. Its name is the first line of the notes in its header.
 * @throws FormatError where it does not start as one, or a section ends outside the file.
 */
export function readVp3(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'VP3');
  file.expect(VP3_MAGIC);
  skipString(file);
  file.skip(FILE_SECTION);
  const name = readName(file);
  file.skip(EXTENTS_AND_COUNTS);
  const middleX = file.i32be();
  const middleY = file.i32be();
  file.skip(SIZES);
  skipString(file);
  file.skip(TRANSFORM);
  skipString(file);
  const count = file.u16be();
  const heads = Array.from({ length: count }, () => readHead(file, middleX, middleY));
  const { isStop, changes } = listedBlocks(heads, (a, b) => sameThread(a.thread, b.thread));
  const builder = new DesignBuilder(file);
  heads.forEach(({ x, y, start, end }, block) => {
    if (isStop(block)) builder.stop();
    else if (block > 0) builder.colorChange();
    builder.jump(x - builder.x, y - builder.y);
    file.seek(start);
    readVp3Stitches(file, builder, end);
  });
  const threads = changes.map(({ thread }) => thread);
  return builder.finish(name, threads);
}

/** Reads what stands before a block's stitches, and steps over them. */
function readHead(file: ByteReader, middleX: number, middleY: number): BlockHead {
  file.skip(BLOCK_MARK);
  const length = file.u16be() * 0x10000 + file.u16be();
  const end = file.offset + length;
  if (end > file.bytes.length) throw file.error('has a block that ends outside the file');
  const x = tenths(middleX + file.i32be());
  const y = -tenths(middleY + file.i32be());
  const thread = readThread(file);
  file.skip(SHIFT_AND_MARKS);
  const start = file.offset;
  if (start > end) throw file.error('has a block shorter than its thread');
  file.seek(end);
  return { thread, x, y, start, end };
}

/** Of a thread of several colours, the first. */
function readThread(file: ByteReader): Thread {
  const colors = file.u8();
  file.skip(1); // transition
  let hex = '#000000';
  for (let i = 0; i < colors; i++) {
    const color = hexFromRgb(file.u8(), file.u8(), file.u8());
    if (i === 0) hex = color;
    file.skip(3); // parts and length
  }
  file.skip(2); // kind and weight
  const code = readString(file);
  const name = readString(file);
  const chart = readString(file);
  return { hex, name: name || hex, code, chart };
}

const tenths = (micrometres: number): number => Math.round(micrometres / VP3_PER_TENTH);

function sameThread(a: Thread, b: Thread): boolean {
  return a.hex === b.hex && a.name === b.name && a.code === b.code && a.chart === b.chart;
}

/** The notes are for people, in UTF-16: those of other programs may be long. */
function readName(file: ByteReader): string {
  const bytes = file.take(file.u16be());
  const units = Array.from(
    { length: bytes.length >> 1 },
    (_, i) => 256 * bytes[2 * i] + bytes[2 * i + 1],
  );
  const [line] = String.fromCharCode(...units.slice(0, VP3_NAME_UNITS)).split(/[\r\n]/);
  return nameFromLabel(line.replace(/\p{Cs}/gu, ''));
}

function readString(file: ByteReader): string {
  return textFromBytes(file.take(file.u16be()));
}

function skipString(file: ByteReader): void {
  file.skip(file.u16be());
}
