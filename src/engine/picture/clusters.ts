import { distance } from './pixels.ts';

/*
 * Joint choice of the picture's colours.
 *
 * The pixels are gathered into a histogram; its cells into some dozens of
 * prototypes; from these the N are chosen that together leave the least error
 * (a swap search, as in k-medoids), and then settled on the cells by a robust
 * k-means.
 */

/** Colours with their weights, in the raster's `lab`. */
export interface Cells {
  /** Three a cell. */
  lab: Float64Array;
  weight: Float64Array;
}

/** Prototypes a wanted colour, and their bounds. */
const PROTOTYPES_PER_COLOR = 5;
const MIN_PROTOTYPES = 24;
const MAX_PROTOTYPES = 72;
const MAX_SWAPS = 200;
const SETTLING_ROUNDS = 12;
/** Two colours nearer than this are one to the eye, and share a thread. */
const SAME_COLOR = 0.045;
/** Of what is darker than this OKLab says more than an eye sees: there it counts the less. */
const DARK = 0.3;

/** Gathers pixels into cells of 8 bytes a side. @param weights 0 leaves a pixel out. */
export function gatherCells(rgb: Uint8Array, lab: Float32Array, weights: Float32Array): Cells {
  const slot = new Int32Array(1 << 15).fill(-1);
  const sums: number[] = [];
  for (let i = 0, p = 0; i < weights.length; i++, p += 3) {
    const weight = weights[i];
    if (weight <= 0) continue;
    const key = ((rgb[p] >> 3) << 10) | ((rgb[p + 1] >> 3) << 5) | (rgb[p + 2] >> 3);
    let at = slot[key];
    if (at < 0) {
      at = slot[key] = sums.length;
      sums.push(0, 0, 0, 0);
    }
    sums[at] += weight * lab[p];
    sums[at + 1] += weight * lab[p + 1];
    sums[at + 2] += weight * lab[p + 2];
    sums[at + 3] += weight;
  }
  const count = sums.length / 4;
  const cells = { lab: new Float64Array(count * 3), weight: new Float64Array(count) };
  for (let i = 0; i < count; i++) {
    const weight = (cells.weight[i] = sums[i * 4 + 3]!);
    for (let c = 0; c < 3; c++) cells.lab[i * 3 + c] = sums[i * 4 + c] / weight;
  }
  return cells;
}

/** The cells of both. */
export const joinCells = (a: Cells, b: Cells): Cells => ({
  lab: Float64Array.from([...a.lab, ...b.lab]),
  weight: Float64Array.from([...a.weight, ...b.weight]),
});

/**
 * At most `count` colours that stand for the cells together with least error.
 * @returns three numbers a colour; fewer colours where the picture has no more.
 */
export function chooseColors(cells: Cells, count: number): Float64Array {
  const wanted = Math.max(MIN_PROTOTYPES, PROTOTYPES_PER_COLOR * count);
  const prototypes = settle(cells, seed(cells, Math.min(MAX_PROTOTYPES, wanted)), 4);
  const gathered = gatherAround(cells, prototypes);
  const chosen = swapSearch(gathered, count);
  return joinAlike(cells, settle(cells, colorsAt(gathered.lab, chosen), SETTLING_ROUNDS));
}

/** A picture's colours gathered around the prototypes that stand for them best. */
export const prototypesOf = (cells: Cells, count: number): Cells =>
  gatherAround(cells, settle(cells, seed(cells, count), 4));

/** Some of the colours of a list, by their indices. */
const colorsAt = (lab: Float64Array, indices: readonly number[]): Float64Array =>
  Float64Array.from(indices.flatMap((k) => [...lab.subarray(k * 3, k * 3 + 3)]));

/** Each next prototype is the cell whose weight times squared distance to the others is most. */
function seed(cells: Cells, count: number): Float64Array {
  const { lab, weight } = cells;
  const nearest = new Float64Array(weight.length).fill(1);
  const out: number[] = [];
  while (out.length < count * 3) {
    let best = 0;
    for (let i = 1; i < weight.length; i++) {
      if (weight[i] * nearest[i] > weight[best] * nearest[best]) best = i;
    }
    if (nearest[best] < 1e-9) break;
    out.push(lab[best * 3], lab[best * 3 + 1], lab[best * 3 + 2]);
    for (let i = 0; i < weight.length; i++) {
      const d = distance(lab, i, lab, best);
      nearest[i] = Math.min(nearest[i], d * d);
    }
  }
  return Float64Array.from(out);
}

