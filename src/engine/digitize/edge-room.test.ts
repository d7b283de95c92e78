import { describe, expect, it } from 'vitest';
import { Borders, closely, roomBeside } from './edge-room.ts';

/** A sliver: its edges meet in a point at the right. */
const WEDGE = Float64Array.of(0, 0, 20, 2, 0, 4);

describe('the room beside an edge', () => {
  const points = closely({ points: WEDGE, closed: true });
  const room = (side: number) =>
    roomBeside({ points, closed: true }, side, new Borders([WEDGE], 3), () => 1.5);

  it('ends half way to the other edge, past it by an overlap', () => {
    const inside = room(1);
    for (let i = 0; points[2 * i] < 19 && i < points.length / 2; i++) {
      const across = 4 - points[2 * i] / 5;
      // The edges lean by six degrees; the third one is near the left end.
      if (points[2 * i] > 3) expect(inside[i]).toBeCloseTo(Math.min(1.5, across / 2 + 0.1), 1);
    }
  });

  it('is all there is where nothing lies beside it', () => {
    expect(room(-1).every((mm) => mm === 1.5)).toBe(true);
  });

  it('is looked at close by', () => {
    for (let i = 2; i < points.length; i += 2) {
      const step = Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
      expect(step).toBeLessThan(0.41);
    }
  });
});
