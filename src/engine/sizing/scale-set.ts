import { matchingChroma } from '../color/palette.ts';
import type { Design, Extents } from '../core/design.ts';
import type { Mm, Px } from '../core/units.ts';
import { placeShape, SATIN_LINE_MM, shapesBox, type Shape, type ShapeSet } from '../shapes.ts';
import type { RgbaImage } from '../core/image.ts';
import type { DigitizeOptions } from '../options.ts';
import { findBackground, type GroundChoice } from '../picture/background.ts';
import { smallRaster } from '../picture/raster.ts';
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
  const { left, top, right, bottom } = shapesBox(shapes, satinHalf);
  return left > right ? undefined : { left, top, width: right - left, height: bottom - top };
}

const satinHalf = (shape: Shape): Mm => {
  const satin = shape.kind === 'stroke' && shape.widthMm >= SATIN_LINE_MM && !shape.closed;
  return satin ? shape.widthMm / 2 : 0;
};

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
const MIN_PAGE_SHARE = 0.5;

/** A drawing on a page no larger than it needs, and where the page lies that it had. */
export function cutOut(set: ShapeSet): { set: ShapeSet; page?: PageBox } {
  const box = drawnBox(set.shapes);
  if (!box) return { set };
  const widthMm = box.width + 2 * MARGIN_MM;
  const heightMm = box.height + 2 * MARGIN_MM;
  if (widthMm * heightMm > MIN_PAGE_SHARE * set.widthMm * set.heightMm) return { set };
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
  const [right, bottom] = [left + whole.width * scale, top + whole.height * scale];
  design.page = roundPage({ left, top, right, bottom });
}

/** A page on the grid of the machine. */
export const roundPage = ({ left, top, right, bottom }: Extents, factor = 1): Extents => ({
  left: Math.round(left * factor),
  top: Math.round(top * factor),
  right: Math.round(right * factor),
  bottom: Math.round(bottom * factor),
});

/** Longer side at which a picture is looked at, px. */
const LOOK_PX: Px = 320;
const FINE_LOOK_PX: Px = 1200;

/**
 * Where in a picture something will be sewn, in its own px; undefined where nothing will.
 * @param fine to a thousandth of the picture instead of a third of a hundredth
 */
export function pictureContent(
  image: RgbaImage,
  options: Pick<DigitizeOptions, 'palette'> & GroundChoice,
  fine = false,
): PageBox | undefined {
  const longest = fine ? FINE_LOOK_PX : LOOK_PX;
  const raster = smallRaster(image, longest, matchingChroma(options.palette));
  const { mask } = findBackground(raster, options);
  const box = maskBox(mask, raster.width);
  if (!box) return undefined;
  const x = image.width / raster.width;
  const y = image.height / raster.height;
  return { left: box.left * x, top: box.top * y, width: box.width * x, height: box.height * y };
}

/** The box around all pixels that are not masked. */
function maskBox(mask: Uint8Array, width: number): PageBox | undefined {
  const top = Math.floor(mask.indexOf(0) / width);
  const bottom = Math.floor(mask.lastIndexOf(0) / width);
  if (top < 0) return undefined;
  let [left, right] = [width, -1];
  for (let row = top * width; row <= bottom * width; row += width) {
    const line = mask.subarray(row, row + width);
    if (!line.includes(0)) continue;
    left = Math.min(left, line.indexOf(0));
    right = Math.max(right, line.lastIndexOf(0));
  }
  return { left, top, width: right + 1 - left, height: bottom + 1 - top };
}

/** A picture whose content takes less than this share of it is cut down to its content … */
const MIN_CONTENT_SHARE = 0.5;
/** … and so much of its longer side around it: bare pixels tell the colour of the fabric. */
const MARGIN = 0.06;

/** A picture without most of its bare margins, and where it lay, in px of what is left. */
export function cutDown(image: RgbaImage, content: PageBox): { image: RgbaImage; page?: PageBox } {
  const margin = Math.ceil(MARGIN * Math.max(content.width, content.height)) + 2;
  const left = Math.max(0, Math.floor(content.left) - margin);
  const top = Math.max(0, Math.floor(content.top) - margin);
  const width = Math.min(image.width, Math.ceil(content.left + content.width) + margin) - left;
  const height = Math.min(image.height, Math.ceil(content.top + content.height) + margin) - top;
  if (width * height > MIN_CONTENT_SHARE * image.width * image.height) return { image };
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 4;
    data.set(image.data.subarray(from, from + width * 4), y * width * 4);
  }
  return {
    image: { width, height, data },
    page: { left: -left, top: -top, width: image.width, height: image.height },
  };
}
