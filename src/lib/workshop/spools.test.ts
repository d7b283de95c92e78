import { describe, expect, it } from 'vitest';
import { buyWords, matchToShelf, matchWords, nearnessWords } from './spools.ts';

const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });
const use = (hex: string, metres: number) => ({ thread: thread(hex), metres });

describe('a shelf of spools', () => {
  it('is near where it has each colour', () => {
    const match = matchToShelf(
      [use('#c8102e', 5), use('#ffffff', 2)],
      [thread('#ffffff'), thread('#c8102e')],
    );
    expect(match).toMatchObject({ mean: 0, lacking: [], worst: { nearest: { difference: 0 } } });
    expect(matchWords(match!, true)).toBe('on average ΔE00 0.0 from the colours before.');
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

  it('tells which colour is far, however little of it there is', () => {
    const yellow = { thread: { ...thread('#f0b41e'), name: 'Sunflower' }, metres: 0.1 };
    const white = { ...thread('#ffffff'), name: 'Snow White' };
    const match = matchToShelf([use('#ffffff', 99), yellow], [white])!;
    expect(match.mean).toBeLessThan(0.1);
    expect(match.worst.thread.name).toBe('Sunflower');
    expect(matchWords(match, true)).toMatch(
      /^on average ΔE00 0\.0 .*; the farthest is Sunflower, now Snow White, ΔE00 \d\d\.\d: another colour\.$/,
    );
    const near = matchToShelf([use('#b3262e', 1)], [thread('#c03540')])!;
    expect(matchWords(near, false)).toMatch(/#b3262e, for which there is #c03540, ΔE00 \d\.\d\.$/);
  });

  it('names a spool that halves the distance also where no colour looks otherwise', () => {
    const near = matchToShelf(
      [use('#b3262e', 40), use('#ffffff', 9)],
      [thread('#b62b36'), thread('#ffffff')],
    )!;
    expect(near.lacking).toEqual([]);
    expect(near.mean).toBeGreaterThan(1);
    expect(near.buy).toMatchObject({ thread: { hex: '#b3262e' }, mean: 0, halves: true });
    expect(buyWords(near)).toBe(' With #b3262e bought it would be 0.0, half as far or nearer.');
    // What nobody sees is worth no spool.
    const nearer = matchToShelf([use('#b3262e', 40)], [thread('#b4272f')])!;
    expect(nearer.buy).toBe(undefined);
    expect(buyWords(nearer)).toBe('');
  });

  it('says of the best spool whether it halves the distance', () => {
    const three = ['#c8102e', '#1d3f8f', '#2f7a4d'].map((hex) => use(hex, 10));
    const { buy, mean } = matchToShelf(three, [thread('#ffffff')])!;
    expect(buy!.halves).toBe(false);
    expect(buy!.mean).toBeGreaterThan(mean / 2);
  });

  it('says in plain words how near all of it comes', () => {
    const words = (...shelf: string[]) =>
      nearnessWords(matchToShelf([use('#b3262e', 40)], shelf.map(thread))!);
    expect(words('#b3262e')).toContain('look the same');
    expect(words('#b62b36')).toContain('nearly the same');
    expect(words('#c03540')).toContain('a little different');
    expect(words('#1d3f8f')).toContain('other colours');
  });

  it('is nothing without spools, or without thread', () => {
    expect(matchToShelf([use('#c8102e', 5)], [])).toBe(undefined);
    expect(matchToShelf([], [thread('#ffffff')])).toBe(undefined);
  });
});
