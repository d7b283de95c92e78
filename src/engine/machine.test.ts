import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats/table.ts';
import * as machine from './machine.ts';

const { THREAD_WEIGHTS } = machine;

describe('threads', () => {
  it('are as wide as their weight says: width goes with 1 / √weight', () => {
    for (const [weight, { widthMm }] of Object.entries(THREAD_WEIGHTS)) {
      expect(widthMm).toBeCloseTo(THREAD_WEIGHTS[40].widthMm * Math.sqrt(40 / Number(weight)), 2);
    }
  });

  it('want a thicker needle the thicker they are', () => {
    const sizes = Object.values(THREAD_WEIGHTS).map(({ needle }) => Number(needle.split('/')[0]));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});

describe('limits', () => {
  it('of a stitch is that of the narrowest machine format', () => {
    const limits = Object.values(FORMATS).map(({ maxStitchTenths }) => maxStitchTenths);
    expect(Math.min(...limits)).toBeCloseTo(10 * machine.MAX_FORMAT_STITCH_MM, 9);
  });

  it('rise from what is sewn here to what breaks', () => {
    const { sewn, photo, usual, most, breaking } = machine.POINTS_PER_MM2;
    const rising = [
      [photo, sewn, usual, most, breaking],
      Object.values(machine.POINTS_PER_HOLE),
      Object.values(machine.THREAD_LAYERS),
      [
        machine.MIN_STITCH_MM,
        machine.SHORT_STITCH_MM,
        machine.MIN_TRAVEL_STITCH_MM,
        machine.LOCK_STITCH_MM,
        machine.MAX_HOP_MM,
        machine.MAX_FLOAT_MM,
        machine.MAX_FLAT_STITCH_MM,
        machine.MAX_STITCH_MM,
        machine.MAX_FORMAT_STITCH_MM,
      ],
    ];
    for (const list of rising) expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
  });
});
