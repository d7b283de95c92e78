import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Stem } from './stems.ts';
import { fold, squeeze } from './text.ts';
import { WordMemo } from './word-memo.ts';

/*
 * Slips of the hand: what a word that nobody knows was to be, and what it may have been.
 */

/** A word as it was meant. */
interface Respelled {
  /** As the tables have it. */
  key: string;
  /** The form of the word that is so near to it. */
  stem: Stem;
}

/** Neighbours on a keyboard, row by row: a finger that slips comes to one. */
const BESIDE: ReadonlySet<string> = new Set(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((keys) =>
    Array.from(keys.slice(1)).flatMap((key, at) => [keys[at] + key, key + keys[at]]),
  ),
);
const VOWELS = 'aeiou';
/** Letters for one sound: a bycicle, a kactus, 'böceyi' for 'böceği'. */
const SOUNDS: ReadonlySet<string> = new Set([
  'iy',
  'yi',
  'ck',
  'kc',
  'cs',
  'sc',
  'sz',
  'zs',
  'gy',
  'yg',
]);

/** What a slip costs: letters exchanged, one typed twice or once in place of twice, a wrong one. */
const SWAPPED = 0.8;
const DOUBLED = 0.6;
const WRONG = 0.9;
const SOUNDED = 0.55;
/** One letter too many or too few. */
const SLIPPED = 1;
/** No slip of a hand: another word. */
const FOREIGN = 9;
/** For each ending that has to be taken off first. */
const ENDING = 0.15;
/** A second word must be farther by this, or nobody knows which was meant. */
const CLEAR_BY = 0.25;

/** How much may be wrong in a word of so many letters: a short one is soon another word. */
function allowed(letters: number): number {
  if (letters < 4) return 0;
  if (letters === 4) return SWAPPED;
  return letters < 8 ? SLIPPED + ENDING : 2;
}

/**
 * What a word was to be, where one known word alone is so near. Only slips that hands make are
 * looked for: letters exchanged, doubled, left out or put in between, a neighbouring key, a vowel
 * for another; the first letter is always right (Damerau 1964 names the first four).
 * @param stems forms of the word, without marks on letters, itself first
 * @param tables known words by their letters alone
 */
export function nearestSpelling(
  stems: readonly Stem[],
  tables: readonly ReadonlyMap<string, unknown>[],
): Respelled | undefined {
  let best: (Respelled & { cost: number }) | undefined;
  let second = Infinity;
  for (const [depth, stem] of stems.entries()) {
    const most = allowed(stem.stem.length);
    if (most === 0) continue;
    const typed = heard(stem.stem);
    const letters = lettersOf(typed);
    for (const known of tables.flatMap((table) => byFirst(table).get(stem.stem[0]) ?? [])) {
      const { key } = known;
      if (Math.abs(key.length - stem.stem.length) > 2) continue;
      if (leastSlips(letters, known.letters) > most) continue;
      const cost = slips(typed, known.heard, most) + (depth > 0 ? ENDING : 0);
      if (cost > most) continue;
      if (best?.key === key) best = cost < best.cost ? { key, stem, cost } : best;
      else if (!best || cost < best.cost) {
        second = best?.cost ?? Infinity;
        best = { key, stem, cost };
      } else second = Math.min(second, cost);
    }
  }
  return best && second - best.cost >= CLEAR_BY ? best : undefined;
}

/** A known word, with what is asked of it for each word that nobody knows. */
interface KnownWord {
  key: string;
  heard: string;
  letters: number;
}

/** Which letters a word has, a bit each; some share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** What slips between two words cost at least: each brings one letter, and takes one. */
const leastSlips = (a: number, b: number): number => SOUNDED * Math.max(bits(a & ~b), bits(b & ~a));

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

const FIRSTS = new WeakMap<
  ReadonlyMap<string, unknown>,
  ReadonlyMap<string, readonly KnownWord[]>
>();

/** A table's words by their first letters: kept, for each word that nobody knows asks again. */
function byFirst(table: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly KnownWord[]> {
  const known = FIRSTS.get(table);
  if (known) return known;
  const groups = new Map<string, KnownWord[]>();
  for (const key of table.keys()) {
    const sound = heard(key);
    const word = { key, heard: sound, letters: lettersOf(sound) };
    const group = groups.get(key[0]);
    if (group) group.push(word);
    else groups.set(key[0], [word]);
  }
  FIRSTS.set(table, groups);
  return groups;
}

/** Written as it is heard: an elefant is an elephant. */
const heard = (word: string): string => word.replaceAll('ph', 'f');

/** What the slips between two words cost, by optimal string alignment; given up beyond `limit`. */
function slips(typed: string, meant: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, j) => j * SLIPPED);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i * SLIPPED];
    for (let j = 1; j <= meant.length; j++) {
      const [a, b] = [typed[i - 1], meant[j - 1]];
      let cost = Math.min(
        row[j - 1] + (a === b ? 0 : wrongLetter(a, b, meant.length > (i > 2 ? 4 : 5))),
        row[j] + strayLetter(typed, i - 1, meant.length),
        next[j - 1] + strayLetter(meant, j - 1, typed.length),
      );
      if (i > 1 && j > 1 && a === meant[j - 2] && typed[i - 2] === b && a !== b)
        cost = Math.min(cost, before[j - 2] + SWAPPED);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return Infinity;
    [before, row] = [row, next];
  }
  return row[meant.length];
}

/** A letter for another: vowels are confused, though not in short words, and neighbouring keys. */
function wrongLetter(a: string, b: string, long: boolean): number {
  if (long && SOUNDS.has(a + b)) return SOUNDED;
  if (long && VOWELS.includes(a) && VOWELS.includes(b)) return WRONG;
  return BESIDE.has(a + b) ? WRONG : FOREIGN;
}

/** A letter that one word has and the other lacks; at the end of a short one it makes another word. */
function strayLetter(word: string, at: number, other: number): number {
  if (word[at] === word[at - 1] || word[at] === word[at + 1]) return DOUBLED;
  // But for a silent e.
  const ends = at === word.length - 1 && word[at] !== 'e';
  return ends && Math.max(word.length, other) < 8 ? FOREIGN : SLIPPED;
}

/*
 * Names that are spelled much like a word.
 */

/** How many are offered. */
const MAX_OFFERED = 3;

/**
 * The names of motifs nearest to a word in spelling: by edit distance (Wagner
 * and Fischer 1974) less what they share at the start, for a wrong ending is
 * the commonest slip. Nothing that shares under half of its letters is near.
 */
export function nearestNames(
  word: string,
  index: MotifIndex,
  language: PromptLanguage,
): readonly string[] {
  const typed = squeeze(fold(word));
  return NEAREST.of(index, `${language} ${typed}`, () => near(typed, index, language));
}

/** While somebody types, the same words are asked for again and again. */
const NEAREST = new WordMemo<readonly string[]>();

function near(typed: string, index: MotifIndex, language: PromptLanguage): string[] {
  const found: { key: string; id: string; cost: number }[] = [];
  for (const [key, ids] of index.names[language].folded) {
    const cost = costOf(typed, key);
    if (cost !== undefined) found.push({ key, id: ids[0], cost });
  }
  found.sort((a, b) => a.cost - b.cost || a.key.length - b.key.length);
  const names = found
    .slice(0, 2 * MAX_OFFERED)
    .map(({ key, id }) => nameOf(key, id, index, language));
  return [...new Set(names)].slice(0, MAX_OFFERED);
}

/** A name as it is written, from its key. */
export function nameOf(
  key: string,
  id: string,
  index: MotifIndex,
  language: PromptLanguage,
): string {
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
