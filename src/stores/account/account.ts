import { atom } from 'nanostores';
import { fetchUsage, type AccountUsage } from '../../services/account/account.ts';

/* What the page of an account shows of it. */

export type AccountState =
  | { phase: 'loading' | 'failed'; usage?: undefined }
  | { phase: 'ready'; usage: AccountUsage };

export const $account = atom<AccountState>({ phase: 'loading' });

/** Asks what the account holds. */
export async function openAccount(): Promise<void> {
  $account.set({ phase: 'loading' });
  try {
    $account.set({ phase: 'ready', usage: await fetchUsage() });
  } catch (error) {
    console.error(error);
    $account.set({ phase: 'failed' });
  }
}
