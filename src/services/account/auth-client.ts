import { AuthClient, type SupportedStorage } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../lib/account/session-key.ts';
import { once } from '../../lib/once.ts';
import { supabaseConfig, type SupabaseConfig } from '../../lib/supabase-config.ts';

/** The part of a project that keeps accounts: all that a page needs to know who is here. */
export interface Accounts {
  /** Where it answers, without a stroke at the end. */
  url: string;
  anonKey: string;
  auth: InstanceType<typeof AuthClient>;
}

export interface ConnectOptions {
  /** Where the session is kept; the browser's local storage unless told. */
  sessions?: SupportedStorage;
}

/** Connects to the accounts of a project: no request is sent by this. */
export function connectAccounts(
  { url, anonKey }: SupabaseConfig,
  { sessions }: ConnectOptions = {},
): Accounts {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    storageKey: SESSION_KEY,
    storage: sessions,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
  return { url, anonKey, auth };
}

/** The accounts of the site's project; the same connection for all of a page. */
export const getAccounts = once(() =>
  connectAccounts(supabaseConfig(import.meta.env, location.origin)),
);
