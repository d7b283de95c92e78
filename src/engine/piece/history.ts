import type { Design } from '../core/design.ts';
import { rowAngle } from './row-angle.ts';
import type { ObjectSewing, Piece, PieceObject } from './types.ts';

/** A step of a piece's history. */
export interface Step {
  piece: Piece;
  /** What was done, for people. */
  label: string;
  /** Of the first step: the design that the piece was made from, while nothing of it is changed. */
  made?: Design | undefined;
}

/**
 * The states of a piece, one after another. Pieces share what was not changed, so that thousands of
 * steps take little more room than one.
 */
export interface History {
  /** From the oldest to the newest; at least one. */
  readonly steps: readonly Step[];
  /** Which of them is the piece now. */
  readonly at: number;
  /** Of the gesture that is still going on: what it does next takes the place of its last step. */
  readonly gesture: string | undefined;
}

/**
 * A history of one state.
 * @param label what was done before it: 'Opened'
 * @param made the design that it was made from
 */
export const startHistory = (piece: Piece, label: string, made?: Design): History => ({
  steps: [{ piece, label, ...(made && { made }) }],
  at: 0,
  gesture: undefined,
});

/**
 * The design that a piece was made from, where it is still sewn as it was: its stitches are the piece's,
 * and need not be laid anew.
 */
export function madeDesign(history: History): Design | undefined {
  const [{ piece: first, made }] = history.steps;
  const now = current(history);
  return made && (now === first || isSewnAlike(first, now)) ? made : undefined;
}

const isSewnAlike = (a: Piece, b: Piece): boolean =>
  a.density === b.density &&
  a.fabric === b.fabric &&
  a.pullMm === b.pullMm &&
  a.threadWeight === b.threadWeight &&
  a.objects.length === b.objects.length &&
  a.objects.every((object, i) => areSame(object, b.objects[i]));

function areSame(a: PieceObject, b: PieceObject): boolean {
  if (a === b) return true;
  const isSame =
    a.thread.hex === b.thread.hex && a.hidden === b.hidden && a.transform === b.transform;
  if (!isSame) return false;
  if (a.kind === 'stitches') return b.kind === 'stitches' && a.runs === b.runs;
  return b.kind === 'shapes' && a.shapes === b.shapes && sewingOf(a) === sewingOf(b);
}

/** How an object is sewn, as text: an angle that is told may be the one that it had. */
const sewingOf = (object: PieceObject & { sewing: ObjectSewing }): string =>
  JSON.stringify({ ...object.sewing, angle: rowAngle(object) });

/** The piece as it is now. */
export const current = (history: History): Piece => history.steps[history.at].piece;

/**
 * Notes an edit; what was undone before is gone.
 * @param gesture of a drag or a slider: its edits become one step, until another begins
 */
export function noteEdit(history: History, step: Step, gesture?: string): History {
  const isSame = gesture !== undefined && gesture === history.gesture;
  const kept = history.steps.slice(0, isSame ? history.at : history.at + 1);
  return { steps: [...kept, step], at: kept.length, gesture };
}

/** One step back; the same where there is none. */
export const undo = (history: History): History => goTo(history, history.at - 1);

/** One step forward again; the same where there is none. */
export const redo = (history: History): History => goTo(history, history.at + 1);

const goTo = ({ steps }: History, at: number): History => ({
  steps,
  at: Math.max(0, Math.min(steps.length - 1, at)),
  gesture: undefined,
});
