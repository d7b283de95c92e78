import {
  Command,
  designExtents,
  type Design,
  type Extents,
  type Thread,
} from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { rgbFromHex } from '../../color/oklab.ts';
import { ByteWriter } from '../bytes.ts';
import { planPec, writePecBlock, type PecPlan } from '../pec/pec.ts';
import type { Records } from '../records.ts';
import { utf8Bytes } from '../text.ts';

const SIGNATURE = { 1: '#PES0001', 6: '#PES0060' } as const;
export type PesVersion = keyof typeof SIGNATURE;
/** A string's length is one byte. */
const MAX_STRING_BYTES = 255;
/** Kind of a thread that is on none of the program's own charts. */
const CUSTOM_THREAD = 0x0a;
/** Tenths: where the middle of the hoop, and with it the design's origin, lies on the program's page. */
const PAGE_MIDDLE_TENTHS = 1000;
const MORE_BLOCKS = 0xffff;
const SEGMENT_END = 0x8003;
const MAX_SEGMENTS = 0xffff;

/** A segment's length is kept in 16 bits. */
const MAX_POINTS = 0xffff;

/**
 * Writes a PES file: objects for the desktop program, a PEC block for the
 * machine. Version 6 carries each thread's true colour, name, number and
 * chart; version 1, which the oldest programs read, only the nearest of the
 * machine's 64.
 * @throws EngineError `unsupported` for more than 255 blocks (stops count), over
 * 1.6 m from the middle, or 65,535 moves.
 */
export function writePes(design: Design, version: PesVersion): Uint8Array<ArrayBuffer> {
  const plan = planPec(design, 'PES');
  const segments = pesSegments(plan.records);
  if (segments.length > MAX_SEGMENTS) {
    const message = `wanted at most ${MAX_SEGMENTS} runs of stitches, got ${segments.length}`;
    throw new EngineError('unsupported', 'write PES', message);
  }
  const out = new ByteWriter();
  out.ascii(SIGNATURE[version]);
  const pointer = out.length;
  out.u32(0);
  const objects = segments.length > 0 ? 1 : 0;
  if (version === 6) writeHeader6(out, design.name, plan.threads, objects);
  else [1, 1, objects].forEach((value) => out.u16(value)); // scale to fit, hoop 130 × 180 mm
  // A block's thread: its place in the list above, or its number on the machine's chart.
  const codes = version === 6 ? plan.threads.map((_, i) => i) : plan.numbers;
  const runs = writeObjects(out, segments, codes, designExtents(design));
  if (version === 6 && objects) writeTree(out, runs);
  const start = out.length;
  out.patch(pointer, () => out.u32(start));
  writePecBlock(out, design, plan);
  if (version === 6) writeAddendum(out, plan);
  return out.finish();
}

/** @param objects 1 where objects follow, 0 for an empty design. */
function writeHeader6(
  out: ByteWriter,
  name: string,
  threads: readonly Thread[],
  objects: number,
): void {
  out.u16(1); // hoop 130 × 180 mm
  out.ascii('02');
  writeString(out, name);
  for (let i = 0; i < 4; i++) writeString(out, ''); // category, author, keywords, comments
  out.u16(0); // order of hoops not optimised
  out.u16(0); // page not custom
  [100, 100].forEach((mm) => out.u16(mm)); // hoop
  out.u16(0); // design area not reused
  [200, 200, 100, 100].forEach((mm) => out.u16(mm)); // design, page section
  out.u16(100);
  [7, 19].forEach((color) => out.u16(color)); // page's background and foreground
  [1, 1, 0, 100].forEach((value) => out.u16(value)); // grid: shown, axes, no snap, interval
  [1, 0].forEach((value) => out.u16(value)); // curves; entries not optimised
  writeString(out, ''); // picture behind
  [1, 0, 0, 1, 0, 0].forEach((value) => out.f32(value)); // its transform
  [0, 0, 0].forEach((count) => out.u16(count)); // fills, motifs, feathers
  out.u16(threads.length);
  for (const thread of threads) writeThread(out, thread);
  out.u16(objects);
}

function writeThread(out: ByteWriter, { hex, name, code, chart }: Thread): void {
  writeString(out, code);
  out.put(rgbFromHex(hex));
  out.u8(0);
  out.u32(CUSTOM_THREAD);
  writeString(out, name);
  writeString(out, ''); // maker: the chart's name says it
  writeString(out, chart);
}

