import { Command, type Design, type DesignObject, type Thread } from '../core/design.ts';
import { rootOf } from '../core/union-find.ts';
import type { Tenth } from '../core/units.ts';

/** Thread from where it begins to where it is cut: what can be sewn sooner or later than it is. */
export interface Run {
  /** Its number in the design's own order. */
  index: number;
  /** The first of its records that is a stitch, and one past the last. */
  start: number;
  end: number;
  /** Its colour block. */
  block: number;
  /** Whether the machine pauses after it. */
  stopAfter: boolean;
}

/** The runs of a design, in its order. */
export function runsOf({ commands }: Design): Run[] {
  const runs: Run[] = [];
  let block = 0;
  let start = -1;
  let end = -1;
  const close = (stopAfter: boolean): void => {
    if (start >= 0) runs.push({ index: runs.length, start, end, block, stopAfter });
    // A stop may come after a cut.
    else if (stopAfter && runs.length > 0) runs[runs.length - 1].stopAfter = true;
    start = -1;
  };
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) {
      if (start < 0) start = i;
      end = i + 1;
    } else if (command !== Command.Jump) close(command === Command.Stop);
    if (command === Command.ColorChange) block++;
  }
  close(false);
  return runs;
}

/** Where runs lie: each touches squares of a millimetre. */
export interface Places {
  /** Numbers of the runs that touch a square, in their own order. */
  squares: Map<number, number[]>;
}

const SQUARE: Tenth = 10;
/** Number of squares that a row of the grid has room for. */
const ROW = 2 ** 20;

/** Finds which squares each run touches, along its thread. */
export function placesOf({ x, y }: Design, runs: readonly Run[]): Places {
  const squares = new Map<number, number[]>();
  const touch = (run: number, px: number, py: number): void => {
    const square = (Math.floor(py / SQUARE) + ROW / 2) * ROW + Math.floor(px / SQUARE) + ROW / 2;
    const before = squares.get(square);
    if (!before) squares.set(square, [run]);
    else if (before.at(-1) !== run) before.push(run);
  };
  for (const { index, start, end } of runs) {
    for (let i = start; i < end; i++) {
      const [px, py] = i > start ? [x[i - 1], y[i - 1]] : [x[i], y[i]];
      const steps = Math.ceil(Math.hypot(x[i] - px, y[i] - py) / SQUARE) || 1;
      for (let s = 1; s <= steps; s++) {
        touch(index, px + ((x[i] - px) * s) / steps, py + ((y[i] - py) * s) / steps);
      }
    }
  }
  return { squares };
}

/** Joins runs that touch a square in common. @returns the root of each */
export function touchingRuns(runs: readonly Run[], { squares }: Places): number[] {
  const parent = Int32Array.from(runs, (_, i) => i);
  for (const [first, ...others] of squares.values()) {
    for (const other of others) parent[rootOf(parent, other)] = rootOf(parent, first);
  }
  return runs.map((_, i) => rootOf(parent, i));
}

const isSame = (a: Thread, b: Thread): boolean =>
  a.hex === b.hex && a.name === b.name && a.code === b.code && a.chart === b.chart;

/**
 * The same stitches with their runs in another order.
 * @param order every run once
 * @param cuts whether the thread is cut between runs; else the needle moves with it
 */
export function withOrder(design: Design, order: readonly Run[], cuts: boolean): Design {
  const x: number[] = [];
  const y: number[] = [];
  const commands: number[] = [];
  const threads: Thread[] = [];
  const objects: DesignObject[] = [];
  const push = (px: number, py: number, command: number): void => {
    x.push(px);
    y.push(py);
    commands.push(command);
  };
  const byRun = objectsByRun(design, order);
  let stopped = false;
  for (const { index, start, end, block, stopAfter } of order) {
    const thread = design.threads[block];
    const before = threads.at(-1);
    const [lastX, lastY] = [x.at(-1) ?? 0, y.at(-1) ?? 0];
    if (!before) threads.push(thread);
    else if (!isSame(before, thread)) {
      push(lastX, lastY, Command.ColorChange);
      threads.push(thread);
    } else if (cuts && !stopped) push(lastX, lastY, Command.Trim);
    if (design.x[start] !== lastX || design.y[start] !== lastY) {
      push(design.x[start], design.y[start], Command.Jump);
    }
    const moved = x.length - start;
    for (let i = start; i < end; i++) push(design.x[i], design.y[i], design.commands[i]);
    for (const object of byRun.get(index) ?? []) {
      objects.push({
        ...object,
        block: threads.length - 1,
        start: object.start + moved,
        end: object.end + moved,
      });
    }
    if (stopAfter && cuts) push(x.at(-1)!, y.at(-1)!, Command.Trim);
    if (stopAfter) push(x.at(-1)!, y.at(-1)!, Command.Stop);
    stopped = stopAfter;
  }
  return {
    ...design,
    x: Int32Array.from(x),
    y: Int32Array.from(y),
    commands: Uint8Array.from(commands),
    threads,
    objects,
  };
}

/** The objects of each run, by its number; each lies in one run. */
function objectsByRun({ objects }: Design, runs: readonly Run[]): Map<number, DesignObject[]> {
  const inOrder = [...runs].sort((a, b) => a.start - b.start);
  const found = new Map<number, DesignObject[]>();
  let at = 0;
  for (const object of [...objects].sort((a, b) => a.start - b.start)) {
    while (at < inOrder.length && inOrder[at].end <= object.start) at++;
    const run = inOrder[at];
    if (!run || object.start < run.start || object.end > run.end) continue;
    const list = found.get(run.index);
    if (list) list.push(object);
    else found.set(run.index, [object]);
  }
  return found;
}
