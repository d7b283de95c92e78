import { insideIndex } from '../vector/inside-index.ts';
import { allRings, groupRings, uniteRings } from '../vector/rings.ts';
import type { Polygon, Ring } from '../vector/geometry.ts';
import { fromPaths, toPaths, unite, type Paths } from '../vector/paths.ts';
import type { Mm } from '../core/units.ts';
import type { Layering, Shape, ShapeSet } from '../shapes.ts';
import {
  cellAt,
  coverArea,
  createCoverMap,
  forEachCell,
  type CoverMap,
} from '../stitch/cover-map.ts';
import { addBorders, crowdedSquares, emptyCrowd, pathsOfSquares, squareAt } from './crowd-map.ts';
import { areaRings, coveredRings, forEachTouched, isArea } from './footprint.ts';
import { layGrounds, liesIn } from './ground-under.ts';
import { besideSegment } from './lines.ts';
import { tileBlocks, type Block } from './tile-order.ts';

export type { ShapeOptions } from '../options.ts';
export type { Layering } from '../shapes.ts';

/** What is sewn when, and what covers what. */
export interface Plan {
  blocks: Block[];
  cover: CoverMap;
  layering: Layering;
  /** Few, plain areas: a logo or a drawing, where each area may have its own direction. */
  flat: boolean;
  /** The areas are patches of a photograph. */
  isTexture: boolean;
  /** Lower layers grow under upper ones; else that would take too long. */
  grows: boolean;
  /** Where so many borders are that layers reach less far under each other, or they would pile up. */
  narrow?: Narrow | undefined;
}

/** Places where layers grow less. */
interface Narrow {
  area: Paths;
  has: (x: Mm, y: Mm) => boolean;
  /** The squares that they are, as `crowd-map` counts them. */
  squares: readonly number[];
}

/** About half a second of joining: areas of a closely worked picture of 300 mm want half of it. */
const MAX_GROWING = 20_000_000;

/**
 * Of more areas than this all rows run one way, so that they tile: patches of a photograph, and areas
 * of a drawing. Up to there a drawing has satin, border runs, and rows of their own for each thread.
 */
const MAX_FLAT_PATCHES = 80;
const MAX_FLAT_AREAS = 400;

/** Orders shapes into colour blocks, and draws what each block covers. */
export function planBlocks(whole: ShapeSet, layering: Layering): Plan {
  const set = { ...whole, shapes: separateParts(whole.shapes) };
  const most = set.isTexture === true ? MAX_FLAT_PATCHES : MAX_FLAT_AREAS;
  const flat = layering === 'painted' || set.shapes.filter(isArea).length <= most;
  const body = { ...set, shapes: set.shapes.filter((s) => !isLast(s)) };
  const blocks = layering === 'painted' ? paintedBlocks(body) : groundedTiles(body, flat);
  for (const shape of set.shapes.filter(isLast)) {
    const block = blocks.at(-1);
    if (block?.thread === shape.thread) block.shapes.push(shape);
    else blocks.push({ thread: shape.thread, shapes: [shape] });
  }
  const grows = layering === 'tiles' && growingCost(blocks) <= MAX_GROWING;
  const narrow = set.isTexture !== true && grows ? narrowPlaces(set) : undefined;
  const about = { layering, flat, isTexture: set.isTexture === true, grows };
  return { ...about, blocks, cover: coverOf(blocks, set), narrow };
}

/** A plan whose blocks are known, as `planBlocks` made it. */
export function planAgain(
  blocks: Block[],
  page: Pick<ShapeSet, 'widthMm' | 'heightMm'>,
  { narrow, ...about }: PlanFacts,
): Plan {
  return { ...about, blocks, cover: coverOf(blocks, page), narrow: narrowSquares(narrow, page) };
}

/** What of a plan its blocks and its page do not say. */
export interface PlanFacts extends Pick<Plan, 'layering' | 'flat' | 'isTexture' | 'grows'> {
  /** The squares in which its layers grow less. */
  narrow: readonly number[];
}

function coverOf(blocks: readonly Block[], page: Pick<ShapeSet, 'widthMm' | 'heightMm'>): CoverMap {
  const cover = createCoverMap(page.widthMm, page.heightMm);
  blocks.forEach((block, i) => {
    for (const shape of block.shapes) coverArea(cover, coveredRings(shape), i);
  });
  return cover;
}

function groundedTiles(set: ShapeSet, flat: boolean): Block[] {
  const blocks = tileBlocks(set, flat);
  return flat && set.isTexture !== true ? layGrounds(blocks, set) : blocks;
}

/** Millimetres of border in a square millimetre, beyond which layers grow less. */
const NARROW_FROM = 3.2;

function narrowPlaces(set: ShapeSet): Narrow | undefined {
  const map = emptyCrowd(set);
  addBorders(map, set.shapes);
  return narrowSquares([...crowdedSquares(map, NARROW_FROM)], set);
}

/** The narrow places that some squares of a page are; undefined without any. */
function narrowSquares(
  squares: readonly number[],
  page: Pick<ShapeSet, 'widthMm' | 'heightMm'>,
): Narrow | undefined {
  if (squares.length === 0) return undefined;
  const map = emptyCrowd(page);
  const all = new Set(squares);
  return {
    area: pathsOfSquares(squares, map),
    has: (x, y) => all.has(squareAt(map, x, y)),
    squares,
  };
}

