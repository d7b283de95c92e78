import { groupParts } from './section-graph.ts';
import { expect, it } from 'vitest';
import { rowFrame, rowV, type RowFrame } from './rows.ts';
import type { Section } from './sections.ts';

/** A page of 60 by 75 small sections, rows in a direction. */
function page(frame: RowFrame): { section: Section }[] {
  return Array.from({ length: 60 * 75 }, (_, i) => ({
    section: {
      frame,
      firstRow: 10 * Math.floor(i / 60),
      left: Float64Array.of(i % 60, i % 60),
      right: Float64Array.of((i % 60) + 0.8, (i % 60) + 0.8),
      above: [],
      below: [],
    },
  }));
}

it.each([0, 45, 90, 150])('groups of a fill at %i degrees lie together', (degrees) => {
  const frame = rowFrame(degrees, 0.4);
  const groups = groupParts(page(frame));
  expect(groups.length).toBeGreaterThan(8);
  for (const group of groups) {
    const xs: number[] = [];
    const ys: number[] = [];
    for (const { section } of group) {
      const [u, v] = [section.left[0], rowV(frame, section.firstRow)];
      xs.push(u * frame.cos - v * frame.sin);
      ys.push(u * frame.sin + v * frame.cos);
    }
    const reach = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    // Of a page of 60 by 300 mm; a sixteenth of it is a square of 34 mm.
    expect(reach).toBeLessThan(90);
    expect(group.length).toBeGreaterThan(120);
  }
});
