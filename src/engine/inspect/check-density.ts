import type { Mm } from '../core/units.ts';
import { THREAD_MM } from '../machine.ts';
import { cellOf, type DensityMap, squareMiddle, STEP_MM } from './density-map.ts';
import {
  addFinding,
  createTally,
  type Inspected,
  LIMITS,
  type Problem,
  problemOf,
  type Tally,
} from './problems.ts';

/** Squares of one patch of this size count as one place. */
const PATCH_MM: Mm = 2;

/**
 * Too many needle points in a square millimetre: in the fullest ones, or, where a design is crowded
 * all over, in all that are.
 */
export function checkDense({ density, figures }: Inspected): Problem | undefined {
  if (!density) return undefined;
  const isCrowded = figures.pointsP99 > LIMITS.pointsP99;
  const limit = isCrowded ? LIMITS.pointsP99 : LIMITS.pointsMost;
  const found = patches(density, density.points, 1, limit);
  return problemOf('too-dense', 'thin-out', found, (worst) =>
    worst > LIMITS.pointsBreaking ? 'error' : 'warning',
  );
}

/** Too many layers of thread on each other, told as needle points are. */
export function checkThick({ density, figures }: Inspected): Problem | undefined {
  if (!density) return undefined;
  const isThick = figures.layersP99 > LIMITS.layersP99;
  const limit = isThick ? LIMITS.layersP99 : LIMITS.layersMost;
  const found = patches(density, density.thread, THREAD_MM, limit);
  return problemOf('too-thick', 'thin-out', found, (worst) =>
    worst > LIMITS.layersBreaking ? 'error' : 'warning',
  );
}

/** Needle points that hit one hole again and again. */
export function checkHoles({ needle, density }: Inspected): Problem | undefined {
  const { count, x, y } = needle;
  const hits = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    // The square that begins with a hole's cell has all of its points.
    if (density && density.points[cellOf(density, x[i], y[i])] <= LIMITS.holePoints) continue;
    const hole = Math.round(x[i] * 10) * ROW + Math.round(y[i] * 10);
    hits.set(hole, (hits.get(hole) ?? 0) + 1);
  }
  const found = createTally();
  for (const [hole, value] of hits) {
    if (value <= LIMITS.holePoints) continue;
    const column = Math.round(hole / ROW);
    addFinding(found, { xMm: column / 10, yMm: (hole - column * ROW) / 10, value });
  }
  return problemOf('one-hole', 'thin-out', found, (worst) =>
    worst > LIMITS.holeBreaking ? 'error' : 'warning',
  );
}

/** Number of places that a column of the grid of tenths has room for: more than any file holds. */
const ROW = 2 ** 26;

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
