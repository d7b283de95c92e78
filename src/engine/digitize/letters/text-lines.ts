import { median } from '../../core/median.ts';
import type { Mm } from '../../core/units.ts';
import { findTextRows, LEAST_LETTER_MM, type Part } from '../../picture/text-rows.ts';
import type { AreaShape } from '../../shapes.ts';
import { cellAt, type CoverMap } from '../../stitch/cover-map.ts';
import { linesBox, polygonArea, type Polygon } from '../../vector/geometry.ts';
import { lineLength } from '../lines.ts';

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

/** An area with what tells letters. */
interface Letter extends Part {
  shape: AreaShape;
}

/**
 * Finds the lines of text among areas of one block that are satin: they are to be sewn as letters.
 * Lines too small to be read are none, for letters that are sewn as such get no thinner than a needle
 * needs them.
 * @param cover what lies where on the page
 * @param block number of the areas' block
 * @returns letters and their marks, each line in reading order
 */
export function textLines(
  areas: readonly AreaShape[],
  cover: CoverMap,
  block: number,
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
  const free = new Set(letters);
  const lines: AreaShape[][] = [];
  for (const { parts, box, height } of findTextRows(letters)) {
    const row = parts.map((k) => letters[k]).filter((letter) => free.has(letter));
    if (height < LEAST_LETTER_MM || !standsOnLine(row, height)) continue;
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
export function aroundOf({ rings }: Polygon, cover: CoverMap, block: number): Map<number, number> {
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
