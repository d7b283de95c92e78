import { useState } from 'react';

/** Adds once at a time, and closes the dialog where something was added. */
export function useAdding(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  async function add(work: () => Promise<boolean>): Promise<void> {
    if (busy) return;
    setBusy(true);
    const done = await work();
    setBusy(false);
    if (done) onDone();
  }
  return { busy, add };
}
