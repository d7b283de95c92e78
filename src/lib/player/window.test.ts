import { expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { canvasSize, framedBounds, stageBounds, windowOf } from './window.ts';

const design: Design = {
  x: Int32Array.of(-500, 500),
  y: Int32Array.of(-200, 200),
  commands: Uint8Array.of(0, 0),
  threads: [],
  objects: [],
  name: '',
};

it('shows the page where it is known, else the needle points, and fabric around', () => {
  expect(stageBounds(design, 3)).toEqual({ leftMm: -53, topMm: -23, widthMm: 106, heightMm: 46 });
  const page = { left: -600, top: -600, right: 600, bottom: 600 };
  expect(stageBounds({ ...design, page }, 0)).toEqual({
    ...{ leftMm: -60, topMm: -60, widthMm: 120, heightMm: 120 },
  });
});

it('shows what a picture with cloth around the page does', () => {
  const page = { left: 50, top: 40, width: 800 };
  expect(framedBounds(design, { width: 900, height: 400 }, page)).toEqual({
    ...{ leftMm: -56.25, topMm: -25, widthMm: 112.5, heightMm: 50 },
  });
});

it('puts the middle of the window where the view has its own', () => {
  const bounds = stageBounds(design, 0);
  const { leftMm, topMm, scale } = windowOf(
    bounds,
    { zoom: 2, x: 0.25, y: 0.25 },
    { width: 1000, height: 400 },
  );
  expect([leftMm, topMm, scale]).toEqual([-25, -10, 20]);
  expect((0 - leftMm) * scale).toBe(500);
});

it('follows the screen, within bounds', () => {
  expect(canvasSize(335, 200, 3)).toEqual({ width: 1005, height: 600 });
  const large = canvasSize(2000, 2000, 2);
  expect(large.width * large.height).toBeCloseTo(4e6);
});
