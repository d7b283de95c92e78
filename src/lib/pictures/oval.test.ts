import { describe, expect, it } from 'vitest';
import { inOval, isRectangle } from './oval.ts';

const picture = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});
const alphaAt = ({ width, data }: ReturnType<typeof inOval>, x: number, y: number): number =>
  data[(y * width + x) * 4 + 3];

describe('a picture in an oval', () => {
  it('has clear corners and its middle as it was, and leaves the given one alone', () => {
    const whole = picture(60, 40);
    const oval = inOval(whole);
    expect([alphaAt(oval, 0, 0), alphaAt(oval, 59, 39), alphaAt(oval, 30, 20)]).toEqual([
      0, 0, 255,
    ]);
    expect(alphaAt(oval, 30, 0)).toBe(255);
    expect(whole.data.every((value) => value === 255)).toBe(true);
  });

  it('is no longer than a quarter more than it is wide', () => {
    const oval = inOval(picture(400, 40));
    const inside = Array.from({ length: 400 }, (_, x) => alphaAt(oval, x, 20)).filter(Boolean);
    expect(Math.abs(inside.length - 50)).toBeLessThanOrEqual(2);
  });

  it('tells a rectangle from what is none', () => {
    expect(isRectangle(Float64Array.of(0, 0, 30, 0, 30, 20, 0, 20))).toBe(true);
    expect(isRectangle(Float64Array.of(15, 0, 30, 10, 15, 20, 0, 10))).toBe(false);
  });
});
