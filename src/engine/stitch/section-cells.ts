import { CELL_MM, cellAt } from './cover-map.ts';
import { rowV } from './rows.ts';
import type { Section } from './sections.ts';
import { BARE, LATER, OWN_TODO, type TravelMap } from './travel-map.ts';

/**
 * Marks the cells of sections, by their numbers in the list, as still to be sewn.
 * @returns those cells
 */
export function claimSections(map: TravelMap, sections: readonly Section[]): number[] {
  const cells: number[] = [];
  sections.forEach((section, i) =>
    forEachSectionCell(map, section, (cell) => {
      if (map.section[cell] < 0) cells.push(cell);
      map.section[cell] = i;
      if (map.kind[cell] !== LATER && map.kind[cell] !== BARE) map.kind[cell] = OWN_TODO;
    }),
  );
  return cells;
}

/** Visits the cells that a section's rows cover in full. */
export function forEachSectionCell(
  map: TravelMap,
  section: Section,
  visit: (cell: number) => void,
): void {
  const { frame, left, right, firstRow } = section;
  const inset = CELL_MM / 2;
  for (let i = 0; i < left.length; i++) {
    const v = rowV(frame, firstRow + i);
    for (let u = left[i] + inset; u <= right[i] - inset; u += CELL_MM / 2) {
      visit(cellAt(map, u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos));
    }
  }
}
