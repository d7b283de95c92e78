import { atom } from 'nanostores';
import { forgetLocal } from '../../lib/gallery/local-key.ts';
import {
  deleteAccount,
  DeletionRefused,
  proveByPassword,
  sendProofLink,
} from '../../services/account/account.ts';
import { AuthProblem } from '../../services/account/auth.ts';
import { signOut } from '../../services/account/session.ts';
import { isProved } from './session-proof.ts';
import { carryToast } from '../toasts/toasts.ts';

/* Deleting an account: the question, the proof, the work. */

export interface AccountEnd {
  phase: 'idle' | 'asking' | 'working';
  /** This tab came by the link of a mail: no password is asked for. */
  proved: boolean;
  /** The mail with the link is on its way. */
  linkSent: boolean;
  /** Files that are gone. */
  removed: number;
  /** Its sheet was closed while the work goes on; it comes back where something is wrong. */
  away: boolean;
  /** What is wrong; empty where nothing is. */
  error: string;
}

const START: AccountEnd = {
  ...{ phase: 'idle', proved: false, linkSent: false, removed: 0, away: false, error: '' },
};

export const $accountEnd = atom<AccountEnd>(START);

const change = (part: Partial<AccountEnd>) => $accountEnd.set({ ...$accountEnd.get(), ...part });

/** Where one is afterwards. */
const AFTER = '/auth';

/** Opens the question. @param fresh the database still takes this session for a proof */
export function askToDelete(fresh: boolean): void {
  $accountEnd.set({ ...START, phase: 'asking', proved: fresh && isProved() });
}

/** Closes it; what is under way is not stopped halfway. */
export function dropDeletion(): void {
  if ($accountEnd.get().phase === 'working') change({ away: true });
  else $accountEnd.set(START);
}

export async function askForLink(): Promise<void> {
  change({ error: '' });
  try {
    await sendProofLink();
    change({ linkSent: true });
  } catch (error) {
    fail(error);
  }
}

/**
 * Deletes the account, signs out on this device and leaves.
 * @param password empty where the link of a mail has proved it
 * @param withKept also what this browser keeps of pieces made without an account
 */
export async function endAccount(password: string, withKept: boolean): Promise<void> {
  const { phase, proved } = $accountEnd.get();
  if (phase === 'working') return;
  change({ phase: 'working', error: '', removed: 0 });
  try {
    if (!proved) await proveByPassword(password);
    await deleteAccount((removed) => change({ removed }));
  } catch (error) {
    fail(error);
    return;
  }
  if (withKept) {
    forgetLocal();
    const { dropPictures } = await import('../../lib/gallery/pictures.ts');
    // Where the browser has no databases there is none.
    await dropPictures().catch(() => undefined);
  }
  // The account is gone: whatever the server says to that, this device forgets its session.
  await signOut().catch((error: unknown) => console.warn(error));
  carryToast('done', 'Account deleted', 'Your designs and files are gone.');
  location.replace(AFTER);
}

const AGAIN = 'Nothing is half done: press once more, and it goes on where it was.';

function fail(error: unknown): void {
  const { proved } = $accountEnd.get();
  const isOld = error instanceof DeletionRefused && error.reason === 'sign-in-again';
  if (!(error instanceof AuthProblem) && !isOld) console.error(error);
  change({
    phase: 'asking',
    away: false,
    // A link is good for ten minutes: after them the password, or another link, is asked for.
    proved: proved && !isOld,
    error: isOld
      ? 'Ten minutes have gone by. Please prove once more that it is you.'
      : error instanceof AuthProblem
        ? error.message
        : `The account could not be deleted yet. ${AGAIN}`,
  });
}
