import { boxMean } from '../picture/box-mean.ts';
import { BARE_LABEL, type Labels } from '../picture/labels.ts';
import { distance } from '../picture/pixels.ts';

/** Colours this far apart (OKLab) have little to do with each other: support falls to a third. */
const NEAR = 0.12;
/** The most rounds; it ends sooner when nothing changes. */
const MAX_ROUNDS = 4;
/** What a cell's own label counts for more. */
const OWN = 1.1;
/** Of labels with the same support the one of which there is more. */
const SHARE = 1e-3;
/** All of a square is of one label, but for rounding. */
const ALL = 0.999;

/** How far around a cell is looked, in cells. */
interface Reach {
  /** What is asked which label most have. */
  votes: number;
  /** Half the width of what is wide enough for thread. */
  thread: number;
}

/**
 * Gives each cell of a mask the label that has most cells around it, of its own or of nearly its
 * colour: what is narrower than about the reach joins what lies beside it. Then what is still
 * narrower than thread goes to the label of which there is more. Bare cells may be covered; covered
 * ones never come bare.
 * @param mask 1 where labels may change
 * @param colors three numbers a label, OKLab
 */
export function joinAlike(
  labels: Labels,
  mask: Uint8Array,
  colors: ArrayLike<number>,
  reach: Reach,
): void {
  const bare = Uint8Array.from(labels.data, (label) => +(label === BARE_LABEL));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!vote({ labels, mask, colors, bare }, reach.votes)) break;
  }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!vote({ labels, mask, colors, bare }, reach.votes, thinOf(labels, reach.thread))) break;
  }
}

interface Field {
  labels: Labels;
  mask: Uint8Array;
  colors: ArrayLike<number>;
  /** 1 for each cell that was bare at first. */
  bare: Uint8Array;
}

/**
 * One round. @param thin 1 for the cells that alone may change, and only to a label of which there
 * is more than of theirs @returns whether any changed
 */
function vote({ labels, mask, colors, bare }: Field, reach: number, thin?: Uint8Array): boolean {
  const { data } = labels;
  const used = [...new Set(data)].sort((a, b) => a - b);
  const shares = used.map((label) => blurred(labels, label, reach));
  const alike = used.map((a) => used.map((b) => likeness(a, b, colors)));
  const place = new Int16Array(256);
  used.forEach((label, k) => (place[label] = k));
  const total = used.map(() => 0);
  data.forEach((label, i) => (total[place[label]] += mask[i]));
  let changed = false;
  for (let i = 0; i < data.length; i++) {
    const own = place[data[i]];
    if (mask[i] === 0 || (thin ? thin[i] === 0 : shares[own][i] > ALL)) continue;
    let best = own;
    let most = -1;
    for (let k = 0; k < used.length; k++) {
      if (shares[k][i] === 0 || (used[k] === BARE_LABEL && bare[i] === 0)) continue;
      if (thin && (total[k] < total[own] || (total[k] === total[own] && k >= own))) continue;
      let support = SHARE * shares[k][i];
      for (let j = 0; j < used.length; j++) support += alike[k][j] * shares[j][i];
      if (k === own) support *= OWN;
      if (support > most) [best, most] = [k, support];
    }
    if (best === own) continue;
    data[i] = used[best];
    changed = true;
  }
  return changed;
}

function likeness(a: number, b: number, colors: ArrayLike<number>): number {
  if (a === b) return 1;
  if (a === BARE_LABEL || b === BARE_LABEL) return 0;
  return Math.exp(-((distance(colors, a, colors, b) / NEAR) ** 2));
}

/** The share of a label around each cell: two box means, which together are nearly round. */
function blurred(labels: Labels, label: number, reach: number): Float32Array {
  const radius = Math.max(1, Math.round(reach / 2));
  return boxMean(boxMean(placesOf(labels, label), labels, radius), labels, radius);
}

function placesOf({ data }: Labels, label: number): Float32Array {
  const places = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) if (data[i] === label) places[i] = 1;
  return places;
}

/** 1 for each cell that no square of its label covers which is as wide as a thread needs. */
function thinOf(labels: Labels, reach: number): Uint8Array {
  const { data } = labels;
  const radius = Math.max(1, Math.round(reach));
  const one = 0.5 / (2 * radius + 1) ** 2;
  const thin = new Uint8Array(data.length);
  for (const label of new Set(data)) {
    if (label === BARE_LABEL) continue;
    const middles = boxMean(placesOf(labels, label), labels, radius);
    for (let i = 0; i < middles.length; i++) middles[i] = middles[i] > ALL ? 1 : 0;
    const covered = boxMean(middles, labels, radius);
    for (let i = 0; i < data.length; i++) if (data[i] === label && covered[i] < one) thin[i] = 1;
  }
  return thin;
}
