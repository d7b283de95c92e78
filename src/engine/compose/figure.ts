import { lineLength } from '../digitize/lines.ts';
import { allRings, groupRings, offsetRings } from '../vector/rings.ts';
import {
  linesBox,
  polygonArea,
  ringArea,
  ringBox,
  type Box,
  type Polygon,
} from '../vector/geometry.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { nameThreads } from '../threads/choose.ts';

/*
 * What a composition is built from: painted pieces that carry their own
 * colour, in any unit, until they are put on the page.
 */

/** Which drawing a piece is of, so that a composition can be told thing by thing. */
export interface PieceOrigin {
  /** Index of the subject in the plan. */
  subject: number;
  /** Number of the piece in the subject's drawing: it begins anew with each copy. */
  piece: number;
}

/** A filled area. */
export interface AreaPiece {
  kind: 'area';
  polygon: Polygon;
  /** '#rrggbb'. */
  hex: string;
  /** Part of a letter: kept however small, as the dot of an i. */
  fine?: boolean;
  /** Of a part of a letter: the em of its font. */
  em?: number;
  /** It lies on another area, and is sewn after it. */
  onTop?: boolean;
  /** Keeps room for a picture, and is not sewn itself. */
  window?: boolean;
  /** Part of the frame that was asked for. */
  framing?: boolean;
  /** Undefined for what no subject brought: ornaments and letters. */
  of?: PieceOrigin;
}

/** A line sewn along itself. */
export interface LinePiece {
  kind: 'line';
  points: Float64Array;
  closed: boolean;
  width: number;
  hex: string;
  framing?: boolean;
  of?: PieceOrigin;
}

export type Piece = AreaPiece | LinePiece;

/** Room for a picture that is sewn by itself. */
export const isWindow = (piece: Piece): boolean => piece.kind === 'area' && piece.window === true;

/** Pieces from the bottom to the top. */
export type Figure = readonly Piece[];

/** Where a figure goes: mirrored about its y axis, then turned, scaled and moved. */
export interface Placing {
  x: number;
  y: number;
  scale: number;
  /** Clockwise on screen, radians. */
  angle?: number;
  mirror?: boolean;
}

/** A figure at its place; where nothing is said, at 0 and as large as it is. */
export function place(figure: Figure, to: Partial<Placing>): Figure {
  return mapLines(figure, to.scale ?? 1, (points) => placeLine(points, to));
}

/** The same for points alone. */
export function placeLine(
  points: Float64Array,
  { x = 0, y = 0, scale = 1, angle = 0, mirror = false }: Partial<Placing>,
): Float64Array {
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const flip = mirror ? -1 : 1;
  return mapPoints(points, (px, py) => [
    px * flip * cos - py * sin + x,
    px * flip * sin + py * cos + y,
  ]);
}

export function mapPoints(
  points: Float64Array,
  move: (x: number, y: number) => [number, number],
): Float64Array {
  const out = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    [out[i], out[i + 1]] = move(points[i], points[i + 1]);
  }
  return out;
}

/** A figure whose lines all went through `move`; widths of what is sewn along itself, and letters' ems, keep times `scale`. */
export const mapLines = (
  figure: Figure,
  scale: number,
  move: (points: Float64Array) => Float64Array,
): Figure =>
  figure.map((piece) =>
    piece.kind === 'area'
      ? {
          ...piece,
          polygon: { rings: piece.polygon.rings.map(move) },
          ...(piece.em && { em: piece.em * scale }),
        }
      : { ...piece, points: move(piece.points), width: piece.width * scale },
  );

/** A point at a distance from 0, its direction told clockwise from the top. */
export const polar = (r: number, turn: number): { x: number; y: number } => ({
  x: r * Math.sin(turn),
  y: -r * Math.cos(turn),
});

