import type { PromptPlan } from './plan.ts';

const INTERLACED =
  /(?<!\p{L})(?:intertwin(?:ed|ing)|interlocked|interlocking|interlaced|entwined|overlapping|iç içe)(?!\p{L})/iu;
const TWO = /^(\p{Lu}) ?& ?(\p{Lu})$/u;

/** "Letters H and T intertwined", "E ve B harfleri iç içe": one over the other, and nothing between them. */
export function withInterlaced(plan: PromptPlan, prompt: string): PromptPlan {
  const at = plan.words.findIndex((piece) => TWO.test(piece));
  if (at < 0 || !INTERLACED.test(prompt)) return plan;
  const words = plan.words.map((piece, k) => (k === at ? piece.replace(TWO, '$1$2') : piece));
  return {
    ...plan,
    words,
    wordsStyle: { ...plan.wordsStyle, interlaced: true },
    unknown: plan.unknown.filter(({ word }) => !/^i[çc]e$/iu.test(word)),
  };
}
