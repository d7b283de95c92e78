import { designExtents, type Design, type Thread } from '../../core/design.ts';
import { rgbFromHex } from '../../color/oklab.ts';
import { colorBlocks } from '../blocks.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords } from '../records.ts';
import { utf8Bytes } from '../text.ts';
import { FORMATS } from '../table.ts';
import { VP3_MAGIC, VP3_NAME_UNITS, VP3_PER_TENTH } from './reader.ts';
import { splitBlocks, writeVp3Stitches, type Vp3Block } from './stitches.ts';

/** As the makers' programs have it, gap included. */
const PRODUCER = 'Produced by     Software Ltd';
/** The count in the header has one byte. */
const MAX_BLOCKS = 255;
/** A string's length has two bytes. */
const MAX_STRING_BYTES = 0xffff;
/** One in the fixed point of the header's transform. */
const ONE = 4096;
/** No second colour, rayon, weight 40. */
const THREAD_KIND: readonly number[] = [0, 0, 0, 5, 40];

interface Point {
  x: number;
  y: number;
}

/**
 * Writes a Pfaff and Husqvarna file, with each thread's own colour, name,
 * number and chart, and the design's name as the notes of its header. It has no sign for moves: one ends in the needle point
 * after it, and one over 320 mm has needle points in between. A stop is a block
 * of the same thread again.
 * @throws EngineError `unsupported` for more than 255 blocks (stops count).
 */
export function writeVp3(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.vp3, 'VP3');
  const threads = colorBlocks(records, design.threads, MAX_BLOCKS, 'VP3');
  const blocks = splitBlocks(records);
  const { left, top, right, bottom } = designExtents(design);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const out = new ByteWriter();
  out.ascii(VP3_MAGIC);
  writeWide(out, PRODUCER);
  section(out, 0x02, () => {
    writeWide(out, notesOf(design)); // notes and settings
    for (const side of [right, -top, left, -bottom]) micrometres(out, side);
    out.u32be(blocks.reduce((count, { steps }) => count + steps.length / 2, 0));
    out.put([0, blocks.length, 12, 0]);
    out.u8(1); // designs
    section(out, 0x03, () => {
      writeFrame(out, middle, right - left, bottom - top);
      out.u16be(blocks.length);
      blocks.forEach((block, i) => writeBlock(out, block, threads[i].thread, middle));
    });
  });
  return out.finish();
}

/** Where the design lies, its size, and the transform that leaves it there. */
function writeFrame(out: ByteWriter, middle: Point, width: number, height: number): void {
  micrometres(out, middle.x);
  micrometres(out, -middle.y);
  out.fill(0, 3);
  for (const side of [-width, width, -height, height]) micrometres(out, side / 2);
  micrometres(out, width);
  micrometres(out, height);
  writeWide(out, ''); // notes and settings
  out.put([100, 100]);
  for (const value of [ONE, 0, 0, ONE]) out.u32be(value);
  out.ascii('xxPP\x01\0');
  writeWide(out, PRODUCER);
}

function writeBlock(out: ByteWriter, block: Vp3Block, thread: Thread, middle: Point): void {
  section(out, 0x05, () => {
    micrometres(out, block.x - middle.x);
    micrometres(out, middle.y - block.y);
    writeThread(out, thread);
    micrometres(out, block.endX - block.x);
    micrometres(out, block.y - block.endY);
    section(out, 0x01, () => {
      out.put([0x0a, 0xf6, 0x00]);
      writeVp3Stitches(out, block);
    });
    out.u8(0);
  });
}

function writeThread(out: ByteWriter, { hex, name, code, chart }: Thread): void {
  out.put([1, 0]); // one colour, no transition
  out.put(rgbFromHex(hex));
  out.put(THREAD_KIND);
  for (const text of [code, name, chart]) {
    const bytes = utf8Bytes(text, MAX_STRING_BYTES);
    out.u16be(bytes.length);
    out.put(bytes);
  }
}

/** A mark, the length of what follows, and that. */
function section(out: ByteWriter, mark: number, write: () => void): void {
  out.put([0, mark, 0]);
  const start = out.length;
  out.u32be(0);
  write();
  const length = out.length - start - 4;
  out.patch(start, () => out.u32be(length));
}

function micrometres(out: ByteWriter, tenths: number): void {
  out.u32be(tenths * VP3_PER_TENTH);
}

/** A name in one line, whole letters only. */
function notesOf({ name }: Design): string {
  const line = name.replace(/\p{Cs}/gu, '').replace(/\p{Cc}/gu, ' ');
  let kept = '';
  for (const letter of line.trim()) {
    if (kept.length + letter.length > VP3_NAME_UNITS) break;
    kept += letter;
  }
  return kept;
}

/** UTF-16 with its length in bytes. */
function writeWide(out: ByteWriter, text: string): void {
  out.u16be(2 * text.length);
  for (let i = 0; i < text.length; i++) out.u16be(text.charCodeAt(i));
}
