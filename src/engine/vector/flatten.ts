import { boxesMeet, boxInside, polygonArea, type Box, type Polygon } from './geometry.ts';
import { checkpoint, type Context } from '../core/context.ts';
import type { AreaShape, Shape, ShapeSet, StrokeShape } from '../shapes.ts';
import {
  areaOf,
  cutLines,
  fromPath,
  fromPolygons,
  inflate,
  pathsApart,
  pathsBox,
  toPath,
  toPolygons,
  unite,
  type Paths,
} from './paths.ts';
import {
  coveredNear,
  coverWith,
  createCoverTree,
  type CoverTree,
  type Visible,
} from './cover-tree.ts';
import { dropHairs } from './hairs.ts';
import { MAX_WORK, spend, sweepCost, type Work } from './sweep.ts';

/*
 * From shapes painted over each other to tiles: what hides under others goes,
 * and what touches in one colour becomes one. So a drawing can be sewn like a
 * traced picture, its lower layers growing under the upper ones by themselves.
 */

/** Areas smaller than this are no needle's work, mm². */
const MIN_AREA_MM2 = 0.3;
/** Nor areas thinner than this on the mean, mm. */
const MIN_WIDTH_MM = 0.1;
/** What others leave of a shape that they hide in part is thinner than this on the mean: threads beside it cover it, mm. */
const REST_WIDTH_MM = 0.4;
const MAX_REST_MM2 = 2;
/** A shape is hidden in part where less than this share of it shows. */
const CUT_SHARE = 0.97;
/** Lines shorter than this neither, mm. */
const MIN_LINE_MM = 0.8;
/** Gaps of one colour up to twice this close, mm: seams of the cutting, and hairlines of the drawing. */
const CLOSE_MM = 0.02;
/** Up to this many borders of a thread are compared with each other. */
const MAX_BORDERS_COMPARED = 40;
/** And so many corners: each is compared with each. */
const MAX_POINTS_COMPARED = 3000;
/** A line this near to the edge of what lies over it still shows, mm: half of it does. */
const LINE_MARGIN_MM = 0.1;

/**
 * Makes a painted drawing into tiles that nowhere overlap. Lines lie on top of
 * tiles; parts of them that areas hide are cut off. Columns stay as they are.
 * @returns areas first, then what is sewn on them; threads keep their places.
 * @throws EngineError `aborted`, `too-complex` where cutting them would take too long
 */
export function flattenShapes(drawing: ShapeSet, context: Context = {}): ShapeSet {
  const set = dropHairs(drawing);
  const page = { left: 0, top: 0, right: toMicro(set.widthMm), bottom: toMicro(set.heightMm) };
  const tree = createCoverTree(page);
  const work = { left: MAX_WORK };
  const isSpeck = speckFinder(set, work);
  const visible: Tile[][] = set.threads.map(() => []);
  const onTop: Shape[] = [];
  const runs = findRuns(set.shapes.filter((shape) => shape.kind !== 'area' || !isSpeck(shape)));
  runs.reverse().forEach((run, done) => {
    if (done % 64 === 0) checkpoint(context, 'shapes', done, runs.length);
    const [shape] = run;
    if (shape.kind === 'column') onTop.push(shape);
    else if (shape.kind === 'stroke') onTop.push(...shownLines(tree, shape, work));
    else {
      const whole = uniteRun(run as AreaShape[], work);
      const part = coverWith(tree, whole, work);
      const isCut = areaOf(part.paths) < CUT_SHARE * areaOf(whole);
      if (isSolid(part.paths)) visible[shape.thread].push({ ...part, isCut });
    }
  });
  const areas = visible.flatMap((parts, thread) => uniteTiles(parts, thread, work));
  return { ...set, shapes: [...areas, ...onTop.reverse()] };
}

/** What shows of a run of shapes. */
interface Tile extends Visible {
  /** Others hide a part of it. */
  isCut: boolean;
}

/** Areas of one thread that follow each other, together; anything else by itself. */
function findRuns(shapes: readonly Shape[]): [Shape, ...Shape[]][] {
  const runs: [Shape, ...Shape[]][] = [];
  for (const shape of shapes) {
    const run = runs[runs.length - 1];
    const [first] = run ?? [];
    if (shape.kind === 'area' && first?.kind === 'area' && first.thread === shape.thread) {
      run.push(shape);
    } else runs.push([shape]);
  }
  return runs;
}

/** The area of a run: by halves, so that what hides under its like is gone early. */
function uniteRun(run: readonly AreaShape[], work: Work): Paths {
  if (run.length === 1) return fromPolygons([run[0].polygon]);
  const middle = run.length >> 1;
  const halves = [...uniteRun(run.slice(0, middle), work), ...uniteRun(run.slice(middle), work)];
  spend(work, sweepCost(halves));
  return unite(halves);
}

function toMicro(mm: number): number {
  return Math.round(mm * 1000);
}

/** One thread's visible parts, joined where they touch; crumbs are dropped. */
function uniteTiles(parts: readonly Tile[], thread: number, work: Work): AreaShape[] {
  const all = parts.flatMap(({ paths }) => paths);
  // They are joined, grown, drawn in and sorted.
  spend(work, 4 * sweepCost(all));
  const joined = standApart(parts) ? all : inflate(inflate(unite(all), CLOSE_MM), -CLOSE_MM);
  const solid = toPolygons(joined).filter(
    (polygon) => polygonArea(polygon) >= MIN_AREA_MM2 && isSolid(fromPolygons([polygon])),
  );
  return withoutRests(solid, parts).map((polygon) => ({ kind: 'area', polygon, thread }));
}

