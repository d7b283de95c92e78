import { digitizeMonogram, sketchMonogram } from '../engine/monogram/index.ts';
import { MONOGRAM_FONTS, type MonogramOptions } from '../engine/monogram/options.ts';
import type { ShapeSet } from '../engine/shapes.ts';
import { loadFont } from './fonts.ts';
import type { Made, Making } from './making.ts';

interface Wanted {
  options: MonogramOptions;
}

/** Letters as a monogram. @throws EngineError and JobError. */
export async function makeMonogram(
  { options }: Wanted,
  { onPlan: _, ...context }: Making,
): Promise<Made> {
  const font = await loadFont(MONOGRAM_FONTS[options.style]);
  return { design: digitizeMonogram(options, font, context) };
}

/** The same before it is sewn, while it is typed. @throws EngineError and JobError. */
export async function drawMonogram({ options }: Wanted): Promise<ShapeSet> {
  return sketchMonogram(options, await loadFont(MONOGRAM_FONTS[options.style]));
}
