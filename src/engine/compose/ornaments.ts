import { ringBetween } from '../digitize/lines.ts';
import { type Figure, type Piece, place, polar } from './figure.ts';

/*
 * Clean curves for ornaments: cubic arcs sampled evenly, and bands of changing
 * width around them.
 */

/** Control points x0, y0, … x3, y3. */
type Cubic = readonly [number, number, number, number, number, number, number, number];

/** A cubic Bézier curve as points. */
export function sampleCubic([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, steps = 24): Float64Array {
  const out = new Float64Array(2 * (steps + 1));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    out[2 * i] = a * x0 + b * x1 + c * x2 + d * x3;
    out[2 * i + 1] = a * y0 + b * y1 + c * y2 + d * y3;
  }
  return out;
}

/** Curves one after the other; each begins where the last one ended. */
function joinCurves(...parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part, i) => [...(i === 0 ? part : part.subarray(2))]));
}

/**
 * The border of a band around a line.
 * @param width of the band at a share of the way, 0 to 1
 */
export function bandAround(line: Float64Array, width: (share: number) => number): Float64Array {
  const count = line.length / 2;
  const left = new Float64Array(line.length);
  const right = new Float64Array(line.length);
  for (let i = 0; i < count; i++) {
    const before = Math.max(0, i - 1);
    const after = Math.min(count - 1, i + 1);
    const dx = line[2 * after] - line[2 * before];
    const dy = line[2 * after + 1] - line[2 * before + 1];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(i / (count - 1)) / 2;
    const [x, y] = [(dy / length) * half, (dx / length) * half];
    left.set([line[2 * i] - x, line[2 * i + 1] + y], 2 * i);
    right.set([line[2 * i] + x, line[2 * i + 1] - y], 2 * i);
  }
  return ringBetween(left, right);
}

/**
 * A spiral that ends in a curl, from its outer end inward.
 * @param turns how often it goes round, its sign the sense
 */
function spiral(x: number, y: number, radius: number, from: number, turns: number): Float64Array {
  const steps = Math.ceil(Math.abs(turns) * 28);
  const out = new Float64Array(2 * (steps + 1));
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const r = radius * (1 - 0.72 * share);
    const turn = from + 2 * Math.PI * turns * share;
    out[2 * i] = x + r * Math.cos(turn);
    out[2 * i + 1] = y + r * Math.sin(turn);
  }
  return out;
}

/*
 * Small ornaments, each of unit size about 0, drawn to be sewn: closed areas
 * with a body of their own, no slivers.
 */

/** A closed area without holes. */
export const area = (points: ArrayLike<number>, hex: string): Piece => ({
  kind: 'area',
  polygon: { rings: [Float64Array.from(points)] },
  hex,
});

/** The area within curves that lead from each other's end to the first one's beginning. */
export const enclosed = (hex: string, ...curves: readonly Float64Array[]): Piece =>
  area(joinCurves(...curves).subarray(0, -2), hex);

/** Points all around 0, clockwise from the top. @param radius at a turn, in radians */
export function around(count: number, radius: (turn: number, i: number) => number): Float64Array {
  return Float64Array.from(
    Array.from({ length: count }, (_, i) => {
      const turn = (2 * Math.PI * i) / count;
      const { x, y } = polar(radius(turn, i), turn);
      return [x, y];
    }).flat(),
  );
}

/** A band of the same width all around: as an area it is joined with leaves of its thread, and sewn with them. */
export const hoop = (r: number, width: number, hex: string, count = 72): Piece => ({
  kind: 'area',
  polygon: {
    rings: [around(count, () => r + width / 2), around(count, () => r - width / 2).reverse()],
  },
  hex,
});

/** A stem as an area, for the same reason. */
export const stalk = (way: Float64Array, width: number, hex: string): Piece =>
  area(
    bandAround(way, () => width),
    hex,
  );

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
  return [enclosed(hex, right, left)];
}

/** A leaf in two tones, parted along its middle: sewn in two directions it looks folded. */
export function foldedLeaf(light: string, dark: string, bend = 0.08): Figure {
  const [whole] = leaf(light, bend);
  const right = sampleCubic([0, 0, 0.34, -0.12, 0.3 + bend, -0.62, bend, -1], 14);
  // The light half is the larger one: it is sewn first, and its thread goes on under the dark one.
  const rib = sampleCubic([bend, -1, bend * 0.9 + 0.06, -0.66, bend * 0.2 + 0.06, -0.3, 0, 0], 10);
  return [whole, enclosed(dark, right, rib)];
}

/** A blossom of round petals about 0, of diameter 1. */
export function blossom(petal: string, heart: string, petals = 5): Figure {
  const edge = (turn: number): number =>
    0.3 + 0.2 * Math.sqrt(Math.abs(Math.cos((petals * turn) / 2)));
  return [area(around(petals * 14, edge), petal), ...place(disc(heart), { scale: 0.34 })];
}

/** A drop from its point at (0, -0.6) to its round end at (0, 0.4). */
export function drop(hex: string): Figure {
  const right = sampleCubic([0, -0.6, 0.08, -0.25, 0.3, -0.08, 0.3, 0.12], 10);
  const under = sampleCubic([0.3, 0.12, 0.3, 0.5, -0.3, 0.5, -0.3, 0.12], 14);
  const left = sampleCubic([-0.3, 0.12, -0.3, -0.08, -0.08, -0.25, 0, -0.6], 10);
  return [enclosed(hex, right, under, left)];
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
  const edge = (_: number, i: number): number => (i % 2 === 0 ? 0.5 : 0.5 * waist);
  return [area(around(2 * points, edge), hex)];
}

