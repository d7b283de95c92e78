import type { ShapeSet } from 'ilmek-engine';
import {
  motifsOf,
  type ComposeInput,
  drawPrompt,
  type Preset,
  type PromptOptions,
  readPrompt,
  type MotifKind,
  type PromptPlan,
} from 'ilmek-engine/compose';
import { fontStyleOf } from 'ilmek-engine/tables';
import { editPlan, parseEdits, type UnderstoodPlan } from '../lib/prompt-edits/prompt-edits.ts';
import { loadFont } from './fonts.ts';
import { loadIndex, loadMotifs } from './motifs.ts';

/** What a prompt asks for, and which of its words are unknown. @throws JobError `worker-failed` */
export async function understandPrompt(
  prompt: string,
  besidePicture = false,
): Promise<UnderstoodPlan> {
  const index = await loadIndex();
  const plan = readPrompt(prompt, index, besidePicture);
  return { ...plan, kinds: plan.subjects.map(({ motif }) => index.motifs.get(motif)?.kind) };
}

/**
 * A prompt as it was understood, and then changed by hand.
 * @param edits as `printEdits` writes them; one that takes a motif which is not there is left out
 * @throws JobError `worker-failed`
 */
export async function editedPlan(
  prompt: string,
  edits: string,
  besidePicture = false,
): Promise<PromptPlan> {
  const [plan, index] = await Promise.all([understandPrompt(prompt, besidePicture), loadIndex()]);
  const known = parseEdits(edits).filter(
    ({ part, is }) => part !== 'motif' || index.motifs.has(is.split(' ')[0]),
  );
  return editPlan(plan, known).plan;
}

/**
 * A prompt as a drawing, before it is sewn.
 * @throws JobError `worker-failed` where the index, a motif or the font cannot be fetched;
 *   EngineError `nothing-to-sew` where the prompt names nothing that is known
 */
export async function composeWords(
  prompt: string,
  edits: string,
  options: PromptOptions,
): Promise<ShapeSet> {
  const plan = await editedPlan(prompt, edits);
  return drawPrompt(plan, options, await loadInput(plan, options.preset));
}

/** What a plan is composed from: its motifs and their kinds, and a font for its words. */
export async function loadInput(plan: PromptPlan, preset: Preset): Promise<ComposeInput> {
  const ids = motifsOf(plan);
  const [index, motifs, font] = await Promise.all([
    loadIndex(),
    loadMotifs(ids),
    plan.words.length > 0 ? loadFont(fontStyleOf(plan, { preset })) : undefined,
  ]);
  const kinds = new Map<string, MotifKind>(ids.map((id) => [id, index.motifs.get(id)!.kind]));
  return { motifs, kinds, font };
}
