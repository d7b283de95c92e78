import { median } from '../../core/median.ts';
import type { Mm } from '../../core/units.ts';
import { findTextRows, type Part } from '../../picture/text-rows.ts';
import type { AreaShape, Shape } from '../../shapes.ts';
import { cellAt, type CoverMap } from '../../stitch/cover-map.ts';
import { linesBox, polygonArea, type Polygon } from '../../vector/geometry.ts';
import { isArea } from '../footprint.ts';
import { lineLength } from '../lines.ts';
import { isBroad } from '../pieces.ts';
import { groupsNear, straightBox, waysToStraighten } from './straightened.ts';

/** Other words of a line lie so near to it, by the height of its letters, and are no higher than this. */
const MAX_WORD_GAP = 1.6;
const MAX_HEIGHT = 1.4;
/** How far they may lie above it, for accents, and below it, for what hangs down. */
const ABOVE = 0.4;
const BELOW = 0.35;
/** Their strokes are as wide as the line's, by this factor at most. */
const STROKES_APART = 1.6;
/**
 * At least so many of a line's letters end on its baseline, to within this share of their height; some
 * hang lower, and hardly one ends above it: toes and leaves do.
 */
const ON_BASELINE = 0.5;
const OVER_BASELINE = 0.15;
const BASELINE = 0.06;
/** Beside a border what lies around is looked up so far from it. */
const BESIDE_MM: Mm = 0.7;

/**
 * Tall letters that are sewn as letters are at least so tall. Below 5 mm their counters begin to close;
 * as rows of a fill they would fall to pieces long before.
 */
const LEAST_SEWN_MM: Mm = 3.3;
/** Lower letters are no text, wherever they lie. */
const LOWEST_LETTER_MM: Mm = 2;

/** An area with what tells letters. */
interface Letter extends Part {
  shape: AreaShape;
}

/**
 * Finds the lines of text among areas of one block that are satin: they are to be sewn as letters.
 * Lines far too small to be read are none, for letters that are sewn as such get no thinner than a
 * needle needs them.
 * @param cover what lies where on the page
 * @param block number of the areas' block
 * @returns letters and their marks, each line in reading order
 */
export const textLines = (
  areas: readonly AreaShape[],
  cover: CoverMap,
  block: number,
): AreaShape[][] =>
  linesAmong(
    areas,
    { cover, block },
    (row, height) => height >= LEAST_SEWN_MM && standsOnLine(row, height),
  );

/**
 * Finds all lines of text among the shapes of one block, for what is to lie under them: also those too
 * small to be sewn as letters, and those on an arc.
 * @param cover what lies where on the page
 * @param block number of the shapes' block
 */
export const allTextLines = (
  shapes: readonly Shape[],
  cover: CoverMap,
  block: number,
): AreaShape[][] =>
  linesAmong(
    shapes.filter(isArea).filter((area) => !isBroad(area)),
    { cover, block },
    (row, height) => height >= LOWEST_LETTER_MM && standsOnCurve(row, height),
  );

/** Whether a row of letters of a height is a line of text. */
type Stands = (row: readonly Letter[], height: Mm) => boolean;

/** Lines of text that are straight, then those on an arc and those that slant. */
function linesAmong(
  areas: readonly AreaShape[],
  { cover, block }: { cover: CoverMap; block: number },
  stands: Stands,
): AreaShape[][] {
  const letters = areas.map((shape): Letter => {
    const { polygon } = shape;
    return {
      shape,
      box: linesBox(polygon.rings),
      area: polygonArea(polygon),
      outline: outlineOf(polygon),
      color: 0,
      around: aroundOf(polygon, cover, block),
    };
  });
  let lines = linesIn(letters, stands);
  const places = letters.map((letter) => ({
    box: letter.box,
    strokeMm: strokeOf(letter),
    rings: letter.shape.polygon.rings,
  }));
  for (const group of groupsNear(places)) {
    const own = new Set<AreaShape>(group.map((k) => areas[k]));
    const within = lines.filter((line) => line.some((shape) => own.has(shape)));
    // The middle of an arc may stand on a straight line by itself.
    let most = within;
    for (const straighten of waysToStraighten(group.map((k) => places[k]))) {
      const straight = group.map((k): Letter => ({
        ...letters[k],
        box: straightBox(places[k].rings, straighten),
      }));
      const found = linesIn(straight, stands);
      if (found.flat().length > most.flat().length) most = found;
    }
    if (most !== within) lines = [...lines.filter((line) => !within.includes(line)), ...most];
  }
  return lines;
}

