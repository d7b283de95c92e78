import { rgbFromHex } from '../color/oklab.ts';
import { ringBetween } from '../digitize/lines.ts';
import { joinBoxes, linesBox, type Polygon, type Ring, ringBox } from '../vector/geometry.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { EndType, inflate, JoinType, toPath, toPolygons } from '../vector/paths.ts';

/*
 * A drawing as a picture on nothing: so that styles of tone and of line read motifs as they
 * read pictures.
 */

/** Pixels to a sewn millimetre, and the most along the longer side. */
const PX_PER_MM = 8;
const MAX_SIDE_PX = 1000;
/** Rows of samples in a pixel; along a row coverage is exact. */
const SAMPLES = 4;
/** Left around a drawing, by its page's longer side, since outlines and washes reach beyond it. */
const MARGIN_SHARE = 0.05;

export interface PaintedShapes {
  image: RgbaImage;
  /** Longer side of the page that it shows, at the size at which it will be sewn. */
  longSideMm: Mm;
}

/**
 * Draws shapes over each other in their order, in their threads' colours. The page is wider than
 * the drawing's own where a shape comes near its edge.
 * @param longSideMm the longer side at which the drawing will be sewn, whatever its own
 */
export function paintShapes(set: ShapeSet, longSideMm: Mm): PaintedShapes {
  const painted = set.shapes.flatMap((shape) => {
    const ink = rgbFromHex(set.threads[shape.thread].hex);
    return polygonsOf(shape).map((polygon) => ({ polygon, ink }));
  });
  const borders = painted.map(({ polygon }) => polygon.rings[0]);
  const page = pageAround(set, borders);
  const side = Math.max(page.widthMm, page.heightMm);
  const scale = Math.min(PX_PER_MM * longSideMm, MAX_SIDE_PX) / side;
  const width = Math.max(8, Math.round(page.widthMm * scale));
  const height = Math.max(8, Math.round(page.heightMm * scale));
  const data = new Uint8ClampedArray(width * height * 4);
  const image = { width, height, data };
  const grown = side / Math.max(set.widthMm, set.heightMm);
  for (const { polygon, ink } of painted) paintPolygon(image, moved(polygon, page), scale, ink);
  return { image, longSideMm: longSideMm * grown };
}

/** Where a page begins in a drawing, and how large it is, mm. */
interface Page {
  left: Mm;
  top: Mm;
  widthMm: Mm;
  heightMm: Mm;
}

/** The drawing's page, grown to leave the margin around every shape. */
function pageAround({ widthMm, heightMm }: ShapeSet, borders: readonly Ring[]): Page {
  const own = { left: 0, top: 0, right: widthMm, bottom: heightMm };
  const drawn = linesBox(borders, MARGIN_SHARE * Math.max(widthMm, heightMm));
  const { left, top, right, bottom } = joinBoxes([own, drawn]);
  return { left, top, widthMm: right - left, heightMm: bottom - top };
}

const moved = ({ rings }: Polygon, { left, top }: Page): Polygon => ({
  rings: rings.map((ring) => ring.map((value, i) => value - (i % 2 === 0 ? left : top))),
});

/** The areas that a shape covers when it is sewn. */
function polygonsOf(shape: Shape): Polygon[] {
  if (shape.kind === 'area') return [shape.polygon];
  if (shape.kind === 'stroke') {
    const end = shape.closed ? EndType.Joined : EndType.Round;
    const options = { join: JoinType.Round, end };
    return toPolygons(inflate([toPath(shape.points)], shape.widthMm / 2, options));
  }
  const { left, right, closed } = shape;
  return [{ rings: closed ? [left, right] : [ringBetween(left, right)] }];
}

function paintPolygon(
  { width, height, data }: RgbaImage,
  { rings }: Polygon,
  scale: number,
  [r, g, b]: readonly number[],
): void {
  const { top, bottom } = ringBox(rings[0]);
  const cover = new Float32Array(width + 1);
  const from = Math.max(0, Math.floor(top * scale));
  const to = Math.min(height - 1, Math.ceil(bottom * scale));
  for (let y = from; y <= to; y++) {
    cover.fill(0);
    for (let s = 0; s < SAMPLES; s++)
      addRow(cover, rings, (y + (s + 0.5) / SAMPLES) / scale, scale);
    for (let x = 0; x < width; x++) {
      const share = Math.min(1, cover[x] / SAMPLES);
      if (share <= 0.002) continue;
      const i = (y * width + x) * 4;
      const before = data[i + 3] / 255;
      const after = share + before * (1 - share);
      const mix = share / after;
      data[i] += (r - data[i]) * mix;
      data[i + 1] += (g - data[i + 1]) * mix;
      data[i + 2] += (b - data[i + 2]) * mix;
      data[i + 3] = 255 * after;
    }
  }
}

/** Adds what each pixel of a row of samples is covered, by the even-odd rule. */
function addRow(cover: Float32Array, rings: Polygon['rings'], y: number, scale: number): void {
  const cuts = crossings(rings, y);
  const last = cover.length - 1;
  for (let k = 0; k + 1 < cuts.length; k += 2) {
    const left = Math.max(0, cuts[k] * scale);
    const right = Math.min(last, cuts[k + 1] * scale);
    for (let x = Math.floor(left); x < right; x++) {
      cover[x] += Math.min(x + 1, right) - Math.max(x, left);
    }
  }
}

/** Where rings cross a level, from left to right, in mm. */
export function crossings(rings: Polygon['rings'], y: number): number[] {
  const cuts: number[] = [];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const y0 = ring[j + 1];
      const y1 = ring[i + 1];
      if (y0 > y === y1 > y) continue;
      cuts.push(ring[j] + ((y - y0) / (y1 - y0)) * (ring[i] - ring[j]));
    }
  }
  return cuts.sort((a, b) => a - b);
}
