import type { MotifIndexFile, MotifKind, MotifRow } from 'ilmek-engine/compose';
import {
  CLOCK_FACE,
  FLUENT_CATEGORIES,
  FLUENT_KEPT,
  FLUENT_KINDS,
  FLUENT_LEFT_OUT,
} from './fluent-kinds.ts';
import { FLUENT_NAMES_LIVING } from './fluent-names-living.table.ts';
import { FLUENT_NAMES_THINGS } from './fluent-names-things.table.ts';
import { FLUENT_NAMES_WORK } from './fluent-names-work.table.ts';
import { GAME_NAMES_LIVING } from './game-names-living.table.ts';
import { GAME_NAMES_THINGS } from './game-names-things.table.ts';
import { GAME_NAMES_WORK } from './game-names-work.table.ts';
import { OWN_NAMES_SCENES } from './own-names-scenes.table.ts';
import { OWN_NAMES_LIVING } from './own-names-living.table.ts';
import { OWN_NAMES_THINGS } from './own-names-things.table.ts';
import { STAND_INS } from './stand-ins.table.ts';

/*
 * The index of motifs, built from the icon sets' own lists, the names that
 * Unicode gives to emoji in both languages, and the names in this folder.
 */

/** CLDR's annotations of one language: what each character is called and reminds of. */
export type Annotations = Record<
  string,
  { default?: readonly string[]; tts?: readonly string[] } | undefined
>;

/** What the index is built from. */
export interface MotifSources {
  /** Fluent's icons by category (`metadata.json`). */
  categories: Record<string, readonly string[] | undefined>;
  /** Fluent's icon by code points, in hexadecimal with dashes (`chars.json`). */
  chars: Record<string, string | undefined>;
  annotations: Record<'en' | 'tr', Annotations>;
  /** Compound nouns that may be no motif's names, by the name of what they are a kind of (`compounds.json`). */
  compounds: Record<'en' | 'tr', Readonly<Record<string, string>>>;
  /** Words of each language that look like a slip in a motif's name and are none, with spaces between. */
  otherWords: Record<'en' | 'tr', string>;
  /** Place of each kind in the engine's `MOTIF_KINDS`. */
  kinds: readonly MotifKind[];
}

/** Of a motif, before it is written as a row. */
interface Motif {
  id: string;
  kind: MotifKind;
  names: Record<'en' | 'tr', readonly string[]>;
  keywords: Record<'en' | 'tr', readonly string[]>;
}

/** A keyword that more motifs share says too little. */
const SHARED = 3;

/** Skin tones stand at the end of a name, or before a dash. */
const SKIN_TONE = /-(?:light|medium-light|medium|medium-dark|dark)(?:-|$)/;

/** Builds the index; the same sources give the same rows in the same order. */
export function buildIndex(sources: MotifSources): MotifIndexFile {
  const motifs = [
    ...ofTable(
      'ilmek',
      OWN_NAMES_LIVING + OWN_NAMES_THINGS.trimStart() + OWN_NAMES_SCENES.trimStart(),
    ),
    ...fluentMotifs(sources),
    ...ofTable(
      'game',
      GAME_NAMES_LIVING + GAME_NAMES_THINGS.trimStart() + GAME_NAMES_WORK.trimStart(),
    ),
  ];
  const shares = { en: keywordShares(motifs, 'en'), tr: keywordShares(motifs, 'tr') };
  const told = (motif: Motif, language: 'en' | 'tr'): string =>
    motif.keywords[language]
      .filter((word) => shares[language].get(word)! <= SHARED)
      .filter((word) => !motif.names[language].includes(word))
      .join('|');
  const standIns = { en: standInsOf('en'), tr: standInsOf('tr') };
  const called = (motif: Motif, language: 'en' | 'tr'): string =>
    motif.names[language].filter((name) => !standIns[language].has(name)).join('|');
  const rows = motifs.map((motif): MotifRow => [
    motif.id,
    sources.kinds.indexOf(motif.kind),
    called(motif, 'en'),
    called(motif, 'tr'),
    told(motif, 'en'),
    told(motif, 'tr'),
  ]);
  const compounds = {
    en: withStandIns(sources.compounds.en, standIns.en),
    tr: withStandIns(sources.compounds.tr, standIns.tr),
  };
  return { version: 1, motifs: rows, compounds, otherWords: sources.otherWords };
}

/** What is drawn for each name that no motif has. */
function standInsOf(language: 'en' | 'tr'): Map<string, string> {
  const heads = new Map<string, string>();
  for (const [head, names] of readLines(STAND_INS[language], 2).values())
    for (const name of names.split(', ')) heads.set(name, head);
  return heads;
}

