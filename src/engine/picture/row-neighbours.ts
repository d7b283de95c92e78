import type { Box } from '../vector/geometry.ts';

/*
 * Pairs of boxes that may stand side by side in a row, without a look at every pair: a picture has
 * tens of thousands of parts. Boxes lie in bands by their height, to a power of two, and their top.
 */

/** How far apart boxes of a row may be, in heights of the higher; how wide, and how unlike in height. */
export interface RowLimits {
  gap: number;
  width: number;
  heightRatio: number;
}

/**
 * Calls back for pairs of boxes, each once; all those that overlap in height and are within the
 * limits are among them.
 * @param boxes sorted by their left sides, none wider than the limits say
 */
export function forEachRowPair(
  boxes: readonly Box[],
  { gap, width, heightRatio }: RowLimits,
  onPair: (left: number, right: number) => void,
): void {
  const classesApart = Math.ceil(-Math.log2(heightRatio));
  /** By class of height, then by band: those met so far. */
  const met = new Map<number, Map<number, number[]>>();
  boxes.forEach(({ left, top, bottom }, right) => {
    const own = Math.floor(Math.log2(bottom - top));
    for (let k = own - classesApart; k <= own + classesApart; k++) {
      const bands = met.get(k);
      if (!bands) continue;
      const size = 2 ** (k + 1);
      const farthest = width * size + gap * Math.max(size, bottom - top);
      const last = Math.floor(bottom / size);
      for (let band = Math.floor(top / size) - 1; band <= last; band++) {
        const inBand = bands.get(band) ?? [];
        for (let i = inBand.length - 1; i >= 0; i--) {
          if (left - boxes[inBand[i]].left > farthest) break;
          onPair(inBand[i], right);
        }
      }
    }
    const bands = met.get(own) ?? new Map<number, number[]>();
    const band = Math.floor(top / 2 ** (own + 1));
    const inBand = bands.get(band) ?? [];
    inBand.push(right);
    bands.set(band, inBand);
    met.set(own, bands);
  });
}
