import Delaunator from 'delaunator';
import { hash01 } from '../../core/hash.ts';
import type { Mm } from '../../core/units.ts';
import { BEAN_LINE_MM, RUN_LINE_MM } from '../../machine.ts';
import { BARE_LABEL } from '../../picture/labels.ts';
import type { Shape } from '../../shapes.ts';
import { GRID_ANGLES } from '../../stitch/rows.ts';
import { simplifyLine } from '../../trace/curve.ts';
import { type Polygon, polygonArea, type Ring } from '../../vector/geometry.ts';
import { fitsDisc } from '../../vector/inner-disc.ts';
import {
  cutLines,
  fromPath,
  fromPolygons,
  inflate,
  intersect,
  type Paths,
  subtract,
  toPath,
  toPolygons,
  unite,
} from '../../vector/paths.ts';
import type { Art } from '../art.ts';
import { BLACK, cutStencil, pictureColors, type Stencil, threadsOf } from '../inks.ts';
import type { Line } from '../lines.ts';
import { netOf } from '../net.ts';
import { postman, SATIN_MM, stroke, strung } from '../pen.ts';
import { cropped } from '../prepare.ts';
import { shapeSheet, type ByDensity, type DrawStyle } from '../sheet.ts';
import { straightened } from '../tones.ts';

/*
 * A picture in triangles: their corners on the corners of its contours, and between those evenly
 * spread (Delaunay triangulation).
 */

interface Triangle {
  ring: Ring;
  /** The same for the same triangle of the same picture. */
  key: number;
}

/**
 * Covers the page with triangles.
 * @param pitchMm distance of corners where the picture has none of its own
 * @param toleranceMm how far contours may stray from the edges between their corners
 */
function triangulate(art: Art, { borders }: Stencil, pitchMm: Mm, toleranceMm: Mm): Triangle[] {
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
  return Array.from({ length: triangles.length / 3 }, (_, key) => {
    const corners = Array.from(triangles.subarray(3 * key, 3 * key + 3));
    const ring = Float64Array.from(corners.flatMap((k) => points.slice(2 * k, 2 * k + 2)));
    return { ring, key };
  });
}

/*
 * Geometric: contours straightened to facets, the figure divided into triangles whose rows each
 * run their own way, held by thin lines; behind it the circle, the triangle and the axes of its
 * construction.
 */

/** How far contours may stray from their facets, at 100 mm. */
const FACET_MM = 1.3;
/** Distance of the triangles' corners at 100 mm. */
const PITCH_MM: ByDensity<number> = { low: 14, medium: 10.5, high: 8 };
/** Radius left open where corners of facets meet: rows of all of them would crowd there. */
const NODE_MM = 1.05;
/** Facets under this go, mm². */
const MIN_AREA_MM2 = 2;
/** And those that are nowhere so wide: their rows would crowd between two lines. */
const MIN_WIDTH_MM = 1.5;

export const drawGeometric: DrawStyle = (picture, options, context) => {
  const { scale, reading } = picture;
  const art = cropped(picture, { sides: 6, marginMm: 1.5 });
  const { colors } = options;
  const inks = colors === 1 ? [BLACK] : [...pictureColors(art, colors - 1), BLACK];
  const stencil = cutStencil(art, inks.slice(0, Math.max(1, colors - 1)), context);
  const tolerance = Math.max(reading.straightMm, FACET_MM * (0.6 + 0.2 * reading.smoothMm)) * scale;
  const outlines = outline(stencil, tolerance);
  const pitch = Math.max(5.5, PITCH_MM[options.density] * scale * (art.photograph ? 0.85 : 1));
  const triangles = triangulate(art, stencil, pitch, tolerance);
  const facets = triangles.flatMap((triangle) => facetsOf(triangle, outlines, art, stencil));
  const nodes = nodesOf(triangles);
  const shapes = facets.flatMap(({ polygon: whole, color, key }): Shape[] => {
    const angle = GRID_ANGLES[Math.floor(hash01(key, 11) * GRID_ANGLES.length)];
    const opened = toPolygons(subtract(fromPolygons([whole]), nodes));
    return opened.map((polygon) => ({ kind: 'area', polygon, thread: color, angle }));
  });
  const lines = wires(facets, construction(art, outlines), options.stitchStyle, inks.length - 1);
  const areas = options.stitchStyle === 'outline' ? [] : shapes;
  return shapeSheet(art, threadsOf(inks, options), [...areas, ...lines], {
    layering: areas.length > 0 ? 'tiles' : 'painted',
    style: options.stitchStyle === 'outline' ? 'mixed' : options.stitchStyle,
    over: areas.length > 0 ? lines.length : 0,
  });
};