/** The list of compounds, with these before what it says of them. */
function withStandIns(
  compounds: Readonly<Record<string, string>>,
  standIns: ReadonlyMap<string, string>,
): Record<string, string> {
  const lists = new Map(
    Object.entries(compounds).map(([head, list]) => [
      head,
      list.split('|').filter((name) => !standIns.has(name)),
    ]),
  );
  for (const [name, head] of standIns) lists.set(head, [...(lists.get(head) ?? []), name]);
  return Object.fromEntries([...lists].map(([head, list]) => [head, list.join('|')]));
}

function keywordShares(motifs: readonly Motif[], language: 'en' | 'tr'): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { keywords } of motifs)
    for (const word of keywords[language]) shares.set(word, (shares.get(word) ?? 0) + 1);
  return shares;
}

/** The coloured motifs, in the order of Fluent's categories. */
function* fluentMotifs(sources: MotifSources): Generator<Motif> {
  const supplements = readLines(
    FLUENT_NAMES_LIVING + FLUENT_NAMES_THINGS.trimStart() + FLUENT_NAMES_WORK.trimStart(),
    3,
  );
  const codes = new Map(Object.entries(sources.chars).map(([code, icon]) => [icon!, code]));
  const kinds = kindsOf(FLUENT_KINDS);
  for (const [icon, category] of keptIcons(sources.categories)) {
    const code = codes.get(icon);
    if (code === undefined) throw new Error(`No character for the motif ${icon}`);
    const [, en = '', tr = ''] = supplements.get(icon) ?? [];
    const unicode = {
      en: annotationOf(sources.annotations.en, code),
      tr: annotationOf(sources.annotations.tr, code),
    };
    yield {
      id: `fluent:${icon}`,
      kind: kinds.get(icon) ?? category,
      names: {
        en: namesOf(unicode.en?.tts?.[0] ?? icon.replaceAll('-', ' '), en, 'en'),
        tr: namesOf(unicode.tr?.tts?.[0], tr, 'tr'),
      },
      keywords: {
        en: (unicode.en?.default ?? []).map((word) => plain(word, 'en')),
        tr: (unicode.tr?.default ?? []).map((word) => plain(word, 'tr')),
      },
    };
  }
}

/** Fluent's icons that are kept, each with the kind of its category. */
function* keptIcons(categories: MotifSources['categories']): Generator<[string, MotifKind]> {
  for (const [category, kind] of Object.entries(FLUENT_CATEGORIES))
    for (const icon of categories[category] ?? [])
      if (!FLUENT_LEFT_OUT.has(icon) && !CLOCK_FACE.test(icon) && !SKIN_TONE.test(icon))
        yield [icon, kind];
  for (const [icon, kind] of kindsOf(FLUENT_KEPT)) yield [icon, kind];
}

/** The motifs of a table, in its order: our own, and those of one colour. */
function* ofTable(set: 'ilmek' | 'game', table: string): Generator<Motif> {
  for (const [icon, kind, en, tr] of readLines(table, 4).values())
    yield {
      id: `${set}:${icon}`,
      kind: kind as MotifKind,
      names: { en: namesOf(undefined, en, 'en'), tr: namesOf(undefined, tr, 'tr') },
      keywords: { en: [], tr: [] },
    };
}

function kindsOf(table: Partial<Record<MotifKind, readonly string[]>>): Map<string, MotifKind> {
  return new Map(
    Object.entries(table).flatMap(([kind, icons]) =>
      icons.map((icon): [string, MotifKind] => [icon, kind as MotifKind]),
    ),
  );
}

/** A table's lines by icon. */
function readLines(table: string, columns: number): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const cells = line.split(' | ');
    if (cells.length !== columns || lines.has(cells[0]))
      throw new Error(`Not a line of its own: ${line}`);
    lines.set(cells[0], cells);
  }
  return lines;
}

/** CLDR leaves the selector of colour presentation out; so does the look-up. */
function annotationOf(annotations: Annotations, code: string): Annotations[string] {
  const text = code
    .split('-')
    .map((part) => String.fromCodePoint(Number.parseInt(part, 16)))
    .join('');
  return annotations[text] ?? annotations[text.replaceAll('\u{FE0F}', '')];
}

/** Unicode's name and our own, each once; a list that begins with `!` stands alone. */
function namesOf(unicode: string | undefined, list: string, language: 'en' | 'tr'): string[] {
  const alone = list.startsWith('!');
  const own = list.replace(/^!/, '').split(', ');
  const names = alone || unicode === undefined ? own : [unicode, ...own];
  return [...new Set(names.map((name) => plain(name, language)))].filter((name) => name !== '');
}

/** Lower case by the language, one kind of apostrophe, no marks. */
function plain(name: string, language: 'en' | 'tr'): string {
  const lower = name.replaceAll('İ', 'i').toLocaleLowerCase(language);
  return lower
    .replace(/[’ʼ]/g, "'")
    .replace(/[|:“”"]/g, '')
    .trim();
}
