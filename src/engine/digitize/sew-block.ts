import { isLineStyle, type StitchStyle } from '../options.ts';
import { distanceToBox, linesBox, type Box, type Ring } from '../vector/geometry.ts';
import { fitsDisc } from '../vector/inner-disc.ts';
import { least } from '../core/least.ts';
import { median } from '../core/median.ts';
import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { FIND_COLUMNS_DEFAULTS, findColumns, type SatinPlan } from '../satin/index.ts';
import { linesOf, shapesBox, type AreaShape, type Shape, type StrokeShape } from '../shapes.ts';
import { forEachCell } from '../stitch/cover-map.ts';
import { BLOCK_ANGLES } from '../stitch/rows.ts';
import { beanStitch, runningStitch } from '../stitch/run.ts';
import { sewFill } from '../stitch/sew-fill.ts';
import { TATAMI_DEFAULTS } from '../stitch/tatami.ts';
import { beginObject, lastPoint, needleAt, sewAlong } from '../stitch/thread-path.ts';
import { OWN_DONE, OWN_EDGE, OWN_TODO } from '../stitch/travel-map.ts';
import { goTo } from '../stitch/travel-planner.ts';
import { checkCount } from '../stitch/write-design.ts';
import { GROUND, LATTICE, markHeld, sewCrossUnderlay } from './cross-underlay.ts';
import { fillParts } from './fill-parts.ts';
import { coveredRings, isArea } from './footprint.ts';
import { bridgeLines } from './bridge-lines.ts';
import { lineNetworks, sewNetwork, type LineNetwork, type NetworkStitch } from './line-network.ts';
import { lineLength, turned } from './lines.ts';
import { letterJob, sewWords } from './letters/sew-words.ts';
import { strokeWidth, textLines } from './letters/text-lines.ts';
import { choosePieces, isBroad, type Piece } from './pieces.ts';
import { openArea, type Plan, type ShapeOptions } from './plan.ts';
import { satinOnGround } from './satin-ground.ts';
import { islandsOf } from './shape-islands.ts';
import { sewColumns, type BlockJob } from './sew-plan.ts';

/** Stitches of a wide fill in satin style: as long as thread may lie on cloth that is worn. */
export const SATIN_FILL_STITCH_MM: Mm = 6;
/** Lines thinner than this are a running stitch, those up to satin a bean stitch. */
export const BEAN_FROM_MM: Mm = 0.6;

/** A piece, or lines that meet: they are sewn in one go. */
type Task = Piece | { kind: 'lines'; network: LineNetwork };

/**
 * Sews some shapes of a block: each as satin, fill or line, as its form and the
 * wanted style say. Painted shapes keep their order; tiles are sewn fills first,
 * then the nearest.
 */
export function sewShapes(job: BlockJob, shapes: readonly Shape[]): void {
  const { plan } = job;
  const all = choosePieces(shapes, plan.flat, job.options.style);
  const texts = textsAmong(all, job);
  const letters = new Set<Shape>(texts.flat());
  const pieces = all.filter(({ shape }) => !letters.has(shape));
  if (plan.layering === 'tiles') {
    sewTiles(job, pieces, texts);
    return;
  }
  for (let i = 0; i < pieces.length;) {
    const fills: AreaShape[] = [];
    for (let p = pieces[i]; p?.kind === 'fill'; p = pieces[++i]) fills.push(p.shape);
    sewFills(job, fills);
    const piece = pieces[i];
    if (piece && piece.kind !== 'fill') {
      sewPiece(job, piece);
      i++;
    }
  }
  // Of one thread, it shows nowhere what was sewn first.
  sewTexts(job, texts);
}

/**
 * Sews pieces that lie side by side: those between which the thread can run unseen before all others,
 * of each such island the fills first. What is left goes from each to the nearest.
 */
