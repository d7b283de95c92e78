import type { Oklab } from '../../color/oklab.ts';
import type { Mm } from '../../core/units.ts';
import { BEAN_LINE_MM, RUN_LINE_MM } from '../../machine.ts';
import type { Shape } from '../../shapes.ts';
import { boxesMeet, lineLength, polygonArea, ringBox, type Ring } from '../../vector/geometry.ts';
import { inflate, type Paths, subtract, toPolygons } from '../../vector/paths.ts';
import type { Art } from '../art.ts';
import { BLACK, deepInks, pictureColors, threadsOf } from '../inks.ts';
import { closedLine, drawnLines, type Line } from '../lines.ts';
import { hatch, SATIN_MM, stroke, strung, tours } from '../pen.ts';
import type { TattooStitchStyle } from '../options.ts';
import { shapeSheet, type ByDensity, type DrawStyle } from '../sheet.ts';
import { darkArea, darkRings, hatchAngle, levelOf, softTone } from '../tones.ts';

/*
 * Minimalist: a few long lines, the main contours, on bare skin; one or a few small accents.
 */

/** How many figures of lines are drawn. */
const FEW_FIGURES: ByDensity<number> = { low: 5, medium: 8, high: 13 };
/** Accents are no larger and no smaller than this, mm² at 100 mm. */
const ACCENT_LIMITS_MM2 = [6, 55] as const;
/** And as round as this: area to that of a circle of their length. */
const MIN_ROUNDNESS = 0.42;

export const drawMinimalist: DrawStyle = (art, options, context) => {
  const inks = deepInks(art, options.colors);
  const figures = Math.max(3, Math.round(FEW_FIGURES[options.density] * art.reading.detail));
  const { scale, reading, photograph } = art;
  const reach = photograph ? 0.75 + 0.2 * reading.smoothMm : 0.3 + 0.1 * reading.smoothMm;
  const strong = photograph ? 0.035 : 0.05;
  const sizes = { reachMm: reach * scale, leastMm: 13 * scale, joinMm: 4 * scale };
  const lines = drawnLines(art, { ...sizes, strong, figures }, context);
  const shapes: Shape[] = accents(art, lines, Math.max(2, inks.length)).map((ring, k) => ({
    kind: 'area',
    polygon: { rings: [ring] },
    thread: inks.length === 1 ? 0 : 1 + (k % (inks.length - 1)),
  }));
  shapes.push(...drawn(lines, options.stitchStyle));
  return shapeSheet(art, threadsOf(inks, options), shapes, {
    layering: 'painted',
    style: options.stitchStyle === 'satin' ? 'satin' : 'mixed',
  });
};

function drawn(lines: readonly Line[], style: TattooStitchStyle): Shape[] {
  if (style === 'satin') return lines.map((line) => stroke(line, SATIN_MM, 0));
  const width = style === 'mixed' ? BEAN_LINE_MM : RUN_LINE_MM;
  const ways = style === 'outline' ? strung(tours(lines), 1.5) : strung(lines, 1);
  return ways.map((line) => stroke(line, width, 0));
}

/** Small dark spots, the darkest share first: eyes, seeds, a shadow. */
function accents(art: Art, lines: readonly Line[], count: number): Ring[] {
  const field = softTone(art, 0.7 * art.scale);
  const [least, most] = ACCENT_LIMITS_MM2.map((mm2) => Math.max(1.6, mm2 * art.scale * art.scale));
  const found: Ring[] = [];
  for (const share of [0.03, 0.06, 0.1, 0.16, 0.25]) {
    for (const ring of darkRings(field, art, levelOf(field, art, share), least)) {
      const size = polygonArea({ rings: [ring] });
      if (
        size > most ||
        roundness(ring, size) < MIN_ROUNDNESS ||
        !isBeside(ring, lines, 4 * art.scale) ||
        found.length >= count ||
        // The same spot, found twice.
        found.some((other) => boxesMeet(ringBox(other), ringBox(ring), 1))
      )
        continue;
      found.push(ring);
    }
  }
  return found;
}

const roundness = (ring: Ring, size: number): number =>
  (4 * Math.PI * size) / lineLength(closedLine(ring)) ** 2;

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

/*
 * Fine line: nothing but running stitch. Edges are drawn with long, smooth strokes, tone is
 * hatched, closer and crosswise where it is dark.
 */

/** Distance between hatching lines. */
const HATCH_MM: ByDensity<Mm> = { low: 2.6, medium: 2, high: 1.5 };
/** How many figures of lines are drawn. */
const FIGURES: ByDensity<number> = { low: 20, medium: 30, high: 40 };
/** Shares of the figure that are hatched once, and crosswise. */
const ONCE = 0.36;
const CROSSWISE = 0.14;
/** Lines of the second hatching are turned by this, degrees. */
const CROSS_DEG = 32;
/** Ends of hatching that are nearer to each other are joined. */
const HOP_MM: Mm = 3.2;

