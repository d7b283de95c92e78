/* Eight tattoo styles over pictures and drawings. */
export { digitizeTattoo, digitizeTattooShapes } from './digitize-tattoo.ts';
export {
  TATTOO_CATEGORIES,
  TATTOO_COLOR_LIMITS,
  TATTOO_DEFAULTS,
  TATTOO_PALETTES,
  TATTOO_STITCH_STYLES,
  TATTOO_STYLES,
  type TattooCategory,
  type TattooOptions,
  type TattooPalette,
  type TattooStitchStyle,
  type TattooStyle,
} from './options.ts';
