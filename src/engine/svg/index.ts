/* SVG drawings as shapes to sew. */
export { drawingAsPicture } from './drawing-as-picture.ts';
export { flattenShapes } from './flatten.ts';
export { readSvg } from './read-svg.ts';
export { reduceColors } from './reduce-colors.ts';
export { isTooTangled } from './sweep.ts';
