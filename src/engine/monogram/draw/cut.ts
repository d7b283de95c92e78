import { fromPath, intersect, subtract, toPath } from '../../vector/paths.ts';
import type { Outline } from './glyphs.ts';

/* Outlines cut with each other, by the non-zero rule. */

const paths = (outline: Outline) => outline.map((ring) => toPath(ring));

/** What of an outline lies outside another. */
export function subtractOutline(outline: Outline, other: Outline): Outline {
  return subtract(paths(outline), paths(other)).map(fromPath);
}

/** What of an outline lies inside another. */
export function intersectOutline(outline: Outline, other: Outline): Outline {
  return intersect(paths(outline), paths(other)).map(fromPath);
}
