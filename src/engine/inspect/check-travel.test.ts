import { describe, expect, it } from 'vitest';
import type { Design } from '../core/design.ts';
import { rampThread } from '../formats/blocks.ts';
import { rows, type Step } from './testing/designs.ts';
import { blocksOf, found, shifted } from './testing/found.ts';

const BLACK = '#000000';
const WHITE = '#ffffff';

/** A cover from (0, 0) to (20, 9.6). */
const cover = rows(20, 49, 0.2);

const travel = (design: Design) => found(design, 'dark-travel');

/** A dark line under a light cover. */
const under = (line: readonly Step[], over: readonly Step[] = cover, dark = BLACK, light = WHITE) =>
  travel(blocksOf([dark, line], [light, over]));

/** Stitches to the right, as long as given. */
const across = (x: number, y: number, ...lengths: number[]): Step[] => {
  let at = x;
  return [[x, y], ...lengths.map((mm): Step => [(at += mm), y])];
};

describe('a dark line under a light cover', () => {
  it('is told from 3 mm on, with how long it is', () => {
    expect(under(across(5, 5.1, 2.9))).toBeUndefined();
    expect(under(across(5, 5.1, 3))).toMatchObject({
      count: 1,
      severity: 'warning',
      mend: 'hide-travel',
    });
    expect(under(across(5, 5.1, 3))!.worst).toBeCloseTo(3);
    expect(under(across(5, 5.1, 1.4, 1.5))).toBeUndefined();
    expect(under(across(5, 5.1, 1.5, 1.6))!.worst).toBeCloseTo(3.1);
    expect(under(across(5, 5.1, 2.5, 2.5, 2.5))!.worst).toBeCloseTo(7.5);
    // Also in stitches that are shorter than half the distance of two looks.
    expect(under(across(5, 5.1, ...Array<number>(20).fill(0.2)))!.worst).toBeCloseTo(4);
  });

  it('is told where it is longest: at its end', () => {
    // The last of the places half a millimetre apart that are looked at.
    expect(under(across(5, 5.1, 2.5, 2))!.at).toEqual({
      xMm: expect.closeTo(9.25) as number,
      yMm: expect.closeTo(5.1) as number,
    });
    expect(
      under([
        [4, 2.1],
        [7, 6.1],
        [4, 8.1],
      ])!.at,
    ).toEqual({
      xMm: expect.closeTo(4 + (3 * 0.5) / 7) as number,
      yMm: expect.closeTo(8.1 - (2 * 0.5) / 7) as number,
    });
    expect(
      under([
        [4, 8.1],
        [4, 2.1],
      ]),
    ).toMatchObject({ count: 1 });
    expect(
      under([
        [4, 8.1],
        [4, 2.1],
      ])!.at.yMm,
    ).toBeCloseTo(2.35);
  });

  it('is no row of a dark ground, of which a few lie between ways', () => {
    const there = across(3, 5.1, 3.5, 3.5, 3.5, 3.5);
    const back = (mm: number) => shifted(there, 0, mm).toReversed();
    expect(under([...there, ...back(0.25)])).toBeUndefined();
    expect(under([...there, ...back(0)])).toBeDefined();
  });

  it('is one stretch as far as the cover goes, and another under the next', () => {
    const two = [...cover, 'trim' as const, 'jump' as const, ...shifted(cover, 24)];
    // Bare between them, from 20 to 24 mm.
    const problem = under(across(14.1, 5.1, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5), two)!;
    expect(problem.count).toBe(2);
    expect(problem.worst).toBeGreaterThan(6.9);
    expect(problem.worst).toBeLessThan(8.2);
    expect(problem.places[0].xMm).toBeGreaterThan(30);
    expect(problem.places[1].xMm).toBeGreaterThan(19);
    expect(problem.places[1].xMm).toBeLessThan(20.5);
    // Two short pieces are not added up.
    expect(under(across(17.6, 5.1, 2.5, 2.5, 2.5, 1.2), two)).toBeUndefined();
    expect(under(across(17.6, 5.1, 8.7), two)).toBeUndefined();
  });

  it('is not told where only one side of it is covered', () => {
    for (const y of [0.4, 9.2]) expect(under(across(4, y, 2.5, 2.5, 2.5))).toBeUndefined();
    for (const y of [1, 8.6])
      expect(under(across(4, y, 2.5, 2.5, 2.5))).toMatchObject({ count: 1 });
    const upright = (x: number): Step[] => [
      [x, 1],
      [x, 3.5],
      [x, 6],
      [x, 8.5],
    ];
    for (const x of [0.3, 19.7]) expect(under(upright(x))).toBeUndefined();
    for (const x of [1, 19]) expect(under(upright(x))).toMatchObject({ count: 1 });
  });

  it('is not told where a float, a cut or another cover is what lies there', () => {
    const line = across(5, 5.1, 4);
    expect(under([line[0], 'jump', line[1]])).toBeUndefined();
    expect(under([line[0], 'trim', line[1]])).toBeUndefined();
    // The dark rows of a fill below are seen to be one.
    expect(under(rows(10, 20, 0.4))).toBeUndefined();
    expect(under([...across(-4, 5.1, 3.9), ...shifted(cover, 0)])).toBeUndefined();
  });

  it('is one stretch to where its thread is lifted, and no further', () => {
    const lifted = (...how: Step[]): Step[] => [
      ...across(4, 5.1, 2),
      ...how,
      [6.2, 5.1],
      [8.2, 5.1],
    ];
    expect(under(lifted())!.worst).toBeCloseTo(4.2);
    expect(under(lifted('jump'))).toBeUndefined();
    expect(under(lifted('trim', 'jump'))).toBeUndefined();
  });

  it('is not told under lines that lie as close as a cover', () => {
    const lines = Array.from({ length: 49 }, (_, i): Step[] => [
      [0, i * 0.2],
      [20, i * 0.2],
      'trim',
      'jump',
    ]).flat();
    expect(under(across(5, 5.1, 4, 4), lines)).toBeUndefined();
  });

  it('is not sought in a design that is too large to be mapped', () => {
    expect(
      under(across(5, 5.1, 4, 4), [...cover, 'trim', 'jump', [90_000, 90_000]]),
    ).toBeUndefined();
  });

  it('is not told on top of the cover', () => {
    expect(travel(blocksOf([WHITE, cover], [BLACK, across(5, 5.1, 4, 4)]))).toBeUndefined();
    // Nor beside it, nor under rows that do not cover.
    expect(under(across(5, 15, 4, 4))).toBeUndefined();
    expect(under(across(5, 5.1, 4, 4), rows(20, 16, 0.6))).toBeUndefined();
  });

  it('is hidden by a second cover', () => {
    // The upper one closed, that below it more or less open.
    const twice = (spacing: number) => [
      ...rows(20, Math.ceil(9.6 / spacing), spacing),
      'trim' as const,
      'jump' as const,
      ...cover,
    ];
    expect(under(across(5, 5.1, 4, 4), twice(1))).toMatchObject({ count: 1 });
    expect(under(across(5, 5.1, 4, 4), twice(0.3))).toBeUndefined();
    expect(under(across(5, 5.1, 4, 4), twice(0.2))).toBeUndefined();
  });
});

