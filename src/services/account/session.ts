import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { getAccounts } from './auth-client.ts';

/* Who is signed in, for every page that knows its members; the forms are in `auth.ts`. */

export type { AuthChangeEvent, Session, User };

/** Signs out in all tabs of this browser; elsewhere one stays signed in. @throws the client's error */
export async function signOut(accounts = getAccounts()): Promise<void> {
  const { error } = await accounts.auth.signOut({ scope: 'local' });
  if (error) throw error;
}

/** Who is signed in, from what this browser keeps. */
export async function getSession(accounts = getAccounts()): Promise<Session | null> {
  return (await accounts.auth.getSession()).data.session;
}

/** Tells of every change, in this tab or another. @returns ends it */
export function onSession(
  listener: (event: AuthChangeEvent, session: Session | null) => void,
  accounts = getAccounts(),
): () => void {
  const { data } = accounts.auth.onAuthStateChange(listener);
  return () => data.subscription.unsubscribe();
}
