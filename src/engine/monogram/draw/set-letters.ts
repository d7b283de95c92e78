import { groupRings, offsetRings } from '../../vector/rings.ts';
import { linesBox, type Polygon, polygonArea, heightOf } from '../../vector/geometry.ts';
import { fitsDisc } from '../../vector/inner-disc.ts';
import type { Mm } from '../../core/units.ts';
import { findColumns, type Column } from '../../satin/index.ts';
import { areaOf, type Outline, subtractOutline } from './outlines.ts';
import { type Part, type Pen, polygonsOf } from './pen.ts';

/** The least width of a stroke that makes satin which lies well. */
const MIN_STROKE_MM: Mm = 0.95;
/** An outline grows no further than this, nor than this share of its height: counters must stay open. */
const MAX_GROWTH_MM: Mm = 0.4;
const MAX_GROWTH_SHARE = 0.02;
const GROWTH_STEPS = 5;
/** A letter of which no more than this share is thinner than that is strong enough. */
const MAX_THIN_SHARE = 0.012;

/** Makes a letter's hairlines wide enough to sew; outlines in mm. */
export function strengthen(outline: Outline): Outline {
  const most = Math.min(MAX_GROWTH_MM, heightOf(linesBox(outline)) * MAX_GROWTH_SHARE);
  for (let step = 0; step < GROWTH_STEPS; step++) {
    const grow = (most * step) / GROWTH_STEPS;
    const grown = grow === 0 ? outline : offsetRings(outline, grow);
    const opened = offsetRings(offsetRings(grown, -MIN_STROKE_MM / 2), MIN_STROKE_MM / 2);
    if (areaOf(opened) >= areaOf(grown) * (1 - MAX_THIN_SHARE)) return grown;
  }
  return offsetRings(outline, most);
}

/** Letters with a stroke wider than twice this are filled, and edged with satin … */
const BROAD_HALF_MM: Mm = 4.4;
/** … as are those wider than twice this that cannot be taken apart into columns. */
const STURDY_HALF_MM: Mm = 2.6;
/** The greatest width of a letter's column. */
const MAX_COLUMN_MM: Mm = 11;
/** Width of the satin edge, and how far the filling lies under it. */
const EDGE_MM: Mm = 1.7;
const UNDER_EDGE_MM: Mm = 0.7;
/** Half the width from which a filling is worth having. */
const MIN_CORE_HALF_MM: Mm = 0.5;
/** What cutting left over and no needle can sew, mm². */
const MIN_PIECE_MM2 = 1.1;

/**
 * Draws the letters of a piece, all in one manner: satin along their strokes, or, where one
 * of them is too heavy for that, a filling within a satin edge.
 * @returns the outlines as they are drawn
 */
export function setLetters(
  pen: Pen,
  parts: readonly Part[],
  outlines: readonly Outline[],
): Outline[] {
  const strong = outlines.map(strengthen);
  drawOutlines(pen, parts, strong);
  return strong;
}

/**
 * The same for outlines that are strong enough already.
 * @param leastPiece smaller pieces are left out, mm²
 */
export function drawOutlines(
  pen: Pen,
  parts: readonly Part[],
  outlines: readonly Outline[],
  leastPiece = MIN_PIECE_MM2,
): void {
  const letters = outlines.map((outline) =>
    polygonsOf(outline).filter((polygon) => polygonArea(polygon) >= leastPiece),
  );
  const filled = !pen.rough && letters.flat().some(isBroad);
  letters.forEach((polygons, i) => {
    for (const polygon of polygons) {
      if (pen.rough) pen.area(parts[i], polygon.rings);
      else if (filled) setFilled(pen, parts[i], polygon.rings);
      else setSatin(pen, parts[i], polygon);
    }
  });
}

function isBroad(polygon: Polygon): boolean {
  if (fitsDisc(polygon.rings, BROAD_HALF_MM)) return true;
  return fitsDisc(polygon.rings, STURDY_HALF_MM) && !columnsOf(polygon);
}

/** The columns that a shape can be sewn in; undefined where it would be filled. */
function columnsOf(polygon: Polygon): Column[] | undefined {
  const plan = findColumns(polygon, { maxWidthMm: MAX_COLUMN_MM });
  return plan.suitable ? plan.columns : undefined;
}

/** How far a border is moved, in turn, until the shape can be taken apart into columns. */
const NUDGES_MM: readonly Mm[] = [0, 0.05, 0.1, -0.1, 0.15, 0.2];

/** Draws a stroke's outline, by up to 0.2 mm bolder or 0.1 mm finer where only that lets it be sewn in columns. */
function setSatin(pen: Pen, part: Part, polygon: Polygon): void {
  for (const by of NUDGES_MM) {
    const moved = by === 0 ? [polygon] : groupRings(offsetRings(polygon.rings, by));
    const columns = moved.length === 1 ? columnsOf(moved[0]) : undefined;
    if (!columns) continue;
    const [{ left, right, closed }, ...others] = columns;
    // A letter such as O, however uneven, is a column that closes on itself: no ground with a hole.
    if (closed && others.length === 0) pen.column(part, { left, right, closed });
    else pen.area(part, moved[0].rings);
    return;
  }
  pen.area(part, polygon.rings);
}

/** A filling in a satin edge. */
export function setFilled(pen: Pen, part: Part, outline: Outline): void {
  // Opened: where little more than the edge is left, the stroke is satin as a whole.
  const core = offsetRings(offsetRings(outline, -EDGE_MM - MIN_CORE_HALF_MM), MIN_CORE_HALF_MM);
  for (const { rings } of groupRings(offsetRings(core, UNDER_EDGE_MM))) pen.fill(part, rings);
  pen.area(part, core.length === 0 ? outline : subtractOutline(outline, core));
}
