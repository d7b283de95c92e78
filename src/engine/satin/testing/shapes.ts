import type { Polygon } from '../../vector/geometry.ts';

/*
 * Outlines for tests of satin: the strokes of a badge, letters drawn by hand,
 * and shapes that were hard once.
 */

type Ring = number[];
const polygon = (...rings: Ring[]): Polygon => ({ rings: rings.map((r) => Float64Array.from(r)) });

/** Points of a cubic Bézier curve without its first one. */
function cubic(
  out: Ring,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x: number,
  y: number,
): void {
  const x0 = out[out.length - 2];
  const y0 = out[out.length - 1];
  for (let i = 1; i <= 40; i++) {
    const t = i / 40;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    out.push(a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y);
  }
}

/** A path of points and curves: a number list of 2 is a line, of 6 a curve. */
function path(start: [number, number], ...steps: number[][]): Ring {
  const out: Ring = [...start];
  for (const s of steps) {
    if (s.length === 2) out.push(s[0], s[1]);
    else cubic(out, s[0], s[1], s[2], s[3], s[4], s[5]);
  }
  return out;
}

export function circle(cx: number, cy: number, r: number, n = 96): Ring {
  const out: Ring = [];
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    out.push(cx + r * Math.cos(a), cy + r * Math.sin(a));
  }
  return out;
}

/** A stroke of even width along a line of points, with flat ends and mitred corners. */
function stroke(points: [number, number][], width: number): Ring {
  const left: Ring = [];
  const right: Ring = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(points.length - 1, i + 1)];
    const d = Math.hypot(bx - ax, by - ay);
    const nx = ((ay - by) / d) * (width / 2);
    const ny = ((bx - ax) / d) * (width / 2);
    left.push(x + nx, y + ny);
    right.unshift(x - nx, y - ny);
  });
  return [...left, ...right];
}

const spiralLine: [number, number][] = Array.from({ length: 160 }, (_, i) => {
  const a = (i / 160) * 5 * Math.PI;
  const r = 2.5 + a * 0.75;
  return [r * Math.cos(a), r * Math.sin(a)];
});

const keyholeRing: Ring = [
  ...circle(0, 0, 6),
  6,
  0,
  3.5,
  0,
  ...reversed(circle(0, 0, 3.5)),
  3.5,
  0,
];

function reversed(ring: Ring): Ring {
  const out: Ring = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) out.push(ring[i], ring[i + 1]);
  return out;
}

