import Delaunator from 'delaunator';
import type { Ring } from '../vector/geometry.ts';
import { hash01 } from '../core/hash.ts';
import type { Mm } from '../core/units.ts';
import { simplifyLine } from '../trace/curve.ts';
import type { Art } from './art.ts';
import type { Stencil } from './segment.ts';

/*
 * A picture in triangles: their corners on the corners of its contours, and between those evenly
 * spread (Delaunay triangulation).
 */

export interface Triangle {
  ring: Ring;
  /** The same for the same triangle of the same picture. */
  key: number;
}

export interface FacetOptions {
  /** Distance of corners where the picture has none of its own. */
  pitchMm: Mm;
  /** How far contours may stray from the edges between their corners. */
  toleranceMm: Mm;
}

/** Covers the page with triangles. */
export function triangulate(art: Art, { borders }: Stencil, options: FacetOptions): Triangle[] {
  const { pitchMm, toleranceMm } = options;
  const points: number[] = [];
  const add = (x: number, y: number, least: Mm): void => {
    for (let i = 0; i < points.length; i += 2) {
      if (Math.hypot(points[i] - x, points[i + 1] - y) < least) return;
    }
    points.push(x, y);
  };
  const { widthMm, heightMm } = art;
  points.push(0, 0, widthMm, 0, 0, heightMm, widthMm, heightMm);
  for (const { points: line, closed } of borders) {
    const corners = simplifyLine(line, closed, toleranceMm);
    for (let i = 0; i < corners.length; i += 2) add(corners[i], corners[i + 1], pitchMm * 0.5);
  }
  let row = 0;
  for (let y = 0; y <= heightMm + 1e-6; y += pitchMm * 0.87, row++) {
    for (let x = row % 2 === 0 ? 0 : pitchMm / 2; x <= widthMm + 1e-6; x += pitchMm) {
      const key = Math.round(x * 10) * 7919 + Math.round(y * 10);
      const edge = x < 1e-6 || y < 1e-6 || x > widthMm - 1e-6 || y > heightMm - 1e-6;
      const stir = edge ? 0 : 0.34 * pitchMm;
      add(x + stir * (hash01(key, 1) - 0.5), y + stir * (hash01(key, 2) - 0.5), pitchMm * 0.7);
    }
  }
  const { triangles } = new Delaunator(points);
  const out: Triangle[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const ring = new Float64Array(6);
    for (let k = 0; k < 3; k++)
      ring.set(points.slice(2 * triangles[t + k], 2 * triangles[t + k] + 2), 2 * k);
    out.push({ ring, key: t / 3 });
  }
  return out;
}
