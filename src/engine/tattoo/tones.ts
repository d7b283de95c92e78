import { polygonArea, type Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { toPath, unite, type Paths } from '../vector/paths.ts';
import type { Art } from './art.ts';
import { straightened, tidy } from './curves.ts';
import { blurred, contoursOf, percentile, type Field } from './field.ts';

/*
 * Steps of tone: areas that are at least so dark.
 */

/** The tone of a picture, its grain blurred away as its reading asks. */
export function softTone(art: Art, leastMm: Mm): Field {
  const { tone, reading, scale, photograph } = art;
  const sigma = reading.smoothMm === 0 ? 0.1 : leastMm + 0.3 * reading.smoothMm * scale;
  return blurred(tone, sigma * tone.pxPerMm * (photograph ? 1 : 0.6));
}

/** The darkness that a share of the figure exceeds. */
export function levelOf(field: Field, { figure }: Art, share: number): number {
  // Pixels that a vignette has cleared are no part of the figure.
  const shown = figure.map((on, i) => (on === 1 && field.data[i] > 0.02 ? 1 : 0));
  return percentile(field.data, shown, 1 - share);
}

/** Contours of what is darker than a level, without crumbs, as the reading draws them. */
export function darkRings(field: Field, art: Art, level: number, leastMm2: number): Ring[] {
  const { reading, scale } = art;
  return contoursOf(field, level)
    .filter((ring) => polygonArea({ rings: [ring] }) >= leastMm2)
    .map((ring) =>
      reading.straightMm > 0 ? straightened(ring, reading.straightMm * 0.6 * scale) : tidy(ring),
    );
}

/** The same as an area. */
export function darkArea(field: Field, art: Art, level: number, leastMm2: number): Paths {
  return unite(darkRings(field, art, level, leastMm2).map(toPath));
}

/** Longer than so many times its breadth a zone is hatched along itself. */
const LONG = 1.7;

/** Direction of hatching in a zone, degrees: along a narrow one, turned a little towards the wanted direction. */
export function hatchAngle(zone: Ring, wanted: number): number {
  const n = zone.length / 2;
  const mean = [0, 1].map((c) => zone.reduce((sum, v, i) => (i % 2 === c ? sum + v / n : sum), 0));
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < zone.length; i += 2) {
    const [dx, dy] = [zone[i] - mean[0], zone[i + 1] - mean[1]];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const [long, short] = [(xx + yy + spread) / 2, (xx + yy - spread) / 2];
  if (long < LONG * LONG * Math.max(1e-6, short)) return wanted;
  const along = (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI;
  const off = ((((wanted - along) % 180) + 270) % 180) - 90;
  return along + 0.2 * off;
}
