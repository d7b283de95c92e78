import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $accountShelf,
  lookThere,
  switchAccountShelf,
  syncNow,
  watchAccountShelf,
  type AccountShelf as State,
} from '../../stores/shelf/account-shelf.ts';
import type { WorkingFilesUsage } from '../../lib/account/working-file-rows.ts';
import { $waitingThere } from '../../stores/shelf/waiting-there.ts';
import { formatBytes, formatCount, plural } from '../common/numbers.ts';

/** Whether the pieces lie in the account, too, and how much room they take there. */
export function AccountShelf() {
  const state = useStore($accountShelf);
  useEffect(watchAccountShelf, []);
  const waiting = useStore($waitingThere);
  const { phase, told, usage } = state;
  useEffect(() => {
    if (phase === 'off') void lookThere();
  }, [phase]);
  if (phase === 'nobody') return null;
  const isOn = phase !== 'off';
  return (
    <section className="account-shelf" aria-labelledby="account-shelf">
      <h2 id="account-shelf" className="account-shelf-title">
        On your other devices
      </h2>
      <p role="status" className="max-w-[40em]">
        {phase === 'off' && waiting > 0 ? waitingWords(waiting) : words(state)}
      </p>
      {isOn && usage && <Room usage={usage} />}
      {told.length > 0 && (
        <ul className="shelf-told" role="alert">
          {told.map(({ title, text }, i) => (
            <li key={i}>
              <b>{title}</b>: {text}
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-ink-2 max-w-[40em]">
        Results that were saved or brought along lie in{' '}
        <a className="link" href="/gallery?whose=mine">
          My designs
        </a>
        ; “Edit” on a design’s page brings it here.
      </p>
      <p className="account-shelf-acts">
        {phase === 'failed' && (
          <button type="button" className="button button-small" onClick={() => void syncNow()}>
            Try again
          </button>
        )}
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => switchAccountShelf(!isOn)}
        >
          {isOn ? 'Stop' : switchWords(waiting)}
        </button>
      </p>
    </section>
  );
}

/** How much of what an account keeps is taken. */
const Room = ({ usage }: { usage: WorkingFilesUsage }) => (
  <p className="account-shelf-room">
    <span id="account-room">
      {formatCount(usage.files)} of {plural(usage.mostFiles, 'piece')}, {formatBytes(usage.bytes)}{' '}
      of {formatBytes(usage.mostBytes).replace('.0 ', ' ')}
    </span>
    <meter
      aria-labelledby="account-room"
      max={1}
      high={0.9}
      value={Math.max(usage.files / usage.mostFiles, usage.bytes / usage.mostBytes)}
    />
  </p>
);

/** On a device that has not all of the account's pieces, the first thing asked for is these. */
function switchWords(waiting: number): string {
  if (waiting === 0) return 'Keep Them in My Account';
  return waiting === 1 ? 'Bring it here' : 'Bring them here';
}

const waitingWords = (waiting: number): string =>
  `Your account keeps ${plural(waiting, 'piece')} that ${waiting === 1 ? 'is' : 'are'} not on this device. Bring ${waiting === 1 ? 'it' : 'them'} here: from then on this device and your account have the same pieces, until you stop.`;

function words({ phase, done, of }: State): string {
  switch (phase) {
    case 'off':
      return 'Your pieces lie on this device alone. Your account can keep them, too: for you alone, on all devices where you sign in, until you delete them.';
    case 'working':
      return of === 0
        ? 'Comparing this device with your account.'
        : `Bringing this device and your account together: ${done} of ${plural(of, 'piece')}.`;
    case 'failed':
      return 'Your account could not be reached. All pieces are safe on this device; it is tried again when the connection is back.';
    case 'nobody':
      return '';
    case 'same':
      return 'This device and your account have the same pieces. Changes go there by themselves. If you stop, or sign out, what is here and what is there stays.';
  }
}
