import { hash01 } from '../core/hash.ts';
import type { PromptPlan } from '../prompt/plan.ts';

/** Repeatable choice: the same prompt and variation always draw the same numbers. */
export interface Chance {
  /** In [0, 1), by a number that names what it is for. */
  at: (salt: number) => number;
  /** Between `low` and `high`. */
  between: (salt: number, low: number, high: number) => number;
  /** One of the choices. */
  pick: <T>(salt: number, choices: readonly [T, ...T[]]) => T;
  variation: number;
}

/** FNV-1a, 32 bits (Fowler, Noll and Vo). */
function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Keyed by what the prompt asks for, not by how it was typed. */
export function createChance(plan: PromptPlan, variation: number): Chance {
  const { subjects, words, arrangement, colors } = plan;
  const asked = subjects.map(({ motif, count, size, place }) => [motif, count, size, place]);
  const key = hashText(JSON.stringify([asked, words, arrangement, colors])) ^ (variation * 0x9e37);
  const at = (salt: number): number => hash01(key, salt);
  return {
    at,
    between: (salt, low, high) => low + (high - low) * at(salt),
    pick: (salt, choices) => choices[Math.floor(at(salt) * choices.length)],
    variation,
  };
}
