import { EngineError } from '../core/errors.ts';
import { hash01 } from '../core/hash.ts';
import type { Path, Paths } from './paths.ts';

/*
 * What cutting areas costs, told beforehand. Clipper2 sweeps a line over all corners and looks at
 * every side that the line meets: corners times sides met, and no more crossings than that. A few
 * thousand points strewn at random are a drawing of millions of crossings, which no needle can sew
 * and nothing can cut in time; so work is counted, and a drawing of too much of it is refused
 * before it is begun. It is counted, not timed: the same drawing is refused on every machine.
 */

/** Work that may still be done. */
export interface Work {
  left: number;
}

/** A second or two of cutting; drawings made by hand need less than a tenth of it. */
export const MAX_WORK = 24_000_000;

const OPERATION = 'cut shapes';

/** @throws EngineError `too-complex` when there is more to do than is left */
export function spend(work: Work, cost: number): void {
  work.left -= cost;
  if (work.left >= 0) return;
  throw new EngineError(
    'too-complex',
    OPERATION,
    'its shapes cross each other too often to be cut exactly: join them in a drawing program',
  );
}

/** Whether an error is that of `spend`: what was to be cut can still be read as a picture. */
export function isTooTangled(error: unknown): boolean {
  return error instanceof EngineError && error.operation === OPERATION;
}

/** Corners of areas times the mean number of sides that a line across them meets. */
export function sweepCost(...areas: readonly Paths[]): number {
  let corners = 0;
  let heights = 0;
  let top = Infinity;
  let bottom = -Infinity;
  for (const paths of areas) {
    for (const path of paths) {
      corners += path.length;
      for (let i = 0, j = path.length - 1; i < path.length; j = i++) {
        const { y } = path[i];
        heights += Math.abs(y - path[j].y);
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    }
  }
  return corners === 0 ? 0 : (corners * heights) / Math.max(1, bottom - top);
}

/** How much more finding a crossing costs than passing a side: it makes two corners. */
const CROSSING = 30;
/** So many pairs of sides are looked at. */
const SAMPLES = 4000;

/** What finding out costs where lines cross each other and themselves. */
export function crossingCost(rings: Paths): number {
  const corners = rings.flatMap((ring, r) => ring.map((_, i) => [r, i] as const));
  const pairs = (corners.length * (corners.length - 1)) / 2;
  // Fewer are not worth the asking.
  if (pairs < 20 * SAMPLES) return 0;
  let crossings = 0;
  for (let s = 0; s < SAMPLES; s++) {
    const [a, b] = [0, 1].map((n) => corners[Math.floor(hash01(2 * s + n) * corners.length)]);
    if (cross(sideAt(rings, a), sideAt(rings, b))) crossings++;
  }
  return (CROSSING * pairs * crossings) / SAMPLES;
}

type Side = readonly [from: Path[number], to: Path[number]];

function sideAt(rings: Paths, [r, i]: readonly [number, number]): Side {
  const ring = rings[r];
  return [ring[i], ring[(i + 1) % ring.length]];
}

function cross([a, b]: Side, [c, d]: Side): boolean {
  const turn = (p: Path[number], q: Path[number], r: Path[number]) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
