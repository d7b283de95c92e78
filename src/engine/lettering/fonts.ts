import type { FontStyle } from './options.ts';

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
