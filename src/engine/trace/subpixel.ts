import { OPAQUE } from '../picture/background.ts';
import type { Raster } from '../picture/raster.ts';
import { OUTSIDE, type Arc, type PlanarMap } from './planar.ts';

/** How far colours may move an edge from its crack, in pixels of the source. */
const MAX_SHIFT_PX = 0.9;
/** Squared difference of sRGB bytes below which the two sides tell nothing. */
const MIN_CONTRAST = 36 * 36;
/** Cracks before and after that give the arc's direction. */
const REACH_CRACKS = 3;
/** A crack that lies across the arc's direction by this much tells little, and is passed over. */
const ACROSS = 0.8;

/**
 * The middles of an arc's cracks, each moved across its crack to where the
 * colours say that the edge lies: a pixel that is 70 % the right colour has
 * the edge at 70 % of its width.
 *
 * Summed over two pixels either side this is exact for straight edges of
 * area-sampled pictures up to the diagonal; steeper ones are read from the
 * cracks of the other direction. In an enlarged picture the edge is where the
 * colour is half way.
 * @returns pixels from the top left corner, the ends of an open arc included.
 */
export function placeArc(arc: Arc, map: PlanarMap, raster: Raster): Float64Array {
  const { path, closed } = arc;
  const stride = map.width + 1;
  const cracks = path.length - 1;
  const reach = REACH_CRACKS * raster.grain;
  const xAt = (k: number): number => path[k] % stride;
  const yAt = (k: number): number => Math.floor(path[k] / stride);
  const around = (k: number): number =>
    closed ? (k + cracks) % cracks : Math.max(0, Math.min(cracks, k));
  const short = cracks < 2 * reach;
  return alongCracks(arc, map, (k, crack) => {
    const { x, y, dx, dy } = crack;
    const before = around(k - reach);
    const after = around(k + 1 + reach);
    const tx = Math.abs(xAt(after) - xAt(before));
    const ty = Math.abs(yAt(after) - yAt(before));
    if (!short && (dx !== 0 ? tx < ACROSS * ty : ty < ACROSS * tx)) return [];
    const shift = edgeShift(map, raster, crack);
    // Across the crack, from right to left.
    return [x + dx / 2 + dy * shift, y + dy / 2 - dx * shift];
  });
}

/** The middles of an arc's cracks as they are, the ends of an open arc included. */
export const middleOfCracks = (arc: Arc, map: PlanarMap): Float64Array =>
  alongCracks(arc, map, (_, { x, y, dx, dy }) => [x + dx / 2, y + dy / 2]);

/** The points that each crack of an arc gives, the ends of an open arc included. */
function alongCracks(
  { path, closed }: Arc,
  { width }: PlanarMap,
  pointsOf: (k: number, crack: Crack) => number[],
): Float64Array {
  const point = (v: number): [number, number] => [v % (width + 1), Math.floor(v / (width + 1))];
  const out: number[] = closed ? [] : point(path[0]);
  for (let k = 0; k + 1 < path.length; k++) {
    const [x, y] = point(path[k]);
    const [x1, y1] = point(path[k + 1]);
    out.push(...pointsOf(k, { x, y, dx: x1 - x, dy: y1 - y }));
  }
  if (!closed) out.push(...point(path.at(-1)!));
  return Float64Array.from(out);
}

/** Whether an arc is part of the picture's own border, which stays straight. */
export function onBorder({ right, left }: Arc): boolean {
  return right === OUTSIDE || left === OUTSIDE;
}

/** One side of a pixel: where it starts, and the step along it. */
interface Crack {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** How far the right side reaches beyond a crack, in pixels; negative where it falls short. */
function edgeShift(map: PlanarMap, raster: Raster, { x, y, dx, dy }: Crack): number {
  const { width, height, regionOf } = map;
  // The first pixel on the right, and the step from there into the right side.
  const rx = dx > 0 || dy < 0 ? x : x - 1;
  const ry = dy > 0 || dx > 0 ? y : y - 1;
  /** Pixels across the crack: 0, 1, … on the right; -1, -2, … on the left; -1 beyond the picture. */
  const index = (k: number): number => {
    const px = rx - dy * k;
    const py = ry + dx * k;
    return px < 0 || py < 0 || px >= width || py >= height ? -1 : py * width + px;
  };
  const right = regionOf[index(0)];
  const left = regionOf[index(-1)];
  const most = 2 * raster.grain;
  let deepRight = 0;
  while (deepRight < most && regionOf[index(deepRight + 1)] === right) deepRight++;
  let deepLeft = -1;
  while (deepLeft > -1 - most && regionOf[index(deepLeft - 1)] === left) deepLeft--;
  const share = shareOfRight(raster, index(deepRight), index(deepLeft));
  if (!share) return 0;
  return raster.grain > 1
    ? halfWay(index, share, raster.grain)
    : balance(index, share, deepRight, deepLeft);
}

/** How much a pixel is like the right side rather than the left, 0 to 1; nothing where they are alike. */
function shareOfRight({ rgb, alpha }: Raster, right: number, left: number): Share | undefined {
  const clear = alpha[right] < OPAQUE;
  if (clear !== alpha[left] < OPAQUE) {
    return (i) => (clear ? 1 - alpha[i] / 255 : alpha[i] / 255);
  }
  const p = right * 3;
  const q = left * 3;
  const r = rgb[p] - rgb[q];
  const g = rgb[p + 1] - rgb[q + 1];
  const b = rgb[p + 2] - rgb[q + 2];
  const contrast = r * r + g * g + b * b;
  if (contrast < MIN_CONTRAST) return undefined;
  return (i) => {
    const at = i * 3;
    const along =
      (rgb[at] - rgb[q]) * r + (rgb[at + 1] - rgb[q + 1]) * g + (rgb[at + 2] - rgb[q + 2]) * b;
    return Math.max(0, Math.min(1, along / contrast));
  };
}

/** What the left pixels have of the right colour, less what the right ones lack. */
function balance(index: PixelAt, share: Share, deepRight: number, deepLeft: number): number {
  let shift = share(index(-1)) + share(index(0)) - 1;
  if (deepRight > 0) shift += share(index(1)) - 1;
  if (deepLeft < -1) shift += share(index(-2));
  return Math.max(-MAX_SHIFT_PX, Math.min(MAX_SHIFT_PX, shift));
}

type PixelAt = (k: number) => number;
type Share = (i: number) => number;

/** Where, next to the crack, the colour passes the middle between the two sides. */
function halfWay(index: PixelAt, share: Share, grain: number): number {
  // Pixel k has its middle at k + ½ right of the crack.
  for (let out = 0; out <= grain; out++) {
    for (const k of [out - 1, -out - 1]) {
      const a = index(k);
      const b = index(k + 1);
      if (a < 0 || b < 0) continue;
      const low = share(a);
      const high = share(b);
      if (low >= 0.5 || high < 0.5) continue;
      return -(k + 0.5 + (0.5 - low) / (high - low));
    }
  }
  return 0;
}
