import { distance } from '../picture/pixels.ts';
import type { RegionGraph } from './region-graph.ts';

/*
 * What stands out of a picture, before anybody has said what matters.
 *
 * Ground is what the picture's border leads into without an edge: a patch whose likes lie along the
 * border for long, measured by how much there is of them. What differs from ground stands out, and
 * that is smoothed along likeness: Zhu et al., "Saliency optimization from robust background
 * detection", 2014. Beside it stands how far a colour lies from the picture's mean colour: Achanta
 * et al., "Frequency-tuned salient region detection", 2009.
 */

/** Two colours nearer than this belong together (units of `lab`). */
const ALIKE = 0.1;
/** How far, in shares of the longer side, a difference is felt. */
const REACH = 0.25;
/** Share of Achanta's measure. */
const TUNED = 0.25;
/** The least bond of two neighbours in the smoothing. */
const LEAST_BOND = 0.1;
const SWEEPS = 60;

/**
 * How much each patch stands out, 0 to 1.
 * @param graph of a few hundred patches: time grows with the third power of their number
 * @param onBorder how far each patch lies along the border of what is looked at, 0 to 1
 * @param detail how sharp each patch is, 0 to 1
 */
export function findSaliency(
  graph: RegionGraph,
  onBorder: Float64Array,
  detail: Float64Array,
): Float64Array {
  const { count, lab, place, size } = graph;
  const ground = groundOf(graph, onBorder);
  const contrast = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const dx = place[i * 2] - place[j * 2];
      const dy = place[i * 2 + 1] - place[j * 2 + 1];
      const near = Math.exp(-(dx * dx + dy * dy) / (2 * REACH * REACH));
      contrast[i] += distance(lab, i, lab, j) * near * ground[j] * size[j];
    }
  }
  const tuned = normalised(awayFromMean(graph));
  const middle = middleness(graph, onBorder);
  const stands = normalised(contrast).map(
    (c, i) => ((1 - TUNED) * c + TUNED * tuned[i]) * middle[i] * (1 - SHARP + SHARP * detail[i]),
  );
  return optimise(graph, normalised(stands), ground);
}

/** How surely each patch is ground, 0 to 1. */
function groundOf(graph: RegionGraph, onBorder: Float64Array): Float64Array {
  const { count } = graph;
  const way = waysBetween(graph, onBorder);
  return Float64Array.from({ length: count }, (_, i) => {
    let area = 0;
    let border = 0;
    for (let j = 0; j < count; j++) {
      const alike = Math.exp(-(way[i * count + j] ** 2) / (2 * ALIKE * ALIKE));
      area += alike;
      border += onBorder[j] * alike;
    }
    return 1 - Math.exp(-(border * border) / (2 * area));
  });
}

/** The least sum of colour steps from each patch to each (Floyd and Warshall 1962). */
function waysBetween({ count, touches, lab }: RegionGraph, onBorder: Float64Array): Float32Array {
  const way = new Float32Array(count * count).fill(1e6);
  const step = (a: number, b: number) => {
    way[a * count + b] = way[b * count + a] = distance(lab, a, lab, b);
  };
  for (const { a, b } of touches) step(a, b);
  // The border is one ring: ground that the subject cuts in two is still one ground.
  const ring = [...onBorder.keys()].filter((k) => onBorder[k] > 0);
  for (const a of ring) for (const b of ring) if (a < b) step(a, b);
  for (let k = 0; k < count; k++) way[k * count + k] = 0;
  for (let m = 0; m < count; m++) {
    for (let i = 0; i < count; i++) {
      const first = way[i * count + m];
      // Whatever is longer is unlike all the same.
      if (first > 4 * ALIKE) continue;
      for (let j = 0, at = i * count, by = m * count; j < count; j++, at++, by++) {
        const sum = first + way[by];
        if (sum < way[at]) way[at] = sum;
      }
    }
  }
  return way;
}

/** Breadth of the bell over what is looked at, as a share of its sides; people aim at the middle. */
const BELL = { x: 0.3, y: 0.34 };
/** Share of a patch's sharpness: what a camera focuses on is what it was pointed at. */
const SHARP = 0.5;

/** How near each patch lies to the middle of what is looked at, 0 to 1. */
function middleness({ count, place }: RegionGraph, onBorder: Float64Array): Float64Array {
  const inner = [...onBorder.keys()].filter((k) => onBorder[k] < 1);
  const side = (of: number) => {
    const values = (inner.length > 0 ? inner : [...onBorder.keys()]).map((k) => place[k * 2 + of]);
    const least = values.reduce((a, b) => Math.min(a, b), Infinity);
    const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
    return { middle: (least + most) / 2, length: Math.max(1e-6, most - least) };
  };
  const [x, y] = [side(0), side(1)];
  return Float64Array.from({ length: count }, (_, k) => {
    const u = (place[k * 2] - x.middle) / x.length / BELL.x;
    const v = (place[k * 2 + 1] - y.middle) / y.length / BELL.y;
    return Math.exp(-(u * u + v * v) / 2);
  });
}

function awayFromMean({ lab, size, count }: RegionGraph): Float64Array {
  const mean = new Float64Array(3);
  const all = size.reduce((sum, n) => sum + n, 0);
  for (let k = 0; k < count; k++) {
    for (let c = 0; c < 3; c++) mean[c] += (lab[k * 3 + c] * size[k]) / all;
  }
  return Float64Array.from({ length: count }, (_, k) => distance(lab, k, mean, 0));
}

/** Weighs what stands out against what is ground, and makes neighbours alike that look alike. */
function optimise(
  { count, touches, around, lab }: RegionGraph,
  stands: Float64Array,
  ground: Float64Array,
): Float64Array {
  const bond = touches.map(
    ({ a, b }) => LEAST_BOND + Math.exp(-(distance(lab, a, lab, b) ** 2) / (2 * ALIKE * ALIKE)),
  );
  const value = stands.slice();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < count; i++) {
      let top = stands[i];
      let all = stands[i] + ground[i];
      for (const t of around[i]) {
        const { a, b } = touches[t];
        top += bond[t] * value[a === i ? b : a];
        all += bond[t];
      }
      value[i] = all > 0 ? top / all : 0;
    }
  }
  return normalised(value);
}

function normalised(values: Float64Array): Float64Array {
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const range = most - least;
  return values.map((v) => (range > 0 ? (v - least) / range : 0));
}
