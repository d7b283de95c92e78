import { median } from '../core/median.ts';
import { rootOf } from '../core/union-find.ts';
import type { Mm } from '../core/units.ts';
import { joinBoxes, type Box } from '../vector/geometry.ts';
import { forEachRowPair } from './row-neighbours.ts';

/*
 * Rows of letters: parts of one colour side by side, of about one height, drawn with strokes of one
 * width (after Epshtein, Ofek and Wexler, "Detecting Text in Natural Scenes with Stroke Width
 * Transform", 2010). Windows, tiles and stripes stand in rows, too, but are
 * all alike; leaves and stones differ in their widths.
 */

/** A separate part of a picture or a drawing. */
export interface Part {
  box: Box;
  area: number;
  /** Length of all its borders. */
  outline: number;
  /** Parts of different colours are no row. */
  color: number;
  /** How much of which other colours lies around it. */
  around: Map<number, number>;
}

/** A line of text. */
export interface TextRow {
  /** Indices of its letters, and of the dots and accents among them. */
  parts: number[];
  box: Box;
  /** Of its tall letters, in the unit of the boxes. */
  height: number;
}

/** A row has at least so many letters, of at least so many forms, and so much of them of one form at most. */
const MIN_LETTERS = 4;
const MIN_FORMS = 3;
const MAX_ALIKE = 0.6;
/** Letters of one row: how far apart in heights they may stand, how unlike in height, how little side by side. */
const MAX_GAP = 1.2;
const MAX_LAP = 0.3;
const MIN_HEIGHT_RATIO = 0.4;
const MIN_BESIDE = 0.6;
/** A letter is at most so many heights wide. */
const MAX_WIDTH = 2.2;
/** Half of the letters leave so much of their boxes bare, and have strokes this near to the middle one. */
const MAX_FULL = 0.86;
const STROKES_APART = 0.3;
/** So many of the letters have so much of the one ground of all around them. */
const ON_GROUND = 0.8;
const MIN_GROUND = 0.7;
/**
 * Two forms are one when widths and fullness differ by less than this, and borders, by that of the box, by
 * less than that: figures of one width differ in it, as 1908, and windows in nothing.
 */
const SAME_FORM = 0.08;
const SAME_BORDER = 0.04;

const heightOf = ({ box }: Part): number => box.bottom - box.top;
const widthOf = ({ box }: Part): number => box.right - box.left;
const LIMITS = { gap: MAX_GAP, width: MAX_WIDTH, heightRatio: MIN_HEIGHT_RATIO };
const fullness = (part: Part): number => part.area / (heightOf(part) * widthOf(part));

/** Finds the lines of text among parts, from the top to the bottom. */
export function findTextRows(parts: readonly Part[]): TextRow[] {
  const order = [...parts.keys()]
    .filter((k) => heightOf(parts[k]) > 0 && widthOf(parts[k]) <= MAX_WIDTH * heightOf(parts[k]))
    .sort((a, b) => parts[a].box.left - parts[b].box.left || a - b);
  const parent = Int32Array.from(parts, (_, k) => k);
  const boxes = order.map((k) => parts[k].box);
  forEachRowPair(boxes, LIMITS, (left, right) => {
    const [a, b] = [order[left], order[right]];
    if (!areBeside(parts[a], parts[b])) return;
    const [p, q] = [rootOf(parent, a), rootOf(parent, b)];
    parent[Math.max(p, q)] = Math.min(p, q);
  });
  const groups = new Map<number, number[]>();
  for (const k of order) {
    const root = rootOf(parent, k);
    const group = groups.get(root);
    if (group) group.push(k);
    else groups.set(root, [k]);
  }
  return [...groups.values()]
    .filter((letters) => isText(letters.map((k) => parts[k])))
    .map((letters) => rowOf(letters, parts))
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

function areBeside(a: Part, b: Part): boolean {
  if (a.color !== b.color) return false;
  const [low, high] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))];
  const gap = b.box.left - a.box.right;
  if (low < MIN_HEIGHT_RATIO * high || gap > MAX_GAP * high || gap < -MAX_LAP * low) return false;
  const beside = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
  return beside >= MIN_BESIDE * low;
}

