import { oklabFromHex } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import type { TextFont } from '../lettering/font.ts';
import type { MotifKind } from '../prompt/motif-index.ts';
import type { PromptPlan, PromptSubject } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import { readSvg } from '../svg/index.ts';
import { reduceColors } from '../vector/reduce-colors.ts';
import { type Box, polygonArea, type Ring, ringBox } from '../vector/geometry.ts';
import { type Actor, castActors, makeActor, mapAlike } from './actors.ts';
import { type Body, createChance, type Stage } from './arrange/body.ts';
import { arrange } from './arrange/index.ts';
import {
  type AreaPiece,
  coverOf,
  type Figure,
  figureBox,
  isWindow,
  type Piece,
  place,
  shapesOf,
} from './figure.ts';
import { drawFrame } from './frame/index.ts';
import {
  checkPromptOptions,
  COMPLEXITIES,
  MAX_THREADS,
  type Preset,
  type PromptOptions,
} from './options.ts';
import { hexOfLch, lchOfHex } from './recolor.ts';
import { joinRelated } from './relate.ts';
import { chooseInks, stylize } from './style.ts';
import { inChartThreads } from './thread-colors.ts';
import { lettered } from './lettered.ts';
import { addWords, setWords, type SetWords } from './words.ts';

/** What a composition is made from, beside the plan. */
export interface ComposeInput {
  /** The motifs of `motifsOf`, as `readMotif` reads them; subjects without one are left out. */
  motifs: ReadonlyMap<string, ShapeSet>;
  /** What sort of thing each motif is; guessed from its name where absent. */
  kinds?: ReadonlyMap<string, MotifKind> | undefined;
  /** Needed where the plan has words. */
  font?: TextFont | undefined;
}

/** What is drawn around a picture. */
export interface AroundPicture {
  /** Without the picture; it may have no shapes. */
  set: ShapeSet;
  /** Where the picture belongs, mm on the drawing's page. */
  window: Box;
}

/** Motifs are read on a page of this width; the composer gives them their size. */
const MOTIF_PAGE_MM = 32;

/**
 * Reads one motif file: an SVG of flat paint. Gradients become their mean colour, and
 * what is nearly transparent is left out, as everywhere in `svg/`.
 * @param svg the document
 * @throws FormatError for what is no SVG, EngineError `nothing-to-sew` for an empty one
 */
export function readMotif(svg: string): ShapeSet {
  return readSvg(svg, { widthMm: MOTIF_PAGE_MM }).set;
}

/** Ids of the motifs that a plan needs, each once. */
export function motifsOf(plan: PromptPlan): string[] {
  return [...new Set(plan.subjects.map(({ motif }) => motif))];
}

/**
 * Draws what a plan asks for, in one of six styles: painted shapes whose longer side is
 * `longSideMm`. The same plan and options always give the same drawing.
 * @param plan as `readPrompt` reads it
 * @param options hand, size and threads
 * @param input motifs and font
 * @throws EngineError `bad-options` for options out of range or words without a font,
 *   `nothing-to-sew` where the plan has neither a subject nor words
 */
export const composePrompt = (
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
): ShapeSet => composeInParts(plan, options, input).set;

/** A drawing, and the pieces that its shapes were, one by one. */
export interface Composition {
  set: ShapeSet;
  figure: Figure;
}

/** The same with each shape's origin. @throws EngineError as `composePrompt` */
export function composeInParts(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
): Composition {
  const page = composePage(plan, options, input, ({ stage, words }) => {
    if (stage.actors.length === 0 && plan.words.length === 0) {
      throw new EngineError(
        'nothing-to-sew',
        'compose',
        'the prompt names nothing that can be sewn',
      );
    }
    if (plan.words.length > 0 && !input.font) {
      throw new EngineError('bad-options', 'compose', 'words want a font');
    }
    const inside = words(true)?.figure;
    return stage.actors.length === 0
      ? { figure: inside!, form: 'round', hasWords: true }
      : arrange(plan, options, { ...stage, words: inside });
  });
  return { set: threaded(page, options), figure: page.figure };
}

/**
 * Draws what a plan puts around a picture, which is its subject, in the style of the options.
 * @param plan as `planAround` gives it
 * @param options hand, size and threads
 * @param input motifs and font
 * @param outline convex, of what is sewn of the picture, in any unit
 * @throws EngineError `bad-options` for options out of range
 */
export function composeAround(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
  outline: Ring,
): AroundPicture {
  const picture: AreaPiece = {
    kind: 'area',
    polygon: { rings: [outline] },
    hex: '#808080',
    window: true,
  };
  const page = composePage(plan, options, input, ({ stage }) => {
    if (stage.actors.length === 0) return alone(picture);
    const others = stage.actors.map((a) => ({ ...a, subject: a.subject + 1 }));
    const whole = { ...plan, subjects: [PICTURE, ...plan.subjects] };
    return arrange(whole, options, { ...stage, actors: [pictureActor(picture), ...others] });
  });
  const rest = page.figure.filter((piece) => !isWindow(piece));
  return {
    set: threaded({ ...page, figure: rest }, options),
    window: figureBox(page.figure.filter(isWindow)),
  };
}

