/*
 * A session out of a recovery mail is a session like any other; that this tab came to set a new
 * password is remembered beside it, for as long as the tab lives.
 */

const KEY = 'ilmek-recovery';

export function isRecovering(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function markRecovery(recovering: boolean): void {
  try {
    if (recovering) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: then no session is kept either.
  }
}
