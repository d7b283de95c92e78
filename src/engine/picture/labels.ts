import type { Background } from './background.ts';
import { nearestColor } from './clusters.ts';
import { rootOf } from '../core/union-find.ts';

/*
 * A label for every pixel: the index of its colour, or BARE_LABEL.
 */

/** The label of what is not sewn. */
export const BARE_LABEL = 255;
/** A pixel that has no label yet. */
export const UNSET = 254;

/** A picture of labels; lines are `width` long. */
export interface Labels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Labels every certain pixel with its nearest colour; mixtures stay UNSET. */
export function labelCertain(
  lab: Float32Array,
  colors: ArrayLike<number>,
  background: Background,
  mixed?: Uint8Array,
): Uint8Array {
  const data = new Uint8Array(background.mask.length);
  for (let i = 0, p = 0; i < data.length; i++, p += 3) {
    if (background.mask[i] === 1) data[i] = BARE_LABEL;
    else if (mixed?.[i] === 1) data[i] = UNSET;
    else data[i] = nearestColor(colors, lab[p], lab[p + 1], lab[p + 2]);
  }
  return data;
}

/**
 * Gives every UNSET pixel the label of the neighbour whose colour is nearest
 * to its own, ring by ring from the labelled ones inward. A mixture thus ends
 * on one of the two sides that it mixes.
 *
 * Fabric takes part where it has a colour. What nothing reaches takes its own nearest colour.
 */
export function growLabels(
  labels: Labels,
  lab: Float32Array,
  colors: ArrayLike<number>,
  background: Background,
): void {
  const { width, height, data } = labels;
  const distanceTo = (i: number, label: number): number => {
    const from = label === BARE_LABEL ? background.color : undefined;
    if (label === BARE_LABEL && !from) return Infinity;
    const source = from ?? colors;
    const at = from ? 0 : label * 3;
    const p = i * 3;
    const l = lab[p] - source[at];
    const a = lab[p + 1] - source[at + 1];
    const b = lab[p + 2] - source[at + 2];
    return l * l + a * a + b * b;
  };
  const pick = (i: number): number => {
    const x = i % width;
    let best = UNSET;
    let least = Infinity;
    const consider = (label: number): void => {
      if (label === UNSET || label === best) return;
      const d = distanceTo(i, label);
      if (d < least) {
        least = d;
        best = label;
      }
    };
    if (x > 0) consider(data[i - 1]);
    if (x < width - 1) consider(data[i + 1]);
    if (i >= width) consider(data[i - width]);
    if (i < width * (height - 1)) consider(data[i + width]);
    return best;
  };
  let waiting: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i] === UNSET) waiting.push(i);
  while (waiting.length > 0) {
    const picks = waiting.map(pick);
    const left: number[] = [];
    waiting.forEach((i, k) => {
      if (picks[k] === UNSET) left.push(i);
      else data[i] = picks[k]!;
    });
    if (left.length === waiting.length) break;
    waiting = left;
  }
  for (const i of waiting) {
    data[i] = nearestColor(colors, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
  }
}

/** Connected areas of one label (sharing sides, not only corners). */
export interface Regions {
  /** Index of the region of each pixel, in the order of their first pixels. */
  of: Int32Array;
  /** Pixels of each region. */
  area: Int32Array;
  /** Label of each region. */
  label: Uint8Array;
}

/** Finds the connected areas: two passes with a union-find, near linear. */
export function findRegions({ width, height, data }: Labels): Regions {
  const parent = new Int32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const left = x > 0 && data[i - 1] === data[i];
      const above = y > 0 && data[i - width] === data[i];
      parent[i] = left ? parent[i - 1] : i;
      if (!above) continue;
      const a = rootOf(parent, i - width);
      const b = left ? rootOf(parent, i - 1) : i;
      if (a < b) parent[b] = parent[i] = a;
      else parent[a] = parent[i] = b;
    }
  }
  return number(parent, data);
}

function number(parent: Int32Array, data: Uint8Array): Regions {
  const of = new Int32Array(parent.length);
  const area: number[] = [];
  const label: number[] = [];
  // A root is the first pixel of its region, so it is numbered before it is asked for.
  for (let i = 0; i < of.length; i++) {
    const root = rootOf(parent, i);
    if (root === i) {
      of[i] = area.length;
      area.push(0);
      label.push(data[i]);
    } else {
      of[i] = of[root]!;
    }
    area[of[i]]++;
  }
  return { of, area: Int32Array.from(area), label: Uint8Array.from(label) };
}
