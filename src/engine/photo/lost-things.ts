import { skinLikeness } from '../color/skin.ts';
import type { Background } from '../picture/background.ts';
import { type Cells, gatherCells, prototypesOf } from '../picture/clusters.ts';
import type { Raster } from '../picture/raster.ts';
import { patchiness } from './patches.ts';
import { OWN_WEIGHT } from './row-prices.ts';
import { withSpots } from './small-spots.ts';
import { rootsToError, threadLight } from './thread-light.ts';

/*
 * What matters in a photograph. The threads that leave the least error together are those of large
 * areas: of a dog on dry grass five greys and greens, and its brown face is sewn in one of them. What
 * has about one colour is a thing here, wherever it lies. It is lost where neither a thread nor two
 * side by side come near its colour, and it is missed by the square root of its area, by how far it
 * is sewn from its colour, and by its saliency: how far its colour lies from the mean of a picture a
 * little blurred (Achanta, Hemami, Estrada and Süsstrunk 2009). A thread that is missed less yields
 * to it, which is mostly one that two others mix. Skin is missed more than anything: for it other
 * things may come to be a little darker or lighter than else.
 */

/** With more threads than this whatever matters has its own. */
const FEW = 8;
/** The picture is seen in squares of this side: smaller specks are no things. */
const PLACE_MM = 0.5;
/** How many things are told apart, of how large ones some are lost, and how far off (units of `lab`). */
const THINGS = 40;
const LEAST_MM2 = 3;
const LOST = 0.08;
/** What is lighter or darker alone is shade: lightness counts by this much in what is lost. */
const SHADE = 0.5;
/** How much more a thing must be missed than what is lost for it. */
const MORE = 1.5;
/** By how much all may be farther off in the mean, for each unit that the thing is off beyond `LOST`. */
const RISE = 0.08;
/**
 * Nothing else may come to be so far off, lightness and all, by more than a little. Where so much
 * comes to be off in all, lightness counted, nothing may be sewn in streaks of another hue either.
 */
const FAR = 0.125;
const A_LITTLE = 0.01;
const MUCH = 0.009;
const STREAKY = 0.05;
/** By how many times skin is missed more, and how much farther off other things may come to be for it. */
const SKIN = 1;
const FAR_FOR_SKIN = 0.06;
/**
 * Something else may come to be farther off than that where so much less is sewn in clearly another
 * colour (`patchiness`), and all is farther off by no more than this in the mean.
 */
const LEAST_MENDED = 0.03;
const MOST_FOR_PATCHES = 0.003;
const CLEAR_GAIN = 0.0005;
/** Threads that may yield, those first that are missed least; things tried in their place; exchanges. */
const SPARE = 3;
const WANTED = 8;
const MOST = 3;

/** Shares of the second thread in what two side by side are seen as. */
export const MIXTURES = [1 / 4, 1 / 2, 3 / 4];

/** What has about one colour, wherever it lies. */
export interface Things {
  /** As the raster has it, three numbers a thing. */
  lab: Float64Array;
  mm2: Float64Array;
  saliency: Float64Array;
  /** How much each looks like skin, 0 to 1. */
  skin: Float64Array;
  /** How many of them, the last, are small spots that are unlike all others. */
  spots: number;
}

/** What threads a photograph may have. */
interface Spools {
  /** What a and b are multiplied by in the raster's `lab`. */
  chroma: number;
  /** At most so many threads. */
  most: number;
}

/**
 * A photograph's colours with those of the things that would be lost, beside them where there may be
 * more, else in place of such as are missed less.
 * @param colors in the raster's `lab`, three numbers a colour
 * @returns as many colours or more
 */
export function withLostThings(
  things: Things,
  colors: Float64Array,
  { chroma, most }: Spools,
): Float64Array {
  const count = colors.length / 3;
  if (count < 2 || count > FEW) return colors;
  let current = colors;
  for (let turn = 0; turn < MOST; turn++) {
    const isFull = current.length >= most * 3;
    const next = isFull ? exchange(things, current, chroma) : oneMore(things, current, chroma);
    if (!next) break;
    current = next;
  }
  return current;
}

/** The things of a picture, by their colours. @param chroma what a and b are multiplied by in its `lab` */
export function thingsOf(raster: Raster, { mask }: Background, chroma: number): Things {
  const places = inPlaces(raster, mask);
  const cells: Cells = gatherCells(places.rgb, places.lab, places.pixels);
  const few = prototypesOf(cells, THINGS);
  const { lab: colors, weight } = withSpots(few, places, LEAST_MM2 / PLACE_MM ** 2);
  const all = cells.weight.reduce((sum, n) => sum + n, 0);
  const mean = [0, 1, 2].map(
    (c) => cells.weight.reduce((sum, n, i) => sum + n * cells.lab[i * 3 + c], 0) / all,
  );
  return {
    lab: colors,
    mm2: weight.map((n) => n / raster.pxPerMm ** 2),
    spots: weight.length - few.weight.length,
    saliency: weight.map((_, j) => unlike(colors, j, mean, 0, SHADE)),
    skin: weight.map((_, j) => {
      const [l, a, b] = colors.subarray(j * 3, j * 3 + 3);
      return skinLikeness([l, a / chroma, b / chroma]);
    }),
  };
}

