import { Command } from '../../core/design.ts';
import type { Records } from '../records.ts';

/** What the desktop program draws: one run of stitches, or one move. */
export interface Segment {
  /** 0 sewn, 1 moved. */
  kind: 0 | 1;
  /** Counted with stops. */
  block: number;
  /** x0, y0, x1, y1, … in tenths, absolute. */
  points: number[];
}

/** A segment's length is kept in 16 bits. */
const MAX_POINTS = 0xffff;

/** Records as segments: stitches in a row, and moves in a row from where the needle was. */
export function pesSegments({ dx, dy, commands }: Records): Segment[] {
  const segments: Segment[] = [];
  let open: Segment | undefined;
  let block = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch || command === Command.Jump) {
      const kind = command === Command.Stitch ? 0 : 1;
      if (!open || open.kind !== kind || open.points.length >= 2 * MAX_POINTS) {
        open = { kind, block, points: kind === 1 ? [x, y] : [] };
        segments.push(open);
      }
      x += dx[i];
      y += dy[i];
      if (kind === 1 && open.points.length > 2) open.points.length = 2;
      open.points.push(x, y);
    } else if (command !== Command.Trim) {
      block++;
      open = undefined;
    }
  }
  return segments;
}
