import {
  DIGITIZE_DEFAULTS,
  type DigitizeOptions,
  type FontStyle,
  type SewingOptions,
  type SizeOptions,
} from '../options.ts';
import type { Mm } from '../core/units.ts';

/*
 * Plain data about lettering, for forms as well as for the engine.
 */

export { FONT_STYLES, type FontStyle } from '../options.ts';

/** What becomes of a script too small to be read. */
export const SMALL_SCRIPTS = ['refuse', 'sew'] as const;
export type SmallScript = (typeof SMALL_SCRIPTS)[number];

/** Languages whose rules of case letters may follow: a monogram's do, lettering is sewn as typed. */
export const TEXT_LANGUAGES = ['en', 'tr'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The longest text, in characters. */
export const TEXT_LIMIT = 50;
/** Least and most threads. */
export const LETTERING_COLOR_LIMITS = [1, 8] as const;
/** Least and most length of the design's longer side, mm. */
export const LETTERING_SIZE_LIMITS: readonly [Mm, Mm] = [5, 400];

/** How a text becomes a design. `longSideMm` is 5 to 400 mm. */
export interface LetteringOptions
  extends SewingOptions, SizeOptions, Pick<DigitizeOptions, 'palette' | 'frame'> {
  /** What is written: at most `TEXT_LIMIT` characters. A line break stays one. */
  text: string;
  /** The typeface; the font itself is passed in. */
  fontStyle: FontStyle;
  /**
   * Whether a script whose letters are too small to be read is refused, as it is unless told otherwise,
   * or sewn all the same. Other typefaces are always sewn: `checkReadable` tells of them.
   */
  smallScript?: SmallScript | undefined;
  /** A text without line breaks stays one line, however long; else it is broken where letters become larger. */
  keepLines?: boolean | undefined;
  /** Threads, 1 to 8: each has one stretch of the text; those left over draw echo lines around it. */
  colors: number;
}

/** Those of the font page, size M. */
export const LETTERING_DEFAULTS: LetteringOptions = {
  text: '',
  fontStyle: 'script-elegant',
  longSideMm: 89,
  density: 'medium',
  palette: 'classic',
  colors: 3,
  frame: 'none',
  fabric: 'woven',
  pullMm: undefined,
  threadWeight: DIGITIZE_DEFAULTS.threadWeight,
  name: '',
};

/** A typeface of Fontsource, under the SIL Open Font License. */
export interface FontChoice {
  /** Its name, for people. */
  name: string;
  /** The name of its package: `@fontsource/FAMILY`. */
  family: string;
  /** The weight that sews best, 100 to 900. */
  weight: number;
}

/**
 * The typeface of each style. All write every Turkish letter; chosen for their even strokes and
 * open counters, which thread keeps, before fine ones, which it does not.
 */
export const FONT_CHOICES: Record<FontStyle, FontChoice> = {
  'script-elegant': { name: 'Allura', family: 'allura', weight: 400 },
  'script-decorative': { name: 'Great Vibes', family: 'great-vibes', weight: 400 },
  'script-modern': { name: 'Kaushan Script', family: 'kaushan-script', weight: 400 },
  'script-playful': { name: 'Pacifico', family: 'pacifico', weight: 400 },
  handwritten: { name: 'Caveat', family: 'caveat', weight: 700 },
  'serif-classic': { name: 'Libre Baskerville', family: 'libre-baskerville', weight: 600 },
  'block-bold': { name: 'Archivo Black', family: 'archivo-black', weight: 400 },
  'sans-modern': { name: 'Outfit', family: 'outfit', weight: 600 },
  'decorative-vintage': { name: 'Berkshire Swash', family: 'berkshire-swash', weight: 400 },
};
