import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { addFrame } from '../frames/index.ts';
import type { TextFont } from '../lettering/font.ts';
import { checkOptions, DIGITIZE_DEFAULTS, optionChecks, sewingOf } from '../options.ts';
import { linesOf, placeShape, type Shape, shapesBox, type ShapeSet } from '../shapes.ts';
import { neverBack, sewToSize, drawAtSize } from '../sizing/sew-to-size.ts';
import { lineLength } from '../vector/geometry.ts';
import { lettersOf } from './draw/outlines.ts';
import { chooseInks, type Inks, Pen } from './draw/pen.ts';
import { LAYOUTS } from './layouts/index.ts';
import {
  MONOGRAM_COLORS,
  MONOGRAM_DEFAULTS,
  MONOGRAM_MAX,
  MONOGRAM_SIZE_MM,
  MONOGRAM_STYLES,
  type MonogramOptions,
  type MonogramStyle,
} from './options.ts';

/**
 * The letters of a monogram as they are drawn, one string each. Blanks are left out. A
 * letter with its marks is one letter, however many code points it has.
 * @param text as it was typed
 * @param language whose rules upper-case the letters: in Turkish i becomes İ
 * @param style script-lowercase keeps small letters small, and makes others so
 */
export function monogramLetters(
  text: string,
  language: 'en' | 'tr',
  style?: MonogramStyle,
): string[] {
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment)
    .filter((letter) => letter.trim() !== '')
    .map((letter) => inCase(letter, language, style === 'script-lowercase'));
}

/** A letter in the case wanted. One whose capital would be two letters, such as ß, stays as it is. */
function inCase(letter: string, language: 'en' | 'tr', small: boolean): string {
  const changed = small ? letter.toLocaleLowerCase(language) : letter.toLocaleUpperCase(language);
  const other = changed.normalize('NFC');
  if (codePoints(other) <= codePoints(letter)) return other;
  // Outside Turkish, İ becomes an i and a dot to stand on it: the i has one.
  return small ? String.fromCodePoint(other.codePointAt(0) ?? 0) : letter;
}

const codePoints = (text: string): number => [...text].length;

/** @throws EngineError `bad-options` unless there are 1 to 4 letters */
export function checkLetters(letters: readonly string[]): void {
  if (letters.length >= 1 && letters.length <= MONOGRAM_MAX) return;
  throw new EngineError(
    'bad-options',
    'monogram',
    `text wants 1 to ${MONOGRAM_MAX} letters, got ${letters.length}`,
  );
}

/** What of a monogram's options its drawing depends on. */
export type MonogramShapeOptions = Partial<
  Pick<MonogramOptions, 'longSideMm' | 'colors' | 'palette'>
> & {
  /** Drawn once, and letters by their outlines alone: to be looked at, not to be sewn. */
  sketch?: boolean;
};

/** Between the drawing and the page's edge, so that compensation stays on the page. */
const MARGIN_MM: Mm = 0.5;
/** How often a layout is drawn: each time at a size corrected by what the last one missed. */
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
    const pen = new Pen(inks, sketch || pass < PASSES);
    layout.draw({ sizeMm, letters: drawn, font, pen });
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

/**
 * A monogram as it will look, before it is sewn: several times as fast.
 * @param options as for `digitizeMonogram`
 * @param font as for `digitizeMonogram`
 * @throws EngineError as `digitizeMonogram`
 */
export function sketchMonogram(
  options: Partial<MonogramOptions> & Pick<MonogramOptions, 'text'>,
  font: TextFont,
): ShapeSet {
  const whole = { ...MONOGRAM_DEFAULTS, ...options };
  checkMonogram(whole);
  return framedMonogram(whole, font, true);
}

/** @throws EngineError `bad-options` for a number or a style out of its range */
function checkMonogram(options: MonogramOptions): void {
  const { longSideMm, sewn, colors, style } = options;
  const { widthMm: _, ...defaults } = DIGITIZE_DEFAULTS;
  const size = sewn ?? ({ side: 'longer', mm: longSideMm } as const);
  checkOptions({ ...defaults, ...options, style: 'mixed', sewn: size });
  const { oneOf, within } = optionChecks('monogram');
  oneOf('style', style, MONOGRAM_STYLES);
  if (!sewn) within('longSideMm', longSideMm, MONOGRAM_SIZE_MM);
  within('colors', colors, MONOGRAM_COLORS);
}

