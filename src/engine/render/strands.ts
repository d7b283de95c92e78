import { Command } from '../core/design.ts';
import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { THREAD_WEIGHT, THREAD_WEIGHTS } from '../machine.ts';

/** Jumps shorter than this leave no thread worth drawing, in tenths of a millimetre. */
const SHORTEST_LOOSE = 5;

/**
 * The pieces of thread that lie on top of the fabric, in sewing order: one for
 * each stitch with length, and one for each jump whose thread was not cut.
 */
export interface Strands {
  /** How many there are; the arrays may be longer. */
  count: number;
  /** Width of the thread as it lies sewn. */
  threadMm: Mm;
  /** Where each begins, in tenths of a millimetre. */
  x0: Int32Array;
  /** Where each begins, in tenths of a millimetre. */
  y0: Int32Array;
  /** Where each ends, in tenths of a millimetre. */
  x1: Int32Array;
  /** Where each ends, in tenths of a millimetre. */
  y1: Int32Array;
  /** How much the thread bends down at its beginning: 1 where it turns back, 0.38 where it runs on. */
  bend0: Float32Array;
  /** The same at its end. */
  bend1: Float32Array;
  /** Colour block. */
  block: Uint16Array;
  /** 1 for thread that a jump left lying on the fabric. */
  loose: Uint8Array;
  /** The record that ends it. */
  record: Uint32Array;
}

function allocate(size: number, threadMm: Mm): Strands {
  return {
    count: 0,
    threadMm,
    x0: new Int32Array(size),
    y0: new Int32Array(size),
    x1: new Int32Array(size),
    y1: new Int32Array(size),
    bend0: new Float32Array(size).fill(1),
    bend1: new Float32Array(size).fill(1),
    block: new Uint16Array(size),
    loose: new Uint8Array(size),
    record: new Uint32Array(size),
  };
}

/** Finds the strands of a design. Thread starts at the first needle point after a cut. */
export function strandsOf(design: Design): Strands {
  const { x, y, commands } = design;
  const { widthMm } = THREAD_WEIGHTS[design.threadWeight ?? THREAD_WEIGHT];
  const strands = allocate(commands.length, widthMm);
  let n = 0;
  let block = 0;
  let threaded = false; // is there a needle point that the thread comes from?
  let jumped = false;
  let px = 0;
  let py = 0;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Jump) jumped = true;
    else if (command === Command.Trim) threaded = false;
    else if (command === Command.ColorChange) {
      threaded = false;
      block++;
    } else if (command === Command.Stitch) {
      const reach = Math.hypot(x[i] - px, y[i] - py);
      if (threaded && reach > (jumped ? SHORTEST_LOOSE : 0)) {
        strands.x0[n] = px;
        strands.y0[n] = py;
        strands.x1[n] = x[i]!;
        strands.y1[n] = y[i]!;
        strands.block[n] = block;
        strands.loose[n] = jumped ? 1 : 0;
        strands.record[n] = i;
        n++;
      }
      px = x[i]!;
      py = y[i]!;
      threaded = true;
      jumped = false;
    }
  }
  strands.count = n;
  bendEnds(strands);
  return strands;
}

/**
 * Thread that runs straight on over a needle point hardly dips there; thread
 * that turns back is drawn down into the cloth. Without this difference fills
 * look like rows of sausages.
 */
function bendEnds(s: Strands): void {
  for (let i = 1; i < s.count; i++) {
    const joined =
      s.x0[i] === s.x1[i - 1] && s.y0[i] === s.y1[i - 1] && s.block[i] === s.block[i - 1];
    if (!joined || s.loose[i] !== s.loose[i - 1]) continue;
    const ax = s.x1[i - 1] - s.x0[i - 1];
    const ay = s.y1[i - 1] - s.y0[i - 1];
    const bx = s.x1[i] - s.x0[i];
    const by = s.y1[i] - s.y0[i];
    const cos = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
    const bend = cos > 0.5 ? 1 - 1.24 * (cos - 0.5) : 1;
    s.bend1[i - 1] = bend;
    s.bend0[i] = bend;
  }
}
