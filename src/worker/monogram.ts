import { digitizeMonogram, type MonogramOptions } from 'ilmek-engine/monogram';
import { MONOGRAM_FONTS } from 'ilmek-engine/tables';
import { loadFont } from './fonts.ts';
import type { Made, Making } from './making.ts';

interface Wanted {
  options: MonogramOptions;
}

/** Letters as a monogram. @throws EngineError and JobError. */
export async function makeMonogram(
  { options }: Wanted,
  { onFlatPreview: _, ...context }: Making,
): Promise<Made> {
  const font = await loadFont(MONOGRAM_FONTS[options.style]);
  return { design: digitizeMonogram(options, font, context) };
}
