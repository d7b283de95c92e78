import type { Px } from '../core/units.ts';
import type { Page } from './paper.ts';
import type { Ink } from './threshold.ts';

/*
 * Whether what was told from a page is a drawing: strokes of a pen, on paper that is nothing else.
 */

/** What a page is like. */
export interface Survey {
  /** Share of the page that is ink. */
  inked: number;
  /** Share of the page that is neither ink, nor its rim, nor bare paper: tones. */
  tones: number;
  /** The median width of strokes. */
  stroke: Px;
  /** How many times that all of them together are long. */
  long: number;
  /** Share of the ink that lies deeper inside than in any stroke: areas. */
  thick: number;
}

/** A stroke is no wider than so many times the median, and than this share of the longer side. */
const MOST_MEDIANS = 2.5;
const MOST_SHARE = 0.02;
/** So near to ink lies its rim. */
const RIM_PX = 3;
/** Bare paper takes up to this share of the full depth. */
const BARE = 0.3;

export function surveyInk(page: Page, { mask, full }: Ink): Survey {
  const { width, height, depth } = page;
  const inside = distances(mask, width, height);
  const near = distances(
    mask.map((m) => 1 - m),
    width,
    height,
    RIM_PX + 1,
  );
  const ridge: number[] = [];
  let inked = 0;
  let tones = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      if (mask[i] === 0) {
        if (near[i] > RIM_PX && depth[i] > BARE * full) tones++;
        continue;
      }
      inked++;
      if (isRidge(inside, i, 1) || isRidge(inside, i, width)) ridge.push(inside[i]);
    }
  }
  ridge.sort((a, b) => a - b);
  const stroke = ridge.length > 0 ? 2 * ridge[ridge.length >> 1] - 1 : 0;
  const most = Math.min(
    Math.max(MOST_MEDIANS * stroke, 5),
    Math.max(5, MOST_SHARE * Math.max(width, height)),
  );
  let thick = 0;
  for (let i = 0; i < inside.length; i++) if (inside[i] > most / 2) thick++;
  const all = width * height;
  return {
    inked: inked / all,
    tones: tones / all,
    stroke,
    long: inked / Math.max(1, stroke ** 2),
    thick: thick / Math.max(1, inked),
  };
}

/**
 * Whether a pixel lies no less deep inside than both beside it, and deeper than one: all of those along
 * a straight stroke, its rim too, lie as deep as each other.
 */
function isRidge(inside: Float32Array, i: number, step: number): boolean {
  const own = inside[i];
  const before = inside[i - step];
  const after = inside[i + step];
  return own >= before && own >= after && (own > before || own > after);
}

/**
 * Steps from each pixel of a mask to its rim, by a chamfer of 1 and √2
 * (Borgefors, "Distance transformations in digital images", 1986); the page's frame is no rim.
 */
export function distances(mask: Uint8Array, width: Px, height: Px, most = Infinity): Float32Array {
  const out = Float32Array.from(mask, (m) => (m === 0 ? 0 : most));
  const relax = (i: number, n: number, step: number): void => {
    if (out[n] + step < out[i]) out[i] = out[n] + step;
  };
  for (const sign of [1, -1] as const) {
    for (let k = 0; k < height; k++) {
      const y = sign === 1 ? k : height - 1 - k;
      const before = y - sign;
      const hasRow = before >= 0 && before < height;
      for (let n = 0; n < width; n++) {
        const x = sign === 1 ? n : width - 1 - n;
        const i = y * width + x;
        if (out[i] === 0) continue;
        const side = x - sign;
        if (side >= 0 && side < width) relax(i, i - sign, 1);
        if (!hasRow) continue;
        relax(i, i - sign * width, 1);
        if (x > 0) relax(i, before * width + x - 1, Math.SQRT2);
        if (x < width - 1) relax(i, before * width + x + 1, Math.SQRT2);
      }
    }
  }
  return out;
}
