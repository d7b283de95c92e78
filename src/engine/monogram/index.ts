/* Monograms: one to four letters in ten layouts, as shapes and as designs. */
export { digitizeMonogram } from './digitize-monogram.ts';
export { monogramLetters } from './letters.ts';
export { sketchMonogram } from './monogram-drawing.ts';
export { monogramShapes, type MonogramShapeOptions } from './monogram-shapes.ts';
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
