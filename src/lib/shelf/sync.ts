import type { KeptPiece } from './shelf.ts';

/*
 * What is to be done so that a device and an account have the same pieces. Each write to the account
 * says on which version it builds, and each piece of the device knows which version it was when
 * both were the same: so it is told what was changed here, there, or on both sides, and nothing is
 * written over unseen.
 */

/** A piece as an account has it, without its file. */
export interface AccountPiece {
  id: string;
  title: string;
  createdAt: string;
  changedAt: string;
  /** Grows with each write. */
  version: number;
  /** It was deleted, on whatever device. */
  removed: boolean;
}

/** One thing to do. `buildsOn` is the version that a write expects, 0 for none. */
export type SyncStep =
  | { do: 'send'; id: string; buildsOn: number }
  | { do: 'delete'; id: string; buildsOn: number }
  | { do: 'fetch'; id: string }
  /** Changed on both sides: the device's goes on as a piece of its own, the account's comes. */
  | { do: 'part'; id: string }
  /** Deleted elsewhere. */
  | { do: 'take-off'; id: string };

/**
 * Compares a device with an account.
 * @param here all pieces of the device, also those that were just taken off
 * @param there all pieces of the account, also deleted ones
 * @param member whose account it is: what lies in another's is left alone
 */
export function planSync(
  here: readonly KeptPiece[],
  there: readonly AccountPiece[],
  member: string,
): SyncStep[] {
  const theirs = new Map(there.map((piece) => [piece.id, piece]));
  const known = new Set(here.map(({ id }) => id));
  const steps = here.flatMap((kept) =>
    kept.account && kept.account.member !== member ? [] : stepFor(kept, theirs.get(kept.id)),
  );
  const fresh = there.filter(({ id, removed }) => !removed && !known.has(id));
  return [...steps, ...fresh.map(({ id }): SyncStep => ({ do: 'fetch', id }))];
}

function stepFor(kept: KeptPiece, theirs: AccountPiece | undefined): SyncStep[] {
  const { id, account, removedAt, changedAt } = kept;
  if (!theirs) return removedAt ? [] : [{ do: 'send', id, buildsOn: 0 }];
  const changedThere = theirs.version !== account?.version;
  const buildsOn = theirs.version;
  if (removedAt) {
    if (theirs.removed || !account) return [];
    // Somebody has gone on with it after this device saw it last: it comes back.
    return changedThere ? [{ do: 'fetch', id }] : [{ do: 'delete', id, buildsOn }];
  }
  const changedHere = changedAt !== account?.changedAt;
  // Put back here after it was deleted, or changed here meanwhile: then it is wanted.
  if (theirs.removed) {
    return changedHere || !changedThere ? [{ do: 'send', id, buildsOn }] : [{ do: 'take-off', id }];
  }
  if (!changedThere) return changedHere ? [{ do: 'send', id, buildsOn }] : [];
  return [{ do: changedHere ? 'part' : 'fetch', id }];
}
