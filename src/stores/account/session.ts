import { atom } from 'nanostores';
import { hasStoredSession, SESSION_KEY } from '../../lib/account/session-key.ts';
import { getSession, onSession, signOut as endSession } from '../../services/account/session.ts';
import type { Session, User } from '../../services/account/session.ts';
import { readAuthAddress } from './auth-address.ts';
import { showToast } from '../toasts/toasts.ts';

/** Who is here. Loading until the first look at what the browser keeps, or the first event. */
export interface AuthState {
  user: User | null;
  session: Session | null;
  loading: boolean;
}

/** Where signing out leads, and signing in happens. */
const AUTH_PATH = '/auth';

/** Read it through `useAuth` in islands, through `currentAuth` in stores. */
export const $auth = atom<AuthState>({ user: null, session: null, loading: true });

let started = false;

const replace = (session: Session | null): void =>
  $auth.set({ user: session?.user ?? null, session, loading: false });

/** Looks who is signed in and follows every change, for as long as the page lives. Once is enough. */
export function startSession(): void {
  if (started) return;
  started = true;
  const arrival = readArrival();
  onSession((_event, session) => replace(session));
  void look().then(arrival);
  // A page out of the browser's memory has missed what other tabs did; so may one without channels.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) void look();
  });
}

/**
 * Google leads back to the home page, with a key in its address or with a failure.
 * @returns what is left to do once the session is known
 */
function readArrival(): () => void {
  const { carriesKey, failure } = readAuthAddress(location.search, location.hash);
  const onAuthPages = location.pathname.startsWith(AUTH_PATH);
  if (failure && !onAuthPages) location.replace(AUTH_PATH + location.search + location.hash);
  const isNew = carriesKey && !onAuthPages && !hasStoredSession();
  return () => {
    if (isNew && $auth.get().session) showToast('done', 'Login successful', 'Welcome back!');
  };
}

async function look(): Promise<void> {
  try {
    replace(await getSession());
  } catch (error) {
    console.error('The session cannot be read.', error);
    replace(null);
  }
}

/** Who is here now. @throws Error before a provider has started the session */
export function currentAuth(): AuthState {
  if (!started) throw new Error('currentAuth must be used within an AuthProvider');
  return $auth.get();
}

/** Signs out, in every tab of this browser, and leaves for /auth; a failure is only logged. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
  } catch (error) {
    console.error('Sign-out failed.', error);
    return;
  }
  replace(null);
  location.assign(AUTH_PATH);
}
