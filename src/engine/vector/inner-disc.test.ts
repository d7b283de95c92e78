import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthAt, fitsDisc } from './inner-disc.ts';

const box = (x: number, y: number, w: number, h: number) =>
  Float64Array.of(x, y, x + w, y, x + w, y + h, x, y + h);

function circle(x: number, y: number, r: number, count = 90): Float64Array {
  const out = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    out[2 * i] = x + r * Math.cos(a);
    out[2 * i + 1] = y + r * Math.sin(a);
  }
  return out;
}

/** How far apart places are that are asked for their depth. */
const STEP = 0.22;

describe('fitsDisc', () => {
  it('finds room up to the half width of a strip, however long or slanted', () => {
    expect(fitsDisc([box(0, 0, 60, 10.2)], 5)).toBe(true);
    expect(fitsDisc([box(0, 0, 60, 9.9)], 5)).toBe(false);
    expect(fitsDisc([Float64Array.of(0, 0, 40, 40, 33, 47, -7, 7)], 4.8)).toBe(true);
    expect(fitsDisc([Float64Array.of(0, 0, 40, 40, 33, 47, -7, 7)], 5)).toBe(false);
  });

  it('keeps out of holes', () => {
    expect(fitsDisc([circle(20, 20, 20), circle(20, 20, 11)], 4)).toBe(true);
    expect(fitsDisc([circle(20, 20, 20), circle(20, 20, 13)], 4)).toBe(false);
  });

  it('finds the only room for it, wherever that is', () => {
    const at = fc.integer({ min: -60, max: 60 });
    const side = fc.double({ min: 6, max: 12, noNaN: true });
    fc.assert(
      fc.property(at, at, side, (x, y, room) => {
        // A thread of an area, 0.4 mm wide, around a square room.
        const rings = [box(-70, -70, 150, 0.4), box(-70, -69, 0.4, 149), box(x, y, room, room)];
        expect(fitsDisc(rings, room / 2 - 0.03)).toBe(true);
        expect(fitsDisc(rings, room / 2 + 0.03)).toBe(false);
      }),
      { numRuns: 40, seed: 41 },
    );
  });

  it('agrees with asking everywhere, however ragged the border and however many the holes', () => {
    const reach = fc.double({ min: 2, max: 9, noNaN: true });
    const ragged = fc.array(reach, { minLength: 3, maxLength: 40 });
    const hole = fc.record({
      x: fc.double({ min: -6, max: 6, noNaN: true }),
      y: fc.double({ min: -6, max: 6, noNaN: true }),
      r: fc.double({ min: 0.1, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(ragged, fc.array(hole, { maxLength: 12 }), (radii, holes) => {
        const outer = radii.flatMap((r, i) => {
          const a = (2 * Math.PI * i) / radii.length;
          return [r * Math.cos(a), r * Math.sin(a)];
        });
        const rings = [Float64Array.from(outer), ...holes.map(({ x, y, r }) => circle(x, y, r, 9))];
        let deepest = 0;
        for (let i = -40; i <= 40; i++) {
          for (let j = -40; j <= 40; j++) {
            deepest = Math.max(deepest, depthAt(rings, i * STEP, j * STEP));
          }
        }
        if (deepest > 0.3) expect(fitsDisc(rings, deepest - 0.03)).toBe(true);
        // No place is farther from the nearest one asked than half the diagonal between them.
        expect(fitsDisc(rings, deepest + 0.72 * STEP)).toBe(false);
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('measures depth from the nearest side or corner, below zero outside', () => {
    const square = [box(0, 0, 10, 10)];
    expect(depthAt(square, 3, 5)).toBe(3);
    expect(depthAt(square, 5, 9)).toBe(1);
    expect(depthAt(square, 13, 14)).toBe(-5);
    expect(depthAt(square, -2, 4)).toBe(-2);
  });

  it('says no of nothing', () => {
    expect(fitsDisc([], 1)).toBe(false);
    expect(fitsDisc([Float64Array.of(0, 0, 9, 0, 18, 0)], 1)).toBe(false);
  });
});