/* Larger ornaments: sprigs, scrolls, corner flourishes and ribbons. */

/** A point and direction on a line, by a share of its points. */
function pointOn(points: Float64Array, share: number): { x: number; y: number; angle: number } {
  const count = points.length / 2 - 1;
  const i = Math.min(count - 1, Math.floor(share * count));
  const f = share * count - i;
  const dx = points[2 * i + 2] - points[2 * i];
  const dy = points[2 * i + 3] - points[2 * i + 1];
  // A leaf points up; turned so that up is the line's direction.
  return {
    x: points[2 * i] + dx * f,
    y: points[2 * i + 1] + dy * f,
    angle: Math.atan2(dx, -dy),
  };
}

interface SprigLook {
  /** Stem and leaves are of one thread, so that the needle need not be lifted between them. */
  hex: string;
  /** Length of a leaf. */
  leaf: number;
  /** Width of the stem. */
  stem: number;
  /** Pairs of leaves. */
  pairs: number;
}

/** A stem on a line with pairs of leaves that grow smaller towards its tip. */
export function sprig(stemLine: Float64Array, look: SprigLook): Figure {
  const stem = bandAround(stemLine, (share) => look.stem * (1 - 0.25 * share));
  const pieces: Piece[] = [area(stem, look.hex)];
  for (let i = 0; i < look.pairs; i++) {
    const share = 0.12 + (0.8 * i) / Math.max(1, look.pairs - 0.4);
    const size = look.leaf * (1 - 0.38 * share);
    for (const side of [-1, 1]) {
      const at = pointOn(stemLine, Math.min(0.97, share + (side > 0 ? 0.03 : 0)));
      const angle = at.angle + side * (0.85 - 0.2 * share);
      pieces.push(...place(leaf(look.hex), { ...at, scale: size, angle, mirror: side < 0 }));
    }
  }
  const tip = pointOn(stemLine, 0.999);
  return [...pieces, ...place(leaf(look.hex, 0), { ...tip, scale: look.leaf * 0.72 })];
}

/**
 * A scroll that runs right from 0 on the x axis and curls upward, with a small
 * leaf at its turn: unit length 1, broad in the middle, round at the curl.
 */
function scroll(hex: string, accent: string, thick = 0.075): Figure {
  const run = sampleCubic([0, 0, 0.22, 0.16, 0.58, 0.16, 0.72, -0.02], 22);
  const curl = spiral(0.545, -0.02, 0.175, 0, -1.05);
  const body = joinCurves(run, curl);
  const width = (s: number): number =>
    thick * (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, s + 0.08)));
  return [
    area(bandAround(body, width), hex),
    ...place(disc(hex), { x: body.at(-2)!, y: body.at(-1)!, scale: thick * 1.5 }),
    ...place(leaf(accent, 0.12), { x: 0.7, y: 0.04, scale: 0.3, angle: 1.25 }),
    ...place(leaf(accent, 0.1), { x: 0.3, y: 0.14, scale: 0.22, angle: 2.3, mirror: true }),
  ];
}

/** A divider: two scrolls away from the middle and a drop of three discs; about 2 wide. */
export function divider(hex: string, accent: string): Figure {
  return [
    ...place(scroll(hex, accent), { x: 0.1, y: 0, scale: 0.95 }),
    ...place(scroll(hex, accent), { x: -0.1, y: 0, scale: 0.95, mirror: true }),
    ...place(disc(accent), { x: 0, y: 0.02, scale: 0.15 }),
    ...place(disc(hex), { x: 0, y: 0.17, scale: 0.1 }),
    ...place(disc(hex), { x: 0, y: -0.13, scale: 0.1 }),
  ];
}

/** A flourish for a top left corner: its corner at 0, its arms 1 long to the right and down. */
export function cornerFlourish(hex: string, accent: string, thick = 0.07): Figure {
  const arm = joinCurves(
    sampleCubic([0.1, 0.1, 0.3, 0.02, 0.6, -0.02, 0.8, 0.12], 22),
    spiral(0.7, 0.2, 0.128, -0.67, 0.95),
  );
  const width = (s: number): number =>
    thick * (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, s + 0.1)));
  const half: Figure = [
    area(bandAround(arm, width), hex),
    ...place(disc(hex), { x: arm.at(-2)!, y: arm.at(-1)!, scale: thick * 1.5 }),
    ...place(leaf(accent, 0.1), { x: 0.36, y: 0.07, scale: 0.26, angle: 2.1 }),
  ];
  const other = place(half, { mirror: true, angle: -Math.PI / 2 });
  return [
    ...half,
    ...other,
    ...place(leaf(accent, 0), { x: 0.1, y: 0.1, scale: 0.36, angle: 2.356 }),
    ...place(disc(hex), { x: 0.08, y: 0.08, scale: 0.14 }),
  ];
}

/**
 * A ribbon for words: a band with folded, notched ends behind it.
 * @param width and `height` of the band itself; the tails add about one height on each side
 */
export function ribbon(width: number, height: number, face: string, fold: string): Figure {
  const w = width / 2;
  const h = height / 2;
  const tail = height * 0.95;
  const sink = height * 0.26;
  const end = (side: number): Piece => {
    const [inner, outer] = [side * (w - height * 0.35), side * (w + tail)];
    const notch = side * (w + tail - height * 0.36);
    return area(
      [inner, -h + sink, outer, -h + sink, notch, sink, outer, h + sink, inner, h + sink],
      fold,
    );
  };
  return [end(-1), end(1), area([-w, -h, w, -h, w, h, -w, h], face)];
}
