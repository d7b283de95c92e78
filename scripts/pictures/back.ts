import type { Design, Thread } from 'ilmek-engine';
import { Command } from 'ilmek-engine/tables';

const BOBBIN: Thread = { hex: '#efece2', name: 'Bobbin white', code: '', chart: '' };

/** Of each stitch, the share at either end where the upper thread comes through. */
const UPPER_SHARE = 1 / 3;
/** And the most of it, in tenths of a millimetre. */
const MAX_UPPER = 12;
/** Stitches that show no bobbin thread are not longer, in tenths. */
const NO_BOBBIN = 6;

/** Records of a design that is still growing. */
interface Records {
  x: number[];
  y: number[];
  commands: number[];
  threads: Thread[];
}

/**
 * A design as it looks from the back of the cloth: mirrored, and with the bobbin's
 * white along the middle third of each stitch, as balanced tension leaves it.
 * Its objects keep their order, so each hides the underlay that was sewn before it.
 * It is for pictures; nobody could sew it.
 */
export function backOf(design: Design): Design {
  const { x, y, commands, objects, threads, page } = design;
  const ends = new Set(objects.map(({ end }) => end));
  const back: Records = { x: [], y: [], commands: [], threads: [threads[0]] };
  let block = 0;
  let from = 0;
  for (let i = 0; i <= commands.length; i++) {
    const over = i === commands.length;
    if (!over && commands[i] !== Command.ColorChange && !ends.has(i)) continue;
    sewRun(back, design, from, i);
    if (over) break;
    if (commands[i] === Command.ColorChange) {
      block++;
      from = i + 1;
    } else from = i;
    change(back, threads[block], -x[i - 1], y[i - 1]);
  }
  return {
    ...design,
    x: Int32Array.from(back.x),
    y: Int32Array.from(back.y),
    commands: Uint8Array.from(back.commands),
    threads: back.threads,
    objects: [],
    page: page && { ...page, left: -page.right, right: -page.left },
  };
}

/** The upper thread of some records, then the bobbin's thread over it. */
function sewRun(back: Records, { x, y, commands }: Design, from: number, to: number): void {
  if (from >= to) return;
  // Within a colour the thread goes on from the object before.
  const goesOn = commands[from] === Command.Stitch && commands[from - 1] === Command.Stitch;
  if (goesOn) enter(back, -x[from - 1], y[from - 1]);
  for (let i = from; i < to; i++) put(back, -x[i], y[i], commands[i]);
  change(back, BOBBIN, -x[to - 1], y[to - 1]);
  for (let i = Math.max(from, 1); i < to; i++) {
    if (commands[i] !== Command.Stitch) continue;
    const dx = x[i] - x[i - 1];
    const dy = y[i] - y[i - 1];
    const length = Math.hypot(dx, dy);
    if (length <= NO_BOBBIN) continue;
    const upper = Math.min(UPPER_SHARE, MAX_UPPER / length);
    enter(back, -(x[i - 1] + dx * upper), y[i - 1] + dy * upper);
    put(back, -(x[i] - dx * upper), y[i] - dy * upper, Command.Stitch);
  }
}

/** Takes the needle elsewhere, and in. */
function enter(back: Records, x: number, y: number): void {
  put(back, x, y, Command.Trim);
  put(back, x, y, Command.Jump);
  put(back, x, y, Command.Stitch);
}

function change(back: Records, thread: Thread, x: number, y: number): void {
  put(back, x, y, Command.ColorChange);
  back.threads.push(thread);
}

function put(back: Records, x: number, y: number, command: number): void {
  back.x.push(Math.round(x));
  back.y.push(Math.round(y));
  back.commands.push(command);
}
