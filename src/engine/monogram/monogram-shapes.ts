import type { Mm } from '../core/units.ts';
import { placeShape } from '../frames/fit.ts';
import { lettersOf } from './draw/glyphs.ts';
import { chooseInks, type Inks } from './draw/inks.ts';
import { createPen } from './draw/pen.ts';
import { LAYOUTS } from './layouts/index.ts';
import type { Sheet } from './layouts/sheet.ts';
import { checkLetters } from './letters.ts';
import { MONOGRAM_DEFAULTS, type MonogramOptions, type MonogramStyle } from './options.ts';
import type { TextFont } from '../lettering/font.ts';
import { type Shape, shapesBox, type ShapeSet } from '../shapes.ts';

/** What of a monogram's options its drawing depends on. */
export type MonogramShapeOptions = Partial<
  Pick<MonogramOptions, 'longSideMm' | 'colors' | 'palette'>
> & {
  /** Drawn once, and letters by their outlines alone: to be looked at, not to be sewn. */
  sketch?: boolean;
};

/** The page reaches so far beyond the drawing, so that compensation stays on it. */
const MARGIN_MM: Mm = 0.5;
/** Layouts are drawn so often: each time at the size that brings the last one to the wanted one. */
const PASSES = 3;

/**
 * Draws a monogram: shapes in painting order, each over those before it, on a page whose
 * longer side is `longSideMm`.
 * @param letters as `monogramLetters` gives them
 * @param style the layout
 * @param font of the kind that `MONOGRAM_FONTS` names for the style
 * @throws EngineError `bad-options` for no letters, too many, or one that the typeface has not
 */
export function monogramShapes(
  letters: readonly string[],
  style: MonogramStyle,
  font: TextFont,
  options: MonogramShapeOptions = {},
): ShapeSet {
  checkLetters(letters);
  const { longSideMm, colors, palette, sketch } = { ...MONOGRAM_DEFAULTS, ...options };
  const layout = LAYOUTS[style];
  const inks = chooseInks(layout.parts(letters.length), palette, colors);
  const wanted = longSideMm - 2 * MARGIN_MM;
  const drawn = lettersOf(font, letters);
  let sizeMm = wanted;
  for (let pass = 1; ; pass++) {
    const pen = createPen(inks, sketch || pass < PASSES);
    layout.draw({ sizeMm, letters: drawn, font, pen } satisfies Sheet);
    const box = shapesBox(pen.shapes);
    const long = Math.max(box.right - box.left, box.bottom - box.top);
    if (sketch || pass === PASSES) return onPage(pen.shapes, wanted / long, inks);
    sizeMm *= wanted / long;
  }
}

/** The drawing at its exact size in the middle of its page. */
function onPage(shapes: readonly Shape[], scale: number, { threads }: Inks): ShapeSet {
  const box = shapesBox(shapes);
  const placing = {
    scale,
    x: MARGIN_MM - box.left * scale,
    y: MARGIN_MM - box.top * scale,
  };
  return {
    widthMm: (box.right - box.left) * scale + 2 * MARGIN_MM,
    heightMm: (box.bottom - box.top) * scale + 2 * MARGIN_MM,
    threads,
    shapes: shapes.map((shape) => placeShape(shape, placing)),
  };
}
