import type { Mm } from '../core/units.ts';
import type { AreaShape } from '../shapes.ts';
import { rowV } from '../stitch/rows.ts';
import { sewFill, type FillPart } from '../stitch/sew-fill.ts';
import { TATAMI_DEFAULTS } from '../stitch/tatami.ts';
import { fitsDisc } from '../vector/inner-disc.ts';
import { fillParts } from './fill-parts.ts';
import { bareRings } from './plan.ts';
import type { BlockJob } from './sew-plan.ts';

/*
 * Underlay of whole areas: rows far apart, across those to come. A zigzag in each section would
 * leave most of a ground bare that letters cut into many low ones.
 */

/** Areas narrower than this at their widest have none. */
const FROM_MM: Mm = 6;

/** How such rows are sewn. */
interface CrossUnderlay {
  /** They lie so far apart, and stop so far inside the border. */
  spacingMm: Mm;
  insetMm: Mm;
  stitchMm: Mm;
  /** It runs on under what other shapes will cover, and hide. */
  underOthers: boolean;
  /** Rows beside each other that are shorter than this in all are left out. */
  leastMm: Mm;
}

/** A sparse layer that lays pile flat and holds stretch. */
export const GROUND: CrossUnderlay = {
  spacingMm: 2.5,
  insetMm: 0.9,
  stitchMm: TATAMI_DEFAULTS.stitchMm,
  underOthers: true,
  leastMm: 0,
};
/** A lattice that pins the whole of an area, however its rows are cut. */
export const LATTICE: CrossUnderlay = {
  spacingMm: 2.5,
  insetMm: 1.5,
  stitchMm: 5,
  underOthers: false,
  leastMm: 24,
};

/**
 * Sews rows across the coming ones in all areas that are wide enough.
 * @param angle of the coming rows where an area has none of its own, degrees
 * @returns the sections that are sewn
 */
export function sewCrossUnderlay(
  job: BlockJob,
  areas: readonly AreaShape[],
  angle: number,
  cross: CrossUnderlay,
): FillPart[] {
  const { planner, plan, index: block, shines } = job;
  const wide = areas
    .filter(({ polygon }) => fitsDisc(polygon.rings, FROM_MM / 2))
    .map((area) => ({
      ...area,
      angle: (area.angle ?? angle) + 90,
      polygon: cross.underOthers
        ? { rings: bareRings(area.polygon, plan, block, shines) }
        : area.polygon,
    }));
  if (wide.length === 0) return [];
  const { objects } = planner.path;
  const first = objects.length;
  const all = fillParts(wide, [], plan.cover, {
    spacingMm: cross.spacingMm,
    pullMm: -cross.insetMm,
    angle,
    block,
    edgeRun: false,
  });
  const parts = longOnes(all, cross.leastMm);
  // The rows to come will cover any way over it.
  const hidden = { ...planner, maxVisibleTravelMm: Infinity };
  const tatami = { ...TATAMI_DEFAULTS, stitchMm: cross.stitchMm };
  sewFill(hidden, parts, { tatami, underlay: false });
  for (const object of objects.slice(first)) if (object.kind === 'fill') object.kind = 'underlay';
  return parts;
}

/** The parts whose rows have a length in all, and know each other as neighbours. */
function longOnes(parts: readonly FillPart[], leastMm: Mm): FillPart[] {
  const kept = parts.filter(({ section }) => sectionLength(section) >= leastMm);
  const places = new Map(kept.map((part, i) => [part, i]));
  const numbers = parts.map((part) => places.get(part));
  const among = (old: readonly number[]) => old.flatMap((i) => numbers[i] ?? []);
  return kept.map((part) => ({
    ...part,
    section: {
      ...part.section,
      above: among(part.section.above),
      below: among(part.section.below),
    },
  }));
}

const sectionLength = ({ left, right }: FillPart['section']): Mm =>
  left.reduce((sum, from, i) => sum + right[i] - from, 0);

/** A lattice holds a part of which it crosses at least this share: what it only grazes has underlay of its own. */
const HELD_SHARE = 0.15;
/** Along rows of a lattice is looked this often. */
const LOOK_MM: Mm = 1;

/**
 * Marks the parts of a fill that a lattice holds: they need no underlay of their own. Some row of it
 * has its middle there, or a quarter: of a row that only ends there little lies in it.
 */
export function markHeld(parts: readonly FillPart[], lattice: readonly FillPart[]): void {
  const middles = lattice.flatMap(({ section }) =>
    placesOn(section, (mm) => [mm / 4, mm / 2, (3 * mm) / 4]),
  );
  const all = lattice.flatMap(({ section }) =>
    placesOn(section, (mm) =>
      Array.from({ length: Math.round(mm / LOOK_MM) }, (_, i) => (i + 0.5) * LOOK_MM),
    ),
  );
  const each = LOOK_MM * LATTICE.spacingMm;
  for (const part of parts) {
    const mm2 = sectionLength(part.section) * part.section.frame.spacing;
    part.held = crossings(part, middles) > 0 && crossings(part, all) * each >= HELD_SHARE * mm2;
  }
}

/** Places along rows, x, y, … in mm. @param along how far from the beginning of a row of a length */
function placesOn(
  { frame, firstRow, left, right }: FillPart['section'],
  along: (mm: Mm) => readonly Mm[],
): number[] {
  const places: number[] = [];
  for (let i = 0; i < left.length; i++) {
    const v = rowV(frame, firstRow + i);
    for (const mm of along(right[i] - left[i])) {
      const u = left[i] + mm;
      places.push(u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos);
    }
  }
  return places;
}

/** How many of the places lie in a section. */
function crossings({ section }: FillPart, places: readonly number[]): number {
  const { frame, firstRow, left, right } = section;
  let count = 0;
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i], places[i + 1]];
    const row = Math.round((y * frame.cos - x * frame.sin - frame.offset) / frame.spacing);
    const along = x * frame.cos + y * frame.sin;
    if (along > left[row - firstRow] && along < right[row - firstRow]) count++;
  }
  return count;
}
