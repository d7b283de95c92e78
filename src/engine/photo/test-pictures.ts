import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import { rowFrame } from '../stitch/rows.ts';
import type { RowRaster } from './row-raster.ts';

/* Pictures drawn in code, for tests. */

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture whose pixels are given by a function of place. */
export function picture(
  width: number,
  height: number,
  at: (x: number, y: number) => Pixel,
): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(at(x, y), (y * width + x) * 4);
  }
  return { width, height, data };
}

/** Something like a photograph: a lit ball before a sloping sky and a striped field, with grain. */
export function scene(width: number, height: number): RgbaImage {
  return picture(width, height, (x, y) => {
    const u = x / width;
    const v = y / height;
    const grain = 24 * (hash01(y * width + x, 5) - 0.5);
    const r = Math.hypot(x - width / 2, y - height / 2) / (height * 0.35);
    const stripes = 14 * Math.sin((x + 2 * y) / 4);
    let color =
      v < 0.5 ? [110 + 90 * u, 150 + 60 * v, 230 - 90 * v] : [90 + stripes, 130 * v + stripes, 40];
    if (r < 1) {
      const light = Math.max(0.1, Math.sqrt(1 - r * r) * 0.7 + 0.5 * (0.5 - v));
      color = [250 * light, 60 + 130 * light * u, 170 * light * (1 - u)];
    }
    return [color[0] + grain, color[1] + grain, color[2] + grain, 255];
  });
}

/** A disc, a bar and a ring in flat colours with soft edges, on white. */
export function drawnArt(width: number, height: number): RgbaImage {
  const mix = (a: readonly number[], b: readonly number[], share: number) => {
    const s = Math.min(1, Math.max(0, share));
    return a.map((v, i) => v + (b[i] - v) * s);
  };
  return picture(width, height, (x, y) => {
    const d = Math.hypot(x - width * 0.35, y - height * 0.5);
    const e = Math.hypot(x - width * 0.7, y - height * 0.5);
    let color: number[] = [255, 255, 255];
    color = mix(color, [200, 40, 50], height * 0.3 - d);
    color = mix(color, [30, 60, 140], 6 - Math.abs(e - height * 0.25));
    color = mix(color, [240, 190, 40], 5 - Math.abs(y - height * 0.5));
    return [color[0], color[1], color[2], 255];
  });
}

/** Rows of thread 0 over a black picture. */
export function blackRows(width: number, lines: number, spacingMm: Mm): RowRaster {
  const cells = width * lines;
  return {
    frame: rowFrame(0, spacingMm),
    firstRow: 0,
    lines,
    width,
    left: 0,
    // The last cell of each line lies outside.
    inside: Uint8Array.from({ length: cells }, (_, i) => +(i % width < width - 1)),
    light: new Float32Array(cells * 3),
    roots: new Float32Array(cells * 3),
    calm: new Float32Array(cells),
    label: new Uint8Array(cells),
  };
}
