import type { Raster } from '../picture/raster.ts';
import type { Arc, PlanarMap } from './planar.ts';

/** How far colours may move an edge from the crack, in pixels. */
const FARTHEST = 0.9;
/** Squared difference of sRGB bytes below which the two sides tell nothing. */
const LEAST_CONTRAST = 36 * 36;
/** Cracks before and after that give the arc's direction. */
const REACH = 3;
/** A crack that lies across the arc's direction by this much tells little, and is passed over. */
const ACROSS = 0.8;

/**
 * The middles of an arc's cracks, each moved across its crack to where the
 * colours say that the edge lies: a pixel that is 70 % the right colour has
 * the edge at 70 % of its width.
 *
 * Summed over two pixels either side this is exact for straight edges of
 * area-sampled pictures up to the diagonal; steeper ones are read from the
 * cracks of the other direction.
 * @returns pixels from the top left corner, the ends of an open arc included.
 */
export function placeArc(arc: Arc, map: PlanarMap, raster: Raster): Float64Array {
  const { path, closed } = arc;
  const stride = map.width + 1;
  const cracks = path.length - 1;
  const out: number[] = [];
  const xAt = (k: number): number => path[k]! % stride;
  const yAt = (k: number): number => Math.floor(path[k]! / stride);
  const clampIndex = (k: number): number =>
    closed ? ((k % cracks) + cracks) % cracks : Math.max(0, Math.min(cracks, k));
  if (!closed) out.push(xAt(0), yAt(0));
  const short = cracks < 2 * REACH;
  for (let k = 0; k < cracks; k++) {
    const x = xAt(k);
    const y = yAt(k);
    const dx = xAt(k + 1) - x;
    const dy = yAt(k + 1) - y;
    const before = clampIndex(k - REACH);
    const after = clampIndex(k + 1 + REACH);
    const tx = Math.abs(xAt(after) - xAt(before));
    const ty = Math.abs(yAt(after) - yAt(before));
    if (!short && (dx !== 0 ? tx < ACROSS * ty : ty < ACROSS * tx)) continue;
    const shift = edgeShift(map, raster, x, y, dx, dy);
    // Across the crack, from right to left.
    out.push(x + dx / 2 + dy * shift, y + dy / 2 - dx * shift);
  }
  if (!closed) out.push(xAt(cracks), yAt(cracks));
  return Float64Array.from(out);
}

/** How far the right side reaches beyond the crack, in pixels; negative where it falls short. */
function edgeShift(
  map: PlanarMap,
  { rgb, alpha }: Raster,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number {
  const { width, height, regionOf } = map;
  // The first pixel on the right, and the step from there into the right side.
  const rx = dx > 0 || dy < 0 ? x : x - 1;
  const ry = dy > 0 || dx > 0 ? y : y - 1;
  const sx = -dy;
  const sy = dx;
  const index = (k: number): number => {
    const px = rx + sx * k;
    const py = ry + sy * k;
    return px < 0 || py < 0 || px >= width || py >= height ? -1 : py * width + px;
  };
  // Right side: k = 0, 1, 2; left side: k = -1, -2, -3.
  const right = index(0);
  const left = index(-1);
  if (right < 0 || left < 0) return 0;
  const same = (k: number, of: number): boolean => {
    const i = index(k);
    return i >= 0 && regionOf[i] === regionOf[of];
  };
  const depthRight = same(1, right) ? (same(2, right) ? 2 : 1) : 0;
  const depthLeft = same(-2, left) ? (same(-3, left) ? 2 : 1) : 0;
  const clearRight = alpha[index(depthRight)]! < 128;
  const clearLeft = alpha[index(-1 - depthLeft)]! < 128;
  const far = index(depthRight) * 3;
  const near = index(-1 - depthLeft) * 3;
  let shareAt: (i: number) => number;
  if (clearRight !== clearLeft) {
    shareAt = (i) => (clearRight ? 1 - alpha[i]! / 255 : alpha[i]! / 255);
  } else {
    const r = rgb[far]! - rgb[near]!;
    const g = rgb[far + 1]! - rgb[near + 1]!;
    const b = rgb[far + 2]! - rgb[near + 2]!;
    const contrast = r * r + g * g + b * b;
    if (contrast < LEAST_CONTRAST) return 0;
    shareAt = (i) => {
      const p = i * 3;
      const along =
        (rgb[p]! - rgb[near]!) * r +
        (rgb[p + 1]! - rgb[near + 1]!) * g +
        (rgb[p + 2]! - rgb[near + 2]!) * b;
      return Math.max(0, Math.min(1, along / contrast));
    };
  }
  let shift = shareAt(left) - (1 - shareAt(right));
  if (depthRight > 0) shift -= 1 - shareAt(index(1));
  if (depthLeft > 0) shift += shareAt(index(-2));
  return Math.max(-FARTHEST, Math.min(FARTHEST, shift));
}

/** Whether an arc is part of the picture's own border, which stays straight. */
export function onBorder(arc: Arc): boolean {
  return arc.right === -1 || arc.left === -1;
}
