import { polygonArea, ringArea, type Polygon } from '../../vector/geometry.ts';
import type { AreaShape } from '../../shapes.ts';
import {
  fromPolygons,
  inflate,
  intersect,
  JoinType,
  subtract,
  toPath,
  toPolygons,
  unite,
  type Paths,
} from '../../vector/paths.ts';
import type { Art } from '../art.ts';
import { blade, straightened, thorned } from '../tones.ts';
import { blurred, contoursOf, percentile } from '../field.ts';
import { deepInks, threadsOf } from '../inks.ts';
import { shapeSheet, type DrawStyle } from '../sheet.ts';

/*
 * Tribal: the figure's dark masses as black blades. Contours are redrawn with swung edges between
 * drawn-out thorns; open lines run along the inside of each edge, wider on one side than on the
 * other, and tapering slits cut into what is left.
 */

/** Width of open lines; a narrower one closes when threads swell. */
const OPEN_MM = 0.95;
/** Width of the blade along each edge at 100 mm, and how often edges are echoed inward. */
const BLADE_MM = 3.6;
const ECHOES = 2;
/** Distance between slits at 100 mm. */
const SLITS_MM = 15;
/** Masses smaller than this go, mm² at 100 mm; and never less than a needle can fill. */
const MIN_MASS_MM2 = 18;
const MIN_AREA_MM2 = 1.6;

/** Flat art's inks darker than this are mass; the palest stay skin. */
const FLAT_LEVEL = 0.4;

export const drawTribal: DrawStyle = (art, options) => {
  const mass = massesOf(art);
  const pieces = open(mass, art).filter((polygon) => polygonArea(polygon) >= MIN_AREA_MM2);
  const inks = deepInks(art, options.colors);
  return shapeSheet(art, threadsOf(inks, options), inked(pieces, inks.length), {
    layering: 'tiles',
    style: options.stitchStyle,
  });
};

/** The dark masses, their contours redrawn. */
function massesOf(art: Art): Paths {
  if (art.cells) return enclosed(art, art.cells);
  const { dark, figure, photograph, scale, reading } = art;
  const smooth = (0.35 + reading.smoothMm * (photograph ? 0.8 : 0.3)) * scale;
  const field = blurred(dark, (reading.smoothMm === 0 ? 0.12 : smooth) * dark.pxPerMm);
  const level = photograph
    ? Math.min(0.62, Math.max(0.3, percentile(field.data, figure, 0.6)))
    : FLAT_LEVEL;
  const least = Math.max(2, MIN_MASS_MM2 * scale * scale * (photograph ? 1 : 0.2));
  const rings = contoursOf(field, level).filter((ring) => Math.abs(ringArea(ring)) >= least);
  const tolerance = (reading.smoothMm === 0 ? 0.15 : 0.55 + 0.2 * reading.smoothMm) * scale;
  const drawn = rings.map((ring) =>
    reading.straightMm > 0
      ? straightened(ring, reading.straightMm * scale)
      : thorned(ring, {
          toleranceMm: tolerance,
          fromTurn: reading.smoothMm === 0 ? 180 : 48,
          share: 0.42,
          mostMm: 4.5 * scale,
        }),
  );
  const mass = inflate(inflate(unite(drawn.map(toPath)), 0.25), -0.25);
  return photograph ? mass : subtract(mass, insideLines(art));
}

/** A line drawing turned about: what its lines enclose is mass, and the lines are left open. */
function enclosed({ dark, scale, reading }: Art, cells: Uint8Array): Paths {
  const smooth = (0.2 + 0.1 * reading.smoothMm) * scale * dark.pxPerMm;
  const cell = contoursOf(blurred({ ...dark, data: Float32Array.from(cells) }, smooth), 0.5);
  const drawn = contoursOf(blurred(dark, 0.1 * dark.pxPerMm), 0.7);
  const mass = unite(cell.filter((ring) => Math.abs(ringArea(ring)) >= MIN_AREA_MM2).map(toPath));
  // Lines that enclose nothing, such as a stem, are sewn.
  const free = subtract(unite(drawn.map(toPath)), inflate(mass, 1.6 + scale));
  return [...mass, ...inflate(free, 0.4)];
}

