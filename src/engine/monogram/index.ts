/* Monograms: one to four letters in ten layouts, as shapes and as designs. */
export { digitizeMonogram } from './digitize-monogram.ts';
export { monogramLetters } from './letters.ts';
export { monogramShapes, type MonogramShapeOptions } from './monogram-shapes.ts';
