import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { finish } from '../core/steps.ts';
import { addFrame } from '../frames/index.ts';
import { checkOptions, DIGITIZE_DEFAULTS } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import type { TextFont } from './font.ts';
import { shapesOfText } from './letter-shapes.ts';
import {
  FONT_STYLES,
  LETTERING_COLOR_LIMITS,
  LETTERING_SIZE_LIMITS,
  TEXT_LIMIT,
  type LetteringOptions,
} from './options.ts';
import { setText } from './set-text.ts';
import type { LetterPlans } from './sew/letter-plans.ts';
import { sewLetters } from './sew/sew-letters.ts';
import { layoutsOf } from './text-layout.ts';

/**
 * A text as a drawing of its letters in reading order, framed where the options say so. Its
 * longer side is `longSideMm`.
 * @throws EngineError `bad-options` for options out of their range, a blank text, letters that
 *   the font lacks (it names them), and a frame without room for letters
 */
export function letterShapes(options: LetteringOptions, font: TextFont): ShapeSet {
  checkLettering(options);
  const layouts = layoutsOf(options.text, font);
  const { fitted, colors } = setText(layouts, font, options, options.longSideMm);
  return addFrame(shapesOfText(fitted, colors), options.frame);
}

/**
 * Sews a text.
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
 * @param plans letters taken apart before, for a preview: quicker, and not to the last point the same
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
  return yield* sewLetters(set, { ...options, style: 'satin' }, context, plans);
}

function checkLettering(options: LetteringOptions): void {
  const fail = (name: string, wanted: string, got: unknown): never => {
    throw new EngineError(
      'bad-options',
      'lettering',
      `${name} wants ${wanted}, got ${String(got)}`,
    );
  };
  const { text, fontStyle, longSideMm, colors } = options;
  const length = [...text].length;
  if (length > TEXT_LIMIT) fail('text', `at most ${TEXT_LIMIT} characters`, length);
  if (!FONT_STYLES.includes(fontStyle))
    fail('fontStyle', `one of ${FONT_STYLES.join(', ')}`, fontStyle);
  const [leastMm, mostMm] = LETTERING_SIZE_LIMITS;
  if (!(longSideMm >= leastMm && longSideMm <= mostMm)) {
    fail('longSideMm', `${leastMm} to ${mostMm}`, longSideMm);
  }
  const [fewest, most] = LETTERING_COLOR_LIMITS;
  if (!(colors >= fewest && colors <= most)) fail('colors', `${fewest} to ${most}`, colors);
  checkOptions({ ...DIGITIZE_DEFAULTS, ...pickShared(options), widthMm: longSideMm });
}

const pickShared = ({
  density,
  palette,
  colors,
  frame,
  fabric,
  pullMm,
  name,
}: LetteringOptions) => ({
  density,
  palette,
  colors,
  frame,
  fabric,
  pullMm,
  name,
});
