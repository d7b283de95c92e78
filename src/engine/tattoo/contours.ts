import type { Context } from '../core/context.ts';
import type { Mm } from '../core/units.ts';
import { simplifyLine } from '../trace/curve.ts';
import type { Art } from './art.ts';
import { pictureColors, unshaded } from './inks.ts';
import { findLines, joinEnds, lengthOf, type Line, type LineOptions } from './lines.ts';
import { cutStencil } from './segment.ts';

/*
 * The lines that a pen would draw of a picture: the middles of dark lines and edges in photographs
 * and line drawings, the exact borders of its areas in flat art.
 */

/** Flat art is divided into so many colours. */
const PARTS = 4;

/** The main lines, joined where their ends are near, in mm. */
export function drawnLines(art: Art, options: LineOptions, context: Context): Line[] {
  if (art.photograph || art.thin) return findLines(art.dark, options);
  const lines = areaBorders(art, options.leastMm, context)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, 2 * options.figures);
  return joinEnds(lines, options.joinMm);
}

/** The borders of flat art's areas, straightened where the reading asks. */
function areaBorders(art: Art, leastMm: Mm, context: Context): Line[] {
  const { scale, reading } = art;
  const plain = unshaded(art);
  const { borders } = cutStencil(plain, pictureColors(plain, PARTS), context);
  return borders
    .map(({ points, closed }) => {
      const line =
        reading.straightMm > 0 ? simplifyLine(points, closed, reading.straightMm * scale) : points;
      return closed ? closedLine(line) : line;
    })
    .filter((line) => lengthOf(line) >= 0.5 * leastMm);
}

/** A ring as a line that ends where it began. */
export function closedLine(ring: Float64Array): Line {
  const line = new Float64Array(ring.length + 2);
  line.set(ring);
  line.set(ring.subarray(0, 2), ring.length);
  return line;
}
