import type { Mm } from '../../core/units.ts';
import type { ColumnShape } from '../../shapes.ts';
import { circle, lengthOf, resample, type Path } from './paths.ts';

type Rails = Pick<ColumnShape, 'left' | 'right' | 'closed'>;

/** Rungs of a drawn column lie so far apart. */
const RUNG_MM: Mm = 0.4;

/** Width along a stroke: at a share of its length from 0 to 1. */
export type Width = (share: number) => Mm;

/** A stroke that swells in the middle, as a pen presses. */
export const swell =
  (ends: Mm, middle: Mm): Width =>
  (t) =>
    ends + (middle - ends) * Math.sin(Math.PI * t) ** 1.2;

/** A stroke that grows or thins evenly. */
export const taper =
  (from: Mm, to: Mm): Width =>
  (t) =>
    from + (to - from) * t;

/** The same, with a ball at the end of the line, or at both ends: so no thread is cut for it. */
export function withBall(path: Path, width: Width, diameter: Mm, both = false): Width {
  const length = lengthOf(path);
  const ballAt = (mm: Mm): Mm =>
    mm < diameter ? 2 * Math.sqrt(Math.max(0, mm * (diameter - mm))) : 0;
  return (t) => {
    const end = ballAt((1 - t) * length);
    return Math.max(width(t), end, both ? ballAt(t * length) : 0);
  };
}

/** A satin column along a line. */
export function brush(path: Path, width: Width, rungMm: Mm = RUNG_MM): Rails {
  const points = resample(path, rungMm);
  const left = new Float64Array(points.length);
  const right = new Float64Array(points.length);
  const last = points.length - 2;
  for (let i = 0; i <= last; i += 2) {
    const a = Math.max(0, i - 2);
    const b = Math.min(last, i + 2);
    setRung(points, [a, i, b], width(i / last) / 2, left, right);
  }
  return { left, right };
}

/** A satin column along a line that closes on itself, as wide on both sides. */
export function band(path: Path, width: Mm): Rails {
  const points = resample(path, RUNG_MM, true);
  const left = new Float64Array(points.length);
  const right = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const a = (i + points.length - 2) % points.length;
    setRung(points, [a, i, (i + 2) % points.length], width / 2, left, right);
  }
  return { left, right, closed: true };
}

/** A rung at point i across the way from a to b. */
function setRung(
  points: readonly number[],
  [a, i, b]: readonly [number, number, number],
  half: Mm,
  left: Float64Array,
  right: Float64Array,
): void {
  const dx = points[b] - points[a];
  const dy = points[b + 1] - points[a + 1];
  const f = half / (Math.hypot(dx, dy) || 1);
  left[i] = points[i] + dy * f;
  left[i + 1] = points[i + 1] - dx * f;
  right[i] = points[i] - dy * f;
  right[i + 1] = points[i + 1] + dx * f;
}

/** A ring with its middle line at a radius. */
export function ring(cx: number, cy: number, r: Mm, width: Mm): Rails {
  const outer = circle(cx, cy, r + width / 2);
  const k = (r - width / 2) / (r + width / 2);
  const inner = outer.map((v, i) => {
    const c = i % 2 === 0 ? cx : cy;
    return c + (v - c) * k;
  });
  return { left: Float64Array.from(outer), right: Float64Array.from(inner), closed: true };
}
