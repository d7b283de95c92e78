import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import { EngineError } from '../core/errors.ts';
import { clothHex } from '../fabrics/presets.ts';
import type { TextFont } from '../lettering/font.ts';
import { trackingOf } from '../lettering/set-text.ts';
import type { MotifKind } from '../prompt/motif-index.ts';
import type { PromptPlan, PromptSubject } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import { readSvg } from '../svg/index.ts';
import { type Box, polygonArea, type Ring, ringBox } from '../vector/geometry.ts';
import { type Actor, castActors, headsOf, makeActor, mapAlike } from './actors.ts';
import { type Body, createChance, type Stage } from './arrange/body.ts';
import { arrange } from './arrange/index.ts';
import { arrangePictureBorder, arrangePictureRing } from './arrange/picture-ring.ts';
import { type AreaPiece, type Figure, figureBox, isWindow, place } from './figure.ts';
import { inksOn, seenOn } from './contrast.ts';
import { drawFrame } from './frame/index.ts';
import { inFrame } from './frame/shaped.ts';
import { checkPromptOptions, COMPLEXITIES, fontStyleOf, type PromptOptions } from './options.ts';
import { named, type Paged, paged, threaded } from './page.ts';
import { joinRelated } from './relate.ts';
import { chooseInks, stylize } from './style.ts';
import { lettered } from './lettered.ts';
import { addWords, aloneInForm, areInitials, setWords, type SetWords } from './words.ts';

/** What a composition is made from, beside the plan. */
export interface ComposeInput {
  /** The motifs of `motifsOf`, as `readMotif` reads them; subjects without one are left out. */
  motifs: ReadonlyMap<string, ShapeSet>;
  /** What sort of thing each motif is; guessed from its name where absent. */
  kinds?: ReadonlyMap<string, MotifKind> | undefined;
  /** Needed where the plan has words. */
  font?: TextFont | undefined;
}

const kindsOf = ({ kinds = new Map() }: ComposeInput): ReadonlyMap<string, MotifKind> => kinds;

/** What is drawn around a picture. */
export interface AroundPicture {
  /** Without the picture; it may have no shapes. */
  set: ShapeSet;
  /** Where the picture belongs, mm on the drawing's page. */
  window: Box;
}

/** Motifs are read on a page of this width; the composer gives them their size. */
const MOTIF_PAGE_MM = 32;
/** Lines up to this width there stay lines, which the composer makes as wide as they are to be sewn. */
const MOTIF_LINE_MM = 1.1;

/**
 * Reads one motif file: an SVG of flat paint. Gradients become their mean colour, and
 * what is nearly transparent is left out, as everywhere in `svg/`.
 * @param svg the document
 * @throws FormatError for what is no SVG, EngineError `nothing-to-sew` for an empty one
 */
export function readMotif(svg: string): ShapeSet {
  return readSvg(svg, { widthMm: MOTIF_PAGE_MM, widestStrokeMm: MOTIF_LINE_MM }).set;
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
  chosen: PromptOptions,
  input: ComposeInput,
): Composition {
  const options = withPalette(chosen, plan);
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
    const set = words(true);
    const formed = set && aloneInForm(set, plan.wordsStyle, stage.inks);
    if (stage.actors.length === 0)
      return { figure: formed ?? set!.figure, form: 'round', hasWords: true };
    return arrange(plan, options, { ...stage, words: insideOf(plan, set, formed) });
  });
  const set = threaded(page, options, plan);
  return { set: named(set, page.figure, plan, kindsOf(input)), figure: page.figure };
}

/**
 * Draws what a plan puts around a picture, which is its subject, in the style of the options.
 * @param plan as `planAround` gives it
 * @param chosen hand, size and threads
 * @param input motifs and font
 * @param outline convex, of what is sewn of the picture, in any unit
 * @throws EngineError `bad-options` for options out of range
 */
