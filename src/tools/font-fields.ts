import type { FontStyle, TextLanguage } from 'ilmek-engine/lettering';
import type { MonogramStyle } from 'ilmek-engine/monogram';
import { FONT_STYLES, TEXT_LIMIT, MONOGRAM_LABELS, MONOGRAM_STYLES } from 'ilmek-engine/tables';
import { DENSITY, FRAME_SHAPE, palette, TEN_PALETTES, threadColors } from './choices.ts';
import { choice, choicesOf } from './fields.ts';
import type { AnySettings, Fields } from './fields.ts';
import { EXACT_LENGTHS, SMALL_SIZES } from './sizes.ts';

const FONT_NAMES: Record<FontStyle, string> = {
  'script-elegant': 'Script Elegant',
  'script-decorative': 'Script Decorative',
  'script-modern': 'Script Modern',
  'script-playful': 'Script Playful',
  handwritten: 'Handwritten',
  'serif-classic': 'Serif Classic',
  'block-bold': 'Block Bold',
  'sans-modern': 'Sans Modern',
  'decorative-vintage': 'Decorative Vintage',
};

const isMonogram = (settings: AnySettings) => settings['isMonogram'] === true;

/** The options of letters and monograms. */
export const FONT_FIELDS = {
  isMonogram: {
    kind: 'switch',
    label: 'Monogram Mode',
    hint: 'One to four letters, joined into a mark',
    default: false,
  },
  text: { kind: 'text', place: 'stage', label: 'Text', maxLength: TEXT_LIMIT, default: '' },
  language: choice<TextLanguage>({
    look: 'segmented',
    label: 'Language',
    choices: [
      { value: 'en', label: 'English', hint: 'i becomes I' },
      { value: 'tr', label: 'Türkçe', hint: 'i becomes İ' },
    ],
    default: 'en',
    when: isMonogram,
  }),
  fontStyle: choice<FontStyle>({
    look: 'select',
    label: 'Font style',
    choices: choicesOf(FONT_STYLES, FONT_NAMES),
    default: 'script-elegant',
    when: (settings) => !isMonogram(settings),
  }),
  monogramStyle: choice<MonogramStyle>({
    look: 'cards',
    label: 'Monogram style',
    choices: MONOGRAM_STYLES.map((value) => ({
      value,
      label: `${MONOGRAM_LABELS[value].code} ${MONOGRAM_LABELS[value].name}`,
      hint: MONOGRAM_LABELS[value].note,
    })),
    default: 'classic-circle',
    when: isMonogram,
  }),
  density: DENSITY,
  size: { kind: 'size', look: 'segmented', label: 'Size', choices: SMALL_SIZES, default: 'm' },
  ...EXACT_LENGTHS,
  colorPalette: palette(TEN_PALETTES, 'classic'),
  colors: threadColors(1, 8, 3),
  frameShape: FRAME_SHAPE,
} as const satisfies Fields;