export const drawFineLine: DrawStyle = (art, options, context) => {
  const { scale, reading } = art;
  const others = options.colors < 2 ? [] : pictureColors(art, options.colors - 1);
  const inks: Oklab[] = [BLACK, ...others.map(deepened)];
  const size = Math.max(0.6, scale);
  const sought = {
    reachMm: (art.photograph ? 0.45 : 0.4) * size,
    strong: (art.photograph ? 0.034 : 0.047) / reading.detail,
    leastMm: ((art.photograph ? 7 : 9) / reading.detail) * size,
    figures: Math.round(FIGURES[options.density] * reading.detail),
    joinMm: 3.5,
  };
  const found = drawnLines(art, sought, context);
  const field = softTone(art, (art.photograph ? 1.2 : 0.8) * scale);
  const least = Math.max(6, 30 * scale * scale);
  // A soft picture has no edge for a pen: the border of its shade is drawn instead.
  const lines =
    found.length > 0
      ? found
      : darkRings(field, art, levelOf(field, art, ONCE), least).map(closedLine);
  const spacingMm = HATCH_MM[options.density];
  const zone = (share: number): Paths =>
    inflate(darkArea(field, art, levelOf(field, art, share), least), -0.3);
  const dark = zone(CROSSWISE);
  const shapes: Shape[] = [];
  const filled = options.stitchStyle === 'fill';
  for (const polygon of filled ? toPolygons(dark) : []) {
    shapes.push({ kind: 'area', polygon, thread: inks.length - 1 });
  }
  const once = filled ? subtract(zone(ONCE), inflate(dark, 0.4)) : zone(ONCE);
  const hatched = (zone: Paths, turn: number): Line[] =>
    toPolygons(zone).flatMap(({ rings }) => {
      const angle = hatchAngle(rings[0], reading.hatch) + turn;
      return hatch(rings, { angle, spacingMm, leastMm: 2.4 });
    });
  const tone = [...hatched(once, 0), ...(filled ? [] : hatched(dark, CROSS_DEG))];
  for (const [thread, own] of byInk(tone, art, inks)) {
    for (const line of strung(own, HOP_MM)) shapes.push(stroke(line, RUN_LINE_MM, thread));
  }
  shapes.push(...contours(lines, options.stitchStyle));
  return shapeSheet(art, threadsOf(inks, options), shapes, { layering: 'painted', style: 'mixed' });
};

/** The contours, as bold as the stitch style says. */
function contours(lines: readonly Line[], style: string): Shape[] {
  if (style === 'satin') return lines.map((line) => stroke(line, SATIN_MM, 0));
  if (style === 'outline') return strung(lines, 1).map((line) => stroke(line, BEAN_LINE_MM, 0));
  return strung(tours(lines), 1.5).map((line) => stroke(line, RUN_LINE_MM, 0));
}

/** A line of thread covers little: its ink is deeper than the tone it stands for. */
function deepened([L, a, b]: Oklab): Oklab {
  return [0.2 + 0.5 * L, a * 1.2, b * 1.2];
}

/** Lines by the ink nearest to the picture under their middle; black hatches alone where there is no other. */
function byInk(lines: readonly Line[], art: Art, inks: readonly Oklab[]): Map<number, Line[]> {
  const out = new Map<number, Line[]>();
  for (const line of lines) {
    const thread = inks.length === 1 ? 0 : nearestInk(line, art, inks);
    out.set(thread, [...(out.get(thread) ?? []), line]);
  }
  return new Map([...out].sort(([a], [b]) => b - a));
}

function nearestInk(line: Line, { raster, dark, tone }: Art, inks: readonly Oklab[]): number {
  const { width, height, lab, pxPerMm } = raster;
  const mean = [0, 0, 0];
  const n = line.length / 2;
  for (let k = 0; k < line.length; k += 2) {
    const x = Math.min(width - 1, Math.max(0, Math.floor(line[k] * pxPerMm)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(line[k + 1] * pxPerMm)));
    const i = y * width + x;
    const shade = dark.data[i] - tone.data[i];
    mean[0] += (0.2 + 0.5 * Math.min(1, lab[i * 3] + Math.max(0, shade))) / n;
    mean[1] += (lab[i * 3 + 1] * 0.6) / n;
    mean[2] += (lab[i * 3 + 2] * 0.6) / n;
  }
  let best = 1;
  let least = Infinity;
  for (let k = 1; k < inks.length; k++) {
    const [L, a, b] = inks[k];
    const d = Math.hypot(mean[0] - L, 2 * (mean[1] - a), 2 * (mean[2] - b));
    if (d < least) [least, best] = [d, k];
  }
  return best;
}
