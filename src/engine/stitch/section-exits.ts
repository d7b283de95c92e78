import type { Mm } from '../core/units.ts';
import { CELL_MM, cellAt } from './cover-map.ts';
import type { Section } from './sections.ts';
import { type Corner, cornerPoint } from './tatami.ts';
import { LATER, OWN_TODO, type TravelMap } from './travel-map.ts';
import { SHY_MM } from './travel-planner.ts';

/*
 * Where a section ends decides how the thread goes on: it may touch what is left at one end of its
 * last row alone. Prices are those of travel, 5 for each mm under cover.
 */

/** Price of ending a section away from all that is still to be sewn, for each mm to walk back. */
const DEAD_END = 15;
/** Where walking back would show, the thread is cut: as dear as 40 mm of way under cover. */
const CUT_PRICE = 200;
/**
 * Price of each neighbour that is left. Sections that hang by few come first, as in Warnsdorff's
 * knight's tour (1823): those that hold others together come last, and none is left behind.
 */
const NEIGHBOUR_PRICE = 30;
/** Of more sections than this ends are told by neighbours: noise has tens of thousands. */
const MANY_SECTIONS = 500;

/** What of a fill is left to be sewn. */
export interface SectionsLeft {
  map: TravelMap;
  sections: readonly Section[];
  /** 1 for each section that is left, and for each that gets underlay. */
  todo: Uint8Array;
  underlaid: Uint8Array;
  /** A way over finished rows may be so long. */
  maxVisibleTravelMm: Mm;
  /** What of the price of neighbours holds: attempts differ in it. */
  neighbourShare: number;
}

/** What it costs to sew a section now, entered at a corner: for what comes after it. */
export function exitPrice(left: SectionsLeft, part: number, entry: Corner): number {
  const { sections, maxVisibleTravelMm } = left;
  if (maxVisibleTravelMm > SHY_MM || sections.length > MANY_SECTIONS) {
    return walkBackPrice(left, part, entry);
  }
  const { above, below } = sections[part];
  const around = [...above, ...below].filter((s) => left.todo[s] === 1).length;
  return cutPrice(left, part, entry) + NEIGHBOUR_PRICE * left.neighbourShare * around;
}

function walkBackPrice(
  { sections, todo, underlaid }: SectionsLeft,
  part: number,
  entry: Corner,
): number {
  const { above, below, left, frame } = sections[part];
  const top = underlaid[part] === 1 ? entry.top : !entry.top;
  if ((top ? above : below).some((s) => todo[s] === 1)) return 0;
  const isLast = !(top ? below : above).some((s) => todo[s] === 1);
  return isLast ? 0 : left.length * frame.spacing * DEAD_END;
}

/** What it costs to go on from the best of a section's ends, in sight or by a cut. */
function cutPrice(left: SectionsLeft, part: number, entry: Corner): number {
  const { sections, todo, underlaid } = left;
  const exits = exitsOf(sections[part], entry, underlaid[part] === 1);
  const back = Math.min(...exits.map((exit) => wayBack(left, part, exit)));
  if (back < Infinity) return back * DEAD_END;
  return todo.every((open, other) => open === 0 || other === part) ? 0 : CUT_PRICE;
}

/** Whether the thread would be cut after the rows of a section that begin at a corner. */
export function isDeadEnd(left: SectionsLeft, part: number, begin: Corner): boolean {
  if (left.maxVisibleTravelMm > SHY_MM || left.sections.length > MANY_SECTIONS) return false;
  return exitsOf(left.sections[part], begin, false).every(
    (exit) => wayBack(left, part, exit) === Infinity,
  );
}

/**
 * The corners at which a section may end.
 * @param underlaid whether underlay comes first, across to the other end: the rows then come back,
 *   to either side
 */
function exitsOf(section: Section, { top, left }: Corner, underlaid: boolean): Corner[] {
  if (underlaid) return [true, false].map((side) => ({ top, left: side }));
  return [{ top: !top, left: section.left.length % 2 === 0 ? left : !left }];
}

/**
 * How far it is from a corner of a section to the nearest place where thread will be covered, once
 * the section is sewn: Infinity where that is too far to be seen.
 */
function wayBack(left: SectionsLeft, part: number, exit: Corner): Mm {
  const { map, sections, todo, maxVisibleTravelMm } = left;
  const { width, height, kind, section } = map;
  const at = cellAt(map, ...cornerPoint(sections[part], exit));
  const [x, y] = [at % width, Math.floor(at / width)];
  const reach = Math.ceil(maxVisibleTravelMm / CELL_MM);
  let best = Infinity;
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const away = CELL_MM * (Math.max(1, Math.hypot(column - x, row - y)) - 1);
      if (away < best && isOpen(row * width + column)) best = away;
    }
  }
  return best <= maxVisibleTravelMm ? best : Infinity;

  function isOpen(cell: number): boolean {
    if (kind[cell] !== OWN_TODO) return kind[cell] === LATER;
    const owner = section[cell];
    return owner >= 0 && owner !== part && todo[owner] === 1;
  }
}
