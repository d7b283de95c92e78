import {
  IDENTITY,
  multiply,
  parseTransform,
  translation,
  type Matrix,
} from '../../svg/coordinates.ts';
import { parseLength, type Viewport } from '../../svg/coordinates.ts';
import type { SvgElement } from '../../svg/document.ts';
import { strokeWidth } from '../../svg/draw.ts';
import { drawOutline } from '../../svg/outlines.ts';
import { plainColor } from '../../svg/paint.ts';
import { Pen, type PointBudget, type SubPath } from '../../svg/pen.ts';
import { INITIAL, styleOf, type Style, type StyleSheet } from '../../svg/style.ts';
import type { Notes } from '../../svg/notes.ts';
import type { Mm } from '../../core/units.ts';
import type { Position } from '../types.ts';

/** What reading a document needs everywhere. */
export interface Reading {
  byId: ReadonlyMap<string, SvgElement>;
  sheet: StyleSheet;
  notes: Notes;
  budget: PointBudget;
  viewport: Viewport;
  /** User units of the page to mm. */
  page: Matrix;
}

/** What an element takes over from those around it. */
export interface Inherited {
  matrix: Matrix;
  style: Style;
  /** The line that rows follow of those fills of the group that ask for it. */
  guide?: readonly Position[] | undefined;
  /** What the nearest group with a name is called. */
  name?: string | undefined;
}

/** Where the reading of a document begins. */
export const atRoot = ({ page }: Reading): Inherited => ({ matrix: page, style: INITIAL });

/** An element's own place and style, within its parent's. */
export function within(reading: Reading, element: SvgElement, parent: Inherited): Inherited {
  const style = styleOf(element, parent.style, reading.sheet);
  return { style, matrix: multiply(parent.matrix, parseTransform(style.transform)) };
}

/** An element's outline and paint. */
export interface DrawnElement {
  lines: SubPath[];
  fill: string | undefined;
  rule: 'evenodd' | 'nonzero';
  stroke: string | undefined;
  widthMm: Mm;
}

/** @returns undefined for what is no shape, or has nothing to draw */
export function drawElement(
  reading: Reading,
  element: SvgElement,
  { matrix, style }: Inherited,
): DrawnElement | undefined {
  const pen = new Pen(matrix, reading.budget);
  if (drawOutline(pen, element, reading.viewport) === 'no-shape') return undefined;
  const lines = pen.subPaths.filter((line) => line.points.length >= 4);
  if (lines.length === 0 || style.visibility !== 'visible') return undefined;
  const widthMm = strokeWidth(style, matrix, reading.viewport, reading.page);
  return {
    lines,
    fill: element.name === 'line' ? undefined : hexOf(reading, style, 'fill'),
    rule: style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
    stroke: widthMm > 0 ? hexOf(reading, style, 'stroke') : undefined,
    widthMm,
  };
}

function hexOf(reading: Reading, style: Style, kind: 'fill' | 'stroke'): string | undefined {
  return plainColor(style[kind], style, reading)?.hex;
}

/** Where a `use` puts what it refers to, beside its own transformation. */
export function useOffset({ attributes }: SvgElement, { width, height }: Viewport): Matrix {
  const x = parseLength(attributes.x, width) ?? 0;
  const y = parseLength(attributes.y, height) ?? 0;
  return x === 0 && y === 0 ? IDENTITY : translation(x, y);
}
