import type { Raster } from './raster.ts';
import type { Field } from './thin-closing.ts';
import { countNodes, graphOfSkeleton, tidyGraph, type PixelGraph } from './thin-graph.ts';
import {
  isRooted,
  judgedWidths,
  judgeLine,
  widestLine,
  type InkDrawing,
  type Owners,
} from './thin-judge.ts';
import { maskOfLines, pixelsOf, toneOf, type LineMask } from './thin-mask.ts';
import { placeLine, type ThinLine } from './thin-place.ts';
import { thinToSkeleton } from './thin-skeleton.ts';

/*
 * Thin dark lines of a drawing: ink, outlines, whiskers. They are taken out of
 * the picture before it is divided into areas, so that the areas on both sides
 * meet under them, and are sewn as lines along their middles.
 */

interface ThinLines {
  lines: ThinLine[];
  /** 1 for each pixel of a line. */
  mask: Uint8Array;
  /** The lines are too many to be followed, nobody drew them one by one: none is told. */
  texture?: boolean;
}

/** So many ends and crossings at most: a page closely written all over has a third of it. */
const MOST_NODES = 60_000;

/**
 * Finds the lines of a drawing.
 * @param tone what darkness is judged by; lightness by default
 */
export function findThinLines(raster: Raster, tone = toneOf(raster)): ThinLines | undefined {
  const { width, height, pxPerMm } = raster;
  const field = { width, height, data: tone };
  const found = maskOfLines(field, pxPerMm);
  if (!found) return undefined;
  const mask = found.lines;
  const skeleton = thinToSkeleton(mask, field);
  if (countNodes(skeleton, field) > MOST_NODES) return { lines: [], mask, texture: true };
  const size = measureHalf(mask, field);
  const graph = tidyGraph(graphOfSkeleton(skeleton, field), (x, y) =>
    Math.max(1, 2 * size[Math.floor(y) * width + Math.floor(x)] - 1),
  );
  const drawing = { field, mask, graph, pxPerMm, owner: ownersOf(graph, mask, field) };
  const lines = keepLines(drawing);
  return lines.length > 0 ? { lines, mask: withWedges(found, width) } : undefined;
}

/** Wedges between lines go with them. */
function withWedges({ lines, wedges }: LineMask, width: number): Uint8Array {
  const mask = lines.slice();
  // Ring by ring from the lines: what no line touches any more has become part of an area.
  let ring = pixelsOf(mask);
  while (ring.length > 0) {
    ring = ring.flatMap((i) => {
      const met = [i - 1, i + 1, i - width, i + width].filter(
        (n) => wedges[n] === 1 && mask[n] === 0,
      );
      for (const n of met) mask[n] = 1;
      return met;
    });
  }
  return mask;
}

/** Steps from each pixel of a mask to its rim. */
function measureHalf(mask: Uint8Array, { width }: Field): Uint8Array {
  const steps = mask.slice();
  let ring = pixelsOf(mask);
  for (let k = 1; ring.length > 0 && k < 32; k++) {
    const inner = ring.filter(
      (i) =>
        steps[i - 1] >= k && steps[i + 1] >= k && steps[i - width] >= k && steps[i + width] >= k,
    );
    for (const i of inner) steps[i] = k + 1;
    ring = inner;
  }
  return steps;
}

/** Gives every pixel of the mask to the nearest place on a line, ring by ring. */
function ownersOf({ lines }: PixelGraph, mask: Uint8Array, { width }: Field): Owners {
  const owners: Owners = lines.map(({ points }) =>
    Array.from({ length: points.length / 2 }, () => []),
  );
  const seen = mask.map((m) => 1 - m);
  let ring: { i: number; own: number[] }[] = [];
  lines.forEach(({ points }, line) => {
    for (let k = 0; k < points.length; k += 2) {
      const i = Math.floor(points[k + 1]) * width + Math.floor(points[k]);
      if (seen[i] === 1) continue;
      seen[i] = 1;
      owners[line][k / 2].push(i);
      ring.push({ i, own: owners[line][k / 2] });
    }
  });
  while (ring.length > 0) {
    const next: typeof ring = [];
    for (const { i, own } of ring) {
      for (const n of [i - width, i - 1, i + 1, i + width]) {
        if (seen[n] !== 0) continue;
        seen[n] = 1;
        own.push(n);
        next.push({ i: n, own });
      }
    }
    ring = next;
  }
  return owners;
}

function keepLines(drawing: InkDrawing): ThinLine[] {
  const { graph, mask, owner } = drawing;
  const degree = new Int32Array(graph.x.length);
  for (const { from, to } of graph.lines) {
    degree[from]++;
    degree[to]++;
  }
  const rooted = graph.x.map((_, node) => degree[node] === 1 && isRooted(drawing, node));
  const widths = judgedWidths(drawing);
  const widest = widestLine(drawing, widths);
  const kept: ThinLine[] = [];
  graph.lines.forEach((_, k) => {
    const verdict = judgeLine(drawing, k, degree, rooted);
    const broad = verdict === 'line' && widths[k] > widest;
    if (broad || verdict === 'area') for (const own of owner[k]) for (const i of own) mask[i] = 0;
    else kept.push(placeLine(drawing, k, verdict, degree, rooted));
  });
  dropBlots(drawing);
  return kept;
}

/** Parts of the mask that thinned to a single pixel or were spurs only are areas. */
function dropBlots({ mask, owner }: InkDrawing): void {
  const owned = new Uint8Array(mask.length);
  for (const line of owner) for (const own of line) for (const i of own) owned[i] = 1;
  for (let i = 0; i < mask.length; i++) if (owned[i] === 0) mask[i] = 0;
}
