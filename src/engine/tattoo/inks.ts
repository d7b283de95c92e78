import { type Oklab, oklabFromHex } from '../color/oklab.ts';
import type { Context } from '../core/context.ts';
import type { Thread } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { chooseColors, gatherCells, nearestColor } from '../picture/clusters.ts';
import { BARE_LABEL, type Labels } from '../picture/labels.ts';
import { smoothLabels } from '../picture/potts-smoothing.ts';
import { mergeSpecks } from '../picture/specks.ts';
import { chooseThreads } from '../threads/choose.ts';
import { drawLines } from '../trace/lines.ts';
import { buildPlanarMap, joinRings } from '../trace/planar.ts';
import type { Polygon } from '../vector/geometry.ts';
import { type Art, blurredPlane } from './art.ts';
import type { TattooOptions } from './options.ts';
import { oklabsOf } from '../picture/colors.ts';

/*
 * A tattooist's inks: the black, and the colours that a picture or a style brings.
 */

/** The black of outlines. */
export const BLACK: Oklab = oklabFromHex('#0d0d0f');

/**
 * The picture's own colours, darkest first, as OKLab; flat art's are divided by light and shade
 * as well, so that a single colour still gives several tones.
 */
export function pictureColors(art: Art, count: number): Oklab[] {
  const lab = partLab(art);
  const rgb = new Uint8Array(lab.length);
  for (let i = 0; i < lab.length; i += 3) {
    rgb[i] = 255 * Math.min(1, Math.max(0, lab[i]));
    rgb[i + 1] = 128 + 150 * lab[i + 1];
    rgb[i + 2] = 128 + 150 * lab[i + 2];
  }
  const found = chooseColors(gatherCells(rgb, lab, Float32Array.from(art.figure)), count);
  return oklabsOf(found, 2).sort((a, b) => a[0] - b[0]);
}

/** The picture's colours (a and b doubled) with the light and shade of `art.tone`. */
export function shadedLab({ raster, photograph, tone, dark, figure }: Art): Float32Array {
  if (photograph) return raster.lab;
  const lab = raster.lab.slice();
  for (let i = 0; i < figure.length; i++) {
    if (figure[i] === 0) continue;
    const p = i * 3;
    // Where the shade lightens, the ink thins towards skin; where it deepens, towards black.
    const shift = dark.data[i] - tone.data[i];
    const to = shift > 0 ? 0.97 : 0.1;
    const by = Math.min(0.85, Math.abs(shift));
    lab[p] += (to - lab[p]) * by;
    lab[p + 1] *= 1 - by * 0.5;
    lab[p + 2] *= 1 - by * 0.5;
  }
  return lab;
}

/** The threads for some inks, in their order, as the palette makes them. */
export function threadsOf(inks: readonly Oklab[], { palette }: TattooOptions): Thread[] {
  const shares = inks.map(() => 1 / inks.length);
  return chooseThreads(palette, inks, shares);
}

/** Deep inks: black first, then the picture's hues, which are kept dark: the work is to stay bold. */
export function deepInks(art: Art, count: number): Oklab[] {
  const others = pictureColors(art, Math.max(1, count - 1));
  const inks: Oklab[] = [BLACK];
  for (let k = 0; inks.length < count; k++) {
    const [, a, b] = others[k % others.length];
    const chroma = Math.hypot(a, b) || 1e-6;
    const gain = Math.min(2, Math.max(1, 0.09 / chroma));
    inks.push([0.24 + (0.26 * (inks.length - 1)) / Math.max(1, count - 1), a * gain, b * gain]);
  }
  return inks;
}

/** The colours by which a picture is divided into parts: a photograph's lightness has its contrast raised. */
export function partLab(art: Art): Float32Array {
  if (!art.photograph) return shadedLab(art);
  const lab = art.raster.lab.slice();
  for (let i = 0; i < art.figure.length; i++) {
    lab[i * 3] = 0.12 + 0.84 * (1 - art.plain.data[i]);
  }
  return lab;
}

/** The art without light and shade, as it was drawn. */
export const unshaded = (art: Art): Art => ({ ...art, tone: art.dark });

/** A flat part of the picture. */
interface Part {
  polygon: Polygon;
  /** Index of its colour. */
  color: number;
}

/** A border between parts, or of a part with bare skin. */
export interface Border {
  points: Float64Array;
  closed: boolean;
  /** Bare skin lies on its one side. */
  outer: boolean;
}

