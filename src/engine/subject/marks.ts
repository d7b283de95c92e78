import type { Size } from '../picture/pixels.ts';
import type { Superpixels } from './superpixels.ts';

/** What a person, or a program, says of the subject. Places are pixels of the picture as it was given. */
export interface SubjectMark {
  /** `within`: the subject lies in it, and nothing outside of it belongs to it. */
  what: 'keep' | 'drop' | 'within';
  /** A stroke of a pen, or a polygon with its inside. */
  shape: 'stroke' | 'area';
  /** x and y in turn. */
  points: readonly number[];
  /** Breadth of a stroke, px. */
  width?: number | undefined;
}

/** What is known of each patch: 1 kept, -1 dropped, 0 nothing. */
export type Seeds = Int8Array;

/** A patch is marked by a stroke over this share of it, or over its middle; by an area over half. */
const STROKE_SHARE = 0.3;
const AREA_SHARE = 0.5;

/**
 * What the marks say of each patch; a later mark overrules an earlier one.
 * @param how `scale`: px of the patches' picture to one px of the marks'; `meant`: so much of a stroke's
 *   breadth is taken at its word
 */
export function readMarks(
  patches: Superpixels,
  marks: readonly SubjectMark[],
  { scale, meant }: { scale: number; meant: number },
): Seeds {
  const seeds = new Int8Array(patches.count);
  const sizes = new Int32Array(patches.count);
  for (const k of patches.label) sizes[k]++;
  for (const mark of marks) {
    const points = mark.points.map((v) => v * scale);
    const covered = new Int32Array(patches.count);
    const cover = (i: number) => covered[patches.label[i]]++;
    const breadth = (mark.width ?? 1) * scale * (mark.what === 'within' ? 1 : meant);
    if (mark.shape === 'area') forEachInside(points, patches, cover);
    else forEachUnder(points, breadth / 2, patches, cover);
    const least = mark.shape === 'area' ? AREA_SHARE : STROKE_SHARE;
    const most = covered.reduce((a, b) => Math.max(a, b), 0);
    for (let k = 0; k < patches.count; k++) {
      // A thin stroke covers little of any patch: then those it covers most.
      const isOver = covered[k] > 0 && covered[k] >= Math.min(least * sizes[k], most);
      if (mark.what !== 'within') seeds[k] = isOver ? (mark.what === 'keep' ? 1 : -1) : seeds[k];
      else if (!isOver) seeds[k] = -1;
    }
  }
  return seeds;
}

/**
 * How far each patch lies along the border of what is looked at, 0 to 1.
 * @param outside 1 for what is not looked at
 * @param below how far the lower edge counts, which often cuts the subject
 */
export function borderOf(
  patches: Superpixels,
  outside: ArrayLike<number>,
  below: number,
): Float64Array {
  const { width, height, label } = patches;
  const border = new Float64Array(patches.count);
  const out = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= width || y >= height || outside[label[y * width + x]] === 1;
  for (let i = 0; i < label.length; i++) {
    const k = label[i];
    if (outside[k] === 1) border[k] = 1;
    else if (border[k] < 1) {
      const x = i % width;
      const y = Math.floor(i / width);
      if (out(x - 1, y) || out(x + 1, y) || out(x, y - 1)) border[k] = 1;
      else if (out(x, y + 1)) border[k] = below;
    }
  }
  return border;
}

/** Patches along three sides of what is looked at; the lower one often cuts the subject, and tells less. */
export interface Sides {
  left: readonly number[];
  top: readonly number[];
  right: readonly number[];
}

/**
 * The patches along each side of what is looked at.
 * @param outside 1 for what is not looked at: it lies along every side
 */
export function sidesOf({ width, height, label }: Superpixels, outside: ArrayLike<number>): Sides {
  const [left, top, right] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const isOut = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= width || outside[label[y * width + x]] === 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = label[y * width + x];
      if (isOut(x - 1, y) || outside[k] === 1) left.add(k);
      if (isOut(x, y - 1) || outside[k] === 1) top.add(k);
      if (isOut(x + 1, y) || outside[k] === 1) right.add(k);
    }
  }
  return { left: [...left], top: [...top], right: [...right] };
}

/** Visits the pixels whose middles lie in a polygon (even-odd). */
function forEachInside(ring: readonly number[], size: Size, visit: (i: number) => void): void {
  for (let y = 0; y < size.height; y++) {
    const cuts: number[] = [];
    for (let p = 0, q = ring.length - 2; p < ring.length; q = p, p += 2) {
      const [x0, y0, x1, y1] = [ring[q], ring[q + 1], ring[p], ring[p + 1]];
      if (y0 > y + 0.5 === y1 > y + 0.5) continue;
      cuts.push(x0 + ((y + 0.5 - y0) / (y1 - y0)) * (x1 - x0));
    }
    cuts.sort((a, b) => a - b);
    for (let c = 0; c + 1 < cuts.length; c += 2) {
      const last = Math.min(size.width - 1, Math.ceil(cuts[c + 1] - 0.5) - 1);
      for (let x = Math.max(0, Math.ceil(cuts[c] - 0.5)); x <= last; x++) visit(y * size.width + x);
    }
  }
}

/** Visits the pixels under a stroke, each once. */
function forEachUnder(
  points: readonly number[],
  radius: number,
  size: Size,
  visit: (i: number) => void,
): void {
  const reach = Math.max(0.71, radius);
  const seen = new Set<number>();
  for (let p = 0; p < points.length; p += 2) {
    const q = Math.max(0, p - 2);
    const [x0, y0, x1, y1] = [points[q], points[q + 1], points[p], points[p + 1]];
    const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
    const bottom = Math.min(size.height - 1, Math.ceil(Math.max(y0, y1) + reach));
    const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
    const right = Math.min(size.width - 1, Math.ceil(Math.max(x0, x1) + reach));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const away = awayFrom(x + 0.5, y + 0.5, [x0, y0, x1, y1]);
        if (away <= reach) seen.add(y * size.width + x);
      }
    }
  }
  seen.forEach(visit);
}

function awayFrom(x: number, y: number, [x0, y0, x1, y1]: readonly number[]): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const t = length > 0 ? Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length)) : 0;
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}
