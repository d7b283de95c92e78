import { oklabFromHex } from '../color/oklab.ts';
import type { CssColor } from './css-color.ts';
import { meanTint } from './gradient-stops.ts';

/*
 * A gradient in few colours. Its colours are sampled along its way and divided where that leaves
 * the least error: the best division of a row into stretches of one value (Fisher 1958, by dynamic
 * programming), each further one at a price. So a faint shade stays one colour, black to white
 * becomes five, and a rainbow of hard stripes keeps each of them.
 */

/** A stretch of a gradient in one colour. */
export interface Band {
  tint: CssColor;
  /** Where it begins and ends, in samples. */
  from: number;
  to: number;
}

/** What a further band must save, of the mean square of the error in OKLab. */
const PRICE = 0.0012;

/**
 * @param colors along the way, evenly
 * @param weights how much of the area each stands for
 * @param most bands
 * @param least samples of a band
 */
export function divideBands(
  colors: readonly CssColor[],
  weights: readonly number[],
  most: number,
  least: number,
): Band[] {
  const count = colors.length;
  const error = errorOf(colors, weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  // best[k][i]: the least error of the first i samples in k bands.
  let best = Float64Array.from({ length: count + 1 }, (_, i) => (i === 0 ? 0 : Infinity));
  const starts: Int32Array[] = [];
  let [cheapest, bands] = [Infinity, 1];
  for (let k = 1; k <= most && k * least <= Math.max(count, least); k++) {
    const next = new Float64Array(count + 1).fill(Infinity);
    const start = new Int32Array(count + 1);
    for (let i = 1; i <= count; i++) {
      for (let j = k === 1 ? 0 : least; j <= (k === 1 ? 0 : i - least); j++) {
        const sum = best[j] + error(j, i);
        if (sum < next[i]) [next[i], start[i]] = [sum, j];
      }
    }
    starts.push(start);
    best = next;
    const cost = best[count] / total + k * PRICE;
    if (cost < cheapest) [cheapest, bands] = [cost, k];
  }
  const found: Band[] = [];
  for (let k = bands, to = count; k > 0; k--) {
    const from = starts[k - 1][to];
    const tint = meanTint(colors.slice(from, to), weights.slice(from, to));
    found.unshift({ tint, from, to });
    to = from;
  }
  return found;
}

/** The squared error of a stretch against its mean, by running sums. */
function errorOf(
  colors: readonly CssColor[],
  weights: readonly number[],
): (from: number, to: number) => number {
  // Of clear colours only their clearness is seen.
  const values = colors.map(({ hex, alpha }) => [
    ...oklabFromHex(hex).map((v, c) => (c === 0 ? 1 + (v - 1) * alpha : v * alpha)),
    alpha,
  ]);
  const sums = [new Float64Array(6)];
  values.forEach((value, i) => {
    const sum = Float64Array.from(sums[i]);
    sum[0] += weights[i];
    value.forEach((v, c) => {
      sum[1 + c] += weights[i] * v;
      sum[5] += weights[i] * v * v;
    });
    sums.push(sum);
  });
  return (from, to) => {
    const [a, b] = [sums[from], sums[to]];
    const weight = b[0] - a[0];
    if (weight <= 0) return 0;
    let squares = b[5] - a[5];
    for (let c = 1; c < 5; c++) squares -= (b[c] - a[c]) ** 2 / weight;
    return Math.max(0, squares);
  };
}
