import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import { addFrame } from '../frames/index.ts';
import { checkOptions, DIGITIZE_DEFAULTS, optionChecks } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { neverBack, sewToSizeSteps, drawAtSize } from '../sizing/sew-to-size.ts';
import type { TextFont } from './font.ts';
import {
  FONT_STYLES,
  LETTERING_COLOR_LIMITS,
  LETTERING_SIZE_LIMITS,
  SMALL_SCRIPTS,
  TEXT_LIMIT,
  type LetteringOptions,
} from './options.ts';
import { refuseSmallScript } from './readable.ts';
import { setText, shapesOfText } from './set-text.ts';
import type { LetterPlans } from '../digitize/letters/letter-plans.ts';
import { sewLetters } from './sew/sew-letters.ts';
import { layoutsOf, linesOf } from './text-layout.ts';

/**
 * Sews a text.
 * @param options `longSideMm` is for the drawing, `sewn` for what is sewn
 * @param font its letters, as `readFont` reads them
 * @throws EngineError what `letterShapes` throws, `small-script`, `nothing-to-sew`, `aborted`
 */
export function digitizeLettering(
  options: LetteringOptions,
  font: TextFont,
  context: Context = {},
): Design {
  return finish(letteringSteps(options, font, context));
}

/**
 * Sews a text step by step, so that a live preview can drop it between two steps for a newer text.
 * @param options as for `digitizeLettering`
 * @param font as for `digitizeLettering`
 * @param plans letters taken apart before, for a preview: quicker; single needle points may differ,
 *   and the size asked for may be missed by a few hundredths of a millimetre
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
  const { set, fitted } = drawText(options, font);
  checkpoint(context, 'shapes', set.shapes.length, set.shapes.length);
  const longSideMm = Math.max(set.widthMm, set.heightMm);
  if (options.smallScript !== 'sew') refuseSmallScript({ ...options, longSideMm }, font);
  const settings = letteringStyle(options);
  const known = (design: Design) => withWords(design, options, { set, fitted, font });
  if (!options.sewn) return known(yield* sewLetters(set, settings, context, plans));
  const forward = neverBack(context);
  const passes = plans ? 1 : undefined;
  const sewn = yield* sewToSizeSteps(
    set,
    options.sewn,
    settings,
    (scaled) => sewLetters(scaled, settings, forward, plans),
    passes,
  );
  return known(sewn);
}

/** A text as it was drawn, before it was scaled to its size. */
interface DrawnText {
  set: ShapeSet;
  fitted: ReturnType<typeof setText>['fitted'];
}

/** A design that knows what it says: whoever edits it can write it anew, in its frame or without. */
function withWords(
  design: Design,
  { text, fontStyle }: LetteringOptions,
  { set, fitted, font }: DrawnText & { font: TextFont },
): Design {
  const { drawing } = design;
  if (!drawing) return design;
  const heightMm = (fitted.emMm * font.capHeight * drawing.set.widthMm) / set.widthMm;
  const written = { text: linesOf(text, fitted.layout), fontStyle, heightMm };
  return { ...design, drawing: { ...drawing, written } };
}

/**
 * A text as a drawing of its letters in reading order, framed where the options say so. Its
 * longer side is `longSideMm`; where `sewn` is given, it is about as large as it will be sewn.
 * @param options as for `digitizeLettering`
 * @param font its letters, as `readFont` reads them
 * @throws EngineError `bad-options` for options out of their range, a blank text, letters that
 *   the font lacks (it names them), and a frame without room for letters
 */
export const letterShapes = (options: LetteringOptions, font: TextFont): ShapeSet =>
  drawText(options, font).set;

function drawText(options: LetteringOptions, font: TextFont): DrawnText {
  checkLettering(options);
  const layouts = layoutsOf(options.text, font, options.keepLines);
  let last: DrawnText['fitted'] | undefined;
  const draw = (longSideMm: Mm): ShapeSet => {
    const { fitted, colors } = setText(layouts, font, options, longSideMm);
    last = fitted;
    return addFrame(shapesOfText(fitted, colors), options.frame);
  };
  const { sewn } = options;
  const set = sewn
    ? drawAtSize(draw, sewn, letteringStyle(options), LETTERING_SIZE_LIMITS)
    : draw(options.longSideMm);
  return { set, fitted: last! };
}

/** Letters are sewn in satin, whatever else is. */
export const letteringStyle = (options: LetteringOptions) =>
  ({ ...options, style: 'satin' }) as const;

function checkLettering(options: LetteringOptions): void {
  const { fail, within, oneOf } = optionChecks('lettering');
  const { text, fontStyle, longSideMm, sewn, colors, smallScript } = options;
  const length = [...text].length;
  if (length > TEXT_LIMIT) fail('text', `at most ${TEXT_LIMIT} characters`, length);
  oneOf('fontStyle', fontStyle, FONT_STYLES);
  if (smallScript) oneOf('smallScript', smallScript, SMALL_SCRIPTS);
  if (!sewn) within('longSideMm', longSideMm, LETTERING_SIZE_LIMITS);
  within('colors', colors, LETTERING_COLOR_LIMITS);
  const { widthMm: _, ...defaults } = DIGITIZE_DEFAULTS;
  const size = sewn ?? { side: 'longer', mm: longSideMm };
  checkOptions({ ...defaults, ...options, sewn: size });
}
