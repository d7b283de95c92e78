import type { Density, FabricName, FrameName, PaletteName, StitchStyle } from 'ilmek-engine';
import {
  DENSITIES,
  FABRIC_NAMES,
  FABRIC_PRESETS,
  FRAME_NAMES,
  ROW_SPACING_MM,
  THREAD_WEIGHT_CHOICES,
  THREAD_WEIGHTS,
  type ThreadWeight,
} from 'ilmek-engine/tables';
import { choice, choicesOf } from './fields.ts';

/* Options that several tools offer, in words. */

const STYLE_NAMES: Record<StitchStyle, string> = {
  mixed: 'Mixed',
  satin: 'Satin',
  fill: 'Fill',
  outline: 'Outline',
  running: 'Running',
  applique: 'Appliqué',
};

/** What a style does to the cloth. */
const STYLE_HINTS: Record<StitchStyle, string> = {
  mixed: 'satin or fill, by the shape',
  satin: 'follows the shape',
  fill: 'even rows',
  outline: 'edges only',
  running: 'lines only',
  applique: 'sewn-on patches',
};

/** What was changed of what a prompt was understood to be; only buttons write it. */
export const EDITS = {
  kind: 'text',
  place: 'stage',
  label: 'Changes',
  maxLength: 2000,
  default: '',
} as const;

export const stitchStyle = <const V extends StitchStyle>(styles: readonly V[], value: V) =>
  choice<V>({
    look: 'select',
    label: 'Stitch style',
    choices: choicesOf<V>(styles, STYLE_NAMES, STYLE_HINTS),
    default: value,
  });

const DENSITY_NAMES: Record<Density, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** As the trade tells it: from one row to the next but one, with thread of 40 wt. */
const rows = (density: Density) =>
  `${(2 * ROW_SPACING_MM[density]).toFixed(2)} mm, every second row`;

export const DENSITY = choice<Density>({
  look: 'segmented',
  label: 'Density',
  choices: choicesOf(DENSITIES, DENSITY_NAMES, {
    low: rows('low'),
    medium: rows('medium'),
    high: rows('high'),
  }),
  default: 'medium',
});

/** What is sewn on: sets how far stitches reach, how close they lie, and what goes under them. */
export const FABRIC = choice<FabricName>({
  look: 'select',
  label: 'Sewn on',
  place: 'advanced',
  choices: FABRIC_NAMES.map((value) => ({ value, label: FABRIC_PRESETS[value].label })),
  default: 'woven',
});

const needle = (weight: ThreadWeight) => `needle ${THREAD_WEIGHTS[weight].needle}`;

/** How much nearer or farther apart other threads have the rows that `DENSITY` tells. */
const rowsBy = (weight: ThreadWeight) => `rows × ${THREAD_WEIGHTS[weight].spacing}`;

/** Of the thread on the machine: finer thread wants closer rows. */
export const THREAD_WEIGHT = choice<`${ThreadWeight}`>({
  look: 'segmented',
  label: 'Thread weight',
  place: 'advanced',
  choices: choicesOf(
    THREAD_WEIGHT_CHOICES.map((weight) => `${weight}` as const),
    { 60: '60 wt', 40: '40 wt', 30: '30 wt' },
    {
      60: `${needle(60)}, ${rowsBy(60)}`,
      40: `the usual, ${needle(40)}`,
      30: `${needle(30)}, ${rowsBy(30)}`,
    },
  ),
  default: '40',
});

/** How a machine wants a design's order: by colours, from a cap's middle out, or to be snipped by hand. */
export const SEWING_ORDERS = ['colors', 'cap', 'by-hand'] as const;
export type SewingOrder = (typeof SEWING_ORDERS)[number];

/** What the machine, or its hoop, asks of the order. */
export const SEWING_ORDER = choice<SewingOrder>({
  look: 'select',
  label: 'Sewing order',
  place: 'advanced',
  choices: choicesOf(
    SEWING_ORDERS,
    { colors: 'Colour by colour', cap: 'For a cap', 'by-hand': 'No thread cutter' },
    {
      colors: 'fewest changes of thread',
      cap: 'from the middle out, each part finished',
      'by-hand': 'no trims, ways that can be snipped',
    },
  ),
  default: 'colors',
});

/** Palettes as people read them. */
export const PALETTE_NAMES: Record<PaletteName, string> = {
  classic: 'Classic',
  vibrant: 'Vibrant',
  pastel: 'Pastel',
  muted: 'Muted',
  monochrome: 'Monochrome',
  'earth-tones': 'Earth tones',
  'jewel-tones': 'Jewel tones',
  vintage: 'Vintage',
  neon: 'Neon',
  rainbow: 'Rainbow',
  minimal: 'Minimal',
};

export const palette = <const V extends PaletteName>(
  palettes: readonly V[],
  value: NoInfer<V>,
  label = 'Colour palette',
) =>
  choice<V>({
    look: 'palette',
    label,
    param: 'palette',
    choices: choicesOf<V>(palettes, PALETTE_NAMES),
    default: value,
  });

/** What pictures and letters may be sewn in. */
export const TEN_PALETTES = [
  'classic',
  'vibrant',
  'pastel',
  'monochrome',
  'earth-tones',
  'jewel-tones',
  'vintage',
  'neon',
  'rainbow',
  'minimal',
] as const satisfies readonly PaletteName[];

const FRAME_LABELS: Record<FrameName, string> = {
  none: 'None',
  square: 'Square',
  circle: 'Circle',
  rectangle: 'Rectangle',
};

/** A satin border around the design. */
export const FRAME_SHAPE = choice<FrameName>({
  look: 'segmented',
  label: 'Frame shape',
  choices: choicesOf(FRAME_NAMES, FRAME_LABELS),
  default: 'none',
});

/** How many threads at most. */
export const threadColors = (min: number, max: number, value: number) =>
  ({ kind: 'number', label: 'Thread colours', min, max, default: value }) as const;
