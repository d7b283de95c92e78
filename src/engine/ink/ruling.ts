import type { Px } from '../core/units.ts';
import type { Page } from './paper.ts';
import type { Ink } from './threshold.ts';

/*
 * The lines of ruled and squared paper: straight, from edge to edge, evenly apart, and paler than
 * what is drawn on them. They belong to the paper.
 */

/** How far lines may rise over the page's breadth, and the steps in which that is tried. */
const MOST_RISE = 0.06;
const RISE_STEPS = 60;
/** A line covers at least this share of the page's breadth. */
const LEAST_COVER = 0.6;
/** So many lines at least; this share of their gaps are as broad as the usual one, or some of it. */
const LEAST_LINES = 4;
const EVEN = 0.8;
const UNEVEN = 0.15;
/** Lines of the paper have at most this share of the depth of what is drawn. */
const PALER = 0.85;
/** What is drawn is at least this share of all ink: else the lines are the drawing. */
const LEAST_DRAWN = 0.04;

/** Leaves out the lines of the paper; what is drawn over them stays. */
export function dropRuling(page: Page, ink: Ink): Ink {
  const mask = ink.mask.slice();
  const found: number[] = [];
  for (const isUpright of [false, true]) {
    const view = viewOf(page, mask, isUpright);
    const lines = findLines(view);
    if (!lines) continue;
    for (const i of linePixels(view, lines)) {
      // What crosses them is thin there once they are gone.
      if (mask[i] === 1) found.push(i);
      mask[i] = 0;
    }
  }
  if (found.length === 0) return ink;
  const drawn: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1) drawn.push(i);
  const isDrawing = drawn.length < LEAST_DRAWN * (drawn.length + found.length);
  if (isDrawing || middleDepth(page, found) > PALER * middleDepth(page, drawn)) return ink;
  return { ...ink, mask };
}

/** A margin's line covers so much of the page from edge to edge; there are so many of them at most. */
const MARGIN_COVER = 0.9;
const MOST_MARGINS = 2;
/** It is red or pink: so much less is taken of red than of green and blue. */
const REDDISH = 0.3;

/** Leaves out the red line along a writing pad's margin, where what is written is of another colour. */
export function dropMargin(page: Page, ink: Ink): Ink {
  const mask = ink.mask.slice();
  for (const isUpright of [true, false]) {
    const view = viewOf(page, mask, isUpright);
    const lines = straightest(view, MARGIN_COVER);
    if (lines.middles.length === 0 || lines.middles.length > MOST_MARGINS) continue;
    const line = linePixels(view, lines);
    const own = new Set(line);
    const drawn: number[] = [];
    for (let i = 0; i < mask.length; i++) if (mask[i] === 1 && !own.has(i)) drawn.push(i);
    if (drawn.length < LEAST_DRAWN * (drawn.length + own.size)) continue;
    if (redness(page, line) < REDDISH || redness(page, drawn) >= REDDISH) continue;
    for (const i of line) mask[i] = 0;
  }
  return { ...ink, mask };
}

/** How much less is taken of red than of the other channels, as a share of the most: above 0 in reds. */
function redness({ taken }: Page, pixels: readonly number[]): number {
  const [r, g, b] = [0, 1, 2].map((c) => pixels.reduce((sum, i) => sum + taken[3 * i + c], 0));
  return (Math.min(g, b) - r) / (Math.max(r, g, b) || 1);
}

/** A mask whose lines to be found run along its rows: as it lies, or across. */
interface View {
  along: Px;
  across: Px;
  /** Index of a place. */
  at: (along: number, across: number) => number;
  mask: Uint8Array;
}

function viewOf({ width, height }: Page, mask: Uint8Array, isUpright: boolean): View {
  return isUpright
    ? { along: height, across: width, at: (u, v) => u * width + v, mask }
    : { along: width, across: height, at: (u, v) => v * width + u, mask };
}

interface Lines {
  /** How far all rise from one end of the page to the other, px. */
  rise: Px;
  /** Where each lies at the page's middle. */
  middles: number[];
}

/** Lines evenly apart; undefined where there are none. */
function findLines(view: View): Lines | undefined {
  const lines = straightest(view, LEAST_COVER);
  return areEven(lines.middles) ? lines : undefined;
}

