import { ACCOUNT_PAGE, MODERATION_PAGE } from '../../lib/account/pages.ts';
import { signOut } from '../../stores/account/session.ts';
import { Member } from './Member.tsx';

/** The same for the menu of small screens: it is open already, so nothing unfolds. */
export function AccountRow() {
  return (
    <Member wait={<span className="account-wait" />}>
      {(email, owner) => (
        <div className="account-row" role="group" aria-label="My Account">
          <p className="min-w-0">
            <span className="text-small text-ink-2 block">My Account</span>
            <span className="block truncate">{email}</span>
            <a className="link inline-block py-2" href={ACCOUNT_PAGE}>
              Your account
            </a>
            {owner && (
              <a className="link ml-5 inline-block py-2" href={MODERATION_PAGE}>
                Reports
              </a>
            )}
          </p>
          <button type="button" className="button button-secondary" onClick={() => void signOut()}>
            Sign Out
          </button>
        </div>
      )}
    </Member>
  );
}
