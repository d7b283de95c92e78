import { sewingSettings } from '../fabrics/index.ts';
import type { FrameName, ShapeOptions } from '../options.ts';
import type { Sides } from './sewn-size.ts';

/** How much larger than its drawing a piece comes out: both ends together. */
export type Overhang = Sides;

export type FramedOptions = ShapeOptions & { frame?: FrameName };

/** Half the width of the satin that covers a patch's edge lies outside it, at both ends. */
const PATCH_COVER_MM = 3;
/** Ends of stitches stop short of their edge by half a thread; first and last rows by half a row more. */
const ENDS_MM = -0.2;
const ROWS_MM = -0.5;
const FRAME_MM = -0.15;

/**
 * What is usually sewn beyond a drawing, by the stitch that most often lies outermost. A guess
 * that saves a second sewing where it is right, and no more.
 */
export function expectedOverhang(options: FramedOptions): Overhang {
  const { style, frame = 'none' } = options;
  const pull = 2 * sewingSettings(options).pullMm;
  if (frame !== 'none') return { width: pull + FRAME_MM, height: pull + FRAME_MM };
  if (style === 'running' || style === 'outline') return { width: 0, height: 0 };
  if (style === 'applique') return { width: pull + PATCH_COVER_MM, height: pull + PATCH_COVER_MM };
  return { width: pull + ENDS_MM, height: pull + ROWS_MM };
}

/** The same for a photograph: rows of many directions end along each side. */
export function photoOverhang(options: FramedOptions): Overhang {
  const pull = 2 * sewingSettings(options).pullMm;
  return { width: pull, height: pull };
}
