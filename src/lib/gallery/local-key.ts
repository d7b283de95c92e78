/** Where what a visitor made lies in the browser's local storage. */
export const LOCAL_KEY = 'ilmek-gallery';

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
