import { groupRings, intersectRings, offsetRings } from '../../vector/rings.ts';
import { polygonArea, ringBox, type Polygon } from '../../vector/geometry.ts';
import { fitsDisc } from '../../vector/inner-disc.ts';
import type { Mm } from '../../core/units.ts';
import { lineLength } from '../lines.ts';
import {
  columnSteps,
  findColumns,
  rungWidths,
  type Column,
  type FindColumnsOptions,
  type Junction,
  type SatinPlan,
} from '../../satin/index.ts';
import type { LetterPlans } from './letter-plans.ts';
import { middleOf, nearestRung } from './stages.ts';

/** No column of a letter is narrower: hairlines are sewn as bold as a needle needs them. */
const MIN_WIDTH_MM: Mm = 0.8;
/** Nor is the tip of a wider one narrower: two threads side by side. */
const TIP_WIDTH_MM: Mm = 0.5;
/** The very end of one, where it is narrower than this, gets no stitch: the last one covers it. */
const BARE_TIP_MM: Mm = 0.1;
/** The least length of a dot, along its column. */
const MIN_LENGTH_MM: Mm = 0.9;
/** A part without an axis that is larger than this, or has a hole, is no dot but filled. */
const MAX_DOT_MM: Mm = 2;
/** Letters with strokes wider than this are filled. */
const MAX_WIDTH_MM: Mm = 9;
/** Of a letter that is wider than a stroke somewhere: half of that, by `MAX_WIDTH_MM`. */
const BROAD_HALF = 0.65;
/** Distance between samples of a border; more where strokes are wide: samples to the width of one. */
const SAMPLE_MM: Mm = 0.15;
const SAMPLES_ACROSS = 12;
/** How far pieces that columns missed reach under those. */
const MISSED_GROW_MM: Mm = 0.45;
/** From their end to the middle of the column on which they hang. */
const MAX_LINK_MM: Mm = 3;
/** Smaller ones are filled. */
const MIN_MISSED_MM2 = 2;

/**
 * Takes a part of a letter apart into satin columns; undefined where its strokes are too wide
 * for satin.
 * @param plans letters taken apart before, for a preview
 * @returns the work in steps, which ends with the plan
 */
export function* planLetter(
  polygon: Polygon,
  plans?: LetterPlans,
): Generator<void, SatinPlan | undefined> {
  if (fitsDisc(polygon.rings, BROAD_HALF * MAX_WIDTH_MM)) return undefined;
  const plan = plans?.recall(polygon) ?? (yield* findStrokes(polygon, plans));
  if (plan.columns.length === 0) return dot(polygon);
  if (plan.maxWidthMm > 1.25 * MAX_WIDTH_MM) return undefined;
  return { ...plan, columns: plan.columns.map(widened) };
}

function* findStrokes(polygon: Polygon, plans?: LetterPlans): Generator<void, SatinPlan> {
  const plan = yield* columnSteps(polygon, limits(polygon));
  if (plan.columns.length === 0 || plan.maxWidthMm > 1.25 * MAX_WIDTH_MM) return plan;
  const whole = withMissed(polygon, plan);
  plans?.keep(polygon, whole);
  return whole;
}

/** Any stroke up to the widest is satin; large letters need no finer samples than small ones, in their size. */
function limits(polygon: Polygon): FindColumnsOptions {
  const border = polygon.rings.reduce((sum, ring) => sum + lineLength(ring, true), 0);
  const meanWidthMm = (2 * polygonArea(polygon)) / border;
  return {
    minWidthMm: 0,
    maxWidthMm: MAX_WIDTH_MM,
    sampleMm: Math.max(SAMPLE_MM, meanWidthMm / SAMPLES_ACROSS),
  };
}

/**
 * Pieces that the columns missed and that are strokes themselves, such as the bowl of a g whose
 * axis closes on itself in a corner, are taken apart in their turn.
 */
function withMissed(polygon: Polygon, plan: SatinPlan): SatinPlan {
  const columns = [...plan.columns];
  const junctions = [...plan.junctions];
  const uncovered: Polygon[] = [];
  const missed = plan.uncovered.flatMap(({ rings }) =>
    groupRings(intersectRings(offsetRings(rings, MISSED_GROW_MM), polygon.rings)),
  );
  for (const piece of missed) {
    const more =
      polygonArea(piece) < MIN_MISSED_MM2 ? undefined : findColumns(piece, limits(piece));
    if (!more || more.columns.length === 0) {
      uncovered.push(piece);
      continue;
    }
    const first = columns.length;
    const link = linkBetween(more.columns, columns, first);
    if (link) junctions.push(link);
    columns.push(...more.columns);
    junctions.push(
      ...more.junctions.map((j) => ({ ...j, child: j.child + first, parent: j.parent + first })),
    );
  }
  return { ...plan, columns, junctions, uncovered };
}

