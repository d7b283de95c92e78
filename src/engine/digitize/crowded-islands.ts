import { Command, type Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { needleDensity } from '../stitch/needle-density.ts';
import { withoutRecords } from './without-records.ts';

/*
 * Crumbs in a crowd. A detail of a millimetre is tied before and after, and so is each of those around
 * it: of their needle points most are knots. Where there are more than cloth bears, the least of them
 * go whole, with their knots and their trims; whoever looks on sees those that they lay on.
 */

/** Sewing between two cuts that is no longer than this is a crumb, mm. */
const CRUMB_MM: Mm = 5;
/** Needle points in a square millimetre from which on crumbs go. */
const MOST_POINTS = 16;

/** Records between two cuts of one block. */
interface Island {
  /** The first record, a jump, and one past the last stitch. */
  start: number;
  end: number;
  block: number;
  lengthMm: Mm;
}

/**
 * Takes the shortest pieces of sewing out of places with too many needle points.
 * @returns the design without them, its colours all there; itself where no place is so full
 */
export function withoutCrowdedIslands(design: Design): Design {
  const { commands } = design;
  const islands = islandsOf(design);
  const left = new Map<number, number>();
  for (const { block } of islands) left.set(block, (left.get(block) ?? 0) + 1);
  const [placeOf, isAtEdge] = placesIn(design);
  const density = needleDensity();
  const stitches = [...commands.keys()].filter((i) => commands[i] === Command.Stitch);
  const fullest = stitches
    .map((i) => density.add(...placeOf(i)))
    .reduce((a, b) => Math.max(a, b), 0);
  if (fullest <= MOST_POINTS) return design;
  const gone = new Uint8Array(commands.length);
  const crumbs = islands.filter(({ lengthMm }) => lengthMm <= CRUMB_MM);
  for (const island of crumbs.sort((a, b) => a.lengthMm - b.lengthMm || a.start - b.start)) {
    const { start, end, block } = island;
    const own = stitchesOf(design, island);
    const others = left.get(block)! - 1;
    if (others === 0 || own.some(isAtEdge)) continue;
    if (!own.some((i) => density.fullest(...placeOf(i)) > MOST_POINTS)) continue;
    left.set(block, others);
    for (const i of own) density.add(...placeOf(i), -1);
    gone.fill(1, start, end);
  }
  return gone.includes(1) ? withoutRecords(design, endTrims(commands, gone)) : design;
}

const stitchesOf = ({ commands }: Design, { start, end }: Island): number[] =>
  Array.from({ length: end - start }, (_, k) => start + k).filter(
    (i) => commands[i] === Command.Stitch,
  );

/** Where a record lies in mm from the left top of all, and whether it is one of the outermost. */
function placesIn({ x, y, commands }: Design) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  commands.forEach((command, i) => {
    if (command !== Command.Stitch) return;
    [left, right] = [Math.min(left, x[i]), Math.max(right, x[i])];
    [top, bottom] = [Math.min(top, y[i]), Math.max(bottom, y[i])];
  });
  return [
    (i: number): [Mm, Mm] => [(x[i] - left) / 10, (y[i] - top) / 10],
    (i: number) => x[i] === left || x[i] === right || y[i] === top || y[i] === bottom,
  ] as const;
}

/** Pieces of sewing that are cut before and after, each with the jump to it and the trim that ends it. */
function islandsOf({ x, y, commands }: Design): Island[] {
  const islands: Island[] = [];
  let block = 0;
  let start = 0;
  let lengthMm = 0;
  let isWhole = true;
  const close = (end: number) => {
    if (isWhole && end > start) islands.push({ start, end, block, lengthMm });
    [start, lengthMm, isWhole] = [end, 0, true];
  };
  commands.forEach((command, i) => {
    if (command === Command.Trim) close(i + 1);
    else if (command === Command.ColorChange) {
      close(i);
      block++;
      start = i + 1;
    } else if (command === Command.Stop) isWhole = false;
    else if (command === Command.Stitch && i > 0 && commands[i - 1] === Command.Stitch)
      lengthMm += Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]) / 10;
  });
  close(commands.length);
  return islands;
}

/** With the last island of a block the trim before it goes, too: the change of colour cuts. */
function endTrims(commands: Uint8Array, gone: Uint8Array): Uint8Array {
  const out = gone.slice();
  let next: number = Command.ColorChange;
  for (let i = commands.length - 1; i >= 0; i--) {
    if (out[i] === 1) continue;
    if (commands[i] === Command.Trim && next === Command.ColorChange) out[i] = 1;
    else next = commands[i];
  }
  return out;
}
