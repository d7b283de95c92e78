import type { RgbaImage } from '../../core/image.ts';
import { hash01 } from '../../core/hash.ts';
import type { Ring } from '../../vector/geometry.ts';
import type { ShapeSet } from '../../shapes.ts';

/* Small pictures that tests draw for themselves. */

type Ink = readonly [number, number, number];

function paint(width: number, height: number, inkAt: (x: number, y: number) => Ink): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data.set([...inkAt((x + 0.5) / width, (y + 0.5) / height), 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** A lit ball with two dark eyes before a cloudy ground, with grain: a photograph to the engine. */
export function portrait(width = 120, height = 132): RgbaImage {
  return paint(width, height, (x, y) => {
    const grain = 26 * (hash01(Math.round(x * width) * 4099 + Math.round(y * height), 5) - 0.5);
    const r = Math.hypot((x - 0.5) / 0.32, (y - 0.48) / 0.38);
    const eye = Math.min(Math.hypot(x - 0.4, y - 0.42), Math.hypot(x - 0.61, y - 0.42));
    if (eye < 0.045) return [34 + grain, 24 + grain, 20 + grain];
    if (Math.abs(x - 0.5) < 0.09 && Math.abs(y - 0.68) < 0.025) return [120 + grain, 40, 44];
    const cloud = 30 * Math.sin(9 * x + 3) * Math.cos(7 * y);
    if (r > 1) return [96 + cloud + grain + 60 * y, 118 + cloud + grain, 150 - cloud + grain];
    const light = 1.1 - 0.75 * Math.hypot(x - 0.36, y - 0.3) - 0.18 * r * r;
    return [228 * light + grain, 178 * light + grain, 138 * light * (0.8 + 0.4 * y) + grain];
  });
}

/** Flat art in four inks on white. */
export function badge(size = 140): RgbaImage {
  return paint(size, size, (x, y) => {
    const r = Math.hypot(x - 0.5, y - 0.5);
    if (r > 0.44) return [255, 255, 255];
    if (Math.hypot(x - 0.38, y - 0.4) < 0.07) return [20, 22, 30];
    if (y > 0.62 + 0.1 * Math.sin(9 * x)) return [32, 110, 70];
    return Math.abs(x - y) < 0.12 ? [222, 160, 40] : [190, 40, 44];
  });
}

/** A line drawing: a leaf and its stem, in strokes of about a millimetre at 60 mm. */
export function leaf(size = 200): RgbaImage {
  return paint(size, size, (x, y) => {
    const u = (x - 0.5) / 0.28;
    const edge = 0.2 * Math.max(0, 1 - u * u);
    const off = Math.abs(Math.abs(y - 0.45) - edge);
    const line = Math.abs(u) < 1 && off < 0.012;
    const stem = y > 0.45 && y < 0.92 && Math.abs(x - 0.5) < 0.009;
    return line || stem ? [15, 15, 18] : [255, 255, 255];
  });
}

/** A motif of one colour: a shield with a hole, and a spot beside it, 64 mm wide. */
export function motif(hex = '#000000'): ShapeSet {
  const ring = (points: readonly number[]): Ring => Float64Array.from(points);
  const circle = (cx: number, cy: number, r: number): Ring =>
    Float64Array.from({ length: 64 }, (_, i) =>
      i % 2 === 0
        ? cx + r * Math.cos(((i >> 1) * Math.PI) / 16)
        : cy + r * Math.sin(((i >> 1) * Math.PI) / 16),
    );
  const shield = ring([8, 6, 32, 12, 56, 6, 52, 38, 32, 58, 12, 38]);
  return {
    widthMm: 64,
    heightMm: 60,
    threads: [{ hex, name: 'Ink', code: '', chart: '' }],
    shapes: [
      { kind: 'area', thread: 0, polygon: { rings: [shield, circle(32, 30, 7)] } },
      { kind: 'area', thread: 0, polygon: { rings: [circle(55, 54, 5)] } },
    ],
  };
}

/** A spot on the left of a white page. */
export function spot(size = 100): RgbaImage {
  return paint(size, size, (x, y) =>
    Math.hypot(x - 0.3, y - 0.5) < 0.15 ? [20, 20, 24] : [255, 255, 255],
  );
}
