import { least } from '../core/least.ts';
import { rootOf } from '../core/union-find.ts';

/**
 * The order of colours. A colour's islands cost a trim each, unless the way
 * between them lies under colours still to come; so the order decides how many
 * trims there are. Islands that touch through a colour and all later ones count
 * as one.
 */

/** Patches of one colour, and which of them touch. */
export interface PatchGraph {
  /** Colour of each patch. */
  color: number[];
  /** Cells of each patch. */
  size: number[];
  /** Sides of its cells that are no other's of it. */
  border: number[];
  /** Pairs of touching patches, flat: a0, b0, a1, b1, … */
  edges: number[];
  /** For each pair how many sides of cells they touch with. */
  contact: number[];
  /** Bits of the colours that hide each colour's thread when they are sewn over it; without it, all do. */
  hiding?: readonly number[] | undefined;
  /** What is to lie on top of what is beside it. */
  above?: readonly Above[] | undefined;
}

/** What is to be sewn after others: a letter or an outline, of which little would be left, or an eye. */
export interface Above {
  color: number;
  /** Bits of the colours that are to be sewn before it. */
  beside: number;
  /** The trims that this is worth. */
  worth: number;
}

/** Up to this many colours all orders are weighed, by dynamic programming over subsets. */
const EXACT_COLORS = 9;
/** Some more, too, where they have few patches: so many looks at a patch take a tenth of a second. */
const EXACT_COLORS_MOST = 12;
const EXACT_LOOKS = 5_000_000;

/**
 * Finds the connected patches of a label map and which of them touch.
 * @param labels a colour a cell; 255 is fabric
 */
export function buildPatchGraph(labels: Uint8Array, width: number): PatchGraph {
  const patch = new Int32Array(labels.length).fill(-1);
  const graph: PatchGraph = { color: [], size: [], border: [], edges: [], contact: [] };
  const stack: number[] = [];
  // On its own, with nothing behind its loop: the compiler leaves what it made of a loop at each end
  // of it otherwise, patch by patch, and goes on slowly.
  const fill = (seed: number): void => {
    const color = labels[seed];
    const id = graph.color.length;
    graph.color.push(color);
    graph.size.push(0);
    graph.border.push(0);
    patch[seed] = id;
    stack.push(seed);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      graph.size[id]++;
      graph.border[id] += 4;
      const x = cell % width;
      for (let n = 0; n < 4; n++) {
        if ((n === 0 && x === 0) || (n === 1 && x === width - 1)) continue;
        const to = cell + (n === 0 ? -1 : n === 1 ? 1 : n === 2 ? -width : width);
        if (to < 0 || to >= labels.length || labels[to] !== color) continue;
        graph.border[id]--;
        if (patch[to] !== -1) continue;
        patch[to] = id;
        stack.push(to);
      }
    }
  };
  for (let seed = 0; seed < labels.length; seed++) {
    if (labels[seed] !== 255 && patch[seed] === -1) fill(seed);
  }
  const places = new Map<number, number>();
  const link = (a: number, b: number) => {
    if (a < 0 || b < 0 || a === b) return;
    const key = Math.min(a, b) * graph.color.length + Math.max(a, b);
    const place = places.get(key);
    if (place !== undefined) {
      graph.contact[place]++;
      return;
    }
    places.set(key, graph.contact.length);
    graph.contact.push(1);
    graph.edges.push(a, b);
  };
  for (let i = 0; i < labels.length; i++) {
    if (i % width > 0) link(patch[i - 1], patch[i]);
    if (i >= width) link(patch[i - width], patch[i]);
  }
  return graph;
}

/**
 * Islands of `color` when the colours in `later` (a bit each) are still to come,
 * plus a small price for being small, so that of equal orders the one that sews
 * large areas first is taken.
 */
function islands(graph: PatchGraph, color: number, later: number): number {
  const { color: colors, edges, hiding } = graph;
  const parent = Int32Array.from(colors, (_, i) => i);
  const open = (hiding ? later & hiding[color] : later) | (1 << color);
  for (let e = 0; e < edges.length; e += 2) {
    const a = edges[e];
    const b = edges[e + 1];
    if ((open >> colors[a]) & 1 && (open >> colors[b]) & 1)
      parent[rootOf(parent, a)] = rootOf(parent, b);
  }
  const roots = new Set<number>();
  colors.forEach((c, i) => {
    if (c === color) roots.add(rootOf(parent, i));
  });
  return roots.size;
}

/**
 * The sewing order of `count` colours that makes fewest islands in all. Ties go to
 * the order with the larger areas first: background before foreground.
 */
export function orderColors(graph: PatchGraph, count: number): number[] {
  const area = new Float64Array(count);
  graph.color.forEach((c, i) => (area[c] += graph.size[i]));
  const total = area.reduce((a, b) => a + b, 0) || 1;
  const price = (color: number, later: number, place: number) =>
    islands(graph, color, later) +
    covered(graph, color, later) +
    (0.5 * place * area[color]) / (total * count);
  const looks = 2 ** count * count * graph.color.length;
  const isSmall = count <= EXACT_COLORS_MOST && looks <= EXACT_LOOKS;
  return count <= EXACT_COLORS || isSmall ? exactOrder(count, price) : greedyOrder(count, price);
}

