import type { Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';

/** A piece of a ring, or all of it. */
export interface RingRun {
  points: Float64Array;
  closed: boolean;
}

/**
 * The pieces of a ring that are wanted.
 * @param wanted of each segment; segment i runs from point i to the next one
 */
export function wantedRuns(ring: Ring, wanted: readonly boolean[]): RingRun[] {
  if (wanted.every(Boolean)) return [{ points: ring, closed: true }];
  const runs: RingRun[] = [];
  const count = wanted.length;
  const first = wanted.indexOf(false);
  let line: number[] = [];
  for (let n = 1; n <= count; n++) {
    const i = (first + n) % count;
    if (wanted[i]) {
      const j = (i + 1) % count;
      if (line.length === 0) line.push(ring[2 * i], ring[2 * i + 1]);
      line.push(ring[2 * j], ring[2 * j + 1]);
      continue;
    }
    if (line.length > 0) runs.push({ points: Float64Array.from(line), closed: false });
    line = [];
  }
  return runs;
}

/** The places beside the middle of a ring's segment i, so far from it on either side. */
export function besideSegment(ring: Ring, i: number, awayMm: Mm): [x: number, y: number][] {
  const j = (2 * i + 2) % ring.length;
  const dx = ring[j] - ring[2 * i];
  const dy = ring[j + 1] - ring[2 * i + 1];
  const length = Math.hypot(dx, dy) || 1;
  const x = ring[2 * i] + dx / 2;
  const y = ring[2 * i + 1] + dy / 2;
  return [-awayMm, awayMm].map((side) => [x - (dy / length) * side, y + (dx / length) * side]);
}

/** Length of a line; of a closed one, back to its first point. */
export function lineLength(line: ArrayLike<number>, closed = false): Mm {
  let length = 0;
  for (let i = closed ? 0 : 2, j = closed ? line.length - 2 : 0; i < line.length; j = i, i += 2) {
    length += Math.hypot(line[i] - line[j], line[i + 1] - line[j + 1]);
  }
  return length;
}

/**
 * A line moved sideways, to the right where positive (y down). A closed one begins and ends with
 * the same point.
 * @param byMm how far: all of it, or each point by its number
 */
export function movedAside(
  points: Float64Array,
  byMm: Mm | ((point: number) => Mm),
  closed = false,
): Float64Array {
  const count = points.length / 2;
  const out = new Float64Array(points.length + (closed ? 2 : 0));
  for (let k = 0; 2 * k < out.length; k++) {
    const i = k % count;
    const a = closed ? (i + count - 1) % count : Math.max(0, i - 1);
    const b = closed ? (i + 1) % count : Math.min(count - 1, i + 1);
    const dx = points[2 * b] - points[2 * a];
    const dy = points[2 * b + 1] - points[2 * a + 1];
    const share = (typeof byMm === 'number' ? byMm : byMm(i)) / (Math.hypot(dx, dy) || 1);
    out[2 * k] = points[2 * i] - dy * share;
    out[2 * k + 1] = points[2 * i + 1] + dx * share;
  }
  return out;
}

/** The same points from the last to the first. */
export function turned(points: Float64Array): Float64Array {
  const last = points.length - 2;
  return points.map((_, i) => (i % 2 === 0 ? points[last - i] : points[last + 2 - i]));
}

/** The area between two edges, as one ring. */
export const ringBetween = (left: Float64Array, right: Float64Array): Ring =>
  Float64Array.from([...left, ...turned(right)]);
