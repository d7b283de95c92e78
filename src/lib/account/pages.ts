/** What a member has here: taking it along, deleting it. */
export const ACCOUNT_PAGE = '/account';
