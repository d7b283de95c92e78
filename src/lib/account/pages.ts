/** What a member has here: taking it along, deleting it. */
export const ACCOUNT_PAGE = '/account';

/** The queue of the owner of the site. */
export const MODERATION_PAGE = '/moderation';

/** Whether an account is marked as the owner's: in its part that no member can write. */
export const isSiteOwner = (account: { app_metadata: Record<string, unknown> }): boolean =>
  account.app_metadata.role === 'owner';
