import type { Complexity, Preset } from 'ilmek-engine/compose';
import { COMPLEXITIES, PRESETS, PROMPT_DEFAULTS } from 'ilmek-engine/tables';
import { DENSITY, EDITS, palette, stitchStyle } from './choices.ts';
import { choice, choicesOf } from './fields.ts';
import type { Fields } from './fields.ts';
import { EMBROIDERY_SIZES, EXACT_LENGTHS } from './sizes.ts';

const PRESET_NAMES: Record<Preset, string> = {
  vintage: 'Vintage',
  modern: 'Modern',
  geometric: 'Geometric',
  floral: 'Floral',
  decorative: 'Decorative',
  tribal: 'Tribal',
};

const COMPLEXITY_NAMES: Record<Complexity, string> = {
  simple: 'Simple',
  medium: 'Medium',
  complex: 'Complex',
  'highly-detailed': 'Highly detailed',
};

/** How much is drawn around the subjects. */
const COMPLEXITY_HINTS: Record<Complexity, string> = {
  simple: 'the subjects, in few threads',
  medium: 'the subjects, in all their threads',
  complex: 'with a ring or frame',
  'highly-detailed': 'with fillers and borders',
};

/** The longest prompt, in characters. */
const PROMPT_LIMIT = 500;

/** The most variations that a link may count to. */
export const MAX_VARIATIONS = 999;

/** The options of designs made from words. */
export const PROMPT_FIELDS = {
  mode: choice<'text' | 'image'>({
    look: 'segmented',
    label: 'Made from',
    place: 'stage',
    choices: [
      { value: 'text', label: 'Text Prompt' },
      { value: 'image', label: 'Image + Prompt' },
    ],
    default: 'text',
  }),
  prompt: {
    kind: 'text',
    place: 'stage',
    label: 'Prompt',
    maxLength: PROMPT_LIMIT,
    default: '',
  },
  edits: EDITS,
  style: choice<Preset>({
    look: 'pictures',
    label: 'Style',
    place: 'stage',
    choices: choicesOf(PRESETS, PRESET_NAMES),
    default: PROMPT_DEFAULTS.preset,
  }),
  stitchStyle: stitchStyle(['satin', 'fill', 'outline', 'mixed'], 'satin'),
  size: { kind: 'size', look: 'segmented', label: 'Size', choices: EMBROIDERY_SIZES, default: 'm' },
  ...EXACT_LENGTHS,
  colorPalette: palette(
    ['vibrant', 'pastel', 'monochrome', 'earth-tones', 'jewel-tones'],
    'vibrant',
  ),
  density: { ...DENSITY, place: 'advanced' },
  complexity: choice<Complexity>({
    look: 'select',
    label: 'Complexity',
    place: 'advanced',
    choices: choicesOf(COMPLEXITIES, COMPLEXITY_NAMES, COMPLEXITY_HINTS),
    default: PROMPT_DEFAULTS.complexity,
  }),
  threadColors: {
    kind: 'colors',
    label: 'Thread colours',
    place: 'advanced',
    default: PROMPT_DEFAULTS.threadColors,
  },
  // Counted up by a button.
  variation: {
    kind: 'number',
    label: 'Variation',
    place: 'none',
    min: 0,
    max: MAX_VARIATIONS,
    default: 0,
  },
} as const satisfies Fields;
