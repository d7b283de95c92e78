import { connectedParts, pixelsOf } from '../picture/thin-skeleton.ts';
import type { Page } from './paper.ts';
import { distances } from './survey.ts';
import type { Ink } from './threshold.ts';

/*
 * What lies around a photographed sheet: a table's edge, a cloth, a finger. It is broader than any
 * pen, and leads out of the picture; from each side of it the sheet begins where the last of that ends.
 */

/** What is broader than this is no stroke, as a share of the page's longer side. */
const BROAD = 1 / 50;
/** Bare paper takes up to this share of the full depth. */
const BARE = 0.3;
/** The sheet's edge lies no farther inside than this share of a side, and takes no more of the picture. */
const DEEPEST = 0.3;
const MOST = 0.35;
/** It lies along so much of a side: what is drawn with a felt pen may lead out of the picture, too. */
const LEAST_SIDE = 0.35;
/** Along an edge so much is looked at together, and so much beyond it is its shadow: shares of the longer side. */
const ALONG = 1 / 40;
const SHADOW = 1 / 80;

/** A page and its ink without what lies around the sheet; undefined where nothing does. */
export function clearRim(page: Page, ink: Ink): { page: Page; ink: Ink } | undefined {
  const { width, height } = page;
  const outer = outerParts(page, ink);
  if (!outer) return undefined;
  const longer = Math.max(width, height);
  const reach = { along: Math.ceil(ALONG * longer), beyond: Math.ceil(SHADOW * longer) };
  const around = new Uint8Array(width * height);
  let found = false;
  // From the left, the right, the top and the bottom: lines across, and pixels along each.
  for (const [lines, length, at] of [
    [height, width, (line: number, k: number) => line * width + k],
    [height, width, (line: number, k: number) => line * width + width - 1 - k],
    [width, height, (line: number, k: number) => k * width + line],
    [width, height, (line: number, k: number) => (height - 1 - k) * width + line],
  ] as const) {
    const edge = edgeOf(outer, lines, length, at);
    if (edge.filter((_, line) => outer[at(line, 0)] === 1).length < LEAST_SIDE * lines) continue;
    found = true;
    for (let line = 0; line < lines; line++) {
      let most = 0;
      for (let n = line - reach.along; n <= line + reach.along; n++)
        most = Math.max(most, edge[n] ?? 0);
      if (most === 0) continue;
      for (let k = 0; k < Math.min(length, most + reach.beyond); k++) around[at(line, k)] = 1;
    }
  }
  if (!found || around.reduce((sum, a) => sum + a, 0) > MOST * around.length) return undefined;
  return {
    page: { ...page, depth: page.depth.map((d, i) => (around[i] === 1 ? 0 : d)) },
    ink: {
      ...ink,
      mask: ink.mask.map((m, i) => (around[i] === 1 ? 0 : m)),
      cover: ink.cover.map((c, i) => (around[i] === 1 ? 0 : c)),
    },
  };
}

/** 1 for the pixels of broad parts, darker than paper, that lead out of the picture. */
function outerParts({ width, height, depth }: Page, { full }: Ink): Uint8Array | undefined {
  const mask = Uint8Array.from(depth, (d) => (d > BARE * full ? 1 : 0));
  const half = (BROAD * Math.max(width, height)) / 2;
  const inside = distances(mask, width, height);
  const core = mask.map((_, i) => (inside[i] > half ? 1 : 0));
  const away = distances(
    core.map((c) => 1 - c),
    width,
    height,
    half + 1,
  );
  // Strokes that meet such a part are none of it.
  const broad = mask.map((m, i) => (m === 1 && away[i] <= half ? 1 : 0));
  const outer = new Uint8Array(mask.length);
  let some = false;
  for (const pixels of connectedParts(broad, pixelsOf(broad), width)) {
    const leadsOut = pixels.some((i) => {
      const x = i % width;
      return x === 0 || x === width - 1 || i < width || i >= width * (height - 1);
    });
    if (!leadsOut) continue;
    some = true;
    for (const i of pixels) outer[i] = 1;
  }
  return some ? outer : undefined;
}

/** How deep, on each line from a side inward, what lies around the sheet reaches in. */
function edgeOf(
  outer: Uint8Array,
  lines: number,
  length: number,
  at: (line: number, k: number) => number,
): Int32Array {
  const edge = new Int32Array(lines);
  for (let line = 0; line < lines; line++) {
    for (let k = 0; k < DEEPEST * length; k++) if (outer[at(line, k)] === 1) edge[line] = k + 1;
  }
  return edge;
}