/** The thin lines: of the construction, and, but for plain fills, of the facets' edges, as bold as the stitch style says. */
function wires(
  facets: readonly Facet[],
  frame: readonly Line[],
  style: string,
  thread: number,
): Shape[] {
  const edges = style === 'fill' ? [] : netOf(facets.flatMap(({ polygon }) => polygon.rings));
  const width = style === 'outline' ? BEAN_LINE_MM : RUN_LINE_MM;
  const net =
    style === 'satin'
      ? edges.map((line) => stroke(line, SATIN_MM, thread))
      : postman(edges).map((line) => stroke(line, width, thread));
  return [...net, ...strung(frame, 1).map((line) => stroke(line, RUN_LINE_MM, thread))];
}

/** Small discs at the corners of triangles. */
function nodesOf(triangles: readonly Triangle[]): Paths {
  const discs = new Map<string, Paths[number]>();
  for (const { ring } of triangles) {
    for (let i = 0; i < ring.length; i += 2) {
      const disc = Array.from({ length: 16 }, (_, k) =>
        k % 2 === 0
          ? ring[i] + NODE_MM * Math.cos((k * Math.PI) / 8)
          : ring[i + 1] + NODE_MM * Math.sin(((k - 1) * Math.PI) / 8),
      );
      discs.set(`${ring[i]},${ring[i + 1]}`, toPath(disc));
    }
  }
  return [...discs.values()];
}

/** The figure's contour in straight edges. */
function outline({ parts }: Stencil, tolerance: number): Paths {
  const whole = inflate(unite(fromPolygons(parts.map(({ polygon }) => polygon))), 0.03);
  return unite(whole.map((path) => toPath(straightened(fromPath(path), tolerance))));
}

interface Facet {
  polygon: Polygon;
  color: number;
  key: number;
}

/** A triangle within the figure, in the colour that most of it has. */
function facetsOf(triangle: Triangle, outlines: Paths, art: Art, { labels }: Stencil): Facet[] {
  const { ring, key } = triangle;
  const color = commonest(ring, art, labels.data);
  if (color === BARE_LABEL) return [];
  const inside = intersect([toPath(ring)], outlines);
  return toPolygons(inside)
    .filter((polygon) => polygonArea(polygon) >= MIN_AREA_MM2)
    .filter(({ rings }) => fitsDisc(rings, MIN_WIDTH_MM / 2))
    .map((polygon) => ({ polygon, color, key }));
}

/** The label that most sample points of a triangle have; bare only where nearly all are. */
function commonest(ring: Ring, { raster }: Art, labels: Uint8Array): number {
  const counts = new Map<number, number>();
  const steps = 7;
  for (let a = 0; a <= steps; a++) {
    for (let b = 0; a + b <= steps; b++) {
      const [u, v] = [(a + 0.3) / (steps + 1), (b + 0.3) / (steps + 1)];
      const x = ring[0] + u * (ring[2] - ring[0]) + v * (ring[4] - ring[0]);
      const y = ring[1] + u * (ring[3] - ring[1]) + v * (ring[5] - ring[1]);
      const px = Math.floor(x * raster.pxPerMm);
      const py = Math.floor(y * raster.pxPerMm);
      if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) continue;
      const label = labels[py * raster.width + px];
      if (label !== BARE_LABEL) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  let best = BARE_LABEL;
  let most = 0;
  for (const [label, count] of counts) if (count > most) [best, most] = [label, count];
  return best;
}

/** Circle, triangle and axes around the figure, where it leaves the skin bare. */
function construction({ widthMm, heightMm }: Art, outlines: Paths): Line[] {
  const radius = 0.47 * Math.min(widthMm, heightMm);
  const [cx, cy] = [widthMm / 2, heightMm / 2];
  const turn = (k: number, n: number, r: number, from: number): number[] => {
    const a = from + (2 * Math.PI * k) / n;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  };
  const polygon = (n: number, r: number, from: number): number[] =>
    Array.from({ length: n + 1 }, (_, k) => turn(k, n, r, from)).flat();
  const lines = [
    polygon(64, radius, 0),
    polygon(3, radius, -Math.PI / 2),
    [cx, cy - 1.04 * radius, cx, cy + 1.04 * radius],
    [cx - 1.04 * radius, cy, cx + 1.04 * radius, cy],
  ];
  const room = inflate(outlines, 0.5);
  return lines.flatMap((line) => outside(line, room));
}

/** The stretches of a line beyond an area. */
function outside(line: readonly number[], area: Paths): Line[] {
  return cutLines([toPath(line)], area, 'outside')
    .map(fromPath)
    .filter((part) => part.length >= 4);
}
