import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import { joinThreads, type Spool } from './worth.ts';

const spool = (hex: string, mm2: number, more: Partial<Spool> = {}): Spool => ({
  lab: oklabFromHex(hex),
  mm2,
  compact: false,
  ...more,
});

const [SKIN, NAVY, BLACK, RED] = ['#fad6b4', '#141e46', '#000000', '#c82832'];

describe('joinThreads', () => {
  it('gives six stitches to the thread nearest in colour', () => {
    expect(joinThreads([spool(SKIN, 600), spool(BLACK, 40), spool(NAVY, 1.2)])).toEqual([0, 1, 1]);
  });

  it('keeps an eye, which nothing else is like', () => {
    const eye = spool(NAVY, 1.1, { compact: true });
    expect(joinThreads([spool(SKIN, 600), spool(RED, 40), eye])).toEqual([0, 1, 2]);
    // Where an outline is nearly of its colour it is an eye in that.
    expect(joinThreads([spool(SKIN, 600), spool('#101c40', 40), eye])).toEqual([0, 1, 1]);
  });

  it('takes what lies between two others for their soft edge', () => {
    const [yellow, bronze] = ['#fac828', '#7b6219'];
    const spot = spool(bronze, 0.6, { compact: true });
    expect(joinThreads([spool(yellow, 300), spool(BLACK, 200), spot])[2]).not.toBe(2);
    expect(joinThreads([spool(SKIN, 300), spool(NAVY, 200), spot])[2]).toBe(2);
  });

  it('joins a thread that looks like another unless it covers much', () => {
    const alike = (mm2: number) => joinThreads([spool(RED, 600), spool('#cc2a35', mm2)]);
    expect(alike(8)).toEqual([0, 0]);
    expect(alike(80)).toEqual([0, 1]);
  });

  it('goes by what was sewn once that is known', () => {
    const sewn = (metres: number) =>
      joinThreads([spool(SKIN, 600, { metres: 3 }), spool(NAVY, 9, { metres })]);
    expect(sewn(0.002)).toEqual([0, 0]);
    expect(sewn(0.2)).toEqual([0, 1]);
  });

  it('follows from one to the next, and leaves one', () => {
    const greys = ['#808080', '#868686', '#8c8c8c'].map((hex) => spool(hex, 0.9));
    expect(joinThreads([spool(RED, 900), ...greys])).toEqual([0, 0, 0, 0]);
    expect(joinThreads([spool(NAVY, 0.5)])).toEqual([0]);
  });

  it('measures a small design by itself', () => {
    const icon = [spool(RED, 14), spool(NAVY, 2)];
    expect(joinThreads(icon)).toEqual([0, 1]);
  });
});
