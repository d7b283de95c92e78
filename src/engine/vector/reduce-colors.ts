import { oklabFromHex, type Oklab } from '../color/oklab.ts';
import { skinLikeness } from '../color/skin.ts';
import { forEachStretch } from './cells.ts';
import { lineLength, polygonArea } from './geometry.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { nameThreads } from '../threads/choose.ts';

/** A group of colours that become one. */
interface Group {
  hex: string;
  lab: Oklab;
  weight: number;
  members: number[];
  /** How much it looks like skin, 0 to 1. */
  skin: number;
}

/** More colours than this are first put together by a coarse grid, so that time stays short. */
const MAX_EXACT_COLORS = 200;

/**
 * Merges a drawing's colours until at most `count` are left: each time the two whose joining is
 * seen least, by how unlike they look and how much the smaller of them is seen, into the one that
 * is seen more. Then each goes to the one left that is nearest. Colours are never mixed: a
 * drawing's own stay true.
 * @param set painted shapes, before they are flattened.
 * @param most so many may be left where joining any two of them would be seen
 */
export function reduceColors(set: ShapeSet, count: number, most = count): ShapeSet {
  const wanted = Math.max(1, Math.floor(count));
  if (set.threads.length <= wanted) return set;
  let groups = startGroups(set);
  for (let cell = 0.02; groups.length > Math.max(MAX_EXACT_COLORS, wanted); cell *= 1.5) {
    groups = gatherCells(groups, cell);
  }
  const more = most > wanted ? keptApart(groups, wanted, most) : undefined;
  groups = more ?? joined(groups, wanted);
  groups.sort((a, b) => Math.min(...a.members) - Math.min(...b.members));
  const place = Int32Array.from(set.threads, ({ hex }) => nearestGroup(groups, hex));
  const shapes = set.shapes.map((shape) => ({ ...shape, thread: place[shape.thread] }));
  return { ...set, threads: nameThreads(groups.map(({ hex }) => hex)), shapes };
}

/** More groups than wanted where all of them are seen apart; nothing where no more are. */
function keptApart(all: readonly Group[], wanted: number, most: number): Group[] | undefined {
  const groups = [...all];
  while (groups.length > wanted) {
    const nearest = nearestGroups(groups, apartCost);
    if (groups.length <= most && nearest.cost >= SEEN) return groups;
    joinTwo(groups, nearest);
  }
  return undefined;
}

function joined(all: readonly Group[], wanted: number): Group[] {
  const groups = [...all];
  while (groups.length > wanted) joinTwo(groups, nearestGroups(groups, joiningCost));
  return groups;
}

function joinTwo(groups: Group[], { first, second }: Pair): void {
  groups[first] = join(groups[first], groups[second]);
  groups.splice(second, 1);
}

function nearestGroup(groups: readonly Group[], hex: string): number {
  const lab = oklabFromHex(hex);
  let best = 0;
  groups.forEach((group, i) => {
    if (distance(group.lab, lab) < distance(groups[best].lab, lab)) best = i;
  });
  return best;
}

/** Cells along the longer side of the page, in which is looked what is seen. */
const CELLS = 240;

/** How much of each thread is seen, in mm²: what lies under others is not. */
function seenWeights({ threads, shapes, widthMm, heightMm }: ShapeSet): number[] {
  const cell = Math.max(widthMm, heightMm) / CELLS;
  const grid = { cell, width: Math.ceil(widthMm / cell), height: Math.ceil(heightMm / cell) };
  // Index of the thread on top of each cell, plus 1.
  const top = new Int32Array(grid.width * grid.height);
  const weights = threads.map(() => 0);
  for (const shape of shapes) {
    if (shape.kind !== 'area') weights[shape.thread] += coverage(shape);
    else {
      // A small area may lie between the middles of the cells.
      weights[shape.thread] += Math.min(cell ** 2, polygonArea(shape.polygon)) / 100;
      forEachStretch(shape.polygon.rings, grid, (row, from, to) =>
        top.fill(shape.thread + 1, row * grid.width + from, row * grid.width + to),
      );
    }
  }
  for (const thread of top) if (thread > 0) weights[thread - 1] += cell ** 2;
  return weights;
}

function startGroups(set: ShapeSet): Group[] {
  const { threads } = set;
  const weights = seenWeights(set);
  return threads.map(({ hex }, i) => {
    const lab = oklabFromHex(hex);
    return { hex, lab, weight: weights[i], members: [i], skin: skinLikeness(lab) };
  });
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

/** Two groups by their indices, and what joining them costs. */
interface Pair {
  cost: number;
  first: number;
  second: number;
}

/** The two whose joining is seen least. */
function nearestGroups(groups: readonly Group[], costOf: (a: Group, b: Group) => number): Pair {
  let nearest: Pair = { cost: Infinity, first: 0, second: 1 };
  for (let i = 0; i < groups.length; i++) {
    for (let j = i + 1; j < groups.length; j++) {
      const cost = costOf(groups[i], groups[j]);
      if (cost < nearest.cost) nearest = { cost, first: i, second: j };
    }
  }
  return nearest;
}

/**
 * How much is seen of two becoming one. A small area in another colour is missed less than a large
 * one, but more than by its share: it may be an eye. Faces and hands are missed most.
 */
const joiningCost = (a: Group, b: Group): number =>
  Math.min(a.weight, b.weight) ** SMALL_COUNTS *
  Math.sqrt(distance(a.lab, b.lab)) *
  (1 + SKIN * Math.abs(a.skin - b.skin));

/** Where a drawing may keep its own: two shades that only a swatch tells apart are one. */
const apartCost = (a: Group, b: Group): number =>
  Math.sqrt(distance(a.lab, b.lab)) < ALIKE ? joiningCost(a, b) * 1e-3 : joiningCost(a, b);

const SMALL_COUNTS = 0.5;
/** A joining that costs more is seen: side of the smaller area (mm) times difference. */
const SEEN = 0.5;
/** How unlike two colours are at least to be seen apart. */
const ALIKE = 0.06;
/** By how many times more it is missed where skin becomes what is none. */
const SKIN = 0.5;

/** Chroma counts double, as when threads are named. */
function distance(p: Oklab, q: Oklab): number {
  return (p[0] - q[0]) ** 2 + 4 * ((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
}

function join(a: Group, b: Group): Group {
  const { hex, lab, skin } = a.weight >= b.weight ? a : b;
  return { hex, lab, weight: a.weight + b.weight, members: [...a.members, ...b.members], skin };
}
