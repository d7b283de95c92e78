import '../../styles/recipes/choice.css';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { keepsLocal } from '../../lib/gallery/local-key.ts';
import type { AccountUsage } from '../../services/account/account.ts';
import {
  $accountEnd,
  askForLink,
  dropDeletion,
  endAccount,
} from '../../stores/account/account-end.ts';
import { Dialog } from '../common/Dialog.tsx';
import { plural } from '../common/numbers.ts';
import { ThreadProgress } from '../common/ThreadProgress.tsx';

/** The last question, with the proof that it is the member who answers. */
export function DeleteDialog({ usage }: { usage: AccountUsage }) {
  const { phase, away } = useStore($accountEnd, { ssr: 'initial' });
  const open = phase !== 'idle' && !away;
  return (
    <Dialog open={open} title="Delete this account for good?" onClose={dropDeletion}>
      {phase !== 'idle' && <Form usage={usage} />}
    </Dialog>
  );
}

function Form({ usage }: { usage: AccountUsage }) {
  const { phase, proved, error } = useStore($accountEnd, { ssr: 'initial' });
  const working = phase === 'working';
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = data.get('password');
    void endAccount(typeof password === 'string' ? password : '', data.has('kept'));
  }
  return (
    <form className="grid gap-4" method="post" aria-busy={working} onSubmit={submit}>
      <p>
        {usage.designs > 0 &&
          `${plural(usage.designs, 'piece')} and all files go with it, working files, too. `}
        Nobody can bring it back.
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
          onClick={dropDeletion}
          autoFocus={proved}
        >
          Cancel
        </button>
        <button type="submit" className="button button-small" aria-disabled={working}>
          Delete everything
        </button>
      </div>
    </form>
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
      <button
        type="button"
        className="link cursor-pointer justify-self-start py-1"
        onClick={() => void askForLink()}
      >
        {linkSent ? 'Send the link again' : 'Send me a link instead'}
      </button>
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