export function composeAround(
  plan: PromptPlan,
  chosen: PromptOptions,
  input: ComposeInput,
  outline: Ring,
): AroundPicture {
  const options = withPalette(chosen, plan);
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
    const given = pictureActor(picture);
    if (plan.arrangement === 'border' && others.length > 0)
      return arrangePictureBorder({ ...stage, actors: others }, given);
    if (plan.arrangement !== 'wreath')
      return arrange(whole, options, { ...stage, actors: [given, ...others] });
    const ring = others.filter(({ place: where }) => where === 'around' || where === 'any');
    const body = arrangePictureRing({ ...stage, actors: ring }, given);
    if (ring.length === others.length) return body;
    const rest = others.filter((actor) => !ring.includes(actor));
    const ringed = pictureActor(picture, body.figure);
    const beside = { ...whole, arrangement: undefined };
    return { ...arrange(beside, options, { ...stage, actors: [ringed, ...rest] }), ring: true };
  });
  const rest = page.figure.filter((piece) => !isWindow(piece));
  return {
    set: named(threaded({ ...page, figure: rest }, options, plan), rest, plan, kindsOf(input)),
    window: figureBox(page.figure.filter(isWindow)),
  };
}

/** Words say more than a choice that may never have been made. */
const withPalette = (options: PromptOptions, { palette }: PromptPlan): PromptOptions =>
  palette ? { ...options, palette } : options;

/** Lettering for the middle of a ring: none where it goes around or beside the whole. */
function insideOf(
  { wordsStyle }: PromptPlan,
  set: SetWords | undefined,
  formed: Figure | undefined,
): Figure | undefined {
  if (!wordsStyle?.form) return set?.figure;
  return wordsStyle.form === 'ribbon' && formed ? unitWide(formed) : undefined;
}

function unitWide(figure: Figure): Figure {
  const { left, right, top, bottom } = figureBox(figure);
  const scale = 1 / (right - left);
  return place(figure, {
    x: (-scale * (left + right)) / 2,
    y: (-scale * (top + bottom)) / 2,
    scale,
  });
}

/** What a body is drawn from. */
interface Cast {
  /** Without the words. */
  stage: Stage;
  /** The plan's words, if it has any and there is a font. @param stack for a round room */
  words: (stack: boolean) => SetWords | undefined;
}

/**
 * A plan's drawing on its page: its body, the words beside it unless they are in it, and its frame.
 * How small letters become is known only then: small ones are set anew, farther apart.
 */
function composePage(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
  drawBody: (cast: Cast) => Body,
): Paged {
  checkPromptOptions(options);
  const fontStyle = fontStyleOf(plan, options);
  const shareOf = ({ figure }: Paged): number => {
    const ems = figure.flatMap((piece) => (piece.kind === 'area' && piece.em) || []);
    if (!input.font || ems.length === 0) return 0;
    return trackingOf(fontStyle, Math.min(...ems) * input.font.capHeight);
  };
  let page = drawPage(plan, options, input, { drawBody, tracking: 0 });
  let tracking = 0;
  // Set farther apart they may become smaller still.
  for (let round = 0; round < 2 && shareOf(page) > tracking; round++) {
    tracking = shareOf(page);
    page = drawPage(plan, options, input, { drawBody, tracking });
  }
  return page;
}

