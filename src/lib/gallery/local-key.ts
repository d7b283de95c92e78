/** Where what a visitor made lies in the browser's local storage. */
export const LOCAL_KEY = 'ilmek-gallery';

/** So begins each place of what is long, pictures and stitches: `ilmek-gallery/<id>/<field>`. */
export const LONG_KEYS = `${LOCAL_KEY}/`;

/** Every place in which something of it lies. */
export const keysOfLocal = (store: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: store.length }, (_, i) => store.key(i) ?? '').filter(
    (key) => key === LOCAL_KEY || key.startsWith(LONG_KEYS),
  );

/** Forgets all that this browser keeps of it. */
export function forgetLocal(): void {
  for (const key of keysOfLocal(localStorage)) localStorage.removeItem(key);
}

/** Pieces kept at most; the oldest goes first. */
export const MAX_KEPT = 20;

/** Whether this browser keeps anything that a visitor made. */
export function keepsLocal(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEY) !== null;
  } catch {
    // Storage is forbidden: nothing can be kept.
    return false;
  }
}

/** Said to the page when what this browser keeps has changed. */
export const KEPT_EVENT = 'ilmek:kept';

/** Tells the page so; the browser itself tells other tabs alone. */
export const tellKept = (): void => void dispatchEvent(new Event(KEPT_EVENT));
