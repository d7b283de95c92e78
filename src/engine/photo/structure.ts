import { skinLikeness } from '../color/skin.ts';
import type { Mm } from '../core/units.ts';
import type { Background } from '../picture/background.ts';
import type { Raster } from '../picture/raster.ts';

/**
 * The picture's structure tensor on a coarse grid: how much the picture varies
 * along each direction, smoothed (Bigün and Granlund 1987).
 */
export interface Structure {
  width: number;
  height: number;
  cellMm: Mm;
  /** Sums of products of gradients across x and y, smoothed. */
  xx: Float32Array;
  xy: Float32Array;
  yy: Float32Array;
  /** Mean colour of each cell in the raster's `lab`, three a cell. */
  lab: Float32Array;
  /** How much each cell looks like skin, 0 to 1. */
  skin: Float32Array;
}

/** The grid's cell, and the most cells along a side. */
const CELL_MM: Mm = 1;
const MAX_CELLS = 320;
/** How far directions are smoothed, standard deviation. */
const SMOOTH_MM: Mm = 1.5;

/** @param chroma what a and b are multiplied by in the raster's `lab` */
export function findStructure(raster: Raster, background: Background, chroma: number): Structure {
  const { widthMm, heightMm, pxPerMm } = raster;
  const cellMm = Math.max(CELL_MM, Math.max(widthMm, heightMm) / MAX_CELLS);
  const width = Math.ceil(widthMm / cellMm);
  const height = Math.ceil(heightMm / cellMm);
  const n = width * height;
  const structure: Structure = {
    width,
    height,
    cellMm,
    xx: new Float32Array(n),
    xy: new Float32Array(n),
    yy: new Float32Array(n),
    lab: new Float32Array(n * 3),
    skin: new Float32Array(n),
  };
  gather(structure, raster, background, cellMm * pxPerMm);
  for (const field of [structure.xx, structure.xy, structure.yy]) {
    smooth(field, width, height, SMOOTH_MM / cellMm);
  }
  const { lab, skin } = structure;
  for (let i = 0; i < n; i++) {
    skin[i] = skinLikeness([lab[i * 3], lab[i * 3 + 1] / chroma, lab[i * 3 + 2] / chroma]);
  }
  return structure;
}

/** Mean square gradient at which a place is half plain. */
const PLAIN = 0.0002;

/** How plain surely skin counts at least: a face in streaks looks scratched. */
const SKIN = 0.5;

/** How plain a picture is at each place of the page, 0 to 1; skin counts as plain, whatever its shades. */
export function calmness(structure: Structure): (x: Mm, y: Mm) => number {
  const { width, height, cellMm, xx, yy, skin } = structure;
  const calm = xx.map((own, i) => {
    const plain = PLAIN ** 2 / ((own + yy[i]) ** 2 + PLAIN ** 2);
    return Math.max(SKIN * skin[i], plain);
  });
  return (x, y) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(x / cellMm)));
    const row = Math.min(height - 1, Math.max(0, Math.floor(y / cellMm)));
    return calm[row * width + column];
  };
}

/** Sums gradients and colours into cells of `size` pixels. */
function gather(structure: Structure, raster: Raster, { mask }: Background, size: number): void {
  const { width, height, lab } = raster;
  const { xx, xy, yy } = structure;
  const counts = new Uint32Array(xx.length);
  // On its own: the compiler leaves a loop inside a loop at each line otherwise, and goes on slowly.
  const gatherLine = (y: number): void => {
    const line = Math.min(structure.height - 1, Math.floor(y / size)) * structure.width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i] === 1) continue;
      const cell = line + Math.min(structure.width - 1, Math.floor(x / size));
      counts[cell]++;
      for (let c = 0; c < 3; c++) structure.lab[cell * 3 + c] += lab[i * 3 + c];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
      if (mask[i - 1] + mask[i + 1] + mask[i - width] + mask[i + width] > 0) continue;
      for (let c = 0; c < 3; c++) {
        const dx = lab[(i + 1) * 3 + c] - lab[(i - 1) * 3 + c];
        const dy = lab[(i + width) * 3 + c] - lab[(i - width) * 3 + c];
        xx[cell] += dx * dx;
        xy[cell] += dx * dy;
        yy[cell] += dy * dy;
      }
    }
  };
  for (let y = 0; y < height; y++) gatherLine(y);
  for (const field of [xx, xy, yy, structure.lab]) {
    const parts = field.length / counts.length;
    for (let i = 0; i < field.length; i++) field[i] /= Math.max(1, counts[Math.floor(i / parts)]);
  }
}

/** Gaussian blur in place; beyond its borders a field is as at them. */
function smooth(field: Float32Array, width: number, height: number, sigma: number): void {
  const reach = Math.ceil(2.5 * sigma);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((a, b) => a + b, 0);
  // On its own: the compiler leaves a loop inside a loop at each line otherwise, and goes on slowly.
  const passLine = (from: Float32Array, to: Float32Array, alongX: boolean, y: number): void => {
    for (let x = 0; x < width; x++) {
      let value = 0;
      for (let d = -reach; d <= reach; d++) {
        const sx = alongX ? Math.min(width - 1, Math.max(0, x + d)) : x;
        const sy = alongX ? y : Math.min(height - 1, Math.max(0, y + d));
        value += kernel[d + reach] * from[sy * width + sx];
      }
      to[y * width + x] = value / sum;
    }
  };
  const pass = (from: Float32Array, to: Float32Array, alongX: boolean): void => {
    for (let y = 0; y < height; y++) passLine(from, to, alongX, y);
  };
  const between = new Float32Array(field.length);
  pass(field, between, true);
  pass(between, field, false);
}
