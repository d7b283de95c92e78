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
/** Only the middles of strokes tell their pen: so much of the full depth. */
const CORE = 0.55;
/** A pen drew at least this share of the ink. */
const MIN_SHARE = 0.012;
/** Hues nearer than so many steps are one pen. */
const SAME_HUE = 3;
/** Each pixel is of the pen that most of those around it are of. */
const AROUND = 3;
/** The share of a pen's middles, the deepest, that show its colour. */
const DEEPEST = 0.3;

/** Tells the pens of a page apart. */
export function findPens(page: Page, ink: Ink): Pens {
  const { taken, depth } = page;
  const { mask, full } = ink;
  const hues = new Uint8Array(mask.length);
  const counts = new Float64Array(HUES + 1);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0 || depth[i] < CORE * full) continue;
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
    if (splitMuted(taken, middles, own, pens)) pens++;
  }
  const pen = spreadPens(page, ink, middles, pens);
  return { pen, colors: colorsOf(page, ink, { pen, pens }) };
}

/** The step of a pixel's hue; 0 without one. */
function hueOf(taken: Float32Array, i: number): number {
  const [r, g, b] = [taken[3 * i], taken[3 * i + 1], taken[3 * i + 2]];
  const most = Math.max(r, g, b);
  const chroma = most - Math.min(r, g, b);
  if (chroma < MIN_CHROMA * most) return 0;
  // What is taken is the opposite of what is seen; the angle is a hue all the same.
  const sixth =
    most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return 1 + (Math.floor((sixth / 6 + 1) * HUES) % HUES);
}

/** Mutedness is counted in so many steps. */
const STEPS = 32;
/** Two pens of one hue: so far apart in how muted they are, so much darker the muted one; each has this share. */
const LEAST_APART = 0.25;
const LEAST_DARKER = 0.12;
const LEAST_PART = 0.08;
/** Between them there are so few, as a share of the lesser one's own step with the most. */
const MOST_BETWEEN = 0.35;

/**
 * Gives the muted one of two pens of one hue a number of its own.
 * @param middles one more than the pen of each pixel, 0 where it is not told; changed in place
 * @returns whether there are two
 */
function splitMuted(taken: Float32Array, middles: Uint8Array, own: number, next: number): boolean {
  const counts = new Float64Array(STEPS + 1);
  const depths = new Float64Array(STEPS + 1);
  const mutedness = (i: number): number => {
    const [r, g, b] = [taken[3 * i], taken[3 * i + 1], taken[3 * i + 2]];
    return Math.round((STEPS * Math.min(r, g, b)) / Math.max(r, g, b));
  };
  for (let i = 0; i < middles.length; i++) {
    if (middles[i] !== own + 1) continue;
    const step = mutedness(i);
    counts[step]++;
    depths[step] += (taken[3 * i] + taken[3 * i + 1] + taken[3 * i + 2]) / 3;
  }
  const limit = valley(counts);
  if (limit < 0) return false;
  const part = (values: Float64Array, from: number, to: number) =>
    values.subarray(from, to).reduce((sum, n) => sum + n, 0);
  const [clear, muted] = [part(counts, 0, limit), part(counts, limit, STEPS + 1)];
  if (Math.min(clear, muted) < LEAST_PART * (clear + muted)) return false;
  const darker = part(depths, limit, STEPS + 1) / muted - part(depths, 0, limit) / clear;
  if (darker < LEAST_DARKER) return false;
  for (let i = 0; i < middles.length; i++) {
    if (middles[i] === own + 1 && mutedness(i) >= limit) middles[i] = next + 1;
  }
  return true;
}

/** The step between the two with the most, where hardly any are; -1 where there is none. */
function valley(counts: Float64Array): number {
  const smooth = counts.map((n, k) => (counts[k - 1] ?? 0) + n + (counts[k + 1] ?? 0));
  const first = smooth.indexOf(Math.max(...smooth));
  let second = -1;
  for (let k = 0; k < smooth.length; k++) {
    const isApart = Math.abs(k - first) >= LEAST_APART * STEPS;
    if (isApart && (second < 0 || smooth[k] > smooth[second])) second = k;
  }
  if (second < 0 || smooth[second] === 0) return -1;
  let lowest = Math.min(first, second);
  for (let k = lowest; k <= Math.max(first, second); k++) {
    if (smooth[k] < smooth[lowest]) lowest = k;
  }
  return smooth[lowest] <= MOST_BETWEEN * Math.min(smooth[first], smooth[second]) ? lowest : -1;
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
