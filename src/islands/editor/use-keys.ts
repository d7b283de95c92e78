import { useEffect } from 'react';
import type { PieceObject } from 'ilmek-engine/piece';
import { calledIn } from '../../lib/editor/names.ts';
import {
  deleteChosen,
  duplicateChosen,
  groupChosen,
  mirrorChosen,
  scaleBy,
  setHidden,
  setLocked,
  stepInOrder,
  turnBy,
  ungroupChosen,
} from '../../stores/editor/commands.ts';
import { choose, redoEdit, sayChosen, undoEdit } from '../../stores/editor/edits.ts';
import { chosenFill } from '../../stores/editor/guide.ts';
import { $chosen, $grid, $piece, $said } from '../../stores/editor/state.ts';
import { beginCut, dropCut, turnCut } from './cut-by-keys.ts';
import { showAll } from './Stage.tsx';
import { zoomIn, zoomOut } from './StageBar.tsx';
import { $gesture, $mode } from './stage-state.ts';

/** What keys do, as `useKeys` names them; with their words for the list. */
export const KEYS: readonly { keys: readonly string[]; does: string; run: () => unknown }[] = [
  { keys: ['mod+z'], does: 'Undo', run: undoEdit },
  { keys: ['mod+shift+z', 'mod+y'], does: 'Do again', run: redoEdit },
  { keys: ['mod+a'], does: 'Choose all', run: chooseAll },
  { keys: ['escape'], does: 'Choose nothing', run: letGo },
  { keys: ['n'], does: 'Choose the next object', run: () => chooseNext(1) },
  { keys: ['p'], does: 'Choose the object before', run: () => chooseNext(-1) },
  { keys: ['delete', 'backspace'], does: 'Delete', run: () => void deleteChosen() },
  { keys: ['mod+d'], does: 'Duplicate', run: duplicateChosen },
  { keys: ['mod+g'], does: 'Group', run: () => void groupChosen() },
  { keys: ['mod+shift+g'], does: 'Ungroup', run: () => void ungroupChosen() },
  { keys: ['['], does: 'Sew earlier', run: () => stepInOrder(-1) },
  { keys: [']'], does: 'Sew later', run: () => stepInOrder(1) },
  { keys: ['r'], does: 'Turn by 15°', run: () => turnCut(15) || turnBy(15) },
  { keys: ['shift+r'], does: 'Turn back by 15°', run: () => turnCut(-15) || turnBy(-15) },
  { keys: ['m'], does: 'Mirror', run: () => void mirrorChosen('x') },
  { keys: ['.'], does: 'Larger by a twentieth', run: () => void scaleBy(1.05) },
  { keys: [','], does: 'Smaller by a twentieth', run: () => void scaleBy(1 / 1.05) },
  { keys: ['v'], does: 'Hide or show', run: toggleHidden },
  { keys: ['l'], does: 'Lock or unlock', run: toggleLocked },
  { keys: ['s'], does: 'Split a fill by a line', run: beginCut },
  { keys: ['b'], does: 'Draw a line that rows follow', run: drawGuide },
  { keys: ['h'], does: 'Move the view', run: toggleHand },
  { keys: ['g'], does: 'Grid', run: () => $grid.set($grid.get() === 'on' ? 'off' : 'on') },
  { keys: ['+', '='], does: 'Zoom in', run: zoomIn },
  { keys: ['-'], does: 'Zoom out', run: zoomOut },
  { keys: ['0'], does: 'Show all', run: showAll },
];

function chooseAll(): void {
  const { objects = [] } = $piece.get() ?? {};
  choose(objects.filter(({ hidden }) => !hidden).map(({ id }) => id));
  sayChosen();
}

function letGo(): void {
  if (dropCut()) return;
  if ($gesture.get()) $gesture.set(undefined);
  else if ($mode.get() !== 'choose') $mode.set('choose');
  else {
    choose([]);
    $said.set('Nothing chosen.');
  }
}

function chooseNext(step: 1 | -1): void {
  const { objects = [] } = $piece.get() ?? {};
  if (objects.length === 0) return;
  const at = objects.findIndex(({ id }) => id === $chosen.get()[0]);
  const next = at < 0 ? (step > 0 ? 0 : objects.length - 1) : at + step;
  const place = (next + objects.length) % objects.length;
  const object = objects[place];
  choose([object.id], false);
  // The focus stays on the stage: what was come to is heard.
  $said.set(`${place + 1} of ${objects.length}: ${nameOfObject(object)}.`);
}

/** As it is called, and what is not as usual with it. */
function nameOfObject(object: PieceObject): string {
  const words = [calledIn(object)];
  if (object.group) words.push('in a group');
  if (object.hidden) words.push('not sewn');
  if (object.locked) words.push('locked');
  return words.join(', ');
}

const chosenNow = () =>
  ($piece.get()?.objects ?? []).filter(({ id }) => $chosen.get().includes(id));

function toggleHidden(): void {
  const objects = chosenNow();
  if (objects.length > 0)
    setHidden(
      $chosen.get(),
      objects.some(({ hidden }) => !hidden),
    );
}

function toggleLocked(): void {
  const objects = chosenNow();
  if (objects.length > 0)
    setLocked(
      $chosen.get(),
      objects.some(({ locked }) => !locked),
    );
}

function drawGuide(): void {
  if (chosenFill()) $mode.set('guide');
}

function toggleHand(): void {
  $mode.set($mode.get() === 'pan' ? 'choose' : 'pan');
}

/** The name of a pressed key: 'mod+shift+z'. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const isLetter = /^[a-z]$/.test(key);
  return [(event.ctrlKey || event.metaKey) && 'mod', event.shiftKey && isLetter && 'shift', key]
    .filter(Boolean)
    .join('+');
}

const BY_KEY = new Map(KEYS.flatMap(({ keys, run }) => keys.map((key) => [key, run] as const)));

/** What takes keys itself. */
const FIELDS = 'input:not([type=radio],[type=checkbox],[type=range]), textarea, select';

/** Keys of the whole page, while nothing is being typed and no dialog is open. @param onHelp for '?' */
export function useKeys(onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const run = BY_KEY.get(nameOf(event));
      // A number that was taken is an edit: of what was typed nothing is left to undo.
      const isUndo = run === undoEdit || run === redoEdit;
      if (target.closest(FIELDS) && !(isUndo && target.closest('[data-taken=true]'))) return;
      if (event.key === '?') return onHelp();
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onHelp]);
}
