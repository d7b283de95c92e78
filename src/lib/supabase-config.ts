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
 * Reads PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY. With neither, the site's own origin
 * answers: `npm start` does.
 * @throws TypeError naming the variable and the mend
 */
export function supabaseConfig(env: Env, origin: string): SupabaseConfig {
  const read = (name: string) => String(env[name] ?? '').trim();
  const url = read('PUBLIC_SUPABASE_URL');
  const anonKey = read('PUBLIC_SUPABASE_ANON_KEY');
  if (!url) {
    if (anonKey) throw new TypeError('PUBLIC_SUPABASE_ANON_KEY is set, PUBLIC_SUPABASE_URL is not');
    return { url: origin, anonKey: LOCAL_ANON_KEY };
  }
  const parsed = URL.parse(url);
  const local = parsed && ['localhost', '127.0.0.1'].includes(parsed.hostname);
  if (!parsed || (parsed.protocol !== 'https:' && !local) || parsed.pathname !== '/') {
    throw new TypeError(
      `PUBLIC_SUPABASE_URL is “${url}”; wanted like https://abcdefgh.supabase.co`,
    );
  }
  if (!anonKey) {
    throw new TypeError('PUBLIC_SUPABASE_ANON_KEY is missing: the publishable (or anon) key');
  }
  if (isSecret(anonKey)) {
    throw new TypeError(
      'PUBLIC_SUPABASE_ANON_KEY is a secret key: everybody could read it. Take the publishable (or anon) key',
    );
  }
  return { url: parsed.origin, anonKey };
}

/** Whether a key passes row security: a new secret key, or an old token of the service's role. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims = JSON.parse(atob(key.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))) as {
      role?: string;
    };
    return claims.role === 'service_role';
  } catch {
    return false;
  }
}
