import type { Field } from './thin-closing.ts';
import { lengthOf } from './thin-graph.ts';
import { widthOf, type InkDrawing } from './thin-judge.ts';

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
  degree: Int32Array,
  rooted: readonly boolean[],
): ThinLine {
  const { graph, owner, field, pxPerMm } = drawing;
  const { from, to, points } = graph.lines[k];
  const length = Math.max(1, lengthOf(points));
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
  let [x, y] = [0, 0];
  for (const i of pixels) {
    x += ((i % width) + 0.5) / pixels.length;
    y += (Math.floor(i / width) + 0.5) / pixels.length;
  }
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
  const n = line.length;
  const back = Math.min(n / 2 - 1, 6) * 2;
  const [x, y] = atStart ? [line[0], line[1]] : [line[n - 2], line[n - 1]];
  const [px, py] = atStart
    ? [line[back], line[back + 1]]
    : [line[n - 2 - back], line[n - 1 - back]];
  const d = Math.hypot(x - px, y - py) || 1;
  const [dx, dy] = [(x - px) / d, (y - py) / d];
  let reach = 0;
  const inMask = (r: number): boolean =>
    mask[Math.floor(y + dy * r) * field.width + Math.floor(x + dx * r)] === 1;
  while (reach < 8 && inMask(reach + 0.5)) reach += 0.5;
  reach += (root ? ROOT_MM : -TIP_MM) * pxPerMm;
  if (reach <= 0.5) return;
  if (atStart) line.unshift(x + dx * reach, y + dy * reach);
  else line.push(x + dx * reach, y + dy * reach);
}
