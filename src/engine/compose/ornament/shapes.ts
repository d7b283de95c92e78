import { place, type Figure, type Piece } from '../figure.ts';
import { joinCurves, sampleCubic } from './curves.ts';

/*
 * Small ornaments, each of unit size about 0, drawn to be sewn: closed areas
 * with a body of their own, no slivers.
 */

const area = (points: ArrayLike<number>, hex: string): Piece => ({
  kind: 'area',
  polygon: { rings: [Float64Array.from(points)] },
  hex,
});

export const line = (points: Float64Array, width: number, hex: string, closed = false): Piece => ({
  kind: 'line',
  points,
  closed,
  width,
  hex,
});

/** A disc of diameter 1. */
export function disc(hex: string): Figure {
  const count = 28;
  return [
    area(
      Float64Array.from({ length: 2 * count }, (_, i) => {
        const turn = ((i >> 1) / count) * 2 * Math.PI;
        return 0.5 * (i % 2 === 0 ? Math.cos(turn) : Math.sin(turn));
      }),
      hex,
    ),
  ];
}

/** A leaf from its base at 0 to its tip at (0, -1); full below the middle, a little bent. */
export function leaf(hex: string, bend = 0.08): Figure {
  const right = sampleCubic([0, 0, 0.34, -0.12, 0.3 + bend, -0.62, bend, -1], 14);
  const left = sampleCubic([bend, -1, -0.26 + bend, -0.66, -0.36, -0.2, 0, 0], 14);
  return [area(joinCurves(right, left.subarray(0, left.length - 2)), hex)];
}

/** A leaf in two tones, parted along its middle: sewn in two directions it looks folded. */
export function foldedLeaf(light: string, dark: string, bend = 0.08): Figure {
  const [whole] = leaf(light, bend);
  const right = sampleCubic([0, 0, 0.34, -0.12, 0.3 + bend, -0.62, bend, -1], 14);
  const rib = sampleCubic([bend, -1, bend * 0.9, -0.66, bend * 0.2, -0.3, 0, 0], 10);
  return [whole, area(joinCurves(right, rib.subarray(0, rib.length - 2)), dark)];
}

/** A blossom of round petals about 0, of diameter 1. */
export function blossom(petal: string, heart: string, petals = 5): Figure {
  const out: Piece[] = [];
  const count = petals * 14;
  const points = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const turn = (2 * Math.PI * i) / count;
    const r = 0.3 + 0.2 * Math.sqrt(Math.abs(Math.cos((petals * turn) / 2)));
    points[2 * i] = r * Math.sin(turn);
    points[2 * i + 1] = -r * Math.cos(turn);
  }
  out.push(area(points, petal));
  return [...out, ...place(disc(heart), { x: 0, y: 0, scale: 0.34 })];
}

/** A drop from its point at (0, -0.6) to its round end at (0, 0.4). */
export function drop(hex: string): Figure {
  const right = sampleCubic([0, -0.6, 0.08, -0.25, 0.3, -0.08, 0.3, 0.12], 10);
  const under = sampleCubic([0.3, 0.12, 0.3, 0.5, -0.3, 0.5, -0.3, 0.12], 14);
  const left = sampleCubic([-0.3, 0.12, -0.3, -0.08, -0.08, -0.25, 0, -0.6], 10);
  return [area(joinCurves(right, under, left.subarray(0, left.length - 2)), hex)];
}

/** A diamond, 1 tall. */
export function diamond(hex: string, width = 0.62): Figure {
  return [area([0, -0.5, width / 2, 0, 0, 0.5, -width / 2, 0], hex)];
}

/** A triangle, its base on y = 0, its point at (0, -1). */
export function triangle(hex: string, base = 1): Figure {
  return [area([-base / 2, 0, base / 2, 0, 0, -1], hex)];
}

/** A star of straight facets, of diameter 1. */
export function facetStar(hex: string, points = 4, waist = 0.42): Figure {
  const out: number[] = [];
  for (let i = 0; i < 2 * points; i++) {
    const turn = (Math.PI * i) / points;
    const r = i % 2 === 0 ? 0.5 : 0.5 * waist;
    out.push(r * Math.sin(turn), -r * Math.cos(turn));
  }
  return [area(out, hex)];
}
