import type { Mm } from '../core/units.ts';
import { distance, Link, type NeedlePoints } from './needle-points.ts';

/** Stitches that lie to and fro beside each other: a satin column, rows of a fill, or their underlay. */
export interface Area {
  /** A column's rows are one stitch each, and turn where they end. */
  kind: 'satin' | 'fill';
  /** Its first row, and one past its last, in `Rows`. */
  first: number;
  end: number;
  /** Middle distance of neighbouring rows. */
  spacingMm: Mm;
  /** Middle length of its rows. */
  rowMm: Mm;
}

/** Every row of every area: the needle points that it runs from and to. */
export interface Rows {
  count: number;
  from: Int32Array;
  to: Int32Array;
}

/** What a design's stitches are, told from where they lie alone. */
export interface Areas {
  rows: Rows;
  areas: Area[];
  /** 1 for each needle point whose stitch belongs to an area that covers, or to a few long rows of one. */
  covers: Uint8Array;
}

/** Stitches belong to one row while they turn by less than about 20° from one to the next. */
const STRAIGHT = 0.94;
/** Rows of narrow columns meet at an angle: 0.5 mm wide at a pitch of 0.6 mm it has about this cosine. */
const TURN = -0.5;
/** After a step along the border the next row runs straight back. */
const BACK = -0.9;
/** The longest step along a border from a row to the next. */
const MAX_STEP_MM: Mm = 2.2;
/** A step is a small part of a row; neighbouring rows are about as long. */
const STEP_SHARE = 0.3;
/** Neighbouring rows of one area are no farther apart: the lattice of an underlay is not one area. */
const MAX_SPACING_MM: Mm = 1.6;
/** Fewer rows are no area: lock stitches and arrowheads turn back as well. */
const MIN_ROWS = 6;
/** Of a hundred rows of satin so many turn where they end; those of a fill step aside. */
const SATIN_TURNS = 0.7;
/** Stitches a row: over it rows are a fill's. */
const SATIN_STITCHES = 1.35;

/** Rows of a strip are so long; a way there and back lies on itself, to the rounding of a file. */
const MIN_STRIP_MM: Mm = 12;
const MIN_STRIP_SPACING_MM: Mm = 0.15;

/** Finds the columns and fills of a design. */
export function readAreas(needle: NeedlePoints): Areas {
  const strokes = readStrokes(needle);
  const rows: Rows = {
    count: 0,
    from: new Int32Array(strokes.count),
    to: new Int32Array(strokes.count),
  };
  const areas: Area[] = [];
  const strips: { from: number; to: number }[] = [];
  let first = 0;
  let turns = 0;
  let last = -1;
  for (let k = 0; k < strokes.count; k++) {
    if (last < 0 || rows.count === first) {
      begin(k);
      continue;
    }
    const next = follows(needle, strokes, last, k);
    if (next === Next.Step) continue;
    if (next === Next.None) {
      close();
      // The step before this stroke may have been the first row of another area.
      begin(k > 0 && k - 1 > last && follows(needle, strokes, k - 1, k) === Next.Turn ? k - 1 : k);
      if (last !== k) add(k, true);
      continue;
    }
    add(k, next === Next.Turn);
  }
  close();
  const covers = new Uint8Array(needle.count);
  for (const area of areas) {
    if (isCover(area)) covers.fill(1, rows.from[area.first] + 1, rows.to[area.end - 1] + 1);
  }
  for (const { from, to } of strips) covers.fill(1, from + 1, to + 1);
  return { rows, areas, covers };

  function begin(k: number): void {
    rows.count = first;
    turns = 0;
    push(k);
  }
  function add(k: number, turned: boolean): void {
    if (turned) turns++;
    push(k);
  }
  function push(k: number): void {
    rows.from[rows.count] = strokes.from[k];
    rows.to[rows.count] = strokes.to[k];
    rows.count++;
    last = k;
  }
  function close(): void {
    if (rows.count - first >= MIN_ROWS) areas.push(areaOf(needle, rows, first, turns));
    else {
      if (isStrip()) strips.push({ from: rows.from[first], to: rows.to[rows.count - 1] });
      rows.count = first;
    }
    first = rows.count;
  }
  /** A fill is left and come back to after as few rows as this: long ones, side by side. */
  function isStrip(): boolean {
    if (rows.count - first < 2) return false;
    const { x, y } = needle;
    const [a, b] = [rows.from[first], rows.to[first]];
    if (distance(x[b] - x[a], y[b] - y[a]) < MIN_STRIP_MM) return false;
    const { rowMm, spacingMm } = areaOf(needle, rows, first, turns);
    return (
      rowMm >= MIN_STRIP_MM && spacingMm >= MIN_STRIP_SPACING_MM && spacingMm <= COVER_SPACING_MM
    );
  }
}

/** Stitches in one line, by the needle points at their ends. */
interface Strokes {
  count: number;
  from: Int32Array;
  to: Int32Array;
}

