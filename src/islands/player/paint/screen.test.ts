import { expect, it } from 'vitest';
import type { Painter } from './painter.ts';
import { createScreen } from './screen.ts';

const TOTAL = 60_000;
const BOUNDS = { leftMm: 0, topMm: 0, widthMm: 100, heightMm: 100 };

/** A screen that is looked at, and how many strands each of its frames lays. @param price of one, ms */
function countingScreen(price = 0) {
  let laid = 0;
  let ms = 0;
  const nothing = (): void => undefined;
  const painter: Painter = {
    showEvery: 250,
    begin: nothing,
    clear: nothing,
    lay(from, to) {
      laid += to - from;
      ms += (to - from) * price;
    },
    save: nothing,
    restore: nothing,
    slotBytes: () => 4_000_000,
    show: nothing,
  };
  const screen = createScreen(painter, BOUNDS, TOTAL, () => ms);
  screen.resize(1000, 1000);
  const frame = (target: number, sinceLast: number): number => {
    laid = 0;
    screen.sewTo(target);
    screen.work(sinceLast);
    return laid;
  };
  return frame;
}

it('lays no more in one frame after a long play than at first', () => {
  const frame = countingScreen();
  for (let i = 1; i <= 300; i++) expect(frame(20 * i, 16)).toBe(20);
  expect(frame(TOTAL, 16)).toBe(1500);
});

it('lays more from frame to frame on a long way, as long as frames are short', () => {
  const frame = countingScreen();
  const laid = [16, 16, 16, 40, 40].map((sinceLast) => frame(TOTAL, sinceLast));
  expect(laid).toEqual([1500, 2250, 3375, 2025, 1215]);
});

it('lays no more in one frame than there is time for, where strands are drawn at once', () => {
  const frame = countingScreen(0.02);
  for (let i = 0; i < 5; i++) frame(TOTAL, 16);
  const laid = Array.from({ length: 20 }, () => frame(TOTAL, 16));
  for (const strands of laid) {
    expect(strands * 0.02).toBeLessThan(12);
    expect(strands).toBeGreaterThanOrEqual(100);
  }
  expect(Math.max(...laid)).toBeGreaterThan(250);
});
