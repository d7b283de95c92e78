import type { Mm } from '../core/units.ts';
import { rootOf } from '../core/union-find.ts';
import { type Area, type Areas, isCover } from './areas.ts';
import type { NeedlePoints } from './needle-points.ts';
import { LIMITS } from './problems.ts';

/** Columns of letters are no wider, and half of those of small letters are narrow. */
const MAX_STROKE_MM: Mm = 2.5;
const SMALL_STROKE_MM: Mm = 1.3;
/** Strokes no farther apart than this, or diagonally so, belong to one word. */
const WORD_MM: Mm = 0.8;
/** Fewer strokes are no word: an ornament, a flower's stamens. */
const MIN_STROKES = 6;
/** A word is so many times as long as tall, and its strokes together so many times as long as it. */
const LONG = 1.4;
const DENSE = 1.8;
/** Stems reach over so much of a word's height; shorter than this no letters are sewn: they are ornament. */
const STEM_SHARE = 0.55;
const MIN_STEM_MM: Mm = 2;
/** Strokes lead along a word and across it: a part of each, by length. */
const EACH_WAY = 0.15;

/** A word of satin letters, told from its strokes alone. */
export interface Word {
  /** Its columns. */
  areas: Area[];
  /** Height of its tallest stem. */
  letterMm: Mm;
  xMm: Mm;
  yMm: Mm;
}

/** Words too small to read: lower than capitals must be and of narrow strokes, or very low. */
export function smallWords(needle: NeedlePoints, all: Areas, scale: number): Word[] {
  const strokes = all.areas.filter(
    (area) => area.kind === 'satin' && isCover(area) && area.rowMm < MAX_STROKE_MM,
  );
  if (strokes.length < MIN_STROKES) return [];
  return clusters(needle, all, strokes)
    .filter((areas) => areas.length >= MIN_STROKES)
    .map((areas) => wordOf(needle, all, areas, scale))
    .filter((word) => word !== undefined);
}

/** Groups what lies near each other, by squares of `WORD_MM`. */
function clusters({ x, y }: NeedlePoints, { rows }: Areas, strokes: Area[]): Area[][] {
  const parent = Int32Array.from(strokes.keys());
  const owner = new Map<number, number>();
  strokes.forEach(({ first, end }, s) => {
    for (let i = rows.from[first]; i <= rows.to[end - 1]; i++) {
      const [column, row] = [Math.floor(x[i] / WORD_MM), Math.floor(y[i] / WORD_MM)];
      for (let c = column - 1; c <= column + 1; c++) {
        for (let r = row - 1; r <= row + 1; r++) {
          const other = owner.get(c * ROW + r);
          if (other !== undefined) parent[rootOf(parent, other)] = rootOf(parent, s);
        }
      }
      owner.set(column * ROW + row, s);
    }
  });
  const groups = new Map<number, Area[]>();
  strokes.forEach((area, s) => {
    const root = rootOf(parent, s);
    const group = groups.get(root);
    if (group) group.push(area);
    else groups.set(root, [area]);
  });
  return [...groups.values()];
}

const ROW = 2 ** 24;

/** A group of strokes as a word; undefined for one that is no word, or is tall enough. */
function wordOf(
  needle: NeedlePoints,
  { rows }: Areas,
  areas: Area[],
  scale: number,
): Word | undefined {
  const points = areas.flatMap(({ first, end }) => {
    const [from, to] = [rows.from[first], rows.to[end - 1]];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  const { xMm, yMm, ux, uy } = mainAxis(needle, points);
  const along = spread(points, (i) => (needle.x[i] - xMm) * ux + (needle.y[i] - yMm) * uy);
  const heightMm = spread(points, (i) => (needle.y[i] - yMm) * ux - (needle.x[i] - xMm) * uy);
  if (along < LONG * heightMm) return undefined;
  const { stemMm, lyingMm, uprightMm } = strokesOf(needle, rows, areas, ux, uy);
  const all = lyingMm + uprightMm;
  if (all < DENSE * along || Math.min(lyingMm, uprightMm) < EACH_WAY * all) return undefined;
  const strokeMm = middle(areas.map(({ rowMm }) => rowMm));
  if (strokeMm > SMALL_STROKE_MM) return undefined;
  const isNarrow = strokeMm < scale * LIMITS.columnMm;
  if (stemMm < Math.max(MIN_STEM_MM, STEM_SHARE * heightMm)) return undefined;
  const letterMm = Math.min(stemMm, heightMm);
  if (letterMm >= scale * (isNarrow ? LIMITS.letterMm : LIMITS.wideLetterMm)) return undefined;
  return { areas, letterMm, xMm, yMm };
}

/** How tall a word's tallest stem is, and how long its strokes that lead along it and across. */
function strokesOf(
  { x, y }: NeedlePoints,
  rows: Areas['rows'],
  areas: Area[],
  ux: number,
  uy: number,
) {
  let [stemMm, lyingMm, uprightMm] = [0, 0, 0];
  for (const { first, end, spacingMm } of areas) {
    const mm = (end - first) * spacingMm;
    const [a, b] = [rows.from[first], rows.to[end - 1]];
    const [dx, dy] = [x[b] - x[a], y[b] - y[a]];
    const across = Math.abs(dy * ux - dx * uy);
    if (Math.abs(dx * ux + dy * uy) > across) lyingMm += mm;
    else {
      uprightMm += mm;
      stemMm = Math.max(stemMm, across);
    }
    // A stem and a bowl of one letter may be one column that comes back to where it began.
    let [low, high] = [Infinity, -Infinity];
    for (let row = first; row < end; row++) {
      const [from, to] = [rows.from[row], rows.to[row]];
      const at = ((y[from] + y[to]) * ux - (x[from] + x[to]) * uy) / 2;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    stemMm = Math.max(stemMm, high - low);
  }
  return { stemMm, lyingMm, uprightMm };
}

/** The middle of needle points, and the direction in which they reach farthest. */
function mainAxis({ x, y }: NeedlePoints, points: readonly number[]) {
  let [xMm, yMm] = [0, 0];
  for (const i of points) {
    xMm += x[i] / points.length;
    yMm += y[i] / points.length;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const i of points) {
    const [dx, dy] = [x[i] - xMm, y[i] - yMm];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { xMm, yMm, ux: Math.cos(angle), uy: Math.sin(angle) };
}

function spread(points: readonly number[], value: (i: number) => number): number {
  let [least, most] = [Infinity, -Infinity];
  for (const i of points) {
    const v = value(i);
    if (v < least) least = v;
    if (v > most) most = v;
  }
  return most - least;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];
