import {
  align,
  alignedAsOne,
  alongCircle,
  alongLine,
  boxOf,
  colorChanges,
  duplicate,
  fewerColorChanges,
  join,
  remove,
  reorder,
  repeat,
  RESIZE_LIMITS,
  resizePiece,
  rotation,
  scaleLimits,
  scaling,
  separate,
  setMarks,
  splitFill,
  transformObjects,
  type Alignment,
  type Piece,
  type PieceObject,
  type Position,
  type Transform,
} from 'ilmek-engine/piece';
import { changesWords } from '../../lib/editor/order-words.ts';
import { showToast } from '../toasts/toasts.ts';
import { choose, edit, editChosen, mayEditHere, newGroup, unlocked } from './edits.ts';
import { sewNewest } from './sewing.ts';
import { $chosen, $piece, $said, $sewn } from './state.ts';
import { turned, turnedPage } from './turns.ts';

/* Commands for what is chosen, and for the whole piece. */

/** What is chosen, in sewing order. */
export function chosenObjects(): PieceObject[] {
  const piece = $piece.get();
  return piece ? objectsWith(piece, $chosen.get()) : [];
}

/** Objects of a piece by their ids, in the order in which they are sewn. */
export function objectsWith({ objects }: Piece, ids: readonly string[]): PieceObject[] {
  const wanted = new Set(ids);
  return objects.filter(({ id }) => wanted.has(id));
}

