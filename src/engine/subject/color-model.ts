import type { RegionGraph } from './region-graph.ts';

/*
 * The colours of a side as a few clouds: a mixture of normal distributions, as in Rother et al.,
 * "GrabCut: interactive foreground extraction using iterated graph cuts", 2004.
 */

/** One cloud: a normal distribution of colours. */
interface Cloud {
  mean: readonly number[];
  /** Inverse of the covariance, by rows. */
  inverse: readonly number[];
  /** The part of the negative logarithm that does not depend on the colour. */
  cost: number;
}

export type ColorModel = readonly Cloud[];

const CLOUDS = 5;
const ROUNDS = 6;
/** The least variance of a cloud: a picture's own noise. */
const LEAST_VARIANCE = 0.0012;

/** The colours of some patches. @param weight of each patch, 0 leaves it out */
export function fitColors(graph: RegionGraph, weight: ArrayLike<number>): ColorModel {
  const used = [...graph.size.keys()].filter((k) => weight[k] > 0);
  const centers = seed(graph, used, weight);
  const own = new Int32Array(graph.count);
  for (let round = 0; round < ROUNDS; round++) {
    for (const k of used) own[k] = nearest(centers, graph.lab, k);
    centers.forEach((center, c) => {
      const members = used.filter((k) => own[k] === c);
      if (members.length > 0) center.splice(0, 3, ...meanOf(graph, members, weight));
    });
  }
  const all = used.reduce((sum, k) => sum + weight[k], 0);
  return centers.flatMap((center, c) => {
    const members = used.filter((k) => own[k] === c);
    const share = members.reduce((sum, k) => sum + weight[k], 0) / all;
    return share > 0 ? [cloudOf(graph, members, { weight, mean: center, share })] : [];
  });
}

/** How badly a patch's colour fits: the negative logarithm of its density. */
export function misfit(model: ColorModel, { lab }: RegionGraph, k: number): number {
  let least = Infinity;
  for (const { mean, inverse: m, cost } of model) {
    const x = lab[k * 3] - mean[0];
    const y = lab[k * 3 + 1] - mean[1];
    const z = lab[k * 3 + 2] - mean[2];
    const away =
      x * (m[0] * x + m[1] * y + m[2] * z) +
      y * (m[3] * x + m[4] * y + m[5] * z) +
      z * (m[6] * x + m[7] * y + m[8] * z);
    least = Math.min(least, cost + away / 2);
  }
  return least;
}

/** Each next centre is the patch that lies farthest, by its weight, from those before. */
function seed({ lab }: RegionGraph, used: readonly number[], weight: ArrayLike<number>) {
  const centers: number[][] = [];
  const away = used.map(() => 1);
  while (centers.length < Math.min(CLOUDS, used.length)) {
    let best = 0;
    used.forEach((k, i) => {
      if (weight[k] * away[i] > weight[used[best]] * away[best]) best = i;
    });
    if (away[best] < 1e-9) break;
    const center = [...lab.subarray(used[best] * 3, used[best] * 3 + 3)];
    centers.push(center);
    used.forEach((k, i) => {
      away[i] = Math.min(away[i], squared(center, lab, k));
    });
  }
  return centers;
}

const squared = (center: readonly number[], lab: Float64Array, k: number): number =>
  (center[0] - lab[k * 3]) ** 2 +
  (center[1] - lab[k * 3 + 1]) ** 2 +
  (center[2] - lab[k * 3 + 2]) ** 2;

function nearest(centers: readonly number[][], lab: Float64Array, k: number): number {
  let best = 0;
  for (let c = 1; c < centers.length; c++) {
    if (squared(centers[c], lab, k) < squared(centers[best], lab, k)) best = c;
  }
  return best;
}

function meanOf({ lab }: RegionGraph, members: readonly number[], weight: ArrayLike<number>) {
  const sum = [0, 0, 0];
  let all = 0;
  for (const k of members) {
    for (let c = 0; c < 3; c++) sum[c] += weight[k] * lab[k * 3 + c];
    all += weight[k];
  }
  return sum.map((v) => v / all);
}

function cloudOf(
  { lab }: RegionGraph,
  members: readonly number[],
  { weight, mean, share }: { weight: ArrayLike<number>; mean: number[]; share: number },
): Cloud {
  const m = new Array<number>(9).fill(0);
  let all = 0;
  for (const k of members) {
    all += weight[k];
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 3; c++) {
        m[r * 3 + c] += weight[k] * (lab[k * 3 + r] - mean[r]) * (lab[k * 3 + c] - mean[c]);
      }
    }
  }
  for (let i = 0; i < 9; i++) m[i] = m[i] / all + (i % 4 === 0 ? LEAST_VARIANCE : 0);
  const { inverse, determinant } = invert(m);
  return { mean, inverse, cost: 0.5 * Math.log(determinant) - Math.log(share) };
}

function invert(m: readonly number[]): { inverse: number[]; determinant: number } {
  const minor = (a: number, b: number, c: number, d: number) => m[a] * m[d] - m[b] * m[c];
  const determinant =
    m[0] * minor(4, 5, 7, 8) - m[1] * minor(3, 5, 6, 8) + m[2] * minor(3, 4, 6, 7);
  const adjoint = [
    minor(4, 5, 7, 8),
    -minor(1, 2, 7, 8),
    minor(1, 2, 4, 5),
    -minor(3, 5, 6, 8),
    minor(0, 2, 6, 8),
    -minor(0, 2, 3, 5),
    minor(3, 4, 6, 7),
    -minor(0, 1, 6, 7),
    minor(0, 1, 3, 4),
  ];
  return { inverse: adjoint.map((v) => v / determinant), determinant };
}
