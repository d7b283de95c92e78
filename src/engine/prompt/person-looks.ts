import { colorNames } from './colors.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PersonLook, PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * How people look: "a girl with brown hair in a red dress", "sarışın kız". Our own people have hair
 * and clothes in threads of their own; of faces it is told.
 */

/** People whose hair and clothes can be dyed. */
const hasLook = (motif: string): boolean =>
  /^ilmek:(?:girl|boy|woman|man|bride|groom|grandmother|ballerina|doll|princess|prince|mermaid)$/.test(
    motif,
  );

const HAIR = /^(?:hair|haired|hairs|saç\p{L}*|sac(?:li|lari|i))$/u;
/** Words for whole heads of hair. */
const HEADS: readonly (readonly [RegExp, string])[] = [
  [/^(?:blonde?|blond-haired|sarışın)$/, '#e0b65c'],
  [/^(?:brunette|esmer)$/, '#3b2417'],
  [/^(?:redhead|redheaded|ginger|kızıl)$/, '#b4532a'],
  [/^(?:kumral|auburn)$/, '#8a5a34'],
];
const CLOTHES =
  /:(?:dress|t-shirt|shirt|coat|kimono|running-shirt|womans-clothes|sari|tutu|wedding-dress|lab-coat)$/;
/** Yellow hair is blond, not the yellow of a lemon. */
const AS_HAIR: readonly (readonly [name: string, hex: string])[] = [
  ['yellow', '#e0b65c'],
  ['red', '#b4532a'],
  ['orange', '#b4532a'],
];

/** Gives people the colours of their hair and clothes; what is only their dress is no thing of its own. */
export function withLooks(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  undrawn: string[],
  language: PromptLanguage,
): ReadSubject[] {
  const people = subjects.filter(({ motif }) => hasLook(motif));
  if (people.length === 0) return [...subjects];
  segments.forEach((segment, at) => {
    const hex = hairAt(segments, at);
    if (hex === undefined) return;
    const who = nearest(people, segments, at, language);
    setLook(who, { hair: hex });
    const told = undrawn.findIndex((text) => text.endsWith(segment.typed) || HAIR.test(text));
    if (told >= 0) undrawn.splice(told, 1);
  });
  return subjects.filter(({ motif, stands, colors }) => {
    if (!CLOTHES.test(motif) || stands?.kind !== 'wearing' || !hasLook(stands.other.motif))
      return true;
    if (colors.length > 0) setLook(stands.other, { clothes: colors[0] });
    return false;
  });
}

function setLook(who: ReadSubject, look: PersonLook): void {
  who.look = { ...who.look, ...look };
}

/** The colour of hair that is named here: by a colour beside the word, or by a word of its own. */
function hairAt(segments: readonly Segment[], at: number): string | undefined {
  const { lower } = segments[at];
  const head = HEADS.find(([words]) => words.test(lower))?.[1];
  if (head && !HAIR.test(segments[at + 1]?.lower ?? '')) return head;
  if (!HAIR.test(lower)) return undefined;
  const headOf = (one: Segment | undefined): string | undefined =>
    HEADS.find(([words]) => words.test(one?.lower ?? ''))?.[1];
  const passes = (one: Segment | undefined): boolean =>
    !headOf(one) && ['skip', 'size'].includes(one?.meaning?.kind ?? '');
  let before = at - 1;
  while (passes(segments[before])) before--;
  const named = headOf(segments[before]);
  const near = [segments[before], segments[at + 1]].find((one) => one?.meaning?.kind === 'color');
  if (near?.meaning?.kind !== 'color') return named;
  return asHair(near.meaning.color);
}

const ENGLISH = colorNames('en');
const asHair = (hex: string): string =>
  AS_HAIR.find(([name]) => ENGLISH.get(name) === hex)?.[1] ?? hex;

/** English says it after the person, Turkish before. */
function nearest(
  people: readonly ReadSubject[],
  segments: readonly Segment[],
  at: number,
  language: PromptLanguage,
): ReadSubject {
  const far = ({ from }: ReadSubject): number => {
    const gap = segments.indexOf(from) - at;
    const isUsual = language === 'tr' ? gap > 0 : gap < 0;
    return Math.abs(gap) + (isUsual ? 0 : 4);
  };
  return people.toSorted((a, b) => far(a) - far(b))[0];
}
