import type { FontStyle, TextLanguage } from '../lettering/options.ts';
import {
  DIGITIZE_DEFAULTS,
  type DigitizeOptions,
  type SewingOptions,
  type SizeOptions,
} from '../options.ts';

/*
 * What can be chosen of a monogram: plain data, light enough for a page.
 */

/** The layouts, in the order of their labels M1 to M10. */
export const MONOGRAM_STYLES = [
  'classic-circle',
  'decorative-frame',
  'script-interlocking',
  'badge-style',
  'block-modern',
  'serif-traditional',
  'ornate-luxury',
  'script-lowercase',
  'circle-frame',
  'bold-contemporary',
] as const;
export type MonogramStyle = (typeof MONOGRAM_STYLES)[number];

/** How a style is named to people. */
export interface MonogramLabel {
  /** 'M1' to 'M10'. */
  code: string;
  /** 'Classic Circle'. */
  name: string;
  /** What it looks like, in one line. */
  note: string;
}

const NOTES: Record<MonogramStyle, string> = {
  'classic-circle': 'Letters bent to fill a circle, the middle one tallest',
  'decorative-frame': 'Serif initials in a frame of scrolls and leaves',
  'script-interlocking': 'Script capitals woven over and under each other',
  'badge-style': 'A shield with stars, a border and a ribbon',
  'block-modern': 'Heavy letters fitted into a plain grid',
  'serif-traditional': 'A large middle letter with smaller ones beside it',
  'ornate-luxury': 'Ornate capitals with a crown, laurel and swirls',
  'script-lowercase': 'Small joined letters over a swash',
  'circle-frame': 'Letters in a double ring with beads',
  'bold-contemporary': 'Bold letters cut in two, half solid, half inline',
};

const capitalized = (word: string): string => word[0].toUpperCase() + word.slice(1);

/** How each layout is named to people. */
export const MONOGRAM_LABELS = Object.fromEntries(
  MONOGRAM_STYLES.map((style, i): [MonogramStyle, MonogramLabel] => {
    const name = style.split('-').map(capitalized).join(' ');
    return [style, { code: `M${i + 1}`, name, note: NOTES[style] }];
  }),
) as Record<MonogramStyle, MonogramLabel>;

/** The kind of typeface that each layout is drawn for; any other one gives a sound monogram too. */
export const MONOGRAM_FONTS: Record<MonogramStyle, FontStyle> = {
  'classic-circle': 'block-bold',
  'decorative-frame': 'serif-classic',
  'script-interlocking': 'script-decorative',
  'badge-style': 'block-bold',
  'block-modern': 'block-bold',
  'serif-traditional': 'serif-classic',
  'ornate-luxury': 'decorative-vintage',
  'script-lowercase': 'script-playful',
  'circle-frame': 'serif-classic',
  'bold-contemporary': 'block-bold',
};

/** The most letters. */
export const MONOGRAM_MAX = 4;

/** Least and most threads of a monogram. */
export const MONOGRAM_COLORS = [1, 8] as const;

/** Least and most of a monogram's longer side, mm; below it no satin column keeps its width. */
export const MONOGRAM_SIZE_MM = [20, 400] as const;

/** How a text becomes a monogram. `longSideMm` is 20 to 400 mm. */
export interface MonogramOptions
  extends SewingOptions, SizeOptions, Pick<DigitizeOptions, 'palette' | 'frame'> {
  /** The most threads, 1 to 8. */
  colors: number;
  /** 1 to 4 characters; blanks do not count. */
  text: string;
  style: MonogramStyle;
  /** Whose rules upper-case the letters: in Turkish i becomes İ. */
  language: TextLanguage;
}

/** What a monogram is sewn with where nothing is chosen. */
export const MONOGRAM_DEFAULTS: MonogramOptions = {
  text: '',
  style: 'classic-circle',
  language: 'en',
  longSideMm: 89,
  density: DIGITIZE_DEFAULTS.density,
  palette: DIGITIZE_DEFAULTS.palette,
  colors: 3,
  frame: DIGITIZE_DEFAULTS.frame,
  fabric: DIGITIZE_DEFAULTS.fabric,
  pullMm: DIGITIZE_DEFAULTS.pullMm,
  threadWeight: DIGITIZE_DEFAULTS.threadWeight,
  name: DIGITIZE_DEFAULTS.name,
};
