import type {
  Arrangement,
  PromptLanguage,
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
  crescent: 'a crescent',
  star: 'a star',
};

/*
 * The same for a Turkish prompt: what is told back of somebody's own words is in their language.
 */

const TURKISH_ARRANGED: Record<Arrangement, string> = {
  single: 'tek başına',
  row: 'yan yana',
  bouquet: 'buket olarak',
  wreath: 'çelenk olarak',
  repeat: 'tekrarlı',
  border: 'bordür olarak',
  corner: 'köşe süsü olarak',
  medallion: 'madalyon olarak',
  symmetry: 'simetrik',
  scatter: 'serpiştirilmiş',
  scene: 'manzara olarak',
};
const TURKISH_FRAMED: typeof FRAMED = {
  circle: 'daire',
  oval: 'oval',
  heart: 'kalp',
  square: 'kare',
  rectangle: 'dikdörtgen',
  hexagon: 'altıgen',
  diamond: 'baklava',
  triangle: 'üçgen',
  crescent: 'hilal',
  star: 'yıldız',
};
const TURKISH_PALETTES: Partial<Record<string, string>> = {
  classic: 'klasik',
  vibrant: 'canlı',
  pastel: 'pastel',
  muted: 'soluk',
  monochrome: 'tek renkli',
  'earth-tones': 'toprak',
  'jewel-tones': 'mücevher',
  vintage: 'eskitilmiş',
  neon: 'neon',
  rainbow: 'gökkuşağı',
  minimal: 'sade',
};
const TURKISH_PLACED: Record<SubjectPlace, string> = {
  middle: 'ortada',
  around: 'çevrede',
  left: 'solda',
  right: 'sağda',
  top: 'üstte',
  bottom: 'altta',
  'top-left': 'sol üstte',
  'top-right': 'sağ üstte',
  'bottom-left': 'sol altta',
  'bottom-right': 'sağ altta',
  corners: 'köşelerde',
  border: 'kenarda',
  background: 'arkada',
  any: '',
};
/** After the other thing, whose name takes no ending: "ağaç üstünde". */
const TURKISH_RELATED: Record<RelationKind, string> = {
  on: 'üstünde',
  in: 'içinde',
  under: 'altında',
  over: 'üzerinde',
  behind: 'arkasında',
  beside: 'yanında',
  holding: 'elinde',
  wearing: 'üzerinde',
  riding: 'sırtında',
  facing: 'karşısında',
  away: 'ile sırt sırta',
  crossed: 'ile çapraz',
  hugging: 'ile kucaklaşmış',
};
const TURKISH_SIZES = { large: 'büyük', small: 'küçük', normal: '' } as const;
const TURKISH_PATTERNED = {
  stripes: 'çizgili',
  dots: 'benekli',
  checks: 'kareli',
  flowers: 'çiçekli',
} as const;

function turkishWhole({
  arrangement,
  formed,
  frame,
  palette,
}: Pick<PromptPlan, 'arrangement' | 'formed' | 'frame' | 'palette'>): string {
  return [
    arrangement && TURKISH_ARRANGED[arrangement],
    formed && `${TURKISH_FRAMED[formed]} biçiminde`,
    frame && `${TURKISH_FRAMED[frame.shape]} ${frame.rope ? 'halat çerçeveli' : 'çerçeveli'}`,
    palette && `${TURKISH_PALETTES[palette] ?? palette} renkler`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** '3 × zeytin dalı çevrede', 'kedi (ağaç altında)'. */
function turkishSubject(
  subject: PromptSubject,
  own: number,
  subjects: readonly PromptSubject[],
): string {
  const { word, count, size, place, relation } = subject;
  const other = relation && relation.to !== own ? subjects[relation.to].word : undefined;
  const toOther = relation && other && `(${other} ${TURKISH_RELATED[relation.kind]})`;
  const toSelf = { away: 'sırt sırta', hugging: 'kucaklaşmış', facing: 'karşılıklı' };
  const toEach = relation && !other && (toSelf[relation.kind as keyof typeof toSelf] ?? 'çapraz');
  return [
    TURKISH_SIZES[size],
    subject.asleep && 'uyuyan',
    subject.embraced && 'sarılan',
    subject.crossed && 'çapraz',
    subject.pattern && TURKISH_PATTERNED[subject.pattern.kind],
    subject.bare && 'yapraksız',
    count > 1 ? `${count} × ${word}` : word,
    toOther,
    toEach,
    TURKISH_PLACED[place],
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'as a bouquet, framed by an oval, pastel': what is said of the whole, or ''. */
export function wholeWords(plan: PromptPlan): string {
  if (plan.language === 'tr') return turkishWhole(plan);
  const { arrangement, formed, frame, palette } = plan;
  return [
    arrangement && ARRANGED[arrangement],
    formed && `forming ${FRAMED[formed]}`,
    frame && `framed by ${FRAMED[frame.shape]}${frame.rope ? ' of rope' : ''}`,
    palette && `${palette.replace('-', ' ')} colours`,
  ]
    .filter(Boolean)
    .join(', ');
}

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
const PATTERNED = {
  stripes: 'striped',
  dots: 'dotted',
  checks: 'checked',
  flowers: 'flowered',
} as const;

/** '3 × roses around': one of a plan's subjects. */
export function subjectWords(
  subject: PromptSubject,
  own: number,
  subjects: readonly PromptSubject[],
  language: PromptLanguage,
): string {
  if (language === 'tr') return turkishSubject(subject, own, subjects);
  const { word, count, size, place } = subject;
  const name = count > 1 ? `${count} × ${word}` : word;
  const stands = relatedWords(subject, own, subjects);
  return [
    size === 'normal' ? '' : size,
    subject.asleep && 'sleeping',
    subject.embraced && 'hugging',
    subject.crossed && 'crossed',
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
export const respelledWords = ({
  respelled,
  language,
}: Pick<PromptPlan, 'respelled' | 'language'>): string =>
  respelled
    .map(({ word, read }) =>
      language === 'tr' ? `${read} (${word} yazdınız)` : `${read} (you wrote ${word})`,
    )
    .join(', ');

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
  const { words, language } = plan;
  const isTurkish = language === 'tr';
  const subjects = namedSubjects(plan);
  const drawn = subjects
    .map((one, own, all) => subjectWords(one, own, all, language))
    .filter((said, own) => isTurkish || !isNamedBefore(said, own, subjects))
    .join(', ');
  const written = words.map((text) => `“${text}”`).join(isTurkish ? ' ve ' : ' and ');
  if (!drawn && !written) return '';
  const lettered = written && (isTurkish ? `${written} yazısıyla` : `with ${written}`);
  const parts = [drawn, wholeWords(plan), lettered];
  return parts.filter(Boolean).join('; ');
}

/** Whether a thing is told already by what stands to it, with nothing to add: 'fox on moon' names the moon. */
const isNamedBefore = (said: string, own: number, subjects: readonly PromptSubject[]): boolean =>
  said === subjects[own].word &&
  subjects.some(({ relation }, other) => other !== own && relation?.to === own);

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
