import type { FontStyle, PaletteName } from '../options.ts';

/*
 * What a sentence asks to be sewn: the reader's answer, the composer's task.
 */

/** Languages that prompts are read in. */
export const PROMPT_LANGUAGES = ['en', 'tr'] as const;
export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];

/** How large a subject is beside the others. */
export const SUBJECT_SIZES = ['small', 'normal', 'large'] as const;
export type SubjectSize = (typeof SUBJECT_SIZES)[number];

/** Where on the piece a subject belongs; `any` leaves it to the composer. */
export const SUBJECT_PLACES = [
  'middle',
  'around',
  'left',
  'right',
  'top',
  'bottom',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'corners',
  'border',
  'background',
  'any',
] as const;
export type SubjectPlace = (typeof SUBJECT_PLACES)[number];

/** How the whole is laid out. */
export const ARRANGEMENTS = [
  'single',
  'row',
  'bouquet',
  'wreath',
  'repeat',
  'border',
  'corner',
  'medallion',
  'symmetry',
  'scatter',
  'scene',
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Colours of a person's hair and clothes, '#rrggbb'. */
export interface PersonLook {
  /** Asked for its hair; its own where absent. */
  hair?: string | undefined;
  /** Asked for its dress or suit; its own where absent. */
  clothes?: string | undefined;
}

/** A part of a thing, as the prompt calls it, and its thread, '#rrggbb'. */
export interface PartColor {
  /** In lower case, with its endings: 'door', 'gözlü'. */
  called: string;
  /** Said of it. */
  color: string;
}

/** What lies on the largest part of a thing; its thread, '#rrggbb', one that is seen on it where absent. */
export interface Pattern {
  /** What it is made of. */
  kind: 'stripes' | 'dots' | 'checks' | 'flowers';
  /** Of what is printed, '#rrggbb'; one that suits the thing where absent. */
  color?: string | undefined;
}

/** One thing to be sewn, in the order the prompt names it. */
export interface PromptSubject {
  /** Id in the motif index, as 'fluent:rose'. */
  motif: string;
  /** What it is called, for the page to show: as typed, a Turkish word without its endings: 'gül', 'hot air balloon'. */
  word: string;
  /** How many, 1 to `MAX_COUNT`. A plural without a number counts as 3. */
  count: number;
  /** Colours asked for, '#rrggbb', in the order of the prompt; empty: the motif's own. */
  colors: string[];
  /** Colours that it was read with, where somebody changed them since: ornament and letters keep to these. */
  tuned?: readonly string[] | undefined;
  /** Of a person that is drawn with a body. */
  look?: PersonLook | undefined;
  /** What is not wanted of its drawing is left off: leaves, its top, or a person's face. */
  bare?: true | undefined;
  /** Colour of a line around it, '#rrggbb'. */
  outline?: string | undefined;
  /** Its silhouette is asked for: filled in one thread. */
  solid?: true | undefined;
  /** Striped, dotted or checked. */
  pattern?: Pattern | undefined;
  /** Parts that have a colour of their own: a house's door, eyes. */
  parts?: PartColor[] | undefined;
  /** Colour asked for its leaves, '#rrggbb'. */
  leaves?: string | undefined;
  size: SubjectSize;
  place: SubjectPlace;
  /** They hug, hold hands, or put their heads together. */
  embraced?: true | undefined;
  /** They cross, and stand so to another thing. */
  crossed?: true | undefined;
  /** Its eyes are closed. */
  asleep?: true | undefined;
  /** It hangs or stands head down. */
  upsideDown?: true | undefined;
  /** How it stands to another subject, where the prompt says so. */
  relation?: Relation | undefined;
}

/** How one thing may stand to another. */
export const RELATIONS = [
  'on',
  'in',
  'under',
  'over',
  'behind',
  'beside',
  'holding',
  'wearing',
  'riding',
  'facing',
  'away',
  'crossed',
  'hugging',
] as const;
export type RelationKind = (typeof RELATIONS)[number];

/**
 * One thing to another: the cat to the tree that it sits under. What is held or worn is related to
 * its holder or wearer, the rider to what is ridden.
 */
export interface Relation {
  kind: RelationKind;
  /** Index of the other one in the plan's subjects. */
  to: number;
}

/** Where lettering stands to a thing. */
export const WORDS_PLACES = ['in', 'above', 'below'] as const;
export type WordsPlace = (typeof WORDS_PLACES)[number];

/** What lettering is set on or along, beside a straight line. */
export const WORDS_FORMS = ['ribbon', 'arc', 'around', 'beside', 'badge'] as const;
export type WordsForm = (typeof WORDS_FORMS)[number];

/** How a prompt wants its lettering to be set; what it does not say is absent. */
export interface WordsStyle {
  form?: WordsForm | undefined;
  /** The typeface; that of the composition's style where absent. */
  font?: FontStyle | undefined;
  /** On which side of the rest. */
  side?: 'above' | 'below' | undefined;
  /** Of the letters, '#rrggbb'. */
  ink?: string | undefined;
  /** Of the ribbon, '#rrggbb'. */
  color?: string | undefined;
  /** What they are beside is small: they are the larger of the two. */
  large?: boolean | undefined;
  /** Two letters lie over each other, as in a monogram. */
  interlaced?: true | undefined;
  /** All but the last piece stand above the rest, and the last one below. */
  apart?: true | undefined;
}

/** Shapes of frames, and of what things form. */
export type FrameShape =
  | 'circle'
  | 'oval'
  | 'heart'
  | 'square'
  | 'rectangle'
  | 'hexagon'
  | 'diamond'
  | 'triangle';

/** Shapes that things are laid out in: those of frames, and two that frame nothing. */
export type FormedShape = FrameShape | 'crescent' | 'star';

/** A line around all, of a shape that the prompt says. */
export interface FrameSaid {
  shape: FrameShape;
  /** '#rrggbb'; the composer's where absent. */
  color?: string | undefined;
  /** Of rope, as sailors have it; else a plain line. */
  rope?: boolean | undefined;
}

/** Something that a prompt does not want. */
export interface Absence {
  /** As typed: 'leaves', 'yapraksız'. */
  word: string;
  /** The motifs of that name, which are left out as subjects; a motif that contains one (a flower with leaves) keeps it. */
  motifs: string[];
}

/** A word that was misspelled, and what it was read as. */
export interface Respelling {
  /** As typed. */
  word: string;
  /** A name in the prompt's language. */
  read: string;
}

/** A word that names nothing the index has. */
export interface UnknownWord {
  /** As typed. */
  word: string;
  /** Up to three names of motifs that are spelled alike, nearest first, in the prompt's language. */
  nearest: string[];
}

/** A prompt, read. */
export interface PromptPlan {
  /** The language that most of the words belong to; English where none tells. */
  language: PromptLanguage;
  /** Empty where nothing was recognised. */
  subjects: PromptSubject[];
  /** Lettering to be sewn, each string as typed between its quotes, trimmed. */
  words: string[];
  /** Where the words stand, and to which of the subjects; undefined where nothing is said. */
  wordsAt?: { place: WordsPlace; to: number } | undefined;
  /** How the words are set; undefined where nothing is said. */
  wordsStyle?: WordsStyle | undefined;
  /** Undefined where the prompt does not say: the composer chooses. */
  arrangement: Arrangement | undefined;
  /** The frame around all, where the prompt says its shape. */
  frame?: FrameSaid | undefined;
  /** The shape that the things form, where the prompt says one. */
  formed?: FormedShape | undefined;
  /** Colours of the whole, '#rrggbb', that no subject owns. */
  colors: string[];
  /** Colour of the cloth, '#rrggbb', where the prompt says it. */
  cloth?: string | undefined;
  unknown: UnknownWord[];
  /** Things that are not to be there. */
  without: Absence[];
  /** Colours that are not to be there, '#rrggbb'. */
  unwanted?: string[] | undefined;
  /** What was understood of a thing, and is not drawn, as typed: 'green eyes'. */
  undrawn?: string[] | undefined;
  /** A subject that stands for a letter of the words, by its index. */
  letterAs?: { letter: string; to: number } | undefined;
  /** Lines alone are asked for: 'line art', 'tek çizgi'. */
  lines?: true | undefined;
  /** The palette of the whole, where the prompt says it: it goes before that of the options. */
  palette?: PaletteName | undefined;
  /** Colours of which alone all is to be, '#rrggbb', where the prompt names several: "only navy and white". */
  only?: string[] | undefined;
  /** Colour of what ties a bouquet, '#rrggbb', where the prompt says it. */
  tie?: string | undefined;
  /** Words that were read in spite of their spelling. */
  respelled: Respelling[];
}

/** The most copies of one subject that are sewn, whatever the prompt says. */
export const MAX_COUNT = 24;

/** Places beside something else. */
const AROUND: ReadonlySet<SubjectPlace> = new Set([
  'around',
  'left',
  'right',
  'top',
  'bottom',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'corners',
  'border',
] as const);

/** Arrangements that have a middle for the picture. */
const RINGS: ReadonlySet<Arrangement | undefined> = new Set(['wreath', 'border', 'medallion']);

/**
 * The part of a plan that is sewn around a picture: what has a place beside something, and what
 * makes a ring. Other subjects name what the picture shows.
 */
export function planAround(plan: PromptPlan): PromptPlan {
  const ring = RINGS.has(plan.arrangement);
  const subjects = plan.subjects.filter(
    ({ place }) => AROUND.has(place) || (ring && place === 'any'),
  );
  const beside = subjects.some(({ place }) => place === 'border')
    ? 'border'
    : subjects.some(({ place }) => place === 'around' || place === 'any')
      ? 'wreath'
      : undefined;
  return { ...plan, subjects, arrangement: ring ? plan.arrangement : beside };
}
