import type { Arrangement, SubjectPlace, SubjectSize } from './plan.ts';
import type { Heads } from './text.ts';

/*
 * What words say that name no thing: how many, how large, where, in what
 * order. `words-en.ts` and `words-tr.ts` hold the words.
 */

/**
 * How a word of place belongs to the things beside it: `post` to the one
 * before it, `pre` to the one after; where that side is empty, to the other.
 */
export type PlaceBinding =
  | 'post'
  | 'pre'
  /** What comes before lies there, what comes after is its middle: "roses around a heart". */
  | 'around'
  /** The other way: "a heart surrounded by roses". */
  | 'surrounded';

/** What one word or phrase of the reader's own vocabulary means. */
export type Meaning =
  | { kind: 'skip' }
  /** A unit: the number before it is a measure. */
  | { kind: 'unit' }
  | { kind: 'count'; count: number }
  | { kind: 'color'; color: string; thing: boolean }
  /** "Tones", "palette": the colours before it are the whole's. */
  | { kind: 'tones' }
  /** A part of a thing, or the cloth: colours before it are nobody's. */
  | { kind: 'part' }
  | { kind: 'size'; size: SubjectSize }
  | { kind: 'place'; place: SubjectPlace; binding: PlaceBinding }
  /** The motif stands for an arrangement of which nothing is named. */
  | { kind: 'arrangement'; arrangement: Arrangement; motif: string | undefined }
  /** An occasion or a manner, sewn as this if nothing else is named: "Halloween", "tribal". */
  | { kind: 'theme'; motif: string }
  /** For: people it is for are not sewn. */
  | { kind: 'purpose' }
  /** And: what it joins shares a place. */
  | { kind: 'join' }
  /** With, in, on: a new group begins. */
  | { kind: 'break' }
  /** Without: the things after it (`pre`), or before it (`post`), are not to be there. */
  | { kind: 'negate'; binding: 'pre' | 'post' };

/** A vocabulary, as its file lists it: each string holds words and phrases with commas between. */
export interface WordList {
  skip: string;
  units: string;
  tones: string;
  parts: string;
  /** By the motif that stands for them. */
  themes: Readonly<Record<string, string>>;
  purposes: string;
  joins: string;
  breaks: string;
  negations: Readonly<Partial<Record<'pre' | 'post', string>>>;
  /** By the number that they say. */
  counts: Readonly<Record<number, string>>;
  sizes: Readonly<Record<'small' | 'large', string>>;
  places: Readonly<Partial<Record<PlaceBinding, Partial<Record<SubjectPlace, string>>>>>;
  arrangements: Readonly<Record<Arrangement, string>>;
}

/** Meaning by key (see `squeeze`), exact and without marks on letters. */
export interface Lexicon {
  exact: ReadonlyMap<string, Meaning>;
  folded: ReadonlyMap<string, Meaning>;
  heads: Heads;
}
