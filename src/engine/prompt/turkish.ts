import type { Stem } from './english.ts';

/*
 * Turkish nouns back to the dictionary: endings are taken off one by one, and
 * what they softened is hardened again. After the order of endings that every
 * grammar gives (stem, derivation, plural, possessive, case). The patterns hold
 * for words with and without Turkish letters.
 */

/** One ending. */
interface Ending {
  pattern: RegExp;
  /** It says that there are several. */
  plural?: true;
  /** It begins with a vowel, which softens the stem before it. */
  soft?: true;
  /** The vowel in it is a or e, which the stem's last vowel decides. */
  wide?: true;
}

const I = '[ıiuü]';
const A = '[ae]';

/** Longest first among those that share an end. */
const ENDINGS: readonly Ending[] = [
  { pattern: new RegExp(`l${A}r$`), plural: true, wide: true },
  { pattern: new RegExp(`l${A}r${I}$`), plural: true },
  // Case: in, from, to, of, with.
  { pattern: new RegExp(`n?[dt]${A}n?$`), wide: true },
  { pattern: new RegExp(`[yn]${A}$`), wide: true },
  { pattern: new RegExp(`y?l${A}$`), wide: true },
  { pattern: new RegExp(`n${I}n$`) },
  { pattern: new RegExp(`${I}n$`), soft: true },
  { pattern: new RegExp(`${A}$`), soft: true, wide: true },
  // Whose: my, your, its, our.
  { pattern: new RegExp(`[syn]${I}$`) },
  { pattern: new RegExp(`${I}$`), soft: true },
  { pattern: new RegExp(`${I}m$`), soft: true },
  { pattern: new RegExp(`${I}m${I}z$`), soft: true },
  { pattern: new RegExp(`${I}n${I}z$`), soft: true },
  { pattern: /m$/ },
  // Made from nouns: with, without, dear little, maker of, -ness, like.
  { pattern: new RegExp(`l${I}$`) },
  { pattern: new RegExp(`s${I}z$`) },
  { pattern: new RegExp(`[cç]${I}k$`) },
  { pattern: new RegExp(`[cç]${I}ğ?$`) },
  { pattern: new RegExp(`l${I}k$`) },
  { pattern: new RegExp(`[cç]${A}$`), wide: true },
  { pattern: new RegExp(`[dt]${I}r$`) },
  { pattern: /ki$/ },
];

/** Consonants that an ending's vowel softened. Without the Turkish letters, ğ is g and ç is c. */
const HARD: Readonly<Record<string, readonly string[]>> = {
  b: ['p'],
  c: ['ç', 'c'],
  d: ['t'],
  ğ: ['k', 'g'],
  g: ['k', 'g'],
};

/** Words of other tongues that take the other vowel. */
const CONTRARY: ReadonlySet<string> = new Set(
  'kalp saat harf gol rol hal hayal sembol ampul alkol petrol futbol basketbol voleybol festival'.split(
    ' ',
  ),
);

const VOWEL = /[aeıioöuü]/;
const LAST_VOWEL = /[aeıioöuü](?=[^aeıioöuü]*$)/;
const DEPTH = 4;

/**
 * The forms that a Turkish word may be a form of, those with the fewest endings
 * taken off first. None is checked to be a word.
 * @param word in lower case, with Turkish letters or without.
 */
export function turkishStems(word: string): Stem[] {
  const bare = word.replace(/['’ʼ].*$/u, '');
  const found = new Map<string, Stem>([[bare, { stem: bare, plural: false }]]);
  let edge = [...found.values()];
  for (let depth = 0; depth < DEPTH && edge.length > 0; depth++) {
    const next: Stem[] = [];
    for (const from of edge)
      for (const stem of withoutOneEnding(from))
        if (!found.has(stem.stem)) {
          found.set(stem.stem, stem);
          next.push(stem);
        }
    edge = next;
  }
  return [...found.values()];
}

function withoutOneEnding({ stem, plural }: Stem): Stem[] {
  const found: Stem[] = [];
  for (const ending of ENDINGS) {
    const at = stem.search(ending.pattern);
    if (at < 2) continue;
    const rest = stem.slice(0, at);
    const forms = ending.soft ? [rest, ...hardened(rest), ...withVowel(rest)] : [rest];
    for (const form of forms)
      if (harmonious(form, ending, stem.slice(at)))
        found.push({ stem: form, plural: plural || ending.plural === true });
  }
  return found;
}

/** çiçeğ → çiçek, ağac → ağaç, kitab → kitap. */
function hardened(stem: string): string[] {
  const last = stem.at(-1)!;
  return stem.length < 3 ? [] : (HARD[last] ?? []).map((hard) => stem.slice(0, -1) + hard);
}

/** burn → burun, ağz → ağız: the narrow vowel that an ending had pushed out. */
function withVowel(stem: string): string[] {
  if (stem.length < 3 || VOWEL.test(stem.slice(-2))) return [];
  return ['ı', 'i', 'u', 'ü'].map((vowel) => stem.slice(0, -1) + vowel + stem.at(-1)!);
}

/** Back vowels take a, front vowels take e; i, o and u may stand for either where letters lack their marks. */
function harmonious(stem: string, ending: Ending, typed: string): boolean {
  const last = stem.match(LAST_VOWEL)?.[0];
  if (last === undefined) return false;
  if (!ending.wide || CONTRARY.has(stem)) return true;
  return typed.includes('a') ? !'eöü'.includes(last) : !'aı'.includes(last);
}
