import { type Oklab, oklabFromHex } from '../../color/oklab.ts';
import type { Context } from '../../core/context.ts';
import type { Mm } from '../../core/units.ts';
import { BARE_LABEL, type Labels, findRegions } from '../../picture/labels.ts';
import type { Shape } from '../../shapes.ts';
import { lineLength, polygonArea } from '../../vector/geometry.ts';
import {
  EndType,
  fromPolygons,
  inflate,
  JoinType,
  type Paths,
  subtract,
  toPath,
  toPolygons,
  unite,
} from '../../vector/paths.ts';
import type { Art } from '../art.ts';
import { blurred, contoursOf, percentile } from '../field.ts';
import {
  type Border,
  cutStencil,
  partLab,
  pictureColors,
  type Stencil,
  threadsOf,
  traceLabels,
  unshaded,
} from '../inks.ts';
import { cropped } from '../prepare.ts';
import { shapeSheet, type DrawStyle } from '../sheet.ts';
import { softTone, straightened, tidy } from '../tones.ts';

/*
 * Which of the old flash sheets' inks goes where.
 */

/** The inks, in the order in which they are taken. */
const FLASH: readonly Oklab[] = [
  '#0d0d0f',
  '#b3181f',
  '#d9a02c',
  '#2c6e3f',
  '#24507f',
  '#efd9ae',
  '#6e3a1c',
  '#d77a6c',
].map(oklabFromHex);
const [BLACK_INK, RED, OCHRE] = [0, 1, 2];

/** Duller than this no colour has a hue that matters; lighter than this a dull one is skin. */
const MAX_DULL_CHROMA = 0.05;
const MIN_SKIN_LIGHTNESS = 0.87;

/** Whether colours differ in lightness alone. */
function isDull(colors: readonly Oklab[]): boolean {
  const mean = [1, 2].map((c) => colors.reduce((sum, color) => sum + color[c], 0) / colors.length);
  return colors.every(([, a, b]) => Math.hypot(a - mean[0], b - mean[1]) < MAX_DULL_CHROMA);
}

/**
 * The ink for each of the picture's colours (darkest first), no two alike as long as there are
 * enough; nothing for skin, which stays bare. Where hues hardly differ, inks go by lightness.
 */
function matchInks(colors: readonly Oklab[], inks: readonly Oklab[]): (number | undefined)[] {
  if (inks.length === 1) return colors.map((_, k) => (k === 0 ? BLACK_INK : undefined));
  if (isDull(colors)) {
    const byLight = inks.map((_, i) => i).sort((i, j) => inks[i][0] - inks[j][0]);
    const step = (inks.length - 1) / Math.max(1, colors.length - 1);
    return colors.map((_, k) => byLight[Math.round(k * step)]);
  }
  const pairs = colors.flatMap(([L, a, b], c) =>
    inks.map((ink, i) => {
      const d = Math.hypot(0.9 * (L - ink[0]), 2 * (a - ink[1]), 2 * (b - ink[2]));
      return { c, i, d };
    }),
  );
  pairs.sort((p, q) => p.d - q.d || p.c - q.c || p.i - q.i);
  const isSkin = ([L, a, b]: Oklab): boolean =>
    L > MIN_SKIN_LIGHTNESS && Math.hypot(a, b) < MAX_DULL_CHROMA;
  const out: (number | undefined)[] = colors.map(() => undefined);
  const taken = new Set<number>();
  for (const { c, i } of pairs) {
    if (out[c] !== undefined || taken.has(i) || isSkin(colors[c])) continue;
    out[c] = i;
    taken.add(i);
  }
  return out;
}

/** How much of a one-coloured figure is shaded in black, and lit in ochre. */
const SHADED = 0.2;
const LIT = 0.17;

/**
 * Inks for a figure of one colour, as flash painters colour it: its largest part red, the others
 * green and on, black towards the shade, ochre towards the light. Inks that are left over lie as
 * further bands between.
 */
function colorFigure(art: Art, count: number): Labels {
  const { figure, cells, dark } = art;
  const { width, height } = dark;
  const body = cells ?? figure;
  const masses = findRegions({ width, height, data: body });
  const bySize = [...masses.area.keys()]
    .filter((m) => masses.label[m] === 1)
    .sort((a, b) => masses.area[b] - masses.area[a]);
  const mains = [RED, 3, 4, 6, 7, 5].filter((ink) => ink < count);
  const mainOf = new Map(
    bySize.map((m, k) => [m, mains[k % Math.max(1, mains.length)] ?? BLACK_INK]),
  );
  const spare = mains.slice(Math.max(1, bySize.length));
  const tone = softTone(art, 0.5 * art.scale).data;
  const level = (share: number): number => percentile(tone, body, 1 - share);
  const [shade, light] = [level(SHADED), level(1 - LIT)];
  const bands = spare.map((_, k) => level(SHADED + 0.16 * (k + 1)));
  const data = Uint8Array.from(body, (on, i) => {
    if (on === 0) return BARE_LABEL;
    if (count === 1) return tone[i] > level(0.4) ? BLACK_INK : BARE_LABEL;
    if (tone[i] > shade) return BLACK_INK;
    if (count > OCHRE && tone[i] < light) return OCHRE;
    const band = bands.findIndex((from) => tone[i] > from);
    return band >= 0 ? spare[band] : mainOf.get(masses.of[i])!;
  });
  return { width, height, data };
}

