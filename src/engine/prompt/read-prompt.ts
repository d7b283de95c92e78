import { leaveOut } from './absences.ts';
import { arrangementOf } from './arrangement-said.ts';
import { withAttributes } from './attributes.ts';
import { placeAround } from './beside-picture.ts';
import { businessIn, withBusiness } from './business.ts';
import { called } from './called.ts';
import { readWithCapitals } from './capital-words.ts';
import { compoundsTold } from './compounds-told.ts';
import { withCoats } from './breeds.ts';
import { withTurkishLetters } from './dotted.ts';
import { costumesTold, withoutCostumes } from './costumes.ts';
import { drawnOtherwise } from './drawn-otherwise.ts';
import { withoutFeet } from './footless.ts';
import { readFormed, readFrame, withRings } from './read-frames.ts';
import { readEmbraces } from './embraces.ts';
import { readGrammar } from './grammar.ts';
import { withInterlaced } from './interlaced-letters.ts';
import { withoutHeader } from './headers.ts';
import { insteadTold, withoutUndrawn } from './instead-told.ts';
import { languageOf } from './language.ts';
import { readLettering, rewordedBetweenQuotes } from './lettering.ts';
import { hasLetter, takeLetter, withAmpersand, withLettered } from './read-letters.ts';
import type { MotifIndex } from './motif-index.ts';
import { withoutAgain } from './named-again.ts';
import { withPlaced } from './placed-words.ts';
import type { ParseState, ReadSubject } from './parse-state.ts';
import { withNames } from './read-names.ts';
import type {
  Arrangement,
  FormedShape,
  FrameSaid,
  PromptLanguage,
  PromptPlan,
  PromptSubject,
  WordsStyle,
} from './plan.ts';
import { occasionFont } from './occasions.ts';
import { readOutlines } from './outlines.ts';
import { onlyColors, paletteSaid, saysLines } from './palette.ts';
import { readOwned, readRoles } from './owned.ts';
import { withoutPartsOnly, withPartColors } from './part-colors.ts';
import { withLooks } from './person-looks.ts';
import { partsTold, placesTold } from './parts-told.ts';
import { readPoses } from './poses.ts';
import { readSaidLast } from './said-last.ts';
import { saidPlainly } from './said-otherwise.ts';
import { orItsSign } from './shop-signs.ts';
import { isSmall, sayingOf } from './sayings.ts';
import { segmented } from './segmented.ts';
import type { Segment } from './segments.ts';
import { quotedWhereSet } from './set-in-lines.ts';
import { readBetween } from './relation-parts.ts';
import { readRelations } from './relations.ts';
import { grouped } from './ringed.ts';
import { inSettings } from './settings.ts';
import { isOfRing, settled, someFlying } from './settle.ts';
import { shapesTold } from './shapes-told.ts';
import { readSilhouettes } from './silhouettes.ts';
import { besideSmall, colorsOf, colorsToEach, colorsToOne, isOfWords } from './said-of-one.ts';
import { withSmallNames } from './small-names.ts';
import { inSizes } from './in-sizes.ts';
import { withSmiles } from './smiles.ts';
import { type Stemmer, stemmer } from './stems.ts';
import { type Token, tokens } from './text.ts';
import { toldBack } from './told-back.ts';
import { respelledWords, unknownWords } from './told-words.ts';
import { turnUpsideDown } from './upside-down.ts';
import { withWishSpelled } from './wish-spelling.ts';
import { quotedApart, wordsApart } from './words-apart.ts';
import { readWordsPlace, withPlainFace } from './words-place.ts';

/*
 * A prompt to a plan: lettering out, words grouped, what is said given to what
 * it is said of.
 */

/** Characters of a prompt that are read. */
const MAX_READ_CHARACTERS = 2000;
/** Subjects of a plan. */
const MAX_SUBJECTS = 12;

/**
 * Reads a prompt, English or Turkish. Never fails: what it does not know it
 * names in `unknown`, and a prompt that says nothing gives a plan of nothing.
 * @param asked as it was typed
 * @param index as `decodeIndex` opens it
 * @param besidePicture there is a picture in the middle, that things can be around
 */
