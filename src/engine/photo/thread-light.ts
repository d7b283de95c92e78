import { oklabFromRoots, rootsFromOklab } from './cones.ts';
import type { Oklab } from '../color/oklab.ts';

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
