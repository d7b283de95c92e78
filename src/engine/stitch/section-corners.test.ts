import { describe, expect, it } from 'vitest';
import { linkAtCorners } from './section-corners.ts';
import { islandsOf } from './section-graph.ts';
import { BARE, FOREIGN, OWN_EDGE, OWN_TODO, travelMapOf } from './travel-map.ts';

/** Islands of lone sections on a map: a digit is a cell of one, 'e' an edge, 'F' another colour. */
function islandsOn(sections: number, rows: readonly string[]): number {
  const cells = [...rows.join('')];
  const kinds = { '.': BARE, F: FOREIGN, e: OWN_EDGE };
  const kindOf = (cell: string) => kinds[cell as keyof typeof kinds] ?? OWN_TODO;
  const map = travelMapOf(Uint8Array.from(cells, kindOf), rows[0].length, rows.length);
  cells.forEach((cell, i) => (map.section[i] = /\d/.test(cell) ? Number(cell) : -1));
  const graph = { sections, neighbours: Array.from({ length: sections }, (): number[] => []) };
  linkAtCorners(
    graph,
    map,
    cells.flatMap((_, i) => (map.section[i] >= 0 ? [i] : [])),
  );
  return islandsOf(graph);
}

describe('linkAtCorners', () => {
  it('joins sections that meet at a corner, also where edges lie between their rows', () => {
    expect(islandsOn(2, ['00FF', '00FF', 'FF11', 'FF11'])).toBe(1);
    expect(islandsOn(2, ['0eFFF', 'eeFFF', 'FFeeF', 'FFe1F'])).toBe(1);
  });

  it('keeps apart what another colour or bare cloth divides', () => {
    expect(islandsOn(2, ['00FF11', '00FF11'])).toBe(2);
    expect(islandsOn(2, ['00....', '00....', '...11.', '...11.'])).toBe(2);
  });
});