/*
 * Traditional: few strong, flat colours held by bold black outlines ("bold will hold").
 */

/** Outlines at 100 mm, and their least and most; those inside a photograph are finer. */
const LINE_MM = 2;
const LINE_LIMITS_MM = [1.25, 3] as const;
const INNER_SHARE = 0.7;
/** Parts of a photograph smaller than this are no flat colour, mm² at 100 mm. */
const MIN_PART_MM2 = 48;
/** Parts under this vanish under their outlines, mm². */
const MIN_AREA_MM2 = 1.5;

/** A picture coloured in. */
interface Coloured extends Stencil {
  inkOf: readonly (number | undefined)[];
}

export const drawTraditional: DrawStyle = (picture, options, context) => {
  const { scale } = picture;
  const art = cropped(picture, { sides: 0, marginMm: LINE_MM * scale });
  const inks = FLASH.slice(0, options.colors);
  const { parts, borders, inkOf } = colourIn(art, options.colors, context);
  const band = outlines(art, borders);
  const areas = parts.flatMap(({ polygon: whole, color }): Shape[] => {
    const thread = inkOf[color];
    if (thread === undefined) return [];
    return toPolygons(subtract(fromPolygons([whole]), band))
      .filter((polygon) => polygonArea(polygon) >= MIN_AREA_MM2)
      .map((polygon) => ({ kind: 'area', polygon, thread }));
  });
  const lines = toPolygons(inflate(inflate(band, 0.25), -0.25)).map((polygon): Shape => ({
    kind: 'area',
    polygon,
    thread: 0,
  }));
  return shapeSheet(art, threadsOf(inks, options), [...areas, ...lines], {
    layering: 'tiles',
    style: options.stitchStyle,
  });
};

/** Flat art of one tone darker than this from its lightest to its darkest has several. */
const MAX_TONE_SPAN = 0.2;

/** A figure of one colour is painted as flash is; anything else keeps its own areas. */
function colourIn(art: Art, count: number, context: Context): Coloured {
  const plain = unshaded(art);
  const inks = FLASH.slice(0, count);
  const found = pictureColors(art.photograph ? art : plain, Math.max(2, count));
  const span = found[found.length - 1][0] - found[0][0];
  if (!art.photograph && (art.cells || (isDull(found) && span < MAX_TONE_SPAN))) {
    const colors = Float64Array.from(FLASH.flatMap(([L, a, b]) => [L, 2 * a, 2 * b]));
    const labels = colorFigure(art, count);
    const least = 7 * art.scale * art.scale;
    const stencil = traceLabels(art, labels, partLab(art), colors, least, context);
    // Colours meet without a line where only light and shade divide them.
    const borders = stencil.borders.filter(({ outer }) => outer);
    return { ...stencil, borders, inkOf: FLASH.map((_, k) => k) };
  }
  const options = art.photograph ? { leastMm2: MIN_PART_MM2 } : {};
  const stencil = cutStencil(art.photograph ? art : plain, found, context, options);
  return { ...stencil, inkOf: matchInks(found, inks) };
}

/** The outlines as one area; a line drawing brings its own. */
function outlines(art: Art, borders: readonly Border[]): Paths {
  const { scale, reading, photograph, cells, dark } = art;
  const width = Math.min(LINE_LIMITS_MM[1], Math.max(LINE_LIMITS_MM[0], LINE_MM * scale));
  if (cells) {
    const drawn = contoursOf(blurred(dark, 0.1 * dark.pxPerMm), 0.7).map(toPath);
    return inflate(unite(drawn), 0.25);
  }
  const lines = borders.filter(({ points }) => lineLength(points) >= 3 * width);
  return unite(
    lines.flatMap((border) => {
      const own: Mm =
        photograph && !border.outer ? Math.max(LINE_LIMITS_MM[0], INNER_SHARE * width) : width;
      return inflate([toPath(eased(border, reading.straightMm * scale))], own / 2, {
        join: reading.straightMm > 0 ? JoinType.Miter : JoinType.Round,
        end: border.closed ? EndType.Joined : EndType.Round,
      });
    }),
  );
}

function eased({ points, closed }: Border, straightMm: Mm): Float64Array {
  if (straightMm > 0 && closed) return straightened(points, straightMm);
  return closed ? tidy(points) : points;
}
