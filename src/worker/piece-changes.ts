import { Command, type Design } from 'ilmek-engine';
import type { RenderBounds } from 'ilmek-engine/render';
import type { SewnPiece } from './protocol.ts';

/** A sewn piece, and where it lies on its page. */
interface Placed {
  design: Design;
  shift: SewnPiece['shift'];
}

/** Thread has a width, a shadow, and a finish that looks at its neighbours, mm. */
const BESIDE_MM = 1.5;

/**
 * The part of the page in which two sewn pieces look different: where other threads lie, or the same
 * ones in another order. It is told by squares of the page, each with a sum of its threads.
 * @param before undefined where there was none
 * @returns undefined where they look the same
 */
export function changedBounds(before: Placed | undefined, after: Placed): RenderBounds | undefined {
  const [then, now] = [before && sumsOf(before), sumsOf(after)];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { sums, threads, squares } of then ? [then, now] : [now]) {
    const other = then === undefined ? undefined : sums === now.sums ? then.sums : now.sums;
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i];
      if (other?.[square] === sums[square]) continue;
      const at = 4 * i;
      box.left = Math.min(box.left, threads[at], threads[at + 2]);
      box.right = Math.max(box.right, threads[at], threads[at + 2]);
      box.top = Math.min(box.top, threads[at + 1], threads[at + 3]);
      box.bottom = Math.max(box.bottom, threads[at + 1], threads[at + 3]);
    }
  }
  if (box.left > box.right) return undefined;
  return {
    leftMm: box.left / 10 - BESIDE_MM,
    topMm: box.top / 10 - BESIDE_MM,
    widthMm: (box.right - box.left) / 10 + 2 * BESIDE_MM,
    heightMm: (box.bottom - box.top) / 10 + 2 * BESIDE_MM,
  };
}

/** Side of a square, tenths of a millimetre. */
const SQUARE = 40;
/** Squares in a row, and rows: two metres. What lies farther away is counted with what is near. */
const ROW = 512;

/** The square of a thread. @param x twice its middle, tenths */
const squareAt = (x: number, y: number): number =>
  (Math.floor(y / (2 * SQUARE)) & (ROW - 1)) * ROW + (Math.floor(x / (2 * SQUARE)) & (ROW - 1));

/** What a sewn piece looks like, by squares. */
interface Look {
  /** For each square a sum of its threads, their colours and their order (FNV-1a, 32 bits). */
  sums: Int32Array;
  /** Both ends of each stitch that lays thread: x, y, x, y on the page, in tenths. */
  threads: Int32Array;
  /** The square of each. */
  squares: Int32Array;
}

const known = new WeakMap<Design, Look>();

function sumsOf({ design, shift }: Placed): Look {
  const before = known.get(design);
  if (before) return before;
  const { x, y, commands, threads } = design;
  const [right, down] = [Math.round(shift.x * 10), Math.round(shift.y * 10)];
  const colors = threads.map(({ hex }) => Number.parseInt(hex.slice(1), 16));
  const sums = new Int32Array(ROW * ROW);
  const ends = new Int32Array(4 * commands.length);
  const squares = new Int32Array(commands.length);
  let [block, count, isThreaded] = [0, 0, false];
  let [px, py] = [0, 0];
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.ColorChange) block++;
    if (command !== Command.Stitch) {
      if (command !== Command.Jump) isThreaded = false;
      continue;
    }
    const [nx, ny] = [x[i] + right, y[i] + down];
    if (isThreaded) {
      const square = squareAt(px + nx, py + ny);
      let sum = sums[square] ^ 0x811c9dc5;
      sum = Math.imul(sum ^ px, 0x01000193);
      sum = Math.imul(sum ^ py, 0x01000193);
      sum = Math.imul(sum ^ nx, 0x01000193);
      sum = Math.imul(sum ^ ny, 0x01000193);
      sums[square] = Math.imul(sum ^ colors[block], 0x01000193);
      const at = 4 * count;
      ends[at] = px;
      ends[at + 1] = py;
      ends[at + 2] = nx;
      ends[at + 3] = ny;
      squares[count++] = square;
    }
    isThreaded = true;
    px = nx;
    py = ny;
  }
  const look = { sums, threads: ends, squares: squares.subarray(0, count) };
  known.set(design, look);
  return look;
}
