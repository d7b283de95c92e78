/** Where the session lies in the browser's local storage. */
export const SESSION_KEY = 'ilmek-session';

/** Whether this browser keeps a session; whether it still holds is for the backend to say. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Storage is forbidden: nobody can be signed in.
    return false;
  }
}
