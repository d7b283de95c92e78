import { PROMPT_LANGUAGES } from './plan.ts';
import type { PromptLanguage } from './plan.ts';
import { addHead, fold, foldedKeys, squeeze } from './text.ts';
import type { Heads } from './text.ts';

/*
 * The motifs that a prompt may name. The site builds the index once
 * (`src/lib/motifs`) and serves it as compact JSON; `decodeIndex` opens it.
 */

/** What sort of thing a motif is; the composer treats a leaf unlike a cat. */
export const MOTIF_KINDS = [
  'flower',
  'leaf',
  'tree',
  'animal',
  'bird',
  'insect',
  'sea',
  'person',
  'face',
  'food',
  'nature',
  'sky',
  'building',
  'vehicle',
  'object',
  'symbol',
] as const;
export type MotifKind = (typeof MOTIF_KINDS)[number];

/** One motif. */
export interface MotifEntry {
  /** Set and name, as 'ilmek:daisy' (our own), 'fluent:rose' (coloured) or 'game:rose' (one colour). */
  id: string;
  /** The English name that pages show. */
  name: string;
  /** What it is called, best name first, in lower case; at least one in each language. */
  names: Record<PromptLanguage, string[]>;
  kind: MotifKind;
}

/**
 * One motif on its way: id, place of its kind in `MOTIF_KINDS`, English and
 * Turkish names, English and Turkish keywords; lists with `|` between.
 */
export type MotifRow = readonly [string, number, string, string, string, string];

/** The index as it is served. Coloured motifs come before those of one colour. */
export interface MotifIndexFile {
  /** Another version is refused. */
  version: 1;
  /** In order of preference. */
  motifs: readonly MotifRow[];
  /** Compound nouns that no motif is called: lists with `|` between, by the name of what they are a kind of. */
  compounds?: Record<PromptLanguage, Readonly<Record<string, string>>> | undefined;
  /** Words that look like a slip in a name and are words of their own, with spaces between. */
  otherWords?: Record<PromptLanguage, string> | undefined;
}

/** Ids by name, each list best first; keys are squeezed (see `squeeze`). */
export interface NameTable {
  /** As they are spelled. */
  exact: ReadonlyMap<string, readonly string[]>;
  /** The same without marks on letters. */
  folded: ReadonlyMap<string, readonly string[]>;
}

/** The whole index, opened for reading. */
export interface MotifIndex {
  /** By id, in order of preference: coloured motifs before those of one colour. */
  motifs: ReadonlyMap<string, MotifEntry>;
  /** What motifs are called. */
  names: Record<PromptLanguage, NameTable>;
  /** What they remind of; read only where no name fits. */
  keywords: Record<PromptLanguage, NameTable>;
  /** How many words the names have, compounds among them. */
  heads: Record<PromptLanguage, Heads>;
  /** Compound nouns that no motif is called, squeezed, each with the name of what it is a kind of, if any is drawn. */
  compounds: Record<PromptLanguage, ReadonlyMap<string, string>>;
  /** Single words that no motif is called, each with the name of what is drawn for it: a coyote is a sort of wolf. */
  kinds: Record<PromptLanguage, ReadonlyMap<string, string>>;
  /** Words of the language that look like a slip in a name and are none: a hickey is no hockey. */
  otherWords: Record<PromptLanguage, ReadonlySet<string>>;
}

/**
 * Opens the served index.
 * @throws RangeError when it is of another version.
 */
