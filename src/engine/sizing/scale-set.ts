import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { SATIN_LINE_MM } from '../digitize/footprint.ts';
import { placeShape } from '../frames/fit.ts';
import { shapesBox, type Shape, type ShapeSet } from '../shapes.ts';
import type { Sides } from './sewn-size.ts';

/** A rectangle on a drawing's page, mm. */
export interface PageBox extends Sides {
  left: Mm;
  top: Mm;
}

/**
 * What a drawing's shapes reach as they will be sewn: thin lines along their middle. Undefined
 * without shapes.
 */
export function drawnBox(shapes: readonly Shape[]): PageBox | undefined {
  const { left, top, right, bottom } = shapesBox(shapes, (shape) => {
    const satin = shape.kind === 'stroke' && shape.widthMm >= SATIN_LINE_MM && !shape.closed;
    return satin ? shape.widthMm / 2 : 0;
  });
  return left > right ? undefined : { left, top, width: right - left, height: bottom - top };
}

/** A drawing with its page, larger or smaller; widths of lines go along. */
export function scaleSet(set: ShapeSet, scale: number): ShapeSet {
  if (scale === 1) return set;
  const placing = { scale, x: 0, y: 0 };
  return {
    ...set,
    widthMm: set.widthMm * scale,
    heightMm: set.heightMm * scale,
    shapes: set.shapes.map((shape) => placeShape(shape, placing)),
  };
}

/** Bare fabric left around a drawing that was cut out of its page. */
const MARGIN_MM: Mm = 3;
/** A drawing that takes less than this share of its page is cut out of it: bare maps cost time. */
const LEAST_SHARE = 0.5;

/** A drawing on a page no larger than it needs, and where the page lies that it had. */
export function cutOut(set: ShapeSet): { set: ShapeSet; page?: PageBox } {
  const box = drawnBox(set.shapes);
  if (!box) return { set };
  const widthMm = box.width + 2 * MARGIN_MM;
  const heightMm = box.height + 2 * MARGIN_MM;
  if (widthMm * heightMm > LEAST_SHARE * set.widthMm * set.heightMm) return { set };
  const placing = { scale: 1, x: MARGIN_MM - box.left, y: MARGIN_MM - box.top };
  return {
    set: { ...set, widthMm, heightMm, shapes: set.shapes.map((s) => placeShape(s, placing)) },
    page: { left: placing.x, top: placing.y, width: set.widthMm, height: set.heightMm },
  };
}

/**
 * Gives a design the page of which only a part was sewn.
 * @param part width of that part, in the unit of `whole`
 * @param whole the page, from the top left corner of the part
 */
export function putOnPage(design: Design, part: number, whole: PageBox | undefined): void {
  const { page } = design;
  if (!page || !whole) return;
  const scale = (page.right - page.left) / part;
  const left = page.left + whole.left * scale;
  const top = page.top + whole.top * scale;
  design.page = {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(left + whole.width * scale),
    bottom: Math.round(top + whole.height * scale),
  };
}