/** Outer border points of a figure, lines with half their width around each point. */
export function outlinePoints(figure: Figure): Float64Array {
  const out: number[] = [];
  for (const piece of figure) {
    if (piece.kind === 'area') {
      for (const value of piece.polygon.rings[0]) out.push(value);
      continue;
    }
    const { points, width } = piece;
    for (let i = 0; i < points.length; i += 2) {
      for (let k = 0; k < 8; k++) {
        const turn = (k * Math.PI) / 4;
        out.push(points[i] + (width / 2) * Math.cos(turn));
        out.push(points[i + 1] + (width / 2) * Math.sin(turn));
      }
    }
  }
  return Float64Array.from(out);
}

export const figureBox = (figure: Figure): Box => ringBox(outlinePoints(figure));

/** Figures are clipped at this size: the clipper's grid, a thousandth, is too coarse for units. */
const CLIP_SIZE = 100;

/** The whole area that a figure's filled pieces cover, grown by `by`; holes smaller than `closing` are filled. */
export function silhouette(figure: Figure, by: number, closing = 0): Polygon[] {
  const polygons = figure.flatMap((p) => (p.kind === 'area' ? [p.polygon] : []));
  if (polygons.length === 0) return [];
  const { left, top, right, bottom } = linesBox(polygons.map(({ rings }) => rings[0]));
  const scale = CLIP_SIZE / Math.max(right - left, bottom - top, 1e-9);
  const rings = allRings(polygons).map((ring) => ring.map((value) => value * scale));
  const grown = offsetRings(rings, (by + closing) * scale);
  const closed = closing > 0 ? offsetRings(grown, -closing * scale) : grown;
  return groupRings(closed.map((ring) => ring.map((value) => value / scale)));
}

/** Area and centre of gravity of a figure's silhouette. */
export function massOf(polygons: readonly Polygon[]): { area: number; x: number; y: number } {
  let [area, x, y] = [0, 0, 0];
  for (const { rings } of polygons) {
    for (const ring of rings) {
      area += ringArea(ring);
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const cross = ring[j] * ring[i + 1] - ring[i] * ring[j + 1];
        x += ((ring[j] + ring[i]) * cross) / 6;
        y += ((ring[j + 1] + ring[i + 1]) * cross) / 6;
      }
    }
  }
  return area > 0 ? { area, x: x / area, y: y / area } : { area: 0, x: 0, y: 0 };
}

/** A drawing's shapes as a figure; columns, which motifs have none of, are left out. */
export function figureOf({ shapes, threads }: ShapeSet): Figure {
  return shapes.flatMap((shape): Piece[] => {
    const { hex } = threads[shape.thread];
    if (shape.kind === 'area') return [{ kind: 'area', polygon: shape.polygon, hex }];
    if (shape.kind === 'column') return [];
    return [
      { kind: 'line', points: shape.points, closed: shape.closed, width: shape.widthMm, hex },
    ];
  });
}

/** A figure in millimetres as a drawing: one thread for each colour. */
export function shapesOf(figure: Figure, widthMm: number, heightMm: number): ShapeSet {
  const colors = [...new Set(figure.map(({ hex }) => hex))];
  const thread = new Map(colors.map((hex, i) => [hex, i]));
  const shapes = figure.map((piece): Shape => {
    const index = thread.get(piece.hex)!;
    if (piece.kind === 'area') return { kind: 'area', polygon: piece.polygon, thread: index };
    const { points, closed, width } = piece;
    return { kind: 'stroke', points, closed, widthMm: width, thread: index };
  });
  return { widthMm, heightMm, threads: nameThreads(colors), shapes };
}

/** How much each colour of a figure covers. */
export function colorWeights(figure: Figure): Map<string, number> {
  const weights = new Map<string, number>();
  for (const piece of figure)
    weights.set(piece.hex, (weights.get(piece.hex) ?? 0) + coverOf(piece));
  return weights;
}

/** How much a piece covers, in its own unit squared. */
export const coverOf = (piece: Piece): number =>
  piece.kind === 'area'
    ? polygonArea(piece.polygon)
    : lineLength(piece.points, piece.closed) * piece.width;
