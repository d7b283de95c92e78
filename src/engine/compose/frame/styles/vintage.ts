import { place, type Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import { blossom, disc, leaf } from '../../ornament/shapes.ts';
import { divider } from '../../ornament/sprigs.ts';
import type { Track } from '../../track.ts';
import { along, arcLine, onStop, ringLine, type Band } from '../bands.ts';
import { bold, cord, corded, gap, thin, type Style } from './kit.ts';

/** A cameo: an oval line with a scroll at its foot; then a garland between two lines, and beads. */
export const vintage: Style = ({ inks, u, detail, variation }) => {
  if (detail === 1) return [gap(3 * u), { depth: 4.5 * u, draw: (t) => cameo(t, inks, u) }];
  const garland: Band = { depth: 6 * u, draw: (t) => leafGarland(t, inks, u) };
  const beads: Band = {
    depth: 3 * u,
    draw: (t) => corded(t, u, inks.soft, { figure: disc(inks.soft), size: 2.3, pitch: 4.4 }),
  };
  const inner: Band = { depth: 1.6 * u, draw: (t) => ringLine(t, thin(u), inks.line) };
  const rim: Band = { depth: 2 * u, draw: (t) => ringLine(t, bold(u, 1.5), inks.line) };
  const ring = variation % 2 === 0 || detail === 3 ? garland : beads;
  const frame = [gap(3 * u), inner, gap(0.8 * u), ring, gap(0.8 * u), rim];
  return detail === 2 ? frame : [...frame, gap(0.9 * u), beads];
};

/** An oval line, open at the bottom, where a scroll closes it. */
function cameo(track: Track, inks: Inks, u: number): Figure {
  const open = (36 * u) / 2 / track.length;
  const { x, y } = track.at(track.length / 2);
  return [
    ...arcLine(track, 0.5 + open, 1.5 - open, thin(u), inks.line),
    ...place(divider(inks.line, inks.soft), { x, y, scale: 16 * u }),
  ];
}

/** A vine along a track whose leaves rise on both sides from the bottom to the top. */
function leafGarland(track: Track, inks: Inks, u: number): Figure {
  const size = 4.6 * u;
  const leaves = along(track, 4.8 * u, (stop) => {
    const rising = stop.index * 2 < stop.count ? -1 : 1;
    if (stop.index === 0) return onStop(stop, disc(inks.accent), size * 0.55);
    if (stop.index * 2 === stop.count) {
      return onStop(stop, blossom(inks.accent, inks.soft), size * 1.1);
    }
    const side = stop.index % 2 === 0 ? 1 : -1;
    return onStop(stop, leaf(inks.leaf, 0), size, 0, rising * (Math.PI / 2) - side * rising * 0.6);
  });
  return [...cord(track, u, inks.leaf), ...leaves];
}
