import { Command, type Thread } from '../../core/design.ts';
import type { Mm } from '../../core/units.ts';
import { linesBox } from '../../vector/geometry.ts';
import { pageOf } from '../page-of-design.ts';
import { sewPiece } from '../sew-piece.ts';
import type { ShapesObject } from '../types.ts';
import { compareCover, type Likeness } from './footprint.ts';
import type { Rebuilt } from './shapes.ts';

/* An object is what a file's stitches were made of where it covers, sewn anew, what they cover. */

/** It covers as much as the file, but for this share … */
const SAME_SHARE = 0.02;
/** … and so much of it, at most, lies elsewhere. */
const ASIDE_SHARE = 0.02;

/** Moving borders is tried so often. */
const ROUNDS = 7;
/** Borders are moved by no more than this. */
const MAX_GROW_MM: Mm = 0.3;

/** An object with how alike it is sewn. */
export interface Tried {
  rebuilt: Rebuilt;
  likeness: Likeness;
}

/**
 * Rebuilds an object so that it covers what its stitches do, by moving its borders.
 * @param build gives it with borders so far outside of the needle points, on either side
 * @param file the stitches that it was read from: uncut threads on the page
 * @param halfMm half of what a thread of it covers
 * @returns undefined where it cannot be sewn so
 */
export function fitObject(
  build: (leftMm: Mm, rightMm: Mm) => Rebuilt,
  file: readonly Float64Array[],
  halfMm: Mm,
): Tried | undefined {
  let best: Tried | undefined;
  let grow = 0;
  // Borders that were too narrow, and too wide: the machine's grid makes the cover change in steps.
  let [narrow, wide] = [-MAX_GROW_MM, MAX_GROW_MM];
  const attempt = (left: Mm, right: Mm): Tried | undefined => {
    const rebuilt = build(left, right);
    const sewn = sewAlone(rebuilt);
    if (!sewn) return undefined;
    const one = { rebuilt, likeness: compareCover(sewn, file, halfMm) };
    if (!best || off(one.likeness) < off(best.likeness)) best = one;
    return one;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const one = attempt(grow, grow);
    if (!one) break;
    const { share, areaMm2, missing, extra } = one.likeness;
    if (Math.abs(share - 1) < SAME_SHARE / 4) break;
    // No border mends what lies elsewhere.
    if (round === 1 && Math.max(missing, extra) > 4 * ASIDE_SHARE) break;
    if (share < 1) narrow = Math.max(narrow, grow);
    else wide = Math.min(wide, grow);
    // A wrong border is the same all along: what is too much or too little of it, by its length.
    const step = ((1 - share) * areaMm2) / Math.max(1, borderOf(one.rebuilt));
    const next = grow + step;
    grow = next > narrow && next < wide && round < 2 ? next : (narrow + wide) / 2;
  }
  // Where both edges step at once on the grid, one of them may.
  if (best && !isAlike(best.likeness) && wide - narrow < MAX_GROW_MM) attempt(narrow, wide);
  return best && isAlike(best.likeness) ? best : undefined;
}

const off = ({ share, missing, extra }: Likeness): number => Math.abs(share - 1) + missing + extra;

const isAlike = ({ share, missing, extra }: Likeness): boolean =>
  Math.abs(share - 1) <= SAME_SHARE && missing <= ASIDE_SHARE && extra <= ASIDE_SHARE;

function borderOf({ shapes }: Rebuilt): Mm {
  let length = 0;
  for (const shape of shapes) {
    const lines =
      shape.kind === 'area'
        ? shape.polygon.rings
        : shape.kind === 'column'
          ? [shape.left, shape.right]
          : [shape.points];
    for (const line of lines) {
      for (let i = 2; i < line.length; i += 2) {
        length += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
      }
    }
  }
  return length;
}

const THREAD: Thread = { name: '', code: '', hex: '#000000' } as Thread;
/** Room around an object on a page of its own. */
const MARGIN_MM: Mm = 2;

/** The stitches of an object by itself, on the page that it came from; undefined where there are none. */
export function sewAlone({ shapes, sewing }: Rebuilt): Float64Array[] | undefined {
  const lines = shapes.flatMap((shape) =>
    shape.kind === 'area'
      ? shape.polygon.rings
      : shape.kind === 'column'
        ? [shape.left, shape.right]
        : [shape.points],
  );
  const box = linesBox(lines);
  // By whole tenths: the machine's grid is to lie as it does on the page.
  const [x, y] = [box.left, box.top].map((edge) => MARGIN_MM - Math.floor(edge * 10) / 10);
  const object: ShapesObject = {
    kind: 'shapes',
    id: 'o1',
    name: '',
    thread: THREAD,
    shapes,
    sewing,
    transform: [1, 0, 0, 1, x, y],
  };
  const widthMm = box.right + x + MARGIN_MM;
  const heightMm = box.bottom + y + MARGIN_MM;
  try {
    const design = sewPiece({
      ...{ name: '', density: 'medium', fabric: 'woven', threadWeight: 40 },
      ...{ widthMm, heightMm, objects: [object] },
    });
    const { left, top } = pageOf(design);
    const runs: number[][] = [[]];
    design.commands.forEach((command, i) => {
      if (command === Command.Stitch) {
        runs.at(-1)!.push((design.x[i] - left) / 10 - x, (design.y[i] - top) / 10 - y);
      } else if (runs.at(-1)!.length > 0) runs.push([]);
    });
    return runs.filter((run) => run.length >= 4).map((run) => Float64Array.from(run));
  } catch {
    return undefined;
  }
}
