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
  const isOther = (square: number) => then?.[square] !== now[square];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const placed of before ? [before, after] : [after]) {
    forEachThread(placed, (x0, y0, x1, y1) => {
      if (!isOther(squareAt(x0 + x1, y0 + y1))) return;
      box.left = Math.min(box.left, x0, x1);
      box.right = Math.max(box.right, x0, x1);
      box.top = Math.min(box.top, y0, y1);
      box.bottom = Math.max(box.bottom, y0, y1);
    });
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

const known = new WeakMap<Design, Int32Array>();

/** For each square a sum of its threads, their colours and their order (FNV-1a, 32 bits). */
function sumsOf(placed: Placed): Int32Array {
  const before = known.get(placed.design);
  if (before) return before;
  const sums = new Int32Array(ROW * ROW);
  forEachThread(placed, (x0, y0, x1, y1, color) => {
    const square = squareAt(x0 + x1, y0 + y1);
    let sum = sums[square] ^ 0x811c9dc5;
    sum = Math.imul(sum ^ x0, 0x01000193);
    sum = Math.imul(sum ^ y0, 0x01000193);
    sum = Math.imul(sum ^ x1, 0x01000193);
    sum = Math.imul(sum ^ y1, 0x01000193);
    sums[square] = Math.imul(sum ^ color, 0x01000193);
  });
  known.set(placed.design, sums);
  return sums;
}

/** Visits each stitch that lays thread: its ends in tenths of a millimetre on the page. */
function forEachThread(
  { design: { x, y, commands, threads }, shift }: Placed,
  visit: (x0: number, y0: number, x1: number, y1: number, color: number) => void,
): void {
  const [right, down] = [Math.round(shift.x * 10), Math.round(shift.y * 10)];
  const colors = threads.map(({ hex }) => Number.parseInt(hex.slice(1), 16));
  let [block, isThreaded] = [0, false];
  let [px, py] = [0, 0];
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.ColorChange) block++;
    if (command !== Command.Stitch) {
      if (command !== Command.Jump) isThreaded = false;
      continue;
    }
    const [nx, ny] = [x[i] + right, y[i] + down];
    if (isThreaded) visit(px, py, nx, ny, colors[block]);
    isThreaded = true;
    px = nx;
    py = ny;
  }
}
