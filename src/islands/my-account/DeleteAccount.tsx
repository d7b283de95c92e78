import { useEffect, useState } from 'react';
import type { AccountUsage } from '../../services/account/account.ts';
import { askToDelete } from '../../stores/account/account-end.ts';
import { isProved } from '../../stores/account/session-proof.ts';
import { plural } from '../common/numbers.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** The end of the account: what goes, what stays, and the button. */
export function DeleteAccount({ usage }: { usage: AccountUsage }) {
  const [arrived] = useState(() => usage.fresh && isProved());
  // Whoever comes by the mail's link came for this.
  useEffect(() => {
    if (arrived) askToDelete(true);
  }, [arrived]);
  const pieces = plural(usage.designs, 'piece');
  return (
    <section className="worksheet" aria-labelledby="delete-account">
      <h2 id="delete-account" className="worksheet-title">
        Delete my account
      </h2>
      <h3 className="font-text text-body font-label mt-4">What goes, at once and for good</h3>
      <ul className="account-list">
        <li>your e-mail address, name and password, and every sign-in</li>
        <li>your {pieces}, private and shared, with pictures, originals and stitches</li>
        <li>what others reported about your pieces</li>
      </ul>
      <h3 className="font-text text-body font-label mt-4">What stays</h3>
      <ul className="account-list">
        <li>pieces of other members, and files that somebody has downloaded</li>
        <li>
          letters that you wrote us by the{' '}
          <a className="link" href="/contact">
            contact form
          </a>{' '}
          and reports that you sent: they are not tied to the account. Ask us, and we delete them
        </li>
        <li>what this browser keeps of pieces made without an account, unless you tick it</li>
      </ul>
      <button
        type="button"
        className="button button-secondary mt-6"
        onClick={() => askToDelete(usage.fresh)}
      >
        Delete My Account …
      </button>
      <DeleteDialog usage={usage} />
    </section>
  );
}
