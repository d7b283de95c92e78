import type { Page } from './paper.ts';
import type { Ink } from './threshold.ts';

/*
 * The inks of a page: a pen's colour is what it takes from the paper's light, whatever the stroke's
 * strength, so pens are told apart by the proportion of the channels: their hue, and of one hue how
 * muted they are, as a brown is beside a yellow.
 */

/** The pens that a page was drawn with. */
export interface Pens {
  /** Number of the pen of each pixel of ink. */
  pen: Uint8Array;
  /** Their colours as on white paper, sRGB bytes. */
  colors: [number, number, number][];
}

/** Hues are told apart in so many steps; 0 is no hue: black, grey, pencil. */
const HUES = 24;
/** A pen has a hue where its channels differ by so much of the deepest one. */
const MIN_CHROMA = 0.38;
/** No page is told into more pens. */
const MOST_PENS = 16;
/** Only the middles of strokes tell their pen: so much of the full depth, or of a pale stroke's own. */
const CORE = 0.55;
/** A pale stroke's depth at least, and its reach: no deeper ink lies nearer than this. */
const LEAST_OWN = 0.16;
const OWN_PX = 6;
/** A pen drew at least this share of the ink. */
const MIN_SHARE = 0.012;
/** Hues nearer than so many steps are one pen, unless there is a gap between them. */
const SAME_HUE = 3;
/** Each pixel is of the pen that most of those around it are of. */
const AROUND = 3;
/** The share of a pen's middles, the deepest, that show its colour. */
const DEEPEST = 0.3;

/** Tells the pens of a page apart. */
export function findPens(page: Page, ink: Ink): Pens {
  const { taken } = page;
  const { mask, full } = ink;
  const hues = new Uint8Array(mask.length);
  const counts = new Float64Array(HUES + 1);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0 || !isMiddle(page, i, full)) continue;
    hues[i] = 1 + hueOf(taken, i);
    counts[hues[i] - 1]++;
  }
  const penOf = pensOf(counts);
  const middles = hues.map((hue) => (hue === 0 ? 0 : 1 + penOf[hue - 1]));
  const hued = Math.max(...penOf) + 1;
  const grey = penOf[0];
  let pens = hued;
  for (let own = 0; own < hued; own++) {
    if (counts[0] > 0 && own === grey) continue;
    if (split(page, middles, own, pens, mutedness(taken))) pens++;
  }
  // Also each of two that differ in how muted they are may be two.
  for (let own = 0; own < pens && pens < MOST_PENS; own++) {
    if (counts[0] > 0 && own === grey) continue;
    if (split(page, middles, own, pens, fineHue(taken, middles, own))) pens++;
  }
  const pen = spreadPens(page, ink, middles, pens);
  return { pen, colors: colorsOf(page, ink, { pen, pens }) };
}

/** Whether a pixel lies in the middle of a stroke: it is deep, or as deep as any of a pale pen's nearby. */
function isMiddle({ width, height, depth }: Page, i: number, full: number): boolean {
  if (depth[i] >= CORE * full) return true;
  if (depth[i] < CORE * LEAST_OWN) return false;
  const most = Math.max(LEAST_OWN, depth[i] / CORE);
  let deepest = 0;
  const x = i % width;
  const y = (i - x) / width;
  const right = Math.min(width - 1, x + OWN_PX);
  for (let cy = Math.max(0, y - OWN_PX); cy <= Math.min(height - 1, y + OWN_PX); cy++) {
    for (let at = cy * width + Math.max(0, x - OWN_PX); at <= cy * width + right; at++) {
      if (depth[at] > most) return false;
      if (depth[at] > deepest) deepest = depth[at];
    }
  }
  return deepest >= LEAST_OWN;
}

/** The step of a pixel's hue; 0 without one. */
export function hueOf(taken: Float32Array, i: number): number {
  const [r, g, b] = [taken[3 * i], taken[3 * i + 1], taken[3 * i + 2]];
  const most = Math.max(r, g, b);
  const chroma = most - Math.min(r, g, b);
  if (chroma < MIN_CHROMA * most) return 0;
  return 1 + (Math.floor(turnOf(taken, i) * HUES) % HUES);
}

