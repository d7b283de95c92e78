import { joinBoxes, linesBox, type Box, type Polygon, type Ring } from './vector/geometry.ts';
import type { Thread } from './core/thread.ts';
import type { Mm } from './core/units.ts';

/*
 * What stitches are made from. Traced pictures, letters, motifs and drawings
 * all become this.
 */

/** What a shape is called, for people. */
export interface ShapeLabel {
  /** What the thing is called, such as 'Tulip 2' or 'Cat'. */
  name: string;
  /** Shapes of one group are chosen and moved together. */
  group?: string | undefined;
}

/** The group of a composition's letters. */
export const LETTERING_GROUP = 'lettering';

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
  /** Absent where it has no name. */
  label?: ShapeLabel | undefined;
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
  /** Absent where it has no name. */
  label?: ShapeLabel | undefined;
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
  /** Point i of one edge and point i of the other are the ends of one stitch, as in a ring. */
  paired?: boolean | undefined;
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
  /** Its areas are the patches of a photograph: what is too narrow to be sewn may be left to its neighbours. */
  isTexture?: boolean | undefined;
  /**
   * It is composed of motifs that stand apart, each in several threads: cuts are many already, so
   * that fewer of them are worth more than which of two colours lies on top at their border.
   */
  isComposed?: boolean | undefined;
}

/**
 * How shapes lie on each other: as tiles, which never overlap and may be sewn
 * in any order, or painted, each over those before it.
 */
export type Layering = 'tiles' | 'painted';

/** Lines at least this wide are sewn as satin, which covers what lies under it. */
export const SATIN_LINE_MM: Mm = 0.9;

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

/** Half of how broad a shape's lines are drawn; 0 for those of areas and columns. */
export const halfWidth = (shape: Shape): Mm => (shape.kind === 'stroke' ? shape.widthMm / 2 : 0);

/**
 * What shapes reach, mm; from ∞ to −∞ without any.
 * @param half what a shape's lines reach beyond their middle: half their width where absent
 */
export function shapesBox(shapes: readonly Shape[], half = halfWidth): Box {
  return joinBoxes(shapes.map((shape) => linesBox(linesOf(shape), half(shape))));
}

/** How a drawing is scaled and moved: p → p·scale + (x, y). */
export interface Placing {
  /** Size beside the drawing's own: 1 as drawn. */
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

/**
 * A letter on a grid on which sums are exact: moved away and back, it is the very same.
 * 1/4096 mm, which no needle can tell.
 */
export const onLetterGrid = (shape: AreaShape): AreaShape => ({
  ...shape,
  polygon: { rings: shape.polygon.rings.map((ring) => ring.map(toLetterGrid)) },
});

/** The nearest place of that grid. */
export const toLetterGrid = (mm: Mm): Mm => Math.round(mm * 4096) / 4096;
