import type { Page } from './paper.ts';
import type { Ink } from './threshold.ts';

/*
 * The inks of a page: a pen's colour is what it takes from the paper's light, whatever the stroke's
 * strength, so pens are told apart by the proportion of the channels.
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
  const pens = Math.max(...penOf) + 1;
  const pen = spreadPens(page, ink, hues, penOf, pens);
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
  hues: Uint8Array,
  penOf: Int32Array,
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
            const hue = hues[cy * width + cx];
            if (hue > 0) votes[penOf[hue - 1]]++;
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
