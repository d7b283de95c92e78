import type { PromptLanguage } from './plan.ts';

/*
 * English nouns back to their singular.
 */

/** What a word may come from. */
export interface Stem {
  stem: string;
  /** The typed form says that there are several. */
  plural: boolean;
  /** The typed form says that there is none: leafless, yapraksız. */
  without?: true | undefined;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  oxen: 'ox',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  lives: 'life',
  elves: 'elf',
  calves: 'calf',
  halves: 'half',
  scarves: 'scarf',
  wives: 'wife',
  hooves: 'hoof',
  loaves: 'loaf',
  cacti: 'cactus',
  octopi: 'octopus',
  fungi: 'fungus',
};

/** Compounds of irregular words keep their ends: snowmen, mermen, butterflies of any kind. */
const IRREGULAR_ENDS: readonly (readonly [RegExp, string])[] = [
  [/men$/, 'man'],
  [/feet$/, 'foot'],
  [/mice$/, 'mouse'],
  [/children$/, 'child'],
];

/**
 * The forms that an English word may be a form of, nearest first: itself, then
 * without 's, then the singulars its ending allows. None is checked to be a word.
 */
export function englishStems(word: string): Stem[] {
  const bare = word.replace(/['’ʼ]s$|s['’ʼ]$|['’ʼ]/gu, '');
  const stems: Stem[] = [{ stem: word, plural: false }];
  if (bare !== word) stems.push({ stem: bare, plural: false });
  for (const stem of singulars(bare)) stems.push({ stem, plural: true });
  const lacking = /^(.{3,})less$/.exec(bare)?.[1];
  if (lacking) stems.push({ stem: lacking, plural: false, without: true });
  return stems;
}

function singulars(word: string): string[] {
  const irregular = IRREGULAR[word];
  if (irregular) return [irregular];
  for (const [end, singular] of IRREGULAR_ENDS)
    if (end.test(word)) return [word.replace(end, singular)];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const found = [word.slice(0, -1)];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('es')) found.push(word.slice(0, -2));
  return found;
}

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
  /** It says that there is none. */
  without?: true;
}

const I = '[ıiuü]';
const A = '[ae]';

/** Longest first among those that share an end. */
const ENDINGS: readonly Ending[] = [
  { pattern: new RegExp(`l${A}r$`), plural: true, wide: true },
  { pattern: new RegExp(`l${A}r${I}$`), plural: true },
  // Case: in, from, to, of, with.
  { pattern: new RegExp(`n[dt]${A}n?$`), wide: true },
  // "Ormanda", "limandan": the n is the noun's own.
  { pattern: new RegExp(`[dt]${A}n?$`), wide: true },
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
  { pattern: new RegExp(`s${I}z$`), without: true },
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
const MAX_ENDINGS = 4;
/** Who makes or catches it is somebody else: a fisherman's boat is no fish. */
const MAKERS = /^(?:bal[ıi]k[çc][ıi]|[çc]i[çc]ek[çc]i|bah[çc][ıi]van)$/;

/**
 * The forms that a Turkish word may be a form of, those with the fewest endings
 * taken off first. None is checked to be a word.
 * @param word in lower case, with Turkish letters or without.
 */
export function turkishStems(word: string): Stem[] {
  const bare = word.replace(/['’ʼ].*$/u, '');
  const found = new Map<string, Stem>([[bare, { stem: bare, plural: false }]]);
  let edge = [...found.values()];
  for (let depth = 0; depth < MAX_ENDINGS && edge.length > 0; depth++) {
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

function withoutOneEnding({ stem, plural, without }: Stem): Stem[] {
  const found: Stem[] = [];
  for (const ending of ENDINGS) {
    const at = stem.search(ending.pattern);
    if (at < 2) continue;
    if (MAKERS.test(stem)) continue;
    const rest = stem.slice(0, at);
    const forms = ending.soft ? [rest, ...hardened(rest), ...withVowel(rest)] : [rest];
    for (const form of forms)
      if (harmonious(form, ending, stem.slice(at)))
        found.push({
          stem: form,
          plural: plural || ending.plural === true,
          without: without ?? ending.without,
        });
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

/** Finds what words may be forms of. */
export type Stemmer = (word: string, language: PromptLanguage) => readonly Stem[];

/** A stemmer that remembers: one prompt asks for the same words many times. */
export function stemmer(): Stemmer {
  const known = { en: new Map<string, Stem[]>(), tr: new Map<string, Stem[]>() };
  const find = { en: englishStems, tr: turkishStems };
  return (word, language) => {
    let stems = known[language].get(word);
    if (!stems) {
      stems = find[language](word);
      known[language].set(word, stems);
    }
    return stems;
  };
}
