import { describe, expect, it } from 'vitest';
import { shadowReach, withShadow } from './shadow.ts';

/** A square of one colour in the middle of nothing. */
function square(side: number, from: number, to: number) {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = from; y < to; y++) {
    for (let x = from; x < to; x++) data.set([200, 30, 30, 255], (y * side + x) * 4);
  }
  return { width: side, height: side, data };
}

describe('withShadow', () => {
  it('throws a soft shadow to the right and down, and leaves what throws it as it is', () => {
    const { width, data } = withShadow(square(40, 10, 30), 1, 0);
    const at = (x: number, y: number) => Array.from(data.slice((y * width + x) * 4).slice(0, 4));
    expect(at(20, 20)).toEqual([200, 30, 30, 255]);
    const [red, green, blue, below] = at(20, 30);
    expect([red, green, blue]).toEqual([60, 40, 10]);
    expect(below).toBeGreaterThan(60);
    expect(below).toBeGreaterThan(at(20, 31)[3]);
    expect(at(30, 20)[3]).toBeGreaterThan(at(9, 20)[3]);
    expect(at(20, 9)[3]).toBeLessThan(below / 4);
    expect(at(20, 38)[3]).toBe(0);
  });

  it.each([0.3, 1, 2])(
    'is the same where it is drawn part by part, at %f pixels for one',
    (times) => {
      const whole = withShadow(square(60, 20, 40), times, 0);
      const rim = shadowReach(times);
      // Tiles whose edge runs just below and beside the square, where its shadow falls.
      const [left, top, side] = [30, 40, 12];
      const data = new Uint8ClampedArray((side + 2 * rim) ** 2 * 4);
      for (let y = 0; y < side + 2 * rim; y++) {
        const from = ((top - rim + y) * 60 + left - rim) * 4;
        data.set(
          square(60, 20, 40).data.slice(from, from + (side + 2 * rim) * 4),
          y * (side + 2 * rim) * 4,
        );
      }
      const tile = withShadow({ width: side + 2 * rim, height: side + 2 * rim, data }, times, rim);
      expect([tile.width, tile.height]).toEqual([side, side]);
      for (let y = 0; y < side; y++) {
        const from = ((top + y) * 60 + left) * 4;
        expect(tile.data.slice(y * side * 4, (y + 1) * side * 4)).toEqual(
          whole.data.slice(from, from + side * 4),
        );
      }
    },
  );
});
