import { isPartOf, lacksPart } from './part-names.ts';
import { compoundOf, drawnAs, isKind } from './compound-nouns.ts';
import { ignored, isManner } from './nameless.ts';
import { COLOR_OR_THING, shaded } from './colors.ts';
import { isUndrawnManner, LEXICONS } from './lexicon.ts';
import type { Meaning } from './meanings.ts';
import type { PromptLanguage } from './plan.ts';
import { respell, respelledHead, type Reading } from './respelling.ts';
import { CROSSED } from './relation-words.ts';
import { WordMemo } from './word-memo.ts';
import { fold, LETTERING_MARK, squeeze, type Token } from './text.ts';

/*
 * The first reading: which words belong together and what they are.
 */

/** A thing of the index. */
interface MotifMatch {
  /** Best first. */
  ids: readonly string[];
  /** The typed form is a plural that the name is not. */
  plural: boolean;
}

/** Words that are read as one. */
export interface Segment {
  /** As typed. */
  typed: string;
  /** In lower case, by the prompt's language. */
  lower: string;
  meaning?: Meaning | undefined;
  /** Beside a meaning: what the word is when that does not fit, as an orange. */
  motif?: MotifMatch | undefined;
  /** A colour that the name of the motif begins with: "red heart". */
  color?: string | undefined;
  /** The motif of that name without the colour. */
  uncolored?: MotifMatch | undefined;
  mark?: true | undefined;
  lettering?: true | undefined;
  /** What somebody's work has them wear, hold or ride: "a cowboy cat"; `after` whoever it is. */
  role?: { kind: 'wearing' | 'holding' | 'on' | 'riding'; after: boolean } | undefined;
  /** Understood, and not drawn: "an astronaut cat" is a cat. */
  lost?: true | undefined;
  /** Only its form says that it names nothing: "cracked". */
  form?: true | undefined;
  /** Nobody knows it. */
  unknown?: true | undefined;
  /** Its ending says that there is none of it: "leafless", "yapraksız". */
  without?: true | undefined;
  /** What a misspelled word was read as. */
  read?: string | undefined;
}

/** Meanings that a word with endings may have: 'çelengi' yes, 'altıda' no. */
const INFLECTED: ReadonlySet<string> = new Set([
  'color',
  'arrangement',
  'skip',
  'part',
  'tones',
  'theme',
]);

/** 4x4, 1998, 10cm, 4k, 2nd: figures that count nothing. */
const FIGURE =
  /^(?:\p{N}+[x×]\p{N}+|(?:19|20)\p{N}\p{N}|\p{N}+(?:cm|mm|in|inch|px|k|st|nd|rd|th|s)|\p{N}+(?:[.,]\p{N}+)+)$/u;

/** Groups the words of a prompt, the longest names first. */
export function segment(words: readonly Token[], reading: Reading): Segment[] {
  const first = segmentOnce(words, reading);
  const isLost = ({ unknown }: Segment): boolean => unknown === true;
  const lost = first.filter(isLost).length;
  if (lost === 0 || !first.some(({ read }) => read)) return first;
  // "Hot air ballon": a slip inside a name of several words is seen once it is mended.
  const again = segmentOnce(mended(words, first, reading), reading);
  if (again.filter(isLost).length >= lost) return first;
  return again.map((one) => {
    const slip = first.find(({ read, typed }) => read && one.typed.split(' ').includes(typed));
    if (!slip || !one.motif) return one;
    const plural = one.motif.plural || slip.motif?.plural === true;
    return { ...one, read: one.lower, motif: { ...one.motif, plural } };
  });
}

/** The words as they were read one by one. */
function mended(words: readonly Token[], read: readonly Segment[], { language }: Reading): Token[] {
  const meant = new Map(
    read.flatMap(({ typed, read: key }) => (key ? [[typed, key] as const] : [])),
  );
  return words.map((word) => {
    const key = meant.get(word.typed);
    return key === undefined ? word : { ...word, lower: { ...word.lower, [language]: key } };
  });
}

