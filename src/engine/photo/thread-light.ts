import {
  type Oklab,
  oklabFromRgb,
  rgbFromOklab,
  rootsFromOklab,
  srgbToLinear,
} from '../color/oklab.ts';

/*
 * Light as the eye's cones take it: the space in the middle of OKLab (Ottosson
 * 2020). Linear cone responses mix as light does, so blurred threads can be
 * added up in them; their cube roots differ as colours differ to the eye, by a
 * constant matrix away from OKLab.
 */

/** Linear cone responses of an sRGB colour in bytes, written to `out`. */
export function conesFromRgb(r: number, g: number, b: number, out: Float32Array, at: number): void {
  const lr = srgbToLinear(r);
  const lg = srgbToLinear(g);
  const lb = srgbToLinear(b);
  out[at] = 0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb;
  out[at + 1] = 0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb;
  out[at + 2] = 0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb;
}

/** The OKLab colour of cube roots of cone responses, moved into what sRGB can show. */
function oklabFromRoots(l: number, m: number, s: number): Oklab {
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return oklabFromRgb(...rgbFromOklab(L, a, b));
}

/** The matrix from cube roots to OKLab in hundredths, a and b weighted: nine numbers, by rows. */
export function rootsToError(chroma: number): Float64Array {
  return Float64Array.from(
    [
      0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099,
      0.0259040371, 0.7827717662, -0.808675766,
    ],
    (v, i) => 100 * v * (i < 3 ? 1 : chroma),
  );
}

/** Steps of the table of cube roots of 0 to 1. */
export const ROOT_STEPS = 16384;

/** Steps that the table goes on for below 0 and above 1, with the roots of 0 and of 1. */
export const ROOT_MARGIN = ROOT_STEPS / 2;

/** Cube roots, for `table[(light * ROOT_STEPS + ROOT_MARGIN) | 0]`. */
export function rootTable(): Float32Array {
  return Float32Array.from({ length: ROOT_STEPS + 2 * ROOT_MARGIN }, (_, i) => {
    const step = Math.min(ROOT_STEPS, Math.max(0, i - ROOT_MARGIN));
    return Math.cbrt((step + 0.5) / ROOT_STEPS);
  });
}

/** Threads by their light: three numbers a thread. */
export interface ThreadLight {
  count: number;
  /** Linear cone responses. */
  light: Float64Array;
  /** Their cube roots. */
  roots: Float64Array;
}

/** @param lab OKLab with a and b multiplied by `chroma`, three numbers a thread */
export function threadLight(lab: ArrayLike<number>, chroma: number): ThreadLight {
  const count = lab.length / 3;
  const roots = new Float64Array(lab.length);
  for (let p = 0; p < lab.length; p += 3) {
    roots.set(rootsFromOklab(lab[p], lab[p + 1] / chroma, lab[p + 2] / chroma), p);
  }
  return { count, roots, light: roots.map((r) => Math.max(0, r) ** 3) };
}

/** The threads' colours, moved into what sRGB can show. */
export function threadColors({ count, roots }: ThreadLight): Oklab[] {
  return Array.from({ length: count }, (_, k) =>
    oklabFromRoots(roots[k * 3], roots[k * 3 + 1], roots[k * 3 + 2]),
  );
}
