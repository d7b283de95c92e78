import { describe, expect, it } from 'vitest';
import { groundOf } from './ground.ts';

const SIDE = 50;

/** A picture by the colour of each place. */
function picture(color: (x: number, y: number) => readonly number[]): Uint8ClampedArray {
  const places = Array.from({ length: SIDE * SIDE }, (_, at) => at);
  return Uint8ClampedArray.from(places.flatMap((at) => color(at % SIDE, Math.floor(at / SIDE))));
}

const read = (color: Parameters<typeof picture>[0]) => groundOf(picture(color), SIDE, SIDE);
const isPiece = (x: number, y: number) => Math.hypot(x - 25, y - 25) < 18;
const THREAD = [200, 30, 40, 255];

describe('the ground at a picture’s edge', () => {
  it('is the cloth’s mean colour, whatever is sewn on it', () => {
    const navy = (x: number) => [30 + (x % 2) * 8, 40, 80, 255];
    expect(read((x, y) => (isPiece(x, y) ? THREAD : navy(x)))).toBe('#222850');
  });

  it('is null where it is clear', () => {
    expect(read((x, y) => (isPiece(x, y) ? THREAD : [0, 0, 0, 0]))).toBeNull();
  });

  it('is not told by a thread that crosses the edge here and there', () => {
    expect(read((x) => (x < 6 ? THREAD : [240, 240, 230, 255]))).toBe('#f0f0e6');
  });

  it('is undefined where the piece is sewn up to the edge in many colours', () => {
    expect(read((x, y) => [(x * 53) % 256, (y * 91) % 256, (x * y) % 256, 255])).toBeUndefined();
  });
});
