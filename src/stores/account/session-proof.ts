/*
 * That this tab came by the link of a mail, to prove who one is, is remembered beside the session:
 * then no password is asked for. The database looks for itself how young the session is.
 */

const KEY = 'ilmek-proved';

/** Whether this tab came by such a link. */
export function isProved(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers it, for as long as the tab lives. */
export function markProved(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is forbidden: then no session is kept either.
  }
}
