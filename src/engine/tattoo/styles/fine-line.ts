import type { Oklab } from '../../color/oklab.ts';
import type { Mm } from '../../core/units.ts';
import type { Shape } from '../../shapes.ts';
import { inflate, subtract, toPolygons, type Paths } from '../../vector/paths.ts';
import type { Art } from '../art.ts';
import { closedLine, drawnLines } from '../contours.ts';
import { hatch } from '../hatch.ts';
import { BLACK, pictureColors, threadsOf } from '../inks.ts';
import type { Line } from '../lines.ts';
import { BEAN_MM, RUN_MM, SATIN_MM, stroke, strung, tours } from '../pen.ts';
import { darkArea, darkRings, hatchAngle, levelOf, softTone } from '../tones.ts';
import type { ByDensity, DrawStyle } from './sheet.ts';

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
const CROSS = 32;
/** Ends of hatching so near are joined. */
const HOP_MM: Mm = 3.2;

export const drawFineLine: DrawStyle = (art, options, context) => {
  const { widthMm, heightMm, scale, reading } = art;
  const inks: Oklab[] = [BLACK, ...hatchInks(art, options.colors)];
  const size = Math.max(0.6, scale);
  const found = drawnLines(
    art,
    {
      reachMm: (art.photograph ? 0.45 : 0.4) * size,
      strong: (art.photograph ? 0.034 : 0.047) / reading.detail,
      leastMm: ((art.photograph ? 7 : 9) / reading.detail) * size,
      figures: Math.round(FIGURES[options.density] * reading.detail),
      joinMm: 3.5,
    },
    context,
  );
  const field = softTone(art, (art.photograph ? 1.2 : 0.8) * scale);
  const least = Math.max(6, 30 * scale * scale);
  // A soft picture has no edge for a pen: the border of its shade is drawn instead.
  const lines =
    found.length > 0
      ? found
      : darkRings(field, art, levelOf(field, art, ONCE), least).map(closedLine);
  const spacing = HATCH_MM[options.density];
  const zone = (share: number): Paths =>
    inflate(darkArea(field, art, levelOf(field, art, share), least), -0.3);
  const dark = zone(CROSSWISE);
  const shapes: Shape[] = [];
  const filled = options.stitchStyle === 'fill';
  if (filled) {
    for (const polygon of toPolygons(dark))
      shapes.push({ kind: 'area', polygon, thread: inks.length - 1 });
  }
  const once = filled ? subtract(zone(ONCE), inflate(dark, 0.4)) : zone(ONCE);
  const hatched = (zone: Paths, turn: number): Line[] =>
    toPolygons(zone).flatMap(({ rings }) =>
      hatch(rings, {
        angle: hatchAngle(rings[0], reading.hatch) + turn,
        spacingMm: spacing,
        leastMm: 2.4,
      }),
    );
  const tone = [...hatched(once, 0), ...(filled ? [] : hatched(dark, CROSS))];
  for (const [thread, own] of byInk(tone, art, inks)) {
    for (const line of strung(own, HOP_MM)) shapes.push(stroke(line, RUN_MM, thread));
  }
  shapes.push(...contours(lines, options.stitchStyle));
  return {
    kind: 'shapes',
    set: { widthMm, heightMm, threads: threadsOf(inks, options), shapes },
    layering: 'painted',
    style: 'mixed',
  };
};

/** The contours, as bold as the stitch style says. */
function contours(lines: readonly Line[], style: string): Shape[] {
  if (style === 'satin') return lines.map((line) => stroke(line, SATIN_MM, 0));
  if (style === 'outline') return strung(lines, 1).map((line) => stroke(line, BEAN_MM, 0));
  return strung(tours(lines), 1.5).map((line) => stroke(line, RUN_MM, 0));
}

/** Inks for tone: the picture's own. */
function hatchInks(art: Art, colors: number): Oklab[] {
  return colors < 2 ? [] : pictureColors(art, colors - 1).map(deepened);
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
    const d = Math.hypot(
      mean[0] - inks[k][0],
      2 * (mean[1] - inks[k][1]),
      2 * (mean[2] - inks[k][2]),
    );
    if (d < least) [least, best] = [d, k];
  }
  return best;
}
