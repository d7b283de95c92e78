import { oklabFromHex, type Oklab } from '../color/oklab.ts';
import { lineLength, polygonArea } from './geometry.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { nameThreads } from '../threads/choose.ts';

/** A group of colours that become one. */
interface Group {
  hex: string;
  lab: Oklab;
  weight: number;
  members: number[];
}

/** More colours than this are first put together by a coarse grid, so that time stays short. */
const MAX_EXACT_COLORS = 200;

/**
 * Merges a drawing's colours until at most `count` are left: each time the two
 * that look nearest, into the one that covers more. Colours are never mixed: a
 * drawing's own stay true.
 * @param set painted shapes, before they are flattened.
 */
export function reduceColors(set: ShapeSet, count: number): ShapeSet {
  const wanted = Math.max(1, Math.floor(count));
  if (set.threads.length <= wanted) return set;
  let groups = startGroups(set);
  for (let cell = 0.02; groups.length > Math.max(MAX_EXACT_COLORS, wanted); cell *= 1.5) {
    groups = gatherCells(groups, cell);
  }
  while (groups.length > wanted) mergeNearest(groups);
  groups.sort((a, b) => Math.min(...a.members) - Math.min(...b.members));
  const place = new Int32Array(set.threads.length);
  groups.forEach(({ members }, i) => members.forEach((thread) => (place[thread] = i)));
  const shapes = set.shapes.map((shape) => ({ ...shape, thread: place[shape.thread] }));
  return { ...set, threads: nameThreads(groups.map(({ hex }) => hex)), shapes };
}

function startGroups({ threads, shapes }: ShapeSet): Group[] {
  const weights = threads.map(() => 0);
  for (const shape of shapes) weights[shape.thread] += coverage(shape);
  return threads.map(({ hex }, i) => ({
    hex,
    lab: oklabFromHex(hex),
    weight: weights[i],
    members: [i],
  }));
}

/** How much a shape covers, in mm². */
function coverage(shape: Shape): number {
  if (shape.kind === 'area') return polygonArea(shape.polygon);
  const line = shape.kind === 'stroke' ? shape.points : shape.left;
  const width = shape.kind === 'stroke' ? shape.widthMm : 2;
  return lineLength(line) * width;
}

function gatherCells(groups: readonly Group[], cell: number): Group[] {
  const cells = new Map<string, Group>();
  for (const group of groups) {
    const key = group.lab.map((part) => Math.round(part / cell)).join();
    const other = cells.get(key);
    cells.set(key, other ? join(other, group) : group);
  }
  return [...cells.values()];
}

function mergeNearest(groups: Group[]): void {
  let least = Infinity;
  let [first, second] = [0, 1];
  for (let i = 0; i < groups.length; i++) {
    for (let j = i + 1; j < groups.length; j++) {
      const d = distance(groups[i].lab, groups[j].lab);
      if (d < least) [least, first, second] = [d, i, j];
    }
  }
  groups[first] = join(groups[first], groups[second]);
  groups.splice(second, 1);
}

/** Chroma counts double, as when threads are named. */
function distance(p: Oklab, q: Oklab): number {
  return (p[0] - q[0]) ** 2 + 4 * ((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
}

function join(a: Group, b: Group): Group {
  const { hex, lab } = a.weight >= b.weight ? a : b;
  return { hex, lab, weight: a.weight + b.weight, members: [...a.members, ...b.members] };
}
