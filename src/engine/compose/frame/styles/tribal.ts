import { place, type Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import { triangle } from '../../ornament/shapes.ts';
import { outward, type Track } from '../../track.ts';
import { arcLine, ringLine, zigzag, type Band } from '../bands.ts';
import { sawtooth } from './geometric.ts';
import { bold, gap, type Style } from './kit.ts';

/** Bold dark bands and teeth, mirrored: two arms; a crown; zigzag between two crowns. */
export const tribal: Style = ({ inks, u, detail, variation }) => {
  if (detail === 1)
    return [gap(1.4 * u), { depth: 9 * u, draw: (t) => arms(t, inks, u, variation) }];
  const band = (mm: number): Band => ({
    depth: mm * u,
    draw: (t) => ringLine(t, bold(u, mm), inks.line),
  });
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
  return [
    gap(1.4 * u),
    crown(true, inks.accent),
    gap(0.9 * u),
    band(2.2),
    gap(0.7 * u),
    lightning,
    gap(0.7 * u),
    band(1.5),
    gap(0.9 * u),
    crown(false),
  ];
};

/** An arm on each side with five teeth, or four shorter ones with three; the largest in its middle. */
function arms(track: Track, inks: Inks, u: number, variation: number): Figure {
  const [middles, half, most] =
    variation % 2 === 0 ? [[0.25, 0.75], 0.15, 2] : [[0.125, 0.375, 0.625, 0.875], 0.085, 1];
  const teeth = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  return middles.flatMap((middle) => [
    ...arcLine(track, middle - half, middle + half, bold(u, 2.6), inks.line),
    ...teeth.flatMap((k) => {
      const station = track.at((middle + k * 0.058) * track.length);
      const [ox, oy] = outward(station);
      return place(triangle(k % 2 === 0 ? inks.accent : inks.line, 0.95), {
        x: station.x + ox * 1.9 * u,
        y: station.y + oy * 1.9 * u,
        scale: (6 - 0.9 * Math.abs(k)) * u,
        angle: Math.atan2(ox, -oy),
      });
    }),
  ]);
}
