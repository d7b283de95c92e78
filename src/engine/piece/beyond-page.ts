import type { Mm } from '../core/units.ts';
import { joinBoxes, type Box } from '../vector/geometry.ts';
import { objectBox } from './place-object.ts';
import type { Piece, PieceObject, Position } from './types.ts';

/*
 * A page holds all objects. Shapes beyond its sides make it larger in whole steps: what is sewn of them is
 * known by where it lies on the page, and would be sewn anew with each millimetre that one is dragged.
 * Fixed stitches are not sewn anew, and make it as large as they need.
 */

const SHAPES_STEP_MM: Mm = 20;
/** Designs are counted in tenths. */
const STITCHES_STEP_MM: Mm = 0.1;

/** By how much the page of a piece is larger than said: on the left, above, on the right, below. */
type Beyond = readonly [left: Mm, top: Mm, right: Mm, bottom: Mm];

/** @param placed objects that are sewn */
export function beyondPage(
  placed: readonly { object: PieceObject; box: Box }[],
  { widthMm, heightMm }: Pick<Piece, 'widthMm' | 'heightMm'>,
): Beyond {
  const over = (isFixed: boolean, step: Mm): Beyond => {
    const boxes = placed.flatMap(({ object, box }): Box[] =>
      (object.kind === 'stitches') === isFixed ? [box] : [],
    );
    if (boxes.length === 0) return [0, 0, 0, 0];
    const { left, top, right, bottom } = joinBoxes(boxes);
    const [a, b, c, d] = [-left, -top, right - widthMm, bottom - heightMm].map((mm) =>
      mm > 0 ? Math.round(Math.ceil(mm / step - 1e-9) * step * 10) / 10 : 0,
    );
    return [a, b, c, d];
  };
  const [shapes, stitches] = [over(false, SHAPES_STEP_MM), over(true, STITCHES_STEP_MM)];
  const [a, b, c, d] = shapes.map((mm, i) => Math.max(mm, stitches[i]));
  return [a, b, c, d];
}

/** How far sewing moves a piece onto its page: objects lie beyond its left or top. */
export function movedOntoPage(piece: Piece): Position {
  const sewn = piece.objects.filter(({ hidden }) => !hidden);
  const boxes = sewn.map((object) => ({ object, box: objectBox(object) }));
  const [x, y] = beyondPage(boxes, piece);
  return { x, y };
}
