import type { Mm } from '../../core/units.ts';
import { simplifyLine } from '../../trace/curve.ts';
import type { Element } from './parameters.ts';
import { meetings, partsThatPass, withoutLoops, type Edges } from './rails.ts';

/*
 * What is drawn of an element: its outlines, its line, or two rails with rungs. The shapes themselves
 * are kept beside it, so that it has no more points than somebody who goes on in Inkscape wants to
 * see, and Ink/Stitch to reckon with.
 */

/** The sub-paths of a path. */
export interface ElementLines {
  lines: Float64Array[];
  closed: boolean;
}

/** What is drawn may leave the shape by so much: a hundredth of a thread. */
const DRAWN_WITHIN_MM: Mm = 0.003;

/** The paths of an element, mm on the page. */
export function linesOfElement(element: Element): ElementLines[] {
  if (element.kind === 'fill') {
    const lines = element.rings.map((ring) => simplifyLine(ring, true, DRAWN_WITHIN_MM));
    return [{ lines, closed: true }];
  }
  if (element.kind === 'line') {
    const { points, closed } = element;
    return [{ lines: [simplifyLine(points, closed, DRAWN_WITHIN_MM)], closed }];
  }
  const { column } = element;
  const { closed } = column;
  const parts = closed ? [column] : partsThatPass(column);
  return parts.map((part) => ({ lines: railsAndRungs({ ...part, closed }), closed: false }));
}

/** Rungs are drawn so far apart: enough to say which points of the two rails belong together. */
const RUNG_MM: Mm = 4;
/** A rung reaches so far over both rails: Ink/Stitch wants it to cross them. */
const OVER_MM: Mm = 0.2;

function railsAndRungs(column: Edges & { closed: boolean }): Float64Array[] {
  const { left, right } = column;
  const rails = [left, right].map((rail) => {
    const whole = Float64Array.from(column.closed ? [...rail, rail[0], rail[1]] : rail);
    return simplifyLine(withoutLoops(roundLine(whole)), false, DRAWN_WITHIN_MM);
  });
  const count = left.length / 2;
  const wanted = Math.max(2, Math.round(middleLength(column) / RUNG_MM));
  const rungs: Float64Array[] = [];
  const drawAt = (i: number): void => {
    const rung = rungAt(column, 2 * i);
    if (rung && rails.every((rail) => meetings(rail, rung) === 1)) rungs.push(rung);
  };
  for (let k = 1; k < wanted; k++) drawAt(Math.round((k * (count - 1)) / wanted));
  // In narrow bends many would cross a rail twice; without any, each end has to be guessed.
  for (let i = 1; i + 1 < count && rungs.length === 0; i++) drawAt(i);
  // Two rungs on two rails look alike from either side: Ink/Stitch would have to guess.
  if (rungs.length === 2) rungs.pop();
  return [...rails, ...rungs];
}

/** A line over both rails at a pair of their points; none where they meet. */
function rungAt({ left, right }: Edges, i: number): Float64Array | undefined {
  const [dx, dy] = [right[i] - left[i], right[i + 1] - left[i + 1]];
  const over = OVER_MM / (Math.hypot(dx, dy) || 1);
  if (!(over < 1)) return undefined;
  return roundLine(
    Float64Array.of(
      left[i] - dx * over,
      left[i + 1] - dy * over,
      right[i] + dx * over,
      right[i + 1] + dy * over,
    ),
  );
}

function middleLength({ left, right }: Edges): Mm {
  let length = 0;
  for (let i = 2; i < left.length; i += 2) {
    const dx = left[i] + right[i] - left[i - 2] - right[i - 2];
    const dy = left[i + 1] + right[i + 1] - left[i - 1] - right[i - 1];
    length += Math.hypot(dx, dy) / 2;
  }
  return length;
}

/** Micrometres are enough for what is drawn. */
export const roundLine = (line: Float64Array): Float64Array =>
  line.map((v) => Math.round(v * 1000) / 1000);
