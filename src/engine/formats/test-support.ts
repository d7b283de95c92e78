import { Command, countCommand, type Design, type Thread } from '../core/design.ts';
import { FormatError } from '../core/errors.ts';
import { hash01 } from '../core/hash.ts';

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
 */
export function sewn(design: Design): string[] {
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
      out.push(command === Command.Stop ? '!' : '|');
      threadOut = false;
    }
  }
  return out;
}

/** A file with chance changes, seeded: of real ones a few bytes differ, or it is cut short; some are noise. */
export function mutation(whole: Uint8Array, seed: number): Uint8Array {
  return seed % 4 === 3 ? noise(seed, whole) : damaged(whole, seed);
}

/**
 * Reads bytes that may be anything.
 * @returns whether it is a sound design; a FormatError gives false, any other end throws.
 */
export function readsSoundly(read: () => Design): boolean {
  try {
    const design = read();
    const { x, y, commands, threads } = design;
    const blocks = commands.length > 0 ? countCommand(design, Command.ColorChange) + 1 : 0;
    const isSound =
      x.length === commands.length &&
      y.length === commands.length &&
      threads.length === blocks &&
      commands.every((command) => command <= Command.Stop) &&
      threads.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex));
    if (!isSound) throw new Error('no sound design');
    return true;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return false;
  }
}

/** In the header as often as in the rest. */
function damaged(whole: Uint8Array, seed: number): Uint8Array {
  const bytes = whole.slice();
  const changes = 1 + Math.floor(hash01(seed, 1) * 8);
  for (let i = 0; i < changes; i++) {
    const reach = hash01(seed, 10 + i) < 0.5 ? Math.min(64, bytes.length) : bytes.length;
    const at = Math.floor(hash01(seed, 20 + i) * reach);
    bytes[at] = Math.floor(hash01(seed, 30 + i) * 256);
  }
  const cut = hash01(seed, 2) < 0.25 ? Math.floor(hash01(seed, 3) * bytes.length) : bytes.length;
  return bytes.subarray(0, cut);
}

/** Behind the real first bytes in half of the cases. */
function noise(seed: number, whole: Uint8Array): Uint8Array {
  const length = Math.floor(hash01(seed, 1) * 2000);
  const bytes = Uint8Array.from({ length }, (_, i) => Math.floor(hash01(seed * 4099 + i, 5) * 256));
  if (hash01(seed, 2) < 0.5) bytes.set(whole.subarray(0, Math.min(length, 12)));
  return bytes;
}
