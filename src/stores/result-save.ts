import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { hasStoredSession } from '../lib/session-key.ts';
import type { ConverterSettings } from './converter-settings.ts';
import type { JobResult } from './job-state.ts';
import { showToast } from './toasts.ts';

/*
 * Saving the converter's result. What talks to the gallery is loaded when there is something to
 * save: a visitor who only looks never fetches it.
 */

export interface SaveState {
  /** `kept`: nobody is signed in, and this browser keeps it. */
  phase: 'none' | 'saving' | 'saved' | 'kept' | 'failed';
  /** Of the saved design. */
  id?: string | undefined;
}

export const $save = atom<SaveState>({ phase: 'none' });

/** Whether somebody seems to be signed in: a session lies in this browser. */
export const $member = atom(false);

/** Whether a member's results go to the gallery by themselves. */
export const $saveWanted = persistentAtom<'yes' | 'no'>('ilmek:save', 'yes', {
  encode: String,
  decode: (text) => (text === 'no' ? 'no' : 'yes'),
});

/** What is to be saved, and the entry of this browser that stands for it meanwhile. */
let pending: { result: JobResult; settings: ConverterSettings; kept?: string } | undefined;

/** Follows whether a session lies in this browser. @returns ends it */
export function watchMember(): () => void {
  const look = () => $member.set(hasStoredSession());
  look();
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

/** Takes a new result: saves it, unless its member wants to decide himself. */
export function offerResult(result: JobResult, settings: ConverterSettings): void {
  pending = { result, settings };
  if ($member.get() && $saveWanted.get() === 'no') $save.set({ phase: 'none' });
  else void saveResult();
}

/** Saves the result, also once more after a failure; nothing of it is lost by one. */
export async function saveResult(): Promise<void> {
  const mine = pending;
  if (!mine || $save.get().phase === 'saving') return;
  const tell = (state: SaveState) => mine === pending && $save.set(state);
  tell({ phase: 'saving' });
  try {
    const { saveToGallery } = await import('./gallery-save.ts');
    const id = await saveToGallery(mine.result, mine.settings, mine.kept);
    tell({ phase: 'saved', id });
  } catch (error) {
    if ($member.get()) console.error(error);
    tell(await keep(mine));
    showToast('error', "Could not save to gallery. Please ensure you're logged in.", '');
  }
}

/** Keeps a visitor's result in this browser. A member's stays on the page, to be tried again. */
async function keep(mine: NonNullable<typeof pending>): Promise<SaveState> {
  if ($member.get()) return { phase: 'failed' };
  try {
    const { keepInBrowser } = await import('./gallery-save.ts');
    mine.kept ??= await keepInBrowser(mine.result, mine.settings);
  } catch (error) {
    console.error(error);
  }
  return { phase: mine.kept ? 'kept' : 'failed' };
}
