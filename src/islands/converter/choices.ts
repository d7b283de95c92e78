import { ROW_SPACING_MM } from '../../engine/options.ts';
import { SIZE_INCHES } from '../../stores/converter-settings.ts';
import type { ConverterSettings, ConverterSize } from '../../stores/converter-settings.ts';

/* The words for each choice of the settings sheet. */

type Words<K extends keyof ConverterSettings> = Record<ConverterSettings[K] & string, string>;

export const STYLE_NAMES: Words<'style'> = {
  satin: 'Satin',
  fill: 'Fill',
  running: 'Running',
  applique: 'Appliqué',
};

/** What a style does to the cloth. */
export const STYLE_HINTS: Words<'style'> = {
  satin: 'follows the shape',
  fill: 'even rows',
  running: 'lines only',
  applique: 'sewn-on patches',
};

export const DENSITY_NAMES: Words<'density'> = { low: 'Low', medium: 'Medium', high: 'High' };

export const densityHint = (density: ConverterSettings['density']): string =>
  `rows ${ROW_SPACING_MM[density].toFixed(2)} mm apart`;

export const SIZE_NAMES: Record<ConverterSize, string> = {
  xs: 'XS',
  s: 'S',
  m: 'M',
  l: 'L',
  xl: 'XL',
};

export const sizeInches = (size: ConverterSize): string => `${SIZE_INCHES[size]} inch`;

export const PALETTE_NAMES: Words<'colorPalette'> = {
  vibrant: 'Vibrant',
  muted: 'Muted',
  monochrome: 'Monochrome',
  pastel: 'Pastel',
};

/**
 * What a palette makes of the same six colours, dark to light (a madder, an indigo, a leaf, a
 * tulip, a saffron, a flax): utility classes, because static HTML may hold no style attribute.
 */
export const PALETTE_SWATCHES: Record<ConverterSettings['colorPalette'], readonly string[]> = {
  vibrant: [
    '[--yarn:oklch(0.47_0.2_24)]',
    '[--yarn:oklch(0.42_0.19_264)]',
    '[--yarn:oklch(0.55_0.16_145)]',
    '[--yarn:oklch(0.66_0.22_12)]',
    '[--yarn:oklch(0.8_0.17_78)]',
    '[--yarn:oklch(0.91_0.05_96)]',
  ],
  muted: [
    '[--yarn:oklch(0.44_0.07_24)]',
    '[--yarn:oklch(0.42_0.05_264)]',
    '[--yarn:oklch(0.54_0.05_145)]',
    '[--yarn:oklch(0.63_0.07_12)]',
    '[--yarn:oklch(0.74_0.07_78)]',
    '[--yarn:oklch(0.88_0.02_96)]',
  ],
  monochrome: [
    '[--yarn:oklch(0.24_0.05_264)]',
    '[--yarn:oklch(0.36_0.07_264)]',
    '[--yarn:oklch(0.49_0.08_264)]',
    '[--yarn:oklch(0.63_0.08_264)]',
    '[--yarn:oklch(0.78_0.06_264)]',
    '[--yarn:oklch(0.92_0.02_264)]',
  ],
  pastel: [
    '[--yarn:oklch(0.78_0.09_24)]',
    '[--yarn:oklch(0.76_0.08_264)]',
    '[--yarn:oklch(0.84_0.07_145)]',
    '[--yarn:oklch(0.85_0.08_12)]',
    '[--yarn:oklch(0.9_0.08_88)]',
    '[--yarn:oklch(0.96_0.02_96)]',
  ],
};
