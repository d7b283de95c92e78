import { colorChanges, nearerOrder, type Piece } from 'ilmek-engine/piece';
import { trimsWords } from '../../lib/editor/order-words.ts';
import { PieceClient } from '../../worker/piece-client.ts';
import { showToast } from '../toasts/toasts.ts';
import { edit, mayEditHere } from './edits.ts';
import { sewNewest } from './sewing.ts';
import { $piece, $sewing, $sewn } from './state.ts';

/**
 * Sews what lies side by side one after another, and lines that follow each other together, where that
 * saves cuts: one step, as any edit. Other orders are counted apart, so that where none saves any
 * nothing of the piece has changed, or its history.
 * @param trimsOf how often the thread of a piece is cut
 */
export async function sewFewestTrims(trimsOf = trimsApart): Promise<void> {
  if (!mayEditHere()) return;
  await sewNewest();
  const piece = $piece.get();
  const sewn = $sewn.get();
  if (!piece || sewn?.piece !== piece) return;
  const before = sewn.counts.trims;
  let best = { piece, trims: before };
  for (const other of before === 0 ? [] : ordersOf(piece)) {
    if (best.trims === 0) break;
    const trims = await waited(piece, trimsOf(other));
    // It was edited meanwhile, or could not be counted, which the next edit tells.
    if (trims === undefined || $piece.get() !== piece) return;
    if (trims < best.trims) best = { piece: other, trims };
  }
  if (best.piece !== piece) edit('Fewest trims', () => best.piece);
  showToast('done', 'Trims', trimsWords(before, best.trims, colorChanges(best.piece)));
}

/** Other orders of a piece that keep its colour changes, and what covers what. */
function ordersOf(piece: Piece): Piece[] {
  const nearer = nearerOrder(piece);
  const orders = [nearer, nearerOrder(piece, true)];
  return orders.filter((one, i) => one !== piece && orders.indexOf(one) === i);
}

/** Seconds go by with many objects: the page shows that something is being sewn. */
async function waited(piece: Piece, count: Promise<number>): Promise<number | undefined> {
  $sewing.set({ busy: true });
  const trims = await count.catch(() => undefined);
  if ($piece.get() === piece) $sewing.set({ busy: false });
  return trims;
}

/** By a worker of its own: the page's keeps what it has sewn last, which the stage shows. */
async function trimsApart(piece: Piece): Promise<number> {
  const client = new PieceClient();
  try {
    return (await client.sew(piece)).counts.trims;
  } finally {
    client.end();
  }
}