function sewTiles(job: BlockJob, pieces: readonly Piece[], texts: readonly AreaShape[][]): void {
  const { planner, plan } = job;
  const lines = pieces.flatMap((p) => (p.kind === 'line' ? [p.shape] : []));
  const tasks: Task[] = [...pieces.filter((p) => p.kind !== 'line'), ...networksOf(lines, plan)];
  const islands = plan.flat ? islandsOf(planner.map, tasks, shapesOf) : [tasks];
  const left = new Set(
    islands.map((island) => ({ island, box: shapesBox(island.flatMap(shapesOf)) })),
  );
  const open = pieces.some((p) => p.kind === 'fill') ? openFor(job) : [];
  let sewn = 0;
  while (left.size > 0) {
    const from = lastPoint(planner.path);
    const next = least([...left], ({ box }) => (from ? distanceToBox(box, ...from) : 0))!;
    left.delete(next);
    const { island } = next;
    const fills = island.flatMap((task) => (task.kind === 'fill' ? [task.shape] : []));
    sewFills(job, fills, open);
    sewNearestFirst(
      job,
      island.filter((task) => task.kind !== 'fill'),
    );
    sewn += island.length;
    job.onShare(sewn / tasks.length);
  }
  sewTexts(job, texts);
}

/** What a task is made of. */
function shapesOf(task: Task): readonly Shape[] {
  if (task.kind !== 'lines') return [task.shape];
  return task.network.edges.map(({ points, widthMm }): Shape => ({
    kind: 'stroke',
    points,
    widthMm,
    closed: false,
    thread: 0,
  }));
}

/** What the shapes of a block are told by to be lines of text. */
type TextJob = Pick<BlockJob, 'plan' | 'index'> & { options: Pick<ShapeOptions, 'style'> };

/** Lines of text among the pieces of a block: they are sewn as letters of a font are. */
export function textsAmong(
  pieces: readonly Piece[],
  { plan, index, options }: TextJob,
): AreaShape[][] {
  if (!plan.flat || options.style === 'fill') return [];
  const areas = pieces.flatMap(({ shape }) => (mayBeLetter(shape) ? [shape] : []));
  const strokes = new Set(pieces.filter(({ kind }) => kind === 'satin').map(({ shape }) => shape));
  return textLines(areas, plan.cover, index).flatMap((line) => {
    for (const shape of line) if (isThinLetter(shape)) strokes.add(shape);
    // Most letters of a line are strokes: bricks and tiles are not.
    if (2 * line.filter((shape) => strokes.has(shape)).length <= line.length) return [];
    const strokeMm = median(line.map(({ polygon }) => strokeWidth(polygon)));
    return [line.filter((shape) => strokes.has(shape) || !isMark(shape, strokeMm))];
  });
}

/** Strokes too thin for satin elsewhere are satin in a line of text from here on: there they are widened. */
const LEAST_LETTER_STROKE_MM: Mm = 0.3;

const isThinLetter = ({ polygon }: AreaShape): boolean =>
  strokeWidth(polygon) < FIND_COLUMNS_DEFAULTS.minWidthMm &&
  findColumns(polygon, { minWidthMm: LEAST_LETTER_STROKE_MM }).suitable;

/** How much broader than the strokes of a line a part of it is somewhere that is a mark, and no letter. */
const MARK_STROKES = 2.5;

/** Whether it is broader than letters of such strokes: a plate with a sign in it, beside a name. */
const isMark = ({ polygon }: AreaShape, strokeMm: Mm): boolean =>
  fitsDisc(polygon.rings, (MARK_STROKES / 2) * strokeMm);

const mayBeLetter = (shape: Shape): shape is AreaShape =>
  shape.kind === 'area' && shape.angle === undefined && !isBroad(shape);

function sewTexts(job: BlockJob, texts: readonly AreaShape[][]): void {
  if (texts.length === 0) return;
  job.onText?.();
  const onShare = () => undefined;
  const wide = { ...job, options: { ...job.options, style: 'fill' }, onShare } as const;
  const letters = letterJob(job, (shape) => sewShapes(wide, [shape]));
  for (const line of texts) finish(sewWords(letters, line));
}

