import { readGrammar } from './grammar.ts';
import { readLettering } from './lettering.ts';
import { LEXICONS } from './lexicon.ts';
import type { MotifIndex } from './motif-index.ts';
import { type ParseState, PLURAL_COUNT, type ReadSubject } from './parse-state.ts';
import type { Arrangement, PromptLanguage, PromptPlan, UnknownWord } from './plan.ts';
import { segment } from './segments.ts';
import { type Stemmer, stemmer } from './stems.ts';
import { fold, squeeze, type Token, tokens } from './text.ts';

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
 * Names that are spelled much like a word.
 */

/** How many are offered. */
const MAX_OFFERED = 3;

/**
 * The names of motifs nearest to a word in spelling: by edit distance (Wagner
 * and Fischer 1974) less what they share at the start, for a wrong ending is
 * the commonest slip. Nothing that shares under half of its letters is near.
 */
function nearestNames(word: string, index: MotifIndex, language: PromptLanguage): string[] {
  const typed = squeeze(fold(word));
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
  const read = tokens(rest);
  const stems = stemmer();
  const language = languageOf(read, index, stems);
  const segments = segment(read, { index, language, stems });
  const state = readGrammar(segments, index, language);
  const arrangement = arrangementOf(state);
  standIn(state);
  const hasMiddle = besidePicture || words.length > 0;
  const subjects = settled(state.subjects, arrangement, hasMiddle, language);
  return {
    language,
    subjects: subjects.slice(0, MAX_SUBJECTS).map(({ counted: _, ...subject }) => subject),
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
  const [theme] = state.themes;
  const named = state.arrangements.find(({ motif }) => motif !== undefined);
  const { motif, word } = theme ?? named ?? {};
  if (motif === undefined) return;
  const counted = !theme && ['medallion', 'bouquet'].includes(named!.arrangement);
  const colors = state.colors.splice(0);
  const subject = { motif, word: word, count: 1, colors, size: 'normal', place: 'any' } as const;
  state.subjects.push({ ...subject, counted });
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
