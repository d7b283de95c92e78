import type { Design } from '../core/design.ts';
import { placesOf, type Run, runsOf, touchingRuns, withOrder } from './runs.ts';

/** Something of a design that stands by itself: a letter, a crest. */
interface Element {
  runs: Run[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The same stitches in the order of a cap: from the middle out and from the bottom up, each element
 * finished in all its colours before the next. A cap is held at its peak alone, so that cloth which is
 * pushed ahead of the needle must have somewhere to go; colours come back more often for it.
 * @param design its runs of thread are kept whole, and the order of those that touch
 */
export function capOrder(design: Design): Design {
  const runs = runsOf(design);
  const roots = touchingRuns(runs, placesOf(design, runs));
  const byRoot = new Map<number, Element>();
  for (const run of runs) {
    const root = roots[run.index];
    const element = byRoot.get(root) ?? {
      ...{ runs: [], left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
    };
    element.runs.push(run);
    widen(element, design, run);
    byRoot.set(root, element);
  }
  const elements = [...byRoot.values()];
  const left = Math.min(...elements.map((e) => e.left));
  const right = Math.max(...elements.map((e) => e.right));
  const ordered = linesOf(elements).flatMap((line) => fromMiddle(line, (left + right) / 2));
  return withOrder(
    design,
    ordered.flatMap((element) => element.runs),
    true,
  );
}

function widen(element: Element, { x, y }: Design, { start, end }: Run): void {
  for (let i = start; i < end; i++) {
    element.left = Math.min(element.left, x[i]);
    element.right = Math.max(element.right, x[i]);
    element.top = Math.min(element.top, y[i]);
    element.bottom = Math.max(element.bottom, y[i]);
  }
}

/** Elements side by side, as in a line of text; the lowest line first. */
function linesOf(elements: readonly Element[]): Element[][] {
  const lines: Element[][] = [];
  for (const element of [...elements].sort((a, b) => b.bottom - a.bottom)) {
    const middle = (element.top + element.bottom) / 2;
    const line = lines.at(-1);
    if (line && middle > line[0].top) line.push(element);
    else lines.push([element]);
  }
  return lines;
}

/** Nearest to the middle first; of two as near, the left one. */
function fromMiddle(line: readonly Element[], middle: number): Element[] {
  const away = ({ left, right }: Element) => Math.abs((left + right) / 2 - middle);
  return [...line].sort((a, b) => away(a) - away(b) || a.left - b.left);
}
