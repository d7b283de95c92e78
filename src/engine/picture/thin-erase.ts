import type { Raster } from './raster.ts';

/** A picture whose lines are taken out. */
interface ErasedLines {
  raster: Raster;
  /** For each pixel the one whose colour it has taken; itself where nothing was taken out. */
  source: Int32Array;
}

/**
 * Takes lines out of a picture: each of their pixels takes the colour of the
 * nearest one that no line touches, so that both sides meet in the middle.
 * @param mask 1 for each pixel of a line
 */
export function eraseLines(raster: Raster, mask: Uint8Array): ErasedLines {
  const { width, height } = raster;
  const source = Int32Array.from(mask, (m, i) => (m === 1 ? -1 : i));
  for (let k = 0; k <= raster.grain; k++) widen(source, width, height);
  // A picture of lines alone stays as it is.
  if (!source.some((from) => from !== -1)) return { raster, source: source.map((_, i) => i) };
  spread(source, width, height);
  const rgb = raster.rgb.slice();
  const alpha = raster.alpha.slice();
  const lab = raster.lab.slice();
  source.forEach((from, i) => {
    if (from === i) return;
    alpha[i] = alpha[from];
    rgb.copyWithin(i * 3, from * 3, from * 3 + 3);
    lab.copyWithin(i * 3, from * 3, from * 3 + 3);
  });
  return { raster: { ...raster, rgb, alpha, lab }, source };
}

/** Gives each pixel without a source one, ring by ring from those that have one. */
function spread(source: Int32Array, width: number, height: number): void {
  let ring: number[] = [];
  source.forEach((from, i) => {
    if (from === -1 && neighbours(i, width, height).some((n) => source[n] !== -1)) ring.push(i);
  });
  while (ring.length > 0) {
    const found = ring.map((i) => nearestSource(source, i, width, height));
    ring.forEach((i, k) => (source[i] = found[k]));
    const next = new Set<number>();
    for (const i of ring) {
      for (const n of neighbours(i, width, height)) if (source[n] === -1) next.add(n);
    }
    ring = [...next];
  }
}

/** The soft rims of a line go with it. */
function widen(source: Int32Array, width: number, height: number): void {
  const rim: number[] = [];
  for (let i = 0; i < source.length; i++) {
    if (source[i] !== -1) continue;
    for (const n of neighbours(i, width, height)) if (source[n] !== -1) rim.push(n);
  }
  for (const i of rim) source[i] = -1;
}

/** The source of the neighbour whose source lies nearest, or -1. */
function nearestSource(source: Int32Array, i: number, width: number, height: number): number {
  const x = i % width;
  const y = Math.floor(i / width);
  let best = -1;
  let least = Infinity;
  for (const n of neighbours(i, width, height)) {
    const from = source[n];
    if (from === -1) continue;
    const d = (x - (from % width)) ** 2 + (y - Math.floor(from / width)) ** 2;
    if (d < least) [best, least] = [from, d];
  }
  return best;
}

function neighbours(i: number, width: number, height: number): number[] {
  const x = i % width;
  const out: number[] = [];
  if (x > 0) out.push(i - 1);
  if (x < width - 1) out.push(i + 1);
  if (i >= width) out.push(i - width);
  if (i < width * (height - 1)) out.push(i + width);
  return out;
}
