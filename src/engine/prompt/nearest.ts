import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import { fold, squeeze } from './text.ts';

/*
 * Names that are spelled much like a word.
 */

/** How many are offered. */
const OFFERED = 3;

/**
 * The names of motifs nearest to a word in spelling: by edit distance (Wagner
 * and Fischer 1974) less what they share at the start, for a wrong ending is
 * the commonest slip. Nothing that shares under half of its letters is near.
 */
export function nearestNames(word: string, index: MotifIndex, language: PromptLanguage): string[] {
  const typed = squeeze(fold(word));
  const found: { key: string; id: string; cost: number }[] = [];
  for (const [key, ids] of index.names[language].folded) {
    const cost = costOf(typed, key);
    if (cost !== undefined) found.push({ key, id: ids[0], cost });
  }
  found.sort((a, b) => a.cost - b.cost || a.key.length - b.key.length);
  const names = found.slice(0, 2 * OFFERED).map(({ key, id }) => nameOf(key, id, index, language));
  return [...new Set(names)].slice(0, OFFERED);
}

/** A name as it is written, from its key. */
function nameOf(key: string, id: string, index: MotifIndex, language: PromptLanguage): string {
  const { names } = index.motifs.get(id)!;
  return names[language].find((name) => squeeze(fold(name)) === key) ?? names[language][0];
}

function costOf(typed: string, name: string): number | undefined {
  const limit = Math.floor(Math.min(typed.length, name.length) / 2.5);
  const longer = Math.abs(typed.length - name.length);
  const shared = sharedStart(typed, name);
  if (shared >= 4) return Math.min(2, longer / 2) - shared / 20;
  // A slip in both of the first two letters is not looked for: most names end here.
  if (limit === 0 || longer > limit || (typed[0] !== name[0] && typed[1] !== name[1]))
    return undefined;
  const distance = editDistance(typed, name, limit);
  return distance > limit ? undefined : distance - shared / 20;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** Insertions, deletions and changes between two words; given up beyond `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
      least = Math.min(least, next[j]);
    }
    if (least > limit) return least;
    row = next;
  }
  return row[b.length];
}
