import { describe, expect, it } from 'vitest';
import { raiseContrast } from './local-contrast.ts';

const SIZE = { width: 80, height: 60, pxPerMm: 4 };

/** Grey light whose cube root is told for each place. */
function light(rootAt: (x: number, y: number) => number): Float32Array {
  const out = new Float32Array(SIZE.width * SIZE.height * 3);
  for (let i = 0; i < out.length; i++) {
    const pixel = Math.floor(i / 3);
    out[i] = rootAt(pixel % SIZE.width, Math.floor(pixel / SIZE.width)) ** 3;
  }
  return out;
}

const rootAt = (cones: Float32Array, x: number, y: number): number =>
  Math.cbrt(cones[(y * SIZE.width + x) * 3]);

describe('raiseContrast', () => {
  it('leaves plain places as they are', () => {
    const cones = light(() => 0.6);
    const before = cones.slice();
    raiseContrast(cones, SIZE);
    cones.forEach((v, i) => expect(v).toBeCloseTo(before[i], 6));
  });

  it('makes a small shade darker by a third and more, and what lies far off no different', () => {
    const cones = light((x, y) => (Math.hypot(x - 40, y - 30) < 3 ? 0.56 : 0.6));
    raiseContrast(cones, SIZE);
    expect(rootAt(cones, 40, 30)).toBeLessThan(0.56 - 0.04 / 4);
    expect(rootAt(cones, 40, 30)).toBeGreaterThan(0.56 - 0.04 / 2);
    expect(rootAt(cones, 2, 2)).toBeCloseTo(0.6, 4);
  });

  it('draws no seam of light beside a strong edge', () => {
    const cones = light((x) => (x < 40 ? 0.2 : 0.8));
    raiseContrast(cones, SIZE);
    for (let x = 0; x < 80; x++) {
      expect(Math.abs(rootAt(cones, x, 30) - (x < 40 ? 0.2 : 0.8))).toBeLessThan(0.025);
    }
  });

  it('keeps black, white and hues', () => {
    const cones = new Float32Array(SIZE.width * SIZE.height * 3);
    for (let p = 0; p < cones.length; p += 3) {
      if (p % 7 === 0) cones.set([1, 1, 1], p);
      if (p % 7 === 1) cones.set([0.4, 0.3, 0.1], p);
    }
    raiseContrast(cones, SIZE);
    for (let p = 0; p < cones.length; p += 3) {
      if (p % 7 === 0) expect(Math.max(...cones.subarray(p, p + 3))).toBeLessThanOrEqual(1);
      if (p % 7 === 1) expect(cones[p] / cones[p + 1]).toBeCloseTo(4 / 3, 4);
      if (p % 7 > 1) expect([...cones.subarray(p, p + 3)]).toEqual([0, 0, 0]);
    }
  });
});
