import type { Field } from './thin-closing.ts';
import type { PixelGraph } from './thin-graph.ts';
import { rootOf } from '../core/union-find.ts';
import { lineLength } from '../vector/geometry.ts';

/*
 * What of a thinned drawing is a line: not the tips and rims of something thick, nor what is
 * wide enough for satin.
 */

/** A branch of something thick is a line when it is so long, in mm and in its widths; one that tapers, in mm. */
const MIN_BRANCH_MM = 2;
const MIN_BRANCH_WIDTHS = 6;
const MIN_TAPER_MM = 10;
/** One between two thick things must be longer by this: most are the hairlines of letters. */
const NECK = 1.8;
/** A branch tapers whose foot is this many times as wide as its end. */
const TAPER = 1.7;
/** A shorter stroke is a dot. */
const MIN_FREE_MM = 1.2;
/** The smallest and the largest area that is sewn as a dot. */
const MIN_DOT_MM2 = 0.08;
const MAX_DOT_MM2 = 0.7;
/** The width from which a line is a satin column lies between these (mm), as suits the picture. */
const SATIN_FROM_MM = 0.85;
const SATIN_TO_MM = 1.2;
/** A line is judged by its own width if it is so long (mm). */
const OWN_JUDGE_MM = 8;
/** The soft rims of a line are left out of its mask; together they are about so wide (pixels). */
const RIM_PX = 0.5;
/** A line stands on thick ink where so many pixels this near to its end have its tone, or nearly. */
const LOOK_PX = 6;
const MIN_ROOT_PX = 12;
const ROOT_INK = 0.1;
/** Tones nearer than this are of one ink; a line may have so much of its length beside thick ink. */
const SAME_INK = 0.06;
const MAX_LEANING = 0.3;

/** A drawing thinned to lines. */
export interface InkDrawing {
  field: Field;
  /** Loses the pixels of what is no line. */
  mask: Uint8Array;
  graph: PixelGraph;
  pxPerMm: number;
  /** For each place of each line the pixels of the mask that are nearest to it, its own first. */
  owner: Owners;
  /** How many lines end at each node. */
  degree: Int32Array;
}

export type Owners = number[][][];

/** Whether a line's end stands on something thick of its own ink. */
export function isRooted({ graph, field, mask }: InkDrawing, node: number): boolean {
  const { width, height, data } = field;
  const x = Math.floor(graph.x[node]);
  const y = Math.floor(graph.y[node]);
  const ink = data[y * width + x] + ROOT_INK;
  let thick = 0;
  for (let cy = Math.max(0, y - LOOK_PX); cy <= Math.min(height - 1, y + LOOK_PX); cy++) {
    for (let cx = Math.max(0, x - LOOK_PX); cx <= Math.min(width - 1, x + LOOK_PX); cx++) {
      const i = cy * width + cx;
      if (mask[i] === 0 && data[i] < ink) thick++;
    }
  }
  return thick > MIN_ROOT_PX;
}

/** Whether a line of the graph is one, or a dot, or part of an area. */
export function judgeLine(
  drawing: InkDrawing,
  k: number,
  rooted: readonly boolean[],
): 'line' | 'dot' | 'area' {
  const { graph, owner, pxPerMm, degree } = drawing;
  const { from, to, points } = graph.lines[k];
  if (leansOnThick(drawing, k)) return 'area';
  const lengthMm = lineLength(points) / pxPerMm;
  const free = degree[from] === 1 && degree[to] === 1;
  if (!rooted[from] && !rooted[to]) {
    if (free && isLeaf(owner[k], lengthMm, pxPerMm)) return 'area';
    if (!(free || (from === to && degree[from] === 2)) || lengthMm >= MIN_FREE_MM) return 'line';
    const area = owner[k].flat().length / pxPerMm ** 2;
    return area >= MIN_DOT_MM2 && area <= MAX_DOT_MM2 ? 'dot' : 'area';
  }
  const widthMm = widthOf(owner[k], lengthMm * pxPerMm) / pxPerMm;
  const least = Math.max(MIN_BRANCH_MM, MIN_BRANCH_WIDTHS * widthMm);
  if (!free) return lengthMm < least / 2 ? 'area' : 'line';
  if (lengthMm < least) return 'area';
  if (rooted[from] && rooted[to]) return lengthMm < NECK * least ? 'area' : 'line';
  const third = Math.ceil(owner[k].length / 3);
  const head = owner[k].slice(0, third).flat().length;
  const tail = owner[k].slice(-third).flat().length;
  const taper = rooted[from] ? head / Math.max(1, tail) : tail / Math.max(1, head);
  return taper > TAPER && lengthMm < MIN_TAPER_MM ? 'area' : 'line';
}

