import { describe, expect, it } from 'vitest';
import { CHART } from './chart.ts';
import { oklabFromHex, oklabFromRgb, oklchFromOklab, type Oklab } from '../color/oklab.ts';

const labs = CHART.map(({ hex }) => oklabFromHex(hex));
const distance = (p: Oklab, q: Oklab): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
const nearest = (p: Oklab): number => Math.min(...labs.map((q) => distance(p, q)));

describe('CHART', () => {
  it('has about 120 threads, each with a colour, name and number of its own', () => {
    expect(CHART.length).toBeGreaterThanOrEqual(110);
    expect(CHART.length).toBeLessThanOrEqual(130);
    for (const key of ['hex', 'name', 'code'] as const) {
      expect(new Set(CHART.map((thread) => thread[key].toLowerCase())).size).toBe(CHART.length);
    }
    for (const { hex, name, code } of CHART) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(name).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
      expect(code).toMatch(/^\d{4}$/);
    }
    expect(CHART.map(({ code }) => code)).toEqual(CHART.map(({ code }) => code).sort());
  });

  it('keeps its threads apart', () => {
    labs.forEach((p, i) =>
      labs.slice(0, i).forEach((q, j) => {
        expect(distance(p, q), `${CHART[i].name}, ${CHART[j].name}`).toBeGreaterThan(0.04);
      }),
    );
  });

  it('leaves no colour far from a thread', () => {
    let sum = 0;
    let count = 0;
    for (let r = 0; r < 256; r += 17) {
      for (let g = 0; g < 256; g += 17) {
        for (let b = 0; b < 256; b += 17) {
          const gap = nearest(oklabFromRgb(r, g, b));
          expect(gap).toBeLessThan(0.16);
          sum += gap;
          count++;
        }
      }
    }
    expect(sum / count).toBeLessThan(0.05);
  });

  it('names colours that are what they say', () => {
    const hues: Record<string, [from: number, to: number]> = {
      red: [10, 35],
      orange: [40, 60],
      yellow: [95, 115],
      green: [120, 185],
      turquoise: [175, 195],
      blue: [220, 275],
      violet: [280, 325],
      pink: [340, 365],
    };
    for (const { name, hex } of CHART) {
      const word = name.toLowerCase().split(' ').at(-1)!;
      const range = hues[word];
      const [, chroma, hue] = oklchFromOklab(...oklabFromHex(hex));
      const turned = word === 'pink' && hue < 180 ? hue + 360 : hue;
      if (range) expect([turned >= range[0], turned <= range[1]], name).toEqual([true, true]);
      if (word === 'grey') expect(chroma, name).toBeLessThan(0.02);
    }
  });
});
