import type {
  Arrangement,
  PromptPlan,
  PromptSubject,
  RelationKind,
  SubjectPlace,
} from 'ilmek-engine/compose';

/* What was understood of a prompt, told back to who wrote it. */

export const ARRANGED: Record<Arrangement, string> = {
  single: 'alone',
  row: 'in a row',
  bouquet: 'as a bouquet',
  wreath: 'as a wreath',
  repeat: 'repeated',
  border: 'as a border',
  corner: 'as a corner',
  medallion: 'as a medallion',
  symmetry: 'mirrored',
  scatter: 'scattered',
  scene: 'as a scene',
};

export const FRAMED: Record<NonNullable<PromptPlan['formed']>, string> = {
  circle: 'a circle',
  oval: 'an oval',
  heart: 'a heart',
  square: 'a square',
  rectangle: 'a rectangle',
  hexagon: 'a hexagon',
  diamond: 'a diamond',
  triangle: 'a triangle',
};

/** 'as a bouquet, framed by an oval, pastel': what is said of the whole, or ''. */
export const wholeWords = ({ arrangement, formed, frame, palette }: PromptPlan): string =>
  [
    arrangement && ARRANGED[arrangement],
    formed && `forming ${FRAMED[formed]}`,
    frame && `framed by ${FRAMED[frame.shape]}`,
    palette && `${palette.replace('-', ' ')} colours`,
  ]
    .filter(Boolean)
    .join(', ');

export const PLACED: Record<SubjectPlace, string> = {
  middle: 'in the middle',
  around: 'around',
  left: 'at the left',
  right: 'at the right',
  top: 'at the top',
  bottom: 'at the bottom',
  'top-left': 'at the top left',
  'top-right': 'at the top right',
  'bottom-left': 'at the bottom left',
  'bottom-right': 'at the bottom right',
  corners: 'in the corners',
  border: 'at the border',
  background: 'behind',
  any: '',
};

export const RELATED: Record<RelationKind, string> = {
  on: 'on',
  in: 'in',
  under: 'under',
  over: 'over',
  behind: 'behind',
  beside: 'beside',
  holding: 'held by',
  wearing: 'worn by',
  riding: 'riding',
  facing: 'facing',
  away: 'back to back with',
  crossed: 'crossed with',
  hugging: 'hugging',
};

/** 'cat under tree': how a thing stands to another one. */
function relatedWords(
  { relation }: PromptSubject,
  own: number,
  subjects: readonly PromptSubject[],
): string {
  if (!relation) return '';
  return relation.to === own
    ? 'crossed'
    : `${RELATED[relation.kind]} ${subjects[relation.to].word}`;
}

/** What lies on a thing. */
const PATTERNED = { stripes: 'striped', dots: 'dotted', checks: 'checked' } as const;

/** '3 × roses around': one of a plan's subjects. */
export function subjectWords(
  subject: PromptSubject,
  own: number,
  subjects: readonly PromptSubject[],
): string {
  const { word, count, size, place } = subject;
  const name = count > 1 ? `${count} × ${word}` : word;
  const stands = relatedWords(subject, own, subjects);
  return [
    size === 'normal' ? '' : size,
    subject.asleep && 'sleeping',
    subject.embraced && 'hugging',
    subject.pattern && PATTERNED[subject.pattern.kind],
    name,
    subject.bare && 'without leaves',
    stands,
    PLACED[place],
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'butterfly (you wrote buterfly)', or '' where nothing was misspelled. */
export const respelledWords = ({ respelled }: Pick<PromptPlan, 'respelled'>): string =>
  respelled.map(({ word, read }) => `${read} (you wrote ${word})`).join(', ');

/** 'leaves, thorns': what was asked to be away. */
export const absentWords = ({ without }: Pick<PromptPlan, 'without'>): string =>
  without.map(({ word }) => word).join(', ');

/** 'white mane, dancing': what is understood and not drawn. */
export const undrawnWords = ({ undrawn }: Pick<PromptPlan, 'undrawn'>): string =>
  (undrawn ?? []).join(', ');

/** The subjects by their names: a misspelled one as it was read. */
export function namedSubjects({ subjects, respelled }: PromptPlan): PromptSubject[] {
  const read = new Map(respelled.map((one) => [one.word, one.read]));
  return subjects.map((one) => ({ ...one, word: read.get(one.word) ?? one.word }));
}

/** '3 × roses around, wolf in the middle; as a wreath; with “Ada”', or '' where nothing was understood. */
export function planWords(plan: PromptPlan): string {
  const { words } = plan;
  const drawn = namedSubjects(plan).map(subjectWords).join(', ');
  const written = words.map((text) => `“${text}”`).join(' and ');
  if (!drawn && !written) return '';
  const parts = [drawn, wholeWords(plan), written && `with ${written}`];
  return parts.filter(Boolean).join('; ');
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The prompt with one of its words in place of another: where it stands by itself, if it does. */
export function withWord(prompt: string, word: string, other: string): string {
  const isAlone = (at: number) =>
    !LETTER.test(prompt.charAt(at - 1)) && !LETTER.test(prompt.charAt(at + word.length));
  const first = prompt.indexOf(word);
  let at = first;
  while (at >= 0 && !isAlone(at)) at = prompt.indexOf(word, at + 1);
  if (at < 0) at = first;
  return at < 0 ? prompt : prompt.slice(0, at) + other + prompt.slice(at + word.length);
}
