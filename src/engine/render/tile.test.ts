import { describe, expect, it } from 'vitest';
import { createCanvas } from './canvas.ts';
import { blur, createTile, gather } from './tile.ts';

describe('gather', () => {
  it.each([1, 2])('takes the mean of %i² cells a pixel, and bare cloth outside the canvas', (n) => {
    const frame = { width: 5, height: 4, leftMm: 0, topMm: 0, pxPerMm: 1 };
    const canvas = createCanvas(frame, n, 1);
    canvas.light.forEach((_, i) => (canvas.light[i] = (i * 7) % 31));
    canvas.z.forEach((_, i) => (canvas.z[i] = (i * 5) % 23));
    canvas.laid = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
    const tile = createTile(11, 10);
    Object.assign(tile, { left: -3, top: -2 });
    gather(tile, canvas);
    const { red, green, blue, open, z } = tile;
    for (let row = 0, at = 0; row < 10; row++) {
      for (let column = 0; column < 11; column++, at++) {
        // The canvas has a pixel more on each side than the frame, where the picture begins.
        const [x, y] = [column - 3 + 1, row - 2 + 1];
        const inside = x >= 0 && y >= 0 && x < 7 && y < 6;
        const sum = [0, 0, 0, 0, 0];
        for (let cell = 0; inside && cell < n * n; cell++) {
          const index = (y * n + Math.floor(cell / n)) * canvas.width + x * n + (cell % n);
          for (let c = 0; c < 4; c++) sum[c] += canvas.light[4 * index + c] / (n * n);
          sum[4] += canvas.z[index] / (n * n);
        }
        const got = [red[at], green[at], blue[at], open[at], z[at]];
        expect(got).toEqual(inside ? sum : [0, 0, 0, 1, 0]);
      }
    }
  });
});

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
