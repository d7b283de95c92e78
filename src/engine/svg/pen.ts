import type { Mm } from '../core/units.ts';
import { tooComplex } from './notes.ts';
import { mostScale, type Matrix } from './coordinates.ts';

/*
 * Draws lines and curves in user units and leaves straight lines in
 * millimetres: curves are divided after the transformation, so that the error
 * is true on the fabric.
 */

/** How far a straight piece may leave its curve. */
const FLATNESS_MM: Mm = 0.015;
/** Points nearer than this to the one before are one. */
const SAME_POINT_MM: Mm = 0.004;
/** Coordinates beyond this are cut off: no page reaches there, and whole micrometres stay exact. */
const MAX_COORDINATE_MM: Mm = 20_000;
/** The most pieces of one curve. */
const MAX_PIECES = 1000;
/** The most points of a whole drawing. */
const MAX_POINTS = 2_000_000;

/** A line of a drawing, in mm: x0, y0, x1, y1, … */
export interface SubPath {
  points: number[];
  closed: boolean;
}

/** Counts the points of a drawing, over all its pens. */
export interface PointBudget {
  used: number;
}

/** Draws one shape. Positions are user units; `subPaths` are mm. */
export class Pen {
  readonly subPaths: SubPath[] = [];
  /** Where the pen is. */
  x = 0;
  y = 0;
  private startX = 0;
  private startY = 0;
  private current: SubPath | undefined;
  private readonly matrix: Matrix;
  private readonly budget: PointBudget;
  private readonly scale: number;

  constructor(matrix: Matrix, budget: PointBudget) {
    this.matrix = matrix;
    this.budget = budget;
    this.scale = mostScale(matrix);
  }

  moveTo(x: number, y: number): void {
    this.x = this.startX = x;
    this.y = this.startY = y;
    this.current = undefined;
  }

  lineTo(x: number, y: number): void {
    this.begin();
    this.put(x, y);
    this.x = x;
    this.y = y;
  }

  /** A quadratic Bézier curve. */
  quadTo(x1: number, y1: number, x: number, y: number): void {
    const toward = (from: number, to: number) => from + (2 / 3) * (to - from);
    const [ax, ay] = [toward(this.x, x1), toward(this.y, y1)];
    this.cubicTo(ax, ay, toward(x, x1), toward(y, y1), x, y);
  }

  /** A cubic Bézier curve, in as many pieces as Wang's bound on its second difference asks. */
  cubicTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.begin();
    const { x: x0, y: y0 } = this;
    const bend = Math.max(
      Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x, y1 - 2 * y2 + y),
    );
    const pieces = pieceCount(Math.sqrt((0.75 * bend * this.scale) / FLATNESS_MM));
    for (let i = 1; i < pieces; i++) {
      const t = i / pieces;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      this.put(a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y);
    }
    this.lineTo(x, y);
  }

  /** A piece of an ellipse about (cx, cy), from angle to angle in radians, turned by `turn`. */
  ellipseTo(
    [cx, cy]: readonly [number, number],
    [rx, ry]: readonly [number, number],
    turn: number,
    [from, to]: readonly [number, number],
  ): void {
    const radius = Math.max(rx, ry) * this.scale;
    const step = 2 * Math.acos(Math.max(0, 1 - FLATNESS_MM / Math.max(radius, FLATNESS_MM)));
    const pieces = pieceCount(Math.abs(to - from) / step);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    for (let i = 1; i <= pieces; i++) {
      const angle = from + ((to - from) * i) / pieces;
      const u = rx * Math.cos(angle);
      const v = ry * Math.sin(angle);
      this.lineTo(cx + cos * u - sin * v, cy + sin * u + cos * v);
    }
  }

  close(): void {
    if (this.current) this.current.closed = true;
    this.moveTo(this.startX, this.startY);
  }

  private begin(): void {
    if (this.current) return;
    this.current = { points: [], closed: false };
    this.subPaths.push(this.current);
    this.put(this.x, this.y);
  }

  private put(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.matrix;
    const { points } = this.current!;
    const px = Math.min(MAX_COORDINATE_MM, Math.max(-MAX_COORDINATE_MM, a * x + c * y + e));
    const py = Math.min(MAX_COORDINATE_MM, Math.max(-MAX_COORDINATE_MM, b * x + d * y + f));
    if (Number.isNaN(px) || Number.isNaN(py)) return;
    const last = points.length - 2;
    // False for the first point, which has none before it.
    if (Math.abs(px - points[last]) + Math.abs(py - points[last + 1]) < SAME_POINT_MM) return;
    if (++this.budget.used > MAX_POINTS) {
      throw tooComplex(`the drawing has more than ${MAX_POINTS} points`);
    }
    points.push(px, py);
  }
}

function pieceCount(wanted: number): number {
  return Math.max(1, Math.min(MAX_PIECES, Math.ceil(wanted) || 1));
}

/** Outlines of more points than this are thinned out. */
const MAX_SHAPE_POINTS = 10_000;
/** Points are dropped that are nearer than this to the one kept before; doubled until they are few enough. */
const MIN_REACH_MM: Mm = 0.01;
const MAX_REACH_MM: Mm = 1;

/**
 * Thins out the points of one shape's outline when they are far more than a
 * needle could follow: every point dropped lies within `reach` of one that is
 * kept, and reach is no greater than it must be, up to a millimetre.
 */
export function thinOut(lines: readonly SubPath[]): readonly SubPath[] {
  let thinned = lines;
  for (let reach = MIN_REACH_MM; reach <= MAX_REACH_MM; reach *= 2) {
    if (countPoints(thinned) <= MAX_SHAPE_POINTS) return thinned;
    thinned = thinned.map((line) => thinLine(line, reach));
  }
  // What strays farther than that from point to point is a scribble: any part of it will do.
  const every = Math.ceil(countPoints(thinned) / MAX_SHAPE_POINTS);
  return every > 1 ? thinned.map((line) => pickFrom(line, every)) : thinned;
}

function pickFrom({ points, closed }: SubPath, every: number): SubPath {
  const kept: number[] = [];
  for (let i = 0; i < points.length; i += 2 * every) kept.push(points[i], points[i + 1]);
  return { points: kept, closed };
}

function countPoints(lines: readonly SubPath[]): number {
  return lines.reduce((sum, { points }) => sum + points.length / 2, 0);
}

/** The first and last points stay. */
function thinLine({ points, closed }: SubPath, reach: Mm): SubPath {
  const kept = [points[0], points[1]];
  const last = points.length - 2;
  for (let i = 2; i < last; i += 2) {
    const dx = points[i] - kept[kept.length - 2];
    const dy = points[i + 1] - kept[kept.length - 1];
    if (dx * dx + dy * dy >= reach * reach) kept.push(points[i], points[i + 1]);
  }
  if (last > 0) kept.push(points[last], points[last + 1]);
  return { points: kept, closed };
}