describe('dark and light', () => {
  const line = across(5, 5.1, 4);
  const told = (dark: string, light: string) => under(line, cover, dark, light) !== undefined;

  it('are 0.35 of lightness apart', () => {
    expect(told('#636363', '#cfcfcf')).toBe(true);
    expect(told('#636363', '#cdcdcd')).toBe(false);
    expect(told('#8e8e8e', '#ffffff')).toBe(true);
    expect(told('#909090', '#ffffff')).toBe(false);
  });

  it('are for a cover of 0.7 at least', () => {
    expect(told('#393939', '#9f9f9f')).toBe(true);
    expect(told('#333333', '#9e9e9e')).toBe(false);
    expect(told(WHITE, BLACK)).toBe(false);
  });

  it('are not told of threads whose colour the file does not name', () => {
    const design = blocksOf([BLACK, line], [WHITE, cover]);
    const [dark, light] = design.threads;
    const ramp = (block: number, hex: string) => ({ ...rampThread(block), hex });
    expect(travel({ ...design, threads: [ramp(0, BLACK), light] })).toBeUndefined();
    expect(travel({ ...design, threads: [dark, ramp(1, WHITE)] })).toBeUndefined();
    expect(travel(design)).toMatchObject({ count: 1 });
  });

  it('are told of the thread that the stitch has, among several', () => {
    const gold = '#f0d060';
    const third = (hex: string) =>
      travel(blocksOf([gold, shifted(cover, 0, 20)], [hex, line], [WHITE, cover]));
    expect(third(BLACK)).toMatchObject({ count: 1 });
    expect(third(gold)).toBeUndefined();
    // One thread shines through nothing.
    expect(travel(blocksOf([WHITE, [...line, ...cover]]))).toBeUndefined();
  });
});
