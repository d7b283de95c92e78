import type { Thread } from '../core/design.ts';
import { planBlocks, type Layering } from '../digitize/plan.ts';
import { type Shape, type ShapeSet, shapesBox } from '../shapes.ts';
import type { Piece, PieceObject, PieceSettings, PieceShape } from './types.ts';

/** What a piece made of shapes is called, and how it is sewn. */
export type PieceOptions = PieceSettings & { name: string };

/**
 * Makes a piece of a drawing: an object for each of its areas, lines and columns, in the order in
 * which the engine would sew them, those of one thread each next to the last.
 * @param set the drawing; its lengths are millimetres
 * @param layering whether the shapes tile the page, or lie over each other in their order
 */
export function pieceOfShapes(set: ShapeSet, layering: Layering, options: PieceOptions): Piece {
  const { blocks } = planBlocks(set, layering);
  const objects: PieceObject[] = [];
  for (const { thread, shapes } of blocks) {
    const inOrder = layering === 'tiles' ? nearestNext(shapes) : shapes;
    for (const shape of inOrder) objects.push(objectOf(shape, set.threads[thread], objects.length));
  }
  const { name, density, fabric, pullMm, threadWeight } = options;
  const [widthMm, heightMm] = [set.widthMm, set.heightMm].map(onMicrometre);
  return { name, density, fabric, pullMm, threadWeight, widthMm, heightMm, objects };
}

function objectOf(shape: Shape, thread: Thread, at: number): PieceObject {
  const { name = '', group } = (shape.kind === 'column' ? undefined : shape.label) ?? {};
  return {
    kind: 'shapes',
    id: `o${at + 1}`,
    name,
    ...(group !== undefined && { group }),
    thread,
    shapes: [onMicrometres(shape)],
    sewing: shape.kind === 'area' && shape.angle !== undefined ? { angle: shape.angle } : {},
  };
}

const onMicrometre = (mm: number): number => Math.round(mm * 1000) / 1000;

/**
 * A shape without its thread, in whole micrometres: far under what a needle can place, and in a
 * file three digits are enough to say it exactly.
 */
function onMicrometres(shape: Shape): PieceShape {
  const round = (line: Float64Array) => line.map(onMicrometre);
  switch (shape.kind) {
    case 'area':
      return { kind: 'area', polygon: { rings: shape.polygon.rings.map(round) } };
    case 'stroke': {
      const widthMm = onMicrometre(shape.widthMm);
      return { kind: 'stroke', points: round(shape.points), closed: shape.closed, widthMm };
    }
    case 'column': {
      const closed = shape.closed ? { closed: true } : {};
      return { kind: 'column', left: round(shape.left), right: round(shape.right), ...closed };
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
