import {
  DIGITIZE_DEFAULTS,
  FRAME_NAMES,
  optionChecks,
  WIDTH_LIMITS,
  type DigitizeOptions,
  type SewingOptions,
  type SizeOptions,
} from '../options.ts';

/*
 * Options of the tattoo maker: plain data, which pages and the worker share.
 */

/** How a tattoo is drawn. */
export const TATTOO_STYLES = [
  'tribal',
  'traditional',
  'geometric',
  'watercolor',
  'realistic',
  'minimalist',
  'blackwork',
  'fine-line',
] as const;
export type TattooStyle = (typeof TATTOO_STYLES)[number];

/** What a tattoo shows: how its picture is read. */
export const TATTOO_CATEGORIES = [
  'animals',
  'flowers',
  'skulls',
  'geometric',
  'tribal',
  'portrait',
  'abstract',
  'nature',
  'typography',
] as const;
export type TattooCategory = (typeof TATTOO_CATEGORIES)[number];

/** What a tattoo's areas are sewn as. */
export const TATTOO_STITCH_STYLES = ['satin', 'fill', 'outline', 'mixed'] as const;
export type TattooStitchStyle = (typeof TATTOO_STITCH_STYLES)[number];

/** Which threads a tattoo is sewn with. */
export const TATTOO_PALETTES = ['monochrome', 'classic', 'vibrant', 'pastel'] as const;
export type TattooPalette = (typeof TATTOO_PALETTES)[number];

/** Fewest and most threads. */
export const TATTOO_COLOR_LIMITS = [1, 8] as const;

/**
 * How a picture or a drawing becomes a tattoo's design. `longSideMm` is 5 to 1000 mm, of the
 * picture or the drawing's page.
 */
export interface TattooOptions
  extends SewingOptions, SizeOptions, Pick<DigitizeOptions, 'frame' | 'keepBackground'> {
  tattooStyle: TattooStyle;
  /** What it shows: how it is read. */
  category: TattooCategory;
  stitchStyle: TattooStitchStyle;
  palette: TattooPalette;
  /** The most threads, 1 to 8. */
  colors: number;
}

/** As the form starts: tribal, mixed, medium, 4 colours, size s (2.5 inches), monochrome. */
export const TATTOO_DEFAULTS: TattooOptions = {
  tattooStyle: 'tribal',
  category: 'animals',
  stitchStyle: 'mixed',
  density: 'medium',
  palette: 'monochrome',
  colors: 4,
  longSideMm: 63.5,
  frame: 'none',
  fabric: 'woven',
  pullMm: undefined,
  threadWeight: DIGITIZE_DEFAULTS.threadWeight,
  // A tattoo stands on skin: whatever is around it is told, not drawn.
  keepBackground: false,
  name: '',
};

/** @throws EngineError `bad-options` that names the first option out of its range. */
export function checkTattooOptions(options: TattooOptions): void {
  const { within, whole, oneOf, sewing, sewnSize } = optionChecks('tattoo');
  oneOf('tattooStyle', options.tattooStyle, TATTOO_STYLES);
  oneOf('category', options.category, TATTOO_CATEGORIES);
  oneOf('stitchStyle', options.stitchStyle, TATTOO_STITCH_STYLES);
  oneOf('palette', options.palette, TATTOO_PALETTES);
  oneOf('frame', options.frame, FRAME_NAMES);
  sewing(options);
  if (options.sewn) sewnSize(options.sewn);
  else within('longSideMm', options.longSideMm, WIDTH_LIMITS);
  whole('colors', options.colors, TATTOO_COLOR_LIMITS);
}
