import type { Context } from '../core/context.ts';
import type { Mm } from '../core/units.ts';
import { graphOfSkeleton } from '../picture/thin-graph.ts';
import { thinToSkeleton } from '../picture/thin-skeleton.ts';
import { simplifyLine } from '../trace/curve.ts';
import { lineLength } from '../vector/geometry.ts';
import { rootOf } from '../core/union-find.ts';
import type { Art } from './art.ts';
import { blurred, type Field } from './field.ts';
import { cutStencil, pictureColors, unshaded } from './inks.ts';

/*
 * The lines of a picture: what is darker than what lies beside it, thinned to its middle. Drawn
 * strokes are found as themselves, edges of areas on their dark side, as a pen would set them
 * (extended difference of Gaussians: Winnemöller, Kyprianidis and Olsen 2012).
 */

interface LineOptions {
  /** How broad a line is that is found, standard deviation. */
  reachMm: Mm;
  /** Difference in darkness that starts a line. */
  strong: number;
  /** Shorter twigs are cut, and shorter lines left out, unless they hang on others. */
  leastMm: Mm;
  /** The most figures, which are lines that hang together: the longest are kept. */
  figures: number;
  /** Ends nearer to each other than this are joined. */
  joinMm: Mm;
}

/** An open line, or one that closes where it began. */
export type Line = Float64Array;

/** Rounds of smoothing: a skeleton of pixels wavers. */
const SMOOTHING = 40;
/** Breadth of the second Gaussian, by that of the first. */
const BROADER = 1.6;
/** A line goes on where the difference is only this share of what starts one. */
const WEAK = 0.45;

/**
 * Finds the lines, in mm. Lines that meet have a point in common.
 * @param field darkness, 0 to 1
 */
function findLines(field: Field, options: LineOptions): Line[] {
  const { width, pxPerMm } = field;
  const sigma = Math.max(0.8, options.reachMm * pxPerMm);
  const near = blurred(field, sigma).data;
  const far = blurred(field, sigma * BROADER).data;
  const difference = near.map((d, i) => d - far[i]);
  const mask = hysteresis(difference, width, options.strong, options.strong * WEAK);
  const { lines } = graphOfSkeleton(thinToSkeleton(mask, field), field);
  const chains = lines.map((line) => line.points);
  const trimmed = trimTwigs(chains, options.leastMm * pxPerMm * 0.5);
  const smooth = mergeChains(trimmed).map((line) => {
    const drawn = relaxed(Float64Array.from(line)).map((v) => v / pxPerMm);
    return simplifyLine(drawn, false, 0.05);
  });
  return joinEnds(largest(smooth, options), options.joinMm);
}

/** A line drawn towards the middle of each point's neighbours, its ends fixed: pixels' steps go. */
function relaxed(line: Line): Line {
  let from: Line = line;
  let to: Line = line.slice();
  for (let round = 0; round < SMOOTHING; round++) {
    for (let i = 2; i < line.length - 2; i++) {
      to[i] = from[i] / 2 + (from[i - 2] + from[i + 2]) / 4;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** What is above `weak` and hangs together with something above `strong`. */
function hysteresis(data: Float32Array, width: number, strong: number, weak: number): Uint8Array {
  const mask = new Uint8Array(data.length);
  const stack: number[] = [];
  for (let i = 0; i < data.length; i++) {
    if (data[i] < strong || mask[i] === 1) continue;
    mask[i] = 1;
    stack.push(i);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx++) {
          const n = at + dy + dx;
          if (x + dx < 0 || x + dx >= width || n < 0 || n >= data.length) continue;
          if (mask[n] === 1 || data[n] < weak) continue;
          mask[n] = 1;
          stack.push(n);
        }
      }
    }
  }
  return mask;
}

const keyOf = (line: ArrayLike<number>, at: number): string =>
  `${Math.round(line[at] * 1000)},${Math.round(line[at + 1] * 1000)}`;

/** How many lines end at each place. */
function countEnds(lines: readonly ArrayLike<number>[]): Map<string, number> {
  const ends = new Map<string, number>();
  for (const line of lines) {
    for (const key of [keyOf(line, 0), keyOf(line, line.length - 2)]) {
      ends.set(key, (ends.get(key) ?? 0) + 1);
    }
  }
  return ends;
}

/** Cuts short lines that end free, two rounds: a twig may have grown on a twig. */
function trimTwigs(lines: number[][], least: number): number[][] {
  let kept = lines;
  for (let round = 0; round < 2; round++) {
    const ends = countEnds(kept);
    kept = mergeChains(
      kept.filter((line) => {
        const a = ends.get(keyOf(line, 0))!;
        const b = ends.get(keyOf(line, line.length - 2))!;
        // One end free, the other on a crossing.
        return lineLength(line) >= least || Math.min(a, b) > 1 || Math.max(a, b) < 3;
      }),
    );
  }
  return kept;
}