export const SHAPES: Record<string, Polygon> = {
  ring: polygon(circle(22, 23, 11, 160), circle(22, 23, 8.5, 128)),
  T: polygon([38, 12, 54, 12, 54, 15, 47.5, 15, 47.5, 30, 44.5, 30, 44.5, 15, 38, 15]),
  E: polygon([
    57, 12, 68, 12, 68, 15, 60, 15, 60, 19.5, 66.5, 19.5, 66.5, 22.5, 60, 22.5, 60, 27, 68, 27, 68,
    30, 57, 30,
  ]),
  S: polygon(
    path(
      [82, 14.5],
      [80, 12, 72, 11, 71.5, 16.5],
      [71, 22, 80.5, 20.5, 80, 25.5],
      [79.5, 29.5, 73, 28.5, 71.5, 25.6],
      [69.6, 27.8],
      [72, 32.2, 82.8, 32.2, 83, 25.4],
      [83.2, 18.4, 74.4, 20, 74.6, 16.4],
      [74.8, 13.8, 78.8, 14.4, 79.9, 16.6],
    ),
  ),
  wave: polygon(
    path(
      [12, 40],
      [24, 32, 36, 48, 50, 40],
      [64, 32, 76, 48, 88, 40],
      [88, 43],
      [76, 51, 64, 35, 50, 43],
      [36, 51, 24, 35, 12, 43],
    ),
  ),
  bar: polygon([38, 33.5, 82, 33.5, 82, 35.1, 38, 35.1]),
  leaf: polygon(
    path(
      [40, 50],
      [46.6667, 44.6667, 53.3333, 44.6667, 60, 50],
      [53.3333, 54, 46.6667, 54, 40, 50],
    ),
  ),
  a: polygon(
    path(
      [9, 3],
      [9, 15],
      [6.7, 15],
      [6.7, 13.4],
      [5.8, 14.8, 4.4, 15.3, 3.2, 15.3],
      [-1.1, 15.3, -1.1, 7.9, 3.4, 7.9],
      [4.6, 7.9, 5.8, 8.2, 6.7, 8.9],
      [6.7, 4.2, 3.6, 4.4, 1.4, 6],
      [0.4, 4.2],
      [3, 2.2, 8.6, 1.4, 9, 6.4],
    ).slice(2),
    path([6.6, 11.5], [6.6, 9.4, 2.4, 9, 2.4, 11.6], [2.4, 14.2, 6.6, 13.8, 6.6, 11.5]).slice(2),
  ),
  k: polygon([
    0, 0, 2.2, 0, 2.2, 9.4, 6.6, 5, 9.6, 5, 5.4, 9.2, 10, 16, 7.2, 16, 3.8, 10.8, 2.2, 12.4, 2.2,
    16, 0, 16,
  ]),
  m: polygon(
    path(
      [0, 4.5],
      [2.2, 4.5],
      [2.2, 6],
      [3.6, 3.9, 7, 3.9, 8, 6.2],
      [9.8, 3.6, 15, 3.6, 15, 8.6],
      [15, 16],
      [12.7, 16],
      [12.7, 9],
      [12.7, 5.2, 8.7, 5.6, 8.7, 9.4],
      [8.7, 16],
      [6.4, 16],
      [6.4, 9],
      [6.4, 5.2, 2.3, 5.6, 2.3, 9.4],
      [2.3, 16],
      [0, 16],
    ),
  ),
  R: polygon(
    path(
      [0, 0],
      [6.4, 0],
      [12.6, 0, 12.4, 8.4, 7.6, 9],
      [12.2, 16],
      [9, 16],
      [4.8, 9.4],
      [2.6, 9.4],
      [2.6, 16],
      [0, 16],
    ),
    path([2.6, 2.3], [2.6, 7.2], [6.2, 7.2], [9.6, 7.2, 9.6, 2.3, 6.2, 2.3]),
  ),
  crescent: polygon(path([0, 0], [-11, 2, -11, 20, 0, 22], [-5.5, 18, -5.5, 4, 0, 0]).slice(2)),
  Y: polygon([0, 0, 3, 0, 7, 7.5, 11, 0, 14, 0, 8.4, 10.4, 8.4, 18, 5.6, 18, 5.6, 10.4]),
  cross: polygon([6, 0, 9, 0, 9, 6, 15, 6, 15, 9, 9, 9, 9, 15, 6, 15, 6, 9, 0, 9, 0, 6, 6, 6]),
  spiral: polygon(stroke(spiralLine, 2.4)),
  sliver: polygon([0, 0, 30, 0.6, 30, 1.4]),
  keyhole: polygon(keyholeRing),
  dot: polygon(circle(87, 16, 2.5)),
  star: polygon([
    22, 16.5, 23.65, 20.73, 28.18, 20.99, 24.66, 23.87, 25.82, 28.26, 22, 25.8, 18.18, 28.26, 19.34,
    23.87, 15.82, 20.99, 20.35, 20.73,
  ]),
  frame: polygon([0, 0, 20, 0, 20, 14, 0, 14], [2.5, 2.5, 2.5, 11.5, 17.5, 11.5, 17.5, 2.5]),
  chevron: polygon([0, 0, 3.2, 0, 8, 10, 12.8, 0, 16, 0, 9.4, 14, 6.6, 14]),
  shield: polygon(
    path(
      [10, 6],
      [90, 6],
      [93.3, 6, 96, 8.7, 96, 12],
      [96, 40],
      [96, 48, 80.67, 54, 50, 58],
      [19.33, 54, 4, 48, 4, 40],
      [4, 12],
      [4, 8.7, 6.7, 6, 10, 6],
    ),
  ),
};
