import * as z from 'zod/mini';
import { IMAGE_TYPES } from './image.ts';
import { keysOfLocal, LOCAL_KEY as KEY, LONG_KEYS, MAX_KEPT } from './local-key.ts';

/*
 * What a visitor made, kept in his browser until he has an account: the gallery's old entries.
 * Pictures stand in them as data: addresses.
 */

const entry = z.object({
  id: z.string(),
  name: z.string(),
  /** What its maker calls it; the name is the gallery's. */
  label: z.optional(z.string()),
  /** data: address of the picture. */
  url: z.string().check(z.startsWith('data:image/')),
  prompt: z._default(z.string(), ''),
  type: z._default(z.enum(IMAGE_TYPES), 'embroidery'),
  settings: z._default(z.record(z.string(), z.unknown()), {}),
  originalImage: z.optional(z.string().check(z.startsWith('data:image/'))),
  /** The engine's JSON, gzipped, in base 64. */
  stitches: z.optional(z.string()),
  /** The working file, with its shapes: SVG, gzipped, in base 64. */
  piece: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** ISO time. */
  createdAt: z.string(),
});
export type LocalEntry = z.infer<typeof entry>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What is long of an entry lies beside the list, so that none is written again for the sake of another. */
const LONG = ['url', 'originalImage', 'stitches', 'piece'] as const;
const placeOf = (id: string, field: string) => `${LONG_KEYS}${id}/${field}`;

/** What the browser keeps, newest first. What cannot be read is not there. */
export function readLocal(store: Store): LocalEntry[] {
  try {
    const list = JSON.parse(store.getItem(KEY) ?? '[]') as unknown;
    if (!Array.isArray(list)) return [];
    return list.flatMap((item) => entry.safeParse(withLong(store, item)).data ?? []);
  } catch {
    return [];
  }
}

/** Whether what is long of an entry lies beside the list. */
const isApart = (store: Store, id: string) => store.getItem(placeOf(id, 'url')) !== null;

/** An entry of the list, whole; one of an older version of Ilmek is so already. */
function withLong(store: Store, item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('id' in item)) return item;
  const long = LONG.map((field) => [field, store.getItem(placeOf(String(item.id), field))]);
  return { ...Object.fromEntries(long.filter(([, value]) => value !== null)), ...item };
}

/**
 * The list is written last: what it names is there. Entries of an older version stay whole in it, for
 * there may be no room to hold them twice.
 * @param added those whose long fields are to lie beside the list from now on
 * @throws where there is no room
 */
function write(
  store: Store,
  entries: readonly LocalEntry[],
  added: readonly LocalEntry[] = [],
): void {
  const list = entries.map((entry) => {
    if (!added.includes(entry) && !isApart(store, entry.id)) return entry;
    const short: Partial<LocalEntry> = { ...entry };
    for (const field of LONG) {
      const value = entry[field];
      const place = placeOf(entry.id, field);
      if (value !== undefined && store.getItem(place) !== value) store.setItem(place, value);
      delete short[field];
    }
    return short;
  });
  if (list.length === 0) store.removeItem(KEY);
  else store.setItem(KEY, JSON.stringify(list));
}

/** Takes away what no entry of the list needs: it went, or its page was closed before it was whole. */
function tidy(store: Store, kept: readonly LocalEntry[]): void {
  const placesOf = (entry: LocalEntry) =>
    LONG.filter((field) => entry[field] !== undefined).map((field) => placeOf(entry.id, field));
  const needed = new Set(kept.flatMap(placesOf));
  for (const key of keysOfLocal(store)) {
    if (key.startsWith(LONG_KEYS) && !needed.has(key)) store.removeItem(key);
  }
}

/** An entry without its working file. */
export const withoutPiece = ({ piece: _, ...entry }: LocalEntry): LocalEntry => entry;

/** What may stay of older entries, each way with less: their working files go first, then they do, the oldest before. */
function waysToKeep(others: readonly LocalEntry[]): LocalEntry[][] {
  const whole = others.slice(0, MAX_KEPT - 1);
  const bare = whole.map(withoutPiece);
  const ways = [whole];
  for (let i = whole.length - 1; i >= 0; i--) {
    if (whole[i].piece) ways.push([...whole.slice(0, i), ...bare.slice(i)]);
  }
  for (let count = whole.length - 1; count >= 0; count--) ways.push(bare.slice(0, count));
  return ways;
}

/**
 * Keeps an entry; where the browser has no room, older ones go.
 * @returns whether there was room for it at all
 */
export function keepLocal(store: Store, added: LocalEntry): boolean {
  const before = readLocal(store);
  const apart = before.filter(({ id }) => isApart(store, id));
  const ways = waysToKeep(before.filter(({ id }) => id !== added.id));
  for (const [i, others] of ways.entries()) {
    const entries = [added, ...others];
    try {
      write(store, entries, [added]);
      tidy(store, entries);
      return true;
    } catch {
      // No room: once more with less.
      if (!makeRoom(store, ways[i + 1] ?? [])) break;
    }
  }
  try {
    write(store, before, apart);
  } catch {
    // A browser that takes nothing has lost nothing, either: its list is as it was.
    tidy(store, readLocal(store));
  }
  return false;
}

/** @returns whether the browser took the shorter list: one that takes nothing at all keeps the longer */
function makeRoom(store: Store, fewer: readonly LocalEntry[]): boolean {
  try {
    write(store, fewer);
  } catch {
    return false;
  }
  tidy(store, fewer);
  return true;
}

/** Calls an entry something else; where the browser has no room for that, it keeps its name. */
export function relabelLocal(store: Store, id: string, label: string): void {
  try {
    write(
      store,
      readLocal(store).map((entry) => (entry.id === id ? { ...entry, label } : entry)),
    );
  } catch {
    // It is there all the same.
  }
}

/** What an entry is called where its maker looks. */
export const calledSo = ({ label, name }: LocalEntry): string => label || name;

/** Forgets an entry. */
export function dropLocal(store: Store, id: string): void {
  const left = readLocal(store).filter((kept) => kept.id !== id);
  if (!makeRoom(store, left)) {
    // Not even a shorter list is taken: what is long of it goes all the same.
    for (const field of LONG) store.removeItem(placeOf(id, field));
  }
}

/** What base 64 stands for. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  // No `Uint8Array.from`: through an iterator a picture takes a tenth of a second.
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/** The picture in a data: address. Pages may not fetch one. @throws TypeError where it is none */
export function blobOf(url: string): Blob {
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.*)$/s.exec(url) ?? [];
  if (!type) throw new TypeError('the picture is no data: address in base 64');
  return new Blob([bytesOf(data)], { type });
}
