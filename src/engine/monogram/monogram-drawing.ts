import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { addFrame } from '../frames/index.ts';
import type { TextFont } from '../lettering/font.ts';
import { checkOptions, DIGITIZE_DEFAULTS } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { monogramLetters } from './letters.ts';
import { monogramShapes } from './monogram-shapes.ts';
import {
  MONOGRAM_COLORS,
  MONOGRAM_DEFAULTS,
  MONOGRAM_SIZE_MM,
  MONOGRAM_STYLES,
  type MonogramOptions,
} from './options.ts';
import { drawAtSize } from '../sizing/sew-to-size.ts';

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
export function checkMonogram(options: MonogramOptions): void {
  const { longSideMm, sewn, colors, style } = options;
  const { widthMm: _, ...defaults } = DIGITIZE_DEFAULTS;
  const size = sewn ?? ({ side: 'longer', mm: longSideMm } as const);
  checkOptions({ ...defaults, ...options, style: 'mixed', sewn: size });
  const fail = (message: string): never => {
    throw new EngineError('bad-options', 'monogram', message);
  };
  if (!MONOGRAM_STYLES.includes(style)) fail(`style wants one of ${MONOGRAM_STYLES.join(', ')}`);
  const [least, most] = MONOGRAM_SIZE_MM;
  if (!sewn && !(longSideMm >= least && longSideMm <= most)) {
    fail(`longSideMm wants ${least} to ${most}, got ${longSideMm}`);
  }
  if (colors < MONOGRAM_COLORS[0] || colors > MONOGRAM_COLORS[1]) {
    fail(`colors wants ${MONOGRAM_COLORS.join(' to ')}, got ${colors}`);
  }
}

/**
 * The shapes in the frame that is wished for. What a frame would shrink is drawn smaller from
 * the start: so satin keeps the widths that sew well.
 */
export function framedMonogram(options: MonogramOptions, font: TextFont, sketch = false): ShapeSet {
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
  const scale = lengthOf(first) / lengthOf(set);
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
function lengthOf({ shapes: [first] }: ShapeSet): Mm {
  const line =
    first.kind === 'area'
      ? first.polygon.rings[0]
      : first.kind === 'stroke'
        ? first.points
        : first.left;
  let sum = 0;
  for (let i = 2; i < line.length; i += 2) {
    sum += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  }
  return sum;
}
