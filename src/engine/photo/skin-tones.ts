import { meanOff, offsOf, type Things } from './lost-things.ts';
import { OWN_WEIGHT } from './row-prices.ts';

/*
 * Light and shade on skin in photographs of few threads. In the mean a lit forehead is well sewn in
 * streaks of the one skin thread and of a white, and a cheek in those of skin and of a wall's grey:
 * seen from near, the face has one tone with scratches on it. Here a mixture counts by its own
 * threads above all where it stands for skin, and skin counts more than what lies about it, so that
 * of three greys one becomes a second tone of the face. No more may be lost for it than is seen
 * nowhere else: all may be hardly farther off in the mean, and no other thing much.
 */

/** How much more than elsewhere the threads' own distance weighs in mixtures for what is surely skin. */
const STREAKS = 2;
/** How many times more what is surely skin counts. */
const SKIN = 3;
/** A tone is of something that looks so much like skin and is so large, mm². */
const LEAST_SKIN = 0.5;
const LEAST_MM2 = 20;
/** How much must be gained (mean distance in the raster's `lab`), and lost at most with skin uncounted. */
const LEAST_GAIN = 0.005;
const MOST_LOST = 0.002;
/** A thing of at least this size (mm²) may not come to be farther off by more than a little: … */
const THING_MM2 = 3;
const A_LITTLE = 0.015;
/** … in hue where lightness counts by `SHADE`, nor in all. */
const SHADE = 0.5;
const FAR_IN_HUE = 0.07;
const FAR = 0.1;
/** Cube root of light at which CIELAB's foot ends. */
const FOOT = 0.2069;

/**
 * A photograph's colours with one more tone of its skin in place of that which is missed least, if
 * the face gains much by it.
 * @param colors in the raster's `lab`, three numbers a colour
 * @param chroma what a and b are multiplied by in it
 * @returns as many colours
 */
export function withTones(things: Things, colors: Float64Array, chroma: number): Float64Array {
  const { skin, mm2 } = things;
  const tones = [...skin.keys()].filter((j) => skin[j] >= LEAST_SKIN && mm2[j] >= LEAST_MM2);
  if (tones.length === 0) return colors;
  const calm = { ...things, lab: calmed(things.lab) };
  const counted = { ...calm, mm2: mm2.map((size, j) => size * (1 + SKIN * skin[j])) };
  const share = mm2.reduce((sum, n) => sum + n, 0);
  const parts = counted.mm2.reduce((sum, n) => sum + n, 0) / share;
  const weights = skin.map((own) => OWN_WEIGHT + STREAKS * own);
  const cost = (lab: Float64Array): number =>
    parts * meanOff(counted, offsOf(calm, calmed(lab), chroma, 1, { weights }));
  const spoils = spoilsOther(things, calm, colors, chroma);
  let best = colors;
  let least = cost(colors) - LEAST_GAIN;
  for (const j of tones) {
    for (let k = 0; k < colors.length; k += 3) {
      const next = colors.slice();
      next.set(things.lab.subarray(j * 3, j * 3 + 3), k);
      const own = cost(next);
      if (own < least && !spoils(next)) [best, least] = [next, own];
    }
  }
  return best;
}

/** Tells whether with other colours more would be lost than a face is worth. @param calm the things, calmed */
function spoilsOther(things: Things, calm: Things, colors: Float64Array, chroma: number) {
  const tint = offsOf(things, colors, chroma, SHADE);
  const off = offsOf(calm, calmed(colors), chroma, 1);
  const most = meanOff(calm, off) + MOST_LOST;
  const isLost = (before: Float64Array, now: Float64Array, far: number): boolean =>
    things.mm2.some(
      (size, j) => size >= THING_MM2 && now[j] > far && now[j] > before[j] + A_LITTLE,
    );
  return (next: Float64Array): boolean => {
    const offNow = offsOf(calm, calmed(next), chroma, 1);
    if (meanOff(calm, offNow) > most || isLost(off, offNow, FAR)) return true;
    return isLost(tint, offsOf(things, next, chroma, SHADE), FAR_IN_HUE);
  };
}

/**
 * Near black the eye tells less apart than OKLab has it: there lightness goes as CIELAB's does, whose
 * foot is straight against light.
 */
export function calmed(lab: Float64Array): Float64Array {
  return lab.map((v, p) => (p % 3 > 0 || v > FOOT ? v : (903.3 * Math.max(0, v) ** 3 + 16) / 116));
}