/** In a drawing of one thread a bridge lies on bare cloth; among others it would lie on their colours. */
const networksOf = (lines: readonly StrokeShape[], { flat, blocks }: Plan): Task[] =>
  lineNetworks(flat ? bridgeLines(lines, blocks.length === 1 ? 'narrow' : 'covered') : lines).map(
    (network) => ({ kind: 'lines', network }),
  );

/** Direction of the rows of a block that has none of its own: neighbours shine apart. Degrees. */
export const blockAngle = ({ flat }: Pick<Plan, 'flat'>, block: number): number =>
  flat ? BLOCK_ANGLES[block % BLOCK_ANGLES.length] : 0;

/** Where fills of a block may grow. */
const openFor = ({ plan, index }: BlockJob): Ring[] =>
  index === plan.blocks.length - 1 || !plan.grows ? [] : openArea(plan.blocks.slice(index));

function sewFills(
  job: BlockJob,
  areas: readonly AreaShape[],
  open: readonly Ring[] = openFor(job),
): void {
  if (areas.length === 0) return;
  const { planner, plan, index: block, options, shines } = job;
  const { rowSpacingMm, pullMm, underlay } = sewingSettings(options);
  const angle = options.angle ?? blockAngle(plan, block);
  // The many patches of a photograph reach under each other: they lie on rows, and need no lattice.
  const cross =
    underlay === 'full' ? GROUND : plan.flat && underlay === 'normal' ? LATTICE : undefined;
  const lattice = cross ? sewCrossUnderlay(job, areas, angle, cross) : [];
  const parts = fillParts(areas, open, plan.cover, {
    spacingMm: rowSpacingMm,
    pullMm,
    angle,
    block,
    // Of a drawing of few areas no row under a cover is long, and turns beside it would crowd.
    shines: plan.flat ? undefined : shines,
    edgeRun: plan.flat,
    narrow: plan.narrow,
    isPatch: plan.isTexture && plan.grows,
  });
  const rows = parts.reduce((sum, { section }) => sum + section.left.length, 0);
  if (cross === LATTICE) markHeld(parts, lattice);
  // A row has a needle point at each end.
  checkCount([planner.path], 2 * rows);
  const long = options.style === 'satin' && plan.flat;
  const stitchMm = options.stitchMm ?? (long ? SATIN_FILL_STITCH_MM : TATAMI_DEFAULTS.stitchMm);
  sewFill(planner, parts, {
    tatami: { ...TATAMI_DEFAULTS, stitchMm },
    underlay: underlay !== 'light',
    onSection: (done) => {
      if (done % 16 === 0) job.onShare(done / parts.length);
    },
  });
}

function sewNearestFirst(job: BlockJob, pieces: Task[]): void {
  const left = pieces.map((piece) => ({ piece, box: linesBox(placesOf(piece)) }));
  while (left.length > 0) {
    const from = lastPoint(job.planner.path);
    const [{ piece }] = left.splice(from ? nearestTask(left, ...from) : 0, 1);
    sewPiece(job, piece);
    job.onShare(1 - left.length / pieces.length);
  }
}

function sewPiece(job: BlockJob, piece: Task): void {
  if (piece.kind === 'satin') sewSatinPiece(job, piece.shape, piece.plan);
  else if (piece.kind === 'line') sewLine(job, piece.shape);
  else if (piece.kind === 'lines') sewLines(job, piece.network);
}

function sewLines({ planner, plan, options }: BlockJob, network: LineNetwork): void {
  const { path } = planner;
  const stitch = networkStitch(network, plan, options.style);
  const from = needleAt(path) ?? lastPoint(path) ?? [0, 0];
  const points = sewNetwork(network, ...from, stitch, options.stitchMm);
  if (points.length < 4) return;
  goTo(planner, points[0], points[1]);
  beginObject(path, { kind: stitch === 'bean' ? 'bean' : 'outline' });
  sewAlong(path, points);
}

