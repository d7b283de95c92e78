import { type Figure, place } from '../figure.ts';
import { area, diamond, disc, facetStar, triangle } from '../ornaments.ts';
import type { Inks } from '../style.ts';
import type { Track } from '../track.ts';
import {
  along,
  arcLine,
  type Band,
  bold,
  cord,
  gap,
  onStop,
  ringBand,
  type Style,
  thin,
  zigzag,
} from './bands.ts';

/** Polygons: one with stones at its corners; two with teeth between; a chain of stones around. */
export const geometric: Style = ({ inks, u, detail, variation }) => {
  const frame = ringBand(2.4 * u, bold(u, 1.4), inks.line);
  if (detail === 1) {
    return [gap(2 * u), frame, { depth: 4 * u, draw: (t) => stones(t, inks, u) }];
  }
  const inward = variation % 2 === 1;
  const teeth: Band = { depth: 5 * u, draw: (t) => sawtooth(t, inks.accent, u, inward) };
  const inner = ringBand(2 * u, thin(u), inks.line);
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
function sawtooth(track: Track, hex: string, u: number, inward: boolean): Figure {
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
  area([-0.5, -0.09, 0.5, -0.09, 0.5, 0.09, -0.5, 0.09], hex),
];

/** Diamonds on a cord, every third one a star. */
function chain(track: Track, inks: Inks, u: number): Figure {
  const stars: Figure[] = [];
  const diamonds = along(
    track,
    5 * u,
    (stop) => {
      if (stop.index % 3 !== 0) return onStop(stop, diamond(inks.leaf, 0.7), 2.9 * u);
      stars.push(onStop(stop, facetStar(inks.accent, 4, 0.5), 4.2 * u));
      return [];
    },
    6,
  );
  return [...cord(track, u, inks.leaf), ...diamonds, ...stars.flat()];
}

/** Where the first bar begins, as a share of the way round; one a variation. */
const STARTS = [0.58, 0.08, 0.33] as const;

/** Generous space and few lines: nothing; a ring with three bars; a dial. */
export const modern: Style = ({ inks, u, detail, variation }) => {
  const start = STARTS[variation % STARTS.length];
  const ring = ringBand(2 * u, thin(u), inks.line);
  const bars: Band = {
    depth: 3 * u,
    draw: (t) =>
      [inks.accent, inks.soft, inks.line].flatMap((hex, i) => [
        ...arcLine(t, start + i / 3, start + i / 3 + 0.2, bold(u, 1.9), hex),
        ...dotAt(t, start + i / 3 + 0.235, 1.9 * u, hex),
      ]),
  };
  if (detail === 2) return [gap(5 * u), ring, gap(1.5 * u), bars];
  return [gap(5 * u), ring, gap(u), bars, gap(u), { depth: 4 * u, draw: (t) => dial(t, inks, u) }];
};

const dotAt = (track: Track, share: number, size: number, hex: string): Figure => {
  const { x, y } = track.at(share * track.length);
  return place(disc(hex), { x, y, scale: size });
};

/** Discs in three sizes around, as on a dial. */
function dial(track: Track, inks: Inks, u: number): Figure {
  return along(
    track,
    11 * u,
    (stop) => {
      if (stop.index % 6 === 0) return onStop(stop, disc(inks.accent), 3.6 * u);
      const [hex, size] = stop.index % 2 === 0 ? [inks.soft, 2.8] : [inks.line, 2];
      return onStop(stop, disc(hex), size * u);
    },
    12,
  );
}

/** Bold dark bands and teeth, mirrored: two arms; a crown; zigzag between two crowns. */
export const tribal: Style = ({ inks, u, detail, variation }) => {
  if (detail === 1) {
    return [gap(1.4 * u), { depth: 9 * u, draw: (t) => arms(t, inks, u, variation) }];
  }
  const band = (mm: number): Band => ringBand(mm * u, bold(u, mm), inks.line);
  const crown = (inward: boolean, hex = inks.line): Band => ({
    depth: 4.6 * u,
    draw: (t) => sawtooth(t, hex, u, inward),
  });
  if (detail === 2) {
    return variation % 2 === 0
      ? [gap(2 * u), band(2.4), gap(u), crown(false)]
      : [gap(1.4 * u), crown(true), gap(u), band(2.4)];
  }
  const lightning: Band = {
    depth: 4 * u,
    draw: (t) => zigzag(t, 5.4 * u, 2.6 * u, bold(u, 1.3), inks.soft),
  };
  const inner = [gap(1.4 * u), crown(true, inks.accent), gap(0.9 * u), band(2.2), gap(0.7 * u)];
  return [...inner, lightning, gap(0.7 * u), band(1.5), gap(0.9 * u), crown(false)];
};

/** An arm on each side with five teeth, or four shorter ones with three; the largest in its middle. */
function arms(track: Track, inks: Inks, u: number, variation: number): Figure {
  const [middles, half, most] =
    variation % 2 === 0 ? [[0.25, 0.75], 0.15, 2] : [[0.125, 0.375, 0.625, 0.875], 0.085, 1];
  const teeth = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  return middles.flatMap((middle) => [
    ...arcLine(track, middle - half, middle + half, bold(u, 2.6), inks.line),
    ...teeth.flatMap((k) => {
      const tooth = triangle(k % 2 === 0 ? inks.accent : inks.line, 0.95);
      const station = track.at((middle + k * 0.058) * track.length);
      return onStop(station, tooth, (6 - 0.9 * Math.abs(k)) * u, 1.9 * u);
    }),
  ]);
}
