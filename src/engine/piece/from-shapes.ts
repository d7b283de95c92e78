import type { Thread } from '../core/design.ts';
import { choosePieces } from '../digitize/pieces.ts';
import { planBlocks, type Layering, type Plan } from '../digitize/plan.ts';
import { blockAngle, textsAmong } from '../digitize/sew-block.ts';
import type { StitchStyle } from '../options.ts';
import { type Shape, type ShapeSet, shapesBox } from '../shapes.ts';
import type {
  BlockPlace,
  BlockShapes,
  ObjectSewing,
  Piece,
  PieceObject,
  PieceSettings,
  PieceShape,
  ShapesObject,
} from './types.ts';

/** What a piece made of shapes is called, and how it is sewn. */
export type PieceOptions = PieceSettings & {
  name: string;
  /** In which its drawing is sewn: lines of text are letters, in one object each, where it is mixed or satin. */
  style?: StitchStyle | undefined;
};

/**
 * Makes a piece of a drawing: an object for each of its areas, lines and columns, in the order in
 * which the engine would sew them.
 * @param set the drawing; its lengths are millimetres
 * @param layering whether the shapes tile the page, or lie over each other in their order
 */
export const pieceOfShapes = (set: ShapeSet, layering: Layering, options: PieceOptions): Piece =>
  plannedPiece(set, layering, options).piece;

/** A piece, and the plan of the drawing that it is made of. */
export interface PlannedPiece {
  piece: Piece;
  plan: Plan;
  /** Which shape of the plan each shape of the piece is. */
  origins: ReadonlyMap<PieceShape, Shape>;
}

/** As `pieceOfShapes`. */
export function plannedPiece(
  set: ShapeSet,
  layering: Layering,
  options: PieceOptions,
): PlannedPiece {
  const plan = planBlocks(set, layering);
  const { name, density, fabric, pullMm, threadWeight, style } = options;
  const objects: PieceObject[] = [];
  const origins = new Map<PieceShape, Shape>();
  const lie = lieOf(plan);
  plan.blocks.forEach(({ thread, shapes }, index) => {
    const angle = blockAngle(plan, index);
    const put = (part: readonly Shape[]) => {
      const inBlock = { block: index, at: objects.length, ...(lie && { lie }) };
      const object = objectOf(part, set.threads[thread], { inBlock, angle });
      object.shapes.forEach((shape, i) => origins.set(shape, part[i]));
      objects.push(object);
    };
    const texts =
      style === 'mixed' || style === 'satin'
        ? textsAmong(choosePieces(shapes, plan.flat, style), { plan, index, options: { style } })
        : [];
    const letters = new Set<Shape>(texts.flat());
    const others = shapes.filter((shape) => !letters.has(shape));
    const inOrder = layering === 'tiles' ? nearestNext(others) : others;
    // Lines may lie on letters, as on all that is broad.
    const lines = layering === 'tiles' ? inOrder.filter(({ kind }) => kind !== 'area').length : 0;
    const broad = inOrder.slice(0, inOrder.length - lines);
    for (const shape of broad) put([shape]);
    for (const line of texts) put(line);
    for (const shape of inOrder.slice(broad.length)) put([shape]);
  });
  const [widthMm, heightMm] = [set.widthMm, set.heightMm].map(withoutNoise);
  const settings = { name, density, fabric, pullMm, threadWeight };
  return { piece: { ...settings, widthMm, heightMm, objects }, plan, origins };
}

function lieOf({ layering, flat, isTexture }: Plan): BlockShapes | undefined {
  if (layering === 'painted') return 'painted';
  if (flat) return undefined;
  return isTexture ? 'patches' : 'many';
}

/** An object's place among the others, and the direction of its rows where its shape says none, degrees. */
interface Placed {
  inBlock: BlockPlace;
  angle: number;
}

/** One shape, or a line of text. */
function objectOf(
  shapes: readonly Shape[],
  thread: Thread,
  { inBlock, angle }: Placed,
): ShapesObject {
  const [shape] = shapes;
  const isText = shapes.length > 1;
  const { name = '', group } = (shape.kind === 'column' ? undefined : shape.label) ?? {};
  return {
    kind: 'shapes',
    id: `o${inBlock.at + 1}`,
    name: isText ? 'Text' : name,
    ...(group !== undefined && { group }),
    thread,
    shapes: shapes.map(withoutThread),
    sewing: isText ? { stitch: 'letters' } : rowsOf(shape, angle),
    inBlock,
  };
}

/** As its maker sews it: rows whose direction the drawing says are rows, however narrow it is. */
function rowsOf(shape: Shape, angle: number): ObjectSewing {
  if (shape.kind !== 'area') return {};
  return shape.angle === undefined ? { angle } : { stitch: 'fill', angle: shape.angle };
}

/** What sums leave behind the last digit that anybody meant. */
const withoutNoise = (mm: number): number => Math.round(mm * 1e9) / 1e9;

/**
 * A shape without its thread. Its numbers stay as they are: a needle point that lies between two
 * tenths of a millimetre falls to the other one where a shape is off by the least.
 */
function withoutThread(shape: Shape): PieceShape {
  switch (shape.kind) {
    case 'area':
      return { kind: 'area', polygon: { rings: shape.polygon.rings } };
    case 'stroke': {
      const { points, closed, widthMm } = shape;
      return { kind: 'stroke', points, closed, widthMm };
    }
    case 'column': {
      const { left, right } = shape;
      return { kind: 'column', left, right, ...(shape.closed && { closed: true }) };
    }
  }
}

/** Areas before lines, each nearest to the one before it, from the top left on. */
function nearestNext(shapes: readonly Shape[]): Shape[] {
  const left = shapes.map((shape) => ({ shape, box: shapesBox([shape]) }));
  const ordered: Shape[] = [];
  let [x, y] = [0, 0];
  while (left.length > 0) {
    let best = 0;
    let least = Infinity;
    left.forEach(({ shape, box }, i) => {
      const gap = Math.hypot(
        Math.max(box.left - x, 0, x - box.right),
        Math.max(box.top - y, 0, y - box.bottom),
      );
      const d = gap + (shape.kind === 'area' ? 0 : LINES_LAST_MM);
      if (d < least) [best, least] = [i, d];
    });
    const [{ shape, box }] = left.splice(best, 1);
    ordered.push(shape);
    [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  }
  return ordered;
}

/** Farther than any page: what is drawn on an area lies on top of it. */
const LINES_LAST_MM = 1e4;
