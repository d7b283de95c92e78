import { describe, expect, it } from 'vitest';
import { directionAt, findDomains } from './domains.ts';
import type { Structure } from './structure.ts';

/** 60 × 40 mm that vary across y, and in the middle a square which varies across x by so much. */
function square(across: number, skin = 0): Structure {
  const [width, height] = [60, 40];
  const isIn = (i: number) =>
    Math.abs((i % width) - 30) < 8 && Math.abs(Math.floor(i / width) - 20) < 8;
  const field = (of: (i: number) => number) =>
    Float32Array.from({ length: width * height }, (_, i) => of(i));
  return {
    width,
    height,
    cellMm: 1,
    xx: field((i) => (isIn(i) ? across : 0)),
    xy: field(() => 0),
    yy: field((i) => (isIn(i) ? 0 : 0.02)),
    lab: new Float32Array(width * height * 3),
    skin: field(() => skin),
  };
}

const LEVEL = 0;
const UPRIGHT = 1;

/** The direction of rows in the square, where all around it wants level ones. */
const within = (across: number, skin?: number) =>
  directionAt(findDomains(square(across, skin), [0, 90]), 30, 20);

describe('findDomains', () => {
  it('turns rows where the picture says so, and not for the faint shading of a plain ground', () => {
    expect(within(0.02)).toBe(UPRIGHT);
    expect(within(0.0008)).toBe(LEVEL);
  });

  it('turns them within skin for more than elsewhere', () => {
    expect(within(0.003)).toBe(UPRIGHT);
    expect(within(0.003, 1)).toBe(LEVEL);
  });
});
