import type { Design } from 'ilmek-engine';
import type { Strands } from 'ilmek-engine/render';
import { Command, strandsOf, THREAD_MM } from 'ilmek-engine/tables';

/** Records that are read at once, at least: a few milliseconds' work. */
const SLICE = 4000;

/** Lets the page do what it has to before it goes on. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/**
 * The strands of a design, as the engine finds them, but a slice a task: a large design keeps a
 * page busy for longer than a hand notices.
 * @param rest awaited between slices
 */
export async function prepareStrands(
  design: Design,
  rest: () => Promise<void> = nextTask,
): Promise<Strands> {
  const slices: { strands: Strands; from: number; blocks: number }[] = [];
  let blocks = 0;
  for (let from = 0; from < design.commands.length;) {
    const to = cutAfter(design, from + SLICE);
    const commands = design.commands.subarray(from, to);
    const part = { ...design, commands, x: design.x.subarray(from), y: design.y.subarray(from) };
    slices.push({ strands: strandsOf(part), from, blocks });
    for (const command of commands) if (command === Command.ColorChange) blocks++;
    from = to;
    await rest();
  }
  return join(slices);
}

/** The record after the next one that ends the thread: no strand begins before and ends after it. */
function cutAfter({ commands }: Design, from: number): number {
  for (let i = from; i < commands.length; i++) {
    if (commands[i] === Command.Trim || commands[i] === Command.ColorChange) return i + 1;
  }
  return commands.length;
}

function join(slices: readonly { strands: Strands; from: number; blocks: number }[]): Strands {
  const count = slices.reduce((sum, { strands }) => sum + strands.count, 0);
  const all: Strands = {
    count,
    threadMm: slices[0]?.strands.threadMm ?? THREAD_MM,
    x0: new Int32Array(count),
    y0: new Int32Array(count),
    x1: new Int32Array(count),
    y1: new Int32Array(count),
    bend0: new Float32Array(count),
    bend1: new Float32Array(count),
    block: new Uint16Array(count),
    loose: new Uint8Array(count),
    record: new Uint32Array(count),
  };
  const FIELDS = ['x0', 'y0', 'x1', 'y1', 'bend0', 'bend1', 'block', 'loose', 'record'] as const;
  let at = 0;
  for (const { strands, from, blocks } of slices) {
    for (const field of FIELDS) all[field].set(strands[field].subarray(0, strands.count), at);
    for (let i = at; i < at + strands.count; i++) {
      all.block[i] += blocks;
      all.record[i] += from;
    }
    at += strands.count;
  }
  return all;
}
