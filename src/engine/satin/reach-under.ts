import type { Mm } from '../core/units.ts';
import type { Polygon } from '../vector/geometry.ts';
import { measure, type Column } from './types.ts';
import { fillColumn, fillRings, maskAround, type Mask } from './uncovered.ts';

/*
 * Where more than three strokes meet, as in a star, those that end there may stop beside the edge
 * of the one that runs on, and beside each other: cloth shows in between. Such an end is led on,
 * straight, until it lies under the others.
 *
 *        ╲ │ │ ╱   the arm that runs on ends its edge here
 *      ───╲┴─┴╱        │
 *      ════╲▒▒─────────┘   ▒ bare: the arm on the right is led on to its left
 *      ═════╲══
 */

const CELLS_PER_MM = 10;
/** Thread covers so much beside a column's last rung and its edges. */
const BESIDE_MM: Mm = 0.12;
/** Less bare cloth than this, beyond what thread beside it covers, is no hole. */
const MIN_HOLE_MM2 = 0.025;
/** An end is led on in steps like those of rungs, so far at most, in its width, and a little beyond the hole. */
const STEP_MM: Mm = 0.1;
const MAX_WIDTHS = 1.2;
const BEYOND_MM: Mm = 0.3;
/** The direction of an end is taken over so much of its length, in its width. */
const AIM_WIDTHS = 0.5;

/** A butt end: where its last rung is, and how the rails go on. */
interface End {
  column: number;
  at: 'start' | 'end';
}

/**
 * Leads ends of columns on over cloth that they would leave bare where they meet.
 * @returns whether there was any
 */
export function reachUnder(polygon: Polygon, columns: Column[]): boolean {
  const ends = columns.flatMap((column, i): End[] =>
    (['start', 'end'] as const).flatMap((at) =>
      !column.closed && column[at] === 'butt' ? [{ column: i, at }] : [],
    ),
  );
  if (ends.length < 2) return false;
  const shape = maskAround(polygon, CELLS_PER_MM);
  fillRings(shape, polygon.rings, 1);
  const bare: Mask = { ...shape, cells: shape.cells.slice() };
  for (const column of columns) fillColumn(bare, column, 0);
  // Each end once: what one has covered, the next need not.
  let reached = false;
  for (const { column, at } of ends) {
    const longer = ledOn(columns[column], at, shape, bare);
    if (!longer) continue;
    columns[column] = longer;
    fillColumn(bare, longer, 0);
    reached = true;
  }
  return reached;
}

/** A column with its end led on over a hole; undefined where there is none. */
function ledOn(column: Column, at: 'start' | 'end', shape: Mask, bare: Mask): Column | undefined {
  const n = column.left.length;
  const last = at === 'end' ? n - 2 : 0;
  const [lx, ly, rx, ry] = rungOf(column, last);
  const widthMm = Math.hypot(lx - rx, ly - ry);
  const aim = aimOf(column, at, AIM_WIDTHS * widthMm);
  if (!aim) return undefined;
  let [holes, needed] = [0, 0];
  for (let step = 1; step * STEP_MM <= MAX_WIDTHS * widthMm; step++) {
    const [dx, dy] = [aim.x * step * STEP_MM, aim.y * step * STEP_MM];
    const rung: Rung = [lx + dx, ly + dy, rx + dx, ry + dy];
    if (!isWithin(shape, rung)) break;
    const found = holesUnder(rung, shape, bare);
    if (found > 0) needed = step;
    holes += found;
  }
  if (holes * STEP_MM < MIN_HOLE_MM2) return undefined;
  const steps = needed + Math.round(BEYOND_MM / STEP_MM);
  const more: number[][] = [[], []];
  for (let step = 1; step <= steps; step++) {
    const [dx, dy] = [aim.x * step * STEP_MM, aim.y * step * STEP_MM];
    if (!isWithin(shape, [lx + dx, ly + dy, rx + dx, ry + dy])) break;
    more[0].push(lx + dx, ly + dy);
    more[1].push(rx + dx, ry + dy);
  }
  const [left, right] = [column.left, column.right].map((rail, side) =>
    Float64Array.from(at === 'end' ? [...rail, ...more[side]] : [...inTurn(more[side]), ...rail]),
  );
  const { closed, start, end } = column;
  return measure(left, right, { closed, start, end });
}

/** Both ends of a rung: x and y of its left one, then of its right one. */
type Rung = [number, number, number, number];

const rungOf = ({ left, right }: Column, i: number): Rung => [
  left[i],
  left[i + 1],
  right[i],
  right[i + 1],
];

/** Points in reverse: y and x of each keep their order. */
const inTurn = (points: readonly number[]): number[] =>
  points.map((_, i) => points[points.length - 2 - i + 2 * (i % 2)]);

/** Where an end heads, as a unit vector: from the middle of a rung behind it to that of its last. */
function aimOf(column: Column, at: 'start' | 'end', behindMm: Mm) {
  const n = column.left.length;
  const [last, onward] = at === 'end' ? [n - 2, -2] : [0, 2];
  const middle = (i: number): [number, number] => {
    const [lx, ly, rx, ry] = rungOf(column, i);
    return [(lx + rx) / 2, (ly + ry) / 2];
  };
  const [x, y] = middle(last);
  for (let i = last + onward; i >= 0 && i < n; i += onward) {
    const [bx, by] = middle(i);
    const away = Math.hypot(x - bx, y - by);
    if (away >= behindMm || i + onward < 0 || i + onward >= n) {
      return away > 0 ? { x: (x - bx) / away, y: (y - by) / away } : undefined;
    }
  }
  return undefined;
}

const cellOf = ({ left, top, width, scale }: Mask, x: Mm, y: Mm): number =>
  Math.floor((y - top) * scale) * width + Math.floor((x - left) * scale);

/** Whether both ends of a rung lie in the shape. */
const isWithin = (shape: Mask, [lx, ly, rx, ry]: Rung): boolean =>
  shape.cells[cellOf(shape, lx, ly)] === 1 && shape.cells[cellOf(shape, rx, ry)] === 1;

/** So much of a rung lies over bare cloth that no thread beside it covers, mm. */
function holesUnder([lx, ly, rx, ry]: Rung, shape: Mask, bare: Mask): Mm {
  const reach = BESIDE_MM * shape.scale;
  const length = Math.hypot(rx - lx, ry - ly);
  const samples = Math.max(1, Math.round(length * shape.scale));
  let seen = 0;
  for (let k = 0; k <= samples; k++) {
    const f = k / samples;
    const cell = cellOf(shape, lx + (rx - lx) * f, ly + (ry - ly) * f);
    if (bare.cells[cell] === 1 && !hasThreadNear(cell, reach, shape, bare)) seen++;
  }
  return (seen / (samples + 1)) * length;
}

/** Whether a cell that a column covers lies so near, in cells. */
function hasThreadNear(cell: number, reach: number, shape: Mask, bare: Mask): boolean {
  const n = Math.floor(reach);
  for (let y = -n; y <= n; y++) {
    for (let x = -n; x <= n; x++) {
      const i = cell + y * shape.width + x;
      if (x * x + y * y <= reach * reach && shape.cells[i] === 1 && bare.cells[i] === 0)
        return true;
    }
  }
  return false;
}
