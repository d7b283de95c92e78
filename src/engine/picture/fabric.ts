import type { Raster } from './raster.ts';

/*
 * What is fabric and stays bare: transparent pixels, or the one colour that
 * runs around the picture.
 */

/** Which pixels are fabric, and the colour of that fabric. */
export interface Fabric {
  /** 1 where nothing is sewn. */
  mask: Uint8Array;
  /** The background's colour in the raster's `lab`; absent where transparency tells. */
  color?: [number, number, number] | undefined;
}

/** Below this a pixel is clear. */
export const OPAQUE = 128;
/** How far from the border's colour a pixel may lie and still be background. */
const TOLERANCE = 0.06;
/** Share of the border that the one colour must hold, and the sides on which it must rule. */
const BORDER_SHARE = 0.6;
const SIDES = 3;
/** A border with more clear pixels than this is a cut-out: its colours are all meant. */
const CLEAR_SHARE = 0.02;

/**
 * Finds the fabric.
 * @param keep sew a background of one colour too
 * @param source for each pixel the one whose colour it has taken, where a line was taken out of
 *   the picture; the ground does not run through lines
 */
export function findFabric(raster: Raster, keep: boolean, source?: Int32Array): Fabric {
  const { alpha } = raster;
  const mask = new Uint8Array(alpha.length);
  for (let i = 0; i < mask.length; i++) if (alpha[i] < OPAQUE) mask[i] = 1;
  if (keep) return { mask };
  const color = borderColor(raster);
  if (!color) return { mask };
  const flooded = flood(raster, color, mask, source);
  // A picture of one flat colour is a patch to be sewn, not an empty fabric.
  return flooded.includes(0) ? { mask: flooded, color } : { mask };
}

/** Pixel indices along the four sides. */
function sides({ width, height }: Raster): Int32Array[] {
  return [
    Int32Array.from({ length: width }, (_, x) => x),
    Int32Array.from({ length: width }, (_, x) => (height - 1) * width + x),
    Int32Array.from({ length: height }, (_, y) => y * width),
    Int32Array.from({ length: height }, (_, y) => y * width + width - 1),
  ];
}

/** The one colour around the picture, in its `lab` and in sRGB bytes. */
export function groundColor(
  raster: Raster,
): { lab: [number, number, number]; rgb: [number, number, number] } | undefined {
  const lab = borderColor(raster);
  if (!lab) return undefined;
  const near = sides(raster)
    .flatMap((side) => Array.from(side))
    .find((i) => distance(raster, i, lab) < TOLERANCE);
  if (near === undefined) return undefined;
  return { lab, rgb: [...raster.rgb.subarray(near * 3, near * 3 + 3)] as [number, number, number] };
}

function borderColor(raster: Raster): [number, number, number] | undefined {
  const border = sides(raster);
  const all = border.flatMap((side) => Array.from(side));
  const clear = all.filter((i) => raster.alpha[i] < OPAQUE).length;
  if (clear > all.length * CLEAR_SHARE) return undefined;
  const color = commonest(raster, all);
  const near = (side: ArrayLike<number>): number => {
    let count = 0;
    for (let k = 0; k < side.length; k++) if (distance(raster, side[k], color) < TOLERANCE) count++;
    return count / side.length;
  };
  const ruled = border.filter((side) => near(side) > 0.5).length;
  return near(all) >= BORDER_SHARE && ruled >= SIDES ? color : undefined;
}

/** The mean of the fullest cell of a coarse colour histogram. */
function commonest({ rgb, lab }: Raster, pixels: number[]): [number, number, number] {
  const cells = new Map<number, number[]>();
  for (const i of pixels) {
    const key = ((rgb[i * 3] >> 4) << 8) | ((rgb[i * 3 + 1] >> 4) << 4) | (rgb[i * 3 + 2] >> 4);
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  }
  let best: number[] = [];
  for (const cell of cells.values()) if (cell.length > best.length) best = cell;
  const mean: [number, number, number] = [0, 0, 0];
  for (const i of best) for (let c = 0; c < 3; c++) mean[c] += lab[i * 3 + c] / best.length;
  return mean;
}

function distance({ lab }: Raster, i: number, color: readonly number[]): number {
  const p = i * 3;
  return Math.hypot(lab[p] - color[0], lab[p + 1] - color[1], lab[p + 2] - color[2]);
}

/** Everything of that colour that hangs together with the border, or with what is clear. */
function flood(
  raster: Raster,
  color: readonly number[],
  clear: Uint8Array,
  source: Int32Array | undefined,
): Uint8Array {
  const { width, height } = raster;
  const mask = clear.slice();
  const stack = new Int32Array(width * height);
  let top = 0;
  const push = (i: number): void => {
    if (mask[i] === 1 || distance(raster, i, color) >= TOLERANCE) return;
    if (source && source[i] !== i) return;
    mask[i] = 1;
    stack[top++] = i;
  };
  for (const side of sides(raster)) side.forEach(push);
  while (top > 0) {
    const i = stack[--top];
    const x = i % width;
    if (x > 0) push(i - 1);
    if (x < width - 1) push(i + 1);
    if (i >= width) push(i - width);
    if (i < width * (height - 1)) push(i + width);
  }
  source?.forEach((from, i) => (mask[i] = mask[from]!));
  return mask;
}
