import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../../lib/account/session-key.ts';

/* The real service over a browser's storage; there is no backend to ask. */

const HOUR_S = 3600;

const stored = (email: string) =>
  JSON.stringify({
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_S,
    user: { id: '1', email },
  });

/** A page that has just been opened: nothing of it is left from the one before. */
async function openPage({ search = '', pathname = '/' } = {}) {
  const items = new Map<string, string>();
  const listeners = new Map<string, (event: unknown) => void>();
  const location = {
    origin: 'http://localhost:9',
    href: `http://localhost:9${pathname}${search}`,
    pathname,
    search,
    hash: '',
    assign: vi.fn(),
    replace: vi.fn(),
  };
  const listen = (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener);
  vi.resetModules();
  vi.stubGlobal('window', { location, addEventListener: () => undefined });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tell = (type: string, event: unknown) => listeners.get(type)!(event);
  return { items, location, tell, ...(await import('./session.ts')) };
}

describe('the session', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    // The client counts the pages of this process as one.
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('cannot be asked for before a provider has started it', async () => {
    const { currentAuth } = await openPage();
    expect(currentAuth).toThrow('must be used within an AuthProvider');
  });

  it('loads until the first look, and then nobody is here', async () => {
    const { currentAuth, startSession, $auth } = await openPage();
    startSession();
    expect(currentAuth()).toEqual({ user: null, session: null, loading: true });
    await vi.waitFor(() => expect($auth.get().loading).toBe(false));
    expect(currentAuth()).toEqual({ user: null, session: null, loading: false });
  });

  it('finds who was here before, and follows what other tabs do', async () => {
    const { items, startSession, tell, $auth } = await openPage();
    items.set(SESSION_KEY, stored('ada@example.com'));
    startSession();
    await vi.waitFor(() => expect($auth.get().user?.email).toBe('ada@example.com'));
    items.delete(SESSION_KEY);
    tell('storage', { key: SESSION_KEY });
    await vi.waitFor(() =>
      expect($auth.get()).toEqual({ user: null, session: null, loading: false }),
    );
    items.set(SESSION_KEY, stored('eva@example.com'));
    tell('pageshow', { persisted: true });
    await vi.waitFor(() => expect($auth.get().user?.email).toBe('eva@example.com'));
  });

  it('only logs a sign-out that fails, and stays on the page', async () => {
    const { items, location, startSession, signOut, $auth } = await openPage();
    items.set(SESSION_KEY, stored('ada@example.com'));
    startSession();
    await vi.waitFor(() => expect($auth.get().user).not.toBeNull());
    await signOut();
    expect(console.error).toHaveBeenCalledWith('Sign-out failed.', expect.anything());
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('leaves for /auth with what Google or a mail answered', async () => {
    const { location, startSession } = await openPage({ search: '?error=access_denied' });
    startSession();
    expect(location.replace).toHaveBeenCalledWith('/auth?error=access_denied');
    const auth = await openPage({ pathname: '/auth', search: '?error=access_denied' });
    auth.startSession();
    expect(auth.location.replace).not.toHaveBeenCalled();
  });
});
