import type {
  Arrangement,
  PromptSubject,
  RelationKind,
  SubjectPlace,
  SubjectSize,
} from './plan.ts';
import { MAX_COUNT } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * What a prompt has said so far, and what waits for the thing it is said of.
 */

/** A subject while the reading goes on. */
export interface ReadSubject extends PromptSubject {
  /** The prompt gave the number, in words or figures. */
  counted: boolean;
  /** The words of its name. */
  from: Segment;
  /** The words that name it once more. */
  again?: Segment | undefined;
  /** It lies on somebody's back or head, and goes where that one goes. */
  borne?: true | undefined;
  /** How it stands to another one. */
  stands?: { kind: RelationKind; other: ReadSubject } | undefined;
}

/** What a prompt says, before it is rounded off to a plan. */
export interface ParseState {
  subjects: ReadSubject[];
  colors: string[];
  arrangements: { arrangement: Arrangement; motif: string | undefined; word: string }[];
  /** What stands for an occasion or a manner that is named. */
  themes: { motif: string; word: string }[];
  /** What is said of the lettering, as of a thing. */
  lettering: ReadSubject;
  unknown: string[];
  /** What is said of parts of things, which no drawing can show. */
  undrawn: string[];
  /** Colour of what the piece is sewn on. */
  cloth?: string | undefined;
}

/** What waits for the thing it is said of. */
export interface Pending {
  count: number | undefined;
  colors: string[];
  size: SubjectSize | undefined;
  place: SubjectPlace | undefined;
  /** The place of the next thing if there are several of it: "a cat inside roses". */
  placeIfMany: SubjectPlace | undefined;
  /** The colours came after a thing or after "in": they may be its own. */
  colorsAfter: boolean;
  /** "On" was said: colours that no thing takes are the cloth's. */
  onCloth: boolean;
}

/** Places that one thing takes; the others are shared by all that follows. */
export const SINGLE_PLACES: ReadonlySet<SubjectPlace> = new Set([
  'middle',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const);

/** A plural without a number. */
export const PLURAL_COUNT = 3;
/** What comes in twos, and what its drawing shows several of. */
const PAIRS =
  /:(?:ring|swan|dove|running-shoe|cowboy-boot|hiking-boot|womans-boot|gloves|socks|boxing-glove|high-heeled-shoe|roller-skate|ice-skate)$/;
/** Names that end as plurals do. */
const NAMED_PAIR = /(?:rings|yüzükler|yüzükleri)$/;
const MANY_DRAWN =
  /:(?:linked-rings|angel-wings|candy-canes|coffee-beans|iron-nails|olives|hazelnuts|almond|mushrooms|pointe-shoes|ballet-shoes|booties|baby-shoes|bangles|dog-tags|paw-prints|footprints|cherries|books|pearls|grapes|mittens|glasses|sunglasses|goggles|jeans|scissors|rain-boots|slippers|headphone|earrings|ice-skate|roller-skate)$/;
/** How many a plural without a number is. */
const pluralOf = (motif: string): number =>
  MANY_DRAWN.test(motif) ? 1 : PAIRS.test(motif) ? 2 : PLURAL_COUNT;

/** Nothing waits. */
export const nothing = (): Pending => ({
  count: undefined,
  colors: [],
  size: undefined,
  place: undefined,
  placeIfMany: undefined,
  colorsAfter: false,
  onCloth: false,
});

/** "A wooden dipper and bees": past an "and" the article is no number of what follows. */
export function withoutArticle(pending: Pending): void {
  if (pending.count === 1 && pending.colors.length === 0) pending.count = undefined;
}

/** Twenty-one, on iki, üç yüz: number words that make one number; else the last one holds. */
export function combined(said: number | undefined, next: number): number {
  if (said === undefined) return next;
  if (next < 10 && said >= 10 && said % 10 === 0 && said < 100) return said + next;
  if (next === 100 && said > 1 && said < 10) return said * 100;
  return next;
}

/** Stands for lettering where colours look for what they are said of. */
export const letteringSubject = (): ReadSubject => ({
  motif: '',
  word: '',
  count: 1,
  colors: [],
  size: 'normal',
  place: 'any',
  counted: false,
  from: { typed: '', lower: '' },
});

/**
 * How many of a thing are sewn.
 * @param lower its name as it was said
 * @param motif its id
 * @param said the number before it
 * @param plural whether its name is one
 */
function countOf(lower: string, motif: string, said: number | undefined, plural: boolean): number {
  // "Three ducklings following their mother" are one procession.
  if (motif === 'ilmek:ducks-in-a-row') return 1;
  const many = plural || NAMED_PAIR.test(lower) ? pluralOf(motif) : 1;
  return Math.min(MAX_COUNT, Math.max(1, said ?? many));
}

/** A thing as it is named, with what was said before it. @param sticky the place that things take until another is named */
export function subjectOf(
  segment: Segment,
  {
    motif,
    said,
    plural,
    sticky,
  }: { motif: string; said: Pending; plural: boolean; sticky: SubjectPlace | undefined },
): ReadSubject {
  const count = countOf(segment.lower, motif, said.count, plural);
  const many = count > 1 ? said.placeIfMany : undefined;
  return {
    motif,
    word: segment.typed,
    count,
    colors: [...new Set(said.colors)],
    size: said.size ?? 'normal',
    place: said.place ?? many ?? sticky ?? 'any',
    counted: said.count !== undefined,
    from: segment,
  };
}
