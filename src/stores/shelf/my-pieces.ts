import { atom } from 'nanostores';
import type { History } from 'ilmek-engine/piece';
import { mayBeCleared, openShelf } from '../../lib/shelf/database.ts';
import { copyTitle } from '../../lib/shelf/files.ts';
import { ShelfFullError, type KeptPiece } from '../../lib/shelf/shelf.ts';

/* The pieces of this device: what the page of them shows, and what it does. */

/** What is known of the shelf. */
export type MyPieces =
  | { phase: 'loading' }
  | { phase: 'ready'; pieces: readonly KeptPiece[] }
  /** The browser keeps no databases, as some do in private windows. */
  | { phase: 'failed' };

export const $myPieces = atom<MyPieces>({ phase: 'loading' });

/** Whether the browser has not promised to keep the pieces. */
export const $mayBeCleared = atom(false);

/** What was deleted last, and can be put back. */
export const $deleted = atom<KeptPiece | undefined>();

/** Why the last thing that was asked for was not done, for people. */
export const $pieceFault = atom<string | undefined>();

/** Follows the shelf, in this tab and in others. @returns ends it */
export function watchPieces(): () => void {
  let end: (() => void) | undefined;
  let over = false;
  void openShelf().then(
    (shelf) => {
      if (over) return;
      end = shelf.watch(() => void readPieces());
      void readPieces();
    },
    () => $myPieces.set({ phase: 'failed' }),
  );
  return () => {
    over = true;
    end?.();
  };
}

/** Looks at the shelf again. */
export async function readPieces(): Promise<void> {
  try {
    const pieces = await (await openShelf()).list();
    $myPieces.set({ phase: 'ready', pieces });
    $mayBeCleared.set(pieces.length > 0 && (await mayBeCleared()));
  } catch (error) {
    console.error(error);
    $myPieces.set({ phase: 'failed' });
  }
}

/** Gives a piece another title; one without a letter changes nothing. */
export async function renamePiece({ id, title }: KeptPiece, name: string): Promise<void> {
  const wanted = name.trim();
  if (!wanted || wanted === title) return;
  await attempt(async () => (await openShelf()).rename(id, wanted));
}

/** Makes a copy, which can be undone no farther than to what it shows now. */
export async function copyPiece(piece: KeptPiece): Promise<void> {
  await attempt(async () => {
    const shelf = await openShelf();
    const found = await shelf.get(piece.id);
    if (!found) return;
    const { steps, at } = found.history;
    const { createdAt: _, changedAt: __, removedAt: ___, account: ____, ...summary } = found.kept;
    const titles = (await shelf.list()).map(({ title }) => title);
    const title = copyTitle(piece.title, titles);
    const history: History = {
      steps: [{ piece: { ...steps[at].piece, name: title }, label: 'Copied' }],
      at: 0,
      gesture: undefined,
    };
    await shelf.put({ ...summary, id: crypto.randomUUID(), title }, history);
  });
}

/** Takes a piece off; `undoDelete` puts it back. */
export async function deletePiece(piece: KeptPiece): Promise<void> {
  await attempt(async () => {
    await (await openShelf()).remove(piece.id);
    $deleted.set(piece);
  });
}

/** Puts back what was deleted last. */
export async function undoDelete(): Promise<void> {
  const piece = $deleted.get();
  if (!piece) return;
  await attempt(async () => {
    await (await openShelf()).undoRemove(piece.id);
    $deleted.set(undefined);
  });
}

async function attempt(work: () => Promise<void>): Promise<void> {
  $pieceFault.set(undefined);
  try {
    await work();
  } catch (error) {
    $pieceFault.set(faultOf(error));
  }
}

/** What went wrong on the shelf, for people. */
export function faultOf(error: unknown): string {
  if (error instanceof ShelfFullError) {
    return 'This device has no room left for it. Delete some pieces, or other files, and try again; what is here is safe.';
  }
  console.error(error);
  return 'It could not be done. Reload the page and try again; what is here is safe.';
}
