import type { Raster } from './raster.ts';
import { darkDepth, darkPlaces, type Field } from './thin-closing.ts';
import {
  countNodes,
  degreesOf,
  graphOfSkeleton,
  tidyGraph,
  type PixelGraph,
} from './thin-graph.ts';
import {
  isRooted,
  judgedWidths,
  judgeLine,
  placeLine,
  widestLine,
  type InkDrawing,
  type Owners,
  type ThinLine,
} from './thin-judge.ts';
import { connectedParts, pixelsOf, thinToSkeleton } from './thin-skeleton.ts';

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
const MAX_NODES = 60_000;

/**
 * Finds the lines of a drawing.
 * @param tone what darkness is judged by; lightness by default
 * @param lettersIn tells the pixels of letters, which are no lines, by those that are dark and narrow
 */
export function findThinLines(
  raster: Raster,
  tone = toneOf(raster),
  lettersIn?: (dark: Uint8Array) => Uint8Array | undefined,
): ThinLines | undefined {
  const { width, height, pxPerMm } = raster;
  const field = { width, height, data: tone };
  const found = maskOfLines(field, raster);
  if (!found) return undefined;
  const mask = found.lines;
  const letters = lettersIn?.(found.dark);
  if (letters) for (let i = 0; i < mask.length; i++) mask[i] &= 1 - letters[i];
  const skeleton = thinToSkeleton(mask, field);
  if (countNodes(skeleton, field) > MAX_NODES) return { lines: [], mask, texture: true };
  const size = measureHalf(mask, field);
  const graph = tidyGraph(graphOfSkeleton(skeleton, field), (x, y) =>
    Math.max(1, 2 * size[Math.floor(y) * width + Math.floor(x)] - 1),
  );
  const owner = ownersOf(graph, mask, field);
  const drawing = { field, mask, graph, pxPerMm, owner, degree: degreesOf(graph) };
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
  const { graph, mask, owner, degree } = drawing;
  const rooted = graph.x.map((_, node) => degree[node] === 1 && isRooted(drawing, node));
  const widths = judgedWidths(drawing);
  const widest = widestLine(drawing, widths);
  const kept: ThinLine[] = [];
  graph.lines.forEach((_, k) => {
    const verdict = judgeLine(drawing, k, rooted);
    const broad = verdict === 'line' && widths[k] > widest;
    if (broad || verdict === 'area') for (const own of owner[k]) for (const i of own) mask[i] = 0;
    else kept.push(placeLine(drawing, k, verdict, rooted));
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

/** What is at least so much darker than both its sides is a line (units of lightness). */
const MIN_DEPTH = 0.12;
/** A pixel belongs to a line from this share of the line's full depth on. */
const SHARE = 0.33;
/** Full depth is looked for so far around (mm). */
const AROUND_MM = 0.25;
/** Up to this wide a thing is a line (mm); swellings of a line go up to the next. */
const LINE_MM = 1.3;
const SWELLING_MM = 1.8;
/** In a picture that was enlarged: half way up its rims; and what is so wide shows all its darkness. */
const SOFT_LINE_MM = 0.9;
const CONTRAST_MM = 3;
/** A drawing whose thin pixels make up this share of it is a line with all its swellings. */
const THIN_SHARE = 0.6;
/** Ink between lines that meet is a wedge up to this area (mm²). */
const WEDGE_MM2 = 0.7;
/** Lightness of clear fabric: a line of any colour is darker. */
const CLEAR_TONE = 1.3;

/** Lightness of each pixel, with clear ones lighter than any colour. */
export function toneOf({ lab, alpha }: Raster): Float32Array {
  const tone = new Float32Array(alpha.length);
  for (let i = 0; i < tone.length; i++) {
    tone[i] = CLEAR_TONE + (alpha[i] / 255) * (lab[i * 3] - CLEAR_TONE);
  }
  return tone;
}

/** Pixels of lines. */
interface LineMask {
  /** 1 for each pixel of a line. */
  lines: Uint8Array;
  /** 1 where lines that meet leave a little wedge of ink between them, too wide for a line. */
  wedges: Uint8Array;
  /** 1 for all that is dark and narrow, lines with what swells beyond them. */
  dark: Uint8Array;
}

/** Finds the pixels of dark lines; nothing where the picture has none. */
function maskOfLines(tone: Field, { pxPerMm, grain }: Raster): LineMask | undefined {
  const places = darkPlaces(tone, SWELLING_MM * pxPerMm, MIN_DEPTH);
  if (places.length === 0) return undefined;
  const depthOf = (mm: number): Float32Array => darkDepth(tone, places, mm * pxPerMm, MIN_DEPTH);
  const narrowDepth =
    grain > 1 ? deepOnly(depthOf(SOFT_LINE_MM), depthOf(CONTRAST_MM), places) : depthOf(LINE_MM);
  const narrow = coreOf(narrowDepth, places, tone, AROUND_MM * pxPerMm);
  if (!narrow.includes(1)) return undefined;
  const wide = coreOf(depthOf(SWELLING_MM), places, tone, AROUND_MM * pxPerMm);
  const joined = joinSwellings(narrow, wide, places, tone, WEDGE_MM2 * pxPerMm ** 2);
  return { ...joined, dark: wide.map((is, i) => is | narrow[i]) };
}

/**
 * The depth where it is at least half of what there is. The rims of a picture that was enlarged are
 * as wide as its lines, and a disc fills a little of what is far too wide for it, here and there.
 */
function deepOnly(
  depth: Float32Array,
  contrast: Float32Array,
  places: readonly number[],
): Float32Array {
  for (const i of places) if (depth[i] < contrast[i] / 2) depth[i] = 0;
  return depth;
}

/** The pixels that have a good share of the depth around them: the line without its soft rims. */
function coreOf(
  depth: Float32Array,
  places: readonly number[],
  { width, height }: Field,
  reach: number,
): Uint8Array {
  const core = new Uint8Array(depth.length);
  const steps = Math.max(1, Math.round(reach));
  for (const i of places) {
    if (depth[i] === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    let full = depth[i];
    for (let cy = Math.max(0, y - steps); cy <= Math.min(height - 1, y + steps); cy++) {
      const row = cy * width;
      for (let cx = Math.max(0, x - steps); cx <= Math.min(width - 1, x + steps); cx++) {
        if (depth[row + cx] > full) full = depth[row + cx];
      }
    }
    if (depth[i] >= SHARE * full) core[i] = 1;
  }
  return core;
}

/** A drawing that is mostly thin is all line; of others only the thin parts are. */
function joinSwellings(
  narrow: Uint8Array,
  wide: Uint8Array,
  places: readonly number[],
  { width }: Field,
  mostWedge: number,
): Omit<LineMask, 'dark'> {
  const lines = narrow.slice();
  for (const pixels of connectedParts(wide, places, width)) {
    const thin = pixels.filter((i) => narrow[i] === 1).length;
    if (thin >= THIN_SHARE * pixels.length) for (const i of pixels) lines[i] = 1;
  }
  const rest = wide.map((w, i) => w & (1 - lines[i]));
  const wedges = new Uint8Array(rest.length);
  for (const pixels of connectedParts(rest, places, width)) {
    if (pixels.length > mostWedge) continue;
    const meets = pixels.some((i) =>
      [i - 1, i + 1, i - width, i + width].some((n) => lines[n] === 1),
    );
    if (meets) for (const i of pixels) wedges[i] = 1;
  }
  return { lines, wedges };
}
