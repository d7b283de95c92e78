import type { Oklab } from '../color/oklab.ts';
import type { Context } from '../core/context.ts';
import type { Polygon } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { smoothLabels } from '../picture/potts-smoothing.ts';
import { nearestColor } from '../picture/clusters.ts';
import { BARE_LABEL, type Labels } from '../picture/labels.ts';
import { mergeSpecks } from '../picture/specks.ts';
import { drawLines } from '../trace/lines.ts';
import { buildPlanarMap, joinRings } from '../trace/planar.ts';
import type { Art } from './art.ts';
import { blurred } from './field.ts';
import { partLab } from './inks.ts';

/** A flat part of the picture. */
export interface Part {
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
const LEAST_PART = 11;

export interface StencilOptions {
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
  const least = (options.leastMm2 ?? LEAST_PART * (photograph ? 1 : 0.25)) * scale * scale;
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
  const { raster, figure } = art;
  const { width, height, pxPerMm } = raster;
  const lab = partLab(art);
  if (sigmaPx < 0.8) return lab;
  const plane = (of: (i: number) => number): Float32Array =>
    blurred({ width, height, pxPerMm, data: Float32Array.from(figure, (_, i) => of(i)) }, sigmaPx)
      .data;
  const weight = plane((i) => figure[i]);
  const out = lab.slice();
  for (let c = 0; c < 3; c++) {
    const sum = plane((i) => figure[i] * lab[i * 3 + c]);
    for (let i = 0; i < figure.length; i++) {
      if (figure[i] === 1) out[i * 3 + c] = sum[i] / Math.max(1e-3, weight[i]);
    }
  }
  return out;
}
