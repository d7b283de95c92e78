import { checkpoint, type Context } from '../core/context.ts';
import {
  BARE_LABEL,
  findRegions,
  labelDistance,
  type DividedPicture,
  type Regions,
} from './labels.ts';
import { rootOf } from '../core/union-find.ts';

export interface SpeckOptions {
  /** A region under this many pixels goes into a neighbour. */
  leastArea: number;
  /** One that stands out from all its neighbours by more than `strong` may be as small as this. */
  leastStrongArea: number;
  /** So small may one be that lies in a single other region; as `leastStrongArea` where absent. */
  leastDotArea?: number | undefined;
  /** Colour difference that makes a small thing worth keeping. */
  strong: number;
  /** A label that has fewer pixels than this in all is not worth a thread unless it stands out. */
  leastTotal: number;
  /** Pixels of each label that lines take up besides its regions. */
  inked?: Float64Array | undefined;
  /**
   * More regions than this are a texture, too many to be sewn one by one: it keeps half of them at
   * most, and what is small goes, however it stands out.
   */
  maxRegions?: number | undefined;
}

/**
 * Merges what no needle can sew into the neighbour nearest in colour.
 *
 * In each round every small region picks its nearest neighbour. Where that is
 * small too the two become one, and choose again together in the next round:
 * pieces of a line find each other before the ground swallows them. Each round
 * at least halves the specks, so the whole is near linear.
 * @param picture whose labels change
 * @returns whether regions that could be sewn had to go, because of `maxRegions`
 */
export function mergeSpecks(
  picture: DividedPicture,
  options: SpeckOptions,
  context: Context = {},
): boolean {
  const { maxRegions = Infinity } = options;
  let sizes = options;
  let left = mergeSmall(picture, sizes, context);
  if (left <= maxRegions) return false;
  while (left > Math.ceil(maxRegions / 2)) {
    const { leastArea, leastStrongArea } = sizes;
    const leastDotArea = leastStrongArea * COARSER;
    sizes = {
      ...sizes,
      leastArea: leastArea * COARSER,
      leastStrongArea: leastStrongArea * COARSER,
      leastDotArea,
    };
    left = mergeSmall(picture, sizes, context);
  }
  return true;
}

/** How much larger a region must be in a picture that has too many: each try takes half a second. */
const COARSER = 2;

/** @returns how many regions are left */
function mergeSmall(picture: DividedPicture, options: SpeckOptions, context: Context): number {
  const { labels } = picture;
  const before = labels.data.slice();
  let left = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    checkpoint(context, 'colours', 6 + Math.min(round, 3), 10);
    const regions = findRegions(labels);
    left = regions.area.length;
    const small = findSmall(regions, options, labels.width);
    const picks = pickNeighbours(picture, regions, small, options);
    if (!picks) break;
    const next = labelAfter(regions, small, picks);
    const { of } = regions;
    for (let i = 0; i < of.length; i++) labels.data[i] = next[of[i]]!;
  }
  // A picture of specks alone is still to be sewn.
  if (!labels.data.every((label) => label === BARE_LABEL)) return left;
  labels.data.set(before);
  return 0;
}

/** A bound that no picture comes near: each round halves the specks. */
const MAX_ROUNDS = 40;
/** Farther than any two colours are from each other. */
const MAX_DISTANCE = 10;
/** How small a region is: it stays, it stays if it stands out, or it must go. */
const STAYS = 0;
const DOUBTFUL = 1;
const GOES = 2;

function findSmall(
  { of, area, label }: Regions,
  { leastArea, leastStrongArea, leastDotArea = leastStrongArea, leastTotal, inked }: SpeckOptions,
  width: number,
): Uint8Array {
  const total = inked?.slice() ?? new Float64Array(256);
  for (let r = 0; r < area.length; r++) total[label[r]] += area[r];
  const isDot = leastDotArea < leastStrongArea ? findDots(of, area.length, width) : undefined;
  return Uint8Array.from(area, (size, r) => {
    if (size < (isDot?.[r] === 1 ? leastDotArea : leastStrongArea)) return GOES;
    const few = label[r] !== BARE_LABEL && total[label[r]] < leastTotal;
    return few || size < leastArea ? DOUBTFUL : STAYS;
  });
}

/** 1 for each region that has one other beside it. */
function findDots(of: Int32Array, count: number, width: number): Uint8Array {
  const beside = new Int32Array(count).fill(-1);
  const dots = new Uint8Array(count).fill(1);
  const meet = (r: number, other: number): void => {
    if (r === other) return;
    if (beside[r] >= 0 && beside[r] !== other) dots[r] = 0;
    beside[r] = other;
  };
  for (let i = 0; i < of.length; i++) {
    for (const j of [i % width > 0 ? i - 1 : i, i >= width ? i - width : i]) {
      meet(of[i], of[j]);
      meet(of[j], of[i]);
    }
  }
  return dots;
}

/** The neighbour nearest in colour of each region that must go (itself, where it stays); nothing when all stay. */
function pickNeighbours(
  picture: DividedPicture,
  { of, area, label }: Regions,
  small: Uint8Array,
  { strong }: SpeckOptions,
): Int32Array | undefined {
  const { width } = picture.labels;
  const mean = meanColors(of, area, picture.lab);
  const picks = Int32Array.from(area, (_, r) => r);
  const nearest = new Float64Array(area.length).fill(Infinity);
  const meet = (r: number, other: number): void => {
    if (small[r] === STAYS) return;
    // Clear fabric is the last choice, as it shows nothing at all.
    const d = Math.min(MAX_DISTANCE, labelDistance(mean, r, label[other], picture));
    if (d < nearest[r] || (d === nearest[r] && area[other] > area[picks[r]])) {
      nearest[r] = d;
      picks[r] = other;
    }
  };
  const meetBoth = (r: number, other: number): void => {
    if (r === other) return;
    meet(r, other);
    meet(other, r);
  };
  for (let i = 0; i < of.length; i++) {
    if (i % width > 0) meetBoth(of[i], of[i - 1]);
    if (i >= width) meetBoth(of[i], of[i - width]);
  }
  for (let r = 0; r < picks.length; r++) {
    if (small[r] === DOUBTFUL && nearest[r] > strong) {
      picks[r] = r;
      small[r] = STAYS;
    }
  }
  return picks.some((to, r) => to !== r) ? picks : undefined;
}

/** The label of each region after a round: small ones that picked small ones join first. */
function labelAfter({ area, label }: Regions, small: Uint8Array, picks: Int32Array): Uint8Array {
  const parent = Int32Array.from(area, (_, r) => r);
  const joined = new Uint8Array(area.length);
  picks.forEach((to, r) => {
    if (to === r || small[to] === STAYS) return;
    joined[r] = joined[to] = 1;
    const a = rootOf(parent, r);
    const b = rootOf(parent, to);
    // The largest member stands at the root, and gives the label.
    if (area[a] > area[b] || (area[a] === area[b] && a < b)) parent[b] = a;
    else parent[a] = b;
  });
  return label.map((own, r) =>
    joined[r] === 1 ? label[rootOf(parent, r)] : (label[picks[r]] ?? own),
  );
}

function meanColors(of: Int32Array, area: Int32Array, lab: Float32Array): Float64Array {
  const mean = new Float64Array(area.length * 3);
  for (let i = 0, p = 0; i < of.length; i++, p += 3) {
    const q = of[i] * 3;
    mean[q] += lab[p];
    mean[q + 1] += lab[p + 1];
    mean[q + 2] += lab[p + 2];
  }
  for (let q = 0; q < mean.length; q++) mean[q] /= area[Math.floor(q / 3)];
  return mean;
}
