/* What is said when signing in or up does not work. */

export type AuthSituation = 'sign-in' | 'sign-up' | 'google' | 'reset' | 'new-password' | 'confirm';

const FALLBACKS: Record<AuthSituation, string> = {
  'sign-in': 'An error occurred during login',
  'sign-up': 'An error occurred during registration',
  google: 'An error occurred during Google sign in',
  reset: 'An error occurred while sending password reset email',
  'new-password': 'An error occurred while saving the new password',
  confirm: 'An error occurred while confirming',
};

export const ALREADY_REGISTERED = 'This email is already registered. Please try signing in.';
export const LINK_EXPIRED = 'This link has expired or was already used.';

/** An error of the backend, as far as it is known. */
export interface BackendError {
  message?: string;
  code?: string;
  status?: number;
}

/** Codes that mean: this address has an account. */
const KNOWN_ADDRESS = new Set(['user_already_exists', 'email_exists', 'identity_already_exists']);

/**
 * Whether a refused sign-up means that the address has an account. A mail too soon after another
 * to the same address means it too; the limit on all mails of a project does not.
 */
function isRegistered({ code, message }: BackendError): boolean {
  const text = String(message ?? '');
  if (/already registered/i.test(text) || KNOWN_ADDRESS.has(String(code))) return true;
  return code === 'over_email_send_rate_limit' && /^for security purposes/i.test(text);
}

/** A message for people: not empty, not a bare object, not what fetch says without a network. */
function isForPeople(message: unknown): message is string {
  return (
    typeof message === 'string' &&
    /\p{L}{2}/u.test(message) &&
    !/failed to fetch|fetch failed|networkerror|load failed|unexpected token/i.test(message)
  );
}

/** What to show for an error: the backend's own words where it has any. */
export function authMessage(situation: AuthSituation, error: unknown): string {
  const known = (typeof error === 'object' && error !== null ? error : {}) as BackendError;
  if (situation === 'sign-up' && isRegistered(known)) return ALREADY_REGISTERED;
  if (known.code === 'otp_expired' && situation === 'confirm') return LINK_EXPIRED;
  const status = Number(known.status);
  if (status >= 500 || !isForPeople(known.message)) return FALLBACKS[situation];
  return known.message;
}
