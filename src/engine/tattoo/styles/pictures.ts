import type { Density } from '../../options.ts';
import { hash01 } from '../../core/hash.ts';
import { oklabFromOklch } from '../../color/oklab.ts';
import { type Art, blurredPlane, clamp } from '../art.ts';
import { washed } from '../prepare.ts';
import type { ByDensity, DrawStyle } from '../sheet.ts';

/*
 * The two styles that are sewn as photographs are: their threads mixed row by row.
 */

/** Fine work: rows lie one step closer than asked. Closer than that cloth would stiffen: detail is sharpened instead. */
const FINER: ByDensity<Density> = { low: 'medium', medium: 'high', high: 'high' };
const CRISP = 0.8;

/** Realistic: the whole picture, in its own light and shade. */
export const drawRealistic: DrawStyle = (art, options) => ({
  kind: 'picture',
  image: washed(art, {
    chroma: 1,
    lift: 0,
    softMm: art.reading.smoothMm > 3 ? 1.2 * art.scale : 0,
    crisp: options.density === 'high' ? CRISP : 0,
  }),
  mixed: options.stitchStyle === 'mixed',
  density: FINER[options.density],
});

/**
 * Watercolour: no line holds the colour. It runs a little beyond the figure, in a soft and ragged
 * edge, with drops beside it; hues are livelier and flow into each other.
 */
export const drawWatercolor: DrawStyle = (art, options) => ({
  kind: 'picture',
  image: washed(bled(art, options.palette !== 'monochrome'), {
    chroma: 1.35,
    lift: 0.1,
    softMm: (0.7 + 0.5 * art.reading.smoothMm) * art.scale,
    alpha: splash(art),
  }),
  mixed: options.stitchStyle === 'mixed',
  density: options.density,
});

/** Colours so dull have no hue to flow: pools of pigment take their place. */
const MAX_DULL_CHROMA = 0.03;

/** The art with its colours run out beyond the figure. */
function bled(art: Art, tint: boolean): Art {
  const { raster, figure, tone } = art;
  const lab = raster.lab.slice();
  const reach = 3.5 * art.scale * raster.pxPerMm;
  const weight = blurredPlane(art, reach, (i) => figure[i]);
  const sums = [0, 1, 2].map((c) =>
    blurredPlane(art, reach, (i) => figure[i] * raster.lab[i * 3 + c]),
  );
  let chroma = 0;
  let all = 0;
  for (let i = 0; i < figure.length; i++) {
    if (figure[i] === 1) {
      chroma += Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2]) / 2;
      all++;
    } else {
      for (let c = 0; c < 3; c++) lab[i * 3 + c] = sums[c][i] / Math.max(1e-4, weight[i]);
    }
  }
  if (tint && chroma / Math.max(1, all) < MAX_DULL_CHROMA) pour(lab, art);
  // Outside the figure shade does not change.
  const data = tone.data.map((t, i) => (figure[i] === 1 ? t : 0));
  const whole = { raster: { ...raster, lab }, figure: figure.map(() => 1) };
  return { ...art, ...whole, tone: { ...tone, data } };
}

/** Pools of pigment: hues from blue over rose to amber, across the figure. */
function pour(lab: Float32Array, { raster: { width, height } }: Art): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3;
      const across = (0.55 * x) / width + (0.45 * y) / height;
      const t = clamp(across + 0.16 * (noise(x / width, y / height, 5, 7) - 0.5));
      const [, a, b] = oklabFromOklch(0.6, 0.14, 255 + 170 * t);
      lab[p] = 0.42 + 0.35 * lab[p] + 0.2 * noise(x / width, y / height, 6, 3);
      lab[p + 1] = 2 * a;
      lab[p + 2] = 2 * b;
    }
  }
}

/** Opacity of the wash: the figure, softened, its edge moved in and out by noise, and drops around it. */
function splash(art: Art): Uint8Array {
  const { figure, dark, scale, photograph } = art;
  const { width, height, pxPerMm } = dark;
  const longest = Math.max(width, height);
  const shown = (i: number): number =>
    photograph ? oval((2 * (i % width)) / width - 1, (2 * Math.floor(i / width)) / height - 1) : 1;
  const soft = blurredPlane(art, 1.5 * scale * pxPerMm, (i) => figure[i] * shown(i));
  const drops = dropsAround(soft, width, height, pxPerMm * scale);
  return Uint8Array.from(soft, (s, i) => {
    const x = (i % width) / longest;
    const y = Math.floor(i / width) / longest;
    const ragged = 0.62 * noise(x, y, 11, 1) + 0.38 * noise(x, y, 29, 2) - 0.5;
    return s + 0.75 * ragged > 0.36 || drops[i] === 1 ? 255 : 0;
  });
}

const oval = (x: number, y: number): number => clamp((1.02 - Math.hypot(x, y)) * 2.4);

const MAX_DROPS = 14;

/** Round drops of paint beside the figure, fewer and smaller farther away. */
function dropsAround(
  soft: Float32Array,
  width: number,
  height: number,
  pxPerMm: number,
): Uint8Array {
  const out = new Uint8Array(soft.length);
  let placed = 0;
  for (let k = 0; k < 400 && placed < MAX_DROPS; k++) {
    const radius = (1.1 + 1.6 * hash01(k, 3) ** 2) * pxPerMm;
    const x = radius + hash01(k, 1) * (width - 2 * radius);
    const y = radius + hash01(k, 2) * (height - 2 * radius);
    const near = soft[Math.round(y) * width + Math.round(x)];
    if (!(near > 0.004 && near < 0.16)) continue;
    placed++;
    for (let dy = -Math.ceil(radius); dy <= radius; dy++) {
      for (let dx = -Math.ceil(radius); dx <= radius; dx++) {
        if (dx * dx + dy * dy > radius * radius) continue;
        const px = Math.round(x + dx);
        const py = Math.round(y + dy);
        if (px >= 0 && py >= 0 && px < width && py < height) out[py * width + px] = 1;
      }
    }
  }
  return out;
}

/** Value noise, 0 to 1, with cells of 1 / `cells`; smooth between. */
function noise(x: number, y: number, cells: number, salt: number): number {
  const u = x * cells;
  const v = y * cells;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const s = (u - i) ** 2 * (3 - 2 * (u - i));
  const t = (v - j) ** 2 * (3 - 2 * (v - j));
  const at = (a: number, b: number): number => hash01(a * 4099 + b, salt);
  const top = at(i, j) * (1 - s) + at(i + 1, j) * s;
  const bottom = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s;
  return top * (1 - t) + bottom * t;
}
