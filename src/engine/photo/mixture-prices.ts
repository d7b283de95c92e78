import { MIXTURES } from './lost-things.ts';
import { FAR, OWN_WEIGHT } from './row-prices.ts';
import type { RowRaster } from './row-raster.ts';
import type { ThreadLight } from './thread-light.ts';

/*
 * What each thread costs in a cell before anything is mixed. By the threads' own distances alone a
 * dark grey that a black and a pale grey would mix begins as a brown; and there it stays, because
 * mixing changes one row at a time, and a single row of either is worse than the brown. So a thread
 * counts in part by the best that it mixes with another.
 */

/** How much of the price is a thread's own distance; the rest is that of its best mixture. */
const OWN_SHARE = 0.4;
/** Cells are priced by their colours to so many steps of each root. */
const BITS = 6;
const STEPS = 1 << BITS;

/** Prices of the threads by colour, reckoned when a colour first occurs. */
export interface MixturePrices {
  threads: ThreadLight;
  /** From cube roots to the error's space. */
  matrix: Float64Array;
  /** Cube roots of what each two threads mix, pair by pair, in the shares of `MIXTURES`. */
  mixed: Float64Array;
  /** Where the prices of each colour stand, 0 for those that have not occurred. */
  slots: Uint32Array;
  /** Prices, one a thread, by slots from 1. */
  prices: number[];
}

/** Prices of threads as they are now. @param matrix from cube roots to the error's space */
export function mixturePrices(threads: ThreadLight, matrix: Float64Array): MixturePrices {
  const { count, light } = threads;
  const mixed: number[] = [];
  for (let p = 0; p < count; p++) {
    for (let q = p + 1; q < count; q++) {
      for (const share of MIXTURES) {
        for (let c = 0; c < 3; c++) {
          mixed.push(Math.cbrt((1 - share) * light[p * 3 + c] + share * light[q * 3 + c]));
        }
      }
    }
  }
  const slots = new Uint32Array(STEPS ** 3);
  const prices = new Array<number>(count).fill(0);
  return { threads, matrix, mixed: Float64Array.from(mixed), slots, prices };
}

/**
 * Sets the prices of the cells of a row in hundredths of OKLab.
 * @param out takes one price a thread for each cell, from 0
 */
export function setMixturePrices(
  own: MixturePrices,
  { roots }: RowRaster,
  from: number,
  to: number,
  out: Float32Array,
): void {
  const { count } = own.threads;
  for (let cell = from, n = 0; cell < to; cell++, n += count) {
    const key =
      stepOf(roots[cell * 3]) |
      (stepOf(roots[cell * 3 + 1]) << BITS) |
      (stepOf(roots[cell * 3 + 2]) << (2 * BITS));
    const slot = own.slots[key] || addColor(own, key);
    for (let k = 0; k < count; k++) out[n + k] = own.prices[slot * count + k];
  }
}

const stepOf = (root: number): number => Math.min(STEPS - 1, Math.max(0, (root * STEPS) | 0));

/** The root in the middle of a step. */
const rootOf = (step: number): number => ((step & (STEPS - 1)) + 0.5) / STEPS;

/** Reckons the prices of a colour. @returns its slot */
function addColor({ threads, matrix, mixed, slots, prices }: MixturePrices, key: number): number {
  const { count, roots } = threads;
  const l0 = rootOf(key);
  const m0 = rootOf(key >> BITS);
  const s0 = rootOf(key >> (2 * BITS));
  const { 0: ma, 1: mb, 2: mc, 3: md, 4: me, 5: mf, 6: mg, 7: mh, 8: mi } = matrix;
  // No lists and no `Math.hypot`: of twelve threads there are 198 mixtures for each colour.
  const off = (of: Float64Array, k: number): number => {
    const l = of[k * 3] - l0;
    const m = of[k * 3 + 1] - m0;
    const s = of[k * 3 + 2] - s0;
    const x = ma * l + mb * m + mc * s;
    const y = md * l + me * m + mf * s;
    const z = mg * l + mh * m + mi * s;
    return Math.sqrt(x * x + y * y + z * z);
  };
  const own = Array.from({ length: count }, (_, k) => off(roots, k));
  const best = own.map((d) => (1 + OWN_WEIGHT) * d);
  const far = Math.min(...own) + FAR;
  for (let p = 0, m = 0; p < count; p++) {
    for (let q = p + 1; q < count; q++) {
      for (const share of MIXTURES) {
        const seen = m++;
        // Mixing does not weigh what is that far off.
        if (own[p] > far || own[q] > far) continue;
        const apart = OWN_WEIGHT * ((1 - share) * own[p] + share * own[q]);
        const price = apart + off(mixed, seen);
        best[p] = Math.min(best[p], price);
        best[q] = Math.min(best[q], price);
      }
    }
  }
  const slot = prices.length / count;
  const whole = OWN_SHARE + (1 - OWN_SHARE) * (1 + OWN_WEIGHT);
  for (let k = 0; k < count; k++) {
    prices.push((OWN_SHARE * own[k] + (1 - OWN_SHARE) * best[k]) / whole);
  }
  slots[key] = slot;
  return slot;
}
