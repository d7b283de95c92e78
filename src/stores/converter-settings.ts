import { DENSITIES, DIGITIZE_DEFAULTS } from '../engine/options.ts';
import type { Density, PaletteName, StitchStyle } from '../engine/options.ts';
import type { ConvertOptions } from '../worker/client.ts';

/* The image converter's own options and defaults, and how they travel as text. */

export const CONVERTER_STYLES = [
  'satin',
  'fill',
  'running',
  'applique',
] as const satisfies readonly StitchStyle[];
export const CONVERTER_DENSITIES = DENSITIES;
export const CONVERTER_SIZES = ['xs', 's', 'm', 'l', 'xl'] as const;
export const CONVERTER_PALETTES = [
  'vibrant',
  'muted',
  'monochrome',
  'pastel',
] as const satisfies readonly PaletteName[];

export type ConverterSize = (typeof CONVERTER_SIZES)[number];

export interface ConverterSettings {
  style: (typeof CONVERTER_STYLES)[number];
  density: Density;
  size: ConverterSize;
  colorPalette: (typeof CONVERTER_PALETTES)[number];
  /** The most threads; not editable on the converter. */
  colors: number;
}

export const CONVERTER_DEFAULTS: ConverterSettings = {
  style: 'satin',
  density: 'medium',
  size: 'm',
  colorPalette: 'vibrant',
  colors: 6,
};

/** Longer side of the picture on the fabric, in inches. */
export const SIZE_INCHES: Record<ConverterSize, number> = { xs: 2, s: 3, m: 4, l: 5, xl: 6 };

const MM_PER_INCH = 25.4;

/** Longer side in mm. */
export const sizeMm = (size: ConverterSize): number => SIZE_INCHES[size] * MM_PER_INCH;

/** The settings that a person chooses, what each may be, and its name in a link. */
const CHOICES = {
  style: { options: CONVERTER_STYLES, param: 'style' },
  density: { options: CONVERTER_DENSITIES, param: 'density' },
  size: { options: CONVERTER_SIZES, param: 'size' },
  colorPalette: { options: CONVERTER_PALETTES, param: 'palette' },
} as const;
type Choice = keyof typeof CHOICES;
const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];

/** `base` with every valid choice of `values` laid over it; the rest is ignored. */
function withChoices(
  base: ConverterSettings,
  values: (choice: Choice) => unknown,
): ConverterSettings {
  const settings = { ...base };
  for (const choice of CHOICE_NAMES) {
    const value = values(choice);
    const options: readonly unknown[] = CHOICES[choice].options;
    if (options.includes(value)) Object.assign(settings, { [choice]: value });
  }
  return settings;
}

/** Settings from stored text. What is missing or invalid takes its default. */
export function decodeSettings(text: string): ConverterSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    stored = undefined;
  }
  const values = typeof stored === 'object' && stored !== null ? stored : {};
  return withChoices(CONVERTER_DEFAULTS, (choice) =>
    Object.hasOwn(values, choice) ? values[choice as keyof typeof values] : undefined,
  );
}

/** `base` changed by a link's query (`?style=…&density=…&size=…&palette=…`). */
export function settingsFromQuery(base: ConverterSettings, search: string): ConverterSettings {
  const query = new URLSearchParams(search);
  return withChoices(base, (choice) => query.get(CHOICES[choice].param));
}

/** The query with the settings in it; other parameters stay. Starts with '?'. */
export function settingsToQuery(settings: ConverterSettings, search = ''): string {
  const query = new URLSearchParams(search);
  for (const choice of CHOICE_NAMES) query.set(CHOICES[choice].param, settings[choice]);
  return `?${query}`;
}

/** What the engine is asked for. */
export function toConvertOptions(settings: ConverterSettings, name: string): ConvertOptions {
  const { widthMm: _, ...defaults } = DIGITIZE_DEFAULTS;
  return {
    ...defaults,
    longSideMm: sizeMm(settings.size),
    style: settings.style,
    density: settings.density,
    palette: settings.colorPalette,
    colors: settings.colors,
    name,
  };
}
