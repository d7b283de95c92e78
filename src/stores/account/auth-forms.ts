import { atom, map } from 'nanostores';
import { ACCOUNT_PAGE } from '../../lib/account/pages.ts';
import { authMessage, LINK_EXPIRED } from '../../lib/account/messages.ts';
import * as auth from '../../services/account/auth.ts';
import { authQuery, readAuthAddress, readMailLink } from './auth-address.ts';
import type { AuthView, MailLinkType } from './auth-address.ts';
import { markProved } from './session-proof.ts';
import { isRecovering, markRecovery } from './session-recovery.ts';
import { $auth } from './session.ts';
import type { AuthState } from './session.ts';
import { carryToast, showToast } from '../toasts/toasts.ts';

/** What the forms of /auth share. */
export interface AuthForms {
  view: AuthView;
  /** A request is under way, or has succeeded and the page is being left. */
  busy: boolean;
  /** What to show as wrong; empty where nothing is. */
  error: string;
  /** The backend's code for it. */
  errorCode: string;
  /** As typed last: it goes along from form to form. */
  email: string;
  /** Id of the plan that a visitor came for. */
  plan?: string;
}

export const $authForms = map<AuthForms>({
  view: 'sign-in',
  busy: false,
  error: '',
  errorCode: '',
  email: '',
});

/** When the last verification link went out, in ms since this page began; undefined before the first. */
export const $linkSentAt = atom<number | undefined>(undefined);

/** Where signing in leads. */
const HOME = '/';

const RESET_PATH = `/auth${authQuery('new-password', undefined)}`;

/** What is said of a link that no longer works. */
const SPENT: Record<MailLinkType, AuthView> = {
  signup: 'spent-confirmation',
  recovery: 'spent-reset',
  magiclink: 'spent-proof',
};

/** Opens the form that the address asks for. @param plans ids of those that exist */
export function openFromAddress(plans: readonly string[]): void {
  const { tab, plan, carriesKey, failure } = readAuthAddress(location.search, location.hash);
  if (plan && plans.includes(plan)) $authForms.setKey('plan', plan);
  if (tab === 'signup') $authForms.setKey('view', 'sign-up');
  if (tab === 'reset-password') {
    if (carriesKey) markRecovery(true);
    $authForms.setKey('view', 'new-password');
  }
  if (failure) {
    $authForms.setKey(
      'error',
      failure === 'link' ? LINK_EXPIRED : authMessage('google', undefined),
    );
  }
}

/** Where a session stands against the open form: whoever is signed in has nothing to do here. */
export function settleView({ loading, session }: AuthState): void {
  const { view, busy } = $authForms.get();
  if (loading || busy) return;
  if (view === 'new-password') {
    if (!session) $authForms.set({ ...$authForms.get(), view: 'spent-reset', error: LINK_EXPIRED });
    else if (!isRecovering()) leave(HOME);
  } else if (session) leave(HOME);
}

/** Changes to another form, and the address with it; what was wrong with the last one goes. */
export function openView(view: AuthView): void {
  const { plan } = $authForms.get();
  $authForms.set({ ...$authForms.get(), view, error: '', errorCode: '' });
  history.replaceState(history.state, '', location.pathname + authQuery(view, plan));
}

export const keepEmail = (email: string): void => $authForms.setKey('email', email);

export function signIn(email: string, password: string): Promise<void> {
  return run(async () => {
    await auth.signIn(email, password);
    carryToast('done', 'Login successful', 'Welcome back!');
    return HOME;
  });
}

/** Leaves for Google; from there one comes back to the home page. */
export function signInWithGoogle(): Promise<void> {
  return run(() => auth.signInWithGoogle());
}

export function signUp(email: string, password: string, fullName: string): Promise<void> {
  return run(async () => {
    const { plan } = $authForms.get();
    await auth.signUp({ email, password, fullName, plan });
    // A backend that asks for no confirmation has signed in already.
    if ($auth.get().session) {
      carryToast('done', 'Registration successful', 'You are signed in.');
      return HOME;
    }
    const text = 'Please check your email and click the verification link.';
    showToast('done', 'Registration successful', text);
    keepEmail(email);
    $linkSentAt.set(performance.now());
    openView('check-mail');
    return undefined;
  });
}

export function requestReset(email: string): Promise<void> {
  return run(async () => {
    await auth.requestReset(email);
    const text = 'Check your email for password reset instructions';
    showToast('done', 'Password reset sent', text);
  });
}

export function resendConfirmation(email: string): Promise<void> {
  return run(async () => {
    await auth.resendConfirmation(email);
    $linkSentAt.set(performance.now());
    showToast('done', 'Verification link sent', 'Check your email for it');
  });
}

export function saveNewPassword(password: string): Promise<void> {
  return run(async () => {
    await auth.setPassword(password);
    markRecovery(false);
    carryToast('done', 'Password changed', 'You are signed in with the new one.');
    return HOME;
  });
}

/** Follows the link of a mail: in, or on to the new password. Where it fails, a view says how. */
export async function followMailLink(): Promise<void> {
  const link = readMailLink(location.search);
  await run(async () => {
    if (!link) throw new auth.AuthProblem(LINK_EXPIRED, 'otp_expired');
    await auth.confirmLink(link.tokenHash, link.type);
    if (link.type === 'recovery') {
      markRecovery(true);
      return RESET_PATH;
    }
    if (link.type === 'magiclink') {
      markProved();
      return ACCOUNT_PAGE;
    }
    carryToast('done', 'Email confirmed', 'You are signed in.');
    return HOME;
  });
  const { error, errorCode } = $authForms.get();
  if (!error) return;
  // Without a code the backend has not spoken: the link may still be good.
  $authForms.setKey('view', errorCode ? SPENT[link?.type ?? 'signup'] : 'unopened');
}

/** The page must not stand in the history: going back to it would only lead here again. */
const leave = (path: string): void => location.replace(path);

/**
 * Runs what a form asks for, one thing at a time, and shows what is wrong. Where the action gives
 * a path to leave for, the forms stay busy: nobody sends one twice.
 */
async function run(action: () => Promise<string | undefined | void>): Promise<void> {
  if ($authForms.get().busy) return;
  $authForms.set({ ...$authForms.get(), busy: true, error: '', errorCode: '' });
  try {
    const path = await action();
    if (path) leave(path);
    else $authForms.setKey('busy', false);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const known = error instanceof auth.AuthProblem;
  if (!known) console.error(error);
  $authForms.set({
    ...$authForms.get(),
    busy: false,
    error: known ? error.message : 'Something went wrong. Please try again.',
    errorCode: known ? error.code : '',
  });
}
