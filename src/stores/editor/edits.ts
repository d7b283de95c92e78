import {
  current,
  noteEdit,
  redo,
  undo,
  type Chosen,
  type History,
  type Piece,
} from 'ilmek-engine/piece';
import { showToast } from '../toasts/toasts.ts';
import { $chosen, $history, $piece, $said, mayEdit } from './state.ts';

/**
 * Changes the piece: one step of its history.
 * @param label what is done, for people: 'Thread'
 * @param gesture of a drag or slider: its changes are one step
 * @returns whether anything was changed; what cannot be done is said on the page
 */
export function edit(label: string, change: (piece: Piece) => Piece, gesture?: string): boolean {
  const history = $history.get();
  if (!history || !mayEditHere()) return false;
  try {
    const before = current(history);
    const piece = change(before);
    if (piece === before) return false;
    $history.set(noteEdit(history, { piece, label }, gesture));
    keepChosen();
    if (!gesture) $said.set(`${label}.`);
    return true;
  } catch (error) {
    showToast('error', `${label}: not possible`, sentence(error));
    return false;
  }
}

/** Whether the piece may be changed in this tab; where another one writes it, that is said, and what to do. */
export function mayEditHere(): boolean {
  if (mayEdit()) return true;
  const text = 'Change it there, or close that tab: then this one takes over.';
  showToast('error', 'Open in another tab', text);
  return false;
}

/** An edit of what is chosen; locked objects are left as they are. */
export const editChosen = (
  label: string,
  change: (piece: Piece, ids: Chosen) => Piece,
  gesture?: string,
): boolean =>
  edit(
    label,
    (piece) => {
      const ids = unlocked(piece, $chosen.get());
      if (ids.length > 0) return change(piece, ids);
      if ($chosen.get().length > 0) $said.set(`${label}: not possible, it is locked.`);
      return piece;
    },
    gesture,
  );

/** Those of some objects that may be changed. */
export const unlocked = ({ objects }: Piece, ids: Chosen): string[] =>
  objects.filter(({ id, locked }) => !locked && ids.includes(id)).map(({ id }) => id);

/** The name of a group that is made now. @param what it is, for those who read a file */
export const newGroup = (what: string): string => `${what}-${crypto.randomUUID().slice(0, 8)}`;

/** What an error says, as a sentence. */
export function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const plain = message.replace(/^[^:]*: /, '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}

/** One step back. */
export const undoEdit = (): void => step(undo, 'Undone');

/** One step forward again. */
export const redoEdit = (): void => step(redo, 'Done again');

function step(go: (history: History) => History, word: string): void {
  const history = $history.get();
  if (!history || !mayEditHere()) return;
  const next = go(history);
  if (next.at === history.at) return;
  $history.set(next);
  keepChosen();
  const label = history.steps[Math.max(history.at, next.at)].label;
  $said.set(`${word}: ${label}.`);
}

/** Goes to one state of the history. */
export function goToStep(at: number): void {
  const history = $history.get();
  if (!history?.steps[at] || !mayEditHere()) return;
  $history.set({ ...history, at, gesture: undefined });
  keepChosen();
}

/** Chooses objects; with one of a group all of it. */
export function choose(ids: Chosen, whole = true): void {
  const piece = $piece.get();
  if (!piece) return;
  const wanted = new Set(ids);
  const groups = new Set(
    piece.objects.flatMap(({ id, group }) => (whole && group && wanted.has(id) ? [group] : [])),
  );
  const all = piece.objects.filter(
    ({ id, group }) => wanted.has(id) || (group !== undefined && groups.has(group)),
  );
  $chosen.set(all.map(({ id }) => id));
}

/** Says how many objects are chosen. */
export function sayChosen(): void {
  const { length } = $chosen.get();
  $said.set(length === 1 ? '1 object chosen.' : `${length || 'No'} objects chosen.`);
}

/** Chooses an object besides, or no longer. */
export function toggleChosen(id: string): void {
  const chosen = $chosen.get();
  choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], false);
}

/** What is gone is not chosen. */
function keepChosen(): void {
  const ids = new Set($piece.get()?.objects.map(({ id }) => id));
  const chosen = $chosen.get();
  if (chosen.some((id) => !ids.has(id))) $chosen.set(chosen.filter((id) => ids.has(id)));
}
