import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { hasStoredSession } from '../../lib/account/session-key.ts';

/** Whether somebody seems to be signed in: a session lies in this browser. */
export const $member = atom(false);

/** Whether a member's results are saved by themselves, for him alone. */
export const $saveWanted = persistentAtom<'yes' | 'no'>('ilmek:save', 'yes', {
  encode: String,
  decode: (text) => (text === 'no' ? 'no' : 'yes'),
});

/** Follows whether a session lies in this browser. @returns ends it */
export function watchMember(): () => void {
  const look = () => $member.set(hasStoredSession());
  look();
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
