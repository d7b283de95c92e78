import { EngineError } from '../core/errors.ts';
import type { TextFont } from '../lettering/font.ts';
import type { MotifKind } from '../prompt/motif-index.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import { castActors, mapAlike } from './actors.ts';
import { arrange } from './arrange/index.ts';
import type { Body } from './arrange/body.ts';
import { createChance } from './chance.ts';
import { drawFrame } from './frame/index.ts';
import { finish } from './finish.ts';
import { chooseInks } from './inks.ts';
import { checkPromptOptions, COMPLEXITIES, type PromptOptions } from './options.ts';
import { stylize } from './stylize.ts';
import { addWords } from './words-place.ts';
import { setWords, type SetWords } from './words.ts';

/** What a composition is made from, beside the plan. */
export interface ComposeInput {
  /** The motifs of `motifsOf`, as `readMotif` reads them; subjects without one are left out. */
  motifs: ReadonlyMap<string, ShapeSet>;
  /** What sort of thing each motif is; guessed from its name where absent. */
  kinds?: ReadonlyMap<string, MotifKind> | undefined;
  /** Needed where the plan has words. */
  font?: TextFont | undefined;
}

/** Ids of the motifs that a plan needs, each once. */
export function motifsOf(plan: PromptPlan): string[] {
  return [...new Set(plan.subjects.map(({ motif }) => motif))];
}

/**
 * Draws what a plan asks for, in one of six hands: painted shapes whose longer side is
 * `longSideMm`. The same plan and options always give the same drawing.
 * @param plan as `readPrompt` reads it
 * @param options hand, size and threads
 * @param input motifs and font
 * @throws EngineError `bad-options` for options out of range or words without a font,
 *   `nothing-to-sew` where the plan has neither a subject nor words
 */
export function composePrompt(
  plan: PromptPlan,
  options: PromptOptions,
  { motifs, kinds = new Map(), font }: ComposeInput,
): ShapeSet {
  checkPromptOptions(options);
  const actors = castActors(plan, motifs, kinds);
  if (actors.length === 0 && plan.words.length === 0) {
    throw new EngineError('nothing-to-sew', 'compose', 'the prompt names nothing that can be sewn');
  }
  if (plan.words.length > 0 && !font) {
    throw new EngineError('bad-options', 'compose', 'words want a font');
  }
  const chance = createChance(plan, options.variation);
  const inks = chooseInks(options, actors);
  const detail = COMPLEXITIES.indexOf(options.complexity);
  const words = (stack: boolean): SetWords | undefined =>
    font && plan.words.length > 0 ? setWords(plan.words, font, inks.line, stack) : undefined;
  const cast = mapAlike(actors, (actor) => stylize(actor, options.preset, inks));
  const body: Body =
    cast.length === 0
      ? { figure: words(true)!.figure, form: 'round', hasWords: true }
      : arrange(plan, options, { actors: cast, words: words(true)?.figure, inks, chance, detail });
  const lettered = body.hasWords ? body : addWords(body, words(false), options, inks);
  const figure = drawFrame(lettered, { options, inks, chance, detail });
  return finish(figure, options);
}
