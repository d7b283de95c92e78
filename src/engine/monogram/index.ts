/* Monograms: one to four letters in ten layouts, as shapes and as designs. */
export {
  digitizeMonogram,
  monogramLetters,
  sketchMonogram,
  monogramShapes,
  type MonogramShapeOptions,
} from './monogram.ts';
export {
  MONOGRAM_COLORS,
  MONOGRAM_DEFAULTS,
  MONOGRAM_FONTS,
  MONOGRAM_LABELS,
  MONOGRAM_MAX,
  MONOGRAM_SIZE_MM,
  MONOGRAM_STYLES,
  type MonogramLabel,
  type MonogramOptions,
  type MonogramStyle,
} from './options.ts';
