import { describe, expect, it } from 'vitest';
import { PALETTES } from '../options.ts';
import { chooseThreads } from '../threads/choose.ts';
import { oklabFromHex, oklchFromOklab } from './oklab.ts';
import { limitColors, paletteSwatches, restyle } from './palette.ts';

const PICTURE = ['#1d1f2b', '#8c2f39', '#d9622b', '#f0c04a', '#4f8a4c', '#2f6ea8'].map(
  oklabFromHex,
);
const EVEN = PICTURE.map(() => 1 / PICTURE.length);
const chroma = (lab: readonly [number, number, number]): number => oklchFromOklab(...lab)[1];

describe('restyle', () => {
  it('keeps the classic colours', () => {
    expect(restyle('classic', PICTURE, EVEN)).toEqual(PICTURE);
  });

  it('raises chroma for vibrant, calms it for pastel and muted', () => {
    PICTURE.forEach((lab, i) => {
      expect(chroma(restyle('vibrant', PICTURE, EVEN)[i])).toBeGreaterThan(chroma(lab));
      expect(chroma(restyle('muted', PICTURE, EVEN)[i])).toBeLessThan(chroma(lab));
      const pastel = restyle('pastel', PICTURE, EVEN)[i];
      expect(chroma(pastel)).toBeLessThan(chroma(lab));
      expect(pastel[0]).toBeGreaterThan(0.6);
    });
  });

  it('keeps the order of lightness in monochrome, and tells all apart', () => {
    const same = [0.5, 0.5, 0.9, 0.98, 0.99, 0.1].map((L): [number, number, number] => [L, 0.1, 0]);
    const out = restyle('monochrome', same, EVEN).map(([L]) => L);
    expect(Math.max(...out)).toBeLessThanOrEqual(1);
    expect([out[5] < out[0], out[1] < out[2], out[2] < out[3], out[3] < out[4]]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const sorted = out.toSorted((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThan(0.06);
  });

  it.each(['earth-tones', 'jewel-tones', 'vintage', 'neon', 'rainbow'] as const)(
    'gives each colour its own swatch in %s',
    (name) => {
      const out = restyle(name, PICTURE, EVEN);
      expect(new Set(out.map(String)).size).toBe(PICTURE.length);
      // Dark stays darker than light.
      expect(out[0][0]).toBeLessThan(out[3][0]);
    },
  );
});

describe('limitColors', () => {
  it('is three for minimal and the wish for classic', () => {
    expect(limitColors('minimal', 6)).toBe(3);
    expect(limitColors('classic', 24)).toBe(24);
    expect(limitColors('earth-tones', 24)).toBeLessThan(24);
  });
});

describe('every palette', () => {
  it.each(PALETTES)('%s has swatches and threads of different names', (name) => {
    const swatches = paletteSwatches(name);
    expect(swatches.length).toBeGreaterThanOrEqual(3);
    for (const hex of swatches) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    const count = limitColors(name, PICTURE.length);
    const threads = chooseThreads(name, PICTURE.slice(0, count), EVEN.slice(0, count));
    expect(new Set(threads.map((t) => t.name + t.code)).size).toBe(count);
    expect(new Set(threads.map((t) => t.hex)).size).toBe(count);
  });
});
