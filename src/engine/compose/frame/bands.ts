import { type Figure, place } from '../figure.ts';
import { area, bandAround, line } from '../ornaments.ts';
import type { Inks } from '../style.ts';
import { outward, type Station, type Track } from '../track.ts';

/*
 * Bands that run around a composition: each takes a depth of the page and is
 * drawn on the track in its middle. Lengths are millimetres.
 */

/** One band of a frame. */
export interface Band {
  /** How much of the page's edge it takes on each side. */
  depth: number;
  /** Drawn on the track along its middle; bare where absent. */
  draw?: (track: Track) => Figure;
}

/** Part of a track as points, from a share of its length to another. */
export function stretch(track: Track, from: number, to: number, step = 0.6): Float64Array {
  const count = Math.max(8, Math.ceil(((to - from) * track.length) / step));
  const shares = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  // Corners are kept exactly.
  for (const corner of track.corners) {
    for (const share of [corner / track.length, corner / track.length + 1]) {
      if (share > from && share < to) shares.push(share);
    }
  }
  shares.sort((a, b) => a - b);
  return Float64Array.from(shares.flatMap((share) => beside(track.at(share * track.length), 0)));
}

/** Lines up to this width stay lines, sewn along themselves; wider ones are areas for satin. */
const MAX_LINE_MM = 1.05;

/** A line right round a track as an area: it becomes one with what touches it in its colour. */
function bandLine({ points }: Pick<Track, 'points'>, width: number, hex: string): Figure {
  const rings = [aside(points, width / 2), aside(points, -width / 2)];
  return [{ kind: 'area', hex, polygon: { rings } }];
}

/** The same as a line, where it is thin enough to be one. */
const ringLine = (track: Pick<Track, 'points'>, width: number, hex: string): Figure =>
  width <= MAX_LINE_MM ? [line(track.points, width, hex, true)] : bandLine(track, width, hex);

/** A band with a line in its middle. */
export const ringBand = (depth: number, width: number, hex: string): Band => ({
  depth,
  draw: (track) => ringLine(track, width, hex),
});

/** Along part of a track. */
export function arcLine(
  track: Track,
  from: number,
  to: number,
  width: number,
  hex: string,
): Figure {
  const points = stretch(track, from, to);
  if (width <= MAX_LINE_MM) return [line(points, width, hex)];
  const band = bandAround(points, () => width);
  return [area(band, hex)];
}

/** A closed line moved outward by a distance, its corners mitred. */
function aside(points: Float64Array, by: number): Float64Array {
  const count = points.length / 2;
  const out = new Float64Array(points.length);
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i + count - 1) % count, (i + 1) % count];
    const before = unit(points, a, i);
    const after = unit(points, i, b);
    const nx = before[1] + after[1];
    const ny = -(before[0] + after[0]);
    const length = Math.hypot(nx, ny) || 1;
    const cosHalf = Math.max(0.4, length / 2);
    out[2 * i] = points[2 * i] + ((nx / length) * by) / cosHalf;
    out[2 * i + 1] = points[2 * i + 1] + ((ny / length) * by) / cosHalf;
  }
  return out;
}

function unit(points: Float64Array, i: number, j: number): [number, number] {
  const dx = points[2 * j] - points[2 * i];
  const dy = points[2 * j + 1] - points[2 * i + 1];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** Where one of a number of things along a track stands. */
interface Stop extends Station {
  index: number;
  count: number;
}

/**
 * Things at even distances along a track, symmetric about its vertical axis.
 * @param pitch about the distance between two of them
 * @param multiple their number is a multiple of this
 */
export function along(
  track: Track,
  pitch: number,
  draw: (stop: Stop) => Figure,
  multiple = 2,
): Figure {
  const count = Math.max(multiple, multiple * Math.round(track.length / pitch / multiple));
  return Array.from({ length: count }, (_, index) =>
    draw({ ...track.at((index * track.length) / count), index, count }),
  ).flat();
}

/** A figure beside a track, `out` mm away from it, turned so that its top looks outward. */
export function onStop(at: Station, figure: Figure, scale: number, out = 0, turn = 0): Figure {
  const [x, y] = beside(at, out);
  const [ox, oy] = outward(at);
  return place(figure, { x, y, scale, angle: Math.atan2(ox, -oy) + turn });
}

/** The point `out` mm away from a track. */
function beside(at: Station, out: number): [x: number, y: number] {
  const [ox, oy] = outward(at);
  return [at.x + ox * out, at.y + oy * out];
}

/** A zigzag right round a track. */
export function zigzag(
  track: Track,
  pitch: number,
  height: number,
  width: number,
  hex: string,
): Figure {
  const count = 2 * Math.round(track.length / pitch);
  const points = Array.from({ length: count }, (_, i) =>
    beside(track.at((i * track.length) / count), (i % 2 === 0 ? -1 : 1) * (height / 2)),
  );
  return ringLine({ points: Float64Array.from(points.flat()) }, width, hex);
}

/** Scallops right round a track: a chain of arcs that bulge outward. */
export function scallops(
  track: Track,
  pitch: number,
  height: number,
  width: number,
  hex: string,
): Figure {
  const count = 2 * Math.round(track.length / pitch / 2);
  const steps = 12;
  const points = Array.from({ length: count * steps }, (_, i) =>
    // Bulges sit astride the axis: a half one at the start.
    beside(
      track.at(((i / steps + 0.5) * track.length) / count),
      height * (Math.sin((Math.PI * (i % steps)) / steps) - 0.5),
    ),
  );
  return [line(Float64Array.from(points.flat()), width, hex, true)];
}

/* What the styles share. Lengths are millimetres on a page of 100, times `u`. */

interface StyleInput {
  inks: Inks;
  /** Millimetres on this page for one on a page of 100. */
  u: number;
  /** 1 to 3: accents, a ring or frame, borders. */
  detail: number;
  /** Of the arrangement: styles have two ways each. */
  variation: number;
  /** The composition is a ring of leaves already. */
  ring: boolean;
}

/** What one style draws around a composition, from inside outward. */
export type Style = (input: StyleInput) => Band[];

/** No line is thinner than this, however small the page. */
export const thin = (u: number): number => Math.max(0.8, 0.9 * u);

/** A line as a satin column. */
export const bold = (u: number, mm: number): number => Math.max(1.3, mm * u);

/** Bare cloth between two bands. */
export const gap = (mm: number): Band => ({ depth: mm });

/** A line that carries beads, leaves or teeth of its own thread: nothing is cut between them. */
export const cord = (track: Track, u: number, hex: string): Figure =>
  bandLine(track, Math.max(0.9, u), hex);

/** A cord with things of its own colour at even distances. */
export function corded(
  track: Track,
  u: number,
  hex: string,
  bead: { figure: Figure; size: number; pitch: number; out?: number },
): Figure {
  const { figure, size, pitch, out = 0 } = bead;
  return [
    ...cord(track, u, hex),
    ...along(track, pitch * u, (stop) => onStop(stop, figure, size * u, out * u)),
  ];
}
