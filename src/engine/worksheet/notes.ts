import { DISPLAY, FOOT_MM, INK, MARGIN_MM, PT, RULE } from './look.ts';
import type { Page, Paper } from './paper.ts';

/** Between what stands above and the heading. */
const GAP_MM = 10;
const HEAD_MM = 9;
/** From line to line, to write on by hand. */
const LINE_MM = 9;
/** Fewer lines are not worth a heading. */
const MIN_LINES = 3;

/** Lines to write on, where the threads leave a part of their page empty. @param top where that begins, mm */
export function drawNotes({ display }: Paper, { pen, width, height }: Page, top: number): void {
  const first = top + GAP_MM + HEAD_MM;
  const lines = Math.floor((height - FOOT_MM - 8 - first) / LINE_MM);
  if (lines < MIN_LINES) return;
  const style = { font: display, pt: PT.heading, hex: INK, ...DISPLAY };
  pen.text('Notes', [MARGIN_MM, top + GAP_MM + 5], style);
  for (let line = 1; line <= lines; line++) {
    const y = first + line * LINE_MM;
    pen.line([MARGIN_MM, y], [width - MARGIN_MM, y], { hex: RULE, width: 0.2 });
  }
}