export function readPrompt(asked: string, index: MotifIndex, besidePicture = false): PromptPlan {
  const prompt = withWishSpelled(asked, index);
  const saying = besidePicture ? undefined : sayingOf(prompt);
  const read = (said: string) =>
    readWithCapitals(said, index, (one) =>
      withInterlaced(readAsSaid(one, index, besidePicture), one),
    );
  const signed = (said: string) =>
    orItsSign(read(said), said, read, (motif) => index.motifs.get(motif)!.kind);
  const business = besidePicture ? undefined : businessIn(prompt);
  const plan = besidePicture
    ? read(prompt)
    : business
      ? withBusiness(business, signed)
      : signed(prompt);
  // What it is about is drawn beside the words.
  return saying === undefined
    ? withSmallNames(plan, prompt)
    : {
        ...withSmallNames({ ...plan, words: [saying] }, prompt),
        subjects: plan.subjects.filter(({ word }) => !isSmall(word)).slice(0, 1),
        wordsAt: undefined,
        arrangement: undefined,
        unknown: [],
        undrawn: [],
        respelled: [],
      };
}

function readAsSaid(prompt: string, index: MotifIndex, besidePicture: boolean): PromptPlan {
  const typed = withTurkishLetters(prompt.slice(0, MAX_READ_CHARACTERS).normalize('NFC'), index);
  const { rest: told, letter } = takeLetter(
    rewordedBetweenQuotes(quotedWhereSet(rewordedBetweenQuotes(typed, quotedApart)), (rest) =>
      withoutHeader(saidPlainly(withRings(withHeartSteam(withoutUndrawn(withoutCostumes(rest)))))),
    ),
  );
  const named = withNames(withLettered(readLettering(told), letter), index);
  const { words: placed, style, rest: left } = withPlaced(named, index);
  const lettered = letter === '&' ? placed.map(withAmpersand) : placed;
  const { formed, rest: apart } = readFormed(left);
  const { frame, rest: free } = readFrame(apart);
  const { words, rest, apart: isApart } = wordsApart(lettered, free);
  const read = tokens(withoutManner(rest));
  const stems = stemmer();
  const likely = languageOf(read, index, stems);
  const parts = {
    typed,
    words,
    rest,
    style: isApart && !style?.form ? { ...style, apart: true as const } : style,
    frame,
    formed,
    read,
    index,
    stems,
    besidePicture,
    letter,
  };
  const plan = readIn(likely, parts);
  if (plan.subjects.length > 0 || words.length > 0) return plan;
  // "Horseshoe crab": its parts are names in either reading, and say nothing of it.
  if (plan.unknown.some(({ word }) => /\p{L} \p{L}/u.test(word))) return plan;
  // "At", "mum": words of both languages, of which one says nothing.
  const other = readIn(likely === 'en' ? 'tr' : 'en', parts);
  const most = Math.max(0, plan.unknown.length - 1);
  return other.subjects.length > 0 && other.unknown.length <= most ? other : plan;
}

/** A prompt in its parts. */
interface Parts {
  /** As it was written. */
  typed: string;
  words: readonly string[];
  rest: string;
  style: WordsStyle | undefined;
  frame: FrameSaid | undefined;
  formed: FormedShape | undefined;
  read: readonly Token[];
  index: MotifIndex;
  stems: Stemmer;
  besidePicture: boolean;
  /** For which a thing is to stand. */
  letter: string | undefined;
}

