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
