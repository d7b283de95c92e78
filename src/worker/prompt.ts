import {
  composePrompt,
  digitizePrompt,
  motifsOf,
  PROMPT_FONTS,
  type ComposeInput,
  type Preset,
  type PromptOptions,
} from '../engine/compose/index.ts';
import type { ShapeSet } from '../engine/shapes.ts';
import { readPrompt, type MotifKind, type PromptPlan } from '../engine/prompt/index.ts';
import { loadFont } from './fonts.ts';
import type { Made, Making } from './making.ts';
import { loadIndex, loadMotifs } from './motifs.ts';

/** A prompt to be sewn. */
export interface PromptRequest {
  kind: 'prompt';
  /** As typed. */
  prompt: string;
  options: PromptOptions;
}

/** A design with what was understood of its prompt. */
export interface MadePrompt extends Made {
  plan: PromptPlan;
}

/** What a prompt asks for, and which of its words are unknown. @throws JobError `worker-failed` */
export async function understandPrompt(prompt: string, besidePicture = false): Promise<PromptPlan> {
  return readPrompt(prompt, await loadIndex(), besidePicture);
}

/**
 * A prompt as a drawing, before it is sewn.
 * @throws what `makePrompt` throws
 */
export async function composeWords({ prompt, options }: PromptRequest): Promise<ShapeSet> {
  const plan = await understandPrompt(prompt);
  return composePrompt(plan, options, await loadInput(plan, options.preset));
}

/**
 * A prompt as a design.
 * @throws JobError `worker-failed` where the index, a motif or the font cannot be fetched;
 *   EngineError `nothing-to-sew` where the prompt names nothing that is known
 */
export async function makePrompt(
  { prompt, options }: PromptRequest,
  { onPlan: _, ...context }: Making,
): Promise<MadePrompt> {
  const plan = await understandPrompt(prompt);
  const input = await loadInput(plan, options.preset);
  return { plan, design: digitizePrompt(plan, options, input, context) };
}

/** What a plan is composed from: its motifs and their kinds, and a font for its words. */
export async function loadInput(plan: PromptPlan, preset: Preset): Promise<ComposeInput> {
  const ids = motifsOf(plan);
  const [index, motifs, font] = await Promise.all([
    loadIndex(),
    loadMotifs(ids),
    plan.words.length > 0 ? loadFont(PROMPT_FONTS[preset]) : undefined,
  ]);
  const kinds = new Map<string, MotifKind>(ids.map((id) => [id, index.motifs.get(id)!.kind]));
  return { motifs, kinds, font };
}
