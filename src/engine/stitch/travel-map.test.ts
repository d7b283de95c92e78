import { describe, expect, it } from 'vitest';
import type { Oklab } from '../color/oklab.ts';
import { cellAt, coverArea, createCoverMap } from './cover-map.ts';
import {
  ALIKE,
  areAlike,
  avoidShining,
  BARE,
  createTravelMap,
  DRAWN_LIKENESS,
  FOREIGN,
  LATER,
  MIXED_LIKENESS,
  noteTravel,
  openAlike,
  OWN_DONE,
  OWN_EDGE,
  OWN_TODO,
  priceAt,
  SHINES,
  travelMapOf,
} from './travel-map.ts';

const square = (x: number, y: number, side: number) => [
  Float64Array.of(x, y, x + side, y, x + side, y + side, x, y + side),
];

/** Three colours side by side on a page of 30 by 10 mm. */
function page() {
  const cover = createCoverMap(30, 10);
  [0, 1, 2].forEach((block) => coverArea(cover, square(1 + 8 * block, 1, 8), block));
  return cover;
}

describe('what a needle meets on its way', () => {
  it('is told by which colour is sewn: earlier ones show, later ones hide', () => {
    const cover = page();
    const kinds = (block: number) => {
      const map = createTravelMap(cover, block);
      return [0.2, 5, 13, 21].map((x) => map.kind[cellAt(map, x, 5)]);
    };
    expect(kinds(0)).toEqual([BARE, OWN_EDGE, LATER, LATER]);
    expect(kinds(1)).toEqual([BARE, FOREIGN, OWN_EDGE, LATER]);
    expect(kinds(2)).toEqual([BARE, FOREIGN, FOREIGN, OWN_EDGE]);
  });

  it('knows covers through which thread is seen', () => {
    const cover = page();
    const map = createTravelMap(cover, 0, undefined, Uint8Array.of(0, 0, 1));
    expect([13, 21].map((x) => map.kind[cellAt(map, x, 5)])).toEqual([LATER, SHINES]);
  });

  it('tells a line inside a light cover, up to its edge', () => {
    const cover = page();
    const map = createTravelMap(cover, 0);
    avoidShining(map, cover, Uint8Array.of(0, 0, 1));
    expect([13, 21].map((x) => map.kind[cellAt(map, x, 5)])).toEqual([LATER, SHINES]);
    const kinds = [17.1, 16.7].map((x) => map.kind[cellAt(map, x, 5)]);
    expect(kinds).toEqual([SHINES, LATER]);
  });

  it('counts what a light cover takes of an earlier one, as its rows are lengthened', () => {
    const cover = page();
    // A stripe of the second colour, as wide as a cell, between the third colour's.
    coverArea(cover, [Float64Array.of(20, 2, 20.4, 2, 20.4, 8, 20, 8)], 1);
    const stripe = cellAt(cover, 20.2, 5);
    expect(cover.last[stripe]).toBe(2);
    const map = createTravelMap(cover, 0);
    avoidShining(map, cover, Uint8Array.of(0, 0, 1));
    expect(map.kind[stripe]).toBe(SHINES);
  });

  it('tells a line along a slanted edge, where the cover is light on both its sides', () => {
    const cover = page();
    // Above x + y = 30 the third colour's corner is dark.
    coverArea(cover, [Float64Array.of(25, 5, 25, 9, 21, 9)], 3);
    const map = createTravelMap(cover, 0);
    avoidShining(map, cover, Uint8Array.of(0, 0, 1, 0));
    expect(map.kind[cellAt(map, 22.4, 6.2)]).toBe(SHINES);
    expect(map.kind[cellAt(map, 23.2, 6.2)]).toBe(LATER);
  });

  it('opens earlier threads of about the same colour alone', () => {
    const cover = page();
    const map = createTravelMap(cover, 2);
    openAlike(map, cover, Uint8Array.of(1, 0, 0), MIXED_LIKENESS);
    expect([5, 13].map((x) => map.kind[cellAt(map, x, 5)])).toEqual([ALIKE, FOREIGN]);
    expect(priceAt(map, cellAt(map, 5, 5))).toBe(0);
    expect(map.alikeMm).toBe(2);
    const near = (other: Oklab) =>
      [MIXED_LIKENESS, DRAWN_LIKENESS].map((likeness) => areAlike([0.5, 0, 0], other, likeness));
    expect(near([0.55, 0.05, 0])).toEqual([true, true]);
    expect(near([0.63, 0.05, 0])).toEqual([true, false]);
    expect(near([0.5, 0.15, 0.15])).toEqual([false, false]);
  });

  it('costs more the more of the thread would be seen; bare fabric and other colours are closed', () => {
    const order = [LATER, OWN_TODO, OWN_EDGE, OWN_DONE, BARE, FOREIGN];
    const map = travelMapOf(Uint8Array.from(order), order.length, 1);
    map.rim.fill(0);
    const prices = order.map((_, cell) => priceAt(map, cell));
    expect(prices).toEqual([...prices.slice(0, 4).sort((a, b) => a - b), 0, 0]);
    expect(prices[0]).toBeGreaterThan(0);
    expect(prices[0]).toBe(prices[1]);
    expect(prices[2]).toBeGreaterThan(prices[1]);
    expect(prices[3]).toBeGreaterThan(prices[2]);
  });

  it('costs more beside bare fabric, where thread peeps out, and at the edge of the page', () => {
    const kind = new Uint8Array(7 * 7).fill(LATER);
    kind[3 * 7 + 3] = BARE;
    const map = travelMapOf(kind, 7, 7);
    const price = (x: number, y: number) => priceAt(map, y * 7 + x);
    const inside = price(1, 1);
    for (const [x, y] of [
      [2, 3],
      [4, 3],
      [3, 2],
      [3, 4],
      [0, 3],
      [6, 3],
      [3, 0],
      [3, 6],
    ]) {
      expect(price(x, y), `${x}, ${y}`).toBeGreaterThan(inside);
    }
    for (const [x, y] of [
      [2, 2],
      [4, 4],
      [5, 5],
      [1, 5],
      [5, 1],
    ]) {
      expect(price(x, y), `${x}, ${y}`).toBe(inside);
    }
    expect(price(3, 3)).toBe(0);
  });
});

describe('ways that keep off each other', () => {
  const kind = new Uint8Array(25).fill(LATER);

  it('make a cell dearer with each of the first three, and leave others alone', () => {
    const map = travelMapOf(kind, 5, 5, new Uint8Array(25));
    const prices = Array.from({ length: 6 }, () => {
      const price = priceAt(map, 12);
      noteTravel(map, [12]);
      return price;
    });
    expect(prices.map((price) => price - prices[0])).toEqual([0, 1, 2, 3, 3, 3]);
    expect(priceAt(map, 11)).toBe(prices[0]);
  });

  it('are remembered from colour to colour on the same record', () => {
    const routes = new Uint8Array(page().last.length);
    const first = createTravelMap(page(), 0, routes);
    const cell = cellAt(first, 21, 5);
    const before = priceAt(createTravelMap(page(), 1, routes), cell);
    noteTravel(first, [cell]);
    expect(priceAt(createTravelMap(page(), 1, routes), cell)).toBe(before + 1);
  });

  it('are not remembered where nobody asked for it', () => {
    const map = travelMapOf(kind, 5, 5);
    const before = priceAt(map, 12);
    noteTravel(map, [12]);
    expect(priceAt(map, 12)).toBe(before);
  });
});
