import { boxOf } from 'ilmek-engine/piece';
import { splitBy } from '../../stores/editor/commands.ts';
import { chosenArea } from '../../stores/editor/guide.ts';
import { $said } from '../../stores/editor/state.ts';
import { $gesture, $mode } from './stage-state.ts';

/* The line that splits a fill, by keys: it lies across its middle at first. */

/** So far it reaches over what it cuts, mm. */
const OVER_MM = 4;

/** Shows a line across the chosen area, to be moved, turned and cut along. */
export function beginCut(): void {
  const object = chosenArea();
  if (!object) {
    $said.set('Choose one area first: that is split.');
    return;
  }
  const { left, top, right, bottom } = boxOf([object]);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isWide = right - left > bottom - top;
  const [from, to] = isWide
    ? [
        { x, y: top - OVER_MM },
        { x, y: bottom + OVER_MM },
      ]
    : [
        { x: left - OVER_MM, y },
        { x: right + OVER_MM, y },
      ];
  $mode.set('split');
  $gesture.set({ kind: 'line', from, to, byKeys: true });
  document.querySelector<HTMLElement>('.editor-stage')?.focus();
  $said.set('Arrows move the line, R turns it, Enter splits.');
}

/** The line as it lies now; undefined where none is shown. */
function cutNow() {
  const gesture = $gesture.get();
  return $mode.get() === 'split' && gesture?.kind === 'line' ? gesture : undefined;
}

/** Moves the line. @returns whether there is one */
export function moveCut(x: number, y: number): boolean {
  const cut = cutNow();
  if (!cut) return false;
  const moved = (at: { x: number; y: number }) => ({ x: at.x + x, y: at.y + y });
  $gesture.set({ kind: 'line', from: moved(cut.from), to: moved(cut.to), byKeys: true });
  return true;
}

/** Turns the line about its middle. @param degrees clockwise. @returns whether there is one */
export function turnCut(degrees: number): boolean {
  const cut = cutNow();
  if (!cut) return false;
  const [x, y] = [(cut.from.x + cut.to.x) / 2, (cut.from.y + cut.to.y) / 2];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = (at: { x: number; y: number }) => ({
    x: x + (at.x - x) * cos - (at.y - y) * sin,
    y: y + (at.x - x) * sin + (at.y - y) * cos,
  });
  $gesture.set({ kind: 'line', from: turned(cut.from), to: turned(cut.to), byKeys: true });
  return true;
}

/** Splits along the line. @returns whether there was one */
export function cutAlong(): boolean {
  const cut = cutNow();
  if (!cut) return false;
  dropCut();
  splitBy(cut.from, cut.to);
  return true;
}

/** Takes the line away. @returns whether there was one */
export function dropCut(): boolean {
  if (!cutNow()) return false;
  $gesture.set(undefined);
  $mode.set('choose');
  return true;
}
