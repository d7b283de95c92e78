import type { Context } from '../../core/context.ts';
import { polygonArea } from '../../vector/geometry.ts';
import type { Mm } from '../../core/units.ts';
import type { Shape } from '../../shapes.ts';
import {
  EndType,
  fromPolygons,
  inflate,
  JoinType,
  subtract,
  toPath,
  toPolygons,
  unite,
  type Paths,
} from '../../vector/paths.ts';
import type { Art } from '../art.ts';
import { straightened, tidy } from '../curves.ts';
import { blurred, contoursOf } from '../field.ts';
import { partLab, pictureColors, threadsOf, unshaded } from '../inks.ts';
import { lengthOf } from '../lines.ts';
import { cropped } from '../prepare.ts';
import { cutStencil, traceLabels, type Border, type Stencil } from '../segment.ts';
import { colorFigure, FLASH, isDull, matchInks } from './flash.ts';
import type { DrawStyle } from './sheet.ts';

/*
 * Traditional: few strong, flat colours held by bold black outlines ("bold will hold").
 */

/** Outlines at 100 mm, and their least and most; those inside a photograph are finer. */
const LINE_MM = 2;
const LINE_LIMITS = [1.25, 3] as const;
const INNER_SHARE = 0.7;
/** Parts of a photograph smaller than this are no flat colour, mm² at 100 mm. */
const LEAST_PART = 48;
/** Parts under this vanish under their outlines, mm². */
const LEAST_AREA = 1.5;

/** A picture coloured in. */
interface Coloured extends Stencil {
  inkOf: readonly (number | undefined)[];
}

export const drawTraditional: DrawStyle = (picture, options, context) => {
  const { widthMm, heightMm, scale } = picture;
  const art = cropped(picture, { sides: 0, marginMm: LINE_MM * scale });
  const inks = FLASH.slice(0, options.colors);
  const { parts, borders, inkOf } = colourIn(art, options.colors, context);
  const band = outlines(art, borders);
  const shapes: Shape[] = [];
  parts.forEach(({ polygon, color }) => {
    const thread = inkOf[color];
    if (thread === undefined) return;
    for (const part of toPolygons(subtract(fromPolygons([polygon]), band))) {
      if (polygonArea(part) >= LEAST_AREA) shapes.push({ kind: 'area', polygon: part, thread });
    }
  });
  for (const polygon of toPolygons(inflate(inflate(band, 0.25), -0.25))) {
    shapes.push({ kind: 'area', polygon, thread: 0 });
  }
  return {
    kind: 'shapes',
    set: { widthMm, heightMm, threads: threadsOf(inks, options), shapes },
    layering: 'tiles',
    style: options.stitchStyle,
  };
};

/** Flat art of one tone darker than this from its lightest to its darkest has several. */
const ONE_TONE = 0.2;

/** A figure of one colour is painted as flash is; anything else keeps its own areas. */
function colourIn(art: Art, count: number, context: Context): Coloured {
  const plain = unshaded(art);
  const inks = FLASH.slice(0, count);
  const found = pictureColors(art.photograph ? art : plain, Math.max(2, count));
  const span = found[found.length - 1][0] - found[0][0];
  if (!art.photograph && (art.cells || (isDull(found) && span < ONE_TONE))) {
    const colors = Float64Array.from(FLASH.flatMap(([L, a, b]) => [L, 2 * a, 2 * b]));
    const labels = colorFigure(art, count);
    const least = 7 * art.scale * art.scale;
    const stencil = traceLabels(art, labels, partLab(art), colors, least, context);
    // Colours meet without a line where only light and shade divide them.
    const borders = stencil.borders.filter(({ outer }) => outer);
    return { ...stencil, borders, inkOf: FLASH.map((_, k) => k) };
  }
  const options = art.photograph ? { leastMm2: LEAST_PART } : {};
  const stencil = cutStencil(art.photograph ? art : plain, found, context, options);
  return { ...stencil, inkOf: matchInks(found, inks) };
}

/** The outlines as one area; a line drawing brings its own. */
function outlines(art: Art, borders: readonly Border[]): Paths {
  const { scale, reading, photograph, cells, dark } = art;
  const width = Math.min(LINE_LIMITS[1], Math.max(LINE_LIMITS[0], LINE_MM * scale));
  if (cells) {
    const drawn = contoursOf(blurred(dark, 0.1 * dark.pxPerMm), 0.7).map(toPath);
    return inflate(unite(drawn), 0.25);
  }
  const lines = borders.filter(({ points }) => lengthOf(points) >= 3 * width);
  return unite(
    lines.flatMap((border) => {
      const own: Mm =
        photograph && !border.outer ? Math.max(LINE_LIMITS[0], INNER_SHARE * width) : width;
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
