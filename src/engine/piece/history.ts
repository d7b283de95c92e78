import type { Piece } from './types.ts';

/** A step of a piece's history. */
export interface Step {
  piece: Piece;
  /** What was done, for people. */
  label: string;
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

/** A history of one state. @param label what was done before it: 'Opened' */
export const startHistory = (piece: Piece, label: string): History => ({
  steps: [{ piece, label }],
  at: 0,
  gesture: undefined,
});

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
