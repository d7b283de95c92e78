import { hash01 } from 'ilmek-engine/tables';
import type { Drawing } from './drawing.ts';
import {
  between,
  beside,
  lengthOf,
  map,
  placed,
  pointAt,
  slice,
  type Line,
  type Point,
} from './line.ts';

/*
 * An embroiderer's stitches, as shapes for the engine.
 */

/** Distance between the threads of hand-laid stitches: a thread's width less a little. */
const LAID_MM = 0.34;

/**
 * A half of a leaf or petal in satin, from its rib to its edge. The rib's last
 * share stays free, so that the stitches lean ever more toward the tip.
 */
export function half(d: Drawing, thread: string, rib: Line, edge: Line, lean = 0.14): void {
  d.column(thread, slice(rib, 0, 1 - lean), slice(edge, 0.02, 1));
}

/** How a leaf is drawn. */
interface Leaf {
  /** Midrib, from the stalk to the tip. */
  rib: Line;
  /** Greatest distances of the two edges from the midrib, mm: left and right of the way to the tip. */
  widths: readonly [number, number];
  /** Threads of the two halves. */
  threads: readonly [string, string];
  /** Share of the midrib where the leaf is widest. */
  widest?: number;
  /** Depth of the teeth along the edges, mm, and their number. */
  teeth?: readonly [number, number];
}

/** A leaf of two satin halves that meet in a V along its midrib. */
export function leaf(d: Drawing, { rib, widths, threads, widest = 0.42, teeth }: Leaf): void {
  const power = Math.log(0.5) / Math.log(widest);
  const swell = (t: number) => Math.sin(Math.PI * t ** power) ** 0.85;
  const cut = (t: number) => {
    if (!teeth) return 0;
    const phase = (t * teeth[1]) % 1;
    return teeth[0] * (1 - phase) ** 1.4 * Math.min(1, 4 * swell(t) - 0.8);
  };
  widths.forEach((width, side) => {
    const way = side === 0 ? -1 : 1;
    half(
      d,
      threads[side],
      rib,
      beside(rib, (t) => way * Math.max(0, width * swell(t) - Math.max(0, cut(t)))),
    );
  });
}

/**
 * Stem stitch: each stitch goes forward on one side of the line and comes back
 * half its way on the other, which twists into a rope.
 */
export function stem(d: Drawing, thread: string, line: Line, widthMm = 1): void {
  const total = lengthOf(line);
  const [forward, advance] = [2.3, 0.72];
  const side = Math.max(0.05, widthMm / 2 - 0.2);
  const points: number[] = [];
  const put = (s: number, off: number) => {
    const { x, y, dx, dy } = pointAt(line, Math.min(1, s / total));
    points.push(x - dy * off, y + dx * off);
  };
  for (let s = 0; s + advance < total; s += advance) {
    put(s, -side);
    put(Math.min(total, s + forward), side);
  }
  d.stroke(thread, Float64Array.from(points));
}

/** A round spot in parallel satin, its stitches at an angle. */
export function spot(
  d: Drawing,
  thread: string,
  centre: Point,
  radius: number,
  degrees = 20,
): void {
  const arc = (from: number, to: number) =>
    map(24, (t) => {
      const a = ((from + (to - from) * t) * Math.PI) / 180;
      return [Math.cos(a) * radius, Math.sin(a) * radius];
    });
  d.column(
    thread,
    placed(arc(-80, -280), centre, degrees),
    placed(arc(-100, 100), centre, degrees),
  );
}

/** Straight stitches laid side by side from one edge to another. */
interface Laid {
  from: Line;
  to: Line;
  /** How far single stitches fall short of or pass their edge, mm: at `from` and at `to`. */
  uneven?: readonly [number, number];
  /** Threads lie apart by so many widths; 1 covers the cloth. */
  openness?: number;
  seed?: number;
}

/** Long-and-short stitch: laid to and fro between two edges, its ends uneven so that shades mingle. */
export function longAndShort(d: Drawing, thread: string, laid: Laid): void {
  const { from, to, uneven = [0, 0], openness = 1, seed = 1 } = laid;
  const longer = Math.max(lengthOf(from), lengthOf(to));
  const count = Math.max(2, Math.round(longer / (LAID_MM * openness)));
  const points: number[] = [];
  for (let i = 0; i <= count; i++) {
    const a = pointAt(from, i / count);
    const b = pointAt(to, i / count);
    const span = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const at = (mm: number) => [a.x + ((b.x - a.x) * mm) / span, a.y + ((b.y - a.y) * mm) / span];
    const wander = (end: number) => (hash01(i, seed + end) * 2 - 1) * uneven[end];
    const ends = [at(wander(0)), at(span + wander(1))];
    if (i % 2 === 1) ends.reverse();
    points.push(...ends[0], ...ends[1]);
  }
  d.stroke(thread, Float64Array.from(points));
}

/** The stitches of `half`, laid by hand over a stretch of it: shares of the way from rib to edge. */
export function shade(
  d: Drawing,
  thread: string,
  [rib, edge]: readonly [Line, Line],
  [inner, outer]: readonly [(t: number) => number, (t: number) => number],
  laid: Omit<Laid, 'from' | 'to'>,
): void {
  longAndShort(d, thread, {
    from: between(rib, edge, inner),
    to: between(rib, edge, outer),
    ...laid,
  });
}
