import type { ShapeSet } from 'ilmek-engine';
import { type MonogramOptions, sketchMonogram } from 'ilmek-engine/monogram';
import { MONOGRAM_FONTS } from 'ilmek-engine/tables';
import { loadFont } from './fonts.ts';

/** A monogram before it is sewn, while it is typed. @throws EngineError and JobError. */
export async function drawMonogram(options: MonogramOptions): Promise<ShapeSet> {
  return sketchMonogram(options, await loadFont(MONOGRAM_FONTS[options.style]));
}