/** What of a colour others would be sewn over, in trims. */
const covered = ({ above = [] }: PatchGraph, color: number, later: number): number =>
  above.reduce(
    (sum, one) => (one.color === color && (one.beside & later) !== 0 ? sum + one.worth : sum),
    0,
  );

/** A line is this narrow, in cells, and by its area and border so far from round. */
const LINE_CELLS = 5;
const LINE_ROUNDNESS = 0.42;
/** Sewn over from both sides, little is left of a line of so many cells, and more of a broader one. */
const THIN_CELLS = 2;
/** A thing lies on a ground if so much of its border is beside it. */
const ON_GROUND = 0.8;
/**
 * What this is worth: round a thing on it a ground sewn later has ragged rows over the thing's edges, or
 * gaps. Round a small one, of so many cells, that is less.
 */
const THING_WORTH = 0.9;
const SMALL_CELLS = 60;
const SMALL_WORTH = 0.5;

/** The patches of a graph that are lines beside larger ones, and things that lie on a ground. */
export function patchesAbove({ color, size, border, edges, contact }: PatchGraph): Above[] {
  const width = size.map((cells, i) => (2 * cells) / border[i]);
  const isLine = size.map(
    (cells, i) => width[i] < LINE_CELLS && 4 * Math.PI * cells < LINE_ROUNDNESS * border[i] ** 2,
  );
  const worthOf = (i: number, isOn: boolean): number => {
    const asLine = isLine[i] ? Math.min(1, (THIN_CELLS / width[i]) ** 1.5) : 0;
    const onGround = isOn ? (size[i] < SMALL_CELLS ? SMALL_WORTH : THING_WORTH) : 0;
    return Math.max(asLine, onGround);
  };
  const found = color.map((own): Above => ({ color: own, beside: 0, worth: 0 }));
  const around = contactByColor(edges, contact, color);
  const note = (a: number, b: number, sides: number) => {
    if (size[b] <= size[a]) return;
    // A letter's counter is no thing on it: it is the ground that is all around the letter.
    const all = around.get(keyOf(b, color[a])) ?? 0;
    if (all >= ON_GROUND * border[b] && all >= 2 * sides) return;
    const worth = worthOf(a, sides >= ON_GROUND * border[a]);
    if (worth === 0) return;
    found[a].beside |= 1 << color[b];
    found[a].worth = Math.max(found[a].worth, worth);
  };
  for (let e = 0; e < edges.length; e += 2) {
    note(edges[e], edges[e + 1], contact[e / 2]);
    note(edges[e + 1], edges[e], contact[e / 2]);
  }
  return found.filter(({ beside }) => beside !== 0);
}

const keyOf = (patch: number, color: number): number => patch * 256 + color;

/** How much of each patch's border is beside each colour. */
function contactByColor(
  edges: ArrayLike<number>,
  contact: ArrayLike<number>,
  color: ArrayLike<number>,
): Map<number, number> {
  const around = new Map<number, number>();
  const add = (patch: number, beside: number, sides: number) => {
    const key = keyOf(patch, color[beside]);
    around.set(key, (around.get(key) ?? 0) + sides);
  };
  for (let e = 0; e < edges.length; e += 2) {
    add(edges[e], edges[e + 1], contact[e / 2]);
    add(edges[e + 1], edges[e], contact[e / 2]);
  }
  return around;
}

/** What an order of all colours costs, in trims: their islands, and what is sewn over. */
export function priceOfOrder(graph: PatchGraph, order: readonly number[]): number {
  let later = 0;
  let sum = 0;
  for (const color of [...order].reverse()) {
    sum += islands(graph, color, later) + covered(graph, color, later);
    later |= 1 << color;
  }
  return sum;
}

type Price = (color: number, later: number, place: number) => number;

/** best[S]: least price of sewing the colours of S last, in their best order. */
function exactOrder(count: number, price: Price): number[] {
  const full = (1 << count) - 1;
  const best = new Float64Array(full + 1).fill(Infinity);
  const first = new Int8Array(full + 1);
  best[0] = 0;
  for (let set = 1; set <= full; set++) {
    const place = count - bitCount(set);
    for (let c = 0; c < count; c++) {
      if (!((set >> c) & 1)) continue;
      const rest = set & ~(1 << c);
      const sum = best[rest] + price(c, rest, place);
      if (sum < best[set]) {
        best[set] = sum;
        first[set] = c;
      }
    }
  }
  const order: number[] = [];
  for (let set = full; set !== 0; set &= ~(1 << order.at(-1)!)) order.push(first[set]);
  return order;
}

/** The next colour is each time the one that would gain least by waiting: too many to weigh all orders. */
function greedyOrder(count: number, price: Price): number[] {
  let left = Array.from({ length: count }, (_, color) => color);
  return left.map((_, place) => {
    const all = left.reduce((set, color) => set | (1 << color), 0);
    const next = least(left, (c) => price(c, all & ~(1 << c), place) - price(c, 0, place))!;
    left = left.filter((color) => color !== next);
    return next;
  });
}

function bitCount(set: number): number {
  let n = 0;
  for (let s = set; s !== 0; s &= s - 1) n++;
  return n;
}
