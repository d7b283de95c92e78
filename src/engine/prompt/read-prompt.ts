import { withoutCarriers } from './carriers.ts';
import { readGrammar } from './grammar.ts';
import { readLettering } from './lettering.ts';
import { LEXICONS } from './lexicon.ts';
import type { MotifIndex } from './motif-index.ts';
import { type ParseState, PLURAL_COUNT, type ReadSubject } from './parse-state.ts';
import { takeNegations } from './negation.ts';
import type {
  Absence,
  Arrangement,
  PromptLanguage,
  PromptPlan,
  PromptSubject,
  Respelling,
  SubjectPlace,
  UnknownWord,
} from './plan.ts';
import { segment, type Segment } from './segments.ts';
import { readRelations } from './relations.ts';
import { nameOf, nearestNames } from './spelling.ts';
import { type Stemmer, stemmer } from './stems.ts';
import { fold, squeeze, type Token, tokens } from './text.ts';
import { readWordsPlace } from './words-place.ts';

/** Letters that only Turkish writes. */
const TURKISH_LETTER = /[ğışİĞŞ]/;
/** Every word counts, but a long prompt has shown its language by here. */
const MAX_COUNTED_WORDS = 60;

/** The language that most words belong to; English where neither has more. */
function languageOf(words: readonly Token[], index: MotifIndex, stems: Stemmer): PromptLanguage {
  let turkish = 0;
  for (const word of words.slice(0, MAX_COUNTED_WORDS)) {
    if (word.mark) continue;
    turkish += turkishEvidence(word, index, stems) - englishEvidence(word, index, stems);
    if (TURKISH_LETTER.test(word.typed)) turkish += 1;
  }
  return turkish > 0 ? 'tr' : 'en';
}

function englishEvidence({ lower }: Token, index: MotifIndex, stems: Stemmer): number {
  if (LEXICONS.en.exact.has(squeeze(lower.en))) return 1;
  return stems(lower.en, 'en').some(({ stem }) => index.names.en.exact.has(stem)) ? 1 : 0;
}

function turkishEvidence({ lower }: Token, index: MotifIndex, stems: Stemmer): number {
  const key = squeeze(lower.tr);
  const { exact, folded } = index.names.tr;
  if (LEXICONS.tr.exact.has(key) || exact.has(key)) return 1;
  if (key.length > 3 && stems(lower.tr, 'tr').some(({ stem }) => exact.has(stem))) return 1;
  const bare = fold(key);
  if (bare.length < 3) return 0;
  if (LEXICONS.tr.folded.has(bare)) return 0.6;
  return stems(bare, 'tr').some(({ stem }) => stem.length > 2 && folded.has(stem)) ? 0.6 : 0;
}

/*
 * A prompt to a plan: lettering out, words grouped, what is said given to what
 * it is said of.
 */

/** Characters of a prompt that are read. */
const MAX_READ_CHARACTERS = 2000;
/** Subjects of a plan, and unknown words that are named. */
const MAX_SUBJECTS = 12;
const MAX_UNKNOWN = 6;

/** Which arrangement holds where a prompt names several. */
const WEIGHT: Readonly<Record<Arrangement, number>> = {
  wreath: 4,
  bouquet: 4,
  border: 3,
  medallion: 4,
  repeat: 4,
  row: 4,
  scatter: 4,
  symmetry: 2,
  scene: 1,
  single: 0,
};

/** Arrangements that one copy would not make. */
const OF_MANY: ReadonlySet<Arrangement> = new Set([
  'wreath',
  'bouquet',
  'repeat',
  'row',
  'scatter',
]);

/**
 * Reads a prompt, English or Turkish. Never fails: what it does not know it
 * names in `unknown`, and a prompt that says nothing gives a plan of nothing.
 * @param prompt as it was typed
 * @param index as `decodeIndex` opens it
 * @param besidePicture there is a picture in the middle, that things can be around
 */
