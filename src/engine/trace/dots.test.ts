import { describe, expect, it } from 'vitest';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import type { AreaShape } from '../shapes.ts';
import { polygonArea, ringBox } from '../vector/geometry.ts';
import { tracePicture } from './index.ts';

/* A crest of 140 px sewn 100 mm large: the dots of its Ü are hardly more than a pixel. */

const SIDE = 140;
const MM = 100 / SIDE;
/** Middles of the dots, px. */
const DOTS = [
  [66.3, 40.4],
  [72.7, 40.4],
];

/** Whether a place is inked: a ring, a U of strokes 2 px wide, and its dots. */
function isInk(x: number, y: number, dot: number): boolean {
  if (Math.abs(Math.hypot(x - 70, y - 70) - 60) < 4) return true;
  if (DOTS.some(([dx, dy]) => Math.max(Math.abs(x - dx), Math.abs(y - dy)) < dot / 2)) return true;
  const isStem = Math.abs(Math.abs(x - 69.5) - 6) < 1 && y > 44 && y < 58;
  return isStem || (Math.abs(y - 58) < 1 && Math.abs(x - 69.5) < 7);
}

/** The areas under 4 mm² that are traced where dots are so wide, px. */
function smallAreas(dot: number): AreaShape[] {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    let inked = 0;
    for (let k = 0; k < 64; k++) {
      if (isInk(x + ((k & 7) + 0.5) / 8, y + ((k >> 3) + 0.5) / 8, dot)) inked++;
    }
    const ground = Math.hypot(x - 70, y - 70) < 62 ? [250, 240, 200] : [255, 255, 255];
    [22, 57, 97].forEach((ink, c) => {
      data[i * 4 + c] = ground[c] + (inked / 64) * (ink - ground[c]);
    });
  }
  const { set } = tracePicture(
    { width: SIDE, height: SIDE, data },
    { ...DIGITIZE_DEFAULTS, photo: 'off', keepBackground: true, widthMm: 100 },
  );
  return set.shapes.filter(
    (shape): shape is AreaShape => shape.kind === 'area' && polygonArea(shape.polygon) < 4,
  );
}

describe('the dots of a letter in a small picture', () => {
  it('are drawn, each where it is, and large enough for a needle', () => {
    const small = smallAreas(1.5);
    expect(small).toHaveLength(2);
    for (const [x, y] of DOTS) {
      const near = small.filter(({ polygon }) => {
        const { left, right, top, bottom } = ringBox(polygon.rings[0]);
        return Math.hypot((left + right) / 2 - x * MM, (top + bottom) / 2 - y * MM) < 0.5;
      });
      expect(near).toHaveLength(1);
      expect(polygonArea(near[0].polygon)).toBeGreaterThan(1);
    }
  });

  it('are not all taken for specks of its rim where they are smaller', () => {
    expect(smallAreas(1.4).length).toBeGreaterThan(0);
  });
});
