import type { Mm } from '../../core/units.ts';
import { lineLength } from '../../vector/geometry.ts';

/*
 * A satin column as Ink/Stitch draws it: one path of two rails and, between them, rungs that say
 * which places of the rails belong together.
 *
 *     rail  ──┬──────┬───────┬──
 *             │rung   \       │
 *     rail  ──┴────────┴─────┴──
 */

/** Two rails whose points pair off. */
export interface Rails {
  left: Float64Array;
  right: Float64Array;
}

/** Pairs are taken so far apart along the longer rail. */
const STEP_MM: Mm = 0.2;

/**
 * The rails of a column, divided together between one rung and the next.
 * @param lines sub-paths of at least two points; the two longest are the rails, in their order
 * @returns undefined where there are no two lines with a length
 */
export function railsOf(lines: readonly Float64Array[]): Rails | undefined {
  const byLength = lines
    .map((line, i) => ({ i, mm: lineLength(line) }))
    .filter(({ mm }) => mm > 0)
    .sort((a, b) => b.mm - a.mm || a.i - b.i);
  if (byLength.length < 2) return undefined;
  const [a, b] = byLength
    .slice(0, 2)
    .map(({ i }) => i)
    .sort((p, q) => p - q);
  const [left, right] = [lines[a], lines[b]];
  const stops = lines
    .filter((_, i) => i !== a && i !== b)
    .map((rung) => [placeOn(left, rung), placeOn(right, rung)] as const)
    .filter((pair): pair is [Mm, Mm] => pair[0] !== undefined && pair[1] !== undefined)
    .sort((p, q) => p[0] - q[0]);
  return pairUp(left, right, inOrder(stops));
}

/** Rungs that come one after another on both rails; one that crosses its neighbour says nothing. */
function inOrder(stops: readonly [Mm, Mm][]): [Mm, Mm][] {
  const kept: [Mm, Mm][] = [];
  for (const stop of stops) {
    const before = kept.at(-1);
    if (!before || (stop[0] > before[0] && stop[1] > before[1])) kept.push([...stop]);
  }
  return kept;
}

function pairUp(left: Float64Array, right: Float64Array, rungs: readonly [Mm, Mm][]): Rails {
  const ends: [Mm, Mm][] = [[0, 0], ...rungs, [lineLength(left), lineLength(right)]];
  const pairs: [Mm, Mm][] = [[0, 0]];
  for (let k = 1; k < ends.length; k++) {
    const [from, to] = [ends[k - 1], ends[k]];
    const longest = Math.max(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.ceil(longest / STEP_MM));
    for (let i = 1; i <= count; i++) {
      const at = (side: 0 | 1): Mm => from[side] + ((to[side] - from[side]) * i) / count;
      pairs.push([at(0), at(1)]);
    }
  }
  return {
    left: pointsAt(
      left,
      pairs.map(([mm]) => mm),
    ),
    right: pointsAt(
      right,
      pairs.map(([, mm]) => mm),
    ),
  };
}

/** The places at growing distances along a line. */
function pointsAt(line: Float64Array, distances: readonly Mm[]): Float64Array {
  const out = new Float64Array(2 * distances.length);
  let i = 2;
  let before = 0;
  distances.forEach((mm, k) => {
    let piece = pieceLength(line, i);
    while (i + 2 < line.length && before + piece < mm) {
      before += piece;
      i += 2;
      piece = pieceLength(line, i);
    }
    const share = piece > 0 ? Math.max(0, Math.min(1, (mm - before) / piece)) : 0;
    out[2 * k] = line[i - 2] + (line[i] - line[i - 2]) * share;
    out[2 * k + 1] = line[i - 1] + (line[i + 1] - line[i - 1]) * share;
  });
  return out;
}

const pieceLength = (line: Float64Array, i: number): Mm =>
  Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);

/** How far along a rail a rung crosses it; undefined where it does not. */
function placeOn(rail: Float64Array, rung: Float64Array): Mm | undefined {
  let before = 0;
  for (let i = 2; i < rail.length; i += 2) {
    for (let j = 2; j < rung.length; j += 2) {
      const share = crossing(rail, i, rung, j);
      if (share !== undefined) return before + share * pieceLength(rail, i);
    }
    before += pieceLength(rail, i);
  }
  return undefined;
}

/** Where the piece of one line that ends at point i crosses that of another: its share of the first. */
function crossing(a: Float64Array, i: number, b: Float64Array, j: number): number | undefined {
  const [ax, ay] = [a[i] - a[i - 2], a[i + 1] - a[i - 1]];
  const [bx, by] = [b[j] - b[j - 2], b[j + 1] - b[j - 1]];
  const turn = ax * by - ay * bx;
  if (turn === 0) return undefined;
  const [x, y] = [b[j - 2] - a[i - 2], b[j - 1] - a[i - 1]];
  const s = (x * by - y * bx) / turn;
  const t = (x * ay - y * ax) / turn;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? s : undefined;
}
