import { oklabFromHex } from '../color/oklab.ts';
import type { Thread } from '../core/design.ts';
import type { ColumnShape } from '../shapes.ts';
import { MARGIN_MM, type FrameLayout } from './layout.ts';

/** The greatest distance between rungs: along straight sides in mm, in bends in radians. */
const STEP_MM = 2;
const STEP_RADIANS = Math.PI / 60;

/**
 * The border as one satin column that closes on itself: rungs at right angles to
 * straight sides, and like spokes round corners and circles, so that no corner is bare.
 */
export function frameBorder(layout: FrameLayout, thread: number): ColumnShape {
  const left: number[] = [];
  const right: number[] = [];
  // Clockwise on screen, so the outer edge is on the left.
  for (const { x, y, ux, uy } of layout.form === 'circle' ? spokes(layout) : sides(layout)) {
    left.push(x + ux * layout.borderMm, y + uy * layout.borderMm);
    right.push(x, y);
  }
  return {
    kind: 'column',
    left: Float64Array.from(left),
    right: Float64Array.from(right),
    thread,
    closed: true,
    last: true,
  };
}

/** A point of the inner edge, and the way outward from there. */
interface Rung {
  x: number;
  y: number;
  ux: number;
  uy: number;
}

/** A circle's rungs, from the lowest point on. */
function spokes({ widthMm, borderMm }: FrameLayout): Rung[] {
  const middle = widthMm / 2;
  const radius = middle - MARGIN_MM - borderMm;
  return arc(middle, middle, radius, Math.PI / 2, 2 * Math.PI).slice(0, -1);
}

/** Four straight sides and four corners, from the middle of the lower side on: no seam in a corner. */
function sides({ widthMm, heightMm, borderMm, cornerMm }: FrameLayout): Rung[] {
  const near = MARGIN_MM + borderMm + cornerMm;
  const farX = widthMm - near;
  const farY = heightMm - near;
  const corners = [
    [near, farY],
    [near, near],
    [farX, near],
    [farX, farY],
  ] as const;
  const rungs: Rung[] = [];
  corners.forEach(([x, y], i) => {
    rungs.push(...arc(x, y, cornerMm, ((i + 1) * Math.PI) / 2, Math.PI / 2));
  });
  const ring = rungs.flatMap((rung, i) => [rung, ...between(rung, rungs[(i + 1) % rungs.length])]);
  const first = lowestNear(ring, widthMm / 2);
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Rungs of a bend: like spokes from its middle, its first and last included. */
function arc(x: number, y: number, radius: number, from: number, turn: number): Rung[] {
  const steps = Math.ceil(turn / STEP_RADIANS);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (turn * i) / steps;
    const ux = Math.cos(angle);
    const uy = Math.sin(angle);
    return { x: x + ux * radius, y: y + uy * radius, ux, uy };
  });
}

/** Rungs between two of one direction, evenly. */
function between(a: Rung, b: Rung): Rung[] {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STEP_MM);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const f = (i + 1) / steps;
    return { ...a, x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f };
  });
}

/** The rung of the lower side, which faces down, that is nearest to a place. */
function lowestNear(rungs: readonly Rung[], x: number): number {
  const away = rungs.map((rung) => (rung.uy > 0.999 ? Math.abs(rung.x - x) : Infinity));
  return away.indexOf(Math.min(...away));
}

/** Index of the darkest thread: it stands out on most fabrics, and holds a picture together. */
export function darkest(threads: readonly Thread[]): number {
  const lightness = threads.map(({ hex }) => oklabFromHex(hex)[0]);
  return lightness.indexOf(Math.min(...lightness));
}