function segmentOnce(words: readonly Token[], reading: Reading): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  while (at < words.length) {
    const { taken, found } = segmentAt(words, at, reading);
    segments.push(found);
    at += taken;
  }
  return segments;
}

interface Taken {
  taken: number;
  found: Segment;
}

function segmentAt(
  words: readonly Token[],
  at: number,
  reading: Reading,
  respelled = false,
): Taken {
  const token = words[at];
  const { language, index } = reading;
  const lower = token.lower[language];
  const one = (found: Partial<Segment>): Taken => ({
    taken: 1,
    found: { typed: token.typed, lower, ...found },
  });
  if (token.typed === LETTERING_MARK) return one({ lettering: true });
  if (token.mark) return one(token.typed === '&' || token.typed === '+' ? JOIN : { mark: true });
  const figure = figureAt(words, at, reading);
  if (figure) return figure;
  for (let length = reach(words, at, reading); length >= 1; length--) {
    const isWhole = length === 1 && isKind(lower, language, index);
    const isApart = length > 2 && crossesPair(words, at, length, language);
    const found = isWhole || isApart ? undefined : lookUp(words.slice(at, at + length), reading);
    if (found && !splitsName(words, at, length, found, reading)) return { taken: length, found };
    const compound = respelled ? undefined : compoundAt(words.slice(at, at + length), reading);
    if (compound) return { taken: length, found: compound };
    if (length === 2) {
      const shade = shadeAt(words, at, reading);
      if (shade) return { taken: 2, found: shade };
    }
  }
  const manner = isManner(lower, language, index) ? { ...SKIP, lost: true as const } : undefined;
  const form = lower.length > 2 || undefined;
  const named = foreign(token, reading) ?? manner;
  const known = named ?? (ignored(lower, language) ? { ...SKIP, form } : undefined);
  if (known) return one(known);
  if (lacksPart(lower, language)) return one({ without: true });
  if (isPartOf(lower)) return one({ meaning: { kind: 'part' } });
  const word = respelled ? undefined : respell(token, reading);
  const meant = word ?? (respelled ? undefined : respelledHead(token, reading));
  if (!meant) return one({ unknown: true });
  // Read again as if it had been written so: "hapy birthday" is one thing.
  const corrected = [...words];
  corrected[at] = { ...token, lower: asRead(meant) };
  const { taken, found } = segmentAt(corrected, at, reading, true);
  if (found.unknown || (!word && taken === 1)) return one({ unknown: true });
  const plural = found.motif && { ...found.motif, plural: found.motif.plural || meant.plural };
  const again = taken === 1 ? { ...found, motif: plural, without: meant.without } : found;
  return { taken, found: { ...again, read: isTold(again) ? meant.key : undefined } };
}

/** "Mavi kuş kafesi": a blue cage for birds, and no bluebird. */
function splitsName(
  words: readonly Token[],
  at: number,
  length: number,
  { color, motif }: Segment,
  reading: Reading,
): boolean {
  if (length !== 2 || color === undefined || !motif) return false;
  const next = words[at + 2];
  if (!next || next.mark || next.typed === LETTERING_MARK) return false;
  return lookUp(words.slice(at + 1, at + 3), reading)?.motif !== undefined;
}

/** "A crossed fork and knife": two that cross, and not the drawing of both. */
function crossesPair(
  words: readonly Token[],
  at: number,
  length: number,
  language: PromptLanguage,
): boolean {
  const said = (one: Token | undefined): string => one?.lower[language] ?? '';
  const joins = words
    .slice(at + 1, at + length - 1)
    .some((word) => LEXICONS[language].exact.get(said(word))?.kind === 'join');
  return joins && [words[at - 1], words[at + length]].some((one) => CROSSED.test(said(one)));
}