/**
 * Areas in one piece each. A letter such as Ğ or i comes as one set of rings: its dot or breve
 * would else be taken for a hole, and turned inside out.
 */
export function separateParts(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape): Shape[] => {
    if (shape.kind !== 'area') return [shape];
    const [outer, ...others] = shape.polygon.rings;
    if (others.length === 0) return [shape];
    const around = insideIndex([[outer]]);
    if (others.every((ring) => reachesInto(around, ring))) return [shape];
    // By the even-odd rule, so that rings on both sides of a border fall into place.
    const parts = groupRings(uniteRings(allRings([shape.polygon])));
    return parts.map((polygon) => ({ ...shape, polygon }));
  });
}

/** Whether some point of a ring lies inside another: a hole may touch the border with the rest. */
const reachesInto = (around: ReturnType<typeof insideIndex>, ring: Ring): boolean =>
  ring.some((x, i) => i % 2 === 0 && around(x, ring[i + 1]).length > 0);

const isLast = (shape: Shape): boolean => shape.kind === 'column' && shape.last === true;

/**
 * A shape joins the last block of its thread that is not older than what lies
 * under it; without one it starts a block.
 */
function paintedBlocks(set: ShapeSet): Block[] {
  const map = createCoverMap(set.widthMm, set.heightMm);
  // Number of the block on top in each cell, plus 1.
  const top = new Uint16Array(map.last.length);
  const blocks: Block[] = [];
  for (const shape of set.shapes) {
    let under = 0;
    forEachTouched(map, shape, (cell) => (under = Math.max(under, top[cell])));
    let at = blocks.length - 1;
    while (at >= Math.max(0, under - 1) && blocks[at].thread !== shape.thread) at--;
    if (at < Math.max(0, under - 1)) at = blocks.push({ thread: shape.thread, shapes: [] }) - 1;
    blocks[at].shapes.push(shape);
    forEachTouched(map, shape, (cell) => (top[cell] = Math.max(top[cell], at + 1)));
  }
  return blocks;
}

/** How far beside a border one looks to see whose it is. */
const LOOK_MM: Mm = 0.35;

/** Whether a later block lies on either side of the middle of a ring's segment. */
export function isShared(cover: CoverMap, index: number, ring: Ring, i: number): boolean {
  return besideSegment(ring, i, LOOK_MM).some(
    ([x, y]) => cover.last[cellAt(cover, x, y)] > index + 1,
  );
}

/**
 * The borders of an area, without the holes that later shapes will cover; what was sewn before in such a
 * hole stays out.
 * @param index number of the area's block: what was sewn before it is not to be sewn over
 * @param shines 1 for each block whose cover hides nothing: a hole under it stays one
 */
export const bareRings = (
  { rings: [outer, ...holes] }: Polygon,
  plan: Plan,
  index: number,
  shines?: Uint8Array,
): Ring[] => [
  outer,
  ...holes.flatMap((hole) =>
    staysHole(hole, plan.cover, index, shines) ? [hole] : sewnIn(hole, plan, index),
  ),
];

/** The outer borders of areas in a hole that were sewn before a block, and still show. */
const sewnIn = (hole: Ring, { blocks, cover }: Plan, index: number): Ring[] =>
  blocks
    .slice(0, index)
    .flatMap(({ shapes }) => shapes.filter(isArea))
    .filter((area) => liesIn(area, hole) && staysHole(area.polygon.rings[0], cover, index))
    .map(({ polygon }) => polygon.rings[0]);

/** Whether what is sewn in a hole would be seen: most of it stays as it is, or its cover hides nothing. */
function staysHole(ring: Ring, cover: CoverMap, index: number, shines?: Uint8Array): boolean {
  let seen = 0;
  let all = 0;
  forEachCell(cover, [ring], (cell) => {
    all++;
    const last = cover.last[cell];
    if (last <= index + 1 || shines?.[last - 1] === 1) seen++;
  });
  return seen * 2 > all;
}

/**
 * What growing the layers of a plan costs: for each of them the later ones are joined, which is
 * corners times the sides that a line across the page meets.
 */
function growingCost(blocks: readonly Block[]): number {
  let corners = 0;
  let heights = 0;
  let cost = 0;
  let [top, bottom] = [Infinity, -Infinity];
  for (const { shapes } of [...blocks].reverse()) {
    for (const ring of shapes.filter(isArea).flatMap(({ polygon }) => polygon.rings)) {
      corners += ring.length / 2;
      for (let i = 1, j = ring.length - 1; i < ring.length; j = i, i += 2) {
        heights += Math.abs(ring[i] - ring[j]);
        top = Math.min(top, ring[i]);
        bottom = Math.max(bottom, ring[i]);
      }
    }
    cost += (corners * heights) / Math.max(1, bottom - top);
  }
  return cost;
}

/** The area of a block and of all later ones: where a lower layer may grow under upper ones. */
export function openArea(fromIt: readonly Pick<Block, 'shapes'>[]): Ring[] {
  const rings = fromIt.flatMap((b) => areaRings(b.shapes));
  // Grounds lie under what is sewn upon them: by the even-odd rule that would be a hole.
  return fromPaths(unite(toPaths(rings)));
}

/** How far a layer grows under those sewn over it, so that pull opens no gap; and where borders crowd. */
export const GROW_MM: Mm = 0.6;
export const NARROW_GROW_MM: Mm = 0.2;
