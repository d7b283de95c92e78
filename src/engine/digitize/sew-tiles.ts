import { expectedOverhang } from '../sizing/sewn-size.ts';
import { oklabFromHex } from '../color/oklab.ts';
import type { Context } from '../core/context.ts';
import { isCostly, type Design } from '../core/design.ts';
import { polygonArea, ringArea } from '../vector/geometry.ts';
import { addFrame } from '../frames/index.ts';
import { countDesign } from '../inspect/inspect-design.ts';
import type { FrameName, SewnSize } from '../options.ts';
import { joinThreads, type Spool } from '../picture/worth.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { drawnBox, scaleSet } from '../sizing/scale-set.ts';
import { sewAtSize, type Placed } from '../sizing/sew-to-size.ts';
import { digitizeShapes } from './digitize-shapes.ts';
import { lineLength, ringBetween } from './lines.ts';
import type { ShapeOptions } from './plan.ts';
import { flattenShapes } from '../vector/flatten.ts';

/** Sewn so often at most: what is joined after one sewing may leave another thread too short. */
const MAX_PASSES = 3;

/**
 * Sews a picture's tiles, in a frame, with threads that are worth their spools: first by what they
 * are to cover, then by what was sewn of them, as a needle leaves out what it cannot do.
 * @param place puts a drawing into its frame, and brings it to its size
 * @throws EngineError `nothing-to-sew`, `bad-options`, `aborted`
 */
export function sewTiles(
  tiles: ShapeSet,
  options: ShapeOptions & { frame: FrameName },
  context: Context = {},
  place = (set: ShapeSet) => addFrame(set, options.frame),
): Design {
  const sew = (set: ShapeSet, listener: Context) =>
    digitizeShapes(place(set), 'tiles', options, listener);
  let set = joinShapes(tiles, joinThreads(spoolsOf(tiles)), context);
  let design = sew(set, context);
  for (let pass = 1; pass < MAX_PASSES && !isCostly(design); pass++) {
    const joined = joinShapes(set, joinThreads(spoolsOf(set, metresOf(design))), context);
    if (joined === set) break;
    set = joined;
    // All stages were told once.
    design = sew(set, { signal: context.signal });
  }
  return design;
}

/**
 * Sews a picture's tiles so large that what is sewn, the frame included, has the size asked for.
 * @param tiles about as large as they will be sewn
 * @param page for the frame, where there is one
 * @throws EngineError as `sewTiles`, and `bad-options` where a side would be too long
 */
export function tilesToSize(
  tiles: ShapeSet,
  page: Placed['page'],
  options: ShapeOptions & { frame: FrameName; sewn: SewnSize },
  context: Context,
): Design {
  const { frame, sewn: size } = options;
  const place = (set: ShapeSet) => (page ? addFrame({ ...set, ...page }, frame) : set);
  const drawn = drawnBox(place(tiles).shapes);
  if (!drawn) return sewTiles(tiles, options, context, place);
  return sewAtSize({ drawn, size, expected: expectedOverhang(options) }, (scale) =>
    sewTiles(tiles, options, context, (set) => scaleSet(place(set), scale)),
  );
}

/** What a drawing has of each thread; of one that stands twice, all at its first place. */
function spoolsOf({ threads, shapes }: ShapeSet, metres?: ReadonlyMap<string, number>): Spool[] {
  const first = firstPlaces(threads);
  const spools = threads.map(({ hex }): Spool => {
    const sewn = metres && (metres.get(hex) ?? 0);
    return { lab: oklabFromHex(hex), mm2: 0, metres: sewn, compact: false };
  });
  for (const shape of shapes) {
    const spool = spools[first[shape.thread]];
    const { mm2, compact } = extentOf(shape);
    spool.mm2 += mm2;
    spool.compact ||= compact;
  }
  return spools;
}

const firstPlaces = (threads: ShapeSet['threads']): number[] =>
  threads.map(({ hex }) => threads.findIndex((other) => other.hex === hex));

/** A spot is at least so large (mm²), and fills so much of the circle that its border could hold. */
const MIN_SPOT_MM2 = 0.4;
const MIN_ROUND = 0.5;
/** A line is a spot when it is no longer than so many widths. */
const MAX_SPOT_WIDTHS = 3;

function extentOf(shape: Shape): { mm2: number; compact: boolean } {
  if (shape.kind === 'area') {
    const mm2 = polygonArea(shape.polygon);
    const [outer] = shape.polygon.rings;
    const round = (4 * Math.PI * Math.abs(ringArea(outer))) / lineLength(outer, true) ** 2;
    return { mm2, compact: mm2 >= MIN_SPOT_MM2 && round >= MIN_ROUND };
  }
  if (shape.kind === 'column') {
    return { mm2: Math.abs(ringArea(ringBetween(shape.left, shape.right))), compact: false };
  }
  const length = lineLength(shape.points, shape.closed);
  const mm2 = length * shape.widthMm;
  return { mm2, compact: mm2 >= MIN_SPOT_MM2 && length <= MAX_SPOT_WIDTHS * shape.widthMm };
}

/** Length sewn of each colour, in metres. */
function metresOf(design: Design): Map<string, number> {
  const metres = new Map<string, number>();
  for (const { thread, metres: own } of countDesign(design).threads) {
    metres.set(thread.hex, (metres.get(thread.hex) ?? 0) + own);
  }
  return metres;
}

/** A drawing in the threads that its own are sewn in; itself where all are worth it. */
function joinShapes(set: ShapeSet, to: readonly number[], context: Context): ShapeSet {
  if (to.every((thread, k) => thread === k)) return set;
  const first = firstPlaces(set.threads);
  const shapes = set.shapes.map((shape): Shape => {
    const own = first[shape.thread];
    return to[own] === own ? shape : { ...shape, thread: to[own] };
  });
  // What is of one thread now becomes one area.
  return flattenShapes({ ...set, shapes }, { signal: context.signal });
}
