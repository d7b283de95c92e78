import { Command, type Design, type Thread } from '../core/design.ts';

/*
 * What the tests of formats share: designs written out, and what of a design
 * a machine can tell apart.
 */

/** A record: command, and where (tenths); Trim, ColorChange and Stop stay where the needle is. */
export type Step = readonly [command: Command, x?: number, y?: number];

export function makeDesign(steps: readonly Step[], threads: Thread[] = [], name = ''): Design {
  const size = steps.length;
  const design: Design = {
    x: new Int32Array(size),
    y: new Int32Array(size),
    commands: new Uint8Array(size),
    threads,
    objects: [],
    name,
  };
  steps.forEach(([command, x, y], i) => {
    design.commands[i] = command;
    design.x[i] = x ?? design.x[i - 1] ?? 0;
    design.y[i] = y ?? design.y[i - 1] ?? 0;
  });
  return design;
}

/**
 * A design as the fabric sees it: each needle point in order, '✂' for a cut, '|' for a change
 * of thread, '!' for a stop, and '~' where the needle moved without sewing.
 * @param stopsAsChanges for formats that have one code for both.
 */
export function sewn(design: Design, stopsAsChanges = false): string[] {
  const out: string[] = [];
  let threadOut = false;
  let x = 0;
  let y = 0;
  for (let i = 0; i < design.commands.length; i++) {
    const command = design.commands[i];
    if (command === Command.Stitch) {
      const moved = i > 0 && design.commands[i - 1] === Command.Jump;
      if (moved && (design.x[i - 1] !== x || design.y[i - 1] !== y)) {
        out.push(`~${design.x[i - 1]},${design.y[i - 1]}`);
      }
      [x, y] = [design.x[i], design.y[i]];
      out.push(`${x},${y}`);
      threadOut = true;
    } else if (command === Command.Trim) {
      if (threadOut) out.push('✂');
      threadOut = false;
    } else if (command !== Command.Jump) {
      out.push(command === Command.Stop && !stopsAsChanges ? '!' : '|');
      threadOut = false;
    }
  }
  return out;
}