function readStrokes({ count, x, y, link }: NeedlePoints): Strokes {
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  let n = -1;
  let [beforeX, beforeY, joined] = [0, 0, false];
  for (let i = 1; i < count; i++) {
    if (link[i] !== Link.Stitch) {
      joined = false;
      continue;
    }
    const dx = x[i] - x[i - 1];
    const dy = y[i] - y[i - 1];
    const along = dx * beforeX + dy * beforeY;
    const both = (dx * dx + dy * dy) * (beforeX * beforeX + beforeY * beforeY);
    if (!joined || along <= 0 || along * along < STRAIGHT * STRAIGHT * both) from[++n] = i - 1;
    to[n] = i;
    [beforeX, beforeY, joined] = [dx, dy, true];
  }
  return { count: n + 1, from, to };
}

/** How a stroke goes on from a row: as the next row, as a step towards it, or not at all. */
const Next = { None: 0, Turn: 1, Row: 2, Step: 3 } as const;

function follows({ x, y, link }: NeedlePoints, { from, to }: Strokes, row: number, k: number) {
  const a = from[row];
  const b = to[row];
  const c = from[k];
  const d = to[k];
  // One step at most, and no lifted needle between.
  if (k > row + 2 || link[c] !== Link.Stitch) return Next.None;
  if (k === row + 2 && to[row + 1] !== c) return Next.None;
  const ux = x[b] - x[a];
  const uy = y[b] - y[a];
  const vx = x[d] - x[c];
  const vy = y[d] - y[c];
  const u = distance(ux, uy);
  const v = distance(vx, vy);
  const cosine = u > 0 && v > 0 ? (ux * vx + uy * vy) / (u * v) : 0;
  // A short stroke that leads aside is the step to the next row.
  if (cosine <= (b === c && v >= STEP_SHARE * u ? TURN : BACK)) {
    const apart = Math.abs(ux * (y[c] + y[d] - y[a] - y[b]) - uy * (x[c] + x[d] - x[a] - x[b]));
    if (apart / (2 * u) <= MAX_SPACING_MM) return b === c ? Next.Turn : Next.Row;
  }
  return k === row + 1 && v <= MAX_STEP_MM ? Next.Step : Next.None;
}

function areaOf(needle: NeedlePoints, rows: Rows, first: number, turns: number): Area {
  const { x, y } = needle;
  const count = rows.count - first;
  const lengths = new Float64Array(count);
  const spacings = new Float64Array(count - 1);
  let stitches = 0;
  for (let r = 0; r < count; r++) {
    const [a, b] = [rows.from[first + r], rows.to[first + r]];
    stitches += b - a;
    lengths[r] = distance(x[b] - x[a], y[b] - y[a]);
    if (r > 0) spacings[r - 1] = spacingOf(needle, rows, first + r);
  }
  const isSatin = turns >= SATIN_TURNS * (count - 1) && stitches <= SATIN_STITCHES * count;
  return {
    kind: isSatin ? 'satin' : 'fill',
    first,
    end: rows.count,
    spacingMm: median(spacings),
    rowMm: median(lengths),
  };
}

/** Distance of a row from the one before it, across both. */
export const spacingOf = (needle: NeedlePoints, rows: Rows, row: number): Mm =>
  Math.abs(asideOf(needle, rows, row));

/**
 * How far a row lies to the right of the one before it, for one who goes along it: rows run to and
 * fro, so that of rows that go on one way every other one lies to the left, below zero.
 */
export function asideOf({ x, y }: NeedlePoints, { from, to }: Rows, row: number): Mm {
  const [a, b, c, d] = [from[row - 1], to[row - 1], from[row], to[row]];
  // The row before the other way round, so that both lead one way.
  const [ux, uy] = [x[d] - x[c] - (x[b] - x[a]), y[d] - y[c] - (y[b] - y[a])];
  const length = distance(ux, uy);
  if (length === 0) return 0;
  const [mx, my] = [x[c] + x[d] - x[a] - x[b], y[c] + y[d] - y[a] - y[b]];
  return (ux * my - uy * mx) / (2 * length);
}

function median(values: Float64Array): number {
  return values.sort()[values.length >> 1];
}

/** Rows farther apart carry what is sewn over them, or are an open effect; they do not cover. */
const COVER_SPACING_MM: Mm = 0.47;
/** Closer ones lie on each other: a line sewn to and fro, or a bar of it. */
const MIN_COVER_SPACING_MM: Mm = 0.03;

/** Whether an area is one to be seen: its rows lie side by side, as close as cover does. */
export const isCover = ({ spacingMm }: Area): boolean =>
  spacingMm <= COVER_SPACING_MM && spacingMm >= MIN_COVER_SPACING_MM;

/** The middle of an area's middle row. */
export function middleOf({ x, y }: NeedlePoints, { rows }: Areas, { first, end }: Area) {
  const row = (first + end) >> 1;
  const [a, b] = [rows.from[row], rows.to[row]];
  return { xMm: (x[a] + x[b]) / 2, yMm: (y[a] + y[b]) / 2 };
}
