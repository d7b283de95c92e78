import { place, type Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import { disc } from '../../ornament/shapes.ts';
import type { Track } from '../../track.ts';
import { along, arcLine, onStop, ringLine, type Band } from '../bands.ts';
import { bold, gap, thin, type Style } from './kit.ts';

/** Where the open arc begins, as a share of the way round; one a variation. */
const STARTS = [0.58, 0.08, 0.33] as const;

/** Generous space and few lines: an open arc; a ring with three bars; a dial. */
export const modern: Style = ({ inks, u, detail, variation }) => {
  const start = STARTS[variation % STARTS.length];
  const arc: Band = {
    depth: 4 * u,
    draw: (t) => (t.corners.length === 4 ? brackets(t, inks, u) : openArc(t, inks, u, start)),
  };
  if (detail === 1) return [gap(6 * u), arc];
  const ring: Band = { depth: 2 * u, draw: (t) => ringLine(t, thin(u), inks.line) };
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

function openArc(track: Track, inks: Inks, u: number, start: number): Figure {
  return [
    ...arcLine(track, start, start + 0.68, thin(u), inks.line),
    ...dotAt(track, start, 2 * u, inks.line),
    ...dotAt(track, start + 0.68, 3.4 * u, inks.accent),
    ...dotAt(track, start + 0.73, 2.2 * u, inks.soft),
    ...dotAt(track, start + 0.77, 1.6 * u, inks.line),
  ];
}

/** A box asks for less than a whole line: two opposite corners, each with dots where it ends. */
function brackets(track: Track, inks: Inks, u: number): Figure {
  return [0, 2].flatMap((i) => {
    const share = track.corners[i] / track.length;
    const [from, to] = [share - 0.15, share + 0.15];
    return [
      ...arcLine(track, from, to, thin(u), inks.line),
      ...dotAt(track, from, 2 * u, inks.line),
      ...dotAt(track, to, 3 * u, inks.accent),
      ...dotAt(track, to + 0.035, 2 * u, inks.soft),
    ];
  });
}

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
