import { islandRoots, type SectionGraph } from './section-graph.ts';
import { BARE, FOREIGN, type TravelMap } from './travel-map.ts';

/*
 * Squares of a chequer meet at their corners alone: rows of one touch no row of the other, but a
 * thread slips from one to the next there. Known to be joined, they are sewn in an order in which
 * each is left at a corner of one that is still to be sewn.
 */

/** How many cells lie at most between the rows of one section and the corner that it shares. */
const REACH_CELLS = 2;
/** Among more sections than this corners are not looked for: noise has tens of thousands. */
const MANY_SECTIONS = 500;

/**
 * Makes neighbours of sections that meet at corners and would else be of different islands.
 * @param cells those that the sections cover on the map
 */
export function linkAtCorners(graph: SectionGraph, map: TravelMap, cells: readonly number[]): void {
  const { sections, neighbours } = graph;
  if (sections > MANY_SECTIONS) return;
  const roots = islandRoots(graph);
  if (roots.every((root) => root === roots[0])) return;
  const owner = new Map<number, number>();
  for (const cell of cells) owner.set(cell, map.section[cell]);
  const links = new Set<number>();
  const link = (a: number, b: number): void => {
    if (roots[a] !== roots[b]) links.add(Math.min(a, b) * sections + Math.max(a, b));
  };
  let front = [...owner.keys()];
  for (let step = 0; step <= REACH_CELLS && front.length > 0; step++) {
    const next: number[] = [];
    for (const cell of front) {
      const own = owner.get(cell)!;
      forEachBeside(map, cell, (beside) => {
        const other = owner.get(beside);
        if (other !== undefined) {
          if (other !== own) link(own, other);
        } else if (step < REACH_CELLS && isOpen(map.kind[beside])) {
          owner.set(beside, own);
          next.push(beside);
        }
      });
    }
    front = next;
  }
  for (const pair of links) {
    const [a, b] = [Math.floor(pair / sections), pair % sections];
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
}

const isOpen = (kind: number): boolean => kind !== BARE && kind !== FOREIGN;

function forEachBeside(
  { width, height }: TravelMap,
  cell: number,
  visit: (beside: number) => void,
): void {
  const x = cell % width;
  const y = (cell - x) / width;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const beside = row * width + column;
      if (beside !== cell) visit(beside);
    }
  }
}
