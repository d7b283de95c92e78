import '../../styles/recipes/dialog.css';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { keepsLocal } from '../../lib/local-key.ts';
import type { AccountUsage } from '../../services/account.ts';
import { $accountEnd, askForLink, dropDeletion, endAccount } from '../../stores/account-end.ts';
import { plural } from '../common/numbers.ts';
import { ThreadProgress } from '../common/ThreadProgress.tsx';

/** The last question, with the proof that it is the member who answers. */
export function DeleteDialog({ usage }: { usage: AccountUsage }) {
  const { phase, proved, error } = useStore($accountEnd, { ssr: 'initial' });
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const working = phase === 'working';
  useEffect(() => dialog.current?.showModal(), []);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = data.get('password');
    void endAccount(typeof password === 'string' ? password : '', data.has('kept'));
  }
  return (
    <dialog
      ref={dialog}
      className="confirm worksheet"
      aria-labelledby={id}
      onClose={dropDeletion}
      onCancel={(event) => {
        if (working) event.preventDefault();
      }}
    >
      <form className="grid gap-4 p-7" method="post" aria-busy={working} onSubmit={submit}>
        <h2 id={id} className="text-t2">
          Delete this account for good?
        </h2>
        <p>
          {usage.designs > 0 && `${plural(usage.designs, 'piece')} and `}
          {usage.designs > 0 ? 'all files go with it. ' : ''}Nobody can bring it back.
        </p>
        {proved ? <p>You proved by mail that it is you.</p> : <Proof />}
        {keepsLocal() && (
          <label className="choice">
            <input type="checkbox" name="kept" />
            Also what this browser keeps of pieces made without an account
          </label>
        )}
        <div role="alert" className="empty:hidden">
          {error && <p className="border-madder text-madder border-l-3 pl-4">{error}</p>}
        </div>
        {working && <Work usage={usage} />}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <button
            type="button"
            className="button button-secondary button-small"
            aria-disabled={working}
            onClick={() => !working && dialog.current?.close()}
            autoFocus={proved}
          >
            Cancel
          </button>
          <button type="submit" className="button button-small" aria-disabled={working}>
            Delete Everything
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** The password, or the link of a mail for who has none or forgot it. */
function Proof() {
  const { linkSent, phase } = useStore($accountEnd, { ssr: 'initial' });
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Your password
      </label>
      <input
        id={id}
        className="input"
        type="password"
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={phase === 'working'}
        required
        autoFocus
      />
      <p className="worksheet-note" role="status">
        {linkSent
          ? 'A link is on its way to your address. Follow it in this browser, within ten minutes.'
          : 'You came by Google, or forgot it?'}
      </p>
      <p>
        <button
          type="button"
          className="link cursor-pointer py-1"
          onClick={() => void askForLink()}
        >
          {linkSent ? 'Send the link again' : 'Send me a link instead'}
        </button>
      </p>
    </div>
  );
}

function Work({ usage }: { usage: AccountUsage }) {
  const { removed } = useStore($accountEnd, { ssr: 'initial' });
  const done = usage.files === 0 ? 0 : Math.min(1, removed / usage.files);
  const text = `${removed} of ${plural(usage.files, 'file')} gone`;
  return (
    <div>
      <ThreadProgress done={done} label="Deleting the account" text={text} />
      <p className="worksheet-note mt-2">{text}</p>
    </div>
  );
}
