import { hasStoredSession } from '../../lib/account/session-key.ts';

/**
 * Lets the account follow what is edited, where somebody is signed in and wants it. Its code is
 * fetched then: visitors do without. @returns ends it
 */
export function followInAccount(): () => void {
  let end: (() => void) | undefined;
  let over = false;
  if (hasStoredSession()) {
    void import('./account-shelf.ts').then(
      ({ watchAccountShelf }) => {
        if (!over) end = watchAccountShelf();
      },
      // The page that lists the pieces does it then.
      () => undefined,
    );
  }
  return () => {
    over = true;
    end?.();
  };
}
