import { expect, it } from 'vitest';
import { partToSee, squeezed, together } from './look-closer.ts';

/** What is likely by bytes, one a place. */
function likely(size: number, at: (x: number, y: number) => number) {
  const data = Uint8Array.from({ length: size * size }, (_, i) =>
    at(i % size, Math.floor(i / size)),
  );
  return { width: size, height: size, data };
}

const box = likely(100, (x, y) => (x >= 40 && x < 60 && y >= 20 && y < 70 ? 230 : 40));

it('looks closer at a subject and a little around it, not past the picture', () => {
  const part = partToSee(box)!;
  expect(part.x).toBeCloseTo(0.36);
  expect(part.y).toBeCloseTo(0.1);
  expect(part.width).toBeCloseTo(0.28);
  expect(part.height).toBeCloseTo(0.7);
  const atEdge = partToSee(likely(100, (x) => (x < 50 ? 255 : 0)))!;
  expect([atEdge.x, atEdge.y, atEdge.height]).toEqual([0, 0, 1]);
});

it('does not look closer at nothing, nor at what takes most of the picture', () => {
  expect(partToSee(likely(10, () => 120))).toBeUndefined();
  expect(partToSee(likely(10, (x) => (x > 1 ? 200 : 0)))).toBeUndefined();
});

it('squeezes a part into a square, by means where it shrinks', () => {
  const data = new Uint8ClampedArray(8 * 4 * 4).fill(255);
  for (let i = 0; i < 32; i++) data[i * 4] = i % 2 === 0 ? 100 : 200;
  for (let i = 0; i < 32; i++) data[i * 4 + 1] = i % 8 < 4 ? 0 : 80;
  const image = { width: 8, height: 4, data };
  const small = squeezed(image, { x: 0, y: 0, width: 1, height: 1 }, 2);
  expect([small.width, small.height]).toEqual([2, 2]);
  expect([...small.data.subarray(0, 8)]).toEqual([150, 0, 255, 255, 150, 80, 255, 255]);
  const large = squeezed(image, { x: 0.5, y: 0, width: 0.25, height: 0.5 }, 4);
  expect([0, 1, 2, 3].map((x) => large.data[x * 4])).toEqual([100, 100, 200, 200]);
});

it('puts two looks together, each where it looked', () => {
  const part = { x: 0.36, y: 0.1, width: 0.28, height: 0.7 };
  const both = together(
    box,
    likely(50, (x) => (x < 25 ? 250 : 10)),
    part,
  );
  const at = (x: number, y: number) =>
    both.data[Math.round(y * both.height) * both.width + Math.round(x * both.width)];
  expect(at(0.45, 0.4)).toBe(240);
  expect(at(0.55, 0.4)).toBe(120);
  expect(at(0.2, 0.4)).toBe(20);
});
