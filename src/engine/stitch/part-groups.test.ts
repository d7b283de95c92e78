import { expect, it } from 'vitest';
import { groupParts } from './part-groups.ts';
import { scanFrame } from './rows.ts';
import type { Section } from './sections.ts';

const frame = scanFrame(1);
/** Sections of one row each, in so many rows of 100, each the neighbour of the one before it. */
const parts = (count: number): { section: Section }[] =>
  Array.from({ length: count }, (_, i) => ({
    section: {
      frame,
      firstRow: Math.floor(i / 100),
      left: Float64Array.of(i % 100),
      right: Float64Array.of((i % 100) + 1),
      above: i > 0 ? [i - 1] : [],
      below: i + 1 < count ? [i + 1] : [],
    },
  }));

it('leaves a fill of an ordinary number of sections whole', () => {
  const all = parts(2600);
  expect(groupParts(all)).toEqual([all]);
});

it('divides more of them into small groups that know their own neighbours only', () => {
  const groups = groupParts(parts(9000));
  expect(groups.flat()).toHaveLength(9000);
  for (const group of groups) {
    expect(group.length).toBeLessThanOrEqual(500);
    for (const { section } of group) {
      for (const n of [...section.above, ...section.below]) expect(n).toBeLessThan(group.length);
    }
  }
  const linked = groups.flat().filter(({ section }) => section.below.length > 0).length;
  expect(linked).toBeGreaterThan(8000);
});
