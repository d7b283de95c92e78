import { least } from '../core/least.ts';
import { reversedRing, ringArea, ringLength, type Polygon } from '../vector/geometry.ts';
import { insideIndex } from '../vector/inside-index.ts';
import type { Mm } from '../core/units.ts';

/*
 * The border of a shape as a string of closely spaced samples. Every ring is
 * turned so that the shape lies on the left of one who walks from sample to
 * sample: counter-clockwise on screen outside, clockwise around a hole.
 */

/** Details smaller than this are dropped before sampling. */
const SIMPLIFY_MM = 0.01;
/** Rings smaller than this are not there. */
const MIN_AREA_MM2 = 0.01;
const MAX_SAMPLES = 24000;
/** How far before and after a sample the direction is taken to find corners. */
export const CORNER_REACH_MM = 0.3;

export interface Outline {
  /** Position of each sample, ring after ring. */
  x: Float64Array;
  y: Float64Array;
  /** Ring of each sample, and its distance along that ring. */
  ring: Int32Array;
  arc: Float64Array;
  /** Turn of the border at each sample in radians; positive where the shape is convex. */
  turn: Float64Array;
  /** First sample of each ring, and one past the last. */
  first: Int32Array;
  /** Length of each ring. */
  length: Float64Array;
  /** Greatest distance between neighbouring samples. */
  stepMm: Mm;
  /** Whether a point lies inside the shape, by the even-odd rule. */
  isInside: (x: Mm, y: Mm) => boolean;
}

/** Samples the rings of a polygon; null when nothing is left that has an area. */
export function sampleOutline(polygon: Polygon, maxStepMm: Mm): Outline | null {
  const rings = polygon.rings.map((ring, i) => cleanRing(ring, i > 0));
  if (!rings[0]) return null;
  const kept = rings.filter((ring) => ring !== null);
  let area = 0;
  let border = 0;
  for (const ring of kept) {
    area -= ringArea(ring);
    border += ringLength(ring);
  }
  if (area < MIN_AREA_MM2) return null;
  const meanWidth = (2 * area) / border;
  const step = Math.max(Math.min(maxStepMm, meanWidth / 8), 0.02, border / MAX_SAMPLES);
  return fillSamples(kept, step);
}

/** The next sample along the ring (`direction` 1) or the one before (-1). */
export function stepSample(outline: Outline, i: number, direction: 1 | -1): number {
  const { first, ring } = outline;
  const from = first[ring[i]];
  const to = first[ring[i] + 1];
  const j = i + direction;
  return j >= to ? from : j < from ? to - 1 : j;
}

/** Distance along the ring from sample a to b in the direction of rising arcs; Infinity between rings. */
export function arcBetween(outline: Outline, a: number, b: number): number {
  if (outline.ring[a] !== outline.ring[b]) return Infinity;
  const d = outline.arc[b] - outline.arc[a];
  return d < 0 ? d + outline.length[outline.ring[a]] : d;
}

/** The same walked with (1) or against (-1) the samples' order. */
export const arcOn = (outline: Outline, a: number, b: number, direction: 1 | -1): number =>
  direction > 0 ? arcBetween(outline, a, b) : arcBetween(outline, b, a);

/** The sample where the border turns inward most, no farther from a sample than `reachMm`. */
export function sharpestInward(outline: Outline, foot: number, reachMm: Mm): number {
  let best = foot;
  for (const direction of [1, -1] as const) {
    let gone = 0;
    for (let i = foot; gone < reachMm;) {
      const j = stepSample(outline, i, direction);
      gone += Math.hypot(outline.x[j] - outline.x[i], outline.y[j] - outline.y[i]);
      i = j;
      if (outline.turn[i] < outline.turn[best] - 0.05) best = i;
    }
  }
  return best;
}

/** A ring without repeated points and needless detail, turned the right way; null when too small. */
function cleanRing(ring: Float64Array, hole: boolean): Float64Array | null {
  const points: number[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const x = ring[i];
    const y = ring[i + 1];
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    const n = points.length;
    if (n > 0 && Math.abs(x - points[n - 2]) + Math.abs(y - points[n - 1]) < 1e-6) continue;
    points.push(x, y);
  }
  if (points.length < 6) return null;
  const simple = simplifyRing(Float64Array.from(points), SIMPLIFY_MM);
  const area = simple.length < 6 ? 0 : ringArea(simple);
  if (Math.abs(area) < MIN_AREA_MM2) return null;
  return area < 0 === !hole ? simple : reversedRing(simple);
}

