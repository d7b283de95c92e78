import type { Mm } from '../../core/units.ts';
import type { Stroke } from './strokes.ts';
import type { Sweep } from './sweeps.ts';

/** Where strokes begin and end on either side of the way they go together. */
export interface Sides {
  /** A place a stroke: x and y in turn, mm. Left of one who goes from the first stroke to the last. */
  left: Float64Array;
  right: Float64Array;
}

/**
 * The two sides of a sweep.
 * @param leftMm and rightMm: they lie so far outside of the needle points
 */
export function sidesOf({ strokes, advanceMm }: Sweep, leftMm: Mm, rightMm: Mm): Sides {
  const sides = [0, 1].map((side) =>
    strokes.map((s, i): [Mm, Mm] => ((i + side) % 2 === 0 ? [s.ax, s.ay] : [s.bx, s.by])),
  );
  const [one, other] = goesLeft(strokes) ? sides : sides.toReversed();
  const left = outermost(one, other);
  const right = outermost(other, one);
  return grown({ left: flat(left), right: flat(right) }, [leftMm, rightMm], advanceMm / 2);
}

/** Whether the ends at which even strokes begin lie left of the way. */
function goesLeft(strokes: readonly Stroke[]): boolean {
  let turn = 0;
  for (let i = 1; i < strokes.length; i++) {
    const [a, b] = [strokes[i - 1], strokes[i]];
    const dx = b.ax + b.bx - a.ax - a.bx;
    const dy = b.ay + b.by - a.ay - a.by;
    const sign = i % 2 === 0 ? -1 : 1;
    turn += sign * (dx * (a.uy - b.uy) - dy * (a.ux - b.ux));
  }
  return turn > 0;
}

/** A stroke drawn in by more than this share of its length is a short stitch between longer ones. */
const DRAWN_IN = 0.08;

/** Short stitches of a bend lengthened to the line through their neighbours. */
function outermost(side: readonly [Mm, Mm][], opposite: readonly [Mm, Mm][]): [Mm, Mm][] {
  const out = side.map(([x, y]): [Mm, Mm] => [x, y]);
  // Points of one side stand twice, once for each stroke that meets there: the next one is two on.
  for (const reach of [2, 3, 2]) {
    for (let i = reach; i + reach < out.length; i++) {
      const [px, py] = out[i - reach];
      const [qx, qy] = out[i + reach];
      const [x, y] = out[i];
      const [ox, oy] = opposite[i];
      const [rx, ry] = [x - ox, y - oy];
      const length = Math.hypot(rx, ry) || 1;
      // Where the stroke, gone on, meets the line between its neighbours.
      const [ex, ey] = [qx - px, qy - py];
      const turn = rx * ey - ry * ex;
      if (Math.abs(turn) < 1e-9) continue;
      const further = ((px - x) * ey - (py - y) * ex) / turn;
      if (further > DRAWN_IN && further * length < 4) out[i] = [x + rx * further, y + ry * further];
    }
  }
  return out;
}

const flat = (points: readonly [Mm, Mm][]): Float64Array => Float64Array.from(points.flat());

/** Sides moved apart, and the first and the last pair moved on. */
function grown({ left, right }: Sides, by: readonly [left: Mm, right: Mm], onward: Mm): Sides {
  const [l, r] = [left.slice(), right.slice()];
  const count = l.length;
  for (let i = 0; i < count; i += 2) {
    const dx = left[i] - right[i];
    const dy = left[i + 1] - right[i + 1];
    const length = Math.hypot(dx, dy) || 1;
    const [moveLeft, moveRight] = by.map((mm) => Math.max(mm, -length / 4) / length);
    l[i] += dx * moveLeft;
    l[i + 1] += dy * moveLeft;
    r[i] -= dx * moveRight;
    r[i + 1] -= dy * moveRight;
  }
  for (const [end, inner] of [
    [0, Math.min(4, count - 2)],
    [count - 2, Math.max(0, count - 6)],
  ]) {
    const dx = (l[end] + r[end] - l[inner] - r[inner]) / 2;
    const dy = (l[end + 1] + r[end + 1] - l[inner + 1] - r[inner + 1]) / 2;
    const length = Math.hypot(dx, dy) || 1;
    for (const side of [l, r]) {
      side[end] += (dx / length) * onward;
      side[end + 1] += (dy / length) * onward;
    }
  }
  return { left: l, right: r };
}
