import { useState } from 'react';
import type { LocalEntry } from '../../lib/gallery/local.ts';
import { bringAlong, bringLater } from '../../stores/gallery/local-import.ts';
import { Dialog } from '../common/Dialog.tsx';

/** Pictures shown at most. */
const MAX_SHOWN = 4;

/** Offers the pieces of this device to the account that was just opened. */
export function BringAlong({ pieces }: { pieces: readonly LocalEntry[] }) {
  const [busy, setBusy] = useState(false);
  const isOne = pieces.length === 1;
  const title = isOne
    ? 'Bring the pattern of this device along, privately?'
    : `Bring ${pieces.length} patterns of this device along, privately?`;
  const more = pieces.length - MAX_SHOWN;

  async function bring() {
    if (busy) return;
    setBusy(true);
    await bringAlong();
  }
  return (
    <Dialog open title={title} onClose={close}>
      <ul className="flex flex-wrap items-center gap-4" aria-label="Patterns of this device">
        {pieces.slice(0, MAX_SHOWN).map(({ id, name, url }) => (
          <li key={id}>
            <img className="share-picture size-16 object-contain" src={url} alt={name} />
          </li>
        ))}
        {more > 0 && <li className="text-small text-ink-2">and {more} more</li>}
      </ul>
      <p>
        {isOne ? 'It was' : 'They were'} made here before you signed in, and{' '}
        {isOne ? 'lies' : 'lie'} in this browser alone. <b>Bring along</b> moves{' '}
        {isOne ? 'it' : 'them'} to My designs, with {isOne ? 'its picture' : 'their pictures'} and
        stitches: you alone see {isOne ? 'it' : 'them'} there. Nothing is shared in the gallery.
      </p>
      <p className="text-small text-ink-2">
        With “Not now” {isOne ? 'it stays' : 'they stay'} in this browser, and can be saved at any
        time from the page of the tool. You are asked again on your next visit, as long as your
        account has saved nothing. What you work on in the editor stays as it is, whatever you
        answer.
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
          {busy ? 'Being brought along…' : 'Bring along'}
        </button>
      </div>
    </Dialog>
  );

  /** While it is under way, closing would only look like a no. */
  function close() {
    if (!busy) bringLater();
  }
}
