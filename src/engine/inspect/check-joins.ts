import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import { isUnknownColor } from '../formats/blocks.ts';
import type { Mm } from '../core/units.ts';
import { STEP_MM } from './density-map.ts';
import type { NeedlePoints } from './needle-points.ts';
import { addFinding, createTally, type Inspected, type Problem, problemOf } from './problems.ts';

/**
 * Threads nearer than this in Oklab are told apart by nobody who sees them on cloth: no two of a
 * chart are so near (of this engine's, 0.04), and none of those that shade a photograph in fifteen.
 */
const SAME_COLOR = 0.03;
/** Two blocks that share no more of the smaller one only touch: their order is not to be seen. */
const TOUCH_SHARE = 0.03;
/** More blocks than this are a storm of colours, which is told as such. */
const MAX_BLOCKS = 300;
/** So many changes to spare are more than a detail. */
const MANY = 3;

/**
 * Blocks of one colour, or of two that nobody tells apart, that could be sewn in one go: nothing is
 * sewn between them, or it lies elsewhere. On a cap they are meant to come back.
 */
export function checkJoins({ design, needle, cap }: Inspected): Problem | undefined {
  if (cap) return undefined;
  const pairs = sameColored(design.threads.slice(0, MAX_BLOCKS));
  if (pairs.length === 0) return undefined;
  const cells = cellsOfBlocks(needle, design.threads.length);
  const found = createTally();
  for (const [i, j] of pairs) {
    const between = cells.slice(i + 1, j);
    if (isFrame(needle, j)) continue;
    if (!isFree(cells[j], between) && !isFree(cells[i], between)) continue;
    const at = needle.block.indexOf(j);
    if (at >= 0) addFinding(found, { xMm: needle.x[at], yMm: needle.y[at], value: 1 });
  }
  return problemOf('joinable-colors', 'merge-blocks', found, (_, count) =>
    count >= MANY ? 'warning' : 'note',
  );
}

/** A frame reaches the design's edge on all sides to within this. */
const EDGE_MM: Mm = 2;

/** Whether a block goes round all: a frame is sewn last, when the cloth has settled. */
function isFrame({ count, x, y, block }: NeedlePoints, own: number): boolean {
  const all = [Infinity, -Infinity, Infinity, -Infinity];
  const mine = [...all];
  for (let i = 0; i < count; i++) {
    for (const box of block[i] === own ? [all, mine] : [all]) {
      box[0] = Math.min(box[0], x[i]);
      box[1] = Math.max(box[1], x[i]);
      box[2] = Math.min(box[2], y[i]);
      box[3] = Math.max(box[3], y[i]);
    }
  }
  return all.every((side, s) => Math.abs(side - mine[s]) <= EDGE_MM);
}

/**
 * Each block with the next of its colour. One that follows it at once is such where it has another
 * thread: the same one again is told as that.
 */
function sameColored(threads: Inspected['design']['threads']): [number, number][] {
  const colors = threads.map((thread) =>
    isUnknownColor(thread) ? undefined : oklabFromHex(thread.hex),
  );
  const pairs: [number, number][] = [];
  colors.forEach((color, i) => {
    if (!color) return;
    const j = colors.findIndex(
      (other, k) => k > i && !!other && oklabDistance(color, other) < SAME_COLOR,
    );
    if (j > i && (j > i + 1 || threads[i].hex !== threads[j].hex)) pairs.push([i, j]);
  });
  return pairs;
}

/** The squares of ¼ mm that the thread of each block lies on. */
function cellsOfBlocks({ count, x, y, length, link, block }: NeedlePoints, blocks: number) {
  const cells = Array.from({ length: blocks }, () => new Set<number>());
  for (let i = 1; i < count; i++) {
    if (link[i] !== 0 || block[i] >= blocks) continue;
    const pieces = Math.ceil(length[i] / STEP_MM);
    for (let s = 0; s < pieces; s++) {
      const f = (s + 0.5) / pieces;
      const column = Math.floor((x[i - 1] + (x[i] - x[i - 1]) * f) / STEP_MM);
      const row = Math.floor((y[i - 1] + (y[i] - y[i - 1]) * f) / STEP_MM);
      cells[block[i]].add(column * ROW + row);
    }
  }
  return cells;
}

const ROW = 2 ** 24;

/** Whether a block lies beside all of the others. */
function isFree(own: ReadonlySet<number>, others: readonly ReadonlySet<number>[]): boolean {
  return others.every((other) => {
    const [small, large] = own.size < other.size ? [own, other] : [other, own];
    let shared = 0;
    for (const cell of small) if (large.has(cell)) shared++;
    return shared <= TOUCH_SHARE * small.size;
  });
}