export function readPrompt(prompt: string, index: MotifIndex, besidePicture = false): PromptPlan {
  const { words, rest } = readLettering(prompt.slice(0, MAX_READ_CHARACTERS).normalize('NFC'));
  const read = tokens(withoutManner(rest));
  const stems = stemmer();
  const language = languageOf(read, index, stems);
  const said = segment(read, { index, language, stems });
  const { segments: wanted, absent } = takeNegations(said);
  const segments = withOnes(withoutCarriers(wanted, language));
  const state = readGrammar(segments, index, language);
  readRelations(segments, state.subjects, index, language);
  const lettered = readWordsPlace(segments, state.subjects, language);
  const arrangement = arrangementOf(state);
  standIn(state);
  for (const subject of state.subjects) subject.motif = lacking(subject.motif, absent, index);
  const hasMiddle = besidePicture || words.length > 0;
  const subjects = settled(state.subjects, arrangement, hasMiddle, language);
  return {
    language,
    subjects: planned(subjects.slice(0, MAX_SUBJECTS)),
    words: IN_CAPITALS.test(rest) ? words.map((text) => text.toLocaleUpperCase(language)) : words,
    wordsAt: lettered && wordsAt(lettered, subjects),
    arrangement,
    colors: [...new Set(state.colors)],
    unknown: unknownWords(state.unknown, index, language),
    without: absent,
    respelled: respelledWords(segments, index, language),
  };
}

