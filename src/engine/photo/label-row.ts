/*
 * The best threads along one row: each stretch of one thread is long enough to
 * be sewn.
 */

/** Scratch of `labelRow`, for rows of up to `length` cells: made once, used for all rows. */
export interface RowScratch {
  /** Price of each thread in each cell: `colors` numbers a cell. The caller fills it. */
  price: Float32Array;
  /** Sums of the last prices, as many as the shortest run has cells: one a thread. */
  window: Float64Array;
  /** Least cost of the cells before this one, by the thread that they end with. */
  best: Float64Array;
  /** Whether that thread's run only just has its shortest length there: 1, else 0. */
  began: Uint8Array;
  /** For each cell the thread whose best labelling up to it is least, and the runner-up. */
  first: Uint8Array;
  second: Uint8Array;
}

export function createRowScratch(length: number, colors: number): RowScratch {
  const n = (length + 1) * colors;
  return {
    price: new Float32Array(length * colors),
    window: new Float64Array(colors),
    best: new Float64Array(n),
    began: new Uint8Array(n),
    first: new Uint8Array(length + 1),
    second: new Uint8Array(length + 1),
  };
}

/** A stretch of a row to be labelled. */
interface RowTask {
  /** Cells of the stretch. */
  length: number;
  /** Threads to choose from. */
  colors: number;
  /** Price of each change of thread. */
  change: number;
  /** Cells of the shortest run that is allowed. */
  shortest: number;
}

/**
 * Labels a stretch of cells so that the sum of prices, plus `change` for each
 * change of thread, is least, and no run is shorter than `shortest` cells
 * (unless the whole stretch is). Exact: Viterbi's search over the last run's
 * thread, where a new run enters with all its first `shortest` cells at once.
 * @param scratch holds the price of each thread in each of `length` cells
 * @param out labels, written from `at` on
 */
export function labelRow(
  scratch: RowScratch,
  { length, colors, change, shortest }: RowTask,
  out: Uint8Array,
  at: number,
): void {
  const { price, window, best, began, first, second } = scratch;
  const least = Math.min(shortest, length);
  window.fill(0);
  for (let n = 0, k = 0; n < (least - 1) * colors; n++) {
    window[k] += price[n];
    if (++k === colors) k = 0;
  }
  for (let x = least; x <= length; x++) {
    const row = x * colors;
    const past = row - least * colors;
    const open = x > least;
    // No labelling ends at x − least unless it is 0 (the start) or itself long enough.
    const canEnter = x - least >= least;
    const leader = canEnter ? first[x - least] : 0;
    const next = canEnter ? second[x - least] : 0;
    const afterLeader = canEnter ? best[past + leader] + change : Infinity;
    const afterNext = next === leader ? Infinity : best[past + next] + change;
    let one = 0;
    let two = 0;
    let leastCost = Infinity;
    let nextCost = Infinity;
    for (let k = 0; k < colors; k++) {
      const own = price[row - colors + k];
      const sum = window[k] + own;
      const entered = (k === leader ? afterNext : afterLeader) + sum;
      let cost = open ? best[row - colors + k] + own : sum;
      began[row + k] = 0;
      if (!open || entered < cost) {
        began[row + k] = 1;
        if (open) cost = entered;
      }
      best[row + k] = cost;
      window[k] = sum - price[past + k];
      if (cost < leastCost) {
        two = one;
        nextCost = leastCost;
        one = k;
        leastCost = cost;
      } else if (cost < nextCost) {
        two = k;
        nextCost = cost;
      }
    }
    first[x] = one;
    second[x] = two;
  }
  writeBest(scratch, { length, colors, least }, out, at);
}

/** Follows the best labelling back from its end. */
function writeBest(
  { began, first, second }: RowScratch,
  { length, colors, least }: { length: number; colors: number; least: number },
  out: Uint8Array,
  at: number,
): void {
  for (let x = length, k = first[length]; x > 0;) {
    if (began[x * colors + k] === 0) {
      out[at + --x] = k;
      continue;
    }
    out.fill(k, at + x - least, at + x);
    x -= least;
    if (x > 0) k = first[x] === k ? second[x] : first[x];
  }
}
