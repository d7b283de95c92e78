import { atom, computed } from 'nanostores';
import { persistentAtom } from '@nanostores/persistent';
import type { Thread } from 'ilmek-engine';
import {
  exchangeThread,
  recolor,
  setMarks,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { matchToShelf, matchWords, MIN_OTHER, type ShelfMatch } from '../../lib/workshop/spools.ts';
import { showToast } from '../toasts/toasts.ts';
import { edit, unlocked } from './edits.ts';
import { $history, $piece, $sewn } from './state.ts';
import { withShelf } from './with-shelf.ts';

/* Threads: exchanged for some objects or everywhere, left out, taken from one's own shelf. */

const MOST_RECENT = 12;

/** What was taken last, on this device. */
export const $recentThreads = persistentAtom<readonly Thread[]>('ilmek:recent-threads', [], {
  encode: JSON.stringify,
  decode: decodeThreads,
});

// A declaration: what was kept is read while this module begins.
function decodeThreads(text: string): readonly Thread[] {
  try {
    const kept = JSON.parse(text) as Partial<Thread>[];
    return kept.flatMap(({ hex, name, code, chart }) =>
      /^#[\da-f]{6}$/.test(hex ?? '')
        ? [{ hex: hex!, name: String(name), code: String(code), chart: String(chart) }]
        : [],
    );
  } catch {
    return [];
  }
}

function remember(thread: Thread): void {
  const others = $recentThreads.get().filter(({ hex }) => hex !== thread.hex);
  try {
    $recentThreads.set([thread, ...others].slice(0, MOST_RECENT));
  } catch {
    // Storage is full or forbidden: it holds for this page.
  }
}

/** Threads of objects, each once, in the order in which they are first sewn. */
export function threadsOf(objects: readonly PieceObject[]): Thread[] {
  const byHex = new Map<string, Thread>();
  for (const { thread } of objects) if (!byHex.has(thread.hex)) byHex.set(thread.hex, thread);
  return [...byHex.values()];
}

/**
 * Exchanges threads of some objects.
 * @param hexes of the threads that go
 * @param everywhere wherever they are sewn, and not of these objects alone
 */
export function takeThread(
  objects: readonly PieceObject[],
  hexes: readonly string[],
  next: Thread,
  everywhere: boolean,
): void {
  remember(next);
  if (everywhere) {
    edit('Thread everywhere', (before) =>
      hexes.reduce((changed, hex) => exchangeThread(changed, hex, next), before),
    );
    return;
  }
  edit('Thread', (before) => {
    const ids = unlocked(before, idsWith(objects, hexes));
    return ids.length === 0 ? before : recolor(before, ids, next);
  });
}

const idsWith = (objects: readonly PieceObject[], hexes: readonly string[]): string[] =>
  objects.filter(({ thread }) => hexes.includes(thread.hex)).map(({ id }) => id);

/** Leaves a thread of some objects out, or sews it again. */
export const leaveOut = (objects: readonly PieceObject[], hex: string, hidden: boolean): boolean =>
  edit(hidden ? 'Leave a thread out' : 'Sew a thread again', (piece) =>
    setMarks(piece, idsWith(objects, [hex]), { hidden: hidden || undefined }),
  );

/** Pieces that were sewn with a shelf, and how near it came to their colours before. */
const $taken = atom<{ piece: Piece; match: ShelfMatch } | undefined>(undefined);

/** How near the shelf came to the colours that it took the place of; undefined where that is not done, or undone. */
export const $shelfMatch = computed([$taken, $history], (taken, history) => {
  const steps = history?.steps.slice(0, history.at + 1) ?? [];
  return steps.some(({ piece }) => piece === taken?.piece) ? taken?.match : undefined;
});

/** Sews all of the piece with what is on somebody's shelf, and says how far its colours are. */
export function sewWithShelf(shelf: readonly Thread[]): void {
  const before = $piece.get();
  const match = before && matchToShelf(usesOf(before), shelf);
  if (!match || !edit('My spools', (piece) => withShelf(piece, shelf))) return;
  $taken.set({ piece: $piece.get()!, match });
  const isFar = match.worst.nearest.difference >= MIN_OTHER;
  const words = matchWords(match, true);
  showToast(isFar ? 'error' : 'done', 'My spools', `Sewn with them: ${words}`);
}

/** Threads by their lengths, where these are known of the piece as it is; else by how many objects have them. */
function usesOf(piece: Piece): { thread: Thread; metres: number }[] {
  const sewn = $sewn.get();
  if (sewn?.piece === piece) return sewn.counts.threads;
  return piece.objects.map(({ thread }) => ({ thread, metres: 1 }));
}
