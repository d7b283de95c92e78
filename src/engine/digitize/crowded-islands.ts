import { Command, type Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { needleDensity } from '../stitch/needle-density.ts';
import { ThreadCrowd } from './thread-crowd.ts';
import { withoutRecords } from './without-records.ts';

/*
 * Crumbs in a crowd. A detail of a millimetre is tied before and after, and so is each of those around
 * it: of their needle points most are knots. Where there are more than cloth bears, the least of them
 * go whole, with their knots and their trims; whoever looks on sees those that they lay on.
 */

/** Which crumbs go, and from where. */
export interface CrumbLimits {
  /** Sewing between two cuts that is no longer than this is a crumb. */
  crumbMm: Mm;
  /** Layers of thread in a square millimetre beyond which crumbs go; any number where it says nothing. */
  layers?: number;
}

/** Crumbs that go before points are spared, and those that go where that was not enough. */
export const CRUMBS: CrumbLimits = { crumbMm: 5 };
export const LAST_CRUMBS: CrumbLimits = { crumbMm: 12, layers: 6 };
/** Needle points in a square millimetre beyond which crumbs go. */
const MOST_POINTS = 16;

/** Along a stitch one looks at each so far how much thread lies there. */
const LOOK_MM: Mm = 0.7;

/** Records between two cuts of one block. */
interface Island {
  /** The first record, a jump, and one past the last stitch. */
  start: number;
  end: number;
  block: number;
  lengthMm: Mm;
}

/**
 * Takes the shortest pieces of sewing out of places with too many needle points, or too much thread.
 * @returns the design without them, its colours all there; itself where no place is so full
 */
export function withoutCrowdedIslands(
  design: Design,
  { crumbMm, layers = Infinity }: CrumbLimits = CRUMBS,
): Design {
  const { commands } = design;
  const islands = islandsOf(design);
  const left = new Map<number, number>();
  for (const { block } of islands) left.set(block, (left.get(block) ?? 0) + 1);
  const { placeOf, isAtEdge, width, height } = placesIn(design);
  const density = needleDensity();
  const thread = new ThreadCrowd({ right: width, bottom: height });
  const lay = (i: number, sign: 1 | -1): void => {
    if (i > 0 && commands[i - 1] === Command.Stitch)
      thread.lay([...placeOf(i - 1), ...placeOf(i)], sign);
  };
  const stitches = [...commands.keys()].filter((i) => commands[i] === Command.Stitch);
  const fullest = stitches
    .map((i) => density.add(...placeOf(i)))
    .reduce((a, b) => Math.max(a, b), 0);
  for (const i of stitches) lay(i, 1);
  if (fullest <= MOST_POINTS && thread.most() <= layers) return design;
  const isCrowded = (i: number): boolean =>
    density.fullest(...placeOf(i)) > MOST_POINTS ||
    alongStitch(i).some((place) => thread.layersAt(...place) > layers);
  const alongStitch = (i: number): (readonly [Mm, Mm])[] => {
    if (commands[i - 1] !== Command.Stitch) return [placeOf(i)];
    const [[ax, ay], [bx, by]] = [placeOf(i - 1), placeOf(i)];
    const looks = Math.ceil(Math.hypot(bx - ax, by - ay) / LOOK_MM);
    return Array.from({ length: looks }, (_, k) => {
      const share = (k + 1) / looks;
      return [ax + (bx - ax) * share, ay + (by - ay) * share];
    });
  };
  const gone = new Uint8Array(commands.length);
  const crumbs = islands.filter(({ lengthMm }) => lengthMm <= crumbMm);
  for (const island of crumbs.sort((a, b) => a.lengthMm - b.lengthMm || a.start - b.start)) {
    const { start, end, block } = island;
    const own = stitchesOf(design, island);
    const others = left.get(block)! - 1;
    if (others === 0 || own.some(isAtEdge)) continue;
    if (!own.some(isCrowded)) continue;
    left.set(block, others);
    for (const i of own) {
      density.add(...placeOf(i), -1);
      lay(i, -1);
    }
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
  return {
    placeOf: (i: number): [Mm, Mm] => [(x[i] - left) / 10, (y[i] - top) / 10],
    isAtEdge: (i: number) => x[i] === left || x[i] === right || y[i] === top || y[i] === bottom,
    width: (right - left) / 10,
    height: (bottom - top) / 10,
  };
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