/** Robust k-means: a far pixel pulls less, so that a colour stays one that the picture has. */
function settle(cells: Cells, colors: Float64Array, rounds: number): Float64Array {
  const { lab, weight } = cells;
  let current = colors;
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array((current.length / 3) * 4);
    for (let i = 0; i < weight.length; i++) {
      const k = nearestColor(current, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
      const pull = weight[i] / (3 + 100 * distance(lab, i, current, k));
      for (let c = 0; c < 3; c++) sums[k * 4 + c] += pull * lab[i * 3 + c];
      sums[k * 4 + 3] += pull;
    }
    const next = current.slice();
    for (let k = 0; k < next.length / 3; k++) {
      const total = sums[k * 4 + 3];
      if (total > 0) for (let c = 0; c < 3; c++) next[k * 3 + c] = sums[k * 4 + c] / total;
    }
    current = next;
  }
  return current;
}

/** The cells' weights gathered at the nearest prototypes; unused prototypes fall out. */
function gatherAround(cells: Cells, prototypes: Float64Array): Cells {
  const weight = new Float64Array(prototypes.length / 3);
  for (let i = 0; i < cells.weight.length; i++) {
    const { lab } = cells;
    const k = nearestColor(prototypes, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
    weight[k] += cells.weight[i];
  }
  const used = [...weight.keys()].filter((k) => weight[k] > 0);
  return {
    lab: colorsAt(prototypes, used),
    weight: Float64Array.from(used, (k) => weight[k]),
  };
}

/** Chooses `count` of the cells so that the sum of weight times distance to the nearest is least. */
function swapSearch({ lab, weight }: Cells, count: number): number[] {
  const n = weight.length;
  const error = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) error[i * n + j] = weight[j] * distance(lab, i, lab, j);
  }
  const cost = (chosen: readonly number[]): number => {
    let sum = 0;
    for (let j = 0; j < n; j++) {
      let least = Infinity;
      for (const i of chosen) if (error[i * n + j] < least) least = error[i * n + j]!;
      sum += least;
    }
    return sum;
  };
  /** Some cells and the one that leaves the least cost with them; `taken` where none is left. */
  const withBest = (cells: readonly number[], taken: readonly number[]): number[] => {
    let best = [...taken];
    let least = Infinity;
    for (let i = 0; i < n; i++) {
      if (taken.includes(i)) continue;
      const next = cost([...cells, i]);
      if (next < least) [least, best] = [next, [...cells, i]];
    }
    return best;
  };
  let chosen: number[] = [];
  while (chosen.length < Math.min(count, n)) chosen = withBest(chosen, chosen);
  let least = cost(chosen);
  for (let swaps = 0, at = 0, still = 0; still < chosen.length && swaps < MAX_SWAPS; swaps++) {
    const rest = chosen.filter((_, k) => k !== at);
    const better = withBest(rest, chosen);
    const next = cost(better);
    still = next < least - 1e-12 ? 0 : still + 1;
    if (still === 0) [least, chosen] = [next, better];
    at = (at + 1) % chosen.length;
  }
  return chosen;
}

/** Joins the two nearest colours while they look the same. */
function joinAlike(cells: Cells, colors: Float64Array): Float64Array {
  let current = colors;
  for (;;) {
    const count = current.length / 3;
    let [least, spare] = [SAME_COLOR, -1];
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        const light = (current[i * 3] + current[j * 3]) / 2;
        const d = distance(current, i, current, j) * Math.min(1, light / DARK);
        if (d < least) [least, spare] = [d, j];
      }
    }
    if (spare < 0) return current;
    const left = current.filter((_, p) => Math.floor(p / 3) !== spare);
    current = settle(cells, left, 3);
  }
}

/** Index of the colour nearest to a point of `lab`. */
export function nearestColor(colors: ArrayLike<number>, l: number, a: number, b: number): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0, p = 0; p < colors.length; k++, p += 3) {
    const dl = colors[p] - l;
    const da = colors[p + 1] - a;
    const db = colors[p + 2] - b;
    const d = dl * dl + da * da + db * db;
    if (d < least) {
      least = d;
      best = k;
    }
  }
  return best;
}