/** Words that are one thing which no motif is called: what it is a kind of, or nothing that is known. */
function compoundAt(words: readonly Token[], reading: Reading): Segment | undefined {
  const compound = compoundOf(words, reading);
  if (!compound) return undefined;
  const { language, index } = reading;
  const whole = {
    typed: words.map(({ typed }) => typed).join(' '),
    lower: words.map(({ lower }) => lower[language]).join(' '),
  };
  const ids = drawnAs(compound.head, language, index);
  return ids
    ? { ...whole, motif: { ids, plural: compound.plural }, read: compound.head }
    : { ...whole, unknown: true };
}

const asRead = ({ key }: { key: string }): Token['lower'] => ({ en: key, tr: key });

/** Whether it matters how a word was read: small words are read in silence. */
const isTold = ({ motif, meaning }: Segment): boolean =>
  motif !== undefined || meaning?.kind === 'color' || meaning?.kind === 'arrangement';

const JOIN: Partial<Segment> = { meaning: { kind: 'join' } };
const SKIP: Partial<Segment> = { meaning: { kind: 'skip' } };

/**
 * Words that may be one name, up to the next mark: two always, for a name may
 * be written in two pieces; more where a name begins so, and one for an article.
 */
function reach(words: readonly Token[], at: number, reading: Reading): number {
  const { index, language } = reading;
  const head = fold(bareWord(words[at].lower[language], 0));
  const named = index.heads[language].get(head) ?? 1;
  const longest = Math.max(2, LEXICONS[language].heads.get(head) ?? 1, named > 1 ? named + 1 : 1);
  let length = 1;
  while (length < longest && at + length < words.length) {
    const { mark, typed } = words[at + length];
    if (mark || typed === LETTERING_MARK) break;
    length++;
  }
  return length;
}

/** A number: how many, or a measure that nobody counts. */
function figureAt(words: readonly Token[], at: number, reading: Reading): Taken | undefined {
  const { typed, lower } = words[at];
  const found = { typed, lower: lower[reading.language] };
  const times = /^([0-9]{1,3})[x×]?$/.exec(typed);
  if (FIGURE.test(lower.en) || /^\p{N}{5,}$/u.test(typed))
    return { taken: 1, found: { ...found, ...SKIP } };
  if (!times) return undefined;
  const next = words[at + 1];
  const unit = next && LEXICONS[reading.language].exact.get(next.lower[reading.language]);
  if (unit?.kind === 'unit' || (unit?.kind === 'tones' && reading.language === 'en'))
    return { taken: 2, found: { ...found, ...SKIP } };
  return { taken: 1, found: { ...found, meaning: { kind: 'count', count: Number(times[1]) } } };
}

/** "Dark teal", "koyu turkuaz": a shade that has no name of its own. */
function shadeAt(words: readonly Token[], at: number, reading: Reading): Segment | undefined {
  const { language } = reading;
  const [shade, color] = [words[at].lower[language], words[at + 1].lower[language]];
  const meaning = meaningOf(color, language);
  if (meaning?.kind !== 'color') return undefined;
  const hex = shaded(shade, meaning.color);
  if (hex === undefined) return undefined;
  const typed = `${words[at].typed} ${words[at + 1].typed}`;
  return { typed, lower: `${shade} ${color}`, meaning: { ...meaning, color: hex, thing: false } };
}

const MARKED = /[çğıöşü]/;
/** Where a name is looked for, in turn; of the whole word alone where that is true. */
const TABLES = [
  ['exact', false],
  ['folded', false],
] as const;
const PLAIN_TABLES = [['exact', true], ['folded', true], ...TABLES] as const;

/** Words that are one name: as they stand, then by their stems, then without their marks. */
function lookUp(words: readonly Token[], reading: Reading): Segment | undefined {
  const { language, index } = reading;
  const lower = words.map((word) => word.lower[language]);
  const said = lower.join(' ');
  const found = LOOKED_UP.of(index, `${language} ${said}`, () => nameOf(lower, reading));
  if (!found) return undefined;
  const lost = found.meaning?.kind === 'skip' && isUndrawnManner(said, language);
  const typed = words.map((word) => word.typed).join(' ');
  return { typed, lower: said, ...found, ...(lost ? { lost } : {}) };
}

/** What words are, however they were typed. */
type Named = Omit<Segment, 'typed' | 'lower'>;

