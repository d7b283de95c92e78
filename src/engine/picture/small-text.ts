import { growLabels, labelCertain, BARE_LABEL, UNSET, type Labels } from './labels.ts';
import { nearestColor } from './clusters.ts';
import { distance, pixelsBeside } from './pixels.ts';
import { OPAQUE, type Background } from './background.ts';
import type { SmallText } from '../core/design.ts';
import { findMixtures } from './colors.ts';
import type { Written } from './counters.ts';
import type { Drawing } from './drawing.ts';
import { rootOf } from '../core/union-find.ts';
import type { Px } from '../core/units.ts';
import type { Raster } from './raster.ts';
import type { Box } from '../vector/geometry.ts';
import type { ThinLine } from './thin-judge.ts';
import { partsOf, widen } from './text-parts.ts';
import { findTextRows, isSmall, LEAST_LETTER_MM, linesOf, type TextRow } from './text-rows.ts';

/*
 * Lines of text too small for thread: found before anything is joined, thinned or drawn as a line,
 * so that they can be left out whole.
 */

/** The text in a picture that is too small to be sewn. */
export interface PictureText {
  rows: TextRow[];
  /** 1 for each pixel of its letters and of their soft rims. */
  mask: Uint8Array;
}

/** The text that is found in a picture. */
export interface FoundText extends Written {
  /** What of it is too small to be sewn; undefined where nothing is. */
  small: PictureText | undefined;
  /** How tall the tallest line is that is large enough, but drawn of few pixels; undefined where none is. */
  coarsePx: Px | undefined;
}

/**
 * Finds what text is too small at the size of a picture.
 * @param colors of the picture, in its raster's `lab`
 * @param mixed 1 for each pixel without lines that only mixes its neighbours
 */
export function findSmallText(
  { inked, raster }: Drawing,
  colors: Float64Array,
  background: Background,
  mixed: Uint8Array,
): FoundText {
  const { width, height, lab, pxPerMm, grain } = inked;
  const bare = inkedMask(inked, colors, background);
  const rims = inked === raster ? mixed : findMixtures(inked);
  const data = labelCertain(lab, colors, { ...background, mask: bare }, rims);
  const labels: Labels = { width, height, data };
  growLabels({ labels, lab, colors, fabricColor: background.color });
  const cloth = clothColors(colors, background);
  const onCloth = withClothJoined(labels, cloth);
  const readings = [labels, onCloth, withShadesJoined(onCloth ?? labels, colors)].flatMap((read) =>
    read ? [partsOf(read, grain)] : [],
  );
  const least = LEAST_PX * grain;
  const boxes: Box[] = [];
  const all: TextRow[] = [];
  const mask = new Uint8Array(data.length);
  for (const { of, parts } of readings) {
    const rows = findTextRows(parts).filter(
      ({ height: own, box }) => own >= least && !all.some((row) => areOne(row.box, box)),
    );
    all.push(...rows);
    // White letters on a coloured ground are meant.
    const dark = rows.filter((row) => !cloth[parts[row.parts[0]].color]);
    boxes.push(...dark.map(({ box, height: own }) => grown(box, BESIDE * own)));
    const chosen = new Uint8Array(parts.length);
    for (const row of rows) {
      if (isSmall(row.height / pxPerMm)) for (const k of row.parts) chosen[k] = 1;
    }
    of.forEach((k, i) => (mask[i] |= k < 0 ? 0 : chosen[k]));
  }
  const rows = all.filter(({ height: own }) => isSmall(own / pxPerMm));
  const coarse = all
    .filter((row) => !rows.includes(row) && row.height < COARSE_PX * grain && grain > 1)
    .map((row) => Math.round(row.height / grain));
  const coarsePx = coarse.length > 0 ? Math.max(...coarse) : undefined;
  if (rows.length === 0) return { boxes, cloth, small: undefined, coarsePx };
  for (let k = 0; k <= grain; k++) widen(mask, labels);
  return { boxes, cloth, small: { rows, mask }, coarsePx };
}

/** Two lines in one place are one: so much of the shorter lies in the other. */
const SAME_LINE = 0.5;