export function decodeIndex(file: MotifIndexFile): MotifIndex {
  if (file.version !== 1) throw new RangeError(`Motif index of version ${String(file.version)}`);
  const motifs = new Map<string, MotifEntry>();
  const names = inBoth((): Listed[] => []);
  const keywords = inBoth((): Listed[] => []);
  const heads = inBoth(() => new Map<string, number>());
  for (const [id, kind, en, tr, enWords, trWords] of file.motifs) {
    const own = { en: split(en), tr: split(tr) };
    motifs.set(id, { id, name: own.en[0], names: own, kind: MOTIF_KINDS[kind] });
    for (const language of PROMPT_LANGUAGES) {
      own[language].forEach((name, rank) => {
        addHead(heads[language], name);
        for (const spelling of spellings(name, language))
          names[language].push({ key: squeeze(spelling), id, rank: rankOf(id, rank) });
      });
      for (const word of split(language === 'en' ? enWords : trWords))
        keywords[language].push({ key: squeeze(word), id, rank: rankOf(id, 1) });
    }
  }
  const tables = (lists: typeof names) => inBoth((language) => table(lists[language]));
  const kinds = inBoth(() => new Map<string, string>());
  const compounds = inBoth((language) => {
    const known = new Map<string, string>();
    for (const [head, list] of Object.entries(file.compounds?.[language] ?? {}))
      for (const name of list.split('|')) {
        if (!name.includes(' ')) {
          kinds[language].set(name, head);
          continue;
        }
        // A name is looked for by its first word without what says whose it is: "hart's tongue".
        addHead(heads[language], name.replace(/^(\S+?)'s?(?= )/, '$1'));
        known.set(squeeze(name), head);
      }
    return known;
  });
  const otherWords = inBoth(
    (language) => new Set((file.otherWords?.[language] ?? '').split(' ').map(squeeze)),
  );
  const called = { names: tables(names), keywords: tables(keywords), heads };
  return { motifs, ...called, compounds, kinds, otherWords };
}

const inBoth = <T>(make: (language: PromptLanguage) => T): Record<PromptLanguage, T> => ({
  en: make('en'),
  tr: make('tr'),
});

/** A name of a motif, to be sorted under its key. */
interface Listed {
  key: string;
  id: string;
  rank: number;
}

/** Our own before the coloured, those before one colour; a first name before a later one. */
const rankOf = (id: string, rank: number): number =>
  (SET_RANKS[id.split(':')[0]] ?? 2) + Math.min(rank, 1);

const SET_RANKS: Readonly<Record<string, number>> = { ilmek: -2, fluent: 0 };

const split = (list: string): string[] => (list === '' ? [] : list.split('|'));

/** The name, and what a Turkish compound is without its last ending: 'ay çiçeği', 'ay çiçek'. */
function spellings(name: string, language: PromptLanguage): string[] {
  if (!name.includes(' ')) return [name];
  if (language !== 'tr') {
    // Articles inside a typed name are passed over: "lily of the valley".
    const bare = name.replace(/(?<= )(?:an?|the) /g, '');
    return bare === name ? [name] : [name, bare];
  }
  const bare = name.replace(/s[ıiuü]$/, '');
  if (bare !== name) return [name, bare];
  const narrow = name.replace(/[ıiuü]$/, '');
  if (narrow === name) return [name];
  const hard = { ğ: 'k', b: 'p', c: 'ç', d: 't' }[narrow.at(-1)!];
  return [name, hard ? narrow.slice(0, -1) + hard : narrow];
}

function table(listed: readonly Listed[]): NameTable {
  const ranked = new Map<string, Listed[]>();
  for (const item of listed) {
    const same = ranked.get(item.key);
    if (!same) ranked.set(item.key, [item]);
    else if (!same.some(({ id }) => id === item.id)) same.push(item);
  }
  const exact = new Map<string, readonly string[]>();
  for (const [key, items] of ranked)
    exact.set(
      key,
      items.sort((a, b) => a.rank - b.rank).map(({ id }) => id),
    );
  return { exact, folded: foldedKeys(exact) };
}

/**
 * The motifs of a name, best first; the name may lack its accents.
 * @param name in lower case.
 */
export function motifsNamed(
  index: MotifIndex,
  name: string,
  language: PromptLanguage,
): readonly string[] {
  const key = squeeze(name);
  const { exact, folded } = index.names[language];
  return exact.get(key) ?? folded.get(fold(key)) ?? [];
}
