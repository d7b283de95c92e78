import type { RgbaImage } from 'ilmek-engine';

/* A photograph with its corners off, as portraits are framed: what a ring can go around. */

/** An outline that fills so much of its box is that of a rectangle. */
const MIN_SHARE = 0.93;
/** An oval is at most so much longer than it is wide. */
const MAX_ASPECT = 1.25;

/** Whether a picture reaches to the corners of its box. @param outline convex, x and y in turns */
export function isRectangle(outline: Float64Array): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let twice = 0;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [x, y] = [outline[i], outline[i + 1]];
    twice += outline[j] * y - x * outline[j + 1];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return Math.abs(twice / 2) > MIN_SHARE * (right - left) * (bottom - top);
}

/** The middle of a picture as an oval; what is outside is clear. */
export function inOval({ width, height, data }: RgbaImage): RgbaImage {
  const rx = Math.min(width, MAX_ASPECT * height) / 2;
  const ry = Math.min(height, MAX_ASPECT * width) / 2;
  const out = data.slice();
  for (let y = 0; y < height; y++) {
    const dy = (y + 0.5 - height / 2) / ry;
    const half = Math.abs(dy) < 1 ? rx * Math.sqrt(1 - dy * dy) : 0;
    const [from, to] = [Math.ceil(width / 2 - half), Math.floor(width / 2 + half)];
    for (let x = 0; x < width; x++) if (x < from || x >= to) out[(y * width + x) * 4 + 3] = 0;
  }
  return { width, height, data: out };
}
