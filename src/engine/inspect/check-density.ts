import { THREAD_MM } from '../core/thread.ts';
import type { Mm } from '../core/units.ts';
import { squareMiddle, STEP_MM, type DensityMap } from './density-map.ts';
import type { Inspected } from './inspected.ts';
import {
  addFinding,
  createTally,
  LIMITS,
  problemOf,
  type Problem,
  type Severity,
  type Tally,
} from './problems.ts';

/** Squares of one patch of this size count as one place. */
const PATCH_MM: Mm = 2;

/** More needle points than this tear the fabric, or break the thread. */
const TEARING_POINTS = 20;
/** So many more than the limit in one spot are no more than stiff. */
const STIFF_POINTS = 12;

/** Too many needle points in a square millimetre. */
export function checkDense({ density }: Inspected): Problem | undefined {
  if (!density) return undefined;
  const found = patches(density, density.points, 1, LIMITS.pointsPerMm2);
  return problemOf('too-dense', 'thin-out', found, (worst) =>
    severity(worst, STIFF_POINTS, TEARING_POINTS),
  );
}

/** Layers from which a needle heats and thread breaks, and up to which it is only stiff. */
const BREAKING_LAYERS = 12;
const STIFF_LAYERS = 8;

/** Too many layers of thread on each other. */
export function checkThick({ density }: Inspected): Problem | undefined {
  if (!density) return undefined;
  const found = patches(density, density.thread, THREAD_MM, LIMITS.layers);
  return problemOf('too-thick', 'thin-out', found, (worst) =>
    severity(worst, STIFF_LAYERS, BREAKING_LAYERS),
  );
}

const severity = (worst: number, noteTo: number, errorFrom: number): Severity =>
  worst > errorFrom ? 'error' : worst > noteTo ? 'warning' : 'note';

/**
 * The worst square of each patch that has one over the limit.
 * @param scale what a square's value is multiplied by to be held against the limit
 */
function patches(
  map: DensityMap,
  values: Uint16Array | Float32Array,
  scale: number,
  limit: number,
): Tally {
  const worst = new Map<number, number>();
  const size = PATCH_MM / STEP_MM;
  const columns = Math.ceil(map.width / size);
  const over = limit / scale;
  for (let square = 0; square < values.length; square++) {
    if (values[square] <= over) continue;
    const row = Math.floor(square / map.width / size);
    const patch = row * columns + Math.floor((square % map.width) / size);
    const before = worst.get(patch);
    if (before === undefined || values[square] > values[before]) worst.set(patch, square);
  }
  const found = createTally();
  for (const square of worst.values()) {
    addFinding(found, { ...squareMiddle(map, square), value: values[square] * scale });
  }
  return found;
}
