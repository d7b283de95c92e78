/* SVG drawings as shapes to sew. */
export { drawableSvg, type DrawableSvg } from './drawable.ts';
export { flattenShapes } from './flatten.ts';
export { READ_SVG_DEFAULTS, type ReadSvgOptions } from './open-drawing.ts';
export { readSvg, type SvgDrawing } from './read-svg.ts';
export { drawingAsPicture, type DrawnPicture } from './drawing-as-picture.ts';
export { reduceColors } from './reduce-colors.ts';
export { isTooTangled } from './sweep.ts';
