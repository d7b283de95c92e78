/*
 * The best threads along one row: each stretch of one thread is long enough to
 * be sewn.
 */

/** Scratch of `labelRow`, for rows of up to `length` cells: made once, used for all rows. */
export interface RowScratch {
  /** Price of each thread in each cell: `colors` numbers a cell. The caller fills it. */
  price: Float32Array;
  /** Sums of prices up to a cell. */
  sum: Float64Array;
  best: Float64Array;
  /** Where the last run of the best labelling starts: 1 if it just began, else 0. */
  began: Uint8Array;
  /** For each cell the thread whose best labelling up to it is least, and the runner-up. */
  first: Uint8Array;
  second: Uint8Array;
}

export function createRowScratch(length: number, colors: number): RowScratch {
  const n = (length + 1) * colors;
  return {
    price: new Float32Array(length * colors),
    sum: new Float64Array(n),
    best: new Float64Array(n),
    began: new Uint8Array(n),
    first: new Uint8Array(length + 1),
    second: new Uint8Array(length + 1),
  };
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
  length: number,
  colors: number,
  change: number,
  shortest: number,
  out: Uint8Array,
  at: number,
): void {
  const { price, sum, best, began, first, second } = scratch;
  const least = Math.min(shortest, length);
  sum.fill(0, 0, colors);
  for (let x = 0; x < length; x++) {
    const row = x * colors;
    for (let k = 0; k < colors; k++) sum[row + colors + k] = sum[row + k] + price[row + k];
  }
  for (let x = least; x <= length; x++) {
    const row = x * colors;
    const past = (x - least) * colors;
    const open = x > least;
    // No labelling ends at x − least unless it is 0 (the start) or itself long enough.
    const canEnter = x - least >= least;
    for (let k = 0; k < colors; k++) {
      let cost = x === least ? sum[row + k] : Infinity;
      let isNew = 1;
      if (open) {
        cost = best[row - colors + k] + sum[row + k] - sum[row - colors + k];
        isNew = 0;
      }
      if (canEnter) {
        const from = first[x - least] === k ? second[x - least] : first[x - least];
        if (from !== k) {
          const entered = best[past + from] + change + sum[row + k] - sum[past + k];
          if (entered < cost) {
            cost = entered;
            isNew = 1;
          }
        }
      }
      best[row + k] = cost;
      began[row + k] = isNew;
    }
    rank(scratch, x, colors);
  }
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

/** Notes the two threads whose labellings up to cell x cost least. */
function rank({ best, first, second }: RowScratch, x: number, colors: number): void {
  const row = x * colors;
  let one = 0;
  let two = colors > 1 ? 1 : 0;
  if (best[row + two] < best[row + one]) [one, two] = [two, one];
  for (let k = 2; k < colors; k++) {
    if (best[row + k] < best[row + one]) {
      two = one;
      one = k;
    } else if (best[row + k] < best[row + two]) two = k;
  }
  first[x] = one;
  second[x] = two;
}
