import Delaunator from 'delaunator';
import { ringArea, type Box } from '../vector/geometry.ts';
import type { Background } from './background.ts';
import { BARE_LABEL, findRegions, type Labels } from './labels.ts';
import { distance } from './pixels.ts';
import type { Raster } from './raster.ts';

/*
 * Counters: the ground that a figure encloses, as an A does.
 *
 * Only the ground that hangs together with the border is told as fabric at
 * first. What a figure encloses of just that colour is either fabric seen through
 * it, or meant as a colour: the white of an eye, a white field in a badge. It is
 * taken for fabric where one colour alone surrounds it, which itself stands on
 * fabric and is larger, where nothing lies in it and no line is drawn around it;
 * and where nothing but a line parts it from fabric; and wherever it lies in a line of text. Counters are plain: where several of a figure have
 * arms and bays, they are letters and signs drawn on it, and all that it encloses is meant.
 */

/** How near to the fabric's colour a counter's must be, in so much of it: small ones are half soft rim. */
const SAME = 0.04;
const SAME_SHARE = 0.3;
/** A counter's area is at most this share of its figure's; one of a letter's size (mm²), this share. */
const MAX_SHARE = 0.6;
const LETTER_MM2 = 80;
const LETTER_SHARE = 2;

/** What fills less of its convex hull has arms or bays: a T has .64, an S .65, a crescent .6. */
const PLAIN = 0.74;
/** Smaller ones (mm²) have too few pixels to tell. */
const TOLD_MM2 = 1.5;
/** So many of them on one figure are drawn on it; one may be the gap between a tail and its cat. */
const DRAWN_ON = 2;

/** So much of what belongs to a line of text lies in its box. */
const WRITTEN = 0.8;

/** What is known of a picture's text. */
export interface Written {
  /** Where its lines are, small or not, pixels. */
  boxes: readonly Box[];
  /** Which colours of the picture are the fabric's. */
  cloth: readonly boolean[];
}

/**
 * Makes fabric of counters, in place. Fabric without a colour is told by being clear, and has none.
 * @param text in whose lines no colour is enclosed: letters run into each other, and into their lines
 */
export function openCounters(
  labels: Labels,
  { lab, pxPerMm }: Raster,
  { color }: Background,
  source: Int32Array | undefined,
  text: Written = { boxes: [], cloth: [] },
): void {
  if (!color) return;
  const { width, height, data } = labels;
  const { of, area, label } = findRegions(labels);
  /** The regions beside each; -1 for the picture's border. */
  const around: Set<number>[] = Array.from(area, () => new Set());
  const lined = new Uint8Array(area.length);
  const written = new Int32Array(area.length);
  const same = new Int32Array(area.length);
  for (let i = 0; i < of.length; i++) {
    const r = of[i];
    if (distance(lab, i, color, 0) < SAME) same[r]++;
    if (source && source[i] !== i) lined[r] = 1;
    const x = i % width;
    if (text.cloth[label[r]] && isIn(text.boxes, x, (i - x) / width)) written[r]++;
    if (x === 0 || i < width || x === width - 1 || i >= width * (height - 1)) around[r].add(-1);
    if (x > 0) meet(around, r, of[i - 1]);
    if (i >= width) meet(around, r, of[i - width]);
  }
  const open = area.map((size, r) => {
    const [figure, ...others] = around[r];
    if (label[r] === BARE_LABEL || figure === undefined || figure < 0 || others.length > 0)
      return 0;
    if (same[r] < SAME_SHARE * size) return 0;
    if (label[figure] === BARE_LABEL) return lined[r];
    const standsOnFabric = [...around[figure]].some((n) => n >= 0 && label[n] === BARE_LABEL);
    const share = size <= LETTER_MM2 * pxPerMm ** 2 ? LETTER_SHARE : MAX_SHARE;
    return +(lined[r] === 0 && standsOnFabric && size <= share * area[figure]);
  });
  keepDrawnOn(open, around, { of, area, width, least: TOLD_MM2 * pxPerMm ** 2 });
  written.forEach((inside, r) => {
    if (inside > WRITTEN * area[r]) open[r] = 1;
  });
  for (let i = 0; i < data.length; i++) if (open[of[i]] === 1) data[i] = BARE_LABEL;
}

const isIn = (boxes: readonly Box[], x: number, y: number): boolean =>
  boxes.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);

interface Told {
  of: ArrayLike<number>;
  area: Int32Array;
  width: number;
  /** Of what can be told, pixels. */
  least: number;
}

/** Closes again what figures enclose on which several letters or signs are drawn. */
function keepDrawnOn(open: Int32Array, around: readonly Set<number>[], told: Told): void {
  const holes = Array.from(open.keys()).filter((r) => open[r] === 1 && told.area[r] >= told.least);
  if (holes.length < DRAWN_ON) return;
  const hulls = hullAreas(holes, told);
  const armed = new Map<number, number>();
  for (const r of holes) {
    const [figure] = around[r];
    if (told.area[r] < PLAIN * hulls.get(r)!) armed.set(figure, (armed.get(figure) ?? 0) + 1);
  }
  open.forEach((is, r) => {
    const [figure] = around[r];
    if (is === 1 && (armed.get(figure) ?? 0) >= DRAWN_ON) open[r] = 0;
  });
}

/** Area of the convex hull of each of some regions, pixels. */
function hullAreas(regions: readonly number[], { of, width }: Told): Map<number, number> {
  const corners = new Map(regions.map((r) => [r, [] as number[]]));
  for (let i = 0; i < of.length; i++) {
    const own = corners.get(of[i]);
    if (!own) continue;
    const x = i % width;
    const y = (i - x) / width;
    // The ends of each row are enough.
    if (x === 0 || of[i - 1] !== of[i]) own.push(x, y, x, y + 1);
    if (x === width - 1 || of[i + 1] !== of[i]) own.push(x + 1, y, x + 1, y + 1);
  }
  return new Map([...corners].map(([r, points]) => [r, hullArea(points)]));
}

function hullArea(points: readonly number[]): number {
  const { hull } = new Delaunator(Float64Array.from(points));
  return Math.abs(
    ringArea(
      Float64Array.from(Array.from(hull).flatMap((k) => [points[2 * k], points[2 * k + 1]])),
    ),
  );
}

function meet(around: readonly Set<number>[], a: number, b: number): void {
  if (a === b) return;
  around[a].add(b);
  around[b].add(a);
}
