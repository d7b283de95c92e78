import { applyAffine, placeSize } from 'ilmek-engine/tables';
import { describe, expect, it } from 'vitest';
import { between, dragged, gripAt, inscribed, movedByKey, turned, WHOLE } from './crop.ts';

const PART = { x: 0.2, y: 0.3, width: 0.5, height: 0.4 };
const REACH = { x: 0.05, y: 0.05 };

describe('a frame', () => {
  it('is held at its corners, its sides, and within', () => {
    expect(gripAt(PART, 0.21, 0.31, REACH)).toEqual({ x: -1, y: -1 });
    expect(gripAt(PART, 0.72, 0.5, REACH)).toEqual({ x: 1, y: 0 });
    expect(gripAt(PART, 0.45, 0.5, REACH)).toEqual({ x: 0, y: 0 });
    expect(gripAt(PART, 0.9, 0.5, REACH)).toBeUndefined();
  });

  it('stays in the picture, and stays a frame', () => {
    expect(dragged(PART, { x: 0, y: 0 }, 0.9, -0.9)).toEqual({ ...PART, x: 0.5, y: 0 });
    const thin = dragged(PART, { x: 1, y: 0 }, -0.9, 0.3);
    expect(thin).toMatchObject({ x: 0.2, y: 0.3, height: 0.4 });
    expect(thin.width).toBeCloseTo(0.04);
    const wide = dragged(PART, { x: -1, y: 1 }, -0.9, 0.9);
    expect([wide.x, wide.width, wide.y, wide.height].map((v) => +v.toFixed(6))).toEqual([
      0, 0.7, 0.3, 0.7,
    ]);
  });

  it('is moved by arrow keys, with Shift its lower right corner', () => {
    expect(movedByKey(PART, 'ArrowRight', false)).toMatchObject({ x: 0.22, width: 0.5 });
    expect(movedByKey(PART, 'ArrowDown', true)?.height).toBeCloseTo(0.42);
    expect(movedByKey(PART, 'Enter', false)).toBeUndefined();
  });

  it('lies between two places, within the picture', () => {
    const part = between([0.9, 0.8], [-0.3, 0.2]);
    expect(part).toMatchObject({ x: 0, y: 0.2, width: 0.9 });
    expect(part.height).toBeCloseTo(0.6);
  });

  it('turns with the picture, and back', () => {
    const placing = { turns: 0, straighten: 3, crop: PART };
    const once = turned(placing, 1);
    expect(once.turns).toBe(1);
    // The frame's upper left corner shows what was its lower left.
    const size = { width: 400, height: 300 };
    const shown = placeSize(size, { ...once, straighten: 0 });
    const [x, y] = applyAffine(shown.back, 0, 0);
    expect([x / 400, y / 300].map((v) => +v.toFixed(6))).toEqual([0.2, 0.7]);
    const back = turned(once, -1);
    expect(back.turns).toBe(0);
    expect(Object.values(back.crop).map((v) => +v.toFixed(9))).toEqual(Object.values(PART));
  });

  it.each([
    [{ width: 400, height: 300 }, 7],
    [{ width: 200, height: 600 }, -30],
  ])('of %o turned by %d° has no empty corner, and is no smaller than it must be', (size, by) => {
    const crop = inscribed(size, by);
    const { back, width, height } = placeSize(size, { turns: 0, straighten: by, crop });
    const corners = [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ].map(([x, y]) => applyAffine(back, x, y));
    const beyond = corners.map(([x, y]) => Math.max(-x, -y, x - size.width, y - size.height));
    expect(Math.max(...beyond)).toBeLessThan(1.5);
    expect(Math.max(...beyond)).toBeGreaterThan(-1.5);
    expect(inscribed(size, 0)).toEqual(WHOLE);
  });
});
