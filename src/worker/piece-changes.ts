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
 * The part of the page in which two sewn pieces look different: what lies between the records with
 * which both begin, and those with which both end.
 * @param before undefined where there was none
 * @returns undefined where they look the same
 */
export function changedBounds(before: Placed | undefined, after: Placed): RenderBounds | undefined {
  const now = recordsOf(after);
  if (!before) return bounds([[now, 0, now.count]]);
  const then = recordsOf(before);
  const head = alike(then, now, 1, Math.min(then.count, now.count));
  if (head === then.count && head === now.count) return undefined;
  const tail = alike(then, now, -1, Math.min(then.count, now.count) - head);
  // A stitch into the first record that differs begins at the one before it, and so at the end.
  const isSewn = [then, now].some(({ commands }) => commands[head] === Command.Stitch);
  const from = isSewn ? Math.max(0, head - 1) : head;
  return bounds([
    [then, from, Math.min(then.count, then.count - tail + 1)],
    [now, from, Math.min(now.count, now.count - tail + 1)],
  ]);
}

interface Records {
  count: number;
  /** Tenths of a millimetre. */
  x: Int32Array;
  y: Int32Array;
  /** From there to the page. */
  right: number;
  down: number;
  commands: Uint8Array;
  /** What each colour block is sewn with. */
  hexes: string[];
}

function recordsOf({ design: { x, y, commands, threads }, shift }: Placed): Records {
  const [right, down] = [Math.round(shift.x * 10), Math.round(shift.y * 10)];
  return {
    ...{ count: commands.length, x, y, right, down, commands },
    hexes: threads.map(({ hex }) => hex),
  };
}

/**
 * With how many records alike two sewn pieces begin, or end.
 * @param way 1 from their beginnings on, −1 from their ends back
 */
function alike(a: Records, b: Records, way: 1 | -1, most: number): number {
  const [dx, dy] = [a.right - b.right, a.down - b.down];
  const last = (records: Records) => (way > 0 ? 0 : records.hexes.length - 1);
  let [blockA, blockB] = [last(a), last(b)];
  let [i, j] = way > 0 ? [0, 0] : [a.count - 1, b.count - 1];
  let count = 0;
  for (; count < most && a.hexes[blockA] === b.hexes[blockB]; count++, i += way, j += way) {
    const command = a.commands[i];
    if (command !== b.commands[j] || a.x[i] + dx !== b.x[j] || a.y[i] + dy !== b.y[j]) break;
    if (command === Command.ColorChange) {
      blockA += way;
      blockB += way;
    }
  }
  return count;
}

function bounds(parts: [Records, number, number][]): RenderBounds | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [records, from, to] of parts) {
    for (let i = from; i < to; i++) {
      if (records.commands[i] !== Command.Stitch) continue;
      const x = (records.x[i] + records.right) / 10;
      const y = (records.y[i] + records.down) / 10;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (left > right) return undefined;
  return {
    leftMm: left - BESIDE_MM,
    topMm: top - BESIDE_MM,
    widthMm: right - left + 2 * BESIDE_MM,
    heightMm: bottom - top + 2 * BESIDE_MM,
  };
}
