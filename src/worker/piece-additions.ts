import { digitizePrompt, type PromptPlan } from 'ilmek-engine/compose';
import { pieceOfDesign, type Piece } from 'ilmek-engine/piece';
import { PROMPT_DEFAULTS } from 'ilmek-engine/tables';
import { loadInput } from './compose-words.ts';
import { makeDesign } from './make-design.ts';
import type { PieceSource } from './protocol.ts';

/** What a tool, or a motif alone, adds to a piece: as a piece of its own. @throws EngineError and JobError */
export async function makeAddition(
  source: Extract<PieceSource, { kind: 'make' | 'motif' }>,
): Promise<Piece> {
  if (source.kind === 'make') {
    const { design } = await makeDesign(source.make, { onFlatPreview: (plan) => plan.close() });
    return pieceOfDesign(design);
  }
  const { id, sewn } = source;
  const plan = planOf(id);
  const options = { ...PROMPT_DEFAULTS, name: '', sewn };
  return pieceOfDesign(digitizePrompt(plan, options, await loadInput(plan, options.preset)));
}

/** One motif, as it is drawn. */
const planOf = (motif: string): PromptPlan => ({
  language: 'en',
  subjects: [{ motif, word: motif, count: 1, colors: [], size: 'normal', place: 'any' }],
  words: [],
  arrangement: 'single',
  colors: [],
  unknown: [],
  without: [],
  respelled: [],
});
