import { place, type Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import { blossom, disc, leaf } from '../../ornament/shapes.ts';
import { sprig } from '../../ornament/sprigs.ts';
import type { Track } from '../../track.ts';
import { along, onStop, scallops, stretch, type Band } from '../bands.ts';
import { cord, gap, thin, type Style } from './kit.ts';

/** Leaves and small blossoms: a laurel; a ring in bloom; a scalloped edge around it. */
export const floral: Style = ({ inks, u, detail, variation, ring }) => {
  // A wreath has its leaves already.
  if (detail === 1) {
    return ring ? [] : [gap(1.2 * u), { depth: 9 * u, draw: (t) => laurel(t, inks, u) }];
  }
  const bloom: Band = { depth: 9.5 * u, draw: (t) => bloomingRing(t, inks, u, variation) };
  if (detail === 2 && !ring) return [gap(1.2 * u), bloom];
  const edge: Band = { depth: 4.8 * u, draw: (t) => lacedEdge(t, inks, u) };
  if (detail === 2) return [gap(1.5 * u), edge];
  const blossoms: Band = {
    depth: 3.6 * u,
    draw: (t) => along(t, 7 * u, (stop) => onStop(stop, blossom(inks.accent, inks.soft), 3.6 * u)),
  };
  return ring ? [gap(u), blossoms, gap(u), edge] : [gap(u), bloom, gap(1.2 * u), edge];
};

/** Two sprigs from the bottom up both sides, tied with blossoms. */
function laurel(track: Track, inks: Inks, u: number): Figure {
  const look = { hex: inks.leaf, leaf: 8 * u, stem: 1.3 * u, pairs: 7 };
  const bottom = track.at(track.length / 2);
  const left = sprig(stretch(track, 0.515, 0.515 + 0.33, 2), look);
  return [
    ...left,
    ...place(left, { x: 0, y: 0, scale: 1, mirror: true }),
    ...[-1, 1].flatMap((side) =>
      place(blossom(inks.soft, inks.accent), {
        x: side * 7.4 * u,
        y: bottom.y - 0.4 * u,
        scale: 5.4 * u,
        angle: side * 0.3,
      }),
    ),
    ...place(blossom(inks.accent, inks.soft, 6), { x: bottom.x, y: bottom.y, scale: 8.4 * u }),
  ];
}

/** Leaves in pairs along a stem, with blossoms at even distances. */
function bloomingRing(track: Track, inks: Inks, u: number, variation: number): Figure {
  const every = variation % 2 === 0 ? 4 : 3;
  const stops = along(
    track,
    7.6 * u,
    (stop) => {
      const { index, count } = stop;
      if (index % every === 0) {
        const odd = (index / every) % 2 === 1;
        const [petal, heart] = odd ? [inks.soft, inks.accent] : [inks.accent, inks.soft];
        return onStop(stop, blossom(petal, heart, odd ? 5 : 6), (odd ? 6.4 : 8.2) * u);
      }
      const rising = index * 2 < count ? -1 : 1;
      return [-1, 1].flatMap((side) => {
        const grown = place(leaf(inks.leaf), { x: 0, y: 0, scale: 1, mirror: side * rising > 0 });
        return onStop(stop, grown, 5.8 * u, 0, rising * (Math.PI / 2) - side * rising * 0.72);
      });
    },
    2 * every,
  );
  return [...cord(track, 1.1 * u, inks.leaf), ...stops];
}

/** A scalloped line with a berry at every other tip. */
function lacedEdge(track: Track, inks: Inks, u: number): Figure {
  return [
    ...scallops(track, 6.8 * u, 2.2 * u, thin(u), inks.leafDark),
    ...along(track, 13.6 * u, (stop) => onStop(stop, disc(inks.accent), 1.9 * u, 2.6 * u)),
  ];
}
