import { Command, type Design } from '../core/design.ts';

/*
 * Scraps: a colour block of a few stitches, of a thread that sews elsewhere, too. It is what the
 * order of blocks left over of a shape; to take the thread in again for it costs a minute at a
 * machine of one needle, and nobody sees where it was.
 */

/** A block of no more stitches, knots counted, is a scrap. */
const MAX_STITCHES = 15;

/** A design without its scraps; itself where it has none. */
export function withoutScraps(design: Design): Design {
  for (let left = design; ;) {
    const scrap = scrapOf(left);
    if (scrap === undefined) return left;
    left = withoutBlock(left, scrap);
  }
}

/** The range of each block's records: with the change that leads to it, but without the one after it. */
function rangesOf({ commands }: Design): [from: number, to: number][] {
  const starts = [0];
  commands.forEach((command, i) => {
    if (command === Command.ColorChange) starts.push(i);
  });
  return starts.map((from, block) => [from, starts[block + 1] ?? commands.length]);
}

function scrapOf(design: Design): number | undefined {
  const { commands, threads } = design;
  const found = rangesOf(design).findIndex(([from, to], block) => {
    if (block === 0) return false;
    const own = commands.subarray(from, to);
    const isAgain = threads.some(({ hex }, other) => other !== block && hex === threads[block].hex);
    return (
      isAgain &&
      !own.includes(Command.Stop) &&
      own.filter((command) => command === Command.Stitch).length <= MAX_STITCHES
    );
  });
  return found < 0 ? undefined : found;
}

function withoutBlock(design: Design, block: number): Design {
  const [from, to] = rangesOf(design)[block];
  const { x, y, commands, threads } = design;
  const isGone = (i: number): boolean => i >= from && i < to;
  const kept = (values: Int32Array): Int32Array => values.filter((_, i) => !isGone(i));
  const [ownX, ownY] = [kept(x), kept(y)];
  // The change after it now follows the block before it, and stands where that ends.
  if (to < commands.length) [ownX[from], ownY[from]] = [x[from], y[from]];
  const moved = (i: number): number => (i >= to ? i - (to - from) : i);
  return {
    ...design,
    x: ownX,
    y: ownY,
    commands: commands.filter((_, i) => !isGone(i)),
    threads: threads.filter((_, i) => i !== block),
    objects: design.objects
      .filter((object) => object.block !== block)
      .map((object) => ({
        ...object,
        block: object.block > block ? object.block - 1 : object.block,
        start: moved(object.start),
        end: moved(object.end),
      })),
  };
}