/** What a body is drawn from. */
interface Cast {
  /** Without the words. */
  stage: Stage;
  /** The plan's words, if it has any and there is a font. @param stack for a round room */
  words: (stack: boolean) => SetWords | undefined;
}

/** A plan's drawing on its page: its body, the words beside it unless they are in it, and its frame. */
function composePage(
  plan: PromptPlan,
  options: PromptOptions,
  { motifs, kinds = new Map(), font }: ComposeInput,
  drawBody: (cast: Cast) => Body,
): ReturnType<typeof paged> {
  checkPromptOptions(options);
  const actors = castActors(plan, motifs, kinds);
  const chance = createChance(plan, options.variation);
  const inks = chooseInks(options, actors);
  const detail = COMPLEXITIES.indexOf(options.complexity);
  const words = (stack: boolean) =>
    font && plan.words.length > 0 ? setWords(plan.words, font, inks.line, stack) : undefined;
  const styled = joinRelated(
    mapAlike(actors, (actor) => stylize(actor, options.preset, inks)),
    plan,
  );
  const ornate = plan.arrangement !== undefined || detail > 1;
  const lettering = words(false);
  const held = lettering && lettered(styled, plan, lettering.figure, inks);
  const stage = { actors: held ?? styled, words: undefined, inks, chance, detail, ornate };
  const body = drawBody({ stage, words: held ? () => undefined : words });
  const above = plan.wordsAt ? plan.wordsAt.place === 'above' : isBelow(plan);
  const whole =
    body.hasWords || held ? body : addWords(body, lettering, { ...options, above }, inks);
  return paged(drawFrame(whole, { options, inks, chance, detail }), options);
}

/** "The name Oliver with a dinosaur underneath": all that there is is below the words. */
const isBelow = ({ subjects }: PromptPlan): boolean =>
  subjects.length > 0 && subjects.every(({ place: where }) => where === 'bottom');

/** The picture as a subject among others. */
const PICTURE: PromptSubject = {
  motif: 'picture',
  word: '',
  count: 1,
  colors: [],
  size: 'large',
  place: 'middle',
};

const pictureActor = (picture: AreaPiece): Actor =>
  makeActor([picture], {
    id: PICTURE.motif,
    // Neither leans nor is mirrored.
    kind: 'face',
    subject: 0,
    place: PICTURE.place,
    size: PICTURE.size,
  });

/** A picture that covers more than this of its box is a rectangle, whose frame is one too. */
const MIN_RECTANGLE_SHARE = 0.93;

function alone(picture: AreaPiece): Body {
  const { left, top, right, bottom } = ringBox(picture.polygon.rings[0]);
  const share = polygonArea(picture.polygon) / ((right - left) * (bottom - top));
  return { figure: [picture], form: Math.abs(share) > MIN_RECTANGLE_SHARE ? 'box' : 'round' };
}

/** Areas under this are no needle's work, mm²; near-black ones, which are eyes, may be smaller. */
const MIN_AREA_MM2 = 0.8;
const MIN_EYE_MM2 = 0.3;
/** The least width of a line, mm. */
const MIN_LINE_MM = 0.8;

/** A figure on its page, in millimetres from the top left corner. */
interface Paged {
  figure: Figure;
  widthMm: Mm;
  heightMm: Mm;
}

/** Brings a figure to its exact size, and its colours to the style's. */
function paged(figure: Figure, { longSideMm, preset }: PromptOptions): Paged {
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
function threaded({ figure, widthMm, heightMm }: Paged, options: PromptOptions): ShapeSet {
  const set = shapesOf(figure, widthMm, heightMm);
  const most = limitColors(options.palette, MAX_THREADS[options.complexity]);
  const reduced = reduceColors(set, most);
  const shares = reduced.threads.map(() => 0);
  figure.forEach((piece, i) => (shares[reduced.shapes[i].thread] += coverOf(piece)));
  return inChartThreads(reduced, options.palette, shares);
}

function isSewable(piece: Piece): boolean {
  if (piece.kind === 'line' || piece.fine) return true;
  const least = oklabFromHex(piece.hex)[0] < 0.35 ? MIN_EYE_MM2 : MIN_AREA_MM2;
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
    piece.kind === 'line' ? { ...piece, width: Math.max(MIN_LINE_MM, piece.width) } : piece;
  const tone = TONES[preset];
  if (!tone) return sewn;
  const [L, C, h] = lchOfHex(piece.hex);
  const lightness = L + (tone.lightness - L) * tone.by;
  return { ...sewn, hex: hexOfLch([lightness, C * tone.chroma, h]) };
}
