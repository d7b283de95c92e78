import type { Design, RgbaImage } from 'ilmek-engine';
import {
  ciede2000,
  labFromRgb,
  linearToSrgb,
  rgbFromHex,
  srgbToLinear,
} from 'ilmek-engine/internal';
import { Command, MIN_THREAD_MM } from 'ilmek-engine/tables';
import { forEachCellUnder } from './coverage.ts';

/*
 * How well a sewn photograph follows its picture, in the judge's manner: on what the needle does,
 * not on what the engine meant.
 *
 * Direction: rows should run along what the picture shows (hair, folds, edges). At each place of the
 * picture the structure tensor (the products of its gradients, smoothed) tells the direction in which
 * it changes least, and its coherence how sure that is: 1 on a clean edge, 0 on an even or a
 * speckled place. The figure is the mean angle between stitches and that direction, weighted by
 * coherence, by how strong the edge is against the picture's own noise, and by the stitch's length.
 * Rows laid at random come to 45°.
 *
 * Colour: thread and picture are both blurred as an eye does from a metre away; connected places
 * whose colours then differ by more than 25 (CIEDE2000) are wrong patches.
 */

/** What is told of a sewn photograph. */
export interface PhotoFigures {
  /** Mean angle between rows and the picture's direction, degrees. */
  angle: number;
  /** Sizes of the wrong patches of more than 3 mm², largest first, mm². */
  wrong: number[];
}

/** Gradients are smoothed over this, and colours seen through this (standard deviations, mm). */
const SMOOTH_MM = 1.5;
const SEEN_MM = 0.8;
/** Shorter stitches have no direction: they turn. */
const LEAST_STITCH_MM = 1;
const WRONG_DE = 25;
const WRONG_MM2 = 3;

/** @param image what the design was made from: all of it lies on the design's page */
export function photoFigures(design: Design, image: RgbaImage): PhotoFigures {
  const { left, right, top } = design.page!;
  const perPx = (right - left) / 10 / image.width;
  const at = (i: number) => [(design.x[i] - left) / 10, (design.y[i] - top) / 10] as const;
  return {
    angle: meanAngle(design, tensorOf(image, SMOOTH_MM / perPx), at, perPx),
    wrong: wrongPatches(design, image, at, perPx),
  };
}

interface Tensor {
  width: number;
  height: number;
  xx: Float32Array;
  xy: Float32Array;
  yy: Float32Array;
}

type PlaceOf = (record: number) => readonly [x: number, y: number];

function tensorOf({ width, height, data }: RgbaImage, sigma: number): Tensor {
  const light = Float32Array.from({ length: width * height }, (_, i) => {
    const [r, g, b] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(light.length));
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const [dx, dy] = [light[i + 1] - light[i - 1], light[i + width] - light[i - width]];
      xx[i] = dx * dx;
      xy[i] = dx * dy;
      yy[i] = dy * dy;
    }
  }
  for (const plane of [xx, xy, yy]) blur(plane, width, height, sigma);
  return { width, height, xx, xy, yy };
}

function meanAngle(design: Design, tensor: Tensor, at: PlaceOf, perPx: number): number {
  const { width, height, xx, xy, yy } = tensor;
  const energy = Float32Array.from(xx, (v, i) => v + yy[i]).sort();
  const noise = energy[energy.length >> 1] + 1e-6;
  let [sum, all] = [0, 0];
  for (const { kind, start, end } of design.objects) {
    if (kind !== 'fill') continue;
    for (let i = Math.max(1, start); i < end; i++) {
      if (design.commands[i] !== Command.Stitch || design.commands[i - 1] !== Command.Stitch)
        continue;
      const [[ax, ay], [bx, by]] = [at(i - 1), at(i)];
      const length = Math.hypot(bx - ax, by - ay);
      if (length < LEAST_STITCH_MM) continue;
      const px = Math.floor((ax + bx) / 2 / perPx);
      const py = Math.floor((ay + by) / 2 / perPx);
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const k = py * width + px;
      const trace = xx[k] + yy[k];
      const spread = Math.hypot(xx[k] - yy[k], 2 * xy[k]);
      // Across the picture's direction it changes most; rows should run along it.
      const along = Math.atan2(2 * xy[k], xx[k] - yy[k]) / 2 + Math.PI / 2;
      const off = Math.abs(Math.asin(Math.sin(Math.atan2(by - ay, bx - ax) - along)));
      const weight = ((spread / (trace + noise)) * length * trace) / (trace + noise);
      sum += ((off * 180) / Math.PI) * weight;
      all += weight;
    }
  }
  return sum / (all || 1);
}