const middle = (): Position => {
  const { left, top, right, bottom } = boxOf(chosenObjects());
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** Takes out what is chosen: it is not sewn. */
export const deleteChosen = (): boolean => editChosen('Delete', remove);

/** Copies lie a little beside, mm. */
const BESIDE = { x: 4, y: 4 };

/** Copies what is chosen, and chooses the copies. */
export function duplicateChosen(): void {
  adding('Duplicate', (piece, ids) => duplicate(piece, ids, BESIDE));
}

function adding(label: string, change: (piece: Piece, ids: readonly string[]) => Piece): void {
  const before = new Set($piece.get()?.objects.map(({ id }) => id));
  const first = $chosen.get();
  if (!editChosen(label, change)) return;
  const added = $piece.get()!.objects.flatMap(({ id }) => (before.has(id) ? [] : [id]));
  // A row, and what was one, is of all its pieces; of a copy the copy alone is meant.
  choose(label === 'Duplicate' ? added : [...first, ...added], false);
}

/** Moves, scales or mirrors what is chosen. @param gesture of a key that is held */
export const transformChosen = (label: string, transform: Transform, gesture?: string): boolean =>
  editChosen(label, (piece, ids) => transformObjects(piece, ids, transform), gesture);

/** Turns what is chosen; rows whose direction was set turn along. @param turn a rotation */
export const turnChosen = (turn: Transform): boolean =>
  editChosen('Turn', (piece, ids) => turned(piece, ids, turn));

/** Turns what is chosen about its middle. @param degrees clockwise */
export const turnBy = (degrees: number): boolean => turnChosen(rotation(degrees, middle()));

/** Mirrors what is chosen from left to right, or from top to bottom. */
export const mirrorChosen = (axis: 'x' | 'y'): boolean =>
  transformChosen('Mirror', axis === 'x' ? scaling(-1, 1, middle()) : scaling(1, -1, middle()));

/** Scales what is chosen about its middle, fixed stitches as far as they stretch. */
export function scaleBy(times: number): boolean {
  const [least, most] = scaleLimits(chosenObjects());
  const possible = Math.min(most, Math.max(least, times));
  if (possible === 1) {
    const text = 'They stretch by 15 % at most: beyond that they would be no good stitches.';
    if (times !== 1) showToast('done', 'Fixed stitches', text);
    return false;
  }
  return transformChosen('Resize', scaling(possible, possible, middle()));
}

/** Moves what is chosen. @param gesture of a key that is held */
export const moveBy = (x: number, y: number, gesture?: string): boolean =>
  transformChosen('Move', [1, 0, 0, 1, x, y], gesture);

/** Whether all that is chosen is one object or one group, which is aligned with the page. */
export function isAlignedWithPage(): boolean {
  const piece = $piece.get();
  return !piece || alignedAsOne(piece, unlocked(piece, $chosen.get())).length <= 1;
}

/** Aligns what is chosen; one object, or one group, with the page. */
export function alignChosen(to: Alignment): void {
  if (!isAlignedWithPage()) {
    editChosen('Align', (piece, ids) => align(piece, ids, to));
    return;
  }
  const objects = chosenObjects();
  const piece = $piece.get();
  if (objects.length === 0 || !piece) return;
  const { left, top, right, bottom } = boxOf(objects);
  const { widthMm, heightMm } = piece;
  const by: Record<Alignment, [number, number]> = {
    left: [-left, 0],
    center: [(widthMm - left - right) / 2, 0],
    right: [widthMm - right, 0],
    top: [0, -top],
    middle: [0, (heightMm - top - bottom) / 2],
    bottom: [0, heightMm - bottom],
  };
  transformChosen('Align', [1, 0, 0, 1, ...by[to]]);
}

/** Repeats what is chosen in a row. @param count in all. @param step from each to the next, mm */
export const repeatInRow = (count: number, step: Position): void =>
  adding('Repeat', (piece, ids) => repeat(piece, ids, alongLine(count, step)));

/** Between the pieces of a ring whose radius is not told, mm. */
const RING_GAP_MM = 2;

/**
 * Repeats what is chosen round the middle of the page, from where it lies: moved out where the radius
 * asks for it, or where its copies would lie on each other.
 * @param count in all
 * @param radius from the middle of the page to the middle of each, mm
 */
export function repeatInRing(count: number, radius?: number): void {
  adding('Repeat', (piece, ids) => {
    const centre = { x: piece.widthMm / 2, y: piece.heightMm / 2 };
    const box = boxOf(piece.objects.filter(({ id }) => ids.includes(id)));
    const away = {
      x: (box.left + box.right) / 2 - centre.x,
      y: (box.top + box.bottom) / 2 - centre.y,
    };
    const now = Math.hypot(away.x, away.y);
    const side = Math.min(box.right - box.left, box.bottom - box.top) + RING_GAP_MM;
    const wanted = radius ?? Math.max(now, side / 2 / Math.sin(Math.PI / count));
    // What lies in the middle goes up.
    const [x, y] = now > 1 ? [away.x / now, away.y / now] : [0, -1];
    const shift: Transform = [1, 0, 0, 1, x * wanted - away.x, y * wanted - away.y];
    const placed = wanted === now ? piece : transformObjects(piece, ids, shift);
    return repeat(placed, ids, alongCircle(count, centre));
  });
}

/** Groups what is chosen: it is chosen and moved together. */
export const groupChosen = (): boolean =>
  editChosen('Group', (piece, ids) => setMarks(piece, ids, { group: newGroup('group') }));

/** Takes groups apart. */
export const ungroupChosen = (): boolean =>
  editChosen('Ungroup', (piece, ids) => setMarks(piece, ids, { group: undefined }));

/** Sews what is chosen as one object. */
export const joinChosen = (): boolean => editChosen('Sew as one', join);

/** Takes an object of several shapes apart. */
export function separateChosen(): void {
  adding('Take apart', (piece, ids) => ids.reduce(separate, piece));
}

/** Names objects: one, or all of a group. */
export const nameObjects = (ids: readonly string[], name: string): boolean =>
  edit('Name', (piece) => setMarks(piece, ids, { name: name.trim().slice(0, 80) }));

/** Shows or hides objects: what is hidden is not sewn. */
export const setHidden = (ids: readonly string[], hidden: boolean): boolean =>
  edit(hidden ? 'Hide' : 'Show', (piece) => setMarks(piece, ids, { hidden: hidden || undefined }));

/** Keeps objects from being changed, or lets them be. */
export const setLocked = (ids: readonly string[], locked: boolean): boolean =>
  edit(locked ? 'Lock' : 'Unlock', (piece) =>
    setMarks(piece, ids, { locked: locked || undefined }),
  );

/** Puts objects before another in the sewing order. @param before undefined: last */
export const moveInOrder = (ids: readonly string[], before: string | undefined): boolean =>
  edit('Order', (piece) => reorder(piece, ids, before));

/** Sews what is chosen one place earlier or later, or first or last. */
export function stepInOrder(step: -1 | 1 | 'first' | 'last'): void {
  const { objects } = $piece.get() ?? { objects: [] };
  const ids = $chosen.get();
  const places = objects.flatMap(({ id }, i) => (ids.includes(id) ? [i] : []));
  if (places.length === 0) return;
  const rest = objects.filter(({ id }) => !ids.includes(id));
  const [at] = places;
  const wanted = step === 'first' ? 0 : step === 'last' ? rest.length : at + step;
  if (wanted < 0 || wanted > rest.length || (step !== 'first' && step !== 'last' && wanted === at))
    return;
  if (moveInOrder(ids, rest[wanted]?.id)) $said.set(`Now sewn ${wanted + 1} of ${objects.length}.`);
}

/** Splits the chosen fill by a line on the page. */
export function splitBy(from: Position, to: Position): void {
  const [object] = chosenObjects();
  if (object) edit('Split', (piece) => splitFill(piece, object.id, from, to));
}

/** Puts objects of one thread together as far as what covers what stays, and says what that costs in trims. */
export async function sewFewerColors(): Promise<void> {
  const piece = $piece.get();
  if (!piece || !mayEditHere()) return;
  const before = { changes: colorChanges(piece), trims: trimsOf(piece) };
  edit('Fewer colour changes', (now) => {
    const next = fewerColorChanges(now);
    return colorChanges(next) < before.changes ? next : now;
  });
  const sorted = $piece.get()!;
  if (sorted !== piece) await sewNewest();
  const after = { changes: colorChanges(sorted), trims: trimsOf(sorted) };
  showToast('done', 'Colour changes', changesWords(before, after));
}

/** How often the thread of a piece is cut; undefined where it is not the one that was sewn last. */
function trimsOf(piece: Piece): number | undefined {
  const sewn = $sewn.get();
  return sewn?.piece === piece ? sewn.counts.trims : undefined;
}

/** Turns the whole piece, page and all. @param degrees clockwise */
export const turnWhole = (degrees: number): boolean =>
  edit('Turn the piece', (piece) => turnedPage(piece, degrees));

/** Stitches reach a little beyond shapes at any size: half of them is not half to the last tenth. */
const AS_ASKED = 0.01;

/**
 * Scales the whole piece; its stitches are laid anew, so only within bounds at once: what is left is said.
 * @param from how wide it is, or what of it is measured, mm
 * @param to how wide that is to be
 */
export function resizeWhole(from: number, to: number): void {
  const [least, most] = RESIZE_LIMITS;
  const times = Math.min(most, Math.max(least, to / from));
  let kept = 0;
  const isDone = edit('Resize the piece', (now) => {
    const resized = resizePiece(now, times);
    kept = resized.kept.length;
    return resized.piece;
  });
  if (isDone && Math.abs(times - to / from) > AS_ASKED) {
    const [old, now] = [from, from * times].map((mm) => `${Math.round(mm * 10) / 10} mm`);
    const bound = times === most ? 'At most twice' : 'Down to half';
    const text = `${bound} as wide at once: its stitches are laid again, so ${old} became ${now}. Enter the width again to go on.`;
    showToast('done', 'Width', text);
  }
  if (kept > 0) {
    const text = 'They were stretched by 15 % at most: beyond that they would be no good stitches.';
    showToast('done', kept === 1 ? 'Fixed stitches' : `${kept} fixed objects`, text);
  }
}