/** The mean colours of a picture's squares, and how many pixels of each are sewn. */
function inPlaces({ width, height, rgb, lab, pxPerMm }: Raster, mask: Uint8Array) {
  const side = Math.max(1, Math.round(PLACE_MM * pxPerMm));
  const across = Math.ceil(width / side);
  const places = across * Math.ceil(height / side);
  const means = { rgb: new Uint8Array(places * 3), lab: new Float32Array(places * 3) };
  const pixels = new Float32Array(places);
  for (let y = 0, place = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side, place++) {
      let n = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      let l = 0;
      let a = 0;
      let b = 0;
      for (let v = y; v < Math.min(height, y + side); v++) {
        for (let i = v * width + x; i < v * width + Math.min(width, x + side); i++) {
          if (mask[i] === 1) continue;
          n++;
          red += rgb[i * 3];
          green += rgb[i * 3 + 1];
          blue += rgb[i * 3 + 2];
          l += lab[i * 3];
          a += lab[i * 3 + 1];
          b += lab[i * 3 + 2];
        }
      }
      pixels[place] = n;
      if (n === 0) continue;
      const p = place * 3;
      means.rgb[p] = red / n;
      means.rgb[p + 1] = green / n;
      means.rgb[p + 2] = blue / n;
      means.lab[p] = l / n;
      means.lab[p + 1] = a / n;
      means.lab[p + 2] = b / n;
    }
  }
  return { ...means, pixels, side, width: across };
}

/** What is lost, that first which is missed most. @param tint how far off each thing is, shade apart */
function lostOf({ mm2, saliency }: Things, tint: Float64Array): number[] {
  const missed = (j: number): number => Math.sqrt(mm2[j]) * saliency[j] * tint[j];
  return [...tint.keys()]
    .filter((j) => tint[j] >= LOST && mm2[j] >= LEAST_MM2)
    .sort((i, j) => missed(j) - missed(i));
}

const colorOf = ({ lab }: Things, j: number): Float64Array => lab.subarray(j * 3, j * 3 + 3);

/** The colours and that of the thing which is missed most; nothing where none is lost. */
function oneMore(things: Things, colors: Float64Array, chroma: number): Float64Array | undefined {
  const [lost] = lostOf(things, offsOf(things, colors, chroma, SHADE));
  return lost === undefined ? undefined : Float64Array.from([...colors, ...colorOf(things, lost)]);
}

/** The colours after one exchange; nothing where none is worth it. */
function exchange(things: Things, colors: Float64Array, chroma: number): Float64Array | undefined {
  const tint = offsOf(things, colors, chroma, SHADE);
  const off = offsOf(things, colors, chroma, 1);
  const wanted = lostOf(things, tint).slice(0, WANTED);
  if (wanted.length === 0) return undefined;
  const mends = mendsPatches(things, colors, chroma);
  const [meanTint, mean] = [meanOff(things, tint), meanOff(things, off)];
  let [best, top]: [Float64Array | undefined, number] = [undefined, MORE];
  for (const k of leastMissed(things, colors, chroma, off)) {
    for (const j of wanted) {
      const skin = things.skin[j];
      const missed = 1 + SKIN * skin;
      const next = colors.slice();
      next.set(colorOf(things, j), k * 3);
      const tintNow = offsOf(things, next, chroma, SHADE);
      if (meanOff(things, tintNow) > meanTint + RISE * missed * (tint[j] - LOST)) continue;
      const offNow = offsOf(things, next, chroma, 1);
      const rise = meanOff(things, offNow) - mean;
      const spoils = losesOther(things, off, offNow, FAR + FAR_FOR_SKIN * skin);
      if (spoils && rise > -CLEAR_GAIN && (rise > MOST_FOR_PATCHES || !mends(next))) continue;
      const changesMuch = skin < 0.5 && rise > MUCH;
      if (changesMuch && losesOther(things, tint, tintNow, STREAKY)) continue;
      const worth = (missed * seen(things, tintNow, tint)) / seen(things, off, offNow);
      if (worth >= top) [best, top] = [next, worth];
    }
  }
  return best;
}

/** Tells whether with other colours clearly less is sewn in a colour that is not its own. */
function mendsPatches(things: Things, colors: Float64Array, chroma: number) {
  const of = (lab: Float64Array): number => {
    const seen = new Float64Array(things.lab.length);
    offsOf(things, lab, chroma, 1, { seen });
    return patchiness(things, seen, chroma);
  };
  let before: number | undefined;
  return (next: Float64Array): boolean => {
    before ??= of(colors);
    return before >= LEAST_MENDED && of(next) <= before - LEAST_MENDED;
  };
}

