type Env = Record<string, string | boolean | undefined>;

/**
 * Refuses PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY that cannot work, when the site is built:
 * its pages then take them as they are.
 * @throws TypeError naming the variable and the mend
 */
export function checkSupabase(env: Env): void {
  const read = (name: string) => String(env[name] ?? '').trim();
  const url = read('PUBLIC_SUPABASE_URL');
  const anonKey = read('PUBLIC_SUPABASE_ANON_KEY');
  if (!url) {
    if (anonKey) throw new TypeError('PUBLIC_SUPABASE_ANON_KEY is set, PUBLIC_SUPABASE_URL is not');
    return;
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
