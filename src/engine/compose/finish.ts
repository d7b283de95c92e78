import { oklabFromHex, oklchFromOklab } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import { polygonArea } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { chooseThreads } from '../threads/choose.ts';
import type { ShapeSet } from '../shapes.ts';
import { reduceColors } from '../vector/reduce-colors.ts';
import { colorWeights, figureBox, place, shapesOf, type Figure, type Piece } from './figure.ts';
import { MOST_THREADS, type Preset, type PromptOptions } from './options.ts';
import { hexOfLch } from './recolor.ts';

/** Areas under this are no needle's work, mm²; near-black ones, which are eyes, may be smaller. */
const LEAST_AREA = 0.8;
const LEAST_EYE = 0.3;
/** Lines are at least so wide, mm. */
const LEAST_LINE = 0.8;

/** From a figure about 0 to a page: exact size, few threads, the palette's colours. */
export const finish = (figure: Figure, options: PromptOptions): ShapeSet =>
  threaded(paged(figure, options), options);

/** A figure on its page, in millimetres from the top left corner. */
export interface Paged {
  figure: Figure;
  widthMm: Mm;
  heightMm: Mm;
}

/** Brings a figure to its exact size, and its colours to the style's. */
export function paged(figure: Figure, { longSideMm, preset }: PromptOptions): Paged {
  const { left, top, right, bottom } = figureBox(figure);
  const scale = longSideMm / Math.max(right - left, bottom - top);
  return {
    figure: place(figure, { x: -left * scale, y: -top * scale, scale })
      .filter(isSewable)
      .map((piece) => toned(piece, preset)),
    widthMm: (right - left) * scale,
    heightMm: (bottom - top) * scale,
  };
}

/** A drawing of few threads, in the palette's colours. */
export function threaded({ figure, widthMm, heightMm }: Paged, options: PromptOptions): ShapeSet {
  const set = shapesOf(figure, widthMm, heightMm);
  const most = limitColors(options.palette, MOST_THREADS[options.complexity]);
  const reduced = reduceColors(set, most);
  if (options.palette === 'classic' || options.palette === 'minimal') return reduced;
  const weights = colorWeights(figure);
  const labs = reduced.threads.map(({ hex }) => oklabFromHex(hex));
  const shares = reduced.threads.map(({ hex }) => weights.get(hex) ?? 1);
  return { ...reduced, threads: chooseThreads(options.palette, labs, shares) };
}

function isSewable(piece: Piece): boolean {
  if (piece.kind === 'line' || piece.fine) return true;
  const least = oklabFromHex(piece.hex)[0] < 0.35 ? LEAST_EYE : LEAST_AREA;
  return polygonArea(piece.polygon) >= least;
}

/** How each style bends every colour: chroma times, lightness towards, hue towards warm. */
const TONES: Partial<Record<Preset, { chroma: number; lightness: number; by: number }>> = {
  vintage: { chroma: 0.62, lightness: 0.6, by: 0.16 },
  tribal: { chroma: 0.85, lightness: 0.35, by: 0.12 },
  floral: { chroma: 0.9, lightness: 0.7, by: 0.04 },
};

function toned(piece: Piece, preset: Preset): Piece {
  const sewn =
    piece.kind === 'line' ? { ...piece, width: Math.max(LEAST_LINE, piece.width) } : piece;
  const tone = TONES[preset];
  if (!tone) return sewn;
  const [L, C, h] = oklchFromOklab(...oklabFromHex(piece.hex));
  const lightness = L + (tone.lightness - L) * tone.by;
  return { ...sewn, hex: hexOfLch([lightness, C * tone.chroma, h]) };
}