/** Ramer, Douglas and Peucker's line simplification (1972, 1973), on a closed line. */
function simplifyRing(ring: Float64Array, tolerance: number): Float64Array {
  const n = ring.length / 2;
  const away = (i: number): number =>
    (ring[2 * i] - ring[0]) ** 2 + (ring[2 * i + 1] - ring[1]) ** 2;
  const far = least(
    Array.from({ length: n }, (_, i) => i),
    (i) => -away(i),
  )!;
  const keep = new Uint8Array(n + 1);
  keep[0] = keep[far] = 1;
  const stack = [0, far, far, n];
  while (stack.length > 0) {
    const b = stack.pop()!;
    const a = stack.pop()!;
    const k = farthest(ring, a, b, tolerance);
    if (k < 0) continue;
    keep[k] = 1;
    stack.push(a, k, k, b);
  }
  const out: number[] = [];
  for (let i = 0; i < n; i++) if (keep[i]) out.push(ring[2 * i], ring[2 * i + 1]);
  return Float64Array.from(out);
}

/** The point between a and b (b may be the ring's length) farthest from their chord, or -1. */
function farthest(ring: Float64Array, a: number, b: number, tolerance: number): number {
  const n = ring.length / 2;
  const ax = ring[2 * a];
  const ay = ring[2 * a + 1];
  const dx = ring[2 * (b % n)] - ax;
  const dy = ring[2 * (b % n) + 1] - ay;
  const length2 = dx * dx + dy * dy;
  let best = tolerance * tolerance;
  let index = -1;
  for (let i = a + 1; i < b; i++) {
    const px = ring[2 * i] - ax;
    const py = ring[2 * i + 1] - ay;
    const along = length2 > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / length2)) : 0;
    const d = (px - along * dx) ** 2 + (py - along * dy) ** 2;
    if (d > best) {
      best = d;
      index = i;
    }
  }
  return index;
}

function fillSamples(rings: Float64Array[], step: number): Outline {
  const x: number[] = [];
  const y: number[] = [];
  const arc: number[] = [];
  const ringOf: number[] = [];
  const first = new Int32Array(rings.length + 1);
  const length = new Float64Array(rings.length);
  rings.forEach((ring, k) => {
    let along = 0;
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const dx = ring[j] - ring[i];
      const dy = ring[j + 1] - ring[i + 1];
      const side = Math.hypot(dx, dy);
      const pieces = Math.max(1, Math.ceil(side / step));
      for (let p = 0; p < pieces; p++) {
        x.push(ring[i] + (dx * p) / pieces);
        y.push(ring[i + 1] + (dy * p) / pieces);
        arc.push(along + (side * p) / pieces);
        ringOf.push(k);
      }
      along += side;
    }
    length[k] = along;
    first[k + 1] = x.length;
  });
  const around = insideIndex([rings]);
  const outline: Outline = {
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    ring: Int32Array.from(ringOf),
    arc: Float64Array.from(arc),
    turn: new Float64Array(x.length),
    first,
    length,
    stepMm: step,
    isInside: (px, py) => around(px, py).length > 0,
  };
  for (let i = 0; i < x.length; i++) outline.turn[i] = turnAt(outline, i);
  return outline;
}

function turnAt(outline: Outline, i: number): number {
  const { x, y } = outline;
  const a = sampleAway(outline, i, -1);
  const b = sampleAway(outline, i, 1);
  const ax = x[i] - x[a];
  const ay = y[i] - y[a];
  const bx = x[b] - x[i];
  const by = y[b] - y[i];
  return -Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

function sampleAway(outline: Outline, i: number, direction: 1 | -1): number {
  let j = i;
  for (let gone = 0; gone < CORNER_REACH_MM - 1e-9;) {
    const k = stepSample(outline, j, direction);
    if (k === i) break;
    gone += Math.hypot(outline.x[k] - outline.x[j], outline.y[k] - outline.y[j]);
    j = k;
  }
  return j;
}
