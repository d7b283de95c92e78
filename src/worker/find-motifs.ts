import type { MotifIndex } from 'ilmek-engine/compose';
import { loadIndex } from './motifs.ts';
import type { FoundMotif } from './protocol.ts';

/** More are not looked at. */
const MOST = 48;

/** Motifs that words name, the nearest first, in either language. @throws JobError `worker-failed` */
export async function findMotifs(words: string): Promise<FoundMotif[]> {
  return motifsWith(await loadIndex(), words);
}

/**
 * Motifs by what they are called, and after those by what they remind of.
 * @param words all of them are in the name; without any, the first of the index
 */
export function motifsWith(index: MotifIndex, words: string): FoundMotif[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const reminding = remindedOf(index, wanted);
  const ranked = [...index.motifs.values()].flatMap(({ id, name, names }) => {
    const ranks = [...names.en, ...names.tr].map((one) => rankIn(plain(one), wanted));
    const rank = Math.min(...ranks, reminding.has(id) ? Rank.Reminds : Rank.None);
    return rank === Rank.None ? [] : [{ id, name, rank }];
  });
  // The index has its own order, which stays among equals.
  const sorted = ranked.sort((a, b) => a.rank - b.rank).slice(0, MOST);
  return sorted.map(({ id, name }) => ({ id, name }));
}

const Rank = { Name: 0, Begins: 1, Word: 2, Within: 3, Reminds: 4, None: 5 } as const;

function rankIn(name: string, wanted: readonly string[]): number {
  if (!wanted.every((word) => name.includes(word))) return Rank.None;
  if (name === wanted.join(' ')) return Rank.Name;
  if (wanted.length === 0 || name.startsWith(wanted[0])) return Rank.Begins;
  return ` ${name}`.includes(` ${wanted[0]}`) ? Rank.Word : Rank.Within;
}

/** Ids whose keywords are one of some words. */
function remindedOf({ keywords }: MotifIndex, wanted: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { exact } of [keywords.en, keywords.tr]) {
    for (const [key, ids] of exact) {
      if (wanted.includes(plain(key))) for (const id of ids) found.add(id);
    }
  }
  return found;
}

/** Small letters without marks: what is typed in haste is found, too. */
const plain = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');
