import { allRings, offsetRings } from '../vector/rings.ts';
import { polygonArea, type Ring } from '../vector/geometry.ts';
import { fitsDisc } from '../vector/inner-disc.ts';
import type { Mm } from '../core/units.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { columnFromRails, sewSatin } from '../satin/index.ts';
import type { AreaShape, Shape } from '../shapes.ts';
import { runningStitch } from '../stitch/run.ts';
import { beginObject, cut, sewAlong, stop, type ThreadPath } from '../stitch/thread-path.ts';
import { movedAside } from './lines.ts';
import { bareRings, isArea, type Plan, type ShapeOptions } from './plan.ts';
import { planOfColumn } from './pieces.ts';

/** Smaller or narrower areas are sewn, not cut from cloth. */
const MIN_AREA_MM2 = 150;
/** Half the width of the satin that covers the cloth's edge. */
const COVER_HALF_MM: Mm = 1.5;
/** How far inside its edge the cloth is tacked down. */
const TACK_INSET_MM: Mm = 0.8;

/** Half of what a piece of cloth is across at least: narrower ones slip under the foot. */
const MIN_HALF_MM: Mm = 4;

/** Whether an area is large enough to be a piece of cloth. */
export function isPatch(shape: Shape): shape is AreaShape {
  if (!isArea(shape) || polygonArea(shape.polygon) < MIN_AREA_MM2) return false;
  return fitsDisc(shape.polygon.rings, MIN_HALF_MM);
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
  const edges = patches.map(({ polygon }) => bareRings(polygon, plan));
  for (const ring of edges.flat()) sewRing(path, ring);
  stop(path);
  for (const rings of edges) {
    for (const ring of offsetRings(allRings([{ rings }]), -TACK_INSET_MM)) sewRing(path, ring);
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
  const column = columnFromRails(
    movedAside(ring, -COVER_HALF_MM, true),
    movedAside(ring, COVER_HALF_MM, true),
  );
  const { satin } = sewingSettings(options);
  cut(path);
  for (const { points } of sewSatin(planOfColumn(column), satin)) {
    beginObject(path, { kind: 'applique' });
    sewAlong(path, points);
  }
}
