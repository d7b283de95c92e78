import { atom } from 'nanostores';
import type { DesignCounts } from 'ilmek-engine/inspect';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { PieceClient } from '../../worker/piece-client.ts';
import { pieceOf } from './piece-files.ts';

/* What pieces of the shelf come to once they are sewn, for a quote: the shelf itself does not know. */

/** By `stateOf` a piece; `failed` where it could not be opened or sewn. */
export const $measured = atom<ReadonlyMap<string, DesignCounts | 'failed'>>(new Map());

/** Tells the states of a piece apart. */
export const stateOf = ({ id, changedAt }: KeptPiece): string => `${id} ${changedAt}`;

let running: Promise<void> = Promise.resolve();

/** Sews pieces that are not known yet, one after the other. */
export function measure(pieces: readonly KeptPiece[]): Promise<void> {
  running = running.then(() => measureEach(pieces));
  return running;
}

async function measureEach(pieces: readonly KeptPiece[]): Promise<void> {
  const fresh = pieces.filter((piece) => !$measured.get().has(stateOf(piece)));
  if (fresh.length === 0) return;
  const client = new PieceClient();
  for (const piece of fresh) {
    const counts = await sew(client, piece).catch(() => 'failed' as const);
    $measured.set(new Map($measured.get()).set(stateOf(piece), counts));
  }
  client.end();
}

const sew = async (client: PieceClient, piece: KeptPiece): Promise<DesignCounts> =>
  (await client.sew(await pieceOf(piece))).counts;
