/** Which project keeps accounts and gallery. */
export interface SupabaseConfig {
  /** Origin, without a stroke at the end. */
  url: string;
  /** The public key; row security says what it may do. */
  anonKey: string;
}

/** The public key of the project behind `npm start`. */
const LOCAL_ANON_KEY = 'sb_publishable_local';

type Env = Record<string, string | boolean | undefined>;

/**
 * Reads PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY, which the build has checked
 * (`supabase-check.ts`). With neither, the site's own origin answers: `npm start` does.
 */
export function supabaseConfig(env: Env, origin: string): SupabaseConfig {
  const read = (name: string) => String(env[name] ?? '').trim();
  const url = read('PUBLIC_SUPABASE_URL');
  return url
    ? { url: new URL(url).origin, anonKey: read('PUBLIC_SUPABASE_ANON_KEY') }
    : { url: origin, anonKey: LOCAL_ANON_KEY };
}
