import type { Mm } from '../../core/units.ts';
import type { ColumnShape } from '../../shapes.ts';
import { lineLength } from '../../vector/geometry.ts';

/*
 * Lines to draw along: flat coordinates x0, y0, x1, y1, … in mm, y downward.
 */

export type Path = ArrayLike<number>;

/** No two points of a curve lie farther apart, mm: corners below it cannot be sewn. */
const STEP_MM = 0.35;

/** An arc of an ellipse; angles in radians, clockwise on screen from the x axis. */
export function arc(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  from: number,
  to: number,
): number[] {
  const length = Math.abs(to - from) * Math.max(rx, ry);
  const steps = Math.max(6, Math.ceil(length / STEP_MM));
  const path: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const angle = from + ((to - from) * i) / steps;
    path.push(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
  }
  return path;
}

/** A whole circle, its first point not repeated; begins at the lowest point. */
export function circle(cx: number, cy: number, r: number): number[] {
  return arc([cx, cy], [r, r], Math.PI / 2, Math.PI * 2.5).slice(0, -2);
}

/** Cubic Bézier curves, one after the other: a start, then two handles and an end each. */
export function bezier(points: readonly number[]): number[] {
  const path = [points[0], points[1]];
  for (let k = 2; k + 5 < points.length; k += 6) {
    const [ax, ay, bx, by, cx, cy, dx, dy] = points.slice(k - 2, k + 6);
    const reach = Math.hypot(bx - ax, by - ay) + Math.hypot(cx - bx, cy - by);
    const steps = Math.max(6, Math.ceil((reach + Math.hypot(dx - cx, dy - cy)) / STEP_MM));
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const s = 1 - t;
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      path.push(p * ax + q * bx + r * cx + u * dx, p * ay + q * by + r * cy + u * dy);
    }
  }
  return path;
}

/** A piece of a flourish: its length, and its bend (turn per mm) at both ends. */
export type Bend = readonly [length: number, from: number, to: number];

/**
 * A line whose bend changes evenly along it, as a pen's does in a flourish: a chain of
 * Euler spirals.
 * @param heading direction at the start, radians clockwise from the x axis
 */
export function flourish(
  [x0, y0]: readonly [number, number],
  heading: number,
  bends: readonly Bend[],
): number[] {
  const path = [x0, y0];
  let [x, y, angle] = [x0, y0, heading];
  for (const [length, from, to] of bends) {
    const steps = Math.max(4, Math.ceil(length / (STEP_MM / 2)));
    const step = length / steps;
    for (let i = 0; i < steps; i++) {
      const bend = from + ((to - from) * (i + 0.5)) / steps;
      angle += (bend * step) / 2;
      x += Math.cos(angle) * step;
      y += Math.sin(angle) * step;
      angle += (bend * step) / 2;
      if (i % 2 === 1 || i === steps - 1) path.push(x, y);
    }
  }
  return path;
}

/** Points at even distances along a line, its ends included. */
export function resample(path: Path, step: number, closed = false): number[] {
  const at = [0];
  const count = path.length / 2 + (closed ? 1 : 0);
  const px = (i: number) => path[(2 * i) % path.length];
  const py = (i: number) => path[(2 * i + 1) % path.length];
  for (let i = 1; i < count; i++) {
    at.push(at[i - 1] + Math.hypot(px(i) - px(i - 1), py(i) - py(i - 1)));
  }
  const total = at[count - 1];
  const steps = Math.max(closed ? 12 : 2, Math.round(total / step));
  const out: number[] = [];
  let k = 0;
  for (let i = 0; i < steps + (closed ? 0 : 1); i++) {
    const d = (total * i) / steps;
    while (k < count - 2 && at[k + 1] < d) k++;
    const f = at[k + 1] > at[k] ? (d - at[k]) / (at[k + 1] - at[k]) : 0;
    out.push(px(k) + (px(k + 1) - px(k)) * f, py(k) + (py(k + 1) - py(k)) * f);
  }
  return out;
}

export interface Turn {
  x?: number;
  y?: number;
  scale?: number;
  /** Radians, clockwise on screen. */
  rotate?: number;
  /** Mirrored at the y axis before all else. */
  flip?: boolean;
}

/** Mirrors, scales, turns, then moves. */
export function turn(path: Path, { x = 0, y = 0, scale = 1, rotate = 0, flip }: Turn): number[] {
  const cos = Math.cos(rotate) * scale;
  const sin = Math.sin(rotate) * scale;
  const out: number[] = [];
  for (let i = 0; i < path.length; i += 2) {
    const px = flip ? -path[i] : path[i];
    out.push(px * cos - path[i + 1] * sin + x, px * sin + path[i + 1] * cos + y);
  }
  return out;
}

/** Point and direction (radians) at a share of a line's length. */
export function pointAt(path: Path, share: number): { x: number; y: number; angle: number } {
  const points = resample(path, lineLength(path) / 200);
  const i = Math.min(points.length / 2 - 2, Math.floor((share * points.length) / 2)) * 2;
  const angle = Math.atan2(points[i + 3] - points[i + 1], points[i + 2] - points[i]);
  return { x: points[i], y: points[i + 1], angle };
}

/** The edges of a satin column. */
export type Rails = Pick<ColumnShape, 'left' | 'right' | 'closed'>;

/** Distance between rungs of a drawn column. */
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
  const length = lineLength(path);
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
  const last = points.length - 2;
  return railsOf(points, (i) => [Math.max(0, i - 2), Math.min(last, i + 2), width(i / last)]);
}

/** A satin column along a line that closes on itself, as wide on both sides. */
export function band(path: Path, width: Mm): Rails {
  const points = resample(path, RUNG_MM, true);
  const count = points.length;
  const rails = railsOf(points, (i) => [(i + count - 2) % count, (i + 2) % count, width]);
  return { ...rails, closed: true };
}

/** @param rungAt for the point at i: the points before and after it, which it lies across, and its length */
function railsOf(
  points: readonly number[],
  rungAt: (i: number) => [before: number, after: number, width: Mm],
): Rails {
  const left = new Float64Array(points.length);
  const right = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const [a, b, width] = rungAt(i);
    const dx = points[b] - points[a];
    const dy = points[b + 1] - points[a + 1];
    const f = width / 2 / (Math.hypot(dx, dy) || 1);
    left[i] = points[i] + dy * f;
    left[i + 1] = points[i + 1] - dx * f;
    right[i] = points[i] - dy * f;
    right[i + 1] = points[i + 1] + dx * f;
  }
  return { left, right };
}

/** A ring about the origin, its middle line at a radius. */
export function ring(r: Mm, width: Mm): Rails {
  const left = Float64Array.from(circle(0, 0, r + width / 2));
  const k = (r - width / 2) / (r + width / 2);
  return { left, right: left.map((v) => v * k), closed: true };
}
