import { sewShapes } from '../digitize/sew-block.ts';
import { MAX_VISIBLE_FLAT_MM, MAX_VISIBLE_PHOTO_MM } from '../digitize/digitize-shapes.ts';
import { clothCover, sewApplique } from '../digitize/applique.ts';
import { isPatch } from '../digitize/patch.ts';
import { coveredRings } from '../digitize/footprint.ts';
import { separateParts, type Plan, type PlanFacts } from '../digitize/plan.ts';
import type { BlockJob } from '../digitize/sew-plan.ts';
import { finish } from '../core/steps.ts';
import { sewLetterBlock } from '../lettering/sew/sew-letters.ts';
import type { Mm } from '../core/units.ts';
import { coverArea, createCoverMap, type CoverMap } from '../stitch/cover-map.ts';
import {
  beginObject,
  createPath,
  lastPoint,
  sewFixed,
  sewTo,
  type ThreadPath,
} from '../stitch/thread-path.ts';
import { createTravelMap } from '../stitch/travel-map.ts';
import { createTravelPlanner, goTo } from '../stitch/travel-planner.ts';
import { joinBoxes, type Box } from '../vector/geometry.ts';
import type { PlacedObject } from './place-object.ts';
import { rowAngle } from './row-angle.ts';
import { bentPath, straightened } from './sew-guided.ts';
import { STYLES } from './stitch-styles.ts';
import type { Surroundings } from './surroundings.ts';
import { areNear } from './tiles.ts';
import { membersOf } from './together.ts';
import type { BlockShapes, ShapesObject } from './types.ts';

/** How far beyond an object one looks for others that change how it is sewn: rows grow under them. */
const REACH_MM: Mm = 2;

/**
 * @returns tells the objects near to one of some, itself among them, in their order; one that is
 *   several is there in their place
 */
export function nearAmong(all: readonly PlacedObject[]): (one: PlacedObject) => PlacedObject[] {
  // Each is asked about each: their sides are looked at as numbers side by side.
  const sides = Float64Array.from(
    all.flatMap(({ box: { left, top, right, bottom } }) => [left, top, right, bottom]),
  );
  return (one) => {
    const left = one.box.left - REACH_MM;
    const top = one.box.top - REACH_MM;
    const right = one.box.right + REACH_MM;
    const bottom = one.box.bottom + REACH_MM;
    const near: PlacedObject[] = [];
    const own = new Set(membersOf(one));
    for (let i = 0, at = 0; i < all.length; i++, at += 4) {
      if (own.has(all[i])) {
        if (near.at(-1) !== one) near.push(one);
        continue;
      }
      if (sides[at] > right || sides[at + 2] < left) continue;
      if (sides[at + 1] > bottom || sides[at + 3] < top) continue;
      if (areNear(one, all[i])) near.push(all[i]);
    }
    return near;
  };
}

/**
 * Sews one object by itself: what is sewn before and after it decides only where its rows grow and
 * its ways are hidden. Its way begins at its entry and ends at its exit, where it has them.
 */
export function sewObject(
  one: PlacedObject,
  around: Surroundings,
  plan = planAround(one, around),
): ThreadPath {
  const path = createPath(0);
  if (one.object.kind === 'stitches') return fixedStitches(one, path);
  const straight = straightened(one, around);
  if (straight) return bentPath(sewObject(straight.one, straight.around), straight.bend);
  const { sewing } = one.object;
  const { near, shines, settings } = around;
  const index = near.indexOf(one);
  const map = createTravelMap(plan.cover, index, undefined, shines);
  const facts = lieFacts(one.object);
  const isFlat = facts?.flat !== false;
  const maxMm = isFlat ? MAX_VISIBLE_FLAT_MM : MAX_VISIBLE_PHOTO_MM;
  const planner = createTravelPlanner(path, map, maxMm);
  const job: BlockJob = {
    planner,
    plan: facts ? { ...plan, ...facts } : plan,
    index,
    shines,
    options: {
      ...settings,
      ...sewing,
      pullMm: sewing.pullMm ?? settings.pullMm,
      angle: rowAngle(one.object),
      style: sewing.stitch ? STYLES[sewing.stitch] : 'mixed',
      name: '',
    },
    onShare: () => undefined,
  };
  if (one.entry) begin(path, one.entry.x, one.entry.y);
  if (sewing.stitch === 'applique') sewCloth(job, plan);
  else if (sewing.stitch === 'letters') finish(sewLetterBlock(job));
  else sewShapes(job, plan.blocks[index].shapes);
  if (one.exit && lastPoint(path)) {
    // A person has asked for it: the thread goes there over its own rows, too.
    goTo({ ...planner, maxVisibleTravelMm: Infinity }, one.exit.x, one.exit.y);
    begin(path, one.exit.x, one.exit.y);
  }
  return path;
}

