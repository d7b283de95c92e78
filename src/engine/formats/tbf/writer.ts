import { Command, type Design, type Thread } from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { rgbFromHex } from '../../color/oklab.ts';
import { colorBlocks } from '../blocks.ts';
import { ByteWriter } from '../bytes.ts';
import { tajimaHeader } from '../dst/header.ts';
import { machineRecords, type Records } from '../records.ts';
import {
  TBF_COLOR_MARK,
  TBF_COLORS_END,
  TBF_HEADER_BYTES,
  TBF_LIMITS,
  TBF_MAGIC,
  TBF_MAX_BLOCKS,
  TBF_MAX_COLORS,
  TBF_TEXT_AT,
  TbfCode,
} from './codes.ts';

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
 * Writes a Tajima file with each thread's colour.
 * @throws EngineError `unsupported` for more than 256 colour blocks, or 72 threads.
 */
export function writeTbf(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, TBF_LIMITS, 'TBF');
  const blocks = colorBlocks(records, design.threads, Infinity, 'TBF');
  const threads = blocks.filter(({ afterStop }) => !afterStop).map(({ thread }) => thread);
  const out = new ByteWriter();
  out.ascii(TBF_MAGIC);
  out.fill(SPACE, TBF_TEXT_AT - out.length);
  out.ascii(tajimaHeader(design, records, 1));
  out.ascii(MORE_LINES);
  writeColors(out, threads);
  out.fill(SPACE, TBF_COLORS_END - out.length);
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
  checkCount(threads.length, TBF_MAX_BLOCKS, 'colour blocks');
  checkCount(list.size, TBF_MAX_COLORS, 'threads');
  const keys = [...list.keys()];
  out.ascii('DO:');
  for (const thread of threads) out.u8(keys.indexOf(keyOf(thread)) + 1);
  out.fill(0, TBF_MAX_BLOCKS - threads.length);
  out.ascii('\rDA:');
  for (const { hex } of list.values()) out.put([TBF_COLOR_MARK, ...rgbFromHex(hex), SPACE]);
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