/**
 * A stroke so broad, and shorter than so many widths, is a leaf or a drop where its middle is not
 * narrower than this share of its ends: letters are.
 */
const LEAF_FROM_MM = 0.6;
const LEAF_WIDTHS = 5;
const LEAF_BELLY = 0.8;

/** Whether a stroke has a form of its own that is to be seen: no pen draws a leaf in one stroke. */
function isLeaf(own: readonly number[][], lengthMm: number, pxPerMm: number): boolean {
  const widthMm = widthOf(own, lengthMm * pxPerMm) / pxPerMm;
  if (widthMm < LEAF_FROM_MM || lengthMm >= LEAF_WIDTHS * widthMm) return false;
  const third = Math.floor(own.length / 3);
  const pixels = (from: number, to: number) => own.slice(from, to).flat().length / (to - from);
  const ends = (pixels(0, third) + pixels(own.length - third, own.length)) / 2;
  return third > 0 && pixels(third, own.length - third) >= LEAF_BELLY * ends;
}

/** Whether a line is but the rim of something thick: ink goes on beside it. */
function leansOnThick({ owner, field, mask }: InkDrawing, k: number): boolean {
  const { width, data } = field;
  let leaning = 0;
  for (const own of owner[k]) {
    const ink = data[own[0]] + SAME_INK;
    const goesOn = own.some((i) =>
      [i - 1, i + 1, i - width, i + width].some((n) => mask[n] === 0 && data[n] < ink),
    );
    if (goesOn) leaning++;
  }
  return leaning > MAX_LEANING * owner[k].length;
}

/** Mean width of each line in mm; a short one is judged with all that it hangs together with. */
export function judgedWidths({ graph, owner, pxPerMm }: InkDrawing): number[] {
  const lengths = graph.lines.map(({ points }) => lineLength(points) / pxPerMm);
  const widths = owner.map((own, k) => widthOf(own, lengths[k] * pxPerMm) / pxPerMm);
  const group = groupLines(graph);
  const sums = new Map<number, { area: number; length: number }>();
  group.forEach((g, k) => {
    const sum = sums.get(g) ?? { area: 0, length: 0 };
    sum.area += widths[k] * lengths[k];
    sum.length += lengths[k];
    sums.set(g, sum);
  });
  return widths.map((width, k) => {
    const { area, length } = sums.get(group[k])!;
    return lengths[k] >= OWN_JUDGE_MM ? width : area / Math.max(length, 1e-9);
  });
}

/** For each line the number of the drawing that it hangs together with. */
function groupLines({ x, lines }: PixelGraph): number[] {
  const parent = Int32Array.from(x, (_, i) => i);
  for (const { from, to } of lines) parent[rootOf(parent, to)] = rootOf(parent, from);
  return lines.map(({ from }) => rootOf(parent, from));
}

/**
 * The width (mm) from which on a line is sewn as a satin column: near the middle
 * of what is possible, and where the picture has fewest lines of that width, so that
 * strokes of one pen or one letter type are all sewn alike.
 */
export function widestLine({ graph }: InkDrawing, widths: readonly number[]): number {
  const [low, high, middle] = [SATIN_FROM_MM, SATIN_TO_MM, (SATIN_FROM_MM + SATIN_TO_MM) / 2];
  const lengths = graph.lines.map(({ points }) => lineLength(points));
  const all = lengths.reduce((sum, l) => sum + l, 0) || 1;
  let best = middle;
  let least = Infinity;
  for (let cut = low; cut <= high + 1e-9; cut += 0.025) {
    let near = 0;
    widths.forEach((w, k) => (near += Math.max(0, 1 - Math.abs(w - cut) / 0.12) * lengths[k]));
    const cost = near / all + Math.abs(cut - middle);
    if (cost < least - 1e-9) [best, least] = [cut, cost];
  }
  return best;
}

/** Mean width in pixels of a line of some length, by the pixels along it. */
export const widthOf = (own: readonly number[][], length: number): number =>
  own.reduce((sum, pixels) => sum + pixels.length, 0) / (length + 1) + RIM_PX;

/** A thin line, in pixels of the raster. */
export interface ThinLine {
  /** Nodes at its ends; lines that meet have a node in common. */
  from: number;
  to: number;
  /** x0, y0, x1, y1, … from node to node. */
  points: Float64Array;
  /** Mean width. */
  width: number;
  /** Pixels that show its ink best. */
  core: number[];
}