/** In flat art of several tones: open lines around what is darkest, which would else be lost in the mass. */
function insideLines({ dark, figure, scale, reading }: Art): Paths {
  const field = blurred(dark, (0.2 + 0.15 * reading.smoothMm) * scale * dark.pxPerMm);
  if (percentile(dark.data, figure, 0.85) - percentile(dark.data, figure, 0.25) < 0.15) return [];
  const darkest = unite(contoursOf(field, 0.86).map(toPath));
  const width = Math.max(OPEN_MM, 1.3 * scale);
  return subtract(inflate(darkest, width), darkest);
}

/** Opens masses with lines of bare skin. */
function open(mass: Paths, art: Art): Polygon[] {
  const { scale } = art;
  const width = Math.max(2.3, BLADE_MM * scale);
  let rest = mass;
  const pieces: Paths[] = [];
  for (let echo = 0; echo < ECHOES; echo++) {
    // Shifted against the edge, so that the blade swells on one side and tapers on the other.
    const shift = 0.26 * width * (echo % 2 === 0 ? 1 : -1);
    const shifted = moved(inflate(rest, -width, { join: JoinType.Miter }), shift, shift);
    const inner = intersect(shifted, inflate(rest, -0.55 * width));
    const core = inflate(inflate(inner, -OPEN_MM - 0.6), 0.6);
    pieces.push(subtract(rest, inner));
    rest = core;
    if (rest.length === 0) break;
  }
  pieces.push(rest);
  const whole = pieces.flatMap((paths) => toPolygons(slit(paths, art)));
  // What is thinner than a needle can sew goes, points stay.
  return whole.flatMap((polygon) =>
    toPolygons(inflate(inflate(fromPolygons([polygon]), -0.22), 0.22, { miterLimit: 4 })),
  );
}

/** Tapering slits across masses, one from each side in turn. */
function slit(mass: Paths, { reading, scale, widthMm, heightMm }: Art): Paths {
  const step = Math.max(7, SLITS_MM * scale);
  const angle = (reading.hatch * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.hypot(widthMm, heightMm) / 2;
  const cuts: Paths = [];
  let turn = 0;
  for (let v = -reach; v < reach; v += step) {
    for (let u = -reach + (turn % 2) * step * 0.9; u < reach; u += step * 2.2) {
      const ax = widthMm / 2 + u * cos - v * sin;
      const ay = heightMm / 2 + u * sin + v * cos;
      const length = step * 1.5;
      const bow = (turn % 2 === 0 ? 1 : -1) * 0.2 * length;
      const wide = Math.max(OPEN_MM * 1.5, 0.16 * step);
      cuts.push(toPath(blade(ax, ay, ax + length * cos, ay + length * sin, bow, wide)));
    }
    turn++;
  }
  return subtract(mass, unite(cuts));
}

/** The largest pieces in black, until most is sewn; the smaller ones share the other inks. */
const BLACK_SHARE = 0.72;

function inked(pieces: readonly Polygon[], inks: number): AreaShape[] {
  const bySize = [...pieces].sort((a, b) => polygonArea(b) - polygonArea(a));
  const all = bySize.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
  let sewn = 0;
  let others = 0;
  return bySize.map((polygon) => {
    const black = inks === 1 || sewn < BLACK_SHARE * all;
    sewn += polygonArea(polygon);
    return { kind: 'area', polygon, thread: black ? 0 : 1 + (others++ % (inks - 1)) };
  });
}

function moved(paths: Paths, dx: number, dy: number): Paths {
  return paths.map((path) =>
    path.map(({ x, y }) => ({ x: Math.round(x + dx * 1000), y: Math.round(y + dy * 1000) })),
  );
}
