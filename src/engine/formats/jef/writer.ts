import { designExtents, type Design, type Extents } from '../../core/design.ts';
import { colorBlocks } from '../blocks.ts';
import { ByteWriter } from '../bytes.ts';
import { machineRecords } from '../records.ts';
import { JEF_HEADER_BYTES, JEF_HOOPS, JEF_LIMITS, type JefHoop } from './codes.ts';
import { janomeIndices } from './palette.ts';
import { writeJanomeStitches } from './stitches.ts';

/** Machines sort by it; a fixed one keeps the same design the same file. */
const DATE = '20260101000000';
const FLAGS = 0x14;
/** Follows the indices, once a block: polyester of 40 weight. */
const THREAD_TYPE = 0x0d;
const MAX_BLOCKS = 1000;

/**
 * Writes a Janome file: 78 fixed thread colours, the nearest of which stands
 * for each thread. It has one code for a colour change and a stop.
 * @throws EngineError `unsupported` for more than 1,000 blocks (stops count).
 */
export function writeJef(design: Design): Uint8Array<ArrayBuffer> {
  const records = machineRecords(design, JEF_LIMITS, 'JEF');
  const indices = janomeIndices(colorBlocks(records, design.threads, MAX_BLOCKS, 'JEF'));
  const start = JEF_HEADER_BYTES + 8 * indices.length;
  const out = new ByteWriter();
  out.u32(start);
  out.u32(FLAGS);
  out.ascii(DATE);
  out.u16(0); // model of the machine: any
  out.u32(indices.length);
  const length = out.length;
  out.u32(0); // in pairs of bytes, filled in below
  writeHoops(out, designExtents(design));
  for (const index of indices) out.u32(index);
  for (let i = 0; i < indices.length; i++) out.u32(THREAD_TYPE);
  writeJanomeStitches(out, records);
  const pairs = (out.length - start) / 2;
  out.patch(length, () => out.u32(pairs));
  return out.finish();
}

/** The hoop, how far the design reaches from its middle, and how far that is from its edges. */
function writeHoops(out: ByteWriter, extents: Extents): void {
  const hoop = jefHoop(extents);
  out.u32(hoop.code);
  const { left, top, right, bottom } = extents;
  for (const reach of [-left, -top, right, bottom]) out.u32(reach);
  for (const code of [0, 1, 2, hoop.code]) writeEdges(out, code, extents);
}

/** From each side of the design to that of the hoop; four times -1 where it does not fit. */
function writeEdges(out: ByteWriter, code: number, extents: Extents): void {
  const { width, height } = JEF_HOOPS.find((hoop) => hoop.code === code)!;
  const { left, top, right, bottom } = extents;
  const edges = [width / 2 + left, height / 2 + top, width / 2 - right, height / 2 - bottom];
  const fits = edges.every((edge) => edge >= 0);
  for (const edge of edges) out.u32(fits ? edge : -1);
}

/** The smallest hoop that the design fits into with its origin in the middle; else the largest. */
export function jefHoop({ left, top, right, bottom }: Extents): JefHoop {
  const width = 2 * Math.max(-left, right);
  const height = 2 * Math.max(-top, bottom);
  const fitting = JEF_HOOPS.find((hoop) => width <= hoop.width && height <= hoop.height);
  return fitting ?? JEF_HOOPS[JEF_HOOPS.length - 1];
}
