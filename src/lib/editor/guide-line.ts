import type { Point } from './camera.ts';

/* The line that a hand draws for the rows of a fill to follow. */

/** As many points are taken from it: few enough to take hold of each. */
const KNOTS = 5;
/** A line that leaves its chord by less is straight: of its length. */
const STRAIGHT_SHARE = 0.02;

/** What a hand has drawn: points of a smooth line, or only a direction. */
export type DrawnGuide = { kind: 'line'; points: Point[] } | { kind: 'angle'; degrees: number };

/**
 * @param drawn points of the hand, in their order
 * @returns undefined of a dot
 */
export function guideFrom(drawn: readonly Point[]): DrawnGuide | undefined {
  const [first, last] = [drawn[0], drawn[drawn.length - 1]];
  const chord = first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
  if (!(chord > 0)) return undefined;
  const [cos, sin] = [(last.x - first.x) / chord, (last.y - first.y) / chord];
  const besides = drawn.map(({ x, y }) => (y - first.y) * cos - (x - first.x) * sin);
  if (Math.max(...besides.map(Math.abs)) < STRAIGHT_SHARE * chord) {
    const degrees = (Math.atan2(sin, cos) * 180) / Math.PI;
    return { kind: 'angle', degrees: (Math.round(degrees) + 360) % 180 };
  }
  const lengths = [0];
  for (let i = 1; i < drawn.length; i++) {
    const [a, b] = [drawn[i - 1], drawn[i]];
    lengths.push(lengths[i - 1] + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const points = Array.from({ length: KNOTS }, (_, k) => {
    const wanted = (lengths[lengths.length - 1] * k) / (KNOTS - 1);
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const part = (wanted - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    const [a, b] = [drawn[i - 1], drawn[i]];
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  });
  return { kind: 'line', points };
}

/** Where rows lie that are to be bent. */
export interface Rows {
  centre: Point;
  /** Along the rows, from end to end. */
  length: number;
  /** Their direction, degrees. */
  angle: number;
}

/** A bow through the middle of rows. @param percent how high it is, of its chord */
export function bowOf({ centre, length, angle }: Rows, percent: number): Point[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const high = (length * percent) / 100;
  return [
    [-length / 2, high / 2],
    [0, -high / 2],
    [length / 2, high / 2],
  ].map(([u, v]) => ({ x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos }));
}

/** How high a bow of three points is, in percent of its chord; undefined of other lines. */
export function percentOf(line: readonly Point[]): number | undefined {
  if (line.length !== 3) return undefined;
  const [a, top, b] = line;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const beside = ((top.y - a.y) * dx - (top.x - a.x) * dy) / (dx * dx + dy * dy);
  return Math.round(-1000 * beside) / 10;
}
