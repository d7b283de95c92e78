import { place, type Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import { diamond, facetStar, triangle } from '../../ornament/shapes.ts';
import type { Track } from '../../track.ts';
import { along, onStop, ringLine, type Band } from '../bands.ts';
import { bold, cord, gap, thin, type Style } from './kit.ts';

/** Polygons: one with stones at its corners; two with teeth between; a chain of stones around. */
export const geometric: Style = ({ inks, u, detail, variation }) => {
  const frame: Band = { depth: 2.4 * u, draw: (t) => ringLine(t, bold(u, 1.4), inks.line) };
  if (detail === 1) {
    return [gap(2 * u), frame, { depth: 4 * u, draw: (t) => stones(t, inks, u) }];
  }
  const inward = variation % 2 === 1;
  const teeth: Band = { depth: 5 * u, draw: (t) => sawtooth(t, inks.accent, u, inward) };
  const inner: Band = { depth: 2 * u, draw: (t) => ringLine(t, thin(u), inks.line) };
  const frames = [gap(2 * u), inner, gap(0.6 * u), teeth, gap(0.8 * u), frame];
  if (detail === 2) return frames;
  return [...frames, gap(0.6 * u), { depth: 4 * u, draw: (t) => chain(t, inks, u) }];
};

function stones(track: Track, inks: Inks, u: number): Figure {
  const quarters = [0, 1, 2, 3].map((i) => (i / 4) * track.length);
  const places = track.corners.length > 0 ? track.corners : quarters;
  return places.flatMap((s) => {
    const { x, y } = track.at(s);
    const angle = Math.atan2(x, -y);
    return place(diamond(inks.accent, 0.7), { x, y, scale: 4.4 * u, angle });
  });
}

/** Triangles on a base line, as one piece. */
export function sawtooth(track: Track, hex: string, u: number, inward: boolean): Figure {
  const base = inward ? 1.9 * u : -1.9 * u;
  return [
    ...along(track, 5.2 * u, (stop) => [
      ...onStop(stop, triangle(hex, 1.15), 4 * u, base, inward ? Math.PI : 0),
      // The base line, piece by piece, so that it follows the teeth round corners.
      ...onStop(stop, baseLine(hex), 5.6 * u, base),
    ]),
  ];
}

const baseLine = (hex: string): Figure => [
  {
    kind: 'area',
    hex,
    polygon: { rings: [Float64Array.from([-0.5, -0.09, 0.5, -0.09, 0.5, 0.09, -0.5, 0.09])] },
  },
];

/** Diamonds on a cord, every third one a star. */
function chain(track: Track, inks: Inks, u: number): Figure {
  const stars = along(
    track,
    5 * u,
    (stop) => (stop.index % 3 === 0 ? onStop(stop, facetStar(inks.accent, 4, 0.5), 4.2 * u) : []),
    6,
  );
  const diamonds = along(
    track,
    5 * u,
    (stop) => (stop.index % 3 === 0 ? [] : onStop(stop, diamond(inks.leaf, 0.7), 2.9 * u)),
    6,
  );
  return [...cord(track, u, inks.leaf), ...diamonds, ...stars];
}
