import type { Mm } from '../../core/units.ts';

/*
 * Rails as Ink/Stitch takes them: neither crosses itself, and each rung meets each rail once. Ours are
 * led by pairs of points instead, and may turn back on the inner side of a bend.
 *
 *        ╭───╮               In a bend the inner rail runs back a little and crosses itself: that
 *     ───╯╭╳╮╰───            loop is left out. Where a column itself runs over where it was, it is
 *     ────╯ ╰────            divided into two.
 */

/** A longer loop is the column's own way. */
const LOOP_MM: Mm = 2;

/** The two edges of a column, point by point. */
export interface Edges {
  left: Float64Array;
  right: Float64Array;
}

/** An open column in parts of which neither edge crosses itself but in small loops. */
export function partsThatPass({ left, right }: Edges): Edges[] {
  const parts: Edges[] = [];
  const count = left.length / 2;
  let from = 0;
  for (let i = 1; i < count; i++) {
    if (i - from < 2 || !(meetsBefore(left, from, i) || meetsBefore(right, from, i))) continue;
    parts.push(cutOut({ left, right }, from, i - 1));
    from = i - 1;
  }
  parts.push(cutOut({ left, right }, from, count - 1));
  return parts;
}

const cutOut = ({ left, right }: Edges, from: number, to: number): Edges => ({
  left: left.slice(2 * from, 2 * to + 2),
  right: right.slice(2 * from, 2 * to + 2),
});

/** Whether the stretch that ends at a point crosses the line from a point on, by a way of some length. */
function meetsBefore(line: Float64Array, from: number, end: number): boolean {
  let way = 0;
  for (let k = end - 2; k > from; k--) {
    way += Math.hypot(line[2 * k + 2] - line[2 * k], line[2 * k + 3] - line[2 * k + 1]);
    if (way > LOOP_MM && crossing(line, k - 1, line, end - 1)) return true;
  }
  return false;
}

/** A line without the small loops in which it crosses itself, and without a point that comes twice. */
export function withoutLoops(line: Float64Array): Float64Array {
  const kept: number[] = [line[0], line[1]];
  for (let i = 2; i < line.length; i += 2) {
    const next = Float64Array.of(...kept.slice(-2), line[i], line[i + 1]);
    if (next[0] === next[2] && next[1] === next[3]) continue;
    let way = 0;
    for (let k = kept.length - 4; k >= 2 && way <= LOOP_MM; k -= 2) {
      way += Math.hypot(kept[k + 2] - kept[k], kept[k + 3] - kept[k + 1]);
      const at = crossing(kept, k / 2 - 1, next, 0);
      if (!at) continue;
      kept.length = k;
      kept.push(...at);
      break;
    }
    kept.push(line[i], line[i + 1]);
  }
  return Float64Array.from(kept);
}

/** How often a stretch meets a line. */
export function meetings(line: Float64Array, stretch: Float64Array): number {
  const places = new Set<string>();
  for (let i = 0; i + 3 < line.length; i += 2) {
    const at = crossing(line, i / 2, stretch, 0);
    // Through a corner it meets two stretches at one place.
    if (at) places.add(at.map((v) => v.toFixed(4)).join());
  }
  return places.size;
}

/** Where the stretches that begin at two points meet, or undefined. */
function crossing(
  a: ArrayLike<number>,
  i: number,
  b: ArrayLike<number>,
  j: number,
): [number, number] | undefined {
  const [px, py] = [a[2 * i], a[2 * i + 1]];
  const [qx, qy] = [b[2 * j], b[2 * j + 1]];
  const [dx, dy] = [a[2 * i + 2] - px, a[2 * i + 3] - py];
  const [ex, ey] = [b[2 * j + 2] - qx, b[2 * j + 3] - qy];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return undefined;
  const t = ((qx - px) * ey - (qy - py) * ex) / turn;
  const u = ((qx - px) * dy - (qy - py) * dx) / turn;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [px + dx * t, py + dy * t] : undefined;
}
