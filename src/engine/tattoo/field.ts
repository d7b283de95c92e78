import type { Ring } from '../vector/geometry.ts';

/*
 * Numbers on a raster: blur, distance, and the curves of equal value.
 */

/** A value for each pixel. */
export interface Field {
  width: number;
  height: number;
  pxPerMm: number;
  data: Float32Array;
}

/** A Gaussian blur by three box means (Wells, "Efficient synthesis of Gaussian filters", 1986). */
export function blurred(field: Field, sigmaPx: number): Field {
  const { width, height } = field;
  const radius = Math.round(Math.sqrt(sigmaPx * sigmaPx + 1 / 4) - 1 / 2);
  if (radius < 1) return field;
  const data = field.data.slice();
  const rows = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    boxAlong(data, rows, { length: width, lines: height, step: 1, nextLine: width }, radius);
    boxAlong(rows, data, { length: height, lines: width, step: width, nextLine: 1 }, radius);
  }
  return { ...field, data };
}

/** The rows of a field, or its columns. */
interface Lines {
  /** Pixels of a line. */
  length: number;
  lines: number;
  /** From a pixel to the next one of its line, and to the first one of the next line. */
  step: number;
  nextLine: number;
}

/** Means over 2 × radius + 1 pixels; what lies beyond an end repeats it. */
function boxAlong(
  from: Float32Array,
  to: Float32Array,
  { length, lines, step, nextLine }: Lines,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const base = line * nextLine;
    const end = base + (length - 1) * step;
    let sum = (radius + 1) * from[base];
    for (let k = 0; k < radius; k++) sum += from[base + Math.min(k, length - 1) * step];
    for (let k = 0; k < length; k++) {
      sum += from[k + radius < length ? base + (k + radius) * step : end];
      sum -= from[k > radius ? base + (k - radius - 1) * step : base];
      to[base + k * step] = sum * share;
    }
  }
}

/** The value under which a share of the pixels of a mask lies. */
export function percentile(data: Float32Array, mask: Uint8Array, share: number): number {
  const stride = Math.max(1, Math.floor(data.length / 20000));
  const values = new Float32Array(Math.ceil(data.length / stride));
  let count = 0;
  for (let i = 0; i < data.length; i += stride) if (mask[i] === 1) values[count++] = data[i];
  if (count === 0) return 0;
  const sample = values.subarray(0, count).sort();
  return sample[Math.min(sample.length - 1, Math.floor(share * sample.length))];
}

/**
 * Distance of each pixel of a mask to the nearest one outside, in pixels, by two chamfer sweeps
 * (Borgefors, "Distance transformations in digital images", 1986). The picture's border is no edge.
 */
export function depthOf(mask: Uint8Array, width: number, height: number): Float32Array {
  const out = new Float32Array(mask.length);
  for (let i = 0; i < out.length; i++) out[i] = mask[i] === 1 ? 1e6 : 0;
  const near = (i: number, j: number, by: number): void => {
    if (out[j] + by < out[i]) out[i] = out[j] + by;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x > 0) near(i, i - 1, 1);
      if (y === 0) continue;
      near(i, i - width, 1);
      if (x > 0) near(i, i - width - 1, Math.SQRT2);
      if (x < width - 1) near(i, i - width + 1, Math.SQRT2);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (x < width - 1) near(i, i + 1, 1);
      if (y === height - 1) continue;
      near(i, i + width, 1);
      if (x < width - 1) near(i, i + width + 1, Math.SQRT2);
      if (x > 0) near(i, i + width - 1, Math.SQRT2);
    }
  }
  return out;
}

/**
 * The curves along which a field passes a level, in mm: what is above lies inside. Outer borders
 * turn clockwise on screen, holes against it; beyond the picture everything is below.
 * Marching squares (Lorensen and Cline 1987 in the plane), saddles told apart by their middle.
 */
export function contoursOf(field: Field, level: number): Ring[] {
  const { width, height, data, pxPerMm } = field;
  const w = width + 2;
  const h = height + 2;
  const at = (x: number, y: number): number =>
    x < 1 || y < 1 || x > width || y > height ? -1 : data[(y - 1) * width + x - 1] - level;
  // Edges of the lattice: 2 × corner for the one to the east, plus 1 for the one to the south.
  const next = new Int32Array(2 * w * h).fill(-1);
  for (let y = 0; y + 1 < h; y++) {
    for (let x = 0; x + 1 < w; x++) {
      const [tl, tr, br, bl] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const form = (tl > 0 ? 8 : 0) | (tr > 0 ? 4 : 0) | (br > 0 ? 2 : 0) | (bl > 0 ? 1 : 0);
      if (form === 0 || form === 15) continue;
      const corner = y * w + x;
      const sides = [2 * corner, 2 * corner + 3, 2 * (corner + w), 2 * corner + 1];
      const joined = tl + tr + br + bl > 0;
      const ways =
        form === 10 && joined ? [0, 1, 2, 3] : form === 5 && joined ? [3, 0, 1, 2] : WAYS[form];
      for (let k = 0; k < ways.length; k += 2) next[sides[ways[k]]] = sides[ways[k + 1]];
    }
  }
  const rings: Ring[] = [];
  for (let start = 0; start < next.length; start++) {
    if (next[start] < 0) continue;
    const points: number[] = [];
    for (let edge = start; next[edge] >= 0;) {
      const corner = edge >> 1;
      const x = corner % w;
      const y = (corner - x) / w;
      const south = edge & 1;
      const a = at(x, y);
      const b = south ? at(x, y + 1) : at(x + 1, y);
      const t = a / (a - b || 1e-9);
      points.push((x - 0.5 + (south ? 0 : t)) / pxPerMm, (y - 0.5 + (south ? t : 0)) / pxPerMm);
      const after = next[edge];
      next[edge] = -1;
      edge = after;
    }
    if (points.length >= 6) rings.push(Float64Array.from(points));
  }
  return rings;
}

/** For each form (corners inside: top left 8, top right 4, bottom right 2, bottom left 1): from side, to side. */
const WAYS: readonly (readonly number[])[] = [
  [],
  [3, 2],
  [2, 1],
  [3, 1],
  [1, 0],
  [1, 0, 3, 2],
  [2, 0],
  [3, 0],
  [0, 3],
  [0, 2],
  [0, 3, 2, 1],
  [0, 1],
  [1, 3],
  [1, 2],
  [2, 3],
  [],
];
