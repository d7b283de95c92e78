import type { PieceShape } from 'ilmek-engine/piece';

/* Shapes that can be added to a piece. */

export const SHAPES = ['circle', 'square', 'heart', 'star', 'line'] as const;
export type AddedShape = (typeof SHAPES)[number];

/** A shape about the origin; a line from there on. @param size its longer side, mm */
export function shapeOf(shape: AddedShape, size: number): PieceShape {
  if (shape === 'line') {
    const points = Float64Array.of(0, 0, size, 0);
    return { kind: 'stroke', points, closed: false, widthMm: 2.5 };
  }
  const ring = Float64Array.from(pointsOf(shape, size / 2));
  return { kind: 'area', polygon: { rings: [ring] } };
}

/** How finely round shapes are drawn. */
const ROUND = 96;

function pointsOf(shape: Exclude<AddedShape, 'line'>, r: number): number[] {
  switch (shape) {
    case 'square':
      return [-r, -r, r, -r, r, r, -r, r];
    case 'circle':
      return around(ROUND, () => r);
    case 'star':
      return around(10, (i) => (i % 2 === 0 ? r : r * 0.42));
    case 'heart':
      return Array.from({ length: ROUND }, (_, i) => (2 * Math.PI * i) / ROUND).flatMap((t) => [
        r * Math.sin(t) ** 3,
        (-r * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))) /
          16,
      ]);
  }
}

const around = (count: number, radius: (i: number) => number): number[] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [radius(i) * Math.cos(angle), radius(i) * Math.sin(angle)];
  });