/** The same words are looked up for each letter that is typed after them. */
const LOOKED_UP = new WordMemo<Named | undefined>();

function nameOf(lower: readonly string[], reading: Reading): Named | undefined {
  const { language, index } = reading;
  const head = lower.slice(0, -1).join('');
  const nameHead = lower.slice(0, -1).map(bareWord).join('');
  const isName = lower.length === 1 || !BEFORE_NAMES.test(lower[0]);
  const joins = lower.some((word) => LEXICONS[language].exact.get(word)?.kind === 'join');
  const colored = lower.length > 1 ? leadingColor(lower[0], reading) : undefined;
  const segmentOf = (found: Pick<Segment, 'meaning' | 'motif'>): Named => ({
    ...found,
    color: colored,
    uncolored: colored === undefined ? undefined : nameOf(lower.slice(1), reading)?.motif,
  });
  const last = lower.at(-1)!;
  const stems = reading.stems(last, language);
  // Typed without Turkish letters, "ayi" is a bear before it is a form of the moon.
  const isPlain =
    language === 'tr' && !MARKED.test(last) && !index.names.tr.exact.has(squeeze(last));
  for (const [table, whole] of isPlain ? PLAIN_TABLES : TABLES) {
    const bare = table === 'exact' ? (text: string) => text : fold;
    const all = table === 'exact' ? stems : reading.stems(fold(last), language);
    const candidates = whole ? all.slice(0, 1) : all;
    for (const [rank, { stem, plural, without }] of candidates.entries()) {
      const key = bare(squeeze(head + stem));
      const meaning = LEXICONS[language][table].get(key);
      const ids = isName
        ? index.names[language][table].get(bare(squeeze(nameHead + stem)))
        : undefined;
      if (meaning && (rank === 0 || (key.length > 2 && INFLECTED.has(meaning.kind))))
        return { ...segmentOf({ meaning, motif: ids && { ids, plural } }), without };
      // 'Ay ve yıldız' is one thing, 'ay ve yıldızlar' are several.
      if (ids && !(joins && plural)) return { ...segmentOf({ motif: { ids, plural } }), without };
    }
  }
  return undefined;
}

/** No name begins so: "for a T-shirt" holds no fort. */
const BEFORE_NAMES = /^(?:for|to|with|by|from|için)$/;

/** Inside a name, articles and possessive endings say nothing: "the dog's paw print". */
const bareWord = (word: string, at: number): string =>
  at > 0 && /^(?:an?|the)$/.test(word) ? '' : word.replace(/['’ʼ]s?$/u, '');

const meaningOf = (word: string, language: PromptLanguage): Meaning | undefined =>
  LEXICONS[language].exact.get(word) ?? LEXICONS[language].folded.get(fold(word));

/** The colour that a name begins with, unless the word is a thing as well. */
function leadingColor(word: string, { language }: Reading): string | undefined {
  const meaning = meaningOf(word, language);
  return meaning?.kind === 'color' && !COLOR_OR_THING[language].has(word)
    ? meaning.color
    : undefined;
}

/** A word of the other language, which prompts mix in: "vintage kedi", "Ottoman lale". */
function foreign(token: Token, { language, index, stems }: Reading): Partial<Segment> | undefined {
  const other = language === 'en' ? 'tr' : 'en';
  const lower = token.lower[other];
  const meaning = LEXICONS[other].exact.get(lower);
  if (meaning && ['skip', 'color', 'theme'].includes(meaning.kind) && lower.length > 3)
    return { meaning };
  // "Plaka" is no form of "plak": what nobody draws is known as such.
  if (index.kinds[other].has(lower)) return undefined;
  for (const { stem, plural } of stems(lower, other)) {
    // "Dala" is no Turkish bough: a short word is itself or nothing.
    const isOwn = stem.length > (stem === lower ? 2 : 3);
    const ids = isOwn ? index.names[other].exact.get(stem) : undefined;
    if (ids) return { motif: { ids, plural } };
  }
  return undefined;
}
