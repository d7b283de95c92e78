import { place, type Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import { disc, drop } from '../../ornament/shapes.ts';
import { divider } from '../../ornament/sprigs.ts';
import type { Track } from '../../track.ts';
import { along, onStop, ringLine, scallops, type Band } from '../bands.ts';
import { bold, corded, gap, thin, type Style } from './kit.ts';

/** Scrolls and dots; a scalloped lace; a string of beads and a fringe of drops around it. */
export const decorative: Style = ({ inks, u, detail, variation }) => {
  if (detail === 1) return [{ depth: 12 * u, draw: (t) => scrolls(t, inks, u) }];
  const rim: Band = { depth: 2 * u, draw: (t) => ringLine(t, bold(u, 1.4), inks.soft) };
  const lace: Band = {
    depth: 6 * u,
    draw: (t) => [
      ...scallops(t, 8.4 * u, 3.4 * u, thin(u), inks.line),
      ...along(t, 8.4 * u, (stop) => onStop(stop, disc(inks.accent), 2.5 * u, -0.9 * u)),
    ],
  };
  if (detail === 2) return [gap(2.4 * u), rim, gap(0.6 * u), lace];
  const hex = variation % 2 === 0 ? inks.line : inks.accent;
  const beads: Band = {
    depth: 3 * u,
    draw: (t) => corded(t, u, hex, { figure: disc(hex), size: 2.2, pitch: 4.6 }),
  };
  const fringe: Band = { depth: 5.4 * u, draw: (t) => drops(t, inks.accent, u) };
  return [gap(1.8 * u), beads, gap(0.8 * u), rim, gap(0.6 * u), lace, gap(0.6 * u), fringe];
};

/** A divider above and below, and dots that follow the track on both sides. */
function scrolls(track: Track, inks: Inks, u: number): Figure {
  const bottom = track.at(track.length / 2);
  const top = track.at(0);
  const piece = divider(inks.line, inks.soft);
  const scale = 24 * u;
  return [
    ...place(piece, { x: bottom.x, y: bottom.y - u, scale }),
    ...place(piece, { x: top.x, y: top.y + u, scale, angle: Math.PI }),
    ...[0.25, 0.75].flatMap((middle) =>
      [-2, -1, 0, 1, 2].flatMap((k) => {
        const { x, y } = track.at(middle * track.length + k * 4.4 * u);
        const hex = k % 2 === 0 ? inks.accent : inks.soft;
        return place(disc(hex), { x, y, scale: (3.4 - 0.7 * Math.abs(k)) * u });
      }),
    ),
  ];
}

/** Drops that hang outward from a cord of their colour. */
function drops(track: Track, hex: string, u: number): Figure {
  const hung = place(drop(hex), { x: 0, y: 0.1, scale: 1, angle: Math.PI });
  return corded(track, u, hex, { figure: hung, size: 4.4, pitch: 7, out: 1.6 });
}
