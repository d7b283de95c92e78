import { ALREADY_REGISTERED, authMessage, type AuthSituation } from '../../lib/account/messages.ts';
import { type Accounts, getAccounts } from './auth-client.ts';

/** Something a person must know; the message is for showing. */
export class AuthProblem extends Error {
  override readonly name = 'AuthProblem';
  /** The backend's code, such as `email_not_confirmed`, where it has one. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}

function problem(situation: AuthSituation, error: unknown): AuthProblem {
  const code = (error as { code?: unknown } | null)?.code;
  return new AuthProblem(
    authMessage(situation, error),
    typeof code === 'string' ? code : undefined,
  );
}

/** Runs a call of the client, which gives errors back and sometimes throws them. */
async function attempt<Answer extends { data: unknown; error: unknown }>(
  situation: AuthSituation,
  call: Promise<Answer>,
): Promise<Answer['data']> {
  const { data, error } = await call.catch((error: unknown) => ({ data: null, error }));
  if (error) throw problem(situation, error);
  return data;
}

const root = (): string => `${location.origin}/`;

/** Signs in. @throws AuthProblem; its code is `email_not_confirmed` before the first mail was followed */
export async function signIn(email: string, password: string, accounts = getAccounts()) {
  await attempt('sign-in', accounts.auth.signInWithPassword({ email, password }));
}

/** What a sign-up form asks for. */
export interface NewAccount {
  email: string;
  password: string;
  fullName: string;
  /** Id of the plan that a visitor came for; kept with the account. */
  plan?: string;
}

/** Opens an account; its mail must be followed first. @throws AuthProblem */
export async function signUp(
  { email, password, fullName, plan }: NewAccount,
  accounts = getAccounts(),
): Promise<void> {
  const data = { full_name: fullName, ...(plan && { plan }) };
  const options = { emailRedirectTo: root(), data };
  const { user } = await attempt('sign-up', accounts.auth.signUp({ email, password, options }));
  // The hosted service does not refuse a known address: it gives a user without an identity.
  if (user?.identities?.length === 0) throw new AuthProblem(ALREADY_REGISTERED, 'email_exists');
}

/**
 * Leaves for Google. Where it is not set up the way there would end in raw JSON: so it is asked first.
 * @throws AuthProblem
 */
export async function signInWithGoogle(accounts = getAccounts()): Promise<void> {
  if (!(await hasGoogle(accounts))) throw problem('google', undefined);
  const options = { redirectTo: root() };
  await attempt('google', accounts.auth.signInWithOAuth({ provider: 'google', options }));
}

/** Whether the backend says that it has Google set up. */
async function hasGoogle({ url, anonKey }: Accounts): Promise<boolean> {
  try {
    const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
    const settings = (await response.json()) as { external?: { google?: unknown } };
    return settings.external?.google === true;
  } catch {
    return false;
  }
}

/** Sends the mail for a new password; says nothing of whether the address is known. @throws AuthProblem */
export async function requestReset(email: string, accounts = getAccounts()): Promise<void> {
  const redirectTo = `${location.origin}/auth?tab=reset-password`;
  await attempt('reset', accounts.auth.resetPasswordForEmail(email, { redirectTo }));
}

/** Sends the confirmation again. @throws AuthProblem */
export async function resendConfirmation(email: string, accounts = getAccounts()): Promise<void> {
  const options = { emailRedirectTo: root() };
  await attempt('confirm', accounts.auth.resend({ type: 'signup', email, options }));
}

/** Where the link of a mail leads: signs in. @throws AuthProblem, with `otp_expired` for a spent link */
export async function confirmLink(
  tokenHash: string,
  type: 'signup' | 'recovery' | 'magiclink',
  accounts = getAccounts(),
): Promise<void> {
  await attempt('confirm', accounts.auth.verifyOtp({ token_hash: tokenHash, type }));
}

/** Saves a new password of whoever is signed in. @throws AuthProblem */
export async function setPassword(password: string, accounts = getAccounts()): Promise<void> {
  await attempt('new-password', accounts.auth.updateUser({ password }));
}
