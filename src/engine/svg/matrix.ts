import { parseNumbers } from './numbers.ts';

/* Affine maps, as SVG's `transform` writes them. */

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

/** How much a map lengthens a line, on the mean of all directions. */
export function meanScale([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** How much a map lengthens a line at most: no less than its true norm. */
export function mostScale([a, b, c, d]: Matrix): number {
  return Math.hypot(a, b, c, d);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function rotation(degrees: number): Matrix {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return [cos, sin, -sin, cos, 0, 0];
}

function step(kind: string, n: readonly number[]): Matrix | undefined {
  const count = n.length;
  if (kind === 'matrix' && count === 6) return [n[0], n[1], n[2], n[3], n[4], n[5]];
  if (kind === 'translate' && count > 0) return [1, 0, 0, 1, n[0], n[1] ?? 0];
  if (kind === 'translatex' && count > 0) return [1, 0, 0, 1, n[0], 0];
  if (kind === 'translatey' && count > 0) return [1, 0, 0, 1, 0, n[0]];
  if (kind === 'scale' && count > 0) return [n[0], 0, 0, n[1] ?? n[0], 0, 0];
  if (kind === 'skewx' && count > 0) return [1, 0, Math.tan(radians(n[0])), 1, 0, 0];
  if (kind === 'skewy' && count > 0) return [1, Math.tan(radians(n[0])), 0, 1, 0, 0];
  if (kind !== 'rotate' || count === 0) return undefined;
  const [angle, x = 0, y = 0] = n;
  return multiply([1, 0, 0, 1, x, y], multiply(rotation(angle), [1, 0, 0, 1, -x, -y]));
}

/** Characters of the longest list that is read. */
const MOST_TEXT = 4000;

/** The map of a `transform` list; what cannot be read is the identity, as browsers have it. */
export function parseTransform(text: string | undefined): Matrix {
  if (!text || text === 'none' || text.length > MOST_TEXT) return IDENTITY;
  let matrix = IDENTITY;
  for (const [, kind, list] of text.matchAll(/([a-z]+)\s*\(([^)]*)\)/gi)) {
    const next = step(kind.toLowerCase(), parseNumbers(list));
    if (!next?.every(Number.isFinite)) return IDENTITY;
    matrix = multiply(matrix, next);
  }
  return matrix;
}
