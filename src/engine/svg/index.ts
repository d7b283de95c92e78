/* SVG drawings as shapes to sew. */
export { drawingAsPicture } from './drawing-as-picture.ts';
export { readSvg } from './read-svg.ts';