/** A pixel's hue, in turns from 5/6 to 11/6; it must have one. */
function turnOf(taken: Float32Array, i: number): number {
  const [r, g, b] = [taken[3 * i], taken[3 * i + 1], taken[3 * i + 2]];
  const most = Math.max(r, g, b);
  const chroma = most - Math.min(r, g, b);
  // What is taken is the opposite of what is seen; the angle is a hue all the same.
  const sixth =
    most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return sixth / 6 + 1;
}

/** What two pens that were taken for one differ in, and how they are told by it. */
interface Difference {
  /** How a pixel is counted, `STEPS` and less. */
  stepOf: (i: number) => number;
  /** The two with the most are so many steps apart. */
  least: number;
  /** Whether two parts are two pens, by their mean depths and how many steps they are apart. */
  isMeant: (depths: readonly [lower: number, upper: number], steps: number) => boolean;
}

/** Differences are counted in so many steps. */
const STEPS = 32;
/** Each of two pens has this share. */
const LEAST_PART = 0.08;
/** Between them there are so few, as a share of the lesser one's own step with the most. */
const MOST_BETWEEN = 0.35;
/** Two pens of one hue: so far apart in how muted they are, so much darker the muted one. */
const LEAST_MUTED = 0.25;
const LEAST_DARKER = 0.12;
/** Steps of fine hue in a turn; two pens of different depth are so far apart, others farther. */
const FINE_HUES = 96;
const LEAST_FINE = 4;
const CLEAR_FINE = 5;

/** A brown beside a yellow. */
function mutedness(taken: Float32Array): Difference {
  return {
    stepOf(i) {
      const [r, g, b] = [taken[3 * i], taken[3 * i + 1], taken[3 * i + 2]];
      return Math.round((STEPS * Math.min(r, g, b)) / Math.max(r, g, b));
    },
    least: LEAST_MUTED * STEPS,
    isMeant: ([clear, muted]) => muted - clear >= LEAST_DARKER,
  };
}

/**
 * A pink beside a red. A pen pressed lightly is paler and turns its hue by a few degrees, little by
 * little: there is no gap between its strokes.
 */
function fineHue(taken: Float32Array, middles: Uint8Array, own: number): Difference {
  const counts = new Float64Array(FINE_HUES);
  const fine = (i: number): number => Math.floor(turnOf(taken, i) * FINE_HUES) % FINE_HUES;
  for (let i = 0; i < middles.length; i++) if (middles[i] === own + 1) counts[fine(i)]++;
  const most = counts.indexOf(Math.max(...counts));
  return {
    // The commonest hue lies in the middle, so that none near it is beyond the turn.
    stepOf(i) {
      const from = (fine(i) - most + FINE_HUES + FINE_HUES / 2) % FINE_HUES;
      return Math.min(STEPS, Math.max(0, from - FINE_HUES / 2 + STEPS / 2));
    },
    least: LEAST_FINE,
    isMeant: ([lower, upper], steps) =>
      steps >= CLEAR_FINE || Math.abs(upper - lower) >= LEAST_DARKER,
  };
}

/**
 * Gives one of two pens that were taken for one a number of its own.
 * @param middles one more than the pen of each pixel, 0 where it is not told; changed in place
 * @returns whether there are two
 */
function split(
  { taken }: Page,
  middles: Uint8Array,
  own: number,
  next: number,
  { stepOf, least, isMeant }: Difference,
): boolean {
  const counts = new Float64Array(STEPS + 1);
  const depths = new Float64Array(STEPS + 1);
  for (let i = 0; i < middles.length; i++) {
    if (middles[i] !== own + 1) continue;
    const step = stepOf(i);
    counts[step]++;
    depths[step] += (taken[3 * i] + taken[3 * i + 1] + taken[3 * i + 2]) / 3;
  }
  const found = valley(counts, least);
  if (!found) return false;
  const part = (values: Float64Array, from: number, to: number) =>
    values.subarray(from, to).reduce((sum, n) => sum + n, 0);
  const { limit, steps } = found;
  const [lower, upper] = [part(counts, 0, limit), part(counts, limit, STEPS + 1)];
  if (Math.min(lower, upper) < LEAST_PART * (lower + upper)) return false;
  const means = [part(depths, 0, limit) / lower, part(depths, limit, STEPS + 1) / upper] as const;
  if (!isMeant(means, steps)) return false;
  for (let i = 0; i < middles.length; i++) {
    if (middles[i] === own + 1 && stepOf(i) >= limit) middles[i] = next + 1;
  }
  return true;
}

