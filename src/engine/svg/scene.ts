import type { Mm } from '../core/units.ts';
import type { Paths, Rule } from '../vector/paths.ts';
import type { SvgElement } from './document.ts';
import type { Notes } from './notes.ts';
import type { PointBudget, SubPath } from './pen.ts';
import type { Style, StyleSheet } from './style.ts';
import type { Work } from '../vector/sweep.ts';
import type { Box } from '../vector/geometry.ts';
import type { Matrix, Viewport } from './coordinates.ts';

/** A shape of the drawing as it is painted, before it has a thread: what it hides is not seen. */
export type Painted = PaintedArea | PaintedStroke;

export interface PaintedArea {
  kind: 'area';
  hex: string;
  /** How opaque it is where nothing was painted under it; absent where wholly. */
  alpha?: number | undefined;
  paths: Paths;
  bounds: Box;
}

export interface PaintedStroke {
  kind: 'stroke';
  hex: string;
  alpha?: number | undefined;
  points: Float64Array;
  closed: boolean;
  widthMm: Mm;
}

/** An area outside of which nothing shows. */
export interface Clip {
  paths: Paths;
  bounds: Box;
  /** Whether the area is its bounds. */
  rectangle: boolean;
}

/** A document being read. */
export interface Scene {
  /** Paints an element and all that is in it, at a place of its parent. */
  paint: (element: SvgElement, parent: Place) => void;
  byId: ReadonlyMap<string, SvgElement>;
  sheet: StyleSheet;
  notes: Notes;
  budget: PointBudget;
  /** Elements visited, those that `use` repeats counted each time. */
  visited: number;
  /** CSS pixels to mm, for strokes that do not scale with what they are drawn around. */
  page: Matrix;
  /** Strokes wider than this become areas. */
  widestStrokeMm: Mm;
  /** Those that become areas are drawn at least so wide: the narrowest that satin covers well. */
  leastAreaStrokeMm: Mm;
  /** From the bottom to the top; of the layer that is painted at the moment. */
  painted: Painted[];
  /** Layers, masks and patterns that are being painted, within each other. */
  layers: number;
  /** What may still be cut and joined. */
  work: Work;
  /** Where given, nothing is cut or joined: lines are noted here as they were drawn. */
  drawn?: Drawn[] | undefined;
}

/** A fill or a stroke as it was drawn, for pixels. */
export interface Drawn {
  hex: string;
  lines: readonly SubPath[];
  /** Which points are inside of a fill; a stroke has a width in its place. */
  rule: Rule;
  widthMm?: Mm | undefined;
  clip: Clip | undefined;
}

/** Where in the document the reading stands: what its children take over. */
export interface Place {
  /** User units to mm. */
  matrix: Matrix;
  style: Style;
  viewport: Viewport;
  clip: Clip | undefined;
  /** Opacity of all groups around, multiplied. */
  opacity: number;
  depth: number;
  /** What is being referred to, against circles. */
  references: readonly SvgElement[];
}
