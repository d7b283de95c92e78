import type { Mm } from '../core/units.ts';
import type { AreaShape, Shape } from '../shapes.ts';
import { polygonArea } from '../vector/geometry.ts';
import { fitsDisc } from '../vector/inner-disc.ts';

/** Smaller or narrower areas are sewn, not cut from cloth. */
export const MIN_PATCH_MM2 = 150;

/** Half of what a piece of cloth is across at least: narrower ones slip under the foot. */
const MIN_HALF_MM: Mm = 4;

/** What a piece of cloth is across at least, at its widest place. */
export const MIN_PATCH_MM: Mm = 2 * MIN_HALF_MM;

/** Whether an area is large enough to be a piece of cloth. */
export function isPatch(shape: Shape): shape is AreaShape {
  if (shape.kind !== 'area' || polygonArea(shape.polygon) < MIN_PATCH_MM2) return false;
  return fitsDisc(shape.polygon.rings, MIN_HALF_MM);
}
