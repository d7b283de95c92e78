import {
  TATTOO_CATEGORIES,
  TATTOO_COLOR_LIMITS,
  TATTOO_DEFAULTS,
  TATTOO_PALETTES,
  TATTOO_STITCH_STYLES,
  TATTOO_STYLES,
} from 'ilmek-engine/tables';
import type { TattooCategory, TattooStyle } from 'ilmek-engine/tattoo';
import { DENSITY, EDITS, FRAME_SHAPE, palette, stitchStyle, threadColors } from './choices.ts';
import { choice, choicesOf } from './fields.ts';
import type { Fields } from './fields.ts';
import { EXACT_LENGTHS, SMALL_SIZES } from './sizes.ts';

export const STYLE_NAMES: Record<TattooStyle, string> = {
  tribal: 'Tribal',
  traditional: 'Traditional',
  geometric: 'Geometric',
  watercolor: 'Watercolor',
  realistic: 'Realistic',
  minimalist: 'Minimalist',
  blackwork: 'Blackwork',
  'fine-line': 'Fine Line',
};

/** What a style does to the stitches. */
const STYLE_HINTS: Record<TattooStyle, string> = {
  tribal: 'bold black curves',
  traditional: 'strong outlines, flat colour',
  geometric: 'straight edges and facets',
  watercolor: 'threads that blend',
  realistic: 'shaded like a photograph',
  minimalist: 'few lines, much cloth',
  blackwork: 'dense black, open lines',
  'fine-line': 'one running thread',
};

export const CATEGORY_NAMES: Record<TattooCategory, string> = {
  animals: 'Animals',
  flowers: 'Flowers',
  skulls: 'Skulls',
  geometric: 'Geometric',
  tribal: 'Tribal',
  portrait: 'Portrait',
  abstract: 'Abstract',
  nature: 'Nature',
  typography: 'Typography',
};

/** The longest prompt, in characters. */
const PROMPT_LIMIT = 500;

const [FEWEST, MOST] = TATTOO_COLOR_LIMITS;

/** The options of tattoos. */
export const TATTOO_FIELDS = {
  mode: choice<'image' | 'prompt'>({
    look: 'segmented',
    label: 'Made from',
    place: 'stage',
    choices: [
      { value: 'image', label: 'Image' },
      { value: 'prompt', label: 'Prompt' },
    ],
    default: 'image',
  }),
  prompt: {
    kind: 'text',
    place: 'stage',
    label: 'Prompt',
    maxLength: PROMPT_LIMIT,
    default: '',
  },
  edits: EDITS,
  tattooStyle: choice<TattooStyle>({
    look: 'pictures',
    label: 'Tattoo style',
    choices: choicesOf(TATTOO_STYLES, STYLE_NAMES, STYLE_HINTS),
    default: TATTOO_DEFAULTS.tattooStyle,
  }),
  category: choice<TattooCategory>({
    look: 'select',
    label: 'Category',
    choices: choicesOf(TATTOO_CATEGORIES, CATEGORY_NAMES),
    default: TATTOO_DEFAULTS.category,
  }),
  stitchStyle: stitchStyle(TATTOO_STITCH_STYLES, 'mixed'),
  density: DENSITY,
  size: { kind: 'size', look: 'segmented', label: 'Size', choices: SMALL_SIZES, default: 's' },
  ...EXACT_LENGTHS,
  colorPalette: palette(TATTOO_PALETTES, 'monochrome'),
  colors: threadColors(FEWEST, MOST, 4),
  frameShape: FRAME_SHAPE,
} as const satisfies Fields;
