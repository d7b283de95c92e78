import type { PieceObject, PieceShape, Transform } from 'ilmek-engine/piece';
import type { Rect } from './camera.ts';

/* An object as a drawing: for a sketch of what is being moved, and for the outline of what is chosen. */

/** An object as one SVG path, before its own transformation. */
export interface Outline {
  d: string;
  /** Whether its inside is sewn; else it is a line. */
  filled: boolean;
  /** Of a line, mm. */
  widthMm: number;
}

const known = new WeakMap<readonly unknown[], Outline>();

/** The drawing of an object, made once for its shapes. */
export function outlineOf(object: PieceObject): Outline {
  const parts = object.kind === 'shapes' ? object.shapes : object.runs;
  const found = known.get(parts);
  if (found) return found;
  const outline = object.kind === 'shapes' ? ofShapes(object.shapes) : ofRuns(object.runs);
  known.set(parts, outline);
  return outline;
}

function ofShapes(shapes: readonly PieceShape[]): Outline {
  const isLine = shapes.every(({ kind }) => kind === 'stroke');
  const widths = shapes.map((shape) => (shape.kind === 'stroke' ? shape.widthMm : 0));
  return { d: shapes.map(ofShape).join(''), filled: !isLine, widthMm: Math.max(0.3, ...widths) };
}

function ofShape(shape: PieceShape): string {
  switch (shape.kind) {
    case 'area':
      return shape.polygon.rings.map((ring) => path(ring, true)).join('');
    case 'stroke':
      return path(shape.points, shape.closed);
    case 'column':
      return path(columnRing(shape.left, shape.right), true);
  }
}

/** A column's edge, there and back. */
export function columnRing(left: Float64Array, right: Float64Array): Float64Array {
  const ring = new Float64Array(left.length + right.length);
  ring.set(left);
  for (let i = 0; i < right.length; i += 2) {
    ring[left.length + i] = right[right.length - i - 2];
    ring[left.length + i + 1] = right[right.length - i - 1];
  }
  return ring;
}

/** More points of fixed stitches than this are passed over: a sketch is to be there at once. */
const MOST_POINTS = 4000;

function ofRuns(runs: readonly Float64Array[]): Outline {
  const points = runs.reduce((sum, run) => sum + run.length / 2, 0);
  const step = Math.max(1, Math.ceil(points / MOST_POINTS));
  const d = runs.map((run) => path(step > 1 ? thinned(run, step) : run, false)).join('');
  return { d, filled: false, widthMm: 0.4 };
}

const thinned = (run: Float64Array, step: number): Float64Array =>
  run.filter((_, i) => Math.floor(i / 2) % step === 0 || i >= run.length - 2);

/** Hundredths of a millimetre are finer than any needle. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

function path(points: Float64Array, closed: boolean): string {
  let d = '';
  for (let i = 0; i < points.length; i += 2) {
    d += `${i === 0 ? 'M' : 'L'}${short(points[i])} ${short(points[i + 1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** As SVG's `transform`. */
export const matrix = (transform: Transform | undefined): string | undefined =>
  transform && `matrix(${transform.join(' ')})`;

/**
 * What lies on all of some objects: whoever draws those alone leaves it out.
 * @param isDrawn tells those that are drawn
 * @param place what they reach
 * @param boxOf tells what an object reaches
 */
export function lyingOn(
  objects: readonly PieceObject[],
  isDrawn: (object: PieceObject) => boolean,
  place: Rect,
  boxOf: (one: readonly PieceObject[]) => Rect,
): PieceObject[] {
  const last = objects.findLastIndex(isDrawn);
  if (last < 0) return [];
  return objects.slice(last + 1).filter((one) => {
    if (one.hidden) return false;
    return meet(boxOf([one]), place);
  });
}

/** Outlines of several objects in one path. */
export interface JoinedOutline extends Outline {
  transform: Transform | undefined;
}

/**
 * The outlines of objects in few paths: of hundreds each by itself a browser holds up the frame. Joined
 * are those that are drawn alike; areas only where they lie apart, as what two of them cover would be
 * outside of both.
 * @param boxOf tells what an object reaches
 */
export function joinedOutlines(
  objects: readonly PieceObject[],
  boxOf: (one: readonly PieceObject[]) => Rect,
): JoinedOutline[] {
  const sheets: { like: string; outline: JoinedOutline; boxes: Rect[] }[] = [];
  for (const object of objects) {
    const { d, filled, widthMm } = outlineOf(object);
    const { transform } = object;
    const like = [matrix(transform), filled || widthMm].join(' ');
    const box = boxOf([object]);
    const sheet = sheets.find(
      (one) => one.like === like && !(filled && one.boxes.some((other) => meet(box, other))),
    );
    if (sheet) {
      sheet.outline.d += d;
      sheet.boxes.push(box);
    } else sheets.push({ like, outline: { d, filled, widthMm, transform }, boxes: [box] });
  }
  return sheets.map(({ outline }) => outline);
}

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
