import type { Design } from '../../core/design.ts';
import type { Mm } from '../../core/units.ts';
import type { Polygon, Ring } from '../../vector/geometry.ts';
import { groupRings } from '../../vector/rings.ts';
import { digitizeLettering, letterShapes } from '../digitize-lettering.ts';
import type { TextFont } from '../font.ts';
import { LETTERING_DEFAULTS, type LetteringOptions } from '../options.ts';
import { withoutOverlap } from '../overlap.ts';
import { closestBetween } from '../../digitize/letters/closest.ts';
import { setText } from '../set-text.ts';
import { layoutsOf } from '../text-layout.ts';

/*
 * A text sewn in one thread and held against its outlines, for tests and measurements.
 */

/** Cloth between two parts over which the thread runs uncut. */
const NEAR_MM: Mm = 2;

/** A text as it is sewn. */
export interface SewnText {
  design: Design;
  /** Borders of all letters together, in the design's own place (mm). */
  rings: Ring[];
  /** The pieces that those are. */
  parts: Polygon[];
}

/** Options for a text in one thread whose capitals are so tall. @param text with its line breaks, else its size chooses them */
export function optionsForCapitals(
  text: string,
  font: TextFont,
  capitalMm: Mm,
  options: Partial<LetteringOptions> = {},
): LetteringOptions {
  const layouts = layoutsOf(text, font);
  const set = { ...LETTERING_DEFAULTS, ...options, text, colors: 1 };
  const em = (longSideMm: Mm): Mm => setText(layouts, font, set, longSideMm).fitted.emMm;
  // The larger, the larger are its letters; small ones lie farther apart.
  let [low, high] = [1, 2000];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (em(middle) * font.capHeight < capitalMm) low = middle;
    else high = middle;
  }
  return { ...set, longSideMm: high };
}

/** Sews a text. @param options as `optionsForCapitals` gives them */
export function sewText(options: LetteringOptions, font: TextFont): SewnText {
  const { shapes } = letterShapes(options, font);
  const design = digitizeLettering(options, font);
  const { left, top } = design.page!;
  const placed = shapes.flatMap((shape) => (shape.kind === 'area' ? shape.polygon.rings : []));
  const moved = placed.map((ring) => ring.map((v, i) => v + (i % 2 === 0 ? left : top) / 10));
  const rings = withoutOverlap(moved);
  return { design, rings, parts: groupRings(rings) };
}

/** How many groups the parts make, in which each has another one within 2 mm: between groups the thread is cut. */
export function groupsOf(parts: readonly Polygon[]): number {
  const group = parts.map((_, i) => i);
  for (let i = 0; i < parts.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [group[i], group[j]];
      if (a === b || !closestBetween(parts[i], parts[j], NEAR_MM)) continue;
      group.forEach((g, k) => (group[k] = g === a ? b : g));
    }
  }
  return new Set(group).size;
}
