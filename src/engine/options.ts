import { EngineError } from './core/errors.ts';
import type { Mm } from './core/units.ts';

/*
 * Options and defaults that the forms, the worker, the command line and the
 * engine share, so that they never drift.
 */

export const STITCH_STYLES = ['mixed', 'satin', 'fill', 'outline', 'running', 'applique'] as const;
export type StitchStyle = (typeof STITCH_STYLES)[number];

export const DENSITIES = ['low', 'medium', 'high'] as const;
export type Density = (typeof DENSITIES)[number];

export const PALETTES = [
  'classic',
  'vibrant',
  'pastel',
  'muted',
  'monochrome',
  'earth-tones',
  'jewel-tones',
  'vintage',
  'neon',
  'rainbow',
  'minimal',
] as const;
export type PaletteName = (typeof PALETTES)[number];

/** Distance between rows of a fill. */
export const ROW_SPACING_MM: Record<Density, Mm> = { low: 0.5, medium: 0.4, high: 0.33 };

/** How a picture becomes a design. */
export interface DigitizeOptions {
  /** Width of the whole picture on the fabric, background included. 5 to 1000 mm. */
  widthMm: Mm;
  style: StitchStyle;
  density: Density;
  palette: PaletteName;
  /** The most threads to use, 1 to 24. */
  colors: number;
  /** Sew the border's colour too. Transparent pixels are never sewn. */
  keepBackground: boolean;
  /** Lengthens stitches at each end against the pull of the thread. 0 to 1 mm. */
  pullMm: Mm;
  /** For labels in files. */
  name: string;
}

/** Least and most of each number: what forms offer and `checkOptions` accepts. */
export const WIDTH_LIMITS = [5, 1000] as const;
export const COLOR_LIMITS = [1, 24] as const;
export const PULL_LIMITS = [0, 1] as const;

export const DIGITIZE_DEFAULTS: DigitizeOptions = {
  widthMm: 100,
  style: 'mixed',
  density: 'medium',
  palette: 'classic',
  colors: 6,
  keepBackground: false,
  pullMm: 0.2,
  name: '',
};

/** @throws EngineError `bad-options` that names the first option out of its range. */
export function checkOptions(options: DigitizeOptions): void {
  const fail = (name: string, wanted: string, got: unknown): never => {
    throw new EngineError('bad-options', 'digitize', `${name} wants ${wanted}, got ${String(got)}`);
  };
  const within = (name: string, value: number, [low, high]: readonly [number, number]) => {
    if (!(value >= low && value <= high)) fail(name, `${low} to ${high}`, value);
  };
  const oneOf = (name: string, value: string, choices: readonly string[]) => {
    if (!choices.includes(value)) fail(name, `one of ${choices.join(', ')}`, value);
  };
  within('widthMm', options.widthMm, WIDTH_LIMITS);
  within('colors', options.colors, COLOR_LIMITS);
  within('pullMm', options.pullMm, PULL_LIMITS);
  if (!Number.isInteger(options.colors)) fail('colors', 'a whole number', options.colors);
  oneOf('style', options.style, STITCH_STYLES);
  oneOf('density', options.density, DENSITIES);
  oneOf('palette', options.palette, PALETTES);
}