/** A picture in few flat parts, as a stencil has them. */
export interface Stencil {
  parts: Part[];
  /** Each border once. */
  borders: Border[];
  /** Colour of each pixel of the raster, BARE_LABEL where bare. */
  labels: Labels;
}

/** Parts smaller than this join their neighbours, mm² at 100 mm; in flat art a quarter of it. */
const MIN_PART_MM2 = 11;

interface StencilOptions {
  /** Parts smaller than this join their neighbours, mm² at 100 mm. */
  leastMm2?: number;
  /** Blur before the picture is divided, standard deviation in mm at 100 mm; as the reading asks where absent. */
  softMm?: Mm;
}

/** Divides a picture into parts of a few colours. */
export function cutStencil(
  art: Art,
  colors: readonly Oklab[],
  context: Context,
  options: StencilOptions = {},
): Stencil {
  const { raster, figure, scale, reading, photograph } = art;
  const { width, height, pxPerMm } = raster;
  const asked = photograph ? 0.55 + 0.35 * reading.smoothMm : 0.3 * reading.smoothMm;
  const lab = blurLab(art, (options.softMm ?? asked) * scale * pxPerMm);
  const flat = Float64Array.from(colors.flatMap(([L, a, b]) => [L, 2 * a, 2 * b]));
  const data = Uint8Array.from(figure, (on, i) =>
    on === 0 ? BARE_LABEL : nearestColor(flat, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]),
  );
  const labels: Labels = { width, height, data };
  smoothLabels(labels, lab, flat);
  const least = (options.leastMm2 ?? MIN_PART_MM2 * (photograph ? 1 : 0.25)) * scale * scale;
  return traceLabels(art, labels, lab, flat, least, context);
}

/**
 * The parts and borders of labelled pixels.
 * @param lab the picture's colours, by which borders are placed between pixels
 * @param colors of the labels, in the same space, three each
 * @param leastMm2 parts smaller than this join their neighbours
 */
export function traceLabels(
  { raster, widthMm, heightMm }: Art,
  labels: Labels,
  lab: Float32Array,
  colors: Float64Array,
  leastMm2: number,
  context: Context,
): Stencil {
  const { width, height, pxPerMm } = raster;
  const leastArea = Math.max(1.5, leastMm2) * pxPerMm ** 2;
  const sizes = { leastArea, leastStrongArea: leastArea / 3, strong: 0.3, leastTotal: leastArea };
  mergeSpecks({ labels, lab, colors }, sizes, context);
  const map = buildPlanarMap(labels);
  const toMm = [widthMm / width, heightMm / height];
  const lines = drawLines(map, { ...raster, lab }, context).map((line) =>
    line.map((v, c) => v * toMm[c & 1]),
  );
  const parts = joinRings(map, lines).map(({ region, polygon }) => ({
    polygon,
    color: map.label[region],
  }));
  const borders = map.arcs.flatMap((arc, k): Border[] => {
    if (onPage(lines[k], widthMm, heightMm)) return [];
    return [{ points: lines[k], closed: arc.closed, outer: arc.left < 0 || arc.right < 0 }];
  });
  return { parts, borders, labels };
}

/** Whether a line is a piece of the page's own border. */
function onPage(line: Float64Array, widthMm: Mm, heightMm: Mm): boolean {
  const within = (axis: number, at: Mm): boolean => {
    for (let i = axis; i < line.length; i += 2) if (Math.abs(line[i] - at) > 0.05) return false;
    return true;
  };
  return within(0, 0) || within(0, widthMm) || within(1, 0) || within(1, heightMm);
}

/** The picture's colours, blurred within the figure. */
function blurLab(art: Art, sigmaPx: number): Float32Array {
  const { figure } = art;
  const lab = partLab(art);
  if (sigmaPx < 0.8) return lab;
  const weight = blurredPlane(art, sigmaPx, (i) => figure[i]);
  const out = lab.slice();
  for (let c = 0; c < 3; c++) {
    const sum = blurredPlane(art, sigmaPx, (i) => figure[i] * lab[i * 3 + c]);
    for (let i = 0; i < figure.length; i++) {
      if (figure[i] === 1) out[i * 3 + c] = sum[i] / Math.max(1e-3, weight[i]);
    }
  }
  return out;
}
