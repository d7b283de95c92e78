import type { Mm } from '../core/units.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import { composePrompt, type ComposeInput } from './compose.ts';
import { PROMPT_SIZE_LIMITS, type PromptOptions } from './options.ts';
import { drawAtSize } from '../sizing/sew-to-size.ts';

/**
 * A plan composed about as large as it will be sewn.
 * @param plan as `readPrompt` reads it
 * @param options as for `digitizePrompt`
 * @param input motifs and font
 * @throws EngineError as `composePrompt`
 */
export function drawPrompt(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
): ShapeSet {
  const { sewn, stitchStyle: style } = options;
  if (!sewn) return composePrompt(plan, options, input);
  const draw = (longSideMm: Mm) => composePrompt(plan, { ...options, longSideMm }, input);
  return drawAtSize(draw, sewn, { ...options, style }, PROMPT_SIZE_LIMITS);
}
