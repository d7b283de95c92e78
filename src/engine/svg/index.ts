/* SVG drawings as shapes to sew. */
export { flattenShapes } from './flatten.ts';
export { READ_SVG_DEFAULTS, readSvg, type ReadSvgOptions, type SvgDrawing } from './read-svg.ts';
export { reduceColors } from './reduce-colors.ts';
