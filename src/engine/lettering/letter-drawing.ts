import { EngineError } from '../core/errors.ts';
import { addFrame } from '../frames/index.ts';
import type { Mm } from '../core/units.ts';
import { checkOptions, DIGITIZE_DEFAULTS } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import type { TextFont } from './font.ts';
import { shapesOfText } from './letter-shapes.ts';
import {
  FONT_STYLES,
  LETTERING_COLOR_LIMITS,
  LETTERING_SIZE_LIMITS,
  TEXT_LIMIT,
  type LetteringOptions,
} from './options.ts';
import { setText } from './set-text.ts';
import { layoutsOf } from './text-layout.ts';
import { drawAtSize } from '../sizing/sew-to-size.ts';

/**
 * A text as a drawing of its letters in reading order, framed where the options say so. Its
 * longer side is `longSideMm`; where `sewn` is given, it is about as large as it will be sewn.
 * @param options as for `digitizeLettering`
 * @param font its letters, as `readFont` reads them
 * @throws EngineError `bad-options` for options out of their range, a blank text, letters that
 *   the font lacks (it names them), and a frame without room for letters
 */
export function letterShapes(options: LetteringOptions, font: TextFont): ShapeSet {
  checkLettering(options);
  const layouts = layoutsOf(options.text, font);
  const draw = (longSideMm: Mm): ShapeSet => {
    const { fitted, colors } = setText(layouts, font, options, longSideMm);
    return addFrame(shapesOfText(fitted, colors), options.frame);
  };
  const { sewn } = options;
  if (!sewn) return draw(options.longSideMm);
  return drawAtSize(draw, sewn, letteringStyle(options), LETTERING_SIZE_LIMITS);
}

/** Letters are sewn in satin, whatever else is. */
export const letteringStyle = (options: LetteringOptions) =>
  ({ ...options, style: 'satin' }) as const;

function checkLettering(options: LetteringOptions): void {
  const fail = (name: string, wanted: string, got: unknown): never => {
    throw new EngineError(
      'bad-options',
      'lettering',
      `${name} wants ${wanted}, got ${String(got)}`,
    );
  };
  const { text, fontStyle, longSideMm, sewn, colors } = options;
  const length = [...text].length;
  if (length > TEXT_LIMIT) fail('text', `at most ${TEXT_LIMIT} characters`, length);
  if (!FONT_STYLES.includes(fontStyle))
    fail('fontStyle', `one of ${FONT_STYLES.join(', ')}`, fontStyle);
  const [leastMm, mostMm] = LETTERING_SIZE_LIMITS;
  if (!sewn && !(longSideMm >= leastMm && longSideMm <= mostMm)) {
    fail('longSideMm', `${leastMm} to ${mostMm}`, longSideMm);
  }
  const [fewest, most] = LETTERING_COLOR_LIMITS;
  if (!(colors >= fewest && colors <= most)) fail('colors', `${fewest} to ${most}`, colors);
  const { widthMm: _, ...defaults } = DIGITIZE_DEFAULTS;
  const size = sewn ?? { side: 'longer', mm: longSideMm };
  checkOptions({ ...defaults, ...options, sewn: size });
}
