import type { Outline } from './glyphs.ts';
import { heightOf, widthOf } from './glyphs.ts';
import { linesBox } from '../../vector/geometry.ts';

type Point = readonly [number, number];
/** A side of a form: from its start at 0 to its end at 1. */
export type Side = (t: number) => Point;

/** Four sides that enclose a form: top and bottom run to the right, the others down. */
export interface Envelope {
  top: Side;
  bottom: Side;
  left: Side;
  right: Side;
}

/** An outline's lines are divided into pieces of this share of its box before they are bent. */
const PIECE = 1 / 40;

/**
 * Bends an outline so that its box takes the form of an envelope, by a bilinearly blended
 * Coons patch (Coons 1967): each side of the box lies on a side of the form.
 */
export function bendTo(outline: Outline, { top, bottom, left, right }: Envelope): Outline {
  const box = linesBox(outline);
  const [p00, p10, p01, p11] = [top(0), top(1), bottom(0), bottom(1)];
  const blend = (u: number, v: number, k: 0 | 1): number =>
    (1 - v) * top(u)[k] +
    v * bottom(u)[k] +
    (1 - u) * left(v)[k] +
    u * right(v)[k] -
    (1 - u) * (1 - v) * p00[k] -
    u * (1 - v) * p10[k] -
    (1 - u) * v * p01[k] -
    u * v * p11[k];
  return outline.map((ring) => {
    const bent: number[] = [];
    forEachPiece(ring, widthOf(box) * PIECE, heightOf(box) * PIECE, (x, y) => {
      const u = (x - box.left) / widthOf(box);
      const v = (y - box.top) / heightOf(box);
      bent.push(blend(u, v, 0), blend(u, v, 1));
    });
    return Float64Array.from(bent);
  });
}

/** Visits a ring's points, and others between them, none farther apart than dx and dy. */
function forEachPiece(
  ring: Float64Array,
  dx: number,
  dy: number,
  visit: (x: number, y: number) => void,
): void {
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    const n = Math.ceil(Math.max(Math.abs(bx - ax) / dx, Math.abs(by - ay) / dy, 1e-9));
    for (let k = 0; k < n; k++) visit(ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n);
  }
}
