import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../../core/design.ts';
import { finish } from '../../core/steps.ts';
import type { AreaShape } from '../../shapes.ts';
import { Bridges } from './bridges.ts';
import { closestBetween, closestTo } from './closest.ts';
import { readingOrder } from './reading-order.ts';
import { sewLetters } from '../../lettering/sew/sew-letters.ts';

const THREADS = ['#203080', '#c02020'].map((hex) => ({ hex, name: 'A', code: '', chart: '' }));

const bar = (left: number, top: number, right: number, bottom: number, thread = 0): AreaShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)] },
  thread,
});

const sew = (shapes: AreaShape[]): Design =>
  finish(
    sewLetters(
      { widthMm: 40, heightMm: 20, threads: THREADS, shapes },
      { style: 'satin', density: 'medium', name: '' },
    ),
  );

const trims = (shapes: AreaShape[]): number => countCommand(sew(shapes), Command.Trim);

/** Two stems with so much cloth between them. */
const stems = (gapMm: number): AreaShape[] => [bar(5, 3, 7, 15), bar(7 + gapMm, 3, 9 + gapMm, 15)];

/** A stem, a dot over it, and the next stem. */
const DOTTED = [bar(5, 6, 7, 15), bar(5, 3, 7, 4.6), bar(8.5, 6, 10.5, 15)];

const order = (shapes: AreaShape[]): number[] =>
  readingOrder(shapes, new Bridges(shapes.map(({ polygon }) => polygon))).map(({ part }) => part);

describe('Bridges', () => {
  it('lead from foot to foot where these are near: between heads a thread is read as a part of a letter', () => {
    // A letter whose head reaches further than its foot, and a stem beside it.
    const flag = Float64Array.of(5, 3, 7.3, 3, 7.3, 5, 7, 5, 7, 15, 5, 15);
    const way = (stem: AreaShape) => new Bridges([{ rings: [flag] }, stem.polygon]).between(0, 1)!;
    expect(way(bar(7.8, 3, 9.8, 15)).from.y).toBeGreaterThan(12);
    // Where it stands on another line, the nearest places are taken.
    expect(way(bar(7.8, 1, 9.8, 10)).from.y).toBeLessThan(6);
  });

  it('cuts between small words, where a thread would be read as a hyphen', () => {
    // Two words of three stems each.
    const words = (gapMm: number): AreaShape[] =>
      [0, 1.8, 3.6, 4.6 + gapMm, 6.4 + gapMm, 8.2 + gapMm].map((left) =>
        bar(5 + left, 10, 6 + left, 15),
      );
    expect(trims(words(1.1))).toBe(0);
    expect(trims(words(1.4))).toBe(1);
  });

  it('cuts from letter to letter over more than 2 mm of cloth only', () => {
    expect(trims(stems(0.5))).toBe(0);
    expect(trims(stems(1.9))).toBe(0);
    expect(trims(stems(2.6))).toBe(1);
  });

  it('shows no thread for longer than that', () => {
    const { x, y, commands, page } = sew(stems(1.9));
    const [a, b] = [7, 8.9].map((mm) => mm + page!.left / 10);
    const crossings: number[] = [];
    for (let i = 1; i < commands.length; i++) {
      if (commands[i] !== Command.Stitch) continue;
      const [from, to] = [x[i - 1] / 10, x[i] / 10];
      if (Math.min(from, to) > (a + b) / 2 || Math.max(from, to) < (a + b) / 2) continue;
      crossings.push(Math.hypot(to - from, (y[i] - y[i - 1]) / 10));
    }
    expect(crossings).toHaveLength(1);
    expect(crossings[0]).toBeLessThan(2.8);
  });

  it('reaches a dot through its letter, and comes back into it', () => {
    expect(trims(DOTTED)).toBe(0);
    expect(order(DOTTED)).toEqual([1, 0, 2]);
  });

  it('sews the farther of two marks first, which is reached over the other', () => {
    const stacked = [bar(5, 9, 7, 15), bar(5, 6, 7, 7.5), bar(5, 3, 7, 4.5)];
    expect(order(stacked)).toEqual([2, 1, 0]);
    expect(trims(stacked)).toBe(0);
  });

  it('leaves a dot out of reach until all near letters are sewn: it cuts their thread once', () => {
    const high = [bar(5, 6, 7, 15), bar(5, 1, 7, 2.6), bar(8.5, 6, 10.5, 15)];
    expect(order(high)).toEqual([0, 2, 1]);
    expect(trims(high)).toBe(1);
  });

  it('leaves what is beside a letter, or as large, in its place', () => {
    expect(order([bar(5, 3, 7, 15), bar(8, 12, 9, 15)])).toEqual([0, 1]);
    expect(order([bar(5, 3, 7, 8), bar(5, 10, 7, 15)])).toEqual([0, 1]);
  });

  it('cuts before another colour', () => {
    const other = bar(7.2, 2, 8.2, 16, 1);
    const far = bar(8.4, 3, 10.4, 15);
    expect(trims([other, bar(5, 3, 7, 15), far])).toBe(1);
  });
});

describe('closestBetween', () => {
  it('finds the nearest places of two borders, whichever has the corner', () => {
    const wide = bar(0, 0, 10, 2).polygon;
    const tip = { rings: [Float64Array.of(4, 3, 6, 5, 2, 5)] };
    const way = { mm: 1, from: { x: 4, y: 2 }, to: { x: 4, y: 3 } };
    expect(closestBetween(wide, tip, 2)).toEqual(way);
    expect(closestBetween(tip, wide, 2)).toEqual({ mm: 1, from: way.to, to: way.from });
    expect(closestBetween(wide, tip, 0.9)).toBeUndefined();
  });

  it('finds the place of a border that is nearest to a spot', () => {
    const { polygon } = bar(0, 0, 10, 2);
    expect(closestTo({ x: 3, y: 4 }, polygon, 5)?.to).toEqual({ x: 3, y: 2 });
    expect(closestTo({ x: 3, y: 4 }, polygon, 1)).toBeUndefined();
  });
});
