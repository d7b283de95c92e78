/* The engine's public face: what the worker, the command line and scripts call. */
export { STAGES, type Context, type Progress, type Stage } from './core/context.ts';
export {
  Command,
  designExtents,
  type Design,
  type DesignObject,
  type Extents,
  type Thread,
} from './core/design.ts';
export { EngineError, FormatError, type EngineErrorCode } from './core/errors.ts';
export type { RgbaImage } from './core/image.ts';
export { digitizeImage } from './digitize/digitize-image.ts';
export {
  digitizeSvg,
  digitizeSvgShapes,
  type SewnSvg,
  type SvgOptions,
} from './digitize/digitize-svg.ts';
export { digitizeShapes } from './digitize/digitize-shapes.ts';
export { decode, encode, FORMATS, formatOfFileName, type FormatId } from './formats/index.ts';
export {
  countDesign,
  inspectDesign,
  type DesignReport,
  type InspectOptions,
  type ThreadUse,
} from './inspect/inspect-design.ts';
export type { Problem } from './inspect/problems.ts';
export { DIGITIZE_DEFAULTS, type DigitizeOptions } from './options.ts';
export { renderDesign, type RenderedImage, type RenderOptions } from './render/index.ts';
export type { Shape, ShapeSet } from './shapes.ts';
