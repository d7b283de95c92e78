import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import {
  DENSITIES,
  FABRIC_NAMES,
  FRAME_NAMES,
  PULL_LIMITS,
  WIDTH_LIMITS,
  SEWN_LIMITS,
  SEWN_SIDES,
  type DigitizeOptions,
  type SewnSize,
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

/** How a picture or a drawing becomes a tattoo's design. */
export interface TattooOptions extends Pick<
  DigitizeOptions,
  'density' | 'frame' | 'fabric' | 'pullMm' | 'keepBackground' | 'name'
> {
  tattooStyle: TattooStyle;
  /** What it shows: how it is read. */
  category: TattooCategory;
  stitchStyle: TattooStitchStyle;
  palette: TattooPalette;
  /** The most threads, 1 to 8. */
  colors: number;
  /** The longer side of the picture or the drawing's page, frame included. 5 to 1000 mm. */
  longSideMm: Mm;
  /** In its place: how large the piece is sewn. `longSideMm` is ignored then. */
  sewn?: SewnSize | undefined;
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
  // A tattoo stands on skin: whatever is around it is told, not drawn.
  keepBackground: false,
  name: '',
};

/** @throws EngineError `bad-options` that names the first option out of its range. */
export function checkTattooOptions(options: TattooOptions): void {
  const fail = (name: string, wanted: string, got: unknown): never => {
    throw new EngineError('bad-options', 'tattoo', `${name} wants ${wanted}, got ${String(got)}`);
  };
  const within = (name: string, value: number, [low, high]: readonly [number, number]) => {
    if (!(value >= low && value <= high)) fail(name, `${low} to ${high}`, value);
  };
  const oneOf = (name: string, value: string, choices: readonly string[]) => {
    if (!choices.includes(value)) fail(name, `one of ${choices.join(', ')}`, value);
  };
  oneOf('tattooStyle', options.tattooStyle, TATTOO_STYLES);
  oneOf('category', options.category, TATTOO_CATEGORIES);
  oneOf('stitchStyle', options.stitchStyle, TATTOO_STITCH_STYLES);
  oneOf('palette', options.palette, TATTOO_PALETTES);
  oneOf('density', options.density, DENSITIES);
  oneOf('frame', options.frame, FRAME_NAMES);
  oneOf('fabric', options.fabric, FABRIC_NAMES);
  if (options.sewn) {
    oneOf('sewn.side', options.sewn.side, SEWN_SIDES);
    within('sewn.mm', options.sewn.mm, SEWN_LIMITS);
  } else within('longSideMm', options.longSideMm, WIDTH_LIMITS);
  within('colors', options.colors, TATTOO_COLOR_LIMITS);
  if (!Number.isInteger(options.colors)) fail('colors', 'a whole number', options.colors);
  if (options.pullMm !== undefined) within('pullMm', options.pullMm, PULL_LIMITS);
}
