import { describe, expect, it } from 'vitest';
import { blur } from './tile.ts';

describe('blur', () => {
  it('spreads a point as two boxes do, and keeps its sum', () => {
    const width = 15;
    const field = new Float32Array(width * width);
    field[7 * width + 7] = 1;
    blur(field, { width, height: width, radius: 1.5 }, new Float32Array(width * width));
    const box = [0.125, 0.25, 0.25, 0.25, 0.125];
    const expected = Array.from({ length: 9 }, (_, k) =>
      box.reduce((sum, b, i) => sum + b * (box[k - i] ?? 0), 0),
    );
    const middle = expected[4];
    for (let k = 0; k < 9; k++) {
      expect(field[7 * width + 3 + k]).toBeCloseTo(expected[k] * middle, 6);
      expect(field[(3 + k) * width + 7]).toBeCloseTo(expected[k] * middle, 6);
    }
    expect(field.reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 5);
  });

  it('leaves an even field as it is, up to its border, for a box wider than the field', () => {
    const field = new Float32Array(20).fill(0.4);
    blur(field, { width: 5, height: 4, radius: 7.3 }, new Float32Array(20));
    for (const value of field) expect(value).toBeCloseTo(0.4, 6);
  });
});
