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
  const most = Math.min(then.count, now.count);
  let head = 0;
  while (head < most && same(then, head, now, head)) head++;
  if (head === then.count && head === now.count) return undefined;
  let tail = 0;
  while (tail < most - head && same(then, then.count - 1 - tail, now, now.count - 1 - tail)) {
    tail++;
  }
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
  x: (i: number) => number;
  y: (i: number) => number;
  commands: Uint8Array;
  /** Which thread each is sewn with. */
  hexes: string[];
}

function recordsOf({ design, shift }: Placed): Records {
  const { x, y, commands, threads } = design;
  const hexes = new Array<string>(commands.length);
  let block = 0;
  commands.forEach((command, i) => {
    if (command === Command.ColorChange) block++;
    hexes[i] = threads[Math.min(block, threads.length - 1)]?.hex ?? '';
  });
  return {
    count: commands.length,
    x: (i) => x[i] / 10 + shift.x,
    y: (i) => y[i] / 10 + shift.y,
    commands,
    hexes,
  };
}

const same = (a: Records, i: number, b: Records, j: number): boolean =>
  a.commands[i] === b.commands[j] &&
  a.hexes[i] === b.hexes[j] &&
  Math.abs(a.x(i) - b.x(j)) < 0.05 &&
  Math.abs(a.y(i) - b.y(j)) < 0.05;

function bounds(parts: [Records, number, number][]): RenderBounds | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [records, from, to] of parts) {
    for (let i = from; i < to; i++) {
      if (records.commands[i] !== Command.Stitch) continue;
      left = Math.min(left, records.x(i));
      right = Math.max(right, records.x(i));
      top = Math.min(top, records.y(i));
      bottom = Math.max(bottom, records.y(i));
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