/**
 * The shapes in the frame that is wished for. What a frame would shrink is drawn smaller from
 * the start: so satin keeps the widths that sew well.
 */
function framedMonogram(options: MonogramOptions, font: TextFont, sketch = false): ShapeSet {
  const draw = (longSideMm: Mm) => drawMonogram({ ...options, longSideMm }, font, sketch);
  const { sewn, longSideMm } = options;
  if (!sewn) return draw(longSideMm);
  return drawAtSize(draw, sewn, { ...options, style: 'satin' }, MONOGRAM_SIZE_MM);
}

function drawMonogram(options: MonogramOptions, font: TextFont, sketch: boolean): ShapeSet {
  const { frame, longSideMm, text, language, style } = options;
  const letters = monogramLetters(text, language, style);
  const drawn = (sizeMm: Mm): ShapeSet =>
    monogramShapes(letters, style, font, { ...options, longSideMm: sizeMm, sketch });
  const set = drawn(longSideMm);
  if (frame === 'none') return set;
  const page = (inner: ShapeSet): ShapeSet =>
    addFrame(inFrame(inner, longSideMm, frame === 'rectangle'), frame);
  const first = page(set);
  const scale = firstLineLength(first) / firstLineLength(set);
  return page(drawn(Math.max(MONOGRAM_SIZE_MM[0], longSideMm * scale)));
}

/** The drawing on a page of the frame's size: as long as wished, and as wide as it is itself. */
function inFrame(set: ShapeSet, longSideMm: Mm, keepAspect: boolean): ShapeSet {
  const scale = longSideMm / Math.max(set.widthMm, set.heightMm);
  const [width, height] = [set.widthMm * scale, set.heightMm * scale];
  return {
    ...set,
    widthMm: keepAspect ? width : longSideMm,
    heightMm: keepAspect ? height : longSideMm,
  };
}

/** Length of a drawing's first line: what a frame's scale shows in. */
const firstLineLength = ({ shapes: [first] }: ShapeSet): Mm => lineLength(linesOf(first)[0]);

/**
 * Sews a monogram.
 * @param options the text, and what differs from `MONOGRAM_DEFAULTS`
 * @param font of the kind that `MONOGRAM_FONTS` names for the style
 * @throws EngineError `bad-options` for a text without letters or with more than four, a letter
 *   that the typeface has not, or a number out of its range; `aborted`
 */
export function digitizeMonogram(
  options: Partial<MonogramOptions> & Pick<MonogramOptions, 'text'>,
  font: TextFont,
  context: Context = {},
): Design {
  const whole = { ...MONOGRAM_DEFAULTS, ...options };
  checkMonogram(whole);
  checkpoint(context, 'shapes', 0, 1);
  const set = framedMonogram(whole, font);
  checkpoint(context, 'shapes', set.shapes.length, set.shapes.length);
  const name = whole.name || monogramLetters(whole.text, whole.language, whole.style).join('');
  // Painted: a crown's jewels lie on its band, leaves under their stem.
  const settings = { ...sewingOf(whole), style: 'satin', name } as const;
  const { sewn, frame } = whole;
  if (!sewn) return withInitials(digitizeShapes(set, 'painted', settings, context), whole);
  const forward = neverBack(context);
  const design = sewToSize(set, sewn, { ...settings, frame }, (scaled) =>
    digitizeShapes(scaled, 'painted', settings, forward),
  );
  return withInitials(design, whole);
}

/** A design that knows its letters: whoever edits it can have it drawn with others. */
function withInitials(design: Design, options: MonogramOptions): Design {
  const { drawing } = design;
  const { text, style, language, colors, palette, frame } = options;
  const initials = { text, style, language, colors, palette, frame };
  return drawing ? { ...design, drawing: { ...drawing, initials } } : design;
}
