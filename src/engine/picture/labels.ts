import type { Background } from './background.ts';
import { nearestColor } from './clusters.ts';
import { distance, forEachBeside } from './pixels.ts';
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

/** A picture divided into labels. */
export interface DividedPicture {
  labels: Labels;
  /** The picture's own colours. */
  lab: Float32Array;
  /** Those that the labels stand for. */
  colors: ArrayLike<number>;
  /** That of the fabric, where it has one. */
  fabricColor?: ArrayLike<number> | undefined;
}

/** Distance between the i-th of some colours and the colour of a label; no colour is near clear fabric. */
export function labelDistance(
  lab: ArrayLike<number>,
  i: number,
  label: number,
  { colors, fabricColor }: DividedPicture,
): number {
  if (label !== BARE_LABEL) return distance(lab, i, colors, label);
  return fabricColor ? distance(lab, i, fabricColor, 0) : Infinity;
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
export function growLabels(picture: DividedPicture): void {
  const { labels, lab, colors } = picture;
  const { data } = labels;
  const pick = (i: number): number => {
    let best = UNSET;
    let least = Infinity;
    forEachBeside(i, labels, (beside) => {
      const label = data[beside];
      if (label === UNSET || label === best) return;
      const d = labelDistance(lab, i, label, picture);
      if (d < least) [least, best] = [d, label];
    });
    return best;
  };
  let waiting: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i] === UNSET) waiting.push(i);
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    const picks = waiting.map(pick);
    waiting.forEach((i, k) => (data[i] = picks[k]!));
    waiting = waiting.filter((i) => data[i] === UNSET);
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
  for (let i = 0; i < parent.length; i++) {
    const left = i % width > 0 && data[i - 1] === data[i];
    const above = i >= width && data[i - width] === data[i];
    parent[i] = left ? parent[i - 1] : i;
    if (!above) continue;
    const a = rootOf(parent, i - width);
    const b = left ? rootOf(parent, i - 1) : i;
    if (a < b) parent[b] = parent[i] = a;
    else parent[a] = parent[i] = b;
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