/** The lines of text among letters that stand upright. */
function linesIn(letters: readonly Letter[], stands: Stands): AreaShape[][] {
  const free = new Set(letters);
  const lines: AreaShape[][] = [];
  for (const { parts, box, height } of findTextRows(letters)) {
    const row = parts.map((k) => letters[k]).filter((letter) => free.has(letter));
    if (!stands(row, height)) continue;
    const line = row.filter((letter) => free.delete(letter));
    const strokeMm = median(line.map(strokeOf));
    const fits = (one: Letter): boolean =>
      one.box.top >= box.top - ABOVE * height &&
      one.box.bottom <= box.bottom + BELOW * height &&
      one.box.bottom - one.box.top <= MAX_HEIGHT * height &&
      one.box.left - box.right <= MAX_WORD_GAP * height &&
      box.left - one.box.right <= MAX_WORD_GAP * height &&
      Math.max(strokeOf(one) / strokeMm, strokeMm / strokeOf(one)) <= STROKES_APART;
    for (let next = find(free, fits); next; next = find(free, fits)) {
      free.delete(next);
      line.push(next);
      box.left = Math.min(box.left, next.box.left);
      box.right = Math.max(box.right, next.box.right);
    }
    line.sort((a, b) => a.box.left - b.box.left);
    lines.push(line.map(({ shape }) => shape));
  }
  return lines;
}

function standsOnLine(row: readonly Letter[], height: Mm): boolean {
  const tall = row.filter(({ box }) => box.bottom - box.top > height / 2);
  const bottoms = tall.map(({ box }) => box.bottom).sort((a, b) => a - b);
  // Where most of them end; of two such lines the upper one: from the baseline letters hang, as in "happy".
  const at = (mm: Mm): number =>
    bottoms.filter((one) => Math.abs(one - mm) <= BASELINE * height).length;
  const baseline = bottoms.reduce((best, mm) => (at(mm) > at(best) ? mm : best), bottoms[0]);
  const shareOf = (is: (below: Mm) => boolean): number =>
    bottoms.filter((mm) => is(mm - baseline)).length / bottoms.length;
  return (
    shareOf((below) => Math.abs(below) <= BASELINE * height) >= ON_BASELINE &&
    shareOf((below) => below < -BASELINE * height) <= OVER_BASELINE
  );
}

/** So many letters end on the curve, to within this share of their height. */
const ON_CURVE = 0.7;
const CURVE = 0.14;
const MIN_ON_CURVE = 5;

/** Whether most letters end on a straight line or a gentle curve: a parabola through them, by least squares. */
function standsOnCurve(row: readonly Letter[], height: Mm): boolean {
  if (standsOnLine(row, height)) return true;
  const tall = row.filter(({ box }) => box.bottom - box.top > height / 2);
  if (tall.length < MIN_ON_CURVE) return false;
  const middle = tall.reduce((sum, { box }) => sum + box.left + box.right, 0) / (2 * tall.length);
  const points = tall.map(({ box }) => [(box.left + box.right) / 2 - middle, box.bottom] as const);
  const sum = (of: (x: Mm, y: Mm) => number) => points.reduce((all, [x, y]) => all + of(x, y), 0);
  // Its middle is 0, so that the sum of x is, too.
  const [n, x2, x3, x4] = [
    points.length,
    sum((x) => x * x),
    sum((x) => x ** 3),
    sum((x) => x ** 4),
  ];
  const [y0, y1, y2] = [sum((_, y) => y), sum((x, y) => x * y), sum((x, y) => x * x * y)];
  const det = n * (x2 * x4 - x3 * x3) - x2 * x2 * x2;
  if (Math.abs(det) < 1e-9) return false;
  const a = (n * (x2 * y2 - x3 * y1) - x2 * x2 * y0) / det;
  const b = (y1 - a * x3) / x2;
  const c = (y0 - a * x2) / n;
  const on = points.filter(([x, y]) => Math.abs(a * x * x + b * x + c - y) <= CURVE * height);
  return on.length >= ON_CURVE * points.length;
}

function find<T>(all: Iterable<T>, is: (one: T) => boolean): T | undefined {
  for (const one of all) if (is(one)) return one;
  return undefined;
}

const strokeOf = ({ area, outline }: Pick<Part, 'area' | 'outline'>): Mm => (2 * area) / outline;

/** How wide the strokes of an area are, if it is made of strokes. */
export const strokeWidth = (polygon: Polygon): Mm =>
  strokeOf({ area: polygonArea(polygon), outline: outlineOf(polygon) });

const outlineOf = ({ rings }: Polygon): Mm =>
  rings.reduce((sum, ring) => sum + lineLength(ring, true), 0);

/** What lies around most of some letters of a block: the number of another block and 1, or 0 for bare cloth. */
export function textGround(
  letters: readonly Pick<AreaShape, 'polygon'>[],
  cover: CoverMap,
  block: number,
): number {
  const around = new Map<number, number>();
  for (const { polygon } of letters) {
    for (const [over, times] of aroundOf(polygon, cover, block)) {
      around.set(over, (around.get(over) ?? 0) + times);
    }
  }
  return [...around].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** How often which other block (its number and 1), or bare cloth (0), lies beside an area's border. */
function aroundOf({ rings }: Polygon, cover: CoverMap, block: number): Map<number, number> {
  const around = new Map<number, number>();
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      for (const [dx, dy] of DIRECTIONS) {
        const over = cover.last[cellAt(cover, ring[i] + dx, ring[i + 1] + dy)];
        if (over !== block + 1) around.set(over, (around.get(over) ?? 0) + 1);
      }
    }
  }
  return around;
}

const DIRECTIONS = [
  [BESIDE_MM, 0],
  [-BESIDE_MM, 0],
  [0, BESIDE_MM],
  [0, -BESIDE_MM],
] as const;
