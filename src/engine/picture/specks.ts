import { checkpoint, type Context } from '../core/context.ts';
import { FABRIC, type Labels } from './labels.ts';
import { findRegions, type Regions } from './regions.ts';

export interface SpeckOptions {
  /** A region under this many pixels goes into a neighbour. */
  leastArea: number;
  /** One that stands out from all its neighbours by more than `strong` may be as small as this. */
  leastStrongArea: number;
  /** Colour difference that makes a small thing worth keeping. */
  strong: number;
  /** A label that has fewer pixels than this in all is not worth a thread. */
  leastTotal: number;
}

/**
 * Merges what no needle can sew into the neighbour nearest in colour.
 *
 * Every small region points to the best of its larger neighbours (ties by
 * index); as size only grows along the pointers they make no circle, and all
 * follow them to the end at once. The rounds at least halve the number of
 * specks, so the whole is near linear.
 * @param lab the picture's own colours, to judge what a speck shows.
 */
export function mergeSpecks(
  labels: Labels,
  lab: Float32Array,
  colors: ArrayLike<number>,
  fabricColor: ArrayLike<number> | undefined,
  options: SpeckOptions,
  context: Context = {},
): void {
  const before = labels.data.slice();
  for (let round = 0; ; round++) {
    checkpoint(context, 'colours', 6 + Math.min(round, 3), 10);
    const regions = findRegions(labels);
    const small = findSmall(regions, options);
    const targets = chooseTargets(labels, regions, small, lab, colors, fabricColor, options);
    if (!targets) break;
    const { of } = regions;
    for (let i = 0; i < of.length; i++) labels.data[i] = regions.label[targets[of[i]!]!]!;
  }
  // A picture of specks alone is still to be sewn.
  if (labels.data.every((label) => label === FABRIC)) labels.data.set(before);
}

/** How small a region is: it stays, it stays if it stands out, or it must go. */
const STAYS = 0;
const DOUBTFUL = 1;
const GOES = 2;

function findSmall({ area, label }: Regions, options: SpeckOptions): Uint8Array {
  const total = new Float64Array(256);
  for (let r = 0; r < area.length; r++) total[label[r]!]! += area[r]!;
  return Uint8Array.from(area, (size, r) => {
    if (size < options.leastStrongArea) return GOES;
    if (label[r] !== FABRIC && total[label[r]!]! < options.leastTotal) return GOES;
    return size < options.leastArea ? DOUBTFUL : STAYS;
  });
}

/** Where each region goes (itself, where it stays); nothing when all stay. */
function chooseTargets(
  labels: Labels,
  regions: Regions,
  small: Uint8Array,
  lab: Float32Array,
  colors: ArrayLike<number>,
  fabricColor: ArrayLike<number> | undefined,
  { strong }: SpeckOptions,
): Int32Array | undefined {
  const { width, height } = labels;
  const { of, area, label } = regions;
  const count = area.length;
  const mean = meanColors(of, area, lab);
  const target = Int32Array.from({ length: count }, (_, r) => r);
  const nearest = new Float64Array(count).fill(Infinity);
  const contrast = new Float64Array(count).fill(Infinity);
  const meet = (r: number, other: number): void => {
    if (small[r] === STAYS) return;
    const d = distance(mean, r, label[other]!, colors, fabricColor);
    contrast[r] = Math.min(contrast[r]!, d);
    const larger = area[other]! > area[r]! || (area[other] === area[r] && other < r);
    if (!larger) return;
    if (d < nearest[r]! || (d === nearest[r] && other < target[r]!) || target[r] === r) {
      nearest[r] = d;
      target[r] = other;
    }
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const r = of[i]!;
      if (x > 0 && of[i - 1] !== r) {
        meet(r, of[i - 1]!);
        meet(of[i - 1]!, r);
      }
      if (y > 0 && of[i - width] !== r) {
        meet(r, of[i - width]!);
        meet(of[i - width]!, r);
      }
    }
  }
  let moved = false;
  for (let r = 0; r < count; r++) {
    if (small[r] === DOUBTFUL && contrast[r]! > strong) target[r] = r;
    if (target[r] !== r) moved = true;
  }
  if (!moved) return undefined;
  for (let r = 0; r < count; r++) {
    let end = r;
    while (target[end] !== end) end = target[end]!;
    for (let at = r; target[at] !== end && at !== end;) {
      const next = target[at]!;
      target[at] = end;
      at = next;
    }
  }
  return target;
}

function meanColors(of: Int32Array, area: Int32Array, lab: Float32Array): Float64Array {
  const mean = new Float64Array(area.length * 3);
  for (let i = 0, p = 0; i < of.length; i++, p += 3) {
    const q = of[i]! * 3;
    mean[q]! += lab[p]!;
    mean[q + 1]! += lab[p + 1]!;
    mean[q + 2]! += lab[p + 2]!;
  }
  for (let q = 0; q < mean.length; q++) mean[q]! /= area[Math.floor(q / 3)]!;
  return mean;
}

/** How unlike a label a region is. Clear fabric is the last choice, as it shows nothing at all. */
function distance(
  mean: Float64Array,
  region: number,
  label: number,
  colors: ArrayLike<number>,
  fabricColor: ArrayLike<number> | undefined,
): number {
  if (label === FABRIC && !fabricColor) return 10;
  const source = label === FABRIC ? fabricColor! : colors;
  const at = label === FABRIC ? 0 : label * 3;
  const p = region * 3;
  return Math.hypot(
    mean[p]! - source[at]!,
    mean[p + 1]! - source[at + 1]!,
    mean[p + 2]! - source[at + 2]!,
  );
}
