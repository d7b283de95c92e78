import { ciede2000, labFromRgb, type Lab } from '../color/ciede2000.ts';
import { rgbFromOklab } from '../color/oklab.ts';

/*
 * Patches: what would be sewn in a colour that nobody takes for its own. OKLab's distances tell which
 * threads suit a picture, but not where the eye is struck: they say too much of blues and of what is
 * nearly black, too little of greys. Here CIEDE2000 counts (Sharma, Wu and Dalal 2005).
 */

/** From so many units of CIEDE2000 on a thing is seen to be of another colour. */
const CLEARLY = 18;
/** Smaller things are no patch, wherever they lie. */
const LEAST_MM2 = 6;

/**
 * How much of a picture is sewn in clearly another colour.
 * @param seen the colours that its things are seen in, as `things.lab` has them
 * @param chroma what a and b are multiplied by in both
 * @returns the mean over the picture of what is off beyond `CLEARLY`, units of CIEDE2000
 */
export function patchiness(
  things: { readonly lab: Float64Array; readonly mm2: Float64Array },
  seen: Float64Array,
  chroma: number,
): number {
  const { lab, mm2 } = things;
  let sum = 0;
  let all = 0;
  for (let j = 0; j < mm2.length; j++) {
    all += mm2[j];
    if (mm2[j] < LEAST_MM2) continue;
    const off = ciede2000(labAt(lab, j, chroma), labAt(seen, j, chroma));
    sum += mm2[j] * Math.max(0, off - CLEARLY);
  }
  return sum / all;
}

function labAt(lab: Float64Array, j: number, chroma: number): Lab {
  const [L, a, b] = lab.subarray(j * 3, j * 3 + 3);
  return labFromRgb(rgbFromOklab(L, a / chroma, b / chroma));
}