/** "In the style of Van Gogh", "Picasso tarzında": whoever is named is no subject. */
const MANNER =
  /(?<!\p{L})(?:in|after) the (?:style|manner) of (?:the )?[^,.;:!?\n\uE000]+?(?=[,.;:!?\n\uE000]|$|\s(?:with|on|and|for)\s)|(?:\p{Lu}[\p{L}’'-]+\s+){1,3}(?=(?:tarz|stil|üslub)\p{L}*)/gu;
const withoutManner = (text: string): string => text.replace(MANNER, ' ');

/** "In capitals", "büyük harflerle": the lettering is to be so. */
const IN_CAPITALS =
  /(?<!\p{L})(?:(?:all |in )caps|in capitals?(?: letters)?|uppercase|büyük harf)/iu;

/** "A yellow tulip and two purple ones": the last thing again. */
function withOnes(segments: readonly Segment[]): Segment[] {
  let last: Segment | undefined;
  return segments.map((segment) => {
    if (segment.lower === 'ones' && last?.motif) {
      const { motif, typed } = last;
      return { typed, lower: segment.lower, motif: { ...motif, plural: true } };
    }
    if (segment.motif) last = segment;
    return segment;
  });
}

/** Drawings that lack what others of their name have. */
const LACKING: readonly (readonly [motif: string, part: RegExp, other: string])[] = [
  ['fluent:deciduous-tree', /leaf|leaves|foliage|herb/, 'game:dead-wood'],
  ['fluent:herb', /leaf|leaves|herb/, 'game:tree-branch'],
  ['ilmek:branch', /leaf|leaves|herb/, 'game:tree-branch'],
];

/** The nearest motif without what is not wanted: a bare tree for one without leaves. */
function lacking(motif: string, absent: readonly Absence[], index: MotifIndex): string {
  const parts = absent.flatMap(({ motifs }) => motifs);
  const found = LACKING.find(([of, part]) => of === motif && parts.some((id) => part.test(id)));
  return found && index.motifs.has(found[2]) ? found[2] : motif;
}

function wordsAt(
  { place, other }: NonNullable<ReturnType<typeof readWordsPlace>>,
  subjects: readonly ReadSubject[],
): PromptPlan['wordsAt'] {
  const to = subjects.indexOf(other);
  return to < 0 || to >= MAX_SUBJECTS ? undefined : { place, to };
}

/** Without what only the reading needed, and with relations by number. */
function planned(subjects: readonly ReadSubject[]): PromptSubject[] {
  return subjects.map(({ counted: _, from: __, stands, ...subject }) => {
    const to = stands ? subjects.indexOf(stands.other) : -1;
    return to < 0 ? subject : { ...subject, relation: { kind: stands!.kind, to } };
  });
}

/** Places that a repeated motif does not have. */
const OF_ONE_DESIGN: ReadonlySet<SubjectPlace> = new Set(['around', 'middle', 'border', 'corners']);

function arrangementOf({ arrangements, subjects }: ParseState): Arrangement | undefined {
  let best: Arrangement | undefined;
  // "A pattern with roses around a swan": the place says more than the word for any design.
  const placed = subjects.some(({ place }) => OF_ONE_DESIGN.has(place));
  for (const { arrangement } of arrangements) {
    if (arrangement === 'repeat' && placed) continue;
    if (best === undefined || WEIGHT[arrangement] > WEIGHT[best]) best = arrangement;
  }
  return best;
}

/** "A bouquet", "Halloween": no thing is named, so what the arrangement or the occasion brings is sewn. */
function standIn(state: ParseState): void {
  if (state.subjects.length > 0) return;
  const [theme] = state.themes;
  const named = state.arrangements.find(({ motif }) => motif !== undefined);
  const { motif, word } = theme ?? named ?? {};
  if (motif === undefined) return;
  const counted = !theme && ['medallion', 'bouquet'].includes(named!.arrangement);
  const colors = state.colors.splice(0);
  const subject = { motif, word: word, count: 1, colors, size: 'normal', place: 'any' } as const;
  const from = { typed: word, lower: word };
  state.subjects.push({ ...subject, counted, from });
}

/** Rounds subjects off: how many where nothing was said, and no ring around nothing. */
function settled(
  subjects: ReadSubject[],
  arrangement: Arrangement | undefined,
  hasMiddle: boolean,
  language: PromptLanguage,
): ReadSubject[] {
  const alone = !hasMiddle && subjects.every(({ place }) => place === 'around');
  const centred = subjects.some(({ place }) => place === 'middle');
  for (const subject of subjects) {
    if (alone) subject.place = 'any';
    if (arrangement === 'wreath' && centred && subject.place === 'any') subject.place = 'around';
    const one = arrangement === 'row' && subjects.length > 1;
    if (!subject.counted && !one)
      subject.count = Math.max(subject.count, countFor(subject, arrangement, language));
  }
  return subjects.filter((subject, at) => !repeats(subject, subjects.slice(0, at)));
}

/** Several all around, where nobody says how many: fewer are no ring. */
const RING_COUNT = 8;

/** A Turkish singular may mean many, and so does any where a border or a bunch is made of it. */
function countFor(
  { place, count }: ReadSubject,
  arrangement: Arrangement | undefined,
  language: PromptLanguage,
): number {
  if (place === 'corners') return 4;
  if (place === 'border' || arrangement === 'bouquet') return PLURAL_COUNT;
  if (place === 'around' && count > 1) return RING_COUNT;
  if (place === 'around' && (language === 'tr' || arrangement === 'wreath')) return PLURAL_COUNT;
  const many = arrangement !== undefined && OF_MANY.has(arrangement);
  return many && place === 'any' ? PLURAL_COUNT : 1;
}

/** "Flowers … a floral border": the same thing said again, with nothing new. */
function repeats(subject: ReadSubject, earlier: readonly ReadSubject[]): boolean {
  return (
    !subject.counted &&
    subject.colors.length === 0 &&
    earlier.some(
      ({ motif, place }) =>
        motif === subject.motif && (subject.place === 'any' || place === subject.place),
    )
  );
}

function respelledWords(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Respelling[] {
  return segments.flatMap(({ typed, read, motif }) => {
    if (read === undefined) return [];
    return [{ word: typed, read: motif ? nameOf(read, motif.ids[0], index, language) : read }];
  });
}

function unknownWords(
  words: readonly string[],
  index: MotifIndex,
  language: PromptLanguage,
): UnknownWord[] {
  return [...new Set(words)]
    .slice(0, MAX_UNKNOWN)
    .map((word) => ({ word, nearest: nearestTo(word, index, language) }));
}

/** What the word reminds of, else what is spelled like it. */
function nearestTo(word: string, index: MotifIndex, language: PromptLanguage): string[] {
  const lower = tokens(word)[0]?.lower[language] ?? word;
  const reminded = index.keywords[language].exact.get(squeeze(lower)) ?? [];
  const names = reminded.map((id) => index.motifs.get(id)!.names[language][0]);
  return [...new Set([...names, ...nearestNames(lower, index, language)])].slice(0, 3);
}
