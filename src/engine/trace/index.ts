import { checkpoint, type Context } from '../core/context.ts';
import type { Ground, SmallText } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import type { DigitizeOptions } from '../options.ts';
import { labelPicture, type LabelledPicture } from '../picture/index.ts';
import type { Labels } from '../picture/labels.ts';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import type { Polygon } from '../vector/geometry.ts';
import { simplifyLine, smoothLine } from './curve.ts';
import { drawLines } from './lines.ts';
import { buildPlanarMap, joinRings } from './planar.ts';
import { middleOfCracks, onBorder } from './subpixel.ts';
import { joinStrokes } from './strokes.ts';

export interface TracedPicture {
  /**
   * Areas that tile what is sewn: neighbours share their boundary points exactly. Then the thin
   * lines drawn over them: lines that meet have a point in common.
   */
  set: ShapeSet;
  /** The one colour around the picture, be it fabric or sewn. */
  ground?: Ground | undefined;
  /** What text in it is too small to be sewn. */
  smallText?: SmallText | undefined;
}

/**
 * Turns a picture into coloured areas: at most `options.colors` threads, one
 * polygon (with holes) for each connected area, nothing too small to sew, and
 * a stroke for each thin dark line. Millimetres from the picture's top left corner.
 * @param pen whether thin dark lines are taken for drawn ones: not in photographs
 * @throws EngineError `bad-image`, `bad-options`, `nothing-to-sew`, `one-colour`, `aborted`.
 */
export function tracePicture(
  image: RgbaImage,
  options: DigitizeOptions,
  context: Context = {},
  pen = true,
): TracedPicture {
  const picture = labelPicture(image, options, context, pen);
  const { raster, threads, ground, smallText } = picture;
  const { widthMm, heightMm } = raster;
  const shapes = [...traceAreas(picture, context), ...joinStrokes(picture)];
  return { set: { widthMm, heightMm, threads, shapes }, ground, smallText };
}

function traceAreas({ raster, labels }: LabelledPicture, context: Context): AreaShape[] {
  checkpoint(context, 'shapes', 0, 1);
  const map = buildPlanarMap(labels);
  const scale = [raster.widthMm / raster.width, raster.heightMm / raster.height];
  const lines = drawLines(map, raster, context).map((line) => line.map((v, c) => v * scale[c & 1]));
  const outlines = joinRings(map, lines);
  checkpoint(context, 'shapes', outlines.length, outlines.length);
  return outlines.map(({ region, polygon }) => ({
    kind: 'area',
    polygon,
    thread: map.label[region],
  }));
}

/** Rounds of smoothing that take the steps off a border of cells, and how far it may then be simplified, in cells. */
const SMOOTH_ROUNDS = 3;
const SIMPLE = 0.25;

/**
 * The areas of a picture of labels, whose cells are all that is known.
 * @returns one polygon for each connected area, in cells; neighbours share their borders exactly
 */
export function traceLabels(labels: Labels): { label: number; polygon: Polygon }[] {
  const map = buildPlanarMap(labels);
  const lines = map.arcs.map((arc) => {
    const middles = middleOfCracks(arc, map);
    if (onBorder(arc)) return Float64Array.of(...middles.subarray(0, 2), ...middles.subarray(-2));
    return simplifyLine(smoothLine(middles, arc.closed, SMOOTH_ROUNDS), arc.closed, SIMPLE);
  });
  return joinRings(map, lines).map(({ region, polygon }) => ({
    label: map.label[region],
    polygon,
  }));
}
