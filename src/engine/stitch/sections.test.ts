import { describe, expect, it } from 'vitest';
import { cutRows, rowFrame } from './rows.ts';
import { splitSections } from './sections.ts';

const sectionsOf = (rings: Float64Array[]) =>
  splitSections(cutRows(rings, rowFrame(0, 1), 0.1)).map(({ left, above, below }) => ({
    rows: left.length,
    above,
    below,
  }));

describe('splitSections', () => {
  it('keeps a plain area whole', () => {
    expect(sectionsOf([Float64Array.of(0, 0, 9, 0, 9, 5, 0, 5)])).toEqual([
      { rows: 5, above: [], below: [] },
    ]);
  });

  it('splits at a hole and tells who touches whom', () => {
    const outer = Float64Array.of(0, 0, 9, 0, 9, 6, 0, 6);
    const hole = Float64Array.of(3, 2, 6, 2, 6, 4, 3, 4);
    expect(sectionsOf([outer, hole])).toEqual([
      { rows: 2, above: [], below: [1, 2] },
      { rows: 2, above: [0], below: [3] },
      { rows: 2, above: [0], below: [3] },
      { rows: 2, above: [1, 2], below: [] },
    ]);
  });

  it('starts a new section where an edge steps far aside', () => {
    const step = Float64Array.of(0, 0, 3, 0, 3, 2, 12, 2, 12, 4, 0, 4);
    expect(sectionsOf([step]).map((s) => s.rows)).toEqual([2, 2]);
  });
});
