import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import { flattenShapes } from '../svg/index.ts';
import { composePrompt, type ComposeInput } from './compose.ts';
import type { PromptOptions } from './options.ts';

/**
 * Composes and sews a plan.
 * @throws EngineError `bad-options`, `nothing-to-sew`, `aborted`
 */
export function digitizePrompt(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
  context: Context = {},
): Design {
  checkpoint(context, 'colours', 0, 1);
  const set = composePrompt(plan, options, input);
  checkpoint(context, 'colours', set.threads.length, set.threads.length);
  const tiles = flattenShapes(set, context);
  checkpoint(context, 'shapes', tiles.shapes.length, tiles.shapes.length);
  const { stitchStyle: style, density, fabric, pullMm, name } = options;
  return digitizeShapes(tiles, 'tiles', { style, density, fabric, pullMm, name }, context);
}
