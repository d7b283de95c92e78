import { Command, type Design } from 'ilmek-engine';
import type { RenderBounds } from 'ilmek-engine/render';

/** Threads lie on each other, and throw shadows, so far beyond what is looked at, mm. */
const BESIDE_MM = 3;

/**
 * What of a design is seen in a part of it: a picture of that part is the same, and there sooner.
 * @param bounds in millimetres of the design
 */
export function partNear(design: Design, bounds: RenderBounds): Design {
  const { x, y, commands } = design;
  const near = strandsNear(design, bounds);
  const kept: number[] = [];
  const made: number[] = [];
  const keep = (i: number, command: number) => {
    kept.push(i);
    made.push(command);
  };
  // The needle point that the thread comes from, while it has not been kept.
  let from = -1;
  let jumped = -1;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Jump) jumped = i;
    else if (command !== Command.Stitch) {
      keep(i, command);
      from = jumped = -1;
    } else {
      if (near[i] === 1) {
        if (from >= 0) {
          keep(from, Command.Trim);
          keep(from, Command.Stitch);
        }
        if (jumped >= 0) keep(jumped, Command.Jump);
        keep(i, Command.Stitch);
        from = -1;
      } else from = i;
      jumped = -1;
    }
  }
  return {
    ...design,
    x: Int32Array.from(kept, (i) => x[i]),
    y: Int32Array.from(kept, (i) => y[i]),
    commands: Uint8Array.from(made),
    objects: [],
  };
}

/** 1 for each stitch near to some bounds, and for those beside it: how they meet bends the thread. */
function strandsNear({ x, y, commands }: Design, bounds: RenderBounds): Uint8Array {
  const left = (bounds.leftMm - BESIDE_MM) * 10;
  const top = (bounds.topMm - BESIDE_MM) * 10;
  const right = (bounds.leftMm + bounds.widthMm + BESIDE_MM) * 10;
  const bottom = (bounds.topMm + bounds.heightMm + BESIDE_MM) * 10;
  const near = new Uint8Array(commands.length);
  let last = -1;
  let wasNear = false;
  for (let i = 0; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    const from = last < 0 ? i : last;
    const isNear =
      Math.max(x[from], x[i]) >= left &&
      Math.min(x[from], x[i]) <= right &&
      Math.max(y[from], y[i]) >= top &&
      Math.min(y[from], y[i]) <= bottom;
    if (isNear && last >= 0) near[last] = 1;
    if (isNear || wasNear) near[i] = 1;
    wasNear = isNear;
    last = i;
  }
  return near;
}