/** Hangs new columns on the others by the end that comes nearest to one of them. */
function linkBetween(
  added: readonly Column[],
  columns: readonly Column[],
  first: number,
): Junction | undefined {
  let least: number = MAX_LINK_MM;
  let link: Junction | undefined;
  added.forEach((column, i) => {
    if (column.closed) return;
    for (const childEnd of ['start', 'end'] as const) {
      const end = middleOf(column, childEnd === 'start' ? 0 : column.left.length / 2 - 1);
      columns.forEach((other, parent) => {
        const rung = nearestRung(other, end);
        const { x, y } = middleOf(other, rung);
        const d = Math.hypot(x - end.x, y - end.y);
        if (d >= least) return;
        least = d;
        link = { child: first + i, childEnd, parent, rung };
      });
    }
  });
  return link;
}

/**
 * A column whose rungs are all at least `MIN_WIDTH_MM` long: short ones grow at both ends. In the tip
 * of a wider one they grow to `TIP_WIDTH_MM` alone, or satin would bristle beyond both of its edges.
 */
function widened(column: Column): Column {
  const left = column.left.slice();
  const right = column.right.slice();
  const n = left.length;
  const [first, last] = betweenTips(column);
  for (let i = 0; i < n; i += 2) {
    const width = Math.hypot(right[i] - left[i], right[i + 1] - left[i + 1]);
    const least = 2 * first > i || 2 * last < i ? TIP_WIDTH_MM : MIN_WIDTH_MM;
    if (width >= least || (least === TIP_WIDTH_MM && width < BARE_TIP_MM)) continue;
    const [ux, uy] =
      width > 0.05 && least !== TIP_WIDTH_MM ? direction(column, i, width) : across(column, i);
    const x = (left[i] + right[i]) / 2;
    const y = (left[i + 1] + right[i + 1]) / 2;
    const half = least / 2;
    left[i] = x - ux * half;
    left[i + 1] = y - uy * half;
    right[i] = x + ux * half;
    right[i + 1] = y + uy * half;
  }
  return { ...column, left, right };
}

/** The first and the last rung of a column that are no part of a tip in which it ends. */
function betweenTips({ left, right, start, end, medianWidthMm }: Column): [number, number] {
  const widths = rungWidths(left, right);
  let [first, last] = [0, widths.length - 1];
  if (medianWidthMm < MIN_WIDTH_MM) return [first, last];
  if (start === 'point') while (first < last && widths[first] < MIN_WIDTH_MM) first++;
  if (end === 'point') while (last > first && widths[last] < MIN_WIDTH_MM) last--;
  return [first, last];
}

/** Unit vector from the left edge to the right one. */
function direction({ left, right }: Column, i: number, width: number): [number, number] {
  return [(right[i] - left[i]) / width, (right[i + 1] - left[i + 1]) / width];
}

/** The same where the edges meet: at a right angle to the way along the column. */
function across({ left, right }: Column, i: number): [number, number] {
  const a = Math.max(0, i - 2);
  const b = Math.min(left.length - 2, i + 2);
  const dx = left[b] + right[b] - left[a] - right[a];
  const dy = left[b + 1] + right[b + 1] - left[a + 1] - right[a + 1];
  const d = Math.hypot(dx, dy) || 1;
  return [-dy / d, dx / d];
}

/** A part too small to have an axis: a dot as small as a needle can make it. */
function dot({ rings: [ring, ...holes] }: Polygon): SatinPlan | undefined {
  if (!ring || ring.length < 6 || holes.length > 0) return undefined;
  const { left, top, right, bottom } = ringBox(ring);
  if (Math.max(right - left, bottom - top) > MAX_DOT_MM) return undefined;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const half = Math.max(right - left, MIN_LENGTH_MM) / 2;
  const up = Math.max(bottom - top, MIN_WIDTH_MM) / 2;
  const count = Math.max(2, Math.ceil((2 * half) / 0.1));
  const rail = (dy: number): Float64Array =>
    Float64Array.from({ length: 2 * count + 2 }, (_, i) =>
      i % 2 === 0 ? x - half + (half * i) / count : y + dy,
    );
  const column: Column = {
    left: rail(-up),
    right: rail(up),
    closed: false,
    start: 'cap',
    end: 'cap',
    lengthMm: 2 * half,
    medianWidthMm: 2 * up,
    maxWidthMm: 2 * up,
  };
  return {
    columns: [column],
    junctions: [],
    uncovered: [],
    medianWidthMm: 2 * up,
    maxWidthMm: 2 * up,
    suitable: true,
  };
}
