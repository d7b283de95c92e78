import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { finish } from '../core/steps.ts';
import type { TextFont } from './font.ts';
import { neverBack, sewToSizeSteps } from '../sizing/sew-to-size.ts';
import { letterShapes, letteringStyle } from './letter-drawing.ts';
import type { LetteringOptions } from './options.ts';
import type { LetterPlans } from './sew/letter-plans.ts';
import { sewLetters } from './sew/sew-letters.ts';

/**
 * Sews a text.
 * @param options `longSideMm` is for the drawing, `sewn` for what is sewn
 * @param font its letters, as `readFont` reads them
 * @throws EngineError what `letterShapes` throws, `nothing-to-sew`, `aborted`
 */
export function digitizeLettering(
  options: LetteringOptions,
  font: TextFont,
  context: Context = {},
): Design {
  return finish(letteringSteps(options, font, context));
}

/**
 * Sews a text step by step: who follows somebody who types may turn to the next text in between.
 * @param options as for `digitizeLettering`
 * @param font as for `digitizeLettering`
 * @param plans letters taken apart before, for a preview: quicker, and not to the last point the
 *   same; nor is it sewn again where its size is missed by a hair
 * @returns the work, which ends with the design; a step takes a letter apart, or sews one
 * @throws EngineError in a step: what `digitizeLettering` throws
 */
export function* letteringSteps(
  options: LetteringOptions,
  font: TextFont,
  context: Context = {},
  plans?: LetterPlans,
): Generator<void, Design> {
  checkpoint(context, 'shapes', 0, 1);
  const set = letterShapes(options, font);
  checkpoint(context, 'shapes', set.shapes.length, set.shapes.length);
  const settings = letteringStyle(options);
  if (!options.sewn) return yield* sewLetters(set, settings, context, plans);
  const forward = neverBack(context);
  const passes = plans ? 1 : undefined;
  return yield* sewToSizeSteps(
    set,
    options.sewn,
    settings,
    (scaled) => sewLetters(scaled, settings, forward, plans),
    passes,
  );
}
