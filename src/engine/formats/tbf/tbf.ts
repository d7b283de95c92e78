import { Command, type Design, type Thread } from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { hexFromRgb, rgbFromHex } from '../../color/oklab.ts';
import { blockThreads, colorBlocks, colorThread } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { readTajimaHeader, tajimaHeader } from '../dst/header.ts';
import { machineRecords, type Records } from '../records.ts';
import { FORMATS } from '../table.ts';

/*
 * A TBF file: a Tajima header with colours, then three bytes a record: dx, dy
 * (signed, y upward), and a command. Known from files of several programs.
 */

export const TBF_MAGIC = '3.00';
export const TBF_HEADER_BYTES = 0x600;
/** Offsets: the text lines; which colour of the list each block has, from 1; the list; what follows it. */
const TEXT_AT = 0x80;
const ORDER_AT = 0x10a;
const COLORS_AT = 0x20e;
const COLORS_END = 0x376;
const MAX_BLOCKS = 256;
/** A colour: this mark, red, green, blue, a space. */
const COLOR_MARK = 0x45;
const COLOR_BYTES = 5;
const MAX_COLORS = 72;

/** The third byte of a record. A jump that leads nowhere cuts, too. */
const TbfCode = {
  Stop: 0x40,
  Stitch: 0x80,
  Change: 0x81,
  Trim: 0x86,
  Jump: 0x90,
  End: 0x8f,
} as const;
const RECORD_BYTES = 3;

const SPACE = 0x20;
/** Lines that every file has, of unknown sense. */
const MORE_LINES = `TP:${'EG/'.padEnd(32)}\rJC:3\r`;
const FILE_END = 0x1a;

/** The code of each `Command`, in their order. */
const CODES: readonly number[] = [
  TbfCode.Stitch,
  TbfCode.Jump,
  TbfCode.Trim,
  TbfCode.Change,
  TbfCode.Stop,
];

/**
 * Reads a Tajima file with colours.
 * @throws FormatError where it does not start as one, is shorter than its header, or a code is unknown.
 */
export function readTbf(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'TBF');
  const header = file.take(TBF_HEADER_BYTES);
  new ByteReader(header, 'TBF').expect(TBF_MAGIC);
  const { name } = readTajimaHeader(header.subarray(TEXT_AT, ORDER_AT));
  const builder = new DesignBuilder(file);
  readRecords(file, builder);
  return builder.finish(name, readThreads(header));
}

/** The thread of each block. */
function readThreads(header: Uint8Array): Thread[] {
  const list: Thread[] = [];
  for (let at = COLORS_AT; at + COLOR_BYTES <= COLORS_END; at += COLOR_BYTES) {
    if (header[at] !== COLOR_MARK) break;
    list.push(colorThread(hexFromRgb(header[at + 1], header[at + 2], header[at + 3])));
  }
  const order = header.subarray(ORDER_AT, ORDER_AT + MAX_BLOCKS);
  const places = Array.from(order, (place, block) => list[place === 0 ? block : place - 1]);
  return blockThreads(places.length, places).map((thread) => ({ ...thread }));
}

/** The first change, where nothing is sewn yet, names the first thread, and is none. */
function readRecords(file: ByteReader, builder: DesignBuilder): void {
  let started = false; // a thread named, or something sewn
  while (file.remaining >= RECORD_BYTES) {
    const start = file.offset;
    const dx = file.i8();
    const dy = -file.i8();
    const code = file.u8();
    if (code === TbfCode.End) return;
    if (code === TbfCode.Stitch) {
      builder.stitch(dx, dy);
      started = true;
      continue;
    }
    const leadsNowhere = dx === 0 && dy === 0;
    if (code === TbfCode.Trim || (code === TbfCode.Jump && leadsNowhere)) builder.trim();
    else if (code === TbfCode.Stop) builder.stop();
    else if (code === TbfCode.Change) {
      if (started) builder.colorChange();
      started = true;
    } else if (code !== TbfCode.Jump) throw file.error(`has the unknown code ${code}`, start);
    builder.jump(dx, dy);
  }
}

/**
 * Writes a Tajima file with each thread's colour.
 * @throws EngineError `unsupported` for more than 256 colour blocks, or 72 threads.
 */
export function writeTbf(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, FORMATS.tbf, 'TBF');
  const blocks = colorBlocks(records, design.threads, Infinity, 'TBF');
  const threads = blocks.filter(({ afterStop }) => !afterStop).map(({ thread }) => thread);
  const out = new ByteWriter();
  out.ascii(TBF_MAGIC);
  out.fill(SPACE, TEXT_AT - out.length);
  out.ascii(tajimaHeader(design, records, 1));
  out.ascii(MORE_LINES);
  writeColors(out, threads);
  out.fill(SPACE, COLORS_END - out.length);
  out.put([0x0d, FILE_END]);
  out.fill(SPACE, TBF_HEADER_BYTES - out.length);
  writeStitches(out, records);
  return out.finish();
}

/** The order of the colours, and their list: each thread once. */
function writeColors(out: ByteWriter, threads: readonly Thread[]): void {
  const keyOf = ({ hex, name, code, chart }: Thread): string => [hex, name, code, chart].join('\n');
  const list = new Map<string, Thread>();
  for (const thread of threads) list.set(keyOf(thread), thread);
  checkCount(threads.length, MAX_BLOCKS, 'colour blocks');
  checkCount(list.size, MAX_COLORS, 'threads');
  const keys = [...list.keys()];
  out.ascii('DO:');
  for (const thread of threads) out.u8(keys.indexOf(keyOf(thread)) + 1);
  out.fill(0, MAX_BLOCKS - threads.length);
  out.ascii('\rDA:');
  for (const { hex } of list.values()) out.put([COLOR_MARK, ...rgbFromHex(hex), SPACE]);
}

function checkCount(count: number, max: number, what: string): void {
  if (count <= max) return;
  throw new EngineError('unsupported', 'write TBF', `wanted at most ${max} ${what}, got ${count}`);
}

function writeStitches(out: ByteWriter, { dx, dy, commands }: Records): void {
  const record = (code: number, x: number, y: number): void => {
    out.put([x & 0xff, -y & 0xff, code]);
  };
  // Readers take a change in front of all sewing for the choice of the first thread.
  const first = commands.find((c) => c === Command.Stitch || c === Command.ColorChange);
  if (first === Command.ColorChange) record(TbfCode.Change, 0, 0);
  for (let i = 0; i < commands.length; i++) {
    const moves = commands[i] === Command.Stitch || commands[i] === Command.Jump;
    record(CODES[commands[i]], moves ? dx[i] : 0, moves ? dy[i] : 0);
  }
  record(TbfCode.End, 0, 0);
  out.u8(FILE_END);
}