/** The step between the two with the most, where hardly any are, and how far apart those two lie. */
function valley(counts: Float64Array, least: number): { limit: number; steps: number } | undefined {
  const smooth = counts.map((n, k) => (counts[k - 1] ?? 0) + n + (counts[k + 1] ?? 0));
  const first = smooth.indexOf(Math.max(...smooth));
  let second = -1;
  for (let k = 0; k < smooth.length; k++) {
    if (Math.abs(k - first) >= least && (second < 0 || smooth[k] > smooth[second])) second = k;
  }
  if (second < 0 || smooth[second] === 0) return undefined;
  let limit = Math.min(first, second);
  for (let k = limit; k <= Math.max(first, second); k++) {
    if (smooth[k] < smooth[limit]) limit = k;
  }
  if (smooth[limit] > MOST_BETWEEN * Math.min(smooth[first], smooth[second])) return undefined;
  return { limit, steps: Math.abs(second - first) };
}

const apart = (a: number, b: number): number => {
  const steps = Math.abs(a - b);
  return Math.min(steps, HUES - steps);
};

/** For each step of hue its pen, the pens by how much they drew. */
function pensOf(counts: Float64Array): Int32Array {
  const all = counts.reduce((sum, n) => sum + n, 0);
  const around = counts.map((own, h) => {
    if (h === 0) return own;
    const next = 1 + (h % HUES);
    const before = 1 + ((h - 2 + HUES) % HUES);
    return own + counts[next] + counts[before];
  });
  const order = [...around.keys()].sort((a, b) => around[b] - around[a] || a - b);
  const heads: number[] = [];
  for (const hue of order) {
    if (around[hue] < MIN_SHARE * all) break;
    if (hue !== 0 && heads.some((head) => head !== 0 && apart(head, hue) < SAME_HUE)) continue;
    heads.push(hue);
  }
  if (heads.length === 0) heads.push(order[0]);
  return Int32Array.from(counts, (_, hue) => {
    const own = heads.indexOf(hue);
    if (own >= 0) return own;
    let best = 0;
    let least = Infinity;
    heads.forEach((head, k) => {
      const d = hue === 0 || head === 0 ? HUES : apart(head, hue);
      if (d < least) [least, best] = [d, k];
    });
    return best;
  });
}

/** Gives each pixel of ink the pen that most of the middles near it were drawn with. */
function spreadPens(
  { width, height }: Page,
  { mask }: Ink,
  middles: Uint8Array,
  pens: number,
): Uint8Array {
  const pen = new Uint8Array(mask.length);
  if (pens === 1) return pen;
  const votes = new Uint16Array(pens);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      votes.fill(0);
      for (let r = AROUND; ; r += AROUND) {
        for (let cy = Math.max(0, y - r); cy <= Math.min(height - 1, y + r); cy++) {
          for (let cx = Math.max(0, x - r); cx <= Math.min(width - 1, x + r); cx++) {
            const own = middles[cy * width + cx];
            if (own > 0) votes[own - 1]++;
          }
        }
        if (r > AROUND || votes.some((n) => n > 0)) break;
      }
      pen[i] = votes.indexOf(Math.max(...votes));
    }
  }
  return pen;
}

/** Colours of pens: what their deepest pixels leave of white. */
function colorsOf(
  { taken, depth }: Page,
  { mask }: Ink,
  { pen, pens }: { pen: Uint8Array; pens: number },
): Pens['colors'] {
  return Array.from({ length: pens }, (_, own) => {
    const pixels: number[] = [];
    for (let i = 0; i < mask.length; i++) if (mask[i] === 1 && pen[i] === own) pixels.push(i);
    pixels.sort((a, b) => depth[b] - depth[a] || a - b);
    const told = pixels.slice(0, Math.max(1, Math.ceil(pixels.length * DEEPEST)));
    const mean = (c: number): number =>
      Math.round(
        255 * (1 - told.reduce((sum, i) => sum + taken[3 * i + c], 0) / Math.max(1, told.length)),
      );
    return [mean(0), mean(1), mean(2)];
  });
}
