/* SVG drawings as shapes to sew. */
export { drawableSvg, type DrawableSvg } from './drawable.ts';
export { flattenShapes } from './flatten.ts';
export { READ_SVG_DEFAULTS, readSvg, type ReadSvgOptions, type SvgDrawing } from './read-svg.ts';
export { reduceColors } from './reduce-colors.ts';
