import { readGrammar } from './grammar.ts';
import { languageOf } from './language.ts';
import { readLettering } from './lettering.ts';
import { readLexicons } from './lexicon.ts';
import type { Lexicons } from './meanings.ts';
import type { MotifIndex } from './motif-index.ts';
import { nearestNames } from './nearest.ts';
import type { Arrangement, PromptLanguage, PromptPlan, UnknownWord } from './plan.ts';
import { PLURAL_COUNT } from './parse-state.ts';
import type { ReadSubject, ParseState } from './parse-state.ts';
import { segment } from './segments.ts';
import { stemmer } from './stems.ts';
import { squeeze, tokens } from './text.ts';

/*
 * A prompt to a plan: lettering out, words grouped, what is said given to what
 * it is said of.
 */

/** Characters of a prompt that are read. */
const READ = 2000;
/** Subjects of a plan, and unknown words that are named. */
const SUBJECTS = 12;
const UNKNOWN = 6;

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

const LEXICONS: Lexicons = readLexicons();

/**
 * Reads a prompt, English or Turkish. Never fails: what it does not know it
 * names in `unknown`, and a prompt that says nothing gives a plan of nothing.
 * @param prompt as it was typed
 * @param index as `decodeIndex` opens it
 * @param besidePicture there is a picture in the middle, that things can be around
 */
export function readPrompt(prompt: string, index: MotifIndex, besidePicture = false): PromptPlan {
  const { words, rest } = readLettering(prompt.slice(0, READ).normalize('NFC'));
  const read = tokens(rest);
  const stems = stemmer();
  const language = languageOf(read, index, LEXICONS, stems);
  const segments = segment(read, { index, lexicons: LEXICONS, language, stems });
  const state = readGrammar(segments, index, language);
  const arrangement = arrangementOf(state);
  standIn(state);
  const subjects = settled(
    state.subjects,
    arrangement,
    besidePicture || words.length > 0,
    language,
  );
  return {
    language,
    subjects: subjects.slice(0, SUBJECTS).map(({ counted: _, ...subject }) => subject),
    words,
    arrangement,
    colors: [...new Set(state.colors)],
    unknown: unknownWords(state.unknown, index, language),
  };
}

function arrangementOf({ arrangements }: ParseState): Arrangement | undefined {
  let best: Arrangement | undefined;
  for (const { arrangement } of arrangements)
    if (best === undefined || WEIGHT[arrangement] > WEIGHT[best]) best = arrangement;
  return best;
}

/** "A bouquet", "Halloween": no thing is named, so what the arrangement or the occasion brings is sewn. */
function standIn(state: ParseState): void {
  if (state.subjects.length > 0) return;
  const theme = state.themes[0];
  const named = state.arrangements.find(({ motif }) => motif !== undefined);
  const motif = theme?.motif ?? named?.motif;
  if (motif === undefined) return;
  state.subjects.push({
    motif,
    word: (theme ?? named!).word,
    count: 1,
    colors: state.colors.splice(0),
    size: 'normal',
    place: 'any',
    counted: !theme && (named!.arrangement === 'medallion' || named!.arrangement === 'bouquet'),
  });
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

/** A Turkish singular may mean many, and so does any where a border or a bunch is made of it. */
function countFor(
  { place }: ReadSubject,
  arrangement: Arrangement | undefined,
  language: PromptLanguage,
): number {
  if (place === 'corners') return 4;
  if (place === 'border' || arrangement === 'bouquet') return PLURAL_COUNT;
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

function unknownWords(
  words: readonly string[],
  index: MotifIndex,
  language: PromptLanguage,
): UnknownWord[] {
  return [...new Set(words)]
    .slice(0, UNKNOWN)
    .map((word) => ({ word, nearest: nearestTo(word, index, language) }));
}

/** What the word reminds of, else what is spelled like it. */
function nearestTo(word: string, index: MotifIndex, language: PromptLanguage): string[] {
  const lower = tokens(word)[0]?.lower[language] ?? word;
  const reminded = index.keywords[language].exact.get(squeeze(lower)) ?? [];
  const names = reminded.map((id) => index.motifs.get(id)!.names[language][0]);
  return [...new Set([...names, ...nearestNames(lower, index, language)])].slice(0, 3);
}