function drawPage(
  plan: PromptPlan,
  options: PromptOptions,
  { motifs, kinds = new Map(), font }: ComposeInput,
  { drawBody, tracking }: { drawBody: (cast: Cast) => Body; tracking: number },
): Paged {
  const actors = castActors(plan, motifs, kinds);
  const chance = createChance(plan, options.variation);
  const cloth = plan.cloth ?? clothHex(options.fabric);
  const chosen = inksOn(chooseInks(options, asRead(plan, actors, { motifs, kinds })), cloth);
  const inks = { ...chosen, line: clubInk(plan, cloth) ?? chosen.line, tie: plan.tie };
  const detail = COMPLEXITIES.indexOf(options.complexity);
  const all = joinRelated(
    mapAlike(actors, (actor) => stylize(actor, options.preset, inks)),
    plan,
  );
  const [letter] = font ? headsOf(all.filter(({ subject }) => subject === plan.letterAs?.to)) : [];
  const instead = letter && { letter: plan.letterAs!.letter, figure: letter.figure };
  const style = plan.wordsStyle;
  const ink = style?.ink;
  const letters = ink ? seenOn(ink, cloth) : inks.line;
  const words = (stack: boolean) =>
    font && plan.words.length > 0
      ? setWords(plan.words, font, letters, stack, {
          instead,
          tracking,
          isInterlaced: style?.interlaced,
        })
      : undefined;
  const styled = letter ? all.filter(({ subject }) => subject !== letter.subject) : all;
  const ornate = plan.arrangement !== undefined || detail > 1;
  const lettering = words(false);
  const held = lettering && !style?.form && lettered(styled, plan, lettering.figure, inks);
  const leafless = plan.subjects.some(({ bare }) => bare);
  const isAway = (part: RegExp): boolean =>
    plan.without.some(({ word }) => part.test(word.toLocaleLowerCase(plan.language)));
  const tieless = isAway(TIES);
  const stage = {
    actors: held || styled,
    words: undefined,
    inks,
    chance,
    detail,
    ornate,
    leafless,
    tieless,
  };
  const isApart = style?.apart && font && plan.words.length > 1;
  const body = drawBody({ stage, words: held || isApart ? () => undefined : words });
  const above = isAbove(plan);
  const initials = areInitials(plan.words);
  const wanted = { ...options, above, initials, style };
  // Both stand to the body alone: letters of one size.
  const sides = [plan.words.slice(0, -1), plan.words.slice(-1)].map((part, side) => {
    const set = isApart ? setWords(part, font, letters, false, { tracking }) : undefined;
    const { figure } = addWords(body, set, { ...wanted, above: side === 0 }, inks);
    return figure.slice(body.figure.length);
  });
  const whole =
    body.hasWords || held
      ? body
      : isApart
        ? { ...body, figure: [...body.figure, ...sides.flat()], hasWords: true }
        : addWords(body, lettering, wanted, inks);
  const framed = inFrame(whole, plan, inks);
  const drawn = drawFrame(framed, { options, inks, chance, detail: isAway(FRAMES) ? 0 : detail });
  const lines = plan.lines && (plan.subjects[0]?.colors[0] ?? plan.colors[0] ?? inks.line);
  return paged(drawn, options, { cloth, lines });
}

/** What a bouquet is tied with; a Turkish word may say in its ending that there is none. */
const TIES =
  /(?:^|[^\p{L}])(?:ribbons?$|bows?$|bow[- ]?knots?$|twine$|ties?$|kurdel|kordela|fiyon[kg])/u;
/** What frames are called. */
const FRAMES = /^(?:frames?$|borders?$|çerçeve|kenarlık)/u;

/** A club's badge is in its colours: its line and its letters in the one that is seen best. */
function clubInk({ colors, wordsStyle }: PromptPlan, cloth: string): string | undefined {
  if (wordsStyle?.form !== 'badge' || colors.length < 2) return undefined;
  const ground = oklabFromHex(cloth);
  const far = (hex: string): number => oklabDistance(oklabFromHex(hex), ground);
  return seenOn(
    colors.reduce((best, hex) => (far(hex) > far(best) ? hex : best)),
    cloth,
  );
}

/** The actors in the colours that were read: one that is changed by hand dyes itself alone. */
function asRead(
  plan: PromptPlan,
  actors: readonly Actor[],
  { motifs, kinds = new Map() }: ComposeInput,
): readonly Actor[] {
  if (!plan.subjects.some(({ tuned }) => tuned)) return actors;
  const subjects = plan.subjects.map((one) => ({ ...one, colors: [...(one.tuned ?? one.colors)] }));
  return castActors({ ...plan, subjects }, motifs, kinds);
}

/** Whether words stand above the rest: where that is said, and on an arc where nothing is. */
function isAbove(plan: PromptPlan): boolean {
  const { wordsAt, wordsStyle } = plan;
  const side = wordsStyle?.side ?? (wordsAt?.place === 'in' ? undefined : wordsAt?.place);
  if (side) return side === 'above';
  return ['arc', 'around', 'badge'].includes(wordsStyle?.form ?? '') || isBelow(plan);
}

/** "The name Oliver with a dinosaur underneath": all that there is is below the words. */
const isBelow = ({ subjects }: PromptPlan): boolean =>
  subjects.some(({ place: where }) => where === 'bottom') &&
  subjects.every(({ place: where, relation }) => where === 'bottom' || relation !== undefined);

/** The picture as a subject among others. */
const PICTURE: PromptSubject = {
  motif: 'picture',
  word: '',
  count: 1,
  colors: [],
  size: 'large',
  place: 'middle',
};

const pictureActor = (picture: AreaPiece, figure: Figure = [picture]): Actor =>
  makeActor(figure, {
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
