import { describe, expect, it } from 'vitest';
import { matchToShelf } from './spools.ts';

const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });
const use = (hex: string, metres: number) => ({ thread: thread(hex), metres });

describe('a shelf of spools', () => {
  it('is near where it has each colour', () => {
    const match = matchToShelf(
      [use('#c8102e', 5), use('#ffffff', 2)],
      [thread('#ffffff'), thread('#c8102e')],
    );
    expect(match).toEqual({ mean: 0, lacking: [] });
  });

  it('tells the mean by length, what lacks, and the spool that is worth most', () => {
    const uses = [use('#c8102e', 2), use('#1d3f8f', 30), use('#c8102e', 4), use('#ffffff', 10)];
    const match = matchToShelf(uses, [thread('#ffffff')])!;
    expect(match.lacking.map(({ thread: { hex }, metres }) => [hex, metres])).toEqual([
      ['#1d3f8f', 30],
      ['#c8102e', 6],
    ]);
    expect(match.lacking[0].nearest.thread.hex).toBe('#ffffff');
    expect(match.buy!.thread.hex).toBe('#1d3f8f');
    // Of what blue has cost nothing is left; red is as far off as before.
    const [blue, red] = match.lacking;
    const before = (30 * blue.nearest.difference + 6 * red.nearest.difference) / 46;
    expect(match.mean).toBeCloseTo(before, 6);
    expect(match.buy!.mean).toBeLessThan(match.mean / 2);
    expect(match.buy!.mean).toBeGreaterThan(0);
  });

  it('is nothing without spools, or without thread', () => {
    expect(matchToShelf([use('#c8102e', 5)], [])).toBe(undefined);
    expect(matchToShelf([], [thread('#ffffff')])).toBe(undefined);
  });
});
