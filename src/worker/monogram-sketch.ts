import { MONOGRAM_FONTS, type MonogramOptions } from '../engine/monogram/options.ts';
import { sketchMonogram } from '../engine/monogram/monogram-drawing.ts';
import type { ShapeSet } from '../engine/shapes.ts';
import { loadFont } from './fonts.ts';

/** A monogram before it is sewn, while it is typed. @throws EngineError and JobError. */
export async function drawMonogram(options: MonogramOptions): Promise<ShapeSet> {
  return sketchMonogram(options, await loadFont(MONOGRAM_FONTS[options.style]));
}
