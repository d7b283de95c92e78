import type { FontStyle } from '../lettering/options.ts';
import {
  DIGITIZE_DEFAULTS,
  optionChecks,
  PALETTES,
  STITCH_STYLES,
  WIDTH_LIMITS,
  type PaletteName,
  type SewingOptions,
  type SizeOptions,
  type StitchStyle,
} from '../options.ts';
import type { PromptPlan } from '../prompt/plan.ts';

/*
 * How a prompt's design is composed: what the form, the worker and the
 * composer share.
 */

/** The style that a design is drawn in: it changes the composition, not only its colours. */
export const PRESETS = [
  'vintage',
  'modern',
  'geometric',
  'floral',
  'decorative',
  'tribal',
] as const;
export type Preset = (typeof PRESETS)[number];

/** How much is drawn around the subjects. */
export const COMPLEXITIES = ['simple', 'medium', 'complex', 'highly-detailed'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** The lettering that goes with each style. */
export const PROMPT_FONTS: Record<Preset, FontStyle> = {
  vintage: 'decorative-vintage',
  modern: 'sans-modern',
  geometric: 'sans-modern',
  floral: 'script-modern',
  decorative: 'script-playful',
  tribal: 'block-bold',
};

/**
 * The typeface of a prompt's words: what it names, else what goes with the style.
 * @param plan as `readPrompt` reads it
 * @param options with the style
 */
export const fontStyleOf = (
  plan: Pick<PromptPlan, 'wordsStyle'>,
  options: Pick<PromptOptions, 'preset'>,
): FontStyle => plan.wordsStyle?.font ?? PROMPT_FONTS[options.preset];

/**
 * How a prompt's design is composed and sewn. `longSideMm` is 30 to 1000 mm.
 */
export interface PromptOptions extends SewingOptions, SizeOptions {
  preset: Preset;
  /** Subjects in few threads; in all of theirs; with a ring or frame; with fillers and borders. */
  complexity: Complexity;
  /** What areas are sewn as. */
  stitchStyle: StitchStyle;
  palette: PaletteName;
  /** '#rrggbb', up to three: ornaments, lines and lettering. Empty: from the subjects. */
  threadColors: readonly string[];
  /** 0, 1, 2 …: each gives another arrangement of the same prompt. */
  variation: number;
}

/** What a prompt is sewn with where nothing is chosen. */
export const PROMPT_DEFAULTS: PromptOptions = {
  preset: 'modern',
  complexity: 'medium',
  stitchStyle: 'satin',
  density: 'medium',
  longSideMm: 127,
  palette: 'vibrant',
  threadColors: ['#ff0000', '#00ff00', '#0000ff'],
  variation: 0,
  fabric: 'woven',
  pullMm: undefined,
  threadWeight: DIGITIZE_DEFAULTS.threadWeight,
  name: '',
};

/** Longer sides that can be composed, mm: smaller than the least, ornaments are no needle's work. */
export const PROMPT_SIZE_LIMITS = [30, WIDTH_LIMITS[1]] as const;

/** The most threads of a design, by how much is drawn. */
export const MAX_THREADS: Record<Complexity, number> = {
  simple: 8,
  medium: 11,
  complex: 12,
  'highly-detailed': 12,
};

/**
 * Looks whether a prompt can be composed with these options.
 * @throws EngineError `bad-options` that names the first option out of its range.
 */
export function checkPromptOptions(options: PromptOptions): void {
  const { fail, within, oneOf, sewing } = optionChecks('compose');
  oneOf('preset', options.preset, PRESETS);
  oneOf('complexity', options.complexity, COMPLEXITIES);
  oneOf('stitchStyle', options.stitchStyle, STITCH_STYLES);
  oneOf('palette', options.palette, PALETTES);
  sewing(options);
  within('longSideMm', options.longSideMm, PROMPT_SIZE_LIMITS);
  const { threadColors, variation } = options;
  if (threadColors.length > 3 || !threadColors.every((hex) => /^#[0-9a-f]{6}$/i.test(hex))) {
    fail('threadColors', "up to three of '#rrggbb'", threadColors.join());
  }
  if (!(Number.isInteger(variation) && variation >= 0)) {
    fail('variation', 'a whole number from 0', variation);
  }
}
