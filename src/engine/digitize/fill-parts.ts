import { groupRings, intersectRings, joinAtPlaces, offsetRings } from '../vector/rings.ts';
import { polygonArea, ringBox, type Polygon, type Ring } from '../vector/geometry.ts';
import { insideIndex } from '../vector/inside-index.ts';
import type { Mm } from '../core/units.ts';
import type { AreaShape } from '../shapes.ts';
import { cellAt, type CoverMap } from '../stitch/cover-map.ts';
import { cutRows, rowFrame, rowV, type RowFrame, type Rows } from '../stitch/rows.ts';
import { splitSections } from '../stitch/sections.ts';
import { runningStitch } from '../stitch/run.ts';
import type { FillArea } from '../stitch/travel-planner.ts';
import type { FillPart } from '../stitch/sew-fill.ts';
import { besideSegment, lineLength, wantedRuns } from './lines.ts';
import { areaRings } from './footprint.ts';
import { GROW_MM, NARROW_GROW_MM, type Plan } from './plan.ts';
import { MIN_COLUMN_MM, MIN_THREAD_MM } from '../machine.ts';

interface FillPartOptions {
  spacingMm: Mm;
  /** Lengthens each row at both ends. */
  pullMm: Mm;
  /** Direction of rows for areas that have none of their own, degrees. */
  angle: number;
  /** Number of the block that is sewn: later ones cover it. */
  block: number;
  /** 1 for each block through whose cover this one's rows would be seen. */
  shines?: Uint8Array | undefined;
  /** Run along borders on bare fabric before the rows. */
  edgeRun: boolean;
  /** Where layers reach less far under each other. */
  narrow?: Plan['narrow'];
  /** Of many patches side by side: where it is too narrow to be sewn, those beside it cover the cloth. */
  isPatch?: boolean;
}

/**
 * A row's needle points stand this far inside the border, because a thread is
 * round and reaches half its width beyond its needle point.
 */
const END_INSET_MM: Mm = 0.08;
/** Shorter stretches of a row are left to the neighbouring rows. */
const MIN_ROW_MM: Mm = 0.3;
/** Of more areas, as of a texture, each is sewn for itself: joined at their corners they would be one maze. */
const MAX_TOUCHING = 200;
const NO_AREA: FillArea = { source: undefined, edges: [] };

/**
 * Cuts areas into sections to be filled, those of one angle together, each
 * grown under what is sewn later.
 * @param open where it may grow: this block's and later areas
 */
export function fillParts(
  areas: readonly AreaShape[],
  open: readonly Ring[],
  cover: CoverMap,
  options: FillPartOptions,
): FillPart[] {
  const groups = new Map<number, AreaShape[]>();
  for (const area of areas) {
    const angle = area.angle ?? options.angle;
    const group = groups.get(angle) ?? [];
    if (group.push(area) === 1) groups.set(angle, group);
  }
  const parts: FillPart[] = [];
  for (const [angle, group] of groups) {
    const own = areaRings(group);
    const grown = open.length > 0 ? grownUnder(own, open, options.narrow) : own;
    const frame = rowFrame(angle, options.spacingMm);
    const lengthened = options.pullMm - END_INSET_MM;
    const whole = cutRows(grown, frame, MIN_ROW_MM);
    const sewn = options.isPatch ? leaveNarrow(whole, cover, lengthened) : whole;
    const rows = bridgeGaps(sewn, cover, {
      ...options,
      touchMm: group.length <= MAX_TOUCHING ? MIN_THREAD_MM : 0,
    });
    shiftEnds(rows, lengthened);
    lengthenHidden(rows, cover, options);
    const fillAreas = groupRings(grown).map((polygon) => ({
      source: polygon,
      edges: options.edgeRun ? edgeRuns(polygon, cover, options.block) : [],
    }));
    const find = areaFinder(fillAreas.map(({ source }) => source));
    for (const section of splitSections(rows, parts.length)) {
      const i = section.left.length >> 1;
      const u = (section.left[i] + section.right[i]) / 2;
      const v = rowV(frame, section.firstRow + i);
      const at = find(u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos);
      parts.push({ section, area: fillAreas[at] ?? NO_AREA });
    }
  }
  return parts;
}

/**
 * The borders of areas, grown under what is sewn later.
 * @param open where they may grow: their block's and later areas
 */