/** The colours without which the least is missed. @param off how far off all is with them */
function leastMissed(things: Things, colors: Float64Array, chroma: number, off: Float64Array) {
  const loss = Array.from({ length: colors.length / 3 }, (_, k) => {
    const others = colors.filter((__, p) => Math.floor(p / 3) !== k);
    return seen(things, off, offsOf(things, others, chroma, 1));
  });
  return [...loss.keys()].sort((a, b) => loss[a] - loss[b]).slice(0, SPARE);
}

/** Whether something comes to be farther off than it may. */
function losesOther({ mm2 }: Things, off: Float64Array, now: Float64Array, far: number): boolean {
  return mm2.some((size, j) => size >= LEAST_MM2 && now[j] > far && now[j] > off[j] + A_LITTLE);
}

/** The mean over the picture of what `offsOf` tells of its things. */
export function meanOff({ mm2 }: Things, off: Float64Array): number {
  let sum = 0;
  let all = 0;
  for (let j = 0; j < mm2.length; j++) {
    sum += mm2[j] * off[j];
    all += mm2[j];
  }
  return sum / all;
}

/**
 * How much is seen of things becoming farther off: what they gain in that, by their saliency, and by
 * the square root of the area that has most of the gain.
 */
function seen({ mm2, saliency }: Things, from: Float64Array, to: Float64Array): number {
  let sum = 0;
  let area = 0;
  let square = 0;
  for (let j = 0; j < mm2.length; j++) {
    const more = to[j] - from[j];
    if (more <= 0) continue;
    sum += mm2[j] * saliency[j] * more;
    area += mm2[j] * more;
    square += mm2[j] * more * more;
  }
  return sum === 0 ? 0 : (sum * Math.sqrt(square)) / area;
}

/**
 * How far off each thing is sewn: in the one thread or the mixture that suits it best, priced as
 * `mixThreads` does.
 * @param shade what lightness counts
 * @param more.weights for each thing what the threads' own distance weighs in a mixture, if not as there
 * @param more.seen takes the colours that the things are seen in, three numbers a thing
 */
export function offsOf(
  things: Things,
  colors: Float64Array,
  chroma: number,
  shade: number,
  { weights, seen }: { weights?: ArrayLike<number>; seen?: Float64Array } = {},
): Float64Array {
  const count = colors.length / 3;
  const mixed = mixturesOf(colors, chroma);
  const own = new Float64Array(count);
  return things.mm2.map((_, j) => {
    for (let k = 0; k < count; k++) own[k] = unlike(things.lab, j, colors, k, shade);
    const weight = weights?.[j] ?? OWN_WEIGHT;
    let nearest = 0;
    for (let k = 1; k < count; k++) if (own[k] < own[nearest]) nearest = k;
    let least = (1 + weight) * own[nearest];
    let mixture = -1;
    for (let p = 0, m = 0; p < count; p++) {
      for (let q = p + 1; q < count; q++) {
        for (const share of MIXTURES) {
          const apart = weight * ((1 - share) * own[p] + share * own[q]);
          // Threads that far apart are out of the question whatever they mix.
          if (apart < least) {
            const sum = apart + unlike(things.lab, j, mixed, m, shade);
            if (sum < least) [least, mixture] = [sum, m];
          }
          m++;
        }
      }
    }
    const [from, at] = mixture < 0 ? [colors, nearest] : [mixed, mixture];
    seen?.set(from.subarray(at * 3, at * 3 + 3), j * 3);
    return least / (1 + weight);
  });
}

/** What each two of some threads mix, pair by pair, in the shares of `MIXTURES`. */
function mixturesOf(colors: Float64Array, chroma: number): Float64Array {
  const { count, light } = threadLight(colors, chroma);
  const matrix = rootsToError(chroma);
  const mixed = new Float64Array(((count * (count - 1)) / 2) * MIXTURES.length * 3);
  let at = 0;
  for (let p = 0; p < count; p++) {
    for (let q = p + 1; q < count; q++) {
      for (const share of MIXTURES) {
        for (let c = 0; c < 3; c++) {
          const root = Math.cbrt((1 - share) * light[p * 3 + c] + share * light[q * 3 + c]);
          for (let row = 0; row < 3; row++) mixed[at + row] += (matrix[row * 3 + c] * root) / 100;
        }
        at += 3;
      }
    }
  }
  return mixed;
}

/** Distance between the i-th of some colours and the j-th of others. @param shade what lightness counts */
function unlike(
  p: ArrayLike<number>,
  i: number,
  q: ArrayLike<number>,
  j: number,
  shade: number,
): number {
  const l = shade * (p[i * 3] - q[j * 3]);
  const a = p[i * 3 + 1] - q[j * 3 + 1];
  const b = p[i * 3 + 2] - q[j * 3 + 2];
  return Math.sqrt(l * l + a * a + b * b);
}
