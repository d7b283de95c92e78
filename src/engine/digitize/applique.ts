import { allRings, offsetRings } from '../vector/rings.ts';
import { polygonArea, type Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { columnFromRails, sewSatin } from '../satin/index.ts';
import type { AreaShape, Shape } from '../shapes.ts';
import { runningStitch } from '../stitch/run.ts';
import { beginObject, cut, sewAlong, stop, type ThreadPath } from '../stitch/thread-path.ts';
import { isArea, isBareInside, type Plan, type ShapeOptions } from './plan.ts';
import { planOfColumn } from './pieces.ts';

/** Smaller or narrower areas are sewn, not cut from cloth. */
const LEAST_AREA_MM2 = 150;
/** Half the width of the satin that covers the cloth's edge. */
const COVER_HALF: Mm = 1.5;
/** How far inside its edge the cloth is tacked down. */
const TACK_INSET: Mm = 0.8;

/** Whether an area is large enough to be a piece of cloth, at least 8 mm across. */
export function isPatch(shape: Shape): shape is AreaShape {
  if (!isArea(shape) || polygonArea(shape.polygon) < LEAST_AREA_MM2) return false;
  return offsetRings(shape.polygon.rings, -4).length > 0;
}

/**
 * Appliqué: a line that shows where the cloth goes, a line that tacks it down,
 * and satin over its edge. The machine stops after the first line for a person to
 * lay the cloth, and after the second to trim it. Holes that other shapes will
 * cover stay cloth.
 */
export function sewApplique(
  path: ThreadPath,
  plan: Plan,
  index: number,
  options: ShapeOptions,
): void {
  const patches = plan.blocks[index].shapes.filter(isPatch);
  const edges = patches.map(({ polygon }) =>
    polygon.rings.filter((ring, i) => i === 0 || isBareInside(ring, plan)),
  );
  for (const ring of edges.flat()) sewRing(path, ring);
  stop(path);
  for (const rings of edges) {
    for (const ring of offsetRings(allRings([{ rings }]), -TACK_INSET)) sewRing(path, ring);
  }
  stop(path);
  for (const ring of edges.flat()) coverEdge(path, ring, options);
  cut(path);
}

/** One line round, cut from the next: a travel would lie bare on the cloth. */
function sewRing(path: ThreadPath, ring: Ring): void {
  const points = runningStitch(ring, { closed: true });
  if (points.length < 6) return;
  cut(path);
  beginObject(path, { kind: 'applique' });
  sewAlong(path, points);
}

function coverEdge(path: ThreadPath, ring: Ring, options: ShapeOptions): void {
  const column = columnFromRails(...edgeRails(ring));
  const { satin } = sewingSettings(options);
  cut(path);
  for (const { points } of sewSatin(planOfColumn(column), satin)) {
    beginObject(path, { kind: 'applique' });
    sewAlong(path, points);
  }
}

/** Both sides of a closed line at half the cover's width, closed on themselves. */
function edgeRails(ring: Ring): [Float64Array, Float64Array] {
  const n = ring.length / 2;
  const left = new Float64Array(ring.length + 2);
  const right = new Float64Array(ring.length + 2);
  for (let k = 0; k <= n; k++) {
    const i = k % n;
    const a = (i + n - 1) % n;
    const b = (i + 1) % n;
    const dx = ring[2 * b] - ring[2 * a];
    const dy = ring[2 * b + 1] - ring[2 * a + 1];
    const half = COVER_HALF / (Math.hypot(dx, dy) || 1);
    left[2 * k] = ring[2 * i] + dy * half;
    left[2 * k + 1] = ring[2 * i + 1] - dx * half;
    right[2 * k] = ring[2 * i] - dy * half;
    right[2 * k + 1] = ring[2 * i + 1] + dx * half;
  }
  return [left, right];
}
