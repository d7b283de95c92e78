import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Box } from '../vector/geometry.ts';
import { forEachRowPair } from './row-neighbours.ts';

const LIMITS = { gap: 1.2, width: 2.2, heightRatio: 0.4 };

/** Whether two boxes are near by the limits, looked at one by one. */
function areNear(a: Box, b: Box): boolean {
  const [low, high] = [a.bottom - a.top, b.bottom - b.top].toSorted((p, q) => p - q);
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return low >= 0.4 * high && b.left - a.right <= 1.2 * high && overlap > 0;
}

it('finds every pair of a row, and each pair once', () => {
  const side = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10);
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });
  const box = fc.record({ left: side, top: side, height: side, share }).map((of): Box => {
    const width = of.share * LIMITS.width * of.height;
    return {
      left: of.left,
      top: of.top,
      right: of.left + width,
      bottom: of.top + of.height,
    };
  });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 40 }), (made) => {
      const boxes = made.toSorted((a, b) => a.left - b.left);
      const found: string[] = [];
      forEachRowPair(boxes, LIMITS, (a, b) => found.push(`${a} ${b}`));
      expect(new Set(found).size).toBe(found.length);
      const near = boxes.flatMap((a, i) =>
        boxes.flatMap((b, j) => (j > i && areNear(a, b) ? [`${i} ${j}`] : [])),
      );
      expect(found).toEqual(expect.arrayContaining(near));
    }),
  );
});

it('does not look at pairs that are far apart', () => {
  const boxes = Array.from({ length: 10_000 }, (_, i) => {
    const [left, top] = [3 * Math.floor(i / 100), 3 * (i % 100)];
    return { left, top, right: left + 2, bottom: top + 2 };
  });
  // A part as high as all of them changes nothing.
  const tall = { left: -400, top: 0, right: -100, bottom: 300 };
  let looks = 0;
  forEachRowPair([tall, ...boxes], LIMITS, () => looks++);
  expect(looks).toBeGreaterThan(10_000);
  expect(looks).toBeLessThan(30 * boxes.length);
});
