import { digitizePrompt, type PromptOptions, type PromptPlan } from 'ilmek-engine/compose';
import { editedPlan, loadInput } from './compose-words.ts';
import type { Made, Making } from './making.ts';

/** A prompt to be sewn. */
export interface PromptRequest {
  kind: 'prompt';
  /** As typed. */
  prompt: string;
  /** What was changed of what it was understood to be, as `printEdits` writes it. */
  edits: string;
  options: PromptOptions;
}

/** A design with what was understood of its prompt. */
export interface MadePrompt extends Made {
  plan: PromptPlan;
}

/** A prompt as a design. @throws what `composeWords` throws */
export async function makePrompt(
  { prompt, edits, options }: PromptRequest,
  { onFlatPreview: _, ...context }: Making,
): Promise<MadePrompt> {
  const plan = await editedPlan(prompt, edits);
  const input = await loadInput(plan, options.preset);
  return { plan, design: digitizePrompt(plan, options, input, context) };
}
