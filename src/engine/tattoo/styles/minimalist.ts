import { boxesMeet, polygonArea, type Ring, ringBox } from '../../vector/geometry.ts';
import type { Mm } from '../../core/units.ts';
import type { Shape } from '../../shapes.ts';
import type { Art } from '../art.ts';
import { closedLine, drawnLines } from '../contours.ts';
import { deepInks, threadsOf } from '../inks.ts';
import { lengthOf, type Line } from '../lines.ts';
import { BEAN_MM, RUN_MM, SATIN_MM, stroke, strung, tours } from '../pen.ts';
import { levelOf, softTone, darkRings } from '../tones.ts';
import type { ByDensity, DrawStyle } from './sheet.ts';

/*
 * Minimalist: a few long lines, the main contours, on bare skin; one or a few small accents.
 */

/** How many figures of lines are drawn. */
const FIGURES: ByDensity<number> = { low: 5, medium: 8, high: 13 };
/** Accents are no larger and no smaller than this, mm² at 100 mm. */
const ACCENT_MM2 = [6, 55] as const;
/** And as round as this: area to that of a circle of their length. */
const ROUND = 0.42;

export const drawMinimalist: DrawStyle = (art, options, context) => {
  const { widthMm, heightMm } = art;
  const inks = deepInks(art, options.colors);
  const figures = Math.max(3, Math.round(FIGURES[options.density] * art.reading.detail));
  const { scale, reading, photograph } = art;
  const reach = photograph ? 0.75 + 0.2 * reading.smoothMm : 0.3 + 0.1 * reading.smoothMm;
  const lines = drawnLines(
    art,
    {
      reachMm: reach * scale,
      strong: photograph ? 0.035 : 0.05,
      leastMm: 13 * scale,
      figures,
      joinMm: 4 * scale,
    },
    context,
  );
  const shapes: Shape[] = accents(art, lines, Math.max(2, inks.length)).map((ring, k) => ({
    kind: 'area',
    polygon: { rings: [ring] },
    thread: inks.length === 1 ? 0 : 1 + (k % (inks.length - 1)),
  }));
  shapes.push(...drawn(lines, options.stitchStyle));
  return {
    kind: 'shapes',
    set: { widthMm, heightMm, threads: threadsOf(inks, options), shapes },
    layering: 'painted',
    style: options.stitchStyle === 'satin' ? 'satin' : 'mixed',
  };
};

function drawn(lines: readonly Line[], style: string): Shape[] {
  if (style === 'satin') return lines.map((line) => stroke(line, SATIN_MM, 0));
  if (style === 'outline') return strung(tours(lines), 1.5).map((line) => stroke(line, RUN_MM, 0));
  if (style === 'fill') return strung(lines, 1).map((line) => stroke(line, RUN_MM, 0));
  return strung(lines, 1).map((line) => stroke(line, BEAN_MM, 0));
}

/** Small dark spots, the darkest share first: eyes, seeds, a shadow. */
function accents(art: Art, lines: readonly Line[], count: number): Ring[] {
  const field = softTone(art, 0.7 * art.scale);
  const [least, most] = ACCENT_MM2.map((mm2) => Math.max(1.6, mm2 * art.scale * art.scale));
  const found: Ring[] = [];
  for (const share of [0.03, 0.06, 0.1, 0.16, 0.25]) {
    for (const ring of darkRings(field, art, levelOf(field, art, share), least)) {
      const size = polygonArea({ rings: [ring] });
      if (
        size > most ||
        roundness(ring, size) < ROUND ||
        !isBeside(ring, lines, 4 * art.scale) ||
        found.length >= count ||
        found.some((other) => near(other, ring))
      )
        continue;
      found.push(ring);
    }
  }
  return found;
}

const roundness = (ring: Ring, size: number): number =>
  (4 * Math.PI * size) / lengthOf(closedLine(ring)) ** 2;

/** Whether a line passes near a ring: a spot alone on the skin says nothing. */
function isBeside(ring: Ring, lines: readonly Line[], reach: Mm): boolean {
  return lines.some((line) => {
    for (let i = 0; i < line.length; i += 2) {
      for (let k = 0; k < ring.length; k += 4) {
        if (Math.hypot(line[i] - ring[k], line[i + 1] - ring[k + 1]) < reach) return true;
      }
    }
    return false;
  });
}

/** Whether two rings have a corner within the other's reach: the same spot, found twice. */
function near(a: Ring, b: Ring): boolean {
  return boxesMeet(ringBox(a), ringBox(b), 1);
}
