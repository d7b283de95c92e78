import { Command, designExtents, type Design, type Thread } from '../core/design.ts';
import type { Mm } from '../core/units.ts';

/** What one colour block needs. */
export interface ThreadUse {
  thread: Thread;
  stitches: number;
  metres: number;
}

/** What a design is, counted from its records. */
export interface DesignReport {
  /** Needle points. */
  stitches: number;
  trims: number;
  /** Moves with the needle up, however many records a format needs for one. */
  jumps: number;
  colorChanges: number;
  widthMm: Mm;
  heightMm: Mm;
  /** Thread on the needle's side, in metres; the bobbin needs about a third of it. */
  threadMetres: number;
  /** Estimated time on a machine, see `SEWING_SPEED`. */
  minutes: number;
  /** One a colour block, in sewing order. */
  threads: ThreadUse[];
}

/**
 * A common single-needle machine: 700 stitches a minute, 6 s for a trim, and
 * 8 s for a change of colour, not counting the time a person takes to thread it.
 */
export const SEWING_SPEED = { stitchesPerMinute: 700, trimSeconds: 6, colorSeconds: 8 } as const;

/** Counts and measures a design. */
export function inspectDesign(design: Design): DesignReport {
  const { x, y, commands, threads } = design;
  const uses: ThreadUse[] = threads.map((thread) => ({ thread, stitches: 0, metres: 0 }));
  let trims = 0;
  let jumps = 0;
  let block = 0;
  let jumping = false;
  let px = 0;
  let py = 0;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) {
      const use = uses[block];
      if (use) {
        use.stitches++;
        use.metres += Math.hypot(x[i] - px, y[i] - py) / 10_000;
      }
    } else if (command === Command.Trim) trims++;
    else if (command === Command.ColorChange) block++;
    else if (command === Command.Jump && !jumping) jumps++;
    jumping = command === Command.Jump;
    px = x[i]!;
    py = y[i]!;
  }
  const { left, right, top, bottom } = designExtents(design);
  const stitches = uses.reduce((sum, u) => sum + u.stitches, 0);
  const { stitchesPerMinute, trimSeconds, colorSeconds } = SEWING_SPEED;
  return {
    stitches,
    trims,
    jumps,
    colorChanges: block,
    widthMm: (right - left) / 10,
    heightMm: (bottom - top) / 10,
    threadMetres: uses.reduce((sum, u) => sum + u.metres, 0),
    minutes: stitches / stitchesPerMinute + (trims * trimSeconds + block * colorSeconds) / 60,
    threads: uses,
  };
}