/** What the plan of an object's drawing says of it: what a person has chosen a stitch for is sewn as that. */
export const lieFacts = ({ sewing, inBlock }: ShapesObject) =>
  inBlock?.lie && !sewing.stitch ? LIE_FACTS[inBlock.lie] : undefined;

/** What the plan of a drawing says of shapes that lie so; else each lies beside the others. */
const LIE_FACTS: Record<BlockShapes, Partial<Omit<PlanFacts, 'narrow'>>> = {
  painted: { layering: 'painted', grows: false },
  many: { flat: false },
  patches: { flat: false, isTexture: true },
};

/** A needle point that only says where the thread is to be. */
function begin(path: ThreadPath, x: Mm, y: Mm): void {
  beginObject(path, { kind: 'run' });
  sewTo(path, x, y);
}

/** Large areas as cloth, the rest as fills. */
function sewCloth(job: BlockJob, plan: Plan): void {
  const { shapes } = plan.blocks[job.index];
  sewApplique(job, plan, clothCover(plan));
  sewShapes(
    job,
    shapes.filter((shape) => !isPatch(shape)),
  );
}

/** Beyond an object and what covers it a way finds nothing; a little more, so that no end of a map is near. */
const RIM_MM: Mm = 2 * REACH_MM;

/** The part of the page on which an object's thread can lie: its own, and under what is sewn later. */
function reachOf(one: PlacedObject, near: readonly PlacedObject[]): Box {
  const later = near.slice(near.indexOf(one));
  const ends = [one.entry, one.exit].flatMap((place) =>
    place ? [{ left: place.x, right: place.x, top: place.y, bottom: place.y }] : [],
  );
  const { left, top, right, bottom } = joinBoxes([...later.map(({ box }) => box), ...ends]);
  return {
    left: left - RIM_MM,
    top: top - RIM_MM,
    right: right + RIM_MM,
    bottom: bottom + RIM_MM,
  };
}

/** What is to be known of an object's surroundings before it is sewn. */
export const planAround = (one: PlacedObject, { near, widthMm, heightMm }: Surroundings): Plan =>
  planOf(near, createCoverMap(widthMm, heightMm, reachOf(one, near)));

/** An earlier object through whose cover the thread would be seen. */
const EARLIER_SHINES = 0xffff;
/** Its own, over an earlier one. */
const OWN_ON_EARLIER = 0xfffe;

/**
 * What the stitches of an object depend on of those that are sewn before it: where they cover the
 * cloth, whichever they are.
 * @param index the object's among those near to it
 * @param shines 1 for each of those through whose cover its thread is seen
 * @returns for each cell of the plan's map 0 where it is bare, 1 or `EARLIER_SHINES` where an earlier
 *   one covers it last, 2 for the object's own on bare cloth, `OWN_ON_EARLIER` where an earlier one
 *   lies under it, and more for those sewn later
 */
export const coverBelow = ({ cover }: Plan, index: number, shines: Uint8Array): Uint16Array =>
  cover.last.map((last, cell) => {
    if (last === 0) return 0;
    if (last === index + 1 && cover.stacked[cell] === 1) return OWN_ON_EARLIER;
    if (last > index) return last - index + 1;
    return shines[last - 1] === 1 ? EARLIER_SHINES : 1;
  });

/** A plan in which each object is a block of its own. */
export function planOf(near: readonly PlacedObject[], cover: CoverMap): Plan {
  const blocks = near.map(({ shapes }, thread) => ({ thread, shapes: separateParts(shapes) }));
  blocks.forEach(({ shapes }, i) => {
    for (const shape of shapes) coverArea(cover, coveredRings(shape), i);
  });
  return { blocks, cover, layering: 'tiles', flat: true, isTexture: false, grows: true };
}

function fixedStitches({ runs }: PlacedObject, path: ThreadPath): ThreadPath {
  for (const run of runs) sewFixed(path, run);
  return path;
}