function areOne(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const least = (side: (box: Box) => number) => SAME_LINE * Math.min(side(a), side(b));
  return (
    across > least((box) => box.right - box.left) && down > least((box) => box.bottom - box.top)
  );
}

/** Colours nearer than this may be one ink: in a JPEG the strokes of small letters have several shades. */
const SHADES = 0.17;

/** The same picture with the shades of each ink joined; nothing where it has no shades. */
function withShadesJoined(labels: Labels, colors: Float64Array): Labels | undefined {
  const count = colors.length / 3;
  const parent = Int32Array.from({ length: count }, (_, k) => k);
  let some = false;
  for (let k = 1; k < count; k++) {
    for (let j = 0; j < k; j++) {
      if (distance(colors, k, colors, j) >= SHADES) continue;
      parent[rootOf(parent, k)] = rootOf(parent, j);
      some = true;
    }
  }
  if (!some) return undefined;
  const data = labels.data.map((label) => (label < count ? rootOf(parent, label) : label));
  return { ...labels, data };
}

/** A colour of the picture so near to the cloth's is the cloth's: white counters and pale rims of letters. */
const CLOTH = 0.06;

const clothColors = (colors: Float64Array, { color }: Background): boolean[] =>
  Array.from(
    { length: colors.length / 3 },
    (_, k) => color !== undefined && distance(colors, k, color, 0) < CLOTH,
  );

/** Letters stand on one ground, also where some of its white is a colour of the picture. */
function withClothJoined(labels: Labels, cloth: readonly boolean[]): Labels | undefined {
  if (!cloth.includes(true)) return undefined;
  return { ...labels, data: labels.data.map((label) => (cloth[label] ? BARE_LABEL : label)) };
}

/** So much of a line's height around it is still of its letters: soft rims, what runs into a line. */
const BESIDE = 0.25;

const grown = ({ left, top, right, bottom }: Box, by: Px): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Letters of fewer pixels cannot be told from the grain of a picture. */
const LEAST_PX = 3.5;

/** Soft letters of fewer pixels are blots with strokes of two: however large they are sewn, they stay so. */
const COARSE_PX = 12;

/** Of what lies on clear ground so much is a letter's: ink that is written small hardly covers a pixel. */
const WRITTEN = 0.35 * OPAQUE;

/** What is cloth with the lines that are drawn over it: they are no cloth. */
function inkedMask(
  { lab, alpha }: Raster,
  colors: Float64Array,
  { mask, color }: Background,
): Uint8Array {
  return mask.map((bare, i) => {
    if (bare === 0 || alpha[i] < WRITTEN) return bare;
    if (!color) return 0;
    const own = nearestColor(colors, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
    return +(distance(lab, i, color, 0) <= distance(lab, i, colors, own));
  });
}

/** Takes text out of a divided picture: what is around it closes over it. */
export function eraseText(labels: Labels, { mask }: PictureText): void {
  const { data } = labels;
  let ring: number[] = [];
  mask.forEach((own, i) => {
    if (own === 1) data[i] = UNSET;
  });
  mask.forEach((own, i) => {
    if (own === 1 && pixelsBeside(i, labels).some((n) => mask[n] === 0)) ring.push(i);
  });
  while (ring.length > 0) {
    const found = ring.map((i) => data[pixelsBeside(i, labels).find((n) => data[n] !== UNSET)!]);
    ring.forEach((i, k) => (data[i] = found[k]));
    const next = ring.flatMap((i) => pixelsBeside(i, labels).filter((n) => data[n] === UNSET));
    ring = [...new Set(next)];
  }
}

/** Whether a line was drawn by a letter. */
export function isInText({ core }: ThinLine, { mask }: PictureText): boolean {
  let inside = 0;
  for (const i of core) inside += mask[i];
  return inside * 2 > core.length;
}

/** What a person is told of it. */
export const toldOf = ({ rows }: PictureText, { pxPerMm }: Raster, leftOut: boolean): SmallText => {
  const lines = linesOf(rows);
  const heightMm = Math.min(...lines.map(({ height }) => height)) / pxPerMm;
  return { rows: lines.length, heightMm, growth: LEAST_LETTER_MM / heightMm, leftOut };
};