/** A dot is a line of this length (mm). */
const DOT_MM = 0.7;
/** A line that ends on something thick runs on into it by this (mm). */
const ROOT_MM = 0.5;
/** A thread is round: its needle point stands so far inside the tip of a line (mm). */
const TIP_MM = 0.12;
/** Share of a line's pixels, the darkest, that show its ink. */
const CORE_SHARE = 0.4;

/** A line in its place: in the middle of its pixels, from tip to tip. */
export function placeLine(
  drawing: InkDrawing,
  k: number,
  verdict: 'line' | 'dot',
  rooted: readonly boolean[],
): ThinLine {
  const { graph, owner, field, pxPerMm, degree } = drawing;
  const { from, to, points } = graph.lines[k];
  const length = Math.max(1, lineLength(points));
  const pixels = owner[k].flat();
  const core = corePixels(owner[k], field);
  const width = widthOf(owner[k], length);
  if (verdict === 'dot') {
    return { from, to, points: dotAt(pixels, field.width, DOT_MM * pxPerMm), width, core };
  }
  const line = centre(points, owner[k], field.width);
  if (degree[from] === 1) prolong(line, drawing, rooted[from], true);
  if (degree[to] === 1) prolong(line, drawing, rooted[to], false);
  return { from, to, points: Float64Array.from(line), width, core };
}

/** The darkest pixels along a line's middle. */
function corePixels(own: readonly number[][], { data }: Field): number[] {
  const middle = own.flatMap((pixels) => pixels.slice(0, 1));
  middle.sort((a, b) => data[a] - data[b] || a - b);
  return middle.slice(0, Math.max(1, Math.ceil(middle.length * CORE_SHARE)));
}

/** A short level line through the middle of some pixels. */
function dotAt(pixels: readonly number[], width: number, length: number): Float64Array {
  const mean = (of: (i: number) => number) =>
    pixels.reduce((sum, i) => sum + (of(i) + 0.5) / pixels.length, 0);
  const [x, y] = [mean((i) => i % width), mean((i) => Math.floor(i / width))];
  return Float64Array.of(x - length / 2, y, x + length / 2, y);
}

/** Moves each place of a line across it, into the middle of the pixels around. */
function centre(points: readonly number[], own: readonly number[][], width: number): number[] {
  const count = points.length / 2;
  const out = [...points];
  for (let k = 1; k < count - 1; k++) {
    const a = Math.max(0, k - 3);
    const b = Math.min(count - 1, k + 3);
    const dx = points[2 * b] - points[2 * a];
    const dy = points[2 * b + 1] - points[2 * a + 1];
    const d = Math.hypot(dx, dy) || 1;
    let [off, all] = [0, 0];
    for (let n = Math.max(1, k - 2); n <= Math.min(count - 2, k + 2); n++) {
      for (const i of own[n]) {
        off +=
          (((i % width) + 0.5 - points[2 * n]) * -dy +
            (Math.floor(i / width) + 0.5 - points[2 * n + 1]) * dx) /
          d;
        all++;
      }
    }
    const move = all > 0 ? Math.max(-1, Math.min(1, off / all)) : 0;
    out[2 * k] += (-dy / d) * move;
    out[2 * k + 1] += (dx / d) * move;
  }
  return out;
}

/** Runs a line on to its tip, or into what it stands on. */
function prolong(
  line: number[],
  { field, mask, pxPerMm }: InkDrawing,
  root: boolean,
  atStart: boolean,
): void {
  const back = Math.min(line.length / 2 - 1, 6) * 2;
  const [end, inner] = atStart ? [0, back] : [line.length - 2, line.length - 2 - back];
  const [x, y, px, py] = [line[end], line[end + 1], line[inner], line[inner + 1]];
  const d = Math.hypot(x - px, y - py) || 1;
  const [dx, dy] = [(x - px) / d, (y - py) / d];
  let reach = 0;
  const inMask = (r: number): boolean =>
    mask[Math.floor(y + dy * r) * field.width + Math.floor(x + dx * r)] === 1;
  while (reach < 8 && inMask(reach + 0.5)) reach += 0.5;
  reach += (root ? ROOT_MM : -TIP_MM) * pxPerMm;
  if (reach <= 0.5) return;
  line.splice(atStart ? 0 : line.length, 0, x + dx * reach, y + dy * reach);
}