export function grownUnder(
  own: readonly Ring[],
  open: readonly Ring[],
  narrow: Plan['narrow'],
): Ring[] {
  const grown = intersectRings(offsetRings(own, GROW_MM), open);
  if (!narrow) return grown;
  const little = intersectRings(offsetRings(own, NARROW_GROW_MM), open);
  const joined = joinAtPlaces(little, grown, narrow.area);
  const whole = groupRings(joined).filter((polygon) => polygonArea(polygon) >= MIN_GROWN_MM2);
  return whole.flatMap(({ rings }) => rings);
}

/** Where the one growth ends and the other begins, crumbs of it may be left under what is sewn later. */
const MIN_GROWN_MM2 = 0.3;

/** @returns what tells the smallest area that a point lies in, by the even-odd rule; else the first */
function areaFinder(areas: readonly Polygon[]): (x: number, y: number) => number {
  const around = insideIndex(areas.map(({ rings }) => rings));
  const size = areas.map(({ rings }) => boxSize(rings[0]));
  return (x, y) => {
    let best = -1;
    for (const area of around(x, y)) {
      const smaller = size[area] - (size[best] ?? Infinity);
      if (smaller < 0 || (smaller === 0 && area < best)) best = area;
    }
    return Math.max(best, 0);
  };
}

function boxSize(ring: Ring): number {
  const { left, top, right, bottom } = ringBox(ring);
  return (right - left) * (bottom - top);
}

/** What lies beside a narrow stretch of a row is looked up so far beyond its ends. */
const BESIDE_MM: Mm = 0.4;

/**
 * Rows without the stretches that would be sewn shorter than a column is wide and have others on both
 * sides: earlier ones have grown under them, and later ones would have made room to grow.
 * @param lengthened how far each end is moved outward before it is sewn
 */
function leaveNarrow(rows: Rows, cover: CoverMap, lengthened: Mm): Rows {
  const { frame, start } = rows;
  const leastMm = MIN_COLUMN_MM - 2 * lengthened;
  const kept = { start: start.slice(), left: [] as number[], right: [] as number[] };
  for (let row = 0; row + 1 < start.length; row++) {
    const v = rowV(frame, rows.first + row);
    for (let i = start[row]; i < start[row + 1]; i++) {
      const [from, to] = [rows.left[i], rows.right[i]];
      if (to - from < leastMm && isCovered(from - BESIDE_MM, v) && isCovered(to + BESIDE_MM, v))
        continue;
      kept.left.push(from);
      kept.right.push(to);
    }
    kept.start[row + 1] = kept.left.length;
  }
  const [left, right] = [Float64Array.from(kept.left), Float64Array.from(kept.right)];
  return { ...rows, start: kept.start, left, right };

  function isCovered(u: Mm, v: Mm): boolean {
    return topmostAt(cover, frame, u, v) > 0;
  }
}

/** Gaps in a row up to this are sewn through, where a later block covers them anyway. */
const BRIDGE_MM: Mm = 2.2;

/**
 * Joins stretches of a row across what is sewn later, and where borders of two areas touch: fewer
 * turns, and fewer needle points in a crowd.
 */
function bridgeGaps(
  rows: Rows,
  cover: CoverMap,
  { block, shines, touchMm, narrow }: FillPartOptions & { touchMm: Mm },
): Rows {
  const { frame, start } = rows;
  const joined = { start: start.slice(), left: [] as number[], right: [] as number[] };
  for (let row = 0; row + 1 < start.length; row++) {
    const v = rowV(frame, rows.first + row);
    for (let i = start[row]; i < start[row + 1]; i++) {
      if (i > start[row] && isNoGap(rows.right[i - 1], rows.left[i], v)) joined.right.pop();
      else joined.left.push(rows.left[i]);
      joined.right.push(rows.right[i]);
    }
    joined.start[row + 1] = joined.left.length;
  }
  const left = Float64Array.from(joined.left);
  return { ...rows, start: joined.start, left, right: Float64Array.from(joined.right) };

  function isNoGap(from: number, to: number, v: number): boolean {
    if (to - from < touchMm) return true;
    if (to - from > BRIDGE_MM) return false;
    for (let u = from; u <= to; u += 0.2) {
      const top = topmostAt(cover, frame, u, v);
      if (top <= block + 1 || shines?.[top - 1] === 1) return false;
      if (narrow?.has(u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos)) return false;
    }
    return true;
  }
}

/** Number of the block that covers a place of a row last, plus 1; 0 on bare fabric. */
function topmostAt(cover: CoverMap, { cos, sin }: RowFrame, u: number, v: number): number {
  return cover.last[cellAt(cover, u * cos - v * sin, u * sin + v * cos)];
}