/** Joins lines end to end where only two meet. */
function mergeChains(lines: number[][]): number[][] {
  const at = new Map<string, Set<number>>();
  const pool: (number[] | undefined)[] = lines.map((line) => line.slice());
  const note = (key: string, k: number) => at.set(key, (at.get(key) ?? new Set()).add(k));
  const ends = countEnds(lines);
  pool.forEach((line, k) => {
    note(keyOf(line!, 0), k);
    note(keyOf(line!, line!.length - 2), k);
  });
  for (const [key, count] of ends) {
    const [a, b] = [...(at.get(key) ?? [])];
    if (count !== 2 || b === undefined) continue;
    const first = pool[a]!;
    const second = pool[b]!;
    const head = keyOf(first, first.length - 2) === key ? first : reversed(first);
    const tail = keyOf(second, 0) === key ? second : reversed(second);
    pool[a] = [...head, ...tail.slice(2)];
    pool[b] = undefined;
    const end = keyOf(tail, tail.length - 2);
    at.get(end)?.delete(b);
    note(end, a);
  }
  return pool.filter((line): line is number[] => line !== undefined);
}

/** The same points from the last to the first. */
export function reversed(line: ArrayLike<number>): number[] {
  const out: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) out.push(line[i], line[i + 1]);
  return out;
}

/** Lines that hang together, by their number. */
function figuresOf(lines: readonly Line[]): Int32Array {
  const parent = Int32Array.from(lines, (_, i) => i);
  const first = new Map<string, number>();
  lines.forEach((line, i) => {
    for (let k = 0; k < line.length; k += 2) {
      const key = keyOf(line, k);
      const other = first.get(key);
      if (other === undefined) first.set(key, i);
      else parent[rootOf(parent, i)] = rootOf(parent, other);
    }
  });
  return parent.map((_, i) => rootOf(parent, i));
}

/** The longest figures of lines, none shorter than the least. */
function largest(lines: readonly Line[], { leastMm, figures }: LineOptions): Line[] {
  const of = figuresOf(lines);
  const total = new Map<number, number>();
  lines.forEach((line, i) => total.set(of[i], (total.get(of[i]) ?? 0) + lineLength(line)));
  const kept = new Set(
    [...total]
      .filter(([, length]) => length >= leastMm)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, figures)
      .map(([figure]) => figure),
  );
  return lines.filter((_, i) => kept.has(of[i]));
}

/** Joins figures whose points come near each other by a short line: a thread need not be cut there. */
function joinEnds(lines: readonly Line[], reach: Mm): Line[] {
  const of = figuresOf(lines);
  const bridges: Line[] = [];
  lines.forEach((line, i) => {
    for (const end of [0, line.length - 2]) {
      let least = reach;
      let bridge: Line | undefined;
      let partner = -1;
      lines.forEach((other, j) => {
        if (rootOf(of, i) === rootOf(of, j)) return;
        for (let k = 0; k < other.length; k += 2) {
          const d = Math.hypot(other[k] - line[end], other[k + 1] - line[end + 1]);
          if (d >= least) continue;
          least = d;
          partner = j;
          bridge = Float64Array.of(line[end], line[end + 1], other[k], other[k + 1]);
        }
      });
      if (!bridge) continue;
      of[rootOf(of, i)] = rootOf(of, partner);
      bridges.push(bridge);
    }
  });
  return [...lines, ...bridges];
}

/*
 * The lines that a pen would draw of a picture: the middles of dark lines and edges in photographs
 * and line drawings, the exact borders of its areas in flat art.
 */

/** Colours that flat art is divided into. */
const PARTS = 4;

/** The main lines, joined where their ends are near, in mm. */
export function drawnLines(art: Art, options: LineOptions, context: Context): Line[] {
  if (art.photograph || art.thin) return findLines(art.dark, options);
  const lines = areaBorders(art, options.leastMm, context)
    .sort((a, b) => lineLength(b) - lineLength(a))
    .slice(0, 2 * options.figures);
  return joinEnds(lines, options.joinMm);
}

/** The borders of flat art's areas, straightened where the reading asks. */
function areaBorders(art: Art, leastMm: Mm, context: Context): Line[] {
  const { scale, reading } = art;
  const plain = unshaded(art);
  const { borders } = cutStencil(plain, pictureColors(plain, PARTS), context);
  return borders
    .map(({ points, closed }) => {
      const line =
        reading.straightMm > 0 ? simplifyLine(points, closed, reading.straightMm * scale) : points;
      return closed ? closedLine(line) : line;
    })
    .filter((line) => lineLength(line) >= 0.5 * leastMm);
}

/** A ring as a line that ends where it began. */
export function closedLine(ring: Float64Array): Line {
  const line = new Float64Array(ring.length + 2);
  line.set(ring);
  line.set(ring.subarray(0, 2), ring.length);
  return line;
}
