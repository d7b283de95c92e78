import type { RgbaImage } from 'ilmek-engine';
import { hash01 } from 'ilmek-engine/tables';

/*
 * Seeded pictures: drawn by formula, the same on every machine.
 */

type Rgb = readonly [number, number, number];

/** A badge: flat colours with anti-aliased edges on a transparent ground. */
export function badge(size: number): RgbaImage {
  return draw(size, (x, y) => {
    const r = Math.hypot(x - 0.5, y - 0.5);
    const a = Math.atan2(y - 0.5, x - 0.5);
    if (r > 0.47) return undefined;
    if (r > 0.4) return [242, 194, 48];
    if (r < 0.2 + 0.09 * Math.cos(5 * a)) return [250, 250, 245];
    if (Math.abs(y - 0.72 - 0.03 * Math.sin(x * 20)) < 0.03) return [57, 160, 216];
    return [29, 63, 143];
  });
}

/** A landscape with soft gradients and grain: what a photograph asks of the engine. */
export function landscape(size: number): RgbaImage {
  return draw(size, (x, y) => {
    const hill = 0.55 + 0.08 * Math.sin(x * 7) + 0.04 * Math.sin(x * 19 + 1);
    const grain = (hash01(Math.round(x * size) + size * Math.round(y * size)) - 0.5) * 24;
    const light = Math.exp(-12 * ((x - 0.7) ** 2 + (y - 0.2) ** 2));
    const base: Rgb =
      y < hill
        ? [90 + 120 * light + 60 * y, 130 + 80 * light + 40 * y, 190 - 60 * light + 20 * y]
        : [60 + 70 * Math.sin(x * 31) ** 2, 90 + 50 * (1 - y), 40 + 25 * Math.cos(y * 40) ** 2];
    return [base[0] + grain, base[1] + grain, base[2] + grain];
  });
}

/** Draws with four samples a pixel; `undefined` is transparent. */
function draw(size: number, at: (x: number, y: number) => Rgb | undefined): RgbaImage {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (let s = 0; s < 4; s++) {
      const x = ((i % size) + 0.25 + 0.5 * (s % 2)) / size;
      const y = (Math.floor(i / size) + 0.25 + 0.5 * (s >> 1)) / size;
      const color = at(x, y);
      if (!color) continue;
      red += color[0];
      green += color[1];
      blue += color[2];
      alpha++;
    }
    const n = Math.max(1, alpha);
    data.set([red / n, green / n, blue / n, (alpha * 255) / 4], i * 4);
  }
  return { width: size, height: size, data };
}
