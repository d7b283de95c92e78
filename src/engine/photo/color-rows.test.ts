import { expect, it } from 'vitest';
import { createCoverMap } from '../stitch/cover-map.ts';
import { ROW_END } from '../stitch/rows.ts';
import { blockSections } from './color-rows.ts';
import { STEP_MM } from './row-raster.ts';
import { blackRows } from './test-pictures.ts';

const [WIDTH, LINES] = [40, 20];

/** The ends of a row of thread 0, the first of two, from the page's left edge to where its direction ends. */
function endsBeside(last: number): { left: number; right: number } {
  const raster = blackRows(WIDTH, LINES, 0.2);
  const cover = createCoverMap(WIDTH * STEP_MM + 2, LINES * 0.2);
  cover.last.fill(last);
  const plan = { order: [0, 1], blockOf: Uint8Array.of(0, 1), cover };
  const [section] = blockSections([raster], plan, 0, 0);
  const ends = section.ends![LINES / 2];
  return { left: ends & 5, right: (ends >> 1) & 5 };
}

it.each([
  ['bare fabric', 0, ROW_END.rim],
  ['rows of the same thread in another direction, which close a notch', 1, 0],
  ['a later thread', 2, ROW_END.hidden],
] as const)('a row knows what lies beyond its direction: %s', (_, last, right) => {
  expect(endsBeside(last).right).toBe(right);
});

it('a row ends at the page’s left edge whatever thread lies there', () => {
  for (const last of [0, 1, 2]) expect(endsBeside(last).left).toBe(ROW_END.rim);
});
