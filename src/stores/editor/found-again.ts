import { atom } from 'nanostores';
import { foundAgainWords, type FoundAgain } from '../../lib/editor/found-again.ts';
import { $piece, $sewn } from './state.ts';

/** What is told of a piece that was opened from stitches: '' where there is nothing to tell. */
export const $foundAgain = atom('');

let stop: (() => void) | undefined;

/** Tells it of the piece that was just opened, with its own count as soon as it is sewn. */
export function tellFound(found: FoundAgain | undefined, from: 'file' | 'design'): void {
  stop?.();
  $foundAgain.set(found ? foundAgainWords(found, from) : '');
  if (!found) return;
  const opened = $piece.get();
  stop = $sewn.listen((sewn) => {
    stop?.();
    // It was edited meanwhile, or its reader has understood.
    if (sewn?.piece !== opened || !$foundAgain.get()) return;
    $foundAgain.set(foundAgainWords(found, from, sewn?.counts.stitches));
  });
}

/** Where it waits for the page that opens the piece. */
const KEY = 'ilmek:found-again';

/** Keeps what was found for the page that opens a piece. */
export function carryFound(id: string, found: FoundAgain | undefined): void {
  if (!found) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, ...found }));
  } catch {
    // Storage is forbidden: the piece is opened without a word.
  }
}

/** What another page has found of a piece, once. */
export function carriedFound(id: string): FoundAgain | undefined {
  try {
    const { objects, stitches, ...rest } = JSON.parse(
      sessionStorage.getItem(KEY) ?? '{}',
    ) as Partial<FoundAgain & { id: string }>;
    sessionStorage.removeItem(KEY);
    const isIt = rest.id === id && typeof objects === 'number' && typeof stitches === 'number';
    return isIt ? { objects, stitches } : undefined;
  } catch {
    return undefined;
  }
}
