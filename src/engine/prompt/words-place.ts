import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage, RelationKind, WordsPlace } from './plan.ts';
import { between } from './relation-parts.ts';
import { SAID } from './relation-words.ts';
import type { Segment } from './segments.ts';

/* Where lettering stands to the things of a prompt: "“2026” in a horseshoe", "kalbin içinde “Annem”". */

/** What is said of lettering: it lies in what it is on. */
const LETTERED: Partial<Record<RelationKind, WordsPlace>> = {
  in: 'in',
  on: 'in',
  under: 'below',
  over: 'above',
};

/** After lettering, of it to the thing before: "a heart with “Mom” inside". */
const LETTERED_AFTER: readonly (readonly [RegExp, WordsPlace])[] = [
  [
    /^(?:inside|inside it|in it|on it|(?:written|printed|embroidered|stitched)(?: on| in| inside| across)?)$/,
    'in',
  ],
  [/^(?:below|beneath|underneath|under it|below it)$/, 'below'],
  [/^(?:above|on top|above it|over it)$/, 'above'],
];

/** Words are written on it more often than over it. */
const HAS_ROOM =
  /cup$|:mug$|beverage$|:plate$|:ribbon$|banner|scroll|:book|:red-heart$|balloon$|sign$|:bag$/;

/** A player's number is on the ball or the shirt, never over it. */
const NUMBERED =
  /:(?:soccer-ball|basketball|volleyball|baseball|softball|tennis|rugby-football|american-football|t-shirt|shield|balloon|racing-car|rosette)$/;
const FIGURES = /^#?\p{N}{1,3}$/u;

/** Where lettering stands, by the words between it and the thing beside it. */
export function readWordsPlace(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  language: PromptLanguage,
  words: readonly string[] = [],
): { place: WordsPlace; other: ReadSubject } | undefined {
  const at = segments.findIndex(({ lettering }) => lettering);
  if (at < 0) return undefined;
  const placeOf = (subject: ReadSubject): number => segments.indexOf(subject.from);
  const before = subjects.findLast((subject) => placeOf(subject) < at);
  const after = subjects.find((subject) => placeOf(subject) > at);
  if (before) {
    const said = between(segments.slice(placeOf(before) + 1, at), language);
    const place = said && LETTERED[said.kind];
    // English says where the thing is, Turkish where the letters are.
    // "Kapı üstünde “Hoş geldiniz”": over the door, and not on it; "kedi, üstünde “Tarçın”".
    const isAfterComma = segments.slice(placeOf(before), at).some(({ typed }) => typed === ',');
    // "Fincan, üstünde “Günaydın” yazsın": on what has room for it.
    const isWritten = /^yaz/.test(segments[at + 1]?.lower ?? '') && HAS_ROOM.test(before.motif);
    const isOver =
      language === 'tr' &&
      said?.kind === 'on' &&
      !isWritten &&
      !(words.every((text) => FIGURES.test(text)) && NUMBERED.test(before.motif)) &&
      (isAfterComma || /:(?:door|house|window)/.test(before.motif));
    if (isOver) return { place: 'above', other: before };
    if (place) return { place: said.back ? place : opposite(place), other: before };
    const [word = '', next = ''] = segments.slice(at + 1, at + 3).map(({ lower }) => lower);
    const late =
      language === 'en' &&
      LETTERED_AFTER.find(([words]) => words.test(word) || words.test(`${word} ${next}`))?.[1];
    if (late) return { place: late, other: wearerOf(before) };
  }
  if (!after) return undefined;
  if (language === 'tr') {
    // "“Tarçın” kemik içinde".
    const said = SAID.tr.get(segments[placeOf(after) + 1]?.lower ?? '');
    const isNext = segments.slice(at + 1, placeOf(after)).every(({ mark }) => !mark);
    // "Üzerinde “Afiyet olsun” yazan tencere".
    const isOn = /^(?:üzerinde|üstünde|içinde)$/.test(segments[at - 1]?.lower ?? '');
    if (isOn && isNext && !before) return { place: 'in', other: after };
    // "“Evimiz” yazısı anahtarın üstünde".
    const place =
      said && { in: 'in', on: 'above', over: 'above', under: 'below' }[said.kind as string];
    const isOwn =
      said?.kind === 'in' ||
      /(?:^|\s)yaz/.test(segments[at + 1]?.lower ?? '') ||
      said?.kind !== undefined;
    return place && isNext && isOwn ? { place: place as WordsPlace, other: after } : undefined;
  }
  const said = between(segments.slice(at + 1, placeOf(after)), language);
  const place = said && !said.back ? LETTERED[said.kind] : undefined;
  return place && { place, other: after };
}

/** "A lion with a crown, the letter M on its chest": on whose chest. */
const wearerOf = (subject: ReadSubject): ReadSubject =>
  subject.stands?.kind === 'wearing' ? subject.stands.other : subject;

/** A cup with a stripe has no room for letters: those go on a plain mug. */
const STRIPED = 'ilmek:teacup';
const PLAIN = 'ilmek:printed-mug';

/** The same, where what is written on has a drawing with a plain face. */
export function withPlainFace(
  lettered: ReturnType<typeof readWordsPlace>,
  index: MotifIndex,
): ReturnType<typeof readWordsPlace> {
  if (lettered?.place === 'in' && lettered.other.motif === STRIPED && index.motifs.has(PLAIN))
    lettered.other.motif = PLAIN;
  return lettered;
}

/** "A crown above “King”": the letters are below. */
const opposite = (place: WordsPlace): WordsPlace =>
  place === 'above' ? 'below' : place === 'below' ? 'above' : 'in';