function isText(letters: readonly Part[]): boolean {
  if (letters.length < MIN_LETTERS) return false;
  const forms: { form: number[]; count: number }[] = [];
  for (const letter of letters) {
    const border = letter.outline / (2 * (heightOf(letter) + widthOf(letter)));
    const form = [
      widthOf(letter) / heightOf(letter) / SAME_FORM,
      fullness(letter) / SAME_FORM,
      border / SAME_BORDER,
    ];
    const same = forms.find((one) => one.form.every((v, i) => Math.abs(v - form[i]) < 1));
    if (same) same.count++;
    else forms.push({ form, count: 1 });
  }
  if (forms.length < MIN_FORMS) return false;
  if (Math.max(...forms.map(({ count }) => count)) > MAX_ALIKE * letters.length) return false;
  if (letters.filter((one) => fullness(one) < MAX_FULL).length < letters.length / 2) return false;
  if (!standOnOne(letters)) return false;
  const strokes = letters.map(({ area, outline }) => (2 * area) / outline);
  const middle = median(strokes);
  return median(strokes.map((v) => Math.abs(v - middle))) <= STROKES_APART * middle;
}

/** Whether letters stand on one ground: tiles of many colours, joined in many forms, do not. */
function standOnOne(letters: readonly Part[]): boolean {
  const all = new Map<number, number>();
  for (const { around } of letters) {
    for (const [color, length] of around) all.set(color, (all.get(color) ?? 0) + length);
  }
  if (all.size === 0) return false;
  const [ground] = [...all].reduce((a, b) => (b[1] > a[1] ? b : a));
  const stand = letters.filter(({ around }) => {
    const seen = [...around.values()].reduce((sum, length) => sum + length, 0);
    return (around.get(ground) ?? 0) >= MIN_GROUND * seen;
  });
  return stand.length >= ON_GROUND * letters.length;
}

function rowOf(letters: readonly number[], parts: readonly Part[]): TextRow {
  const heights = letters.map((k) => heightOf(parts[k])).sort((a, b) => a - b);
  const height = heights[Math.floor(0.75 * (heights.length - 1))];
  const box = joinBoxes(letters.map((k) => parts[k].box));
  const { color } = parts[letters[0]];
  const around = marksBox(box, height);
  const marks = [...parts.keys()].filter(
    (k) => parts[k].color === color && isWithin(parts[k].box, around) && !letters.includes(k),
  );
  return { parts: [...letters, ...marks].sort((a, b) => a - b), box, height };
}

/**
 * Rows joined to the lines that a person sees: words far apart, and a word that is drawn in two
 * shades of its colour.
 */
export function linesOf(rows: readonly TextRow[]): Pick<TextRow, 'box' | 'height'>[] {
  const lines: Pick<TextRow, 'box' | 'height'>[] = [];
  for (const { box, height } of rows) {
    const beside = (one: Box) => Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
    const line = lines.find((one) => beside(one.box) >= MIN_BESIDE * Math.min(one.height, height));
    if (!line) lines.push({ box, height });
    else [line.box, line.height] = [joinBoxes([line.box, box]), Math.max(line.height, height)];
  }
  return lines;
}

/** Where dots, accents, dashes and full stops of a row lie. */
const marksBox = ({ left, top, right, bottom }: Box, height: number): Box => ({
  left: left - 0.5 * height,
  top: top - 0.4 * height,
  right: right + 0.5 * height,
  bottom: bottom + 0.3 * height,
});

const isWithin = (box: Box, { left, top, right, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;

/** Tall letters of 40 wt thread are at least so tall, mm: smaller ones close up. */
export const LEAST_LETTER_MM: Mm = 5;

/** Whether letters are too small to be read once they are sewn. */
export const isSmall = (heightMm: Mm): boolean => heightMm < LEAST_LETTER_MM - 0.05;
