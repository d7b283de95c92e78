import { atom } from 'nanostores';
import { keepsLocal } from '../lib/local-key.ts';
import { showToast } from './toasts.ts';

/** How many designs this page has brought into the gallery out of this browser. */
export const $imported = atom(0);

/**
 * Brings what this browser kept for a visitor into the gallery, once he is signed in: on whatever
 * page he arrives. What is needed for it is loaded only where something was kept.
 */
export async function importKept(): Promise<void> {
  if (!keepsLocal()) return;
  try {
    // Another tab may be at it: then it is done.
    await navigator.locks.request('ilmek-import', { ifAvailable: true }, async (lock) => {
      if (lock) tell(await importAll());
    });
  } catch (error) {
    console.warn('what this browser keeps was not imported', error);
  }
}

async function importAll(): Promise<number> {
  const { importLocal } = await import('../services/gallery-import.ts');
  return importLocal();
}

function tell(count: number): void {
  if (count === 0) return;
  $imported.set($imported.get() + count);
  showToast('done', 'Brought into the gallery', 'What this browser kept for you is in it now.');
}
