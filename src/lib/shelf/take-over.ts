import type { History, Piece } from 'ilmek-engine/piece';

const current = ({ steps, at }: History): Piece => steps[at].piece;

/**
 * What is shown of an open piece after its account has changed it on the shelf. What was edited while
 * that came stays on top, as a step over it: each state can be gone back to.
 * @param shelf as it lies on the shelf now
 * @param before what was shown when it was last kept
 * @param now what is shown
 */
export function takenOver(shelf: History, before: History, now: History): History {
  if (current(now) === current(before)) return shelf;
  const step = { piece: current(now), label: 'Edited meanwhile' };
  const steps = [...shelf.steps.slice(0, shelf.at + 1), step];
  return { steps, at: steps.length - 1, gesture: undefined };
}
