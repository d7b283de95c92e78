import type { Design } from '../../core/design.ts';
import { DIGITIZE_DEFAULTS } from '../../options.ts';
import { pageOf } from '../page-of-design.ts';
import { tiedRun } from '../tie-ends.ts';
import type { Piece, PieceObject } from '../types.ts';
import { pointsOf, type Item } from './items.ts';
import { MARGIN_MM } from './runs.ts';
import type { Rebuilt } from './shapes.ts';

/** Stitches that stay as they are. */
interface Stretch {
  points: number[];
  /** Whether the file's thread goes on before and behind it: as a piece it may be cut there, and wants a lock. */
  start: boolean;
  end: boolean;
}

/** A piece of all that was found, in its order; what nothing was made of as fixed stitches. */
export function pieceOf(design: Design, items: readonly Item[]): Piece {
  const { threads } = design;
  const objects: PieceObject[] = [];
  const counts = new Map<string, number>();
  const base = (kind: string, block: number) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const thread = threads[block] ?? threads[threads.length - 1];
    return { id: `o${objects.length + 1}`, name: `${kind} ${count}`, thread };
  };
  let fixed: { block: number; runs: Stretch[]; item?: Item } | undefined;
  const close = (): void => {
    if (!fixed) return;
    const runs = fixed.runs.map(({ points, start, end }) =>
      tiedRun(Float64Array.from(points), { start, end }),
    );
    objects.push({ kind: 'stitches', ...base('Stitches', fixed.block), runs });
    fixed = undefined;
  };
  let section = items[0]?.run.section ?? 0;
  items.forEach((item, at) => {
    const { as, run } = item;
    if (run.section !== section) {
      ({ section } = run);
      close();
      stopAfterLast(objects);
    }
    if (as === 'part') return;
    if (as === 'hidden') {
      // Between fixed stitches of one thread the way goes along.
      const next = items[at + 1];
      const follows = fixed !== undefined && fixed.item === items[at - 1];
      if (!follows || next?.run !== run || next.as !== undefined) return;
    } else if (as !== undefined) {
      close();
      objects.push({ kind: 'shapes', ...base(nameOf(as), run.block), ...as });
      return;
    }
    if (fixed?.block !== run.block) close();
    fixed ??= { block: run.block, runs: [] };
    const goesOn = fixed.item?.run === run && fixed.item.to === item.from;
    const points = pointsOf(item);
    const end = 2 * item.to + 2 < run.points.length;
    const last = fixed.runs.at(-1);
    if (goesOn && last) {
      last.points.push(...points.subarray(2));
      last.end = end;
    } else fixed.runs.push({ points: [...points], start: item.from > 0, end });
    fixed.item = item;
  });
  close();
  return { ...settingsOf(design), objects };
}

function settingsOf(design: Design): Omit<Piece, 'objects'> {
  const { left, top, right, bottom } = pageOf(design);
  const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
  return {
    name: design.name,
    widthMm: (right - left) / 10 + 2 * MARGIN_MM,
    heightMm: (bottom - top) / 10 + 2 * MARGIN_MM,
    density,
    fabric,
    threadWeight: design.threadWeight ?? threadWeight,
  };
}

/** The machine waits after what was found last. */
function stopAfterLast(objects: PieceObject[]): void {
  const last = objects.pop();
  if (last) objects.push({ ...last, stopAfter: true });
}

function nameOf({ sewing: { stitch } }: Rebuilt): string {
  if (stitch === 'satin') return 'Satin';
  if (stitch === 'fill') return 'Fill';
  return stitch === 'bean' ? 'Bean stitch' : 'Running stitch';
}
