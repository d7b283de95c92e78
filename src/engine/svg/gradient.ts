import type { Mm } from '../core/units.ts';
import {
  boxPath,
  fillPaths,
  fromPath,
  pathsBox,
  subtract,
  toPath,
  type Paths,
} from '../vector/paths.ts';
import {
  invert,
  multiply,
  parseLength,
  parseTransform,
  type Matrix,
  type Viewport,
} from './coordinates.ts';
import { divideBands } from './bands.ts';
import type { CssColor } from './css-color.ts';
import type { SvgElement } from './document.ts';
import { chain, colorAt, stopsOf, type PaintSource, type Stop } from './gradient-stops.ts';

/*
 * Gradients as bands that follow them: stripes across a linear one, rings of a radial one, each in
 * its mean colour.
 */

/** A band of a gradient on an area. */
export interface GradientBand {
  tint: CssColor;
  /** Where it is; everywhere where absent. */
  region?: Paths | undefined;
}

/** Where a gradient is painted. */
export interface GradientPlace {
  /** User units to mm. */
  matrix: Matrix;
  viewport: Viewport;
  /** The unit square to the box around the element, in user units. */
  box: Matrix | undefined;
}

/** A narrower band does not read. */
const MIN_BAND_MM: Mm = 1.5;
/** Bands of one gradient, where its stops are not more. */
const MAX_BANDS = 5;
const SAMPLES = 72;
/** A repeated gradient of more turns than this on an area is a texture: it takes the mean colour. */
const MAX_TURNS = 12;

/** A gradient laid over the page. */
interface Laid {
  /** Place along the gradient of a point in mm; 0 and 1 are its ends. */
  at: (x: Mm, y: Mm) => number;
  /** Millimetres from its start to its end. */
  lengthMm: Mm;
  /** What lies up to a place along it, as far as an area reaches. */
  upTo: (t: number) => Paths;
  radial: boolean;
}

/**
 * The bands of a gradient on an area, to be painted one after the other.
 * @param apart whether they must not lie over each other
 * @returns nothing where it cannot be painted
 */
export function gradientBands(
  server: SvgElement,
  source: PaintSource,
  place: GradientPlace,
  area: Paths,
  apart: boolean,
): GradientBand[] {
  const links = chain(server, source.byId);
  const stops = stopsOf(links, source.sheet);
  if (stops.length === 0) return [];
  const plain = [{ tint: stops[stops.length - 1] }];
  if (stops.length === 1) return plain;
  const read = (name: string) => links.find(({ attributes }) => attributes[name])?.attributes[name];
  const laid = layGradient(server, links, read, place, area);
  if (laid === 'none') return [];
  if (laid === 'plain') return plain;
  return bandsOf(laid, stops, read('spreadMethod') ?? 'pad', area, apart);
}

function bandsOf(
  laid: Laid,
  stops: readonly Stop[],
  spread: string,
  area: Paths,
  apart: boolean,
): GradientBand[] {
  const { radial, lengthMm } = laid;
  const [start, end] = reachOf(laid, spread, area);
  const turns = end - start;
  const samples = Math.ceil(SAMPLES * Math.max(1, Math.min(MAX_TURNS, turns)));
  const times = Array.from({ length: samples }, (_, i) => start + ((i + 0.5) / samples) * turns);
  const colors = times.map((t) => colorAt(stops, folded(t, spread)));
  const weights = times.map((t) => (radial ? Math.max(1e-3, Math.abs(t)) : 1));
  const least = Math.ceil((MIN_BAND_MM * samples) / Math.max(1e-6, lengthMm * turns));
  const most = Math.max(MAX_BANDS, stops.length) * Math.max(1, Math.ceil(turns));
  const bands = divideBands(colors, weights, turns > MAX_TURNS ? 1 : most, Math.max(1, least));
  const edges = bands.map(({ from }) => start + (from / samples) * turns);
  const nested = !apart && bands.every(({ tint }) => tint.alpha >= 0.95);
  const discs = edges.map((edge, k) => (k === 0 ? [] : laid.upTo(edge)));
  // From the end to the start: each lies over the one that begins before it.
  const painted = bands.map(({ tint }, k): GradientBand => {
    const last = k === bands.length - 1;
    if (nested) return { tint, region: last ? undefined : discs[k + 1] };
    const within = last ? [boxPath(grown(pathsBox(area)))] : discs[k + 1];
    return { tint, region: bands.length === 1 ? undefined : subtract(within, discs[k]) };
  });
  return painted.reverse();
}

const grown = ({ left, top, right, bottom }: ReturnType<typeof pathsBox>) => ({
  left: left - 10,
  top: top - 10,
  right: right + 10,
  bottom: bottom + 10,
});

/** From where to where of a gradient an area reaches. */
function reachOf({ at, radial }: Laid, spread: string, area: Paths): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const path of area) {
    for (const { x, y } of path) {
      const t = at(x / 1000, y / 1000);
      least = Math.min(least, t);
      most = Math.max(most, t);
    }
  }
  // Its middle may lie inside of the area.
  if (radial) least = 0;
  if (spread !== 'repeat' && spread !== 'reflect') {
    [least, most] = [Math.max(0, least), Math.min(1, most)];
  }
  if (least < most) return [least, most];
  const t = least >= 1 ? 1 : 0;
  return [t - 1e-6, t + 1e-6];
}

