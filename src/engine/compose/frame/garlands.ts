import { type Figure, place } from '../figure.ts';
import { blossom, disc, divider, drop, leaf, sprig } from '../ornaments.ts';
import type { Inks } from '../style.ts';
import type { Track } from '../track.ts';
import {
  along,
  arcLine,
  type Band,
  bold,
  cord,
  corded,
  gap,
  onStop,
  ringBand,
  scallops,
  stretch,
  type Style,
  thin,
} from './bands.ts';

/** A cameo: an oval line with a scroll at its foot; then a garland between two lines, and beads. */
export const vintage: Style = ({ inks, u, detail, variation }) => {
  if (detail === 1) return [gap(3 * u), { depth: 4.5 * u, draw: (t) => cameo(t, inks, u) }];
  const garland: Band = { depth: 6 * u, draw: (t) => leafGarland(t, inks, u) };
  const beads: Band = {
    depth: 3 * u,
    draw: (t) => corded(t, u, inks.soft, { figure: disc(inks.soft), size: 2.3, pitch: 4.4 }),
  };
  const inner = ringBand(1.6 * u, thin(u), inks.line);
  const rim = ringBand(2 * u, bold(u, 1.5), inks.line);
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
    ...place(left, { mirror: true }),
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
        const grown = place(leaf(inks.leaf), { mirror: side * rising > 0 });
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

/** Scrolls and dots; a scalloped lace; a string of beads and a fringe of drops around it. */
export const decorative: Style = ({ inks, u, detail, variation }) => {
  if (detail === 1) return [{ depth: 12 * u, draw: (t) => scrolls(t, inks, u) }];
  const rim = ringBand(2 * u, bold(u, 1.4), inks.soft);
  const scalloped: Band = {
    depth: 3.6 * u,
    draw: (t) => scallops(t, 8.4 * u, 3 * u, thin(u), inks.line),
  };
  // On a cord of their own, beside the scallops: beads that lie in them are a cut each.
  const strung: Band = {
    depth: 2.4 * u,
    draw: (t) => corded(t, u, inks.accent, { figure: disc(inks.accent), size: 2.4, pitch: 8.4 }),
  };
  const lace = [strung, gap(0.4 * u), scalloped];
  if (detail === 2) return [gap(2.4 * u), rim, gap(0.5 * u), ...lace];
  const hex = variation % 2 === 0 ? inks.line : inks.accent;
  const beads: Band = {
    depth: 3 * u,
    draw: (t) => corded(t, u, hex, { figure: disc(hex), size: 2.2, pitch: 4.6 }),
  };
  const fringe: Band = { depth: 5.4 * u, draw: (t) => drops(t, inks.accent, u) };
  return [gap(1.8 * u), beads, gap(0.8 * u), rim, gap(0.5 * u), ...lace, gap(0.6 * u), fringe];
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
  const hung = place(drop(hex), { y: 0.1, angle: Math.PI });
  return corded(track, u, hex, { figure: hung, size: 4.4, pitch: 7, out: 1.6 });
}
