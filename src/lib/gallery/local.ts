import * as z from 'zod/mini';
import { IMAGE_TYPES } from './image.ts';
import { MAX_KEPT, LOCAL_KEY as KEY } from './local-key.ts';

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
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** ISO time. */
  createdAt: z.string(),
});
export type LocalEntry = z.infer<typeof entry>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the browser keeps, newest first. What cannot be read is not there. */
export function readLocal(store: Store): LocalEntry[] {
  try {
    const list = JSON.parse(store.getItem(KEY) ?? '[]') as unknown;
    if (!Array.isArray(list)) return [];
    return list.flatMap((item) => entry.safeParse(item).data ?? []);
  } catch {
    return [];
  }
}

function write(store: Store, entries: readonly LocalEntry[]): void {
  if (entries.length === 0) store.removeItem(KEY);
  else store.setItem(KEY, JSON.stringify(entries));
}

/**
 * Keeps an entry; where the browser has no room, older ones go.
 * @returns whether there was room for it at all
 */
export function keepLocal(store: Store, added: LocalEntry): boolean {
  const entries = [added, ...readLocal(store).filter(({ id }) => id !== added.id)];
  for (let kept = Math.min(MAX_KEPT, entries.length); kept > 0; kept--) {
    try {
      write(store, entries.slice(0, kept));
      return true;
    } catch {
      // No room: once more with one entry less.
    }
  }
  return false;
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
  write(
    store,
    readLocal(store).filter((kept) => kept.id !== id),
  );
}

/** What base 64 stands for. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The picture in a data: address. Pages may not fetch one. @throws TypeError where it is none */
export function blobOf(url: string): Blob {
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.*)$/s.exec(url) ?? [];
  if (!type) throw new TypeError('the picture is no data: address in base 64');
  return new Blob([bytesOf(data)], { type });
}