function readIn(
  language: PromptLanguage,
  { typed, words, rest, style, frame, formed, read, index, stems, besidePicture, letter }: Parts,
): PromptPlan {
  const { segments, absent, unwanted, told } = segmented(read, { index, language, stems });
  const state = readSubjects(segments, index, language);
  const arrangement = arrangementOf(state);
  withCoats(state.subjects);
  state.subjects = withAttributes(state.subjects, segments, index, language, arrangement);
  state.undrawn.push(
    ...told,
    ...segments.flatMap(({ lost, typed: word }) => (lost ? [word] : [])),
    ...readPoses(segments, state.subjects, index),
    ...readOutlines(segments, state.subjects, language, index),
  );
  readSilhouettes(segments, state.subjects);
  state.subjects = withSmiles(state.subjects, segments, index);
  const tie = takeTie(state, arrangement);
  readRoles(state.subjects);
  readSaidLast(segments, state.subjects, index, language);
  readRelations(segments, state.subjects, index, language);
  turnUpsideDown(segments, state.subjects, language);
  readBetween(segments, state.subjects, language);
  readOwned(segments, state.subjects, index, language);
  readEmbraces(segments, state.subjects, index);
  drawnOtherwise(state.subjects, segments, index);
  colorsToOne(state);
  colorsToEach(state, segments);
  state.subjects = withoutFeet(state.subjects, state.undrawn);
  state.subjects = withLooks(state.subjects, segments, state.undrawn, language);
  state.subjects = withPartColors(state.subjects, segments, state.undrawn, { index, language });
  state.colors = withoutPartsOnly(state.colors, state.subjects, segments);
  state.subjects = withoutAgain(state, segments, index, language);
  state.subjects = inSizes(grouped(state.subjects, arrangement, index), segments);
  inSettings(state.subjects, arrangement, index);
  if (arrangement === 'bouquet') oneBearer(state.subjects, index);
  if (state.subjects.some(({ place }) => place !== 'around'))
    someFlying(state.subjects, arrangement, index);
  const lettered = withPlainFace(readWordsPlace(segments, state.subjects, language, words), index);
  standIn(state);
  leaveOut(state, absent, index);
  if (besidePicture) placeAround(state.subjects, arrangement, index);
  const hasMiddle = besidePicture || words.length > 0;
  if (formed) ofShape(state.subjects);
  const subjects = settled(state.subjects, arrangement, hasMiddle, { language, index });
  const all = state.subjects;
  const palette = paletteSaid(rest);
  state.undrawn.push(
    ...insteadTold(typed),
    ...shapesTold(typed, subjects, index),
    ...costumesTold(typed),
    ...partsTold(all),
    ...toldBack(all, segments, language),
    ...placesTold(segments, all, index, language),
    ...(arrangement ? [] : compoundsTold(subjects, segments, index, language)),
  );
  called(subjects, typed, index, language);
  return {
    language,
    subjects: planned(subjects.slice(0, MAX_SUBJECTS)),
    words: words.map((text) => (IN_CAPITALS.test(rest) ? text.toLocaleUpperCase(language) : text)),
    wordsAt: lettered && wordsAt(lettered, subjects, arrangement),
    wordsStyle: inked(
      words.length > 0
        ? besideSmall(suited(lettered ? style : sided(style, rest), typed), subjects, besidePicture)
        : style,
      isOfWords(state, words, palette) ? colorsOf(state) : state.lettering.colors,
    ),
    arrangement,
    frame,
    formed,
    colors: [...new Set(state.colors)],
    cloth: state.cloth,
    unknown: unknownWords(state.unknown, index, language),
    without: absent,
    unwanted,
    undrawn: toldOnce(state.undrawn),
    tie,
    palette,
    only: onlyColors(rest),
    letterAs: letterAs(letter, words, subjects),
    lines: saysLines(rest) || undefined,
    respelled: respelledWords(segments, index, language),
  };
}

/** "Raised" is told with "raised tail". */
const toldOnce = (told: readonly string[]): string[] =>
  [...new Set(told)].filter(
    (one, _, all) => !all.some((other) => other !== one && ` ${other} `.includes(` ${one} `)),
  );

const OVER_ALL =
  /(?:üst|üzer)(?:ünde|inde|üne|ine)\s*\uE000\s*$|(?<!\p{L})(?:en )?(?:üstte|yukarıda|üst (?:kısm|taraf)ında)\s*\uE000|\uE000[^,.;\uE000]*? (?:at|along|across) the top(?! of)|\uE000\s*(?:in (?:\p{L}+ ){1,3}(?:letters|lettering|thread|text) )?(?:above|on top|up top)\s*(?:[,.;!]|$)/u;

/** "Gelin buketi, üstünde “Elif”": above all that is drawn. */
const sided = (style: WordsStyle | undefined, rest: string): WordsStyle | undefined =>
  OVER_ALL.test(rest) && !style?.form ? { ...style, side: 'above' } : style;

/** How words are set, in the thread that is said of them: "the name Ada in gold". */
const inked = (style: WordsStyle | undefined, [ink]: readonly string[]): WordsStyle | undefined =>
  ink === undefined ? style : { ...style, ink };

/** How words are set, in the typeface that suits what they are for where none is named. */
function suited(style: WordsStyle | undefined, typed: string): WordsStyle | undefined {
  const font = style?.font ?? occasionFont(typed);
  return font ? { ...style, font } : style;
}

/** Whoever is named beside a bouquet is no part of it: "a bear holding a bouquet of roses". */
function oneBearer(subjects: readonly ReadSubject[], index: MotifIndex): void {
  for (const subject of subjects)
    if (BEARERS.has(index.motifs.get(subject.motif)!.kind) && subject.count === 1)
      subject.counted = true;
}

const BEARERS: ReadonlySet<string> = new Set(['animal', 'bird', 'person', 'face']);