/** Lines up to this width need no second thread where they are all there is. */
const ONCE_MM: Mm = 0.45;

/** The line styles draw lines as thin or as bold as they say, the others as broad as they are. */
function networkStitch(network: LineNetwork, plan: Plan, style: StitchStyle): NetworkStitch {
  if (isLineStyle(style)) return style === 'running' ? 'once' : 'bean';
  const isDrawing = !plan.blocks.some(({ shapes }) => shapes.some(isArea));
  return isDrawing && meanWidth(network) <= ONCE_MM ? 'once' : 'twice';
}

function meanWidth({ edges }: LineNetwork): Mm {
  let [area, length] = [0, 0];
  for (const { points, widthMm } of edges) {
    const own = lineLength(points);
    length += own;
    area += own * widthMm;
  }
  return area / (length || 1);
}

function sewSatinPiece(job: BlockJob, shape: Shape, columns: SatinPlan): void {
  const { planner, plan, options } = job;
  const { map } = planner;
  const rings = coveredRings(shape);
  forEachCell(map, rings, (cell) => {
    if (map.kind[cell] === OWN_EDGE) map.kind[cell] = OWN_TODO;
  });
  const { thread } = shape;
  const uncovered = columns.uncovered.map((polygon): AreaShape => ({
    kind: 'area',
    polygon,
    thread,
  }));
  sewFills(job, uncovered);
  const { satin } = sewingSettings(options);
  const source = shape.kind === 'area' ? shape.polygon : undefined;
  const settings = satinOnGround(satin, plan, job.index, {
    rings,
    widthMm: columns.medianWidthMm,
  });
  sewColumns(planner, { plan: columns, settings, source, through: true });
  forEachCell(map, rings, (cell) => {
    if (map.kind[cell] === OWN_TODO) map.kind[cell] = OWN_DONE;
  });
}

function sewLine({ planner, options }: BlockJob, shape: StrokeShape): void {
  const isThin = shape.widthMm < BEAN_FROM_MM;
  const sew = isThin ? runningStitch : beanStitch;
  const points = sew(shape.points, { closed: shape.closed, lengthMm: options.stitchMm });
  if (points.length < 4) return;
  const needle = needleAt(planner.path);
  const away = (i: number): Mm =>
    needle ? Math.hypot(points[i] - needle[0], points[i + 1] - needle[1]) : 0;
  const way = away(points.length - 2) < away(0) ? turned(points) : points;
  goTo(planner, way[0], way[1]);
  beginObject(planner.path, {
    kind: isThin ? 'outline' : 'bean',
    source: { points: shape.points },
  });
  sewAlong(planner.path, way);
}

/**
 * Index of the task nearest to a point, the first of those that are equally near. One that is
 * farther by its box alone is not looked at: a block may be of ten thousand.
 */
function nearestTask(tasks: readonly { piece: Task; box: Box }[], x: Mm, y: Mm): number {
  let best = 0;
  let least = Infinity;
  tasks.forEach(({ piece, box }, i) => {
    if (distanceToBox(box, x, y) >= least) return;
    const away = distanceTo(piece, x, y);
    if (away < least) [best, least] = [i, away];
  });
  return best;
}

/** What is looked at to tell how near a task is. */
const placesOf = (task: Task): readonly Float64Array[] =>
  task.kind === 'lines' ? [task.network.nodes] : linesOf(task.shape);

function distanceTo(task: Task, x: Mm, y: Mm): Mm {
  let best = Infinity;
  for (const line of placesOf(task)) {
    for (let i = 0; i < line.length; i += 2) {
      best = Math.min(best, Math.hypot(line[i] - x, line[i + 1] - y));
    }
  }
  return best;
}