function wrongPatches(design: Design, image: RgbaImage, at: PlaceOf, perPx: number): number[] {
  const { width, height, data } = image;
  const sewn = [0, 1, 2].map(() => new Float32Array(width * height));
  const bare = new Uint8Array(width * height).fill(1);
  let block = 0;
  for (let i = 1; i < design.commands.length; i++) {
    if (design.commands[i] === Command.ColorChange) block++;
    if (design.commands[i] !== Command.Stitch) continue;
    const rgb = rgbFromHex(design.threads[block].hex).map(srgbToLinear);
    const stitch = [...at(i - 1), ...at(i)] as const;
    forEachCellUnder({ width, height, cellMm: perPx }, stitch, MIN_THREAD_MM, (cell) => {
      bare[cell] = 0;
      for (let c = 0; c < 3; c++) sewn[c][cell] = rgb[c];
    });
  }
  const seen = [0, 1, 2].map((c) => {
    const plane = Float32Array.from(bare, (_, i) => srgbToLinear(data[i * 4 + c]));
    // What is bare shows no thread: it is left to the picture.
    bare.forEach((is, i) => (sewn[c][i] = is ? plane[i] : sewn[c][i]));
    return plane;
  });
  for (const plane of [...sewn, ...seen]) blur(plane, width, height, SEEN_MM / perPx);
  const wrong = Uint8Array.from(bare, (_, i) => {
    const [a, b] = [sewn, seen].map(([r, g, b]) =>
      labFromRgb([linearToSrgb(r[i]), linearToSrgb(g[i]), linearToSrgb(b[i])]),
    );
    return +(ciede2000(a, b) > WRONG_DE);
  });
  return sizesOf(wrong, width)
    .map((pixels) => pixels * perPx ** 2)
    .filter((mm2) => mm2 > WRONG_MM2)
    .sort((a, b) => b - a);
}

/** Pixels of each connected part. */
function sizesOf(mask: Uint8Array, width: number): number[] {
  const left = mask.slice();
  const sizes: number[] = [];
  for (let from = 0; from < left.length; from++) {
    if (left[from] === 0) continue;
    left[from] = 0;
    const part = [from];
    for (const i of part) {
      const beside = [
        i % width > 0 ? i - 1 : -1,
        i % width < width - 1 ? i + 1 : -1,
        i - width,
        i + width,
      ];
      for (const n of beside) {
        if (left[n] !== 1) continue;
        left[n] = 0;
        part.push(n);
      }
    }
    sizes.push(part.length);
  }
  return sizes;
}

/** Three box means, which are nearly a bell, in place. */
function blur(plane: Float32Array, width: number, height: number, sigma: number): void {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) meanAlong(plane, y * width, 1, width, radius);
    for (let x = 0; x < width; x++) meanAlong(plane, x, width, height, radius);
  }
}

function meanAlong(
  plane: Float32Array,
  from: number,
  step: number,
  count: number,
  radius: number,
): void {
  const line = Float64Array.from({ length: count }, (_, k) => plane[from + k * step]);
  let [sum, n] = [0, 0];
  for (let k = -radius; k < count; k++) {
    if (k + radius < count) [sum, n] = [sum + line[k + radius], n + 1];
    if (k - radius - 1 >= 0) [sum, n] = [sum - line[k - radius - 1], n - 1];
    if (k >= 0) plane[from + k * step] = sum / n;
  }
}
