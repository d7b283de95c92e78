import { useState } from 'react';
import type { LocalEntry } from '../../lib/gallery/local.ts';
import { bringAlong, bringLater } from '../../stores/gallery/local-import.ts';
import { Dialog } from '../common/Dialog.tsx';

/** Pictures shown at most. */
const MAX_SHOWN = 4;

/** Offers the pieces of this device to the account that was just opened. */
export function BringAlong({ pieces }: { pieces: readonly LocalEntry[] }) {
  const [busy, setBusy] = useState(false);
  const count = pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`;
  const more = pieces.length - MAX_SHOWN;

  async function bring() {
    if (busy) return;
    setBusy(true);
    await bringAlong();
  }
  return (
    <Dialog open title={`${count} of this device: bring them along, privately?`} onClose={close}>
      <ul className="flex flex-wrap items-center gap-4" aria-label="Pieces of this device">
        {pieces.slice(0, MAX_SHOWN).map(({ id, name, url }) => (
          <li key={id}>
            <img className="share-picture size-16 object-contain" src={url} alt={name} />
          </li>
        ))}
        {more > 0 && <li className="text-small text-ink-2">and {more} more</li>}
      </ul>
      <p>
        They were made here before you signed in, and lie in this browser alone. <b>Bring along</b>{' '}
        moves them to My designs, with their pictures and stitches: you alone see them there.
        Nothing is shared in the gallery.
      </p>
      <p>
        These are results as the tools made them; what you went on with in the editor lies in My
        pieces, and stays there whatever you answer.
      </p>
      <p className="text-small text-ink-2">
        With “Not now” they stay in this browser, under “Your last patterns”, from where you can
        save them at any time. You are asked again on your next visit, as long as your account has
        saved nothing.
      </p>
      {/* The harmless answer comes first: it is the one that Enter gives. */}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className="button button-secondary button-small"
          aria-disabled={busy || undefined}
          onClick={close}
        >
          Not now
        </button>
        <button
          type="button"
          className="button button-small"
          aria-disabled={busy || undefined}
          onClick={() => void bring()}
        >
          {busy ? 'Bringing them along…' : 'Bring along'}
        </button>
      </div>
    </Dialog>
  );

  /** While it is under way, closing would only look like a no. */
  function close() {
    if (!busy) bringLater();
  }
}
