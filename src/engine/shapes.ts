import type { Polygon, Ring } from './core/geometry.ts';
import type { Thread } from './core/design.ts';
import type { Mm } from './core/units.ts';

/*
 * What stitches are made from. Traced pictures, letters, motifs and drawings
 * all become this.
 */

/** A filled area of one thread. */
export interface AreaShape {
  kind: 'area';
  polygon: Polygon;
  /** Index into `ShapeSet.threads`. */
  thread: number;
  /** Direction of the stitches in degrees, clockwise on screen from the x axis; chosen where absent. */
  angle?: number | undefined;
}

/** An open or closed line, sewn along itself. */
export interface StrokeShape {
  kind: 'stroke';
  points: Float64Array;
  closed: boolean;
  widthMm: Mm;
  thread: number;
}

/** A satin column given by its two edges, which run side by side from start to end. */
export interface ColumnShape {
  kind: 'column';
  left: Ring;
  right: Ring;
  thread: number;
  /** A ring: edges of as many points as each other, which pair off and close on themselves. */
  closed?: boolean | undefined;
  /** Sewn after all other shapes, whatever their order: a frame. */
  last?: boolean | undefined;
}

export type Shape = AreaShape | StrokeShape | ColumnShape;

/** A drawing: shapes from the bottom to the top, in millimetres from the top left corner of the page. */
export interface ShapeSet {
  widthMm: Mm;
  heightMm: Mm;
  threads: Thread[];
  shapes: Shape[];
}

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
