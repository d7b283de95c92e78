/* SVG drawings as shapes to sew. */
export { drawingAsPicture } from './drawing-as-picture.ts';
export { READ_SVG_DEFAULTS, readSvg } from './read-svg.ts';
