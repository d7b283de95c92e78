import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import { once } from '../lib/once.ts';
import type { SupabaseConfig } from '../lib/supabase-config.ts';
import { connectAccounts, getAccounts } from './account/auth-client.ts';
import type { Accounts, ConnectOptions } from './account/auth-client.ts';

/**
 * The parts of a project that the site uses, each from Supabase's own library. `createClient` of
 * supabase-js is one client of five parts, of which we use three, and one of these only to save:
 * 55.4 KB after gzip in place of 22.9 on pages that know who is here, or 27.7 on those that read the
 * gallery. So accounts come from supabase-js, which leaves out what is not asked for, and the other
 * two from the packages that it is made of, since it hands those on only within its client.
 * `supabase-js.test.ts` holds them to the versions and to the answers of the whole.
 */
export interface Supabase extends Accounts {
  rest: PostgrestClient;
  /** Loaded when a file is stored or removed: who only looks has no use for it. */
  storage: () => Promise<StorageClient>;
}

/** Connects to a project: no request is sent by this. */
export const connect = (config: SupabaseConfig, options?: ConnectOptions): Supabase =>
  withData(connectAccounts(config, options));

function withData(accounts: Accounts): Supabase {
  const { url } = accounts;
  const asMember = fetchAsMember(accounts);
  return {
    ...accounts,
    rest: new PostgrestClient(`${url}/rest/v1`, { fetch: asMember }),
    async storage() {
      const { StorageClient } = await import('@supabase/storage-js');
      return new StorageClient(`${url}/storage/v1`, {}, asMember);
    },
  };
}

/** `fetch` in the name of whoever is signed in, and of a visitor otherwise. */
function fetchAsMember({ auth, anonKey }: Accounts): typeof fetch {
  return async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    // Keys of the older kind are tokens themselves.
    const token = data.session?.access_token ?? (anonKey.startsWith('ey') ? anonKey : undefined);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    else headers.delete('Authorization');
    return fetch(input, { ...init, headers });
  };
}

/** The site's project; the same connection for all of a page. */
export const getSupabase = once(() => withData(getAccounts()));
