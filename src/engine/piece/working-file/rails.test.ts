import { describe, expect, it } from 'vitest';
import { meetings, partsThatPass, withoutLoops } from './rails.ts';

describe('rails', () => {
  it('have no loop where an edge runs back a little', () => {
    const line = Float64Array.of(0, 0, 5, 0, 5.4, 0.3, 4.8, 0.3, 4.8, -1, 4.8, -5);
    const free = withoutLoops(line).map((v) => Math.round(v * 1000) / 1000);
    expect([...free]).toEqual([0, 0, 4.8, 0, 4.8, -1, 4.8, -5]);
    expect(withoutLoops(Float64Array.of(0, 0, 5, 0, 5, 5)).length).toBe(6);
  });

  it('are divided where a column runs over itself', () => {
    const left = Float64Array.of(0, 0, 10, 0, 10, 10, 5, 10, 5, -10);
    const right = Float64Array.from(left, (v, i) => v + (i % 2 === 0 ? 1 : 1.2));
    const parts = partsThatPass({ left, right });
    expect(parts.length).toBe(2);
    // Nothing of it is lost: one begins where the other ends.
    expect([...parts[0].left.slice(-2)]).toEqual([...parts[1].left.slice(0, 2)]);
    expect(parts[0].left.length + parts[1].left.length).toBe(left.length + 2);
    expect(partsThatPass({ left: left.slice(0, 6), right: right.slice(0, 6) }).length).toBe(1);
  });

  it('are met by a stretch as often as it crosses them, through a corner once', () => {
    const line = Float64Array.of(0, 0, 5, 0, 5, 5, 0, 5);
    expect(meetings(line, Float64Array.of(2, -1, 2, 6))).toBe(2);
    expect(meetings(line, Float64Array.of(4, 1, 6, -1))).toBe(1);
    expect(meetings(line, Float64Array.of(7, 0, 7, 9))).toBe(0);
  });
});