/** The lines that cover at least a share of the page, of the rise that has most ink on lines. */
function straightest(view: View, leastCover: number): Lines {
  const places = sample(view);
  let best: { rise: Px; counts: Uint32Array; score: number } | undefined;
  for (let step = -RISE_STEPS; step <= RISE_STEPS; step++) {
    const rise = (step / RISE_STEPS) * MOST_RISE * view.along;
    const counts = project(view, places, rise);
    const score = counts.reduce((sum, n) => sum + n * n, 0);
    if (!best || score > best.score) best = { rise, counts, score };
  }
  const { rise, counts } = best!;
  return { rise, middles: peaksOf(counts, leastCover * Math.ceil(view.along / SKIP)) };
}

/** Every fifth place along the lines is enough to find them. */
const SKIP = 5;

/** Where there is ink: u and v in turn. */
function sample({ along, across, at, mask }: View): Int32Array {
  const out: number[] = [];
  for (let u = 0; u < along; u += SKIP) {
    for (let v = 0; v < across; v++) if (mask[at(u, v)] === 1) out.push(u, v);
  }
  return Int32Array.from(out);
}

/** How much ink lies along each line of a rise. */
function project({ along, across }: View, places: Int32Array, rise: Px): Uint32Array {
  const counts = new Uint32Array(across);
  const slope = rise / along;
  for (let k = 0; k < places.length; k += 2) {
    const v = places[k + 1] - Math.round(slope * places[k] - rise / 2);
    if (v >= 0 && v < across) counts[v]++;
  }
  return counts;
}

/** The deepest of each run of lines with enough ink. */
function peaksOf(counts: Uint32Array, least: number): number[] {
  const out: number[] = [];
  for (let v = 0; v < counts.length; v++) {
    if (counts[v] < least) continue;
    let deepest = v;
    while (v + 1 < counts.length && counts[v + 1] >= least) {
      v++;
      if (counts[v] > counts[deepest]) deepest = v;
    }
    out.push(deepest);
  }
  return out;
}

function areEven(middles: readonly number[]): boolean {
  if (middles.length < LEAST_LINES) return false;
  const gaps = middles.slice(1).map((v, k) => v - middles[k]);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1];
  const isEven = (gap: number) =>
    Math.abs(gap / usual - Math.max(1, Math.round(gap / usual))) < UNEVEN;
  return gaps.filter(isEven).length >= EVEN * gaps.length;
}

/** How far from its place a line may be, px. */
const ASTRAY: Px = 2;
/** No line of the paper is so thick, px. */
const MOST_RUN: Px = 40;

/** The pixels of the lines, without those where something thicker is drawn over them. */
function linePixels(view: View, { rise, middles }: Lines): number[] {
  const { along } = view;
  const runs: [from: number, to: number, u: number][] = [];
  for (const middle of middles) {
    for (let u = 0; u < along; u++) {
      const run = runAt(view, u, Math.round(middle + rise * (u / along - 0.5)));
      if (run) runs.push([...run, u]);
    }
  }
  const sizes = runs.map(([from, to]) => to - from).sort((a, b) => a - b);
  const thick = 1.5 * (sizes[sizes.length >> 1] ?? 0) + 1;
  return runs.flatMap(([from, to, u]) =>
    to - from > thick ? [] : Array.from({ length: to - from }, (_, k) => view.at(u, from + k)),
  );
}

/** The run of ink across a line, at or beside where it should be. */
function runAt({ across, at, mask }: View, u: number, v: number): [number, number] | undefined {
  const isInk = (place: number) => place >= 0 && place < across && mask[at(u, place)] === 1;
  for (let off = 0; off <= ASTRAY; off++) {
    for (const start of off === 0 ? [v] : [v - off, v + off]) {
      if (!isInk(start)) continue;
      let [from, to] = [start, start + 1];
      while (to - from < MOST_RUN && isInk(from - 1)) from--;
      while (to - from < MOST_RUN && isInk(to)) to++;
      return [from, to];
    }
  }
  return undefined;
}

function middleDepth({ depth }: Page, pixels: readonly number[]): number {
  const depths = Float32Array.from(pixels, (i) => depth[i]).sort();
  return depths[depths.length >> 1] ?? 0;
}
