import { atom } from 'nanostores';
import { keepsLocal, tellKept } from '../../lib/gallery/local-key.ts';
import type { LocalEntry } from '../../lib/gallery/local.ts';
import type { Imported } from '../../services/gallery/import.ts';
import { tellBrought } from '../tool/brought.ts';
import { showToast } from '../toasts/toasts.ts';

/*
 * What this browser kept for a visitor, offered to him once he is signed in: on whatever page he
 * arrives. What is needed for it is loaded only where something was kept.
 */

/** Pieces that may be brought along now; none where nobody is to be asked. */
export const $offered = atom<readonly LocalEntry[]>([]);

/** In this tab the answer was: not now. */
const LATER = 'ilmek:bring-later';

/** Another tab may be at it: then it is done. */
const LOCK = 'ilmek-import';

/** Offers what this browser keeps to a member who has saved nothing yet. */
export async function offerKept(): Promise<void> {
  if (!keepsLocal() || sessionStorage.getItem(LATER)) return;
  try {
    const { importable } = await import('../../services/gallery/import.ts');
    $offered.set(await importable());
  } catch (error) {
    console.warn('what this browser keeps cannot be offered', error);
  }
}

/** Asks again with the next visit. */
export function bringLater(): void {
  sessionStorage.setItem(LATER, 'yes');
  $offered.set([]);
}

/** Saves what was offered, for the member alone, and tells what became of it. */
export async function bringAlong(): Promise<void> {
  await bring($offered.get().length, async () => {
    const { importLocal } = await import('../../services/gallery/import.ts');
    return importLocal();
  });
  $offered.set([]);
}

/** Saves pieces that the member chose, whatever he has saved before. */
export async function bringChosen(ids: readonly string[]): Promise<void> {
  await bring(ids.length, async () => {
    const { importChosen } = await import('../../services/gallery/import.ts');
    return importChosen(ids);
  });
}

async function bring(wanted: number, importThem: () => Promise<Imported>): Promise<void> {
  try {
    const { saved, full } = await navigator.locks.request(LOCK, importThem);
    tellBrought(saved);
    tell(saved.size, wanted, full);
  } catch (error) {
    console.warn('what this browser keeps was not imported', error);
    tell(0, wanted);
  }
  tellKept();
}

function tell(brought: number, wanted: number, full = false): void {
  const patterns = (count: number) => (count === 1 ? '1 pattern is' : `${count} patterns are`);
  if (brought > 0) {
    showToast('done', 'Brought along', `${patterns(brought)} in My designs now, for you alone.`);
  }
  const left = wanted - brought;
  if (left > 0) {
    const next = full
      ? 'Your account has no room for more: delete designs that you no longer need.'
      : 'Please try again later.';
    const text = `${patterns(left)} still in this browser. ${next}`;
    showToast('error', 'Not everything came along', text);
  }
}
