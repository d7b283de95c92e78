import type { Mm } from '../core/units.ts';
import { THREAD_MM } from '../machine.ts';
import type { Shape, ShapeSet, StrokeShape } from '../shapes.ts';
import {
  addBorders,
  AROUND_MM2,
  crowdAround,
  emptyCrowd,
  squareAt,
  type CrowdMap,
} from './crowd-map.ts';
import { lineLength, wantedRuns } from './lines.ts';

/*
 * Lines closer than thread. A drawing program draws a line of any width as often as one likes; thread
 * is 0.27 mm wide, and lies twice along each line. Where a drawing has more lines than there is room
 * for, the boldest are sewn, and the rest would only pile up on them. A hairline is drawn far bolder
 * by thread than it was: it must leave its ground more room, or nothing is seen but itself.
 */

/** Millimetres of line in a square millimetre, beyond which no more is laid: of bold ones, of hairlines. */
const MOST_LINE = 0.7 / THREAD_MM;
const MOST_HAIRLINE = 0.4 / THREAD_MM;
/** Lines narrower than this are hairlines. */
const HAIRLINE_MM: Mm = 0.12;
/** Millimetres of areas' borders in a square millimetre that leave no room for a line: rows end at each. */
const FULL_OF_BORDERS = 4;
/** A line is looked at in steps of this. */
const STEP_MM: Mm = 0.2;
/** Gaps up to this are sewn through, and what is left of a line is sewn from this length on. */
const MAX_GAP_MM: Mm = 1;
const MIN_PIECE_MM: Mm = 1.6;

/** A drawing of areas without the lines for which there is no room; itself where there is room for all. */
export function withoutCrowdedLines(set: ShapeSet): ShapeSet {
  const strokes = set.shapes.filter((shape): shape is StrokeShape => shape.kind === 'stroke');
  if (strokes.length === 0 || strokes.length === set.shapes.length) return set;
  const room = createRoom(set);
  const kept = new Map<Shape, StrokeShape[]>();
  const boldFirst = strokes
    .map((stroke) => ({ stroke, length: lineLength(stroke.points, stroke.closed) }))
    .sort((a, b) => b.stroke.widthMm - a.stroke.widthMm || b.length - a.length);
  for (const { stroke } of boldFirst) kept.set(stroke, layLine(stroke, room));
  if (strokes.every((stroke) => kept.get(stroke)![0] === stroke)) return set;
  return { ...set, shapes: set.shapes.flatMap((shape) => kept.get(shape) ?? [shape]) };
}

/** Length of lines, and of borders, in each square. */
interface Room {
  lines: CrowdMap;
  borders: CrowdMap;
}

function createRoom(set: ShapeSet): Room {
  const borders = emptyCrowd(set);
  addBorders(borders, set.shapes);
  return { lines: emptyCrowd(set), borders };
}

/** The parts of a line for which there is room, which is theirs then; the line itself where that is all. */
function layLine(stroke: StrokeShape, { lines, borders }: Room): StrokeShape[] {
  const most = stroke.widthMm < HAIRLINE_MM ? MOST_HAIRLINE : MOST_LINE;
  const points = inSteps(stroke);
  const sides = Array.from({ length: points.length / 2 }, (_, i) => sideOf(points, i, lines));
  // Of an open line no side leads from its end to its start.
  if (!stroke.closed) sides[sides.length - 1].length = Infinity;
  const fits = sides.map(({ length, square }) => {
    const left = 1 - crowdAround(borders, square) / FULL_OF_BORDERS;
    const isRoom = crowdAround(lines, square) + length / AROUND_MM2 <= most * left;
    if (isRoom) lines.length[square] += length;
    return isRoom;
  });
  if (fits.every((isRoom, i) => isRoom || sides[i].length === Infinity)) return [stroke];
  bridge(fits, sides);
  return wantedRuns(points, fits)
    .filter((run) => lineLength(run.points) >= MIN_PIECE_MM)
    .map((run) => ({ ...stroke, ...run }));
}

/** One side of a line: its length, and the square in which its middle lies. */
interface Side {
  length: Mm;
  square: number;
}

function sideOf(points: Float64Array, i: number, map: CrowdMap): Side {
  const j = (2 * i + 2) % points.length;
  const [x0, y0, x1, y1] = [points[2 * i], points[2 * i + 1], points[j], points[j + 1]];
  return {
    length: Math.hypot(x1 - x0, y1 - y0),
    square: squareAt(map, (x0 + x1) / 2, (y0 + y1) / 2),
  };
}

/** A line's points, with more on its long sides. */
function inSteps({ points, closed }: StrokeShape): Float64Array {
  const out: number[] = [];
  const count = points.length / 2;
  for (let i = 0; i < count; i++) {
    const j = (2 * i + 2) % points.length;
    const [x0, y0] = [points[2 * i], points[2 * i + 1]];
    const [dx, dy] = [points[j] - x0, points[j + 1] - y0];
    const isSide = closed || i + 1 < count;
    const steps = isSide ? Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP_MM)) : 1;
    for (let k = 0; k < steps; k++) out.push(x0 + (k / steps) * dx, y0 + (k / steps) * dy);
  }
  return Float64Array.from(out);
}

/** Takes short gaps between two pieces along: two ends there would show more. */
function bridge(fits: boolean[], sides: readonly Side[]): void {
  const first = fits.indexOf(true);
  if (first < 0) return;
  let gap: number[] = [];
  for (let n = 1; n <= fits.length; n++) {
    const i = (first + n) % fits.length;
    if (!fits[i]) {
      gap.push(i);
      continue;
    }
    const length = gap.reduce((sum, k) => sum + sides[k].length, 0);
    if (length <= MAX_GAP_MM) for (const k of gap) fits[k] = true;
    gap = [];
  }
}