function writeString(out: ByteWriter, text: string): void {
  const bytes = utf8Bytes(text, MAX_STRING_BYTES);
  out.u8(bytes.length);
  out.put(bytes);
}

/** @returns how many runs of one thread there are. */
function writeObjects(
  out: ByteWriter,
  segments: readonly Segment[],
  codes: readonly number[],
  extents: Extents,
): number {
  if (segments.length === 0) {
    out.u32(0);
    return 0;
  }
  out.u16(MORE_BLOCKS);
  out.u16(0);
  writeClass(out, 'CEmbOne');
  writeFrame(out, segments.length, extents);
  out.u16(MORE_BLOCKS);
  out.u16(0);
  writeClass(out, 'CSewSeg');
  const runs = writeSegments(out, segments, codes);
  out.u32(0); // no more blocks
  return runs;
}

function writeClass(out: ByteWriter, name: string): void {
  out.u16(name.length);
  out.ascii(name);
}

/** Where the object lies: its points count from the design's origin, the transform puts that on the page. */
function writeFrame(out: ByteWriter, segments: number, extents: Extents): void {
  const { left, top, right, bottom } = extents;
  const box = [left, top, right, bottom].map((side) => PAGE_MIDDLE_TENTHS + side);
  [...box, ...box].forEach((side) => out.u16(side)); // drawn, and sewn
  [1, 0, 0, 1, PAGE_MIDDLE_TENTHS, PAGE_MIDDLE_TENTHS].forEach((value) => out.f32(value));
  [1, left, bottom, right - left, bottom - top].forEach((value) => out.u16(value));
  out.fill(0, 8);
  out.u16(segments);
}

/** @returns how many runs of one thread there are; the list of them follows the segments. */
function writeSegments(
  out: ByteWriter,
  segments: readonly Segment[],
  codes: readonly number[],
): number {
  const runs: [segment: number, code: number][] = [];
  segments.forEach(({ kind, block, points }, i) => {
    const code = codes[block];
    if (i > 0) out.u16(SEGMENT_END);
    if (runs.at(-1)?.[1] !== code) runs.push([i, code]);
    [kind, code, points.length / 2].forEach((value) => out.u16(value));
    for (const value of points) out.u16(value);
  });
  out.u16(runs.length);
  for (const run of runs) run.forEach((value) => out.u16(value));
  return runs.length;
}

/** The order of the runs, flat. */
function writeTree(out: ByteWriter, runs: number): void {
  out.u32(0);
  out.u32(0);
  for (let i = 0; i < runs; i++) {
    out.u32(i);
    out.u32(0);
  }
}

/** After the PEC block: its thread numbers again, and the true colours. */
function writeAddendum(out: ByteWriter, { numbers, threads }: PecPlan): void {
  out.put([numbers.length - 1, ...numbers]);
  out.fill(0x20, Math.max(0, 128 - 1 - numbers.length));
  out.fill(0, 0x90 * threads.length);
  for (const { hex } of threads) out.put(rgbFromHex(hex).reverse());
  out.u16(0);
}

/** What the desktop program draws: one run of stitches, or one move. */
interface Segment {
  /** 0 sewn, 1 moved. */
  kind: 0 | 1;
  /** Counted with stops. */
  block: number;
  /** x0, y0, x1, y1, … in tenths, absolute. */
  points: number[];
}

/** Records as segments: stitches in a row, and moves in a row from where the needle was. */
export function pesSegments({ dx, dy, commands }: Records): Segment[] {
  const segments: Segment[] = [];
  let open: Segment | undefined;
  let block = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch || command === Command.Jump) {
      const kind = command === Command.Stitch ? 0 : 1;
      if (!open || open.kind !== kind || open.points.length >= 2 * MAX_POINTS) {
        open = { kind, block, points: kind === 1 ? [x, y] : [] };
        segments.push(open);
      }
      x += dx[i];
      y += dy[i];
      if (kind === 1 && open.points.length > 2) open.points.length = 2;
      open.points.push(x, y);
    } else if (command !== Command.Trim) {
      block++;
      open = undefined;
    }
  }
  return segments;
}
