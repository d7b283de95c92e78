import { oklabFromHex } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import type { Mm } from '../core/units.ts';
import type { MotifKind } from '../prompt/motif-index.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import { polygonArea, ringLength } from '../vector/geometry.ts';
import { reduceColors } from '../vector/reduce-colors.ts';
import { edgedOn, seenOn } from './contrast.ts';
import { coverOf, type Figure, figureBox, type Piece, place, shapesOf } from './figure.ts';
import { labelsOf } from './labels.ts';
import { asLines } from './line-art.ts';
import { MAX_THREADS, type Preset, type PromptOptions } from './options.ts';
import { hexOfLch, lchOfHex } from './recolor.ts';
import { inChartThreads } from './thread-colors.ts';
import { withoutColors } from './unwanted.ts';

/*
 * From a figure in any unit to a drawing in millimetres and threads.
 */

/** Areas under this are no needle's work, mm²; near-black ones, which are eyes, may be smaller. */
const MIN_AREA_MM2 = 0.8;
const MIN_EYE_MM2 = 0.3;
/** Smaller ones that are no eyes are at least so thick: a round one so wide. */
const MIN_CRUMB_MM2 = 1.6;
const MIN_THICK_MM = 1.15;
/** The least width of a line, mm. */
const MIN_LINE_MM = 0.8;

/** A figure on its page, in millimetres from the top left corner. */
export interface Paged {
  figure: Figure;
  widthMm: Mm;
  heightMm: Mm;
}

/** Brings a figure to its exact size, and its colours to the style's. @param ground the cloth that it is to be seen on, and the thread of a drawing in lines alone */
export function paged(
  figure: Figure,
  { longSideMm, preset }: PromptOptions,
  ground: { cloth: string; lines: string | undefined },
): Paged {
  const { cloth, lines } = ground;
  const sized = fitted(figure, longSideMm);
  const toned = sized.figure.filter(isSewable).map((piece) => tonedPiece(piece, preset));
  if (lines) return { ...sized, figure: asLines(toned, seenOn(lines, cloth)) };
  const edged = edgedOn(toned, cloth);
  // Edges reach beyond what they are around.
  return edged.length > toned.length ? fitted(edged, longSideMm) : { ...sized, figure: toned };
}

function fitted(figure: Figure, longSideMm: Mm): Paged {
  const { left, top, right, bottom } = figureBox(figure);
  const scale = longSideMm / Math.max(right - left, bottom - top);
  return {
    figure: place(figure, { x: -left * scale, y: -top * scale, scale }),
    widthMm: (right - left) * scale,
    heightMm: (bottom - top) * scale,
  };
}

/** A drawing of few threads, in the palette's colours; in shades of one where the plan says so. */
export function threaded(
  { figure, widthMm, heightMm }: Paged,
  options: PromptOptions,
  plan: PromptPlan,
): ShapeSet {
  const set = shapesOf(figure, widthMm, heightMm);
  const most = limitColors(options.palette, MAX_THREADS[options.complexity]);
  const reduced = reduceColors(set, most);
  const shares = reduced.threads.map(() => 0);
  figure.forEach((piece, i) => (shares[reduced.shapes[i].thread] += coverOf(piece)));
  const wanted = plan.unwanted ? withoutUnwanted(reduced, plan) : reduced;
  const sewn = inChartThreads(wanted, options.palette, shares, onlyColors(plan));
  return { ...sewn, isComposed: true };
}

/** "Pembe olmasın", "no red". */
function withoutUnwanted(set: ShapeSet, plan: PromptPlan): ShapeSet {
  const own = set.threads.map(({ hex }) => hex);
  const wanted = withoutColors(own, plan.unwanted ?? [], saidColors(plan));
  return { ...set, threads: set.threads.map((thread, i) => ({ ...thread, hex: wanted[i] })) };
}

const saidColors = ({ subjects, colors, wordsStyle }: PromptPlan): string[] =>
  [...subjects.flatMap((one) => one.colors), ...colors, wordsStyle?.ink].filter(
    (hex) => hex !== undefined,
  );

/** "Lacivert tek renk", "only navy and white": what is said; none where all colours may be. */
function onlyColors(plan: PromptPlan): string[] {
  const { palette, only, subjects } = plan;
  if (only) {
    // What is changed by hand goes before what was said.
    const changed = subjects.flatMap(({ tuned, colors: own }) => (tuned ? own : []));
    return [...new Set([...only, ...changed])];
  }
  if (palette !== 'monochrome') return [];
  return saidColors(plan).slice(0, 1);
}

/** The drawing with its shapes called by what they show. */
export function named(
  set: ShapeSet,
  figure: Figure,
  plan: PromptPlan,
  kinds: ReadonlyMap<string, MotifKind>,
): ShapeSet {
  const labels = labelsOf(figure, plan, kinds);
  return { ...set, shapes: set.shapes.map((shape, i) => ({ ...shape, label: labels[i] })) };
}

function isSewable(piece: Piece): boolean {
  if (piece.kind === 'line' || piece.fine) return true;
  const isEye = oklabFromHex(piece.hex)[0] < 0.35;
  const own = polygonArea(piece.polygon);
  if (own < (isEye ? MIN_EYE_MM2 : MIN_AREA_MM2)) return false;
  // Sprinkles thinner than a column would only cut what they lie on to shreds.
  const thick = (4 * own) / piece.polygon.rings.reduce((sum, ring) => sum + ringLength(ring), 0);
  return isEye || own >= MIN_CRUMB_MM2 || thick >= MIN_THICK_MM;
}

/** How each style bends every colour: chroma times, lightness towards, hue towards warm. */
const TONES: Partial<Record<Preset, { chroma: number; lightness: number; by: number }>> = {
  vintage: { chroma: 0.62, lightness: 0.6, by: 0.16 },
  tribal: { chroma: 0.85, lightness: 0.35, by: 0.12 },
  floral: { chroma: 0.9, lightness: 0.7, by: 0.04 },
};

function tonedPiece(piece: Piece, preset: Preset): Piece {
  const sewn =
    piece.kind === 'line' ? { ...piece, width: Math.max(MIN_LINE_MM, piece.width) } : piece;
  const tone = TONES[preset];
  if (!tone) return sewn;
  const [L, C, h] = lchOfHex(piece.hex);
  const lightness = L + (tone.lightness - L) * tone.by;
  return { ...sewn, hex: hexOfLch([lightness, C * tone.chroma, h]) };
}
