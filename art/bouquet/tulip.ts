import type { Drawing } from '../lib/drawing.ts';
import { between, path, placed, slice, type Line, type Point } from '../lib/line.ts';
import { half, shade, spot } from '../lib/stitches.ts';

/*
 * The Ottoman tulip, drawn about its base at (0, 0): dagger petals whose tips
 * turn outward, the side ones folded so that their inner face shows.
 */

/** Outer edge, fold and inner edge of the left petal. */
const OUTER = path('M0 0 C-15.5 -1.5 -22.5 -15 -17.4 -26 C-15.1 -31 -13.6 -35.5 -15.4 -40');
const INNER = path('M0 0 C-5 -6 -8.6 -15 -9.6 -24 C-10.2 -30 -11 -35.5 -15.4 -40');
const FOLD = between(OUTER, INNER, (t) => 0.5 + 0.12 * Math.sin(Math.PI * t));

/** The middle petal: its rib sways a little, as a drawn line does. */
const RIB = path('M0 0.6 C-0.9 -10 0.9 -26 0.3 -38.5');
const LEFT = path('M0 0.6 C-9.4 -4 -12 -15 -7.4 -24.5 C-5 -29.5 -1.2 -32.5 0.3 -38.5');
const RIGHT = path('M0 0.6 C9.4 -4 12 -15 7.6 -24.5 C5.2 -29.5 1.6 -32.5 0.3 -38.5');

const FLAME_RIB = path('M0 -6 C-0.5 -12 0.6 -20 0.2 -28');
const FLAME_LEFT = path('M0 -6 C-3.6 -11 -3.6 -17.5 0.2 -28');
const FLAME_RIGHT = path('M0 -6 C3.4 -11 3.8 -17.5 0.2 -28');

const mirrored = (line: Line): Line => line.map((v, i) => (i % 2 === 0 ? -v : v));

/** An open tulip. */
export function tulip(d: Drawing, at: Point, degrees: number, scale = 1): void {
  const put = (line: Line) => placed(line, at, degrees, scale);
  const sides = [(line: Line) => put(line), (line: Line) => put(mirrored(line))];
  for (const side of sides) half(d, 'Burgundy', side(INNER), side(FOLD), 0.04);
  for (const side of sides) half(d, 'Crimson', side(FOLD), side(OUTER), 0.1);
  half(d, 'Poppy red', put(RIB), put(LEFT));
  half(d, 'Poppy red', put(RIB), put(RIGHT));
  for (const [i, edge] of [LEFT, RIGHT].entries()) {
    const blade = [slice(put(RIB), 0.05, 0.52), slice(put(edge), 0.08, 0.6)] as const;
    shade(d, 'Burgundy', blade, [() => 0, (t) => 0.56 - 0.3 * t], {
      uneven: [0, 1.1],
      seed: 5 + i,
    });
  }
  half(d, 'Marigold', put(FLAME_RIB), put(FLAME_LEFT), 0.2);
  half(d, 'Ochre', put(FLAME_RIB), put(FLAME_RIGHT), 0.2);
  sepals(d, put);
}

/** A bud: two petals that close about a dark heart. */
export function bud(d: Drawing, at: Point, degrees: number, scale = 0.56): void {
  const put = (line: Line) => placed(line, at, degrees, scale);
  const heart = path('M0 0 C-7 -9 -6 -22 -1.6 -31');
  half(d, 'Burgundy', put(path('M0 0 C-1 -10 -2 -22 -1.6 -31')), put(heart));
  half(
    d,
    'Burgundy',
    put(path('M0 0 C-1 -10 -2 -22 -1.6 -31')),
    put(path('M0 0 C6 -9 5 -22 -1.6 -31')),
  );
  const left = path('M0 0 C-13 -4 -16 -20 -9.5 -36');
  const leftIn = path('M0 0 C-5 -8 -6.5 -22 -9.5 -36');
  half(d, 'Crimson', put(leftIn), put(left), 0.1);
  const right = path('M0 0 C13 -4 16.5 -19 7 -37.5');
  const rightIn = path('M0 0 C3 -9 6.5 -22 7 -37.5');
  half(d, 'Poppy red', put(rightIn), put(right), 0.1);
  sepals(d, put);
}

function sepals(d: Drawing, put: (line: Line) => Line): void {
  const rib = path('M0 1.5 C-6 -1 -9 -5 -10.5 -11.5');
  const low = path('M0 1.5 C-9 2 -12 -4 -10.5 -11.5');
  const high = path('M0 1.5 C-2 -3.5 -6 -7 -10.5 -11.5');
  for (const side of [put, (line: Line) => put(mirrored(line))]) {
    half(d, 'Fern', side(rib), side(low));
    half(d, 'Moss green', side(rib), side(high));
  }
  const [x, y] = put(Float64Array.of(0, 1.2));
  const [x2, y2] = put(Float64Array.of(0, 3));
  spot(d, 'Bottle green', [x, y], Math.hypot(x2 - x, y2 - y), 0);
}
