import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import type { ComposeInput } from './compose.ts';
import { drawPrompt } from './draw-prompt.ts';
import { neverBack, sewToSize } from '../sizing/sew-to-size.ts';
import type { PromptOptions } from './options.ts';
import { flattenShapes } from '../vector/flatten.ts';

/**
 * Composes and sews a plan.
 * @param plan as `readPrompt` reads it
 * @param options hand, size, threads, and what it is sewn with
 * @param input motifs and font
 * @throws EngineError `bad-options`, `nothing-to-sew`, `aborted`
 */
export function digitizePrompt(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
  context: Context = {},
): Design {
  checkpoint(context, 'colours', 0, 1);
  const { sewn, stitchStyle: style, density, fabric, pullMm, name } = options;
  const settings = { style, density, fabric, pullMm, name };
  const set = drawPrompt(plan, options, input);
  checkpoint(context, 'colours', set.threads.length, set.threads.length);
  const tiles = flattenShapes(set, context);
  checkpoint(context, 'shapes', tiles.shapes.length, tiles.shapes.length);
  if (!sewn) return digitizeShapes(tiles, 'tiles', settings, context);
  const forward = neverBack(context);
  return sewToSize(tiles, sewn, settings, (scaled) =>
    digitizeShapes(scaled, 'tiles', settings, forward),
  );
}
