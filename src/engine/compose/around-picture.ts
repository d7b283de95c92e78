import { polygonArea, type Ring, ringBox, type Box } from '../vector/geometry.ts';
import type { PromptPlan, PromptSubject } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import { castActors, makeActor, mapAlike } from './actors.ts';
import { arrange } from './arrange/index.ts';
import type { Body } from './arrange/body.ts';
import { createChance } from './chance.ts';
import type { ComposeInput } from './compose.ts';
import { drawFrame } from './frame/index.ts';
import { type AreaPiece, type Figure, figureBox, isWindow } from './figure.ts';
import { paged, threaded } from './finish.ts';
import { chooseInks } from './inks.ts';
import { checkPromptOptions, COMPLEXITIES, type PromptOptions } from './options.ts';
import { stylize } from './stylize.ts';
import { addWords } from './words-place.ts';
import { setWords } from './words.ts';

/*
 * A prompt beside a picture: the picture is the subject, and the prompt says
 * what is drawn around it.
 */

/** What is drawn around a picture. */
export interface AroundPicture {
  /** Without the picture; it may have no shapes. */
  set: ShapeSet;
  /** Where the picture belongs, mm on the drawing's page. */
  window: Box;
}

const PICTURE: PromptSubject = {
  motif: 'picture',
  word: '',
  count: 1,
  colors: [],
  size: 'large',
  place: 'middle',
};

/** A picture that covers more than this of its box is a rectangle, whose frame is one too. */
const FULL = 0.93;

/**
 * Draws what a plan puts around a picture, in the style of the options.
 * @param plan as `planAround` gives it
 * @param options hand, size and threads
 * @param input motifs and font
 * @param outline convex, of what is sewn of the picture, in any unit
 * @throws EngineError `bad-options` for options out of range
 */
export function composeAround(
  plan: PromptPlan,
  options: PromptOptions,
  { motifs, kinds = new Map(), font }: ComposeInput,
  outline: Ring,
): AroundPicture {
  checkPromptOptions(options);
  const actors = castActors(plan, motifs, kinds);
  const chance = createChance(plan, options.variation);
  const inks = chooseInks(options, actors);
  const detail = COMPLEXITIES.indexOf(options.complexity);
  const cast = mapAlike(actors, (actor) => stylize(actor, options.preset, inks));
  const picture: AreaPiece = {
    kind: 'area',
    polygon: { rings: [outline] },
    hex: '#808080',
    window: true,
  };
  const body =
    cast.length === 0
      ? alone(picture)
      : arrange({ ...plan, subjects: [PICTURE, ...plan.subjects] }, options, {
          actors: [pictureActor(picture), ...cast.map((a) => ({ ...a, subject: a.subject + 1 }))],
          words: undefined,
          inks,
          chance,
          detail,
        });
  const words =
    font && plan.words.length > 0 ? setWords(plan.words, font, inks.line, false) : undefined;
  const figure = drawFrame(addWords(body, words, options, inks), { options, inks, chance, detail });
  return separated(figure, options);
}

const pictureActor = (picture: AreaPiece) =>
  makeActor([picture], {
    id: PICTURE.motif,
    // Neither leans nor is mirrored.
    kind: 'face',
    subject: 0,
    place: PICTURE.place,
    size: PICTURE.size,
  });

function alone(picture: AreaPiece): Body {
  const { left, top, right, bottom } = ringBox(picture.polygon.rings[0]);
  const share = polygonArea(picture.polygon) / ((right - left) * (bottom - top));
  return { figure: [picture], form: Math.abs(share) > FULL ? 'box' : 'round' };
}

/** The drawing on its page, and the picture's room on it. */
function separated(figure: Figure, options: PromptOptions): AroundPicture {
  const page = paged(figure, options);
  const rest = page.figure.filter((piece) => !isWindow(piece));
  return {
    set: threaded({ ...page, figure: rest }, options),
    window: figureBox(page.figure.filter(isWindow)),
  };
}
