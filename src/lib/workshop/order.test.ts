import { SEWING_SPEED } from 'ilmek-engine/tables';
import { describe, expect, it } from 'vitest';
import { changesByHand, minutesFor, paceFor, priceOf, sumOrder, USUAL_PACE } from './order.ts';

const use = (hex: string) => ({
  thread: { hex, name: '', code: '', chart: '' },
  stitches: 0,
  metres: 0,
});
/** Red, white, red: three blocks of two colours. */
const COUNTED = {
  stitches: 14_000,
  trims: 10,
  colorChanges: 2,
  threads: [use('#b3262e'), use('#ffffff'), use('#b3262e')],
};

describe('the time at the machine', () => {
  it('has stitches, trims, and a change by hand at each colour where there is one needle', () => {
    expect(changesByHand(COUNTED, USUAL_PACE)).toBe(2);
    expect(minutesFor(COUNTED, USUAL_PACE)).toBeCloseTo(20 + 1 + 2);
  });

  it('is shorter where all threads are on', () => {
    const pace = { speed: 1000, needles: 6, heads: 1 };
    expect(changesByHand(COUNTED, pace)).toBe(0);
    expect(minutesFor(COUNTED, pace)).toBeCloseTo(14 + 1 + 16 / 60);
  });

  it('has changes by hand for colours that no needle is left for', () => {
    const many = { ...COUNTED, colorChanges: 4, threads: ['#1', '#2', '#3', '#4', '#5'].map(use) };
    expect(changesByHand(many, { needles: 4 })).toBe(1);
  });

  it('is the same as a player reads it to the end', () => {
    for (const needles of [1, 2, 6]) {
      const pace = { speed: 650, needles, heads: 1 };
      const { stitchesPerMinute, colorSeconds } = paceFor(COUNTED, pace);
      const { stitches, trims, colorChanges } = COUNTED;
      const cuts = (trims * SEWING_SPEED.trimSeconds) / 60;
      const read = stitches / stitchesPerMinute + cuts + (colorChanges * colorSeconds) / 60;
      expect(read).toBeCloseTo(minutesFor(COUNTED, pace));
    }
    expect(paceFor({ colorChanges: 0, threads: [] }, USUAL_PACE).colorSeconds).toBe(0);
  });
});

describe('the price', () => {
  it('is stitches, the piece, and a share of what the order costs once', () => {
    const rates = { thousand: 0.8, piece: 3, order: 40 };
    expect(priceOf(5000, rates, 40)).toEqual({ piece: 8, order: 320 });
    expect(priceOf(5000, rates, 1)).toEqual({ piece: 47, order: 47 });
  });

  it('of several designs has what the order costs once, once', () => {
    const rates = { thousand: 1, piece: 2, order: 10 };
    const lines = [
      { stitches: 4000, minutes: 6, threadMetres: 3, pieces: 2 },
      { stitches: 1000, minutes: 2, threadMetres: 1, pieces: 5 },
    ];
    expect(sumOrder(lines, rates)).toEqual({
      ...{ pieces: 7, minutes: 22, threadMetres: 11 },
      ...{ prices: [6, 3], total: 2 * 6 + 5 * 3 + 10 },
    });
    // Four heads sew two pieces in one run, and five in two.
    expect(sumOrder(lines, rates, { heads: 4 }).minutes).toBe(6 + 2 * 2);
    expect(sumOrder(lines, { thousand: 0, piece: 0, order: 0 }).prices).toBeUndefined();
  });

  it('is so many times what a piece is said to cost, to the cent', () => {
    const rates = { thousand: 0.81, piece: 1.5, order: 20 };
    const { piece, order } = priceOf(8198, rates, 40)!;
    expect([piece, order]).toEqual([8.64, 345.6]);
    const lines = [{ stitches: 8198, minutes: 6, threadMetres: 3, pieces: 40 }];
    const { prices, total } = sumOrder(lines, rates);
    expect([prices, total]).toEqual([[8.14], 345.6]);
  });

  it('is none where nothing is asked', () => {
    expect(priceOf(5000, { thousand: 0, piece: 0, order: 0 }, 40)).toBeUndefined();
  });
});
