import { distance } from '../picture/pixels.ts';
import type { ColorField, Superpixels } from './superpixels.ts';

/** Two patches that touch. */
export interface Touch {
  a: number;
  b: number;
  /** Pixel sides along which they touch. */
  length: number;
  /** The same, each side counted the less the more its two pixels differ. */
  bond: number;
}

/** Superpixels as the nodes of a graph. */
export interface RegionGraph extends Superpixels {
  /** Pixels of each patch. */
  size: Float64Array;
  /** Mean colour, three numbers a patch. */
  lab: Float64Array;
  /** Centre, two numbers a patch, as shares of the picture's longer side. */
  place: Float64Array;
  touches: Touch[];
  /** Touches of each patch, by their index. */
  around: number[][];
}

export function buildGraph(field: ColorField, patches: Superpixels): RegionGraph {
  const touches = findTouches(field, patches);
  const around = Array.from({ length: patches.count }, (): number[] => []);
  touches.forEach(({ a, b }, t) => {
    around[a].push(t);
    around[b].push(t);
  });
  return { ...patches, ...meansOf(field, patches), touches, around };
}

function meansOf({ lab, width, height }: ColorField, { label, count }: Superpixels) {
  const size = new Float64Array(count);
  const colors = new Float64Array(count * 3);
  const place = new Float64Array(count * 2);
  const longer = Math.max(width, height);
  for (let i = 0; i < label.length; i++) {
    const k = label[i];
    size[k]++;
    for (let c = 0; c < 3; c++) colors[k * 3 + c] += lab[i * 3 + c];
    place[k * 2] += (i % width) / longer;
    place[k * 2 + 1] += Math.floor(i / width) / longer;
  }
  for (let k = 0; k < count; k++) {
    for (let c = 0; c < 3; c++) colors[k * 3 + c] /= size[k];
    place[k * 2] /= size[k];
    place[k * 2 + 1] /= size[k];
  }
  return { size, lab: colors, place };
}

function findTouches(field: ColorField, { label, count, width, height }: Superpixels): Touch[] {
  const contrast = meanContrast(field);
  const found = new Map<number, Touch>();
  const note = (i: number, n: number): void => {
    const a = Math.min(label[i], label[n]);
    const b = Math.max(label[i], label[n]);
    if (a === b) return;
    const key = a * count + b;
    let touch = found.get(key);
    if (!touch) found.set(key, (touch = { a, b, length: 0, bond: 0 }));
    touch.length++;
    touch.bond += Math.exp(-(distance(field.lab, i, field.lab, n) ** 2) / (2 * contrast));
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width) note(i, i + 1);
      if (y + 1 < height) note(i, i + width);
    }
  }
  return [...found.values()];
}

/** Mean squared difference of neighbouring pixels: what is an edge in this picture. */
function meanContrast({ lab, width, height }: ColorField): number {
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < width * height; i++) {
    if (i % width < width - 1) {
      sum += distance(lab, i, lab, i + 1) ** 2;
      pairs++;
    }
    if (i < width * (height - 1)) {
      sum += distance(lab, i, lab, i + width) ** 2;
      pairs++;
    }
  }
  return Math.max(1e-6, sum / Math.max(1, pairs));
}

/** A number for each patch, as one for each pixel. */
export function spreadToPixels(
  { label }: Pick<Superpixels, 'label'>,
  values: ArrayLike<number>,
): Float32Array {
  const out = new Float32Array(label.length);
  for (let i = 0; i < out.length; i++) out[i] = values[label[i]];
  return out;
}
