import { describe, expect, it } from 'vitest';
import { holdAround } from './hold.ts';
import type { RegionGraph } from './region-graph.ts';

/** Patches in a row from the picture's left to its right. */
const COUNT = 101;
const row = {
  count: COUNT,
  place: Float64Array.from({ length: COUNT * 2 }, (_, i) => (i % 2 === 0 ? i / 200 : 0.5)),
} as unknown as RegionGraph;

/** A mark from one patch to another. */
const mark = (from: number, to: number) =>
  Int8Array.from({ length: COUNT }, (_, k) => (k >= from && k <= to ? 1 : 0));

describe('holdAround', () => {
  const before = Uint8Array.from({ length: COUNT }, (_, k) => (k < 50 ? 1 : 0));

  it('holds nothing under a mark, and far from it each patch on its side', () => {
    const held = holdAround(row, mark(48, 52), before);
    for (let k = 48; k <= 52; k++) expect(Math.abs(held[k])).toBe(0);
    expect(held[10]).toBeGreaterThan(12);
    expect(held[90]).toBeLessThan(-12);
  });

  it('holds less about a long mark than about a short one', () => {
    const short = holdAround(row, mark(48, 52), before);
    const long = holdAround(row, mark(40, 60), before);
    expect(Math.abs(long[70])).toBeLessThan(3);
    expect(Math.abs(short[70])).toBeGreaterThan(12);
  });

  it('feels a dot a little way around', () => {
    const held = holdAround(row, mark(50, 50), before);
    expect(Math.abs(held[51])).toBeLessThan(4);
    expect(Math.abs(held[60])).toBeGreaterThan(12);
  });

  it('holds all where a mark says nothing', () => {
    expect([...holdAround(row, new Int8Array(COUNT), before)].every((v) => v !== 0)).toBe(true);
  });
});
