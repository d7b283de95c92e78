/* What the address of /auth says: which form it asks for, and for which plan. */

/** The forms of /auth. Only the tabs and the reset have an address. */
export type AuthView =
  | 'sign-in'
  | 'sign-up'
  /** In the place of sign-in: asks for a mail. */
  | 'forgot'
  /** In the place of sign-up, once done: the mail is on its way. */
  | 'check-mail'
  /** Where the mail leads, with a recovery session. */
  | 'new-password'
  /** The same without one: the link is old, or was followed before. */
  | 'spent-reset'
  /** Likewise for the link that confirms an address. */
  | 'spent-confirmation'
  /** Likewise for the link that proves who one is. */
  | 'spent-proof'
  /** The link of a mail could not be tried. */
  | 'unopened';

export type AuthTab = 'signup' | 'reset-password';

export interface AuthAddress {
  tab?: AuthTab;
  /** Id of the plan that a visitor came for. */
  plan?: string;
  /** Comes straight from the link of a mail, or from Google: with the key to a session. */
  carriesKey: boolean;
  /**
   * Which sign-in failed. The message in the address is ignored: anybody could send a link that shows
   * their own text on our page.
   */
  failure?: 'link' | 'google';
}

const TABS: readonly unknown[] = ['signup', 'reset-password'] satisfies AuthTab[];

/**
 * Reads an address of /auth.
 * @param search as in `location`; @param hash as in `location`: hosted services answer in either
 */
export function readAuthAddress(search: string, hash: string): AuthAddress {
  const query = new URLSearchParams(search);
  const answer = new URLSearchParams(hash.slice(1));
  const read = (name: string) => answer.get(name) || query.get(name) || undefined;
  const tab = query.get('tab');
  const error = read('error_code') ?? read('error');
  return {
    tab: TABS.includes(tab) ? (tab as AuthTab) : undefined,
    plan: query.get('plan') || undefined,
    carriesKey: Boolean(read('code') ?? read('access_token')),
    failure: error ? (error === 'otp_expired' ? 'link' : 'google') : undefined,
  };
}

/** The query of a tab; the plan stays. Empty, or starts with '?'. */
export function authQuery(view: AuthView, plan: string | undefined): string {
  const query = new URLSearchParams();
  if (view === 'sign-up' || view === 'check-mail') query.set('tab', 'signup');
  if (view === 'new-password' || view === 'spent-reset') query.set('tab', 'reset-password');
  if (plan) query.set('plan', plan);
  const text = query.toString();
  return text && `?${text}`;
}

/** The token that the link of a mail carries to /auth/confirm. */
export interface MailLink {
  tokenHash: string;
  type: MailLinkType;
}

/** What a link is for: confirming an address, a new password, or proving who one is. */
export type MailLinkType = (typeof LINK_TYPES)[number];
const LINK_TYPES = ['signup', 'recovery', 'magiclink'] as const;

/** Reads an address of /auth/confirm; undefined where it is not whole. */
export function readMailLink(search: string): MailLink | undefined {
  const query = new URLSearchParams(search);
  const tokenHash = query.get('token_hash');
  const type = LINK_TYPES.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : undefined;
}
