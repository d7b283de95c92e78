import type { Mm } from '../core/units.ts';
import { contains } from '../vector/rings.ts';
import { polygonArea, ringBox, type Box, type Polygon, type Ring } from '../vector/geometry.ts';
import { type AreaPiece, type Figure, type LinePiece, type Piece } from './figure.ts';
import { lchOfHex } from './recolor.ts';

/*
 * A drawing as lines: the outlines of what is seen, in one thread. What lies behind something else
 * is hidden by it, and where two things touch there is one line.
 */

/** Between points of a line that is tried, and lines that are nearer than this are one, mm. */
const STEP: Mm = 0.5;
const SAME: Mm = 0.9;
/** How far the end of a line is drawn to another one, mm. */
const REACH: Mm = 1.7;
/** Of the lines; shorter bits of them are left out, mm. */
const WIDTH: Mm = 1.2;
const SHORTEST: Mm = 2.2;
/** Wider strokes than this are seen as areas, with a line on both sides, mm. */
const BROAD: Mm = 2.2;
/** Dark spots up to this are eyes and noses: they stay as they are, mm². */
const MAX_SPOT = 45;
const SPOT_LIGHTNESS = 0.42;

interface Outline {
  points: Float64Array;
  closed: boolean;
  of: Piece['of'];
}

/**
 * The outlines of a drawing.
 * @param figure in mm; letters stay as they are
 * @param hex of the thread, '#rrggbb'
 */
export function asLines(figure: Figure, hex: string): Figure {
  const covers: { polygon: Polygon; box: Box }[] = [];
  const drawn = new Map<string, number[]>();
  const out: Piece[][] = [];
  for (const piece of figure.toReversed()) {
    if (isKept(piece)) {
      out.push([{ ...piece, hex }]);
      continue;
    }
    const outlines = outlinesOf(piece);
    const seen = outlines.flatMap((line) => visible(line, covers, drawn));
    out.push(seen.map((line): LinePiece => ({ kind: 'line', ...line, width: WIDTH, hex })));
    for (const { points } of seen) mark(drawn, points);
    if (piece.kind === 'area') covers.push(coverOf(piece.polygon));
    else if (piece.width > BROAD) covers.push(coverOf({ rings: [bandOf(piece)] }));
  }
  return out.toReversed().flat();
}

function isKept(piece: Piece): boolean {
  if (piece.kind === 'line') return false;
  const isSpot = polygonArea(piece.polygon) < MAX_SPOT && lchOfHex(piece.hex)[0] < SPOT_LIGHTNESS;
  return piece.fine === true || isSpot;
}

const coverOf = (polygon: Polygon) => ({ polygon, box: ringBox(polygon.rings[0]) });

function outlinesOf(piece: AreaPiece | LinePiece): Outline[] {
  const { of } = piece;
  if (piece.kind === 'area')
    return piece.polygon.rings.map((ring) => ({ points: dense(ring, true), closed: true, of }));
  if (piece.width > BROAD && !piece.closed)
    return [{ points: dense(bandOf(piece), true), closed: true, of }];
  return [{ points: dense(piece.points, piece.closed), closed: piece.closed, of }];
}

/** The outline of a broad stroke with round ends. */
function bandOf({ points, width }: LinePiece): Ring {
  const half = width / 2;
  const count = points.length / 2;
  const left: number[] = [];
  const right: number[] = [];
  const angleAt = (i: number): number => {
    const [from, to] = [Math.max(0, i - 1), Math.min(count - 1, i + 1)];
    const dy = points[2 * to + 1] - points[2 * from + 1];
    return Math.atan2(dy, points[2 * to] - points[2 * from]);
  };
  for (let i = 0; i < count; i++) {
    const turn = angleAt(i);
    const [x, y] = [points[2 * i], points[2 * i + 1]];
    left.push(x + half * Math.sin(turn), y - half * Math.cos(turn));
    right.unshift(x - half * Math.sin(turn), y + half * Math.cos(turn));
  }
  const cap = (i: number, from: number): number[] =>
    [1, 2, 3, 4, 5].flatMap((k) => {
      const turn = from + (k * Math.PI) / 6;
      return [points[2 * i] + half * Math.cos(turn), points[2 * i + 1] + half * Math.sin(turn)];
    });
  const [start, end] = [angleAt(0), angleAt(count - 1)];
  return Float64Array.from([
    ...left,
    ...cap(count - 1, end - Math.PI / 2),
    ...right,
    ...cap(0, start + Math.PI / 2),
  ]);
}

