import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import type { TextFont } from '../lettering/font.ts';
import { neverBack, sewToSize } from '../sizing/sew-to-size.ts';
import { monogramLetters } from './letters.ts';
import { checkMonogram, framedMonogram } from './monogram-drawing.ts';
import { MONOGRAM_DEFAULTS, type MonogramOptions } from './options.ts';

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
  const { density, fabric, pullMm } = whole;
  const name = whole.name || monogramLetters(whole.text, whole.language, whole.style).join('');
  // Painted: a crown's jewels lie on its band, leaves under their stem.
  const settings = { style: 'satin', density, fabric, pullMm, name } as const;
  const { sewn, frame } = whole;
  if (!sewn) return digitizeShapes(set, 'painted', settings, context);
  const forward = neverBack(context);
  return sewToSize(set, sewn, { ...settings, frame }, (scaled) =>
    digitizeShapes(scaled, 'painted', settings, forward),
  );
}
