import type { Thread } from 'ilmek-engine';
import { recolor, type Piece } from 'ilmek-engine/piece';
import { nearestThread } from 'ilmek-engine/tables';

/**
 * A piece sewn with what is on somebody's shelf: each thread by the nearest of its spools. A thread of
 * the same colour by another name, or of another chart, is another spool.
 * @returns the piece itself where all of its threads are on the shelf
 */
export function withShelf(piece: Piece, shelf: readonly Thread[]): Piece {
  const lacking = new Map<string, string[]>();
  for (const { id, thread } of piece.objects) {
    if (shelf.some((spool) => isSame(spool, thread))) continue;
    lacking.set(thread.hex, [...(lacking.get(thread.hex) ?? []), id]);
  }
  return [...lacking].reduce((now, [hex, ids]) => {
    const nearest = nearestThread(hex, shelf);
    return nearest ? recolor(now, ids, nearest.thread) : now;
  }, piece);
}

const isSame = (a: Thread, b: Thread): boolean =>
  a.hex === b.hex && a.code === b.code && a.name === b.name && a.chart === b.chart;
