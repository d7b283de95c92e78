import { Command, type Design } from 'ilmek-engine';
import type { RenderBounds } from 'ilmek-engine/render';

/** Threads lie on each other, and throw shadows, so far beyond what is looked at, mm. */
const BESIDE_MM = 3;

/**
 * What of a design is seen in a part of it: a picture of that part is the same, and there sooner.
 * @param bounds in millimetres of the design
 */
export function partNear(design: Design, bounds: RenderBounds): Design {
  const near = strandsNear(design, bounds);
  // A cut in place of what is not seen: records keep their numbers, by which threads differ a little.
  const commands = design.commands.map((command, i) =>
    command === Command.Stitch && near[i] === 0 ? Command.Trim : command,
  );
  return { ...design, commands, objects: [] };
}

/**
 * 1 for each stitch near to some bounds, and for two before and one after it: where one begins, and
 * how it meets the others, which bends the thread.
 */
function strandsNear({ x, y, commands }: Design, bounds: RenderBounds): Uint8Array {
  const left = (bounds.leftMm - BESIDE_MM) * 10;
  const top = (bounds.topMm - BESIDE_MM) * 10;
  const right = (bounds.leftMm + bounds.widthMm + BESIDE_MM) * 10;
  const bottom = (bounds.topMm + bounds.heightMm + BESIDE_MM) * 10;
  const near = new Uint8Array(commands.length);
  let [before, last] = [-1, -1];
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
    if (isNear && before >= 0) near[before] = 1;
    if (isNear || wasNear) near[i] = 1;
    wasNear = isNear;
    [before, last] = [last, i];
  }
  return near;
}
