import { type Oklab, oklabFromHex } from '../color/oklab.ts';
import type { OwnSewing } from '../fabrics/index.ts';
import { checkpoint, type Context } from '../core/context.ts';
import { Command, countCommand, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { shinesThrough } from '../inspect/check-travel.ts';
import { ROUND_END_MM } from '../machine.ts';
import type { Mm } from '../core/units.ts';
import {
  endingNear,
  sewSatin,
  type SatinBeginning,
  type SatinOptions,
  type SatinPlan,
} from '../satin/index.ts';
import { unusualWeight } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { beginObject, createPath, lastPoint, needleAt, sewAlong } from '../stitch/thread-path.ts';
import {
  areAlike,
  avoidShining,
  createTravelMap,
  DRAWN_LIKENESS,
  MIXED_LIKENESS,
  openAlike,
  type TravelMap,
} from '../stitch/travel-map.ts';
import { createTravelPlanner, goTo, type TravelPlanner } from '../stitch/travel-planner.ts';
import { checkCount, MIXED_LIMITS, writeDesign } from '../stitch/write-design.ts';
import type { Polygon } from '../vector/geometry.ts';
import type { Plan, ShapeOptions } from './plan.ts';
import { MAX_DRAWN_SHAPES } from './tile-order.ts';

/*
 * From a plan of colour blocks to a design, for drawings and letters alike: they differ only in how
 * they sew one block.
 */

/** What a person may set of one object's stitches, in place of what its block says. */
export interface OwnFill extends OwnSewing {
  /** Direction of rows for areas that have none of their own, degrees. */
  angle?: number | undefined;
  /** The longest stitch of a fill, and stitches of a line. */
  stitchMm?: Mm | undefined;
}

/** What is needed to sew one block of a plan. */
export interface BlockJob {
  planner: TravelPlanner;
  plan: Plan;
  /** Number of the block. */
  index: number;
  options: ShapeOptions & OwnFill;
  /** 1 for each block through whose cover this one's thread is seen. */
  shines?: Uint8Array;
  /** Told the share of the block's work that is done. */
  onShare: (share: number) => void;
  /** Told where a line of text is found, and sewn as letters are. */
  onText?: (() => void) | undefined;
}

/** A drawing's size and its threads: what of it a plan does not say. */
export type PlannedPage = Pick<ShapeSet, 'widthMm' | 'heightMm' | 'threads'>;

/** What is sewn, and how. */
export interface PlanWork {
  set: PlannedPage;
  plan: Plan;
  options: ShapeOptions;
  /** How long a thread may run on top of its own finished colour before a cut is better. */
  maxVisibleTravelMm: Mm;
  /** Sews a block, in steps. */
  sewBlock: (job: BlockJob) => Iterable<void>;
  /** Operation and message of the error that is thrown where nothing can be sewn. */
  nothing: readonly [operation: string, message: string];
}

/**
 * Sews a plan's blocks one after another.
 * @returns the work in steps, which ends with the design
 * @throws EngineError `nothing-to-sew`, `too-complex` of more stitches than a machine sews in a day, `aborted`
 */
export function* sewPlan(work: PlanWork, context: Context): Generator<void, Design> {
  const { set, plan, options, maxVisibleTravelMm, sewBlock, nothing } = work;
  const total = plan.blocks.reduce((sum, { shapes }) => sum + shapes.length, 0);
  let done = 0;
  const paths = plan.blocks.map(({ thread }) => createPath(thread));
  // Among many patches ways would lie on each other.
  const ways = isPatchwork(plan) ? new Uint8Array(plan.cover.last.length) : undefined;
  for (const [index, { shapes }] of plan.blocks.entries()) {
    const onShare = (share: number): void =>
      checkpoint(context, 'stitches', done + share * shapes.length, total);
    onShare(0);
    const shines = shiningCovers(plan, set, index);
    const map = createTravelMap(plan.cover, index, ways, shines);
    openWays(map, plan, set, index);
    const planner = createTravelPlanner(paths[index], map, maxVisibleTravelMm);
    yield;
    yield* sewBlock({ planner, plan, index, options, shines, onShare });
    checkCount(paths);
    done += shapes.length;
  }
  const design = writeDesign(
    paths,
    set,
    options.name,
    isPatchwork(plan) ? MIXED_LIMITS : undefined,
  );
  design.threadWeight = unusualWeight(options);
  const stitches = countCommand(design, Command.Stitch);
  if (stitches === 0) throw new EngineError('nothing-to-sew', ...nothing);
  checkpoint(context, 'stitches', stitches, stitches);
  checkpoint(context, 'finish', 1, 1);
  return design;
}

/** A picture of very many areas of several colours, such as a photograph. */
const isPatchwork = ({ flat, blocks }: Plan): boolean => !flat && blocks.length > 2;

/**
 * A thread over a gap so narrow, at its narrowest place, shows less in a drawing than two knots and
 * two ends of a cut one: three cells, of which the outer two are mostly covered by half.
 */
const MAX_BARE_MM: Mm = 1.2;

/** Says where ways may lead over like threads, and among many patches where a dark one would be seen. */
function openWays(map: TravelMap, plan: Plan, { threads }: PlannedPage, under: number): void {
  const colors = plan.blocks.map(({ thread }) => oklabFromHex(threads[thread].hex));
  const own = colors[under];
  const flags = (is: (over: Oklab) => boolean) =>
    Uint8Array.from(colors, (over) => (is(over) ? 1 : 0));
  const mixed = isPatchwork(plan);
  if (plan.flat) map.bareMm = MAX_BARE_MM;
  if (mixed) {
    avoidShining(
      map,
      plan.cover,
      flags((over) => shinesThrough(own[0], over[0])),
    );
  }
  const likeness = mixed ? MIXED_LIKENESS : DRAWN_LIKENESS;
  openAlike(
    map,
    plan.cover,
    flags((over) => areAlike(own, over, likeness)),
    likeness,
  );
}

/** 1 for each block of a drawing so light that thread of one under it shines through. */
export function shiningCovers(
  { blocks }: Pick<Plan, 'blocks'>,
  { threads }: Pick<PlannedPage, 'threads'>,
  under: number,
): Uint8Array {
  const lightness = blocks.map(({ thread }) => oklabFromHex(threads[thread].hex)[0]);
  const isDrawn = blocks.reduce((sum, { shapes }) => sum + shapes.length, 0) <= MAX_DRAWN_SHAPES;
  return Uint8Array.from(lightness, (cover) =>
    isDrawn && shinesThrough(lightness[under], cover) ? 1 : 0,
  );
}

/** Columns to be sewn in satin. */
export interface SatinWork extends Omit<SatinBeginning, 'start'> {
  plan: SatinPlan;
  settings: Partial<SatinOptions> & Pick<SatinOptions, 'pullMm'>;
  /** Where the needle begins; where it is, if undefined. */
  start?: Spot | undefined;
  /** Where it goes on to after the last column. */
  next?: Spot | undefined;
  /** What the columns were found in. */
  source: Polygon | undefined;
}

/** A place, in mm. */
export interface Spot {
  x: number;
  y: number;
}

/** Sews columns with their underlay, each as much shorter as the thread's round ends reach out. */
export function sewColumns(planner: TravelPlanner, work: SatinWork): void {
  const { plan, settings, start, next, source } = work;
  const { path } = planner;
  const needle = needleAt(path) ?? lastPoint(path);
  const from = start ?? (needle && { x: needle[0], y: needle[1] });
  const shorter = { ...settings, pullMm: settings.pullMm - ROUND_END_MM };
  const runs = sewSatin(plan, shorter, { ...work, start: from });
  runs.forEach(({ kind, points }, i) => {
    const last = i === runs.length - 1 && kind === 'satin';
    goTo(planner, points[0], points[1]);
    beginObject(path, { kind, source });
    sewAlong(path, last && next ? endingNear(points, next) : points);
  });
}
