import type { Mm } from '../core/units.ts';
import { simplifyLine } from '../trace/curve.ts';
import { polygonArea, type Ring } from '../vector/geometry.ts';
import { type Paths, toPath, unite } from '../vector/paths.ts';
import type { Art } from './art.ts';
import { blurred, contoursOf, type Field, percentile } from './field.ts';

/*
 * Contours drawn anew: straight, or with swung edges between points.
 */

/** A contour as few straight edges, none straying more than the tolerance. */
export function straightened(ring: Ring, tolerance: Mm): Ring {
  return tolerance > 0 ? simplifyLine(ring, true, tolerance) : ring;
}

/** A contour without points that a needle cannot follow. */
export function tidy(ring: Ring): Ring {
  return simplifyLine(ring, true, 0.06);
}

/** Steps of each swung edge. */
const STEPS = 8;

interface ThornOptions {
  /** Corners are chosen so that the contour strays no more than this. */
  toleranceMm: Mm;
  /** Corners sharper than this (degrees of turn) are drawn out to thorns. */
  fromTurn: number;
  /** A thorn's length as a share of its shorter edge, and its most. */
  share: number;
  mostMm: Mm;
}

/** A contour whose outer corners are drawn out into thorns, with swung edges between its corners. */
export function thorned(ring: Ring, options: ThornOptions): Ring {
  const corners = simplifyLine(ring, true, options.toleranceMm);
  const n = corners.length / 2;
  if (n < 3) return ring;
  const at = (k: number): [number, number] => {
    const i = 2 * ((k + n) % n);
    return [corners[i], corners[i + 1]];
  };
  const points: [number, number][] = [];
  for (let k = 0; k < n; k++) points.push(thorn(at(k - 1), at(k), at(k + 1), options));
  const sections = sectionsOf(ring, corners);
  const out: number[] = [];
  for (let k = 0; k < n; k++) {
    const [ax, ay] = points[k];
    const [bx, by] = points[(k + 1) % n];
    // The edge passes where the old one had its middle, and swings inward by a little.
    const [mx, my] = sections[k];
    const cx = 2 * mx - (ax + bx) / 2;
    const cy = 2 * my - (ay + by) / 2;
    for (let s = 0; s < STEPS; s++) {
      const t = s / STEPS;
      const u = 1 - t;
      out.push(u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by);
    }
  }
  return Float64Array.from(out);
}

type Point = readonly [number, number];

/** A corner, moved outward where it is sharp and stands out (outer borders turn clockwise). */
function thorn([ax, ay]: Point, [x, y]: Point, [bx, by]: Point, o: ThornOptions): [number, number] {
  const inX = x - ax;
  const inY = y - ay;
  const outX = bx - x;
  const outY = by - y;
  const before = Math.hypot(inX, inY) || 1e-9;
  const after = Math.hypot(outX, outY) || 1e-9;
  const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
  if (turn * (180 / Math.PI) < o.fromTurn) return [x, y];
  const dx = inX / before - outX / after;
  const dy = inY / before - outY / after;
  const length = Math.hypot(dx, dy) || 1e-9;
  const by2 = Math.min(o.mostMm, o.share * Math.min(before, after));
  return [x + (dx / length) * by2, y + (dy / length) * by2];
}

/** For each edge between corners: the middle of the stretch of the ring that it stands for, drawn inward. */
function sectionsOf(ring: Ring, corners: Ring): [number, number][] {
  const n = corners.length / 2;
  const count = ring.length / 2;
  const index: number[] = [];
  for (let k = 0, i = 0; k < n; k++) {
    while (i < count && (ring[2 * i] !== corners[2 * k] || ring[2 * i + 1] !== corners[2 * k + 1]))
      i++;
    index.push(i);
  }
  return index.map((from, k) => {
    const to = k + 1 < n ? index[k + 1] : index[0] + count;
    const middle = ((from + to) >> 1) % count;
    const j = (k + 1) % n;
    const ax = corners[2 * k];
    const ay = corners[2 * k + 1];
    const dx = corners[2 * j] - ax;
    const dy = corners[2 * j + 1] - ay;
    const swing = Math.min(0.9, 0.05 * Math.hypot(dx, dy));
    const length = Math.hypot(dx, dy) || 1e-9;
    // The inside lies on the right of the way.
    return [ring[2 * middle] - (dy / length) * swing, ring[2 * middle + 1] + (dx / length) * swing];
  });
}

/** A blade: a lens along an arc from one point to another, pointed at both ends. @param bow of the arc's middle beside the chord */
export function blade(ax: Mm, ay: Mm, bx: Mm, by: Mm, bow: Mm, widthMm: Mm): Ring {
  const steps = 16;
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.hypot(dx, dy) || 1e-9;
  const side = (offset: number): number[] => {
    const out: number[] = [];
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const lift = 4 * t * (1 - t) * (bow + offset * (0.55 + 0.45 * (1 - t)));
      out.push(ax + dx * t - (dy / length) * lift, ay + dy * t + (dx / length) * lift);
    }
    return out;
  };
  const left = side(widthMm / 2);
  const right = side(-widthMm / 2);
  for (let i = right.length - 4; i >= 2; i -= 2) left.push(right[i], right[i + 1]);
  return Float64Array.from(left);
}

/*
 * Steps of tone: areas that are at least as dark as a level.
 */

/** The tone of a picture, its grain blurred away as its reading asks. */
export function softTone(art: Art, leastMm: Mm): Field {
  const { tone, reading, scale, photograph } = art;
  const sigma = reading.smoothMm === 0 ? 0.1 : leastMm + 0.3 * reading.smoothMm * scale;
  return blurred(tone, sigma * tone.pxPerMm * (photograph ? 1 : 0.6));
}

/** The darkness that a share of the figure exceeds. */
export function levelOf(field: Field, { figure }: Art, share: number): number {
  // Pixels that a vignette has cleared are no part of the figure.
  const shown = figure.map((on, i) => (on === 1 && field.data[i] > 0.02 ? 1 : 0));
  return percentile(field.data, shown, 1 - share);
}

/** Contours of what is darker than a level, without crumbs, as the reading draws them. */
export function darkRings(field: Field, art: Art, level: number, leastMm2: number): Ring[] {
  const { reading, scale } = art;
  return contoursOf(field, level)
    .filter((ring) => polygonArea({ rings: [ring] }) >= leastMm2)
    .map((ring) =>
      reading.straightMm > 0 ? straightened(ring, reading.straightMm * 0.6 * scale) : tidy(ring),
    );
}

/** The same as an area. */
export function darkArea(field: Field, art: Art, level: number, leastMm2: number): Paths {
  return unite(darkRings(field, art, level, leastMm2).map(toPath));
}

/** Length by breadth from which a zone is hatched along itself. */
const MIN_LONG_ASPECT = 1.7;

/** Direction of hatching in a zone, degrees: along a narrow one, turned a little towards the wanted direction. */
export function hatchAngle(zone: Ring, wanted: number): number {
  const n = zone.length / 2;
  const mean = [0, 1].map((c) => zone.reduce((sum, v, i) => (i % 2 === c ? sum + v / n : sum), 0));
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < zone.length; i += 2) {
    const [dx, dy] = [zone[i] - mean[0], zone[i + 1] - mean[1]];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const [long, short] = [(xx + yy + spread) / 2, (xx + yy - spread) / 2];
  if (long < MIN_LONG_ASPECT * MIN_LONG_ASPECT * Math.max(1e-6, short)) return wanted;
  const along = (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI;
  const off = ((((wanted - along) % 180) + 270) % 180) - 90;
  return along + 0.2 * off;
}
