import { digitizeMonogram } from '../engine/monogram/index.ts';
import { MONOGRAM_FONTS, type MonogramOptions } from '../engine/monogram/options.ts';
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
