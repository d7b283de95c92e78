import { BARE_LABEL, type Labels } from './labels.ts';

/** What a neighbour of another label costs, in colour distance. */
const STRENGTH = 0.03;
/** Colour difference to a neighbour at which that cost has fallen to a third. */
const EDGE = 0.08;
/** The most sweeps; it ends sooner when nothing changes. */
const MAX_SWEEPS = 6;
/** A neighbour over a corner counts for less: its border is no border. */
const DIAGONAL = 0.7;
/** Steps of the table of e^-x, and how far it goes. */
const FADE_STEPS = 32;
const FADE_END = 6;

/**
 * Smooths the labels: each pixel weighs its own colour against its eight
 * neighbours' labels, which count less across an edge (iterated conditional
 * modes on a contrast-sensitive Potts model; Besag 1986). Fabric stays, and
 * so does the outermost row of pixels.
 */
export function smoothLabels(labels: Labels, lab: Float32Array, colors: ArrayLike<number>): void {
  const { width, height, data } = labels;
  const around = [-width - 1, -width + 1, width - 1, width + 1, -width, -1, 1, width];
  const weigh = neighbourWeights(lab, around);
  const votes = new Float64Array(256);
  const field = { data, around, lab, colors, votes };
  // A pixel is looked at again only after a neighbour has changed.
  const stale = new Uint8Array(data.length).fill(1);
  // On its own: the compiler leaves a loop inside a loop at each row otherwise, and goes on slowly.
  const smoothRow = (y: number): boolean => {
    let changed = false;
    for (let i = y * width + 1; i < y * width + width - 1; i++) {
      if (stale[i] === 0) continue;
      stale[i] = 0;
      const own = data[i];
      if (own === BARE_LABEL || isUniform(data, i, around)) continue;
      for (let n = 0; n < 8; n++) votes[data[i + around[n]]] += weigh(i, n);
      const best = cheapest(field, i);
      for (let n = 0; n < 8; n++) votes[data[i + around[n]]] = 0;
      if (best === own) continue;
      data[i] = best;
      changed = true;
      for (let n = 0; n < 8; n++) stale[i + around[n]] = 1;
    }
    return changed;
  };
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let changed = false;
    for (let y = 1; y < height - 1; y++) if (smoothRow(y)) changed = true;
    if (!changed) return;
  }
}

function isUniform(data: Uint8Array, i: number, around: readonly number[]): boolean {
  const own = data[i];
  for (let n = 0; n < 8; n++) if (data[i + around[n]] !== own) return false;
  return true;
}

/** How much the n-th neighbour of a pixel counts: less the more they differ in colour. */
function neighbourWeights(
  lab: Float32Array,
  around: readonly number[],
): (i: number, n: number) => number {
  const fade = Float64Array.from({ length: FADE_END * FADE_STEPS + 1 }, (_, k) =>
    Math.exp(-k / FADE_STEPS),
  );
  const scale = FADE_STEPS / (EDGE * EDGE);
  return (i, n) => {
    const p = i * 3;
    const q = (i + around[n]) * 3;
    const l = lab[p] - lab[q];
    const a = lab[p + 1] - lab[q + 1];
    const b = lab[p + 2] - lab[q + 2];
    const weight = fade[Math.round((l * l + a * a + b * b) * scale)] ?? 0;
    return n < 4 ? DIAGONAL * weight : weight;
  };
}

interface Field {
  /** Labels. */
  data: Uint8Array;
  /** Steps to the eight neighbours. */
  around: readonly number[];
  lab: Float32Array;
  colors: ArrayLike<number>;
  /** What the neighbours of the pixel that is looked at weigh, by their labels. */
  votes: Float64Array;
}

/** The label, its own or a neighbour's, that costs a pixel least. */
function cheapest({ data, around, lab, colors, votes }: Field, i: number): number {
  const p = i * 3;
  let best = data[i];
  let least = Infinity;
  for (let n = -1; n < 8; n++) {
    const label = n < 0 ? best : data[i + around[n]];
    if (label === BARE_LABEL || (n >= 0 && label === best)) continue;
    const l = lab[p] - colors[label * 3];
    const a = lab[p + 1] - colors[label * 3 + 1];
    const b = lab[p + 2] - colors[label * 3 + 2];
    const cost = Math.sqrt(l * l + a * a + b * b) - STRENGTH * votes[label];
    if (cost < least - 1e-9) {
      least = cost;
      best = label;
    }
  }
  return best;
}
