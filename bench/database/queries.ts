import { RARE } from './fill.ts';

/** What a page of the gallery asks, as arguments of gallery_page. */
export interface PageArguments {
  search?: string;
  kind?: string;
  sort?: 'newest' | 'oldest' | 'name';
  after_key?: string;
  after_id?: string;
}

export type Sort = NonNullable<PageArguments['sort']>;

/** A task: what to ask, in several ways, each asked several times. */
export interface Task {
  name: string;
  ways: PageArguments[];
}

const SORTS = ['newest', 'oldest', 'name'] as const;
const KINDS = ['embroidery', 'font', 'tattoo', 'logo'];

/** Searches: a word of every fifth design, of every hundredth, of none, two words, half a word. */
const SEARCHES = [
  'rose',
  'tulip',
  'swallow',
  'quokka',
  RARE,
  'nothing like it',
  'rose tulip',
  'çiç',
  'oke',
];

/** @param keys a key far into each order */
export function tasks(keys: Record<Sort, { key: string; id: string }>): Task[] {
  const after = (sort: Sort) => ({ sort, after_key: keys[sort].key, after_id: keys[sort].id });
  return [
    { name: 'first page', ways: SORTS.map((sort) => ({ sort })) },
    { name: 'a page far on', ways: SORTS.map(after) },
    { name: 'one type', ways: SORTS.flatMap((sort) => KINDS.map((kind) => ({ sort, kind }))) },
    {
      name: 'one type, far on',
      ways: SORTS.flatMap((sort) => KINDS.map((kind) => ({ kind, ...after(sort) }))),
    },
    {
      name: 'search',
      ways: SORTS.flatMap((sort) => SEARCHES.map((search) => ({ sort, search }))),
    },
    {
      name: 'search in a type',
      ways: SEARCHES.flatMap((search) => KINDS.map((kind) => ({ kind, search }))),
    },
    {
      name: 'search, far on',
      ways: SORTS.flatMap((sort) => SEARCHES.map((search) => ({ search, ...after(sort) }))),
    },
  ];
}

/** What a member asks of his own list, as arguments of my_designs. @param keys two thirds into it */
export function ownTasks(keys: Record<Sort, { key: string; id: string }>): Task[] {
  const [first, far] = tasks(keys);
  return [
    { ...first, name: 'own, first page' },
    { ...far, name: 'own, far on' },
    { name: 'own, one type', ways: SORTS.map((sort) => ({ sort, kind: 'logo' })) },
    {
      name: 'own, search',
      ways: SORTS.flatMap((sort) => SEARCHES.map((search) => ({ sort, search }))),
    },
  ];
}

/** One way of each kind, to see what the server reads for it. */
export function plansToShow(keys: Record<Sort, { key: string; id: string }>): PageArguments[] {
  const after_key = keys.newest.key;
  const after_id = keys.newest.id;
  return [
    {},
    { sort: 'oldest' },
    { sort: 'name' },
    { kind: 'font' },
    { kind: 'font', sort: 'name' },
    { after_key, after_id },
    { search: 'rose' },
    { search: RARE },
    { search: RARE, kind: 'logo', sort: 'name' },
    { search: 'ro' },
  ];
}

/** A figure was worse than promised. */
export class BarMissed extends Error {
  override readonly name = 'BarMissed';
}

/** The time that one of twenty exceeds. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)];
}

export const BAR_MS = 50;

/** A line of the report. */
export const row = (name: string, times: readonly number[]): string =>
  `${name.padEnd(20)} p95 ${p95(times).toFixed(1).padStart(7)} ms   worst ${Math.max(...times)
    .toFixed(1)
    .padStart(7)} ms   ${times.length} times`;
