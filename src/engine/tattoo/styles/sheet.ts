import type { Context } from '../../core/context.ts';
import type { RgbaImage } from '../../core/image.ts';
import type { Layering } from '../../digitize/plan.ts';
import type { Density, StitchStyle } from '../../options.ts';
import type { ShapeSet } from '../../shapes.ts';
import type { Art } from '../art.ts';
import type { TattooOptions } from '../options.ts';

/** What a style makes of a picture: shapes to sew, or a picture whose threads are mixed. */
export type Sheet =
  | {
      kind: 'shapes';
      set: ShapeSet;
      layering: Layering;
      style: StitchStyle;
      /** How many of the last shapes are lines sewn over all others, in their order. */
      over?: number;
    }
  | { kind: 'picture'; image: RgbaImage; mixed: boolean; density: Density };

/** A tattoo style. */
export type DrawStyle = (art: Art, options: TattooOptions, context: Context) => Sheet;

/** Something for each density. */
export type ByDensity<T> = Readonly<Record<Density, T>>;