function folded(t: number, spread: string): number {
  if (spread === 'repeat') return t - Math.floor(t);
  if (spread !== 'reflect') return Math.max(0, Math.min(1, t));
  const turn = t - 2 * Math.floor(t / 2);
  return turn > 1 ? 2 - turn : turn;
}

function layGradient(
  server: SvgElement,
  links: readonly SvgElement[],
  read: (name: string) => string | undefined,
  { matrix, viewport, box }: GradientPlace,
  area: Paths,
): Laid | 'none' | 'plain' {
  const inBox = read('gradientUnits') !== 'userSpaceOnUse';
  if (inBox && !box) return 'none';
  const base = multiply(
    inBox ? multiply(matrix, box!) : matrix,
    parseTransform(read('gradientTransform')),
  );
  const { width, height } = inBox ? { width: 1, height: 1 } : viewport;
  const own = links.filter(({ name }) => name === server.name);
  const length = (name: string, fallback: string, whole: number): number => {
    const text = own.find(({ attributes }) => attributes[name])?.attributes[name];
    return parseLength(text, whole) ?? parseLength(fallback, whole)!;
  };
  if (server.name === 'linearGradient') {
    const [x1, y1] = [length('x1', '0%', width), length('y1', '0%', height)];
    const [x2, y2] = [length('x2', '100%', width), length('y2', '0%', height)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    return layLinear(multiply(base, [dx, dy, -dy, dx, x1, y1]), area);
  }
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const r = length('r', '50%', diagonal);
  if (!(r > 0)) return 'plain';
  const [cx, cy] = [length('cx', '50%', width), length('cy', '50%', height)];
  const [fx, fy] = [length('fx', String(cx), width), length('fy', String(cy), height)];
  const focus = { x: (fx - cx) / r, y: (fy - cy) / r, r: length('fr', '0', diagonal) / r };
  return layRadial(multiply(base, [r, 0, 0, r, cx, cy]), focus);
}

/** @param frame from place along and across the gradient to mm */
function layLinear(frame: Matrix, area: Paths): Laid | 'plain' {
  const back = invert(frame);
  if (!back) return 'plain';
  const [a, b, c, d, e, f] = frame;
  const [ta, sa, tc, sc, te, se] = back;
  const corners = [...fromPath(boxPath(grown(pathsBox(area))))];
  const at = (x: Mm, y: Mm) => ta * x + tc * y + te;
  let [start, from, to] = [Infinity, Infinity, -Infinity];
  for (let i = 0; i < corners.length; i += 2) {
    const [x, y] = [corners[i], corners[i + 1]];
    const s = sa * x + sc * y + se;
    [start, from, to] = [Math.min(start, at(x, y)), Math.min(from, s), Math.max(to, s)];
  }
  const upTo = (t: number): Paths => {
    if (t <= start) return [];
    const corner = (u: number, s: number) => [a * u + c * s + e, b * u + d * s + f];
    const ring = [corner(start, from), corner(t, from), corner(t, to), corner(start, to)];
    return fillPaths([toPath(ring.flat())], 'nonzero');
  };
  const lengthMm = Math.abs(a * d - b * c) / Math.hypot(c, d);
  return { at, lengthMm, upTo, radial: false };
}

/** Sides of the polygon that stands for a circle. */
const SIDES = 96;

/**
 * @param frame from the plane of the unit circle, on which the gradient ends, to mm
 * @param focus where it starts: a circle inside of that
 */
function layRadial(frame: Matrix, focus: { x: number; y: number; r: number }): Laid | 'plain' {
  const back = invert(frame);
  if (!back) return 'plain';
  const fr = Math.max(0, Math.min(0.99, focus.r));
  // A focus outside is drawn in, as SVG 1.1 has it.
  const far = Math.hypot(focus.x, focus.y);
  const most = 0.98 * (1 - fr);
  const draw = far > most ? most / far : 1;
  const [fx, fy] = [focus.x * draw, focus.y * draw];
  const [a, b, c, d, e, f] = frame;
  const at = (x: Mm, y: Mm): number => {
    const ux = back[0] * x + back[2] * y + back[4] - fx;
    const uy = back[1] * x + back[3] * y + back[5] - fy;
    // The circle of the family that runs through the point.
    const A = fx * fx + fy * fy - (1 - fr) ** 2;
    const B = ux * fx + uy * fy - fr * (1 - fr);
    const C = ux * ux + uy * uy - fr * fr;
    return (-B - Math.sqrt(Math.max(0, B * B - A * C))) / A;
  };
  const upTo = (t: number): Paths => {
    const radius = fr + t * (1 - fr);
    if (radius <= 0) return [];
    const points: number[] = [];
    for (let k = 0; k < SIDES; k++) {
      const angle = (2 * Math.PI * k) / SIDES;
      const u = fx * (1 - t) + radius * Math.cos(angle);
      const v = fy * (1 - t) + radius * Math.sin(angle);
      points.push(a * u + c * v + e, b * u + d * v + f);
    }
    return fillPaths([toPath(points)], 'nonzero');
  };
  return { at, lengthMm: Math.sqrt(Math.abs(a * d - b * c)), upTo, radial: true };
}