/** Areas without the slivers that what lies over them leaves of a shape: threads beside them cover those. */
function withoutRests(polygons: Polygon[], parts: readonly Tile[]): Polygon[] {
  const cut = parts.filter(({ isCut }) => isCut).flatMap(({ paths }) => paths);
  const thin = cut.length > 0 ? polygons.filter(isSliver) : [];
  if (thin.length === 0) return polygons;
  const rests = toPolygons(cut).filter(isSliver).map(boxOf);
  const dropped = thin.filter((polygon) => {
    const box = boxOf(polygon);
    return rests.some((rest) => boxInside(box, grown(rest, toMicro(MIN_WIDTH_MM))));
  });
  return polygons.filter((polygon) => !dropped.includes(polygon));
}

const boxOf = ({ rings: [outer] }: Polygon): Box => pathsBox([toPath(outer)]);

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function isSliver(polygon: Polygon): boolean {
  const mm2 = polygonArea(polygon);
  return mm2 < MAX_REST_MM2 && 2 * mm2 < REST_WIDTH_MM * lineLength(fromPolygons([polygon]), true);
}

/**
 * Whether an area is wider than a hair, by its share of area to border. Hairs go before areas
 * are joined: hundreds of them, side by side, would make that slow.
 */
function isSolid(paths: Paths): boolean {
  return 2 * areaOf(paths) > MIN_WIDTH_MM * lineLength(paths, true);
}

/** Whether few borders lie clearly apart and have no seams, so that nothing is to be joined. */
function standApart(parts: readonly Visible[]): boolean {
  const borders = parts.flatMap(({ paths }) => paths.filter((path) => areaOf([path], true) > 0));
  if (borders.length > MAX_BORDERS_COMPARED || parts.some(({ seams }) => seams)) return false;
  // What lies in a hole is near the border of the hole, not the outer one: all are compared.
  const all = parts.flatMap(({ paths }) => paths);
  if (
    all.length > MAX_BORDERS_COMPARED ||
    all.reduce((sum, p) => sum + p.length, 0) > MAX_POINTS_COMPARED
  ) {
    return false;
  }
  return all.every((a, i) =>
    all.every((b, j) => j <= i || pathsApart(a, b, 2 * toMicro(CLOSE_MM))),
  );
}

/**
 * Tells which small areas stay small even together with all of their colour:
 * they are dropped before they cut holes into what is under them.
 */
function speckFinder({ shapes, threads }: ShapeSet, work: Work): (shape: AreaShape) => boolean {
  const small = new Set<Shape>();
  const byThread: AreaShape[][] = threads.map(() => []);
  for (const shape of shapes) {
    if (shape.kind !== 'area') continue;
    byThread[shape.thread].push(shape);
    if (polygonArea(shape.polygon) < MIN_AREA_MM2) small.add(shape);
  }
  const specks = byThread.map((group): Box[] => {
    if (!group.some((shape) => small.has(shape))) return [];
    const paths = fromPolygons(group.map((s) => s.polygon));
    spend(work, 2 * sweepCost(paths));
    const grown = inflate(paths, CLOSE_MM);
    return toPolygons(grown)
      .filter((polygon) => polygonArea(polygon) < MIN_AREA_MM2)
      .map(({ rings }) => pathsBox([toPath(rings[0])]));
  });
  return (shape) => {
    if (!small.has(shape)) return false;
    const own = pathsBox([toPath(shape.polygon.rings[0])]);
    return specks[shape.thread].some((speck) => boxesMeet(speck, own));
  };
}

/** The parts of a line that no area above it hides. */
function shownLines(tree: CoverTree, line: StrokeShape, work: Work): StrokeShape[] {
  const path = toPath(line.points);
  const open = line.closed ? [...path, path[0]] : path;
  const length = lineLength([open], false);
  if (length < MIN_LINE_MM) return [];
  // An upright line on the seam of two cells has no width, and would meet neither.
  const near = coveredNear(tree, grown(pathsBox([path]), 2));
  spend(work, 2 * sweepCost([path], near));
  const isWhole = (parts: Paths): boolean => lineLength(parts, false) > length - 0.01;
  if (near.length === 0) return [line];
  const isFree = isWhole(cutLines([open], near, 'outside'));
  // And it lies in neither where they are not joined.
  const cover = isFree ? inflate(unite(near), CLOSE_MM) : unite(near);
  if (isFree && isWhole(cutLines([open], cover, 'outside'))) return [line];
  const margin = LINE_MARGIN_MM + (isFree ? CLOSE_MM : 0);
  const kept = cutLines([open], inflate(cover, -margin), 'outside');
  if (isWhole(kept)) return [line];
  return kept
    .filter((part) => lineLength([part], false) >= MIN_LINE_MM)
    .map((part) => ({ ...line, points: fromPath(part), closed: false }));
}

/** Length of lines, in mm. */
function lineLength(paths: Paths, closed: boolean): number {
  let sum = 0;
  for (const path of paths) {
    for (let i = closed ? 0 : 1; i < path.length; i++) {
      const from = path[i === 0 ? path.length - 1 : i - 1];
      sum += Math.hypot(path[i].x - from.x, path[i].y - from.y);
    }
  }
  return sum / 1000;
}
