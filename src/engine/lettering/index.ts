export { digitizeLettering, letterShapes, letteringSteps } from './digitize-lettering.ts';
export { readFont, type Glyph, type TextFont } from './font.ts';
export {
  FONT_CHOICES,
  FONT_STYLES,
  LETTERING_COLOR_LIMITS,
  LETTERING_DEFAULTS,
  LETTERING_SIZE_LIMITS,
  SMALL_SCRIPTS,
  TEXT_LANGUAGES,
  TEXT_LIMIT,
  type FontChoice,
  type FontStyle,
  type LetteringOptions,
  type SmallScript,
  type TextLanguage,
} from './options.ts';
export { checkReadable, sizeForCapitals, type Readable } from './readable.ts';
export type { SetOptions } from './set-text.ts';
export { LetterPlans } from '../digitize/letters/letter-plans.ts';
