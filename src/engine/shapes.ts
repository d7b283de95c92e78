import type { Box, Polygon, Ring } from './vector/geometry.ts';
import type { Thread } from './core/design.ts';
import type { Mm } from './core/units.ts';

/*
 * What stitches are made from. Traced pictures, letters, motifs and drawings
 * all become this.
 */

/** A filled area of one thread. */
export interface AreaShape {
  /** Tells it from other shapes. */
  kind: 'area';
  /** Border and holes, mm. */
  polygon: Polygon;
  /** Index into `ShapeSet.threads`. */
  thread: number;
  /** Direction of the stitches in degrees, clockwise on screen from the x axis; chosen where absent. */
  angle?: number | undefined;
}

/** An open or closed line, sewn along itself. */
export interface StrokeShape {
  /** Tells it from other shapes. */
  kind: 'stroke';
  /** x and y in turn, mm; at least two points. */
  points: Float64Array;
  /** Whether its end joins its start. */
  closed: boolean;
  /** How broad it is drawn: decides between satin and running stitch. */
  widthMm: Mm;
  /** Index into `ShapeSet.threads`. */
  thread: number;
}

/** A satin column given by its two edges, which run side by side from start to end. */
export interface ColumnShape {
  /** Tells it from other shapes. */
  kind: 'column';
  /** One edge: x and y in turn, mm. */
  left: Ring;
  /** The other edge, in the same direction. */
  right: Ring;
  /** Index into `ShapeSet.threads`. */
  thread: number;
  /** A ring: edges of as many points as each other, which pair off and close on themselves. */
  closed?: boolean | undefined;
  /** Sewn after all other shapes, whatever their order: a frame. */
  last?: boolean | undefined;
}

/** What a drawing is made of. */
export type Shape = AreaShape | StrokeShape | ColumnShape;

/** A drawing: shapes from the bottom to the top, in millimetres from the top left corner of the page. */
export interface ShapeSet {
  /** The page's width. */
  widthMm: Mm;
  /** The page's height. */
  heightMm: Mm;
  /** What `thread` of a shape counts in. */
  threads: Thread[];
  /** From the bottom to the top. */
  shapes: Shape[];
}

/** Lines at least this wide are sewn as satin, which covers what lies under it. */
export const SATIN_LINE_MM: Mm = 1.1;

/** The lines that a shape is made of. */
export function linesOf(shape: Shape): Ring[] {
  switch (shape.kind) {
    case 'area':
      return shape.polygon.rings;
    case 'stroke':
      return [shape.points];
    case 'column':
      return [shape.left, shape.right];
  }
}

/** Half of what a shape draws around its lines. */
const drawnHalf = (shape: Shape): Mm => (shape.kind === 'stroke' ? shape.widthMm / 2 : 0);

/** Visits the points of shapes, with half of what is drawn around each. */
export function forEachPoint(
  shapes: readonly Shape[],
  visit: (x: Mm, y: Mm, half: Mm) => void,
  halfOf: (shape: Shape) => Mm = drawnHalf,
): void {
  for (const shape of shapes) {
    const half = halfOf(shape);
    for (const line of linesOf(shape)) {
      for (let i = 0; i < line.length; i += 2) visit(line[i], line[i + 1], half);
    }
  }
}

/** What shapes reach, the width of lines included; from Infinity to -Infinity where there are none. */
export function shapesBox(shapes: readonly Shape[], halfOf?: (shape: Shape) => Mm): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  forEachPoint(
    shapes,
    (x, y, half) => {
      box.left = Math.min(box.left, x - half);
      box.right = Math.max(box.right, x + half);
      box.top = Math.min(box.top, y - half);
      box.bottom = Math.max(box.bottom, y + half);
    },
    halfOf,
  );
  return box;
}

/** How a drawing is scaled and moved: p → p·scale + (x, y). */
export interface Placing {
  scale: number;
  x: Mm;
  y: Mm;
}

/** A shape scaled and moved; a stroke's width goes along. */
export function placeShape(shape: Shape, { scale, x, y }: Placing): Shape {
  const place = (line: Float64Array) => line.map((v, i) => v * scale + (i % 2 === 0 ? x : y));
  switch (shape.kind) {
    case 'area':
      return { ...shape, polygon: { rings: shape.polygon.rings.map(place) } };
    case 'stroke':
      return { ...shape, points: place(shape.points), widthMm: shape.widthMm * scale };
    case 'column':
      return { ...shape, left: place(shape.left), right: place(shape.right) };
  }
}
