import type { Design } from '../core/design.ts';
import { rootOf } from '../core/union-find.ts';
import { placesOf, type Places, type Run, runsOf, touchingRuns, withOrder } from './runs.ts';

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
 * pushed ahead of the needle must have somewhere to go; colours come back more often for it. What lies
 * on one ground is ordered so after the ground. Nothing is moved over a stop.
 * @param design its runs of thread are kept whole, and the order of those that touch
 */
export function capOrder(design: Design): Design {
  const runs = runsOf(design);
  const places = placesOf(design, runs);
  const roots = touchingRuns(runs, places);
  const below = runsBelow(runs, places);
  const order = betweenStops(runs).flatMap((some) => {
    const elements = inCapOrder(elementsOf(design, some, roots));
    const sewn = elements.flatMap((element) => onItsGround(design, element, below));
    const isStopped = some.at(-1)?.stopAfter === true;
    return sewn.map((run, k) => ({ ...run, stopAfter: isStopped && k === sewn.length - 1 }));
  });
  return withOrder(design, order, true);
}

/** The runs from stop to stop: a person does something there, and nothing is moved over it. */
function betweenStops(runs: readonly Run[]): Run[][] {
  const stretches: Run[][] = [[]];
  for (const run of runs) {
    stretches.at(-1)!.push(run);
    if (run.stopAfter) stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 0);
}

/** @param roots the root of each run, of those that belong together */
function elementsOf(design: Design, runs: readonly Run[], roots: ArrayLike<number>): Element[] {
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
  return [...byRoot.values()];
}

function inCapOrder(elements: readonly Element[]): Element[] {
  const left = Math.min(...elements.map((e) => e.left));
  const right = Math.max(...elements.map((e) => e.right));
  return linesOf(elements).flatMap((line) => fromMiddle(line, (left + right) / 2));
}

/** Of each run those that it touches and that are sewn before it, by number. */
function runsBelow(runs: readonly Run[], { squares }: Places): Set<number>[] {
  const below = runs.map(() => new Set<number>());
  for (const list of squares.values())
    for (let i = 1; i < list.length; i++) for (let j = 0; j < i; j++) below[list[i]].add(list[j]);
  return below;
}

/** What is so much of an element's width and height is its ground, or goes around it. */
const GROUND_SHARE = 0.55;

/**
 * The runs of an element: its ground, then what lies on it as elements of their own, then what lies
 * over several of those, as a border does.
 */
function onItsGround(design: Design, element: Element, below: readonly Set<number>[]): Run[] {
  const { runs } = element;
  /** Whether it is as wide, and as high, as a ground. */
  const spans = (run: Run): readonly [boolean, boolean] => {
    const box = { ...element, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    widen(box, design, run);
    return [
      box.right - box.left > GROUND_SHARE * (element.right - element.left),
      box.bottom - box.top > GROUND_SHARE * (element.bottom - element.top),
    ];
  };
  const whole = runs.filter((run) => spans(run).every(Boolean));
  const blocks = new Set(whole.map(({ block }) => block));
  // Letters cut a ground in parts: those are as wide, or as high, and of its colour.
  const strips = runs.filter((run) => blocks.has(run.block) && spans(run).some(Boolean));
  const ground = new Set([...whole, ...strips].map(({ index }) => index));
  // So are crumbs of its colour, where they lie on nothing else.
  const isFirst = ({ block }: Run) => block === whole.at(0)?.block;
  for (const run of runs) {
    if (isFirst(run) && [...below[run.index]].every((index) => ground.has(index)))
      ground.add(run.index);
  }
  const others = runs.filter(({ index }) => !ground.has(index));
  if (ground.size === 0 || others.length < 2) return runs;
  const parent = Int32Array.from(below, (_, i) => i);
  for (const { index } of others)
    for (const other of below[index])
      if (!ground.has(other)) parent[rootOf(parent, other)] = rootOf(parent, index);
  const roots = Int32Array.from(parent, (_, i) => rootOf(parent, i));
  const parts = inCapOrder(elementsOf(design, others, roots)).map((part) =>
    onItsGround(design, part, below),
  );
  if (parts.length < 2) return runs;
  const byIndex = new Map(runs.map((run) => [run.index, run]));
  const sewn = new Set<Run>();
  /** Sews a run, and before it the ground that it lies on. @returns false where something else must come first */
  const sew = (run: Run): boolean => {
    if (sewn.has(run)) return true;
    for (const index of below[run.index]) {
      const under = byIndex.get(index);
      if (under && !sewn.has(under) && !(ground.has(index) && sew(under))) return false;
    }
    sewn.add(run);
    return true;
  };
  // All of the ground at once: its colour does not come back between what lies on it.
  for (const run of runs) if (isFirst(run) && ground.has(run.index)) sew(run);
  while (sewn.size < runs.length) {
    const before = sewn.size;
    for (const part of parts) part.every(sew);
    // The first of all that are left waits for nothing.
    if (sewn.size === before) sew(runs.find((run) => !sewn.has(run))!);
  }
  return [...sewn];
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