/** The thing that stands for a letter, if the words have it. */
function letterAs(
  letter: string | undefined,
  words: readonly string[],
  subjects: readonly ReadSubject[],
): PromptPlan['letterAs'] {
  const to = subjects.findIndex(({ stands, count }) => !stands && count === 1);
  return letter !== undefined && to >= 0 && hasLetter(words, letter) ? { letter, to } : undefined;
}

/** As many things as show a shape, where nobody says how many. */
const SHAPE_COUNT = 14;

function ofShape(subjects: readonly ReadSubject[]): void {
  const free = subjects.filter(
    ({ place, stands, counted }) => place === 'any' && !stands && !counted,
  );
  for (const subject of free)
    Object.assign(subject, { count: Math.ceil(SHAPE_COUNT / free.length), counted: true });
}

/** A word that says nothing beside a thing ("at", "gelinlik") names one where there is no other. */
function readSubjects(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): ParseState {
  const state = readGrammar(segments, index, language);
  const { subjects, themes, arrangements } = state;
  const isSaid = subjects.length > 0 || themes.length > 0 || arrangements.some((a) => a.motif);
  if (isSaid || segments.some(({ lettering }) => lettering)) return state;
  for (const segment of segments) {
    const names = segment.motif && SAYS_LITTLE.has(segment.meaning?.kind ?? '');
    if (names) segment.meaning = undefined;
  }
  return readGrammar(segments, index, language);
}

/** What words mean that are said of things, or of nothing. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['skip', 'tones', 'part', 'color', 'unit']);

/** "In the style of Van Gogh", "Picasso tarzında": whoever is named is no subject. */
const MANNER =
  /(?<!\p{L})(?:in|after) the (?:style|manner) of (?:the )?[^,.;:!?\n\uE000]+?(?=[,.;:!?\n\uE000]|$|\s(?:with|on|and|for)\s)|(?:\p{Lu}[\p{L}’'-]+\s+){1,3}(?=(?:tarz|stil|üslub)\p{L}*)/gu;
const withoutManner = (text: string): string => text.replace(MANNER, ' ');

/** "Steam in the shape of a heart", "buharı kalp şeklinde": a drawing of its own. */
const withHeartSteam = (text: string): string =>
  text
    .replace(
      /(?:steam|smoke)(?: \p{L}+)? (?:in the shape of|shaped like|shaped as|shaping|forming|making|like) an? hearts?/giu,
      'heart steam',
    )
    .replace(
      /(?:buhar|duman)\p{L}* kalp (?:şeklinde|biçiminde|gibi)|(?:üstünden |üzerinden )?kalp (?:şeklinde|biçiminde) (?:bir )?(?:buhar|duman)\p{L}*(?: çıksın| çıkan| yükselsin)?/giu,
      'kalp buhar',
    );

/** "In capitals", "büyük harflerle": the lettering is to be so. */
const IN_CAPITALS =
  /(?<!\p{L})(?:(?:all |in )caps|in capitals?(?: letters)?|uppercase|büyük harf)/iu;

function wordsAt(
  { place, other }: NonNullable<ReturnType<typeof readWordsPlace>>,
  subjects: readonly ReadSubject[],
  arrangement: Arrangement | undefined,
): PromptPlan['wordsAt'] {
  const to = subjects.indexOf(other);
  // In a wreath is in its middle, not on one of its leaves.
  if (place === 'in' && isOfRing(other, arrangement)) return undefined;
  return to < 0 || to >= MAX_SUBJECTS ? undefined : { place, to };
}

/** "A bouquet tied with a red ribbon": every bouquet is tied, and the ribbon's colour is its own. */
function takeTie(state: ParseState, arrangement: Arrangement | undefined): string | undefined {
  if (arrangement !== 'bouquet' || state.subjects.length < 2) return undefined;
  const ties = state.subjects.filter(({ motif }) => /ribbon$|:bow$/.test(motif));
  if (ties.length === state.subjects.length) return undefined;
  state.subjects = state.subjects.filter((subject) => !ties.includes(subject));
  return ties.find(({ colors }) => colors.length > 0)?.colors[0];
}

/** Without what only the reading needed, and with relations by number. */
function planned(subjects: readonly ReadSubject[]): PromptSubject[] {
  return subjects.map(({ counted: _, from: __, borne: ___, again: ____, stands, ...subject }) => {
    const own = stands ? subjects.indexOf(stands.other) : -1;
    // What was named twice is there once.
    const isTwin = ({ motif }: ReadSubject): boolean => motif === stands?.other.motif;
    const to = stands && own < 0 ? subjects.findIndex(isTwin) : own;
    return to < 0 ? subject : { ...subject, relation: { kind: stands!.kind, to } };
  });
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
