import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { isPhotograph } from './is-photograph.ts';
import { drawnArt, picture, scene } from './test-pictures.ts';

describe('isPhotograph', () => {
  it('knows a scene of slopes, light and grain', () => {
    expect(isPhotograph(scene(240, 160))).toBe(true);
  });

  it('knows it without colour, and cut out', () => {
    const { width, height, data } = scene(240, 160);
    const grey = picture(width, height, (x, y) => {
      const v = data[(y * width + x) * 4 + 1];
      return [v, v, v, 255];
    });
    expect(isPhotograph(grey)).toBe(true);
    const cutOut = picture(width, height, (x, y) => {
      const [r, g, b] = data.subarray((y * width + x) * 4);
      return [r, g, b, Math.hypot(x - 120, y - 80) < 70 ? 255 : 0];
    });
    expect(isPhotograph(cutOut)).toBe(true);
  });

  it('knows it in soft light and next to no colour, as long as there is texture', () => {
    const faded = (contrast: number) => {
      const { width, height, data } = scene(240, 160);
      return picture(width, height, (x, y) => {
        const [r, g, b] = data.subarray((y * width + x) * 4);
        const fade = (v: number) => 60 + contrast * (v + g) * 0.5;
        return [fade(r), fade(g), fade(b), 255];
      });
    };
    expect(isPhotograph(faded(0.6))).toBe(true);
    expect(isPhotograph(faded(0.3))).toBe(false);
  });

  it('knows a toned thing of many bright edges before a wall that is left out', () => {
    const camera = (grain: number) =>
      picture(300, 200, (x, y) => {
        if (Math.abs(x - 150) > 90 || Math.abs(y - 100) > 80) return [250, 248, 246, 255];
        const isMetal = (x + 2 * y) % 21 < 8;
        const light = (isMetal ? 150 : 20) + (x + y) / 2.5 + grain * hash01(x >> 1, y >> 1);
        return [light, (0.93 - y / 2500) * light, (0.89 - x / 2500) * light, 255];
      });
    expect(isPhotograph(camera(28))).toBe(true);
    expect(isPhotograph(camera(0))).toBe(false);
  });

  it('takes a chequer of very many flat colours for drawn', () => {
    const chequer = picture(240, 160, (x, y) => {
      const cell = (y >> 3) * 40 + (x >> 3);
      const shade = (k: number) => 40 + 12 * Math.floor(hash01(cell % 170, k) * 16);
      return [shade(1), shade(2), shade(3), 255];
    });
    expect(isPhotograph(chequer)).toBe(false);
  });

  it('takes noise and halftones for what cannot be traced', () => {
    for (const levels of [2, 256]) {
      const noise = picture(900, 900, (x, y) => {
        const v = Math.floor(hash01(y * 900 + x, levels) * levels) * (255 / (levels - 1));
        return [v, v, v, 255];
      });
      expect(isPhotograph(noise)).toBe(true);
    }
  });

  it('takes flat art, a gradient and one colour for drawn', () => {
    expect(isPhotograph(drawnArt(240, 160))).toBe(false);
    const gradient = picture(240, 160, (x, y) =>
      Math.hypot(x - 120, y - 80) < 70 ? [x, 60, 255 - x, 255] : [250, 240, 220, 255],
    );
    expect(isPhotograph(gradient)).toBe(false);
    expect(isPhotograph(picture(1, 1, () => [9, 9, 9, 255]))).toBe(false);
  });
});