/** Moves both ends of each stretch outward by `by` (inward where negative), never past its middle. */
function shiftEnds({ left, right }: Rows, by: Mm): void {
  for (let i = 0; i < left.length; i++) {
    const move = Math.max(by, -(right[i] - left[i]) / 4);
    left[i] -= move;
    right[i] += move;
  }
}

/**
 * How much farther every other row goes where a later block covers its end. Ends that stand
 * side by side are too near for a stitch, and in sight one of them must be drawn in; under cover
 * they step outward instead, and leave no notch that would show between stitches of satin.
 */
const STEP_OUT_MM: Mm = 0.48;

function lengthenHidden(
  rows: Rows,
  cover: CoverMap,
  { block, narrow }: Pick<FillPartOptions, 'block' | 'narrow'>,
): void {
  const { frame, first, start, left, right } = rows;
  for (let row = 0; row + 1 < start.length; row++) {
    if ((first + row) % 2 === 0) continue;
    const v = rowV(frame, first + row);
    for (let i = start[row]; i < start[row + 1]; i++) {
      const room = i > start[row] ? left[i] - right[i - 1] : Infinity;
      if (room > 4 * STEP_OUT_MM && isHidden(left[i] - STEP_OUT_MM, v)) left[i] -= STEP_OUT_MM;
      const next = i + 1 < start[row + 1] ? left[i + 1] - right[i] : Infinity;
      if (next > 4 * STEP_OUT_MM && isHidden(right[i] + STEP_OUT_MM, v)) right[i] += STEP_OUT_MM;
    }
  }

  function isHidden(u: number, v: number): boolean {
    const x = u * frame.cos - v * frame.sin;
    const y = u * frame.sin + v * frame.cos;
    if (narrow?.has(x, y)) return false;
    return x > 0 && y > 0 && topmostAt(cover, frame, u, v) > block + 1;
  }
}

/*
 * A border that stays in sight, on fabric or on a colour sewn before, would look
 * frayed: the outermost row may run half a spacing inside it, and where rows end,
 * their turns leave small notches. A line of running stitch under the rows holds
 * it. Borders that a later colour covers need none.
 */

/** How far inside the border the line lies: under the outermost row, which covers 0.2 mm. */
const EDGE_INSET_MM: Mm = 0.17;
const STITCH_MM: Mm = 2.25;
/** Gaps in a line shorter than this are sewn through; lines shorter than the next are left out. */
const MAX_GAP_MM: Mm = 2.5;
const MIN_RUN_MM: Mm = 2.5;
/** What lies beside the line is looked up this far from it. */
const LOOK_MM: Mm = 0.6;

/**
 * The lines along the borders of an area.
 * @param block number of the block that is sewn
 * @returns needle points of each line, x, y, … in mm; a closed one ends where it began.
 */
function edgeRuns(polygon: Polygon, cover: CoverMap, block: number): Float64Array[] {
  return offsetRings(polygon.rings, -EDGE_INSET_MM).flatMap((ring) => runsOf(ring, cover, block));
}

function runsOf(ring: Ring, cover: CoverMap, block: number): Float64Array[] {
  const wanted = Array.from({ length: ring.length / 2 }, (_, i) =>
    isInSight(ring, i, cover, block),
  );
  bridge(wanted, ring);
  return wantedRuns(ring, wanted)
    .filter(({ points, closed }) => closed || lineLength(points) >= MIN_RUN_MM)
    .map(({ points, closed }) => runningStitch(points, { lengthMm: STITCH_MM, closed }));
}

/** Whether bare fabric or an earlier block lies beside the segment from point i to the next. */
function isInSight(ring: Ring, i: number, cover: CoverMap, block: number): boolean {
  return besideSegment(ring, i, LOOK_MM).some(
    ([x, y]) => x < 0 || y < 0 || cover.last[cellAt(cover, x, y)] <= block,
  );
}

/** Takes short stretches between two wanted ones along: a trim costs more. */
function bridge(wanted: boolean[], ring: Ring): void {
  const count = wanted.length;
  const start = wanted.indexOf(true);
  if (start < 0) return;
  let gap: number[] = [];
  let length = 0;
  for (let n = 1; n <= count; n++) {
    const i = (start + n) % count;
    if (wanted[i]) {
      if (length <= MAX_GAP_MM) for (const g of gap) wanted[g] = true;
      [gap, length] = [[], 0];
      continue;
    }
    const j = (2 * i + 2) % ring.length;
    length += Math.hypot(ring[j] - ring[2 * i], ring[j + 1] - ring[2 * i + 1]);
    gap.push(i);
  }
}