/** A line with a point at least every step. */
function dense(points: Float64Array, closed: boolean): Float64Array {
  const out: number[] = [];
  const count = points.length / 2;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const j = (i + 1) % count;
    const [x, y] = [points[2 * i], points[2 * i + 1]];
    const [dx, dy] = [points[2 * j] - x, points[2 * j + 1] - y];
    const parts = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP));
    for (let k = 0; k < parts; k++) out.push(x + (dx * k) / parts, y + (dy * k) / parts);
  }
  if (!closed) out.push(points.at(-2)!, points.at(-1)!);
  return Float64Array.from(out);
}

/** The stretches of a line that nothing covers and that no other line has drawn. */
function visible(
  { points, closed, of }: Outline,
  covers: readonly { polygon: Polygon; box: Box }[],
  drawn: ReadonlyMap<string, readonly number[]>,
): Outline[] {
  const count = points.length / 2;
  const isSeen = Array.from({ length: count }, (_, i) => {
    const [x, y] = [points[2 * i], points[2 * i + 1]];
    return !covers.some((cover) => isUnder(cover, x, y)) && !isDrawn(drawn, x, y);
  });
  const hidden = isSeen.indexOf(false);
  // Sewn as an open line, so that all lines are of one kind.
  if (hidden < 0) return [{ points: closed ? looped(points) : points, closed: false, of }];
  // From a hidden point on, so that no stretch is cut in two.
  const first = closed ? hidden : 0;
  const runs: number[][] = [];
  let run: number[] = [];
  for (let k = 0; k <= count; k++) {
    const i = (first + k) % count;
    if (k < count && isSeen[i]) run.push(points[2 * i], points[2 * i + 1]);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  const isLong = (line: readonly number[]): boolean =>
    (line.length / 2 - 1) * STEP * 0.7 > SHORTEST;
  return runs
    .filter(isLong)
    .map((line) => ({ points: Float64Array.from(joined(line, drawn)), closed: false, of }));
}

const looped = (points: Float64Array): Float64Array =>
  Float64Array.from([...points, points[0], points[1]]);

/** A line that ends before another one goes on to it: thread runs through, and no gap is seen. */
function joined(line: readonly number[], drawn: ReadonlyMap<string, readonly number[]>): number[] {
  const start = nearestDrawn(drawn, line[0], line[1]);
  const end = nearestDrawn(drawn, line.at(-2)!, line.at(-1)!);
  return [...start, ...line, ...end];
}

/** The nearest point of lines that are there, within reach; nothing where there is none. */
function nearestDrawn(
  drawn: ReadonlyMap<string, readonly number[]>,
  x: number,
  y: number,
): number[] {
  let [best, least]: [number[], number] = [[], REACH];
  for (let dx = -2; dx <= 2; dx++)
    for (let dy = -2; dy <= 2; dy++) {
      const near = drawn.get(cellOf(x + dx * SAME, y + dy * SAME)) ?? [];
      for (let i = 0; i < near.length; i += 2) {
        const far = Math.hypot(near[i] - x, near[i + 1] - y);
        if (far < least) [best, least] = [[near[i], near[i + 1]], far];
      }
    }
  return best;
}

function isUnder({ polygon, box }: { polygon: Polygon; box: Box }, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  return polygon.rings.filter((ring) => contains(ring, x, y)).length % 2 === 1;
}

const cellOf = (x: number, y: number): string => `${Math.floor(x / SAME)},${Math.floor(y / SAME)}`;

function mark(drawn: Map<string, number[]>, points: Float64Array): void {
  for (let i = 0; i < points.length; i += 2) {
    const cell = cellOf(points[i], points[i + 1]);
    const there = drawn.get(cell);
    if (there) there.push(points[i], points[i + 1]);
    else drawn.set(cell, [points[i], points[i + 1]]);
  }
}

function isDrawn(drawn: ReadonlyMap<string, readonly number[]>, x: number, y: number): boolean {
  for (let dx = -SAME; dx <= SAME; dx += SAME)
    for (let dy = -SAME; dy <= SAME; dy += SAME) {
      const near = drawn.get(cellOf(x + dx, y + dy)) ?? [];
      for (let i = 0; i < near.length; i += 2)
        if (Math.hypot(near[i] - x, near[i + 1] - y) < SAME) return true;
    }
  return false;
}
