import type { Background } from './background.ts';
import { BARE_LABEL, findRegions, type Labels } from './labels.ts';
import { distance } from './pixels.ts';
import type { Raster } from './raster.ts';

/*
 * Counters: the ground that a figure encloses, as an A does.
 *
 * Only the ground that hangs together with the border is told as fabric at
 * first. What a figure encloses of just that colour is either fabric seen through
 * it, or meant as a colour: the white of an eye, a white field in a badge. It is
 * taken for fabric where one colour alone surrounds it, which itself stands on
 * fabric and is larger, where nothing lies in it and no line is drawn around it;
 * and where nothing but a line parts it from fabric.
 */

/** How near to the fabric's colour a counter's must be, in so much of it: small ones are half soft rim. */
const SAME = 0.04;
const SAME_SHARE = 0.3;
/** A counter's area is at most this share of its figure's; one of a letter's size (mm²), this share. */
const MAX_SHARE = 0.6;
const LETTER_MM2 = 80;
const LETTER_SHARE = 2;

/** Makes fabric of counters, in place. Fabric without a colour is told by being clear, and has none. */
export function openCounters(
  labels: Labels,
  { lab, pxPerMm }: Raster,
  { color }: Background,
  source: Int32Array | undefined,
): void {
  if (!color) return;
  const { width, height, data } = labels;
  const { of, area, label } = findRegions(labels);
  /** The regions beside each; -1 for the picture's border. */
  const around: Set<number>[] = Array.from(area, () => new Set());
  const lined = new Uint8Array(area.length);
  const same = new Int32Array(area.length);
  for (let i = 0; i < of.length; i++) {
    const r = of[i];
    if (distance(lab, i, color, 0) < SAME) same[r]++;
    if (source && source[i] !== i) lined[r] = 1;
    const x = i % width;
    if (x === 0 || i < width || x === width - 1 || i >= width * (height - 1)) around[r].add(-1);
    if (x > 0) meet(around, r, of[i - 1]);
    if (i >= width) meet(around, r, of[i - width]);
  }
  const open = area.map((size, r) => {
    const [figure, ...others] = around[r];
    if (label[r] === BARE_LABEL || figure === undefined || figure < 0 || others.length > 0)
      return 0;
    if (same[r] < SAME_SHARE * size) return 0;
    if (label[figure] === BARE_LABEL) return lined[r];
    const standsOnFabric = [...around[figure]].some((n) => n >= 0 && label[n] === BARE_LABEL);
    const share = size <= LETTER_MM2 * pxPerMm ** 2 ? LETTER_SHARE : MAX_SHARE;
    return +(lined[r] === 0 && standsOnFabric && size <= share * area[figure]);
  });
  for (let i = 0; i < data.length; i++) if (open[of[i]] === 1) data[i] = BARE_LABEL;
}

function meet(around: readonly Set<number>[], a: number, b: number): void {
  if (a === b) return;
  around[a].add(b);
  around[b].add(a);
}
