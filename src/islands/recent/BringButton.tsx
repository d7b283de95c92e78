import { useState } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** The pieces. */
  ids: readonly string[];
  children: ReactNode;
}

/** Moves pieces of this device to the member's own designs, whatever he has saved before. */
export function BringButton({ ids, children }: Props) {
  const [busy, setBusy] = useState(false);
  async function bring() {
    if (busy) return;
    setBusy(true);
    const { bringChosen } = await import('../../stores/gallery/local-import.ts');
    await bringChosen(ids);
    setBusy(false);
  }
  return (
    <button
      type="button"
      className="button button-secondary button-small"
      aria-disabled={busy || undefined}
      onClick={() => void bring()}
    >
      {busy ? 'Being saved…' : children}
    </button>
  );
}
